// A race in words.

/** @import {Speech} from "../speech/speech.js" */
/** @import {Arrival, Lane, Setting} from "./state.d.ts" */

/** An own order of more cells is not spelled out. */
const SPELLED = 25;

/**
 * The name of a search, such as "Textbook · row by row".
 * @param {Setting} setting
 * @param {string} order Go's name for it; "" before it is known
 * @param {Speech} speech
 */
export function searchName({ mode, order: asked, once, fixed, turns }, order, speech) {
  const names = [speech.say(mode === "plain" ? "watch.plain" : "watch.fast")];
  if (order) names.push(order === "custom" ? ownOrder(asked, speech) : speech.say(`order.${order}`));
  if (once) names.push(speech.say("textbook.once"));
  if (fixed) names.push(speech.say("textbook.fixed"));
  if (turns) names.push(speech.say("textbook.turns"));
  return names.join(" · ");
}

/** @param {string} cells @param {Speech} speech */
function ownOrder(cells, speech) {
  const list = cells.split(",");
  const own = speech.say("textbook.own");
  return list.length > SPELLED ? own : `${own} ${list.map((cell) => cell.trim()).join(", ")}`;
}

/** How far a lane is. @param {Lane} lane @param {Speech} speech */
export function stepsWords({ at, end }, speech) {
  const n = Number(at?.number ?? 0);
  return end === null ? speech.say("race.step.open", { n }) : speech.say("race.step", { n, of: end });
}

/** Who has arrived, the first one first. @param {Lane[]} lanes @param {Speech} speech */
export function arrivalWords(lanes, speech) {
  return lanes
    .filter(({ place }) => place > 0)
    .sort((one, other) => one.place - other.place)
    .map(({ place, setting, order, end }) => speech.say(`race.place.${place}`, { search: searchName(setting, order, speech), n: end ?? 0 }))
    .join(" ");
}

/** The smallest ratio shown as a number: with one decimal, less would read as 1. */
const LEAST = 1.1;

/**
 * How many times fewer steps it took than the longest one, which gets a dash. Searches that count tries
 * take more steps for the same work, so they are compared only with each other.
 * @param {Arrival} arrival
 * @param {Arrival[]} arrived
 * @param {Speech} speech
 */
export function fewerWords({ steps, tries }, arrived, speech) {
  const alike = arrived.filter((other) => (other.tries === null) === (tries === null));
  const most = Math.max(...alike.map((other) => other.steps));
  if (steps === most || steps === 0) return "–";
  const times = most / steps;
  return times < LEAST ? `< ${speech.number(LEAST)} ×` : `${speech.number(times)} ×`;
}
