// Watched searches and races in words.

import { degrees, edgeName, leanOf } from "../speech/edges.js";
import { sideName } from "../speech/faults.js";
import { aloud } from "../speech/speech.js";

/** @import {Drawing, Puzzle, WatchedEvent} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Arrival, Lane, Setting, State} from "./state.d.ts" */

/**
 * The last event in a sentence; at the start, and on a long way, what is happening.
 * @param {State} state
 * @param {Speech} speech
 */
export function sentence({ table: { puzzle, drawing }, watch: { at, none } }, speech) {
  if (!puzzle || !drawing || !at) return "";
  if (none) return speech.say("watch.none");
  if (at.event) {
    const happened = eventWords(at.event, puzzle, drawing, speech);
    return at.number === at.end ? `${happened} ${speech.say("watch.over")}` : happened;
  }
  return speech.say(Number(at.number) === 0 ? "trace.start" : "watch.under-way");
}

/**
 * @param {WatchedEvent} event
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 */
export function eventWords({ kind, cell, tile, turn, why }, puzzle, drawing, speech) {
  const { row, column } = puzzle.grid.cells[cell];
  const { sides } = puzzle.grid;
  const words = { tile: tile + 1, row: row + 1, column: column + 1, turn: speech.say(`turn.${degrees(turn, sides, leanOf(drawing, cell))}`) };
  if (!why) return speech.say(`trace.${kind}`, words);
  const side = sideName(why.side, sides, drawing.cells[cell].angle, speech);
  const other = why.other && edgeName(puzzle, why.other, speech);
  return speech.say(`trace.${kind}.${why.code}`, { ...words, side, edge: speech.begin(edgeName(puzzle, why.edge, speech)), other });
}

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

/** Who has arrived at a place, "" for nobody yet. @param {Lane[]} lanes @param {number} place @param {Speech} speech */
export function arrivalWords(lanes, place, speech) {
  const lane = lanes.find((one) => one.place === place);
  return lane ? speech.say(`race.place.${place}`, { search: aloud(searchName(lane.setting, lane.order, speech)), n: lane.end ?? 0 }) : "";
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
