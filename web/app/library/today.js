// Today's nine in the Puzzles dialog: the puzzle of this day, and those of the last days.

import { closeDialogs } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { dayPuzzle } from "../days/puzzle.js";
import { FaultError } from "../engine/solver.js";
import { solvedBy } from "../play/finish.js";
import { rate } from "../solve/difficulty.js";
import { dayBefore, dayOf, dayWords } from "../speech/days.js";
import { effortWords } from "../speech/difficulty.js";
import { openText } from "../table/open.js";
import { covers } from "./covers.js";
import { solvedMark } from "./published.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/** So many days before today can be opened. */
const EARLIER = 7;

/**
 * Makes the section for the day that it is now.
 * @param {App} app
 * @param {HTMLElement} root the dialog
 */
export function fillToday(app, root) {
  const { speech, store } = app;
  const today = dayOf(new Date());
  const solved = solvedBy(store.state.keep.mine, "name");
  const card = todaysCard(today, solved, speech);
  const days = Array.from({ length: EARLIER }, (_, at) => earlierDay(dayBefore(today, EARLIER - at), solved, speech));
  const section = make(
    "section",
    { "data-part": "today" },
    make("h3", {}, speech.say("today")),
    make("div", { class: "today" }, card, make("p", { class: "help" }, speech.say("today.what"))),
    make("p", { class: "help" }, speech.say("today.earlier")),
    make("ul", { class: "days" }, ...days),
  );
  root.querySelector('[data-part="today"]')?.remove();
  part("mine", root).closest("section")?.before(section);
  void complete(app, root, card, today);
}

/**
 * @param {string} day
 * @param {Set<string>} solved days
 * @param {Speech} speech
 */
function todaysCard(day, solved, speech) {
  return make(
    "button",
    { type: "button", class: "card", "data-action": "open-day", "data-day": day },
    make("span", { class: "cover" }),
    make("b", {}, dayWords(day, speech, { weekday: "long", day: "numeric", month: "long" })),
    make("small", { "data-part": "today-rated" }, "\u00a0"),
    ...(solved.has(day) ? [solvedMark(speech)] : []),
  );
}

/**
 * A day of the calendar: its weekday, its number, and a tick when it is solved.
 * @param {string} day
 * @param {Set<string>} solved days
 * @param {Speech} speech
 */
function earlierDay(day, solved, speech) {
  const done = solved.has(day);
  const name = [dayWords(day, speech, { weekday: "long", day: "numeric", month: "long" }), ...(done ? [speech.say("solved")] : [])].join(", ");
  const lines = [dayWords(day, speech, { weekday: "short" }), `${Number(day.slice(-2))}${done ? " ✓" : ""}`];
  const button = make("button", { type: "button", "data-action": "open-day", "data-day": day, title: name });
  button.append(...lines.map((line) => make("span", {}, line)));
  return make("li", {}, button);
}

/**
 * The puzzle of a day as a link's hash.
 * @param {App} app
 * @param {string} day
 */
async function linkOf(app, day) {
  return (await dayPuzzle(app, day)).link;
}

/**
 * Adds what takes a moment: the picture and how hard it is.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {HTMLElement} card
 * @param {string} today
 */
async function complete(app, root, card, today) {
  try {
    const link = await linkOf(app, today);
    covers(app, root)(card, link);
    const rated = await rate(app, link, () => card.isConnected);
    if (!rated) return;
    card.title = effortWords(rated, app.speech);
    part("today-rated", card).textContent = app.speech.say(`difficulty.${rated.difficulty}`);
  } catch (error) {
    // The card opens the puzzle all the same, or says why not.
    if (!(error instanceof FaultError)) throw error;
  }
}

/**
 * What the buttons of days do.
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>}
 */
export function dayActions(app) {
  return {
    "open-day": ({ dataset }) => {
      closeDialogs();
      return openText(app, linkOf(app, dataset.day ?? ""));
    },
  };
}
