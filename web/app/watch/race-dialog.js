// The dialog of the race: two lanes, one transport for both, and the table of results. It is made anew
// each time it opens; both workers end when it closes or another puzzle comes onto the table.

import { makeDialog } from "../base/dialogs.js";
import { make, setParts, setText } from "../base/dom.js";
import { makeLane } from "./lane.js";
import { Race, withArrival } from "./race.js";
import { PACES } from "./watching.js";
import { arrivalWords, fewerWords, searchName } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Arrival} from "./state.d.ts" */

/** A frame counts for at most this many milliseconds. */
const LATEST = 100;

/** Makes the dialog, if there is a puzzle. @param {App} app @returns {boolean} whether there is one */
export function fillRace(app) {
  const { speech, store } = app;
  const { table: { puzzle, drawing }, race: { entered } } = store.state;
  if (!puzzle || !drawing) return false;
  /** Whether a frame is requested. */
  let asked = false;
  let before = 0;
  const frame = (/** @type {number} */ now) => {
    asked = false;
    race.frame(Math.min(LATEST, Math.max(0, now - before)));
    before = now;
    show();
    if (race.playing) ask();
  };
  const ask = () => {
    if (asked || race.lanes.length === 0) return;
    asked = true;
    requestAnimationFrame(frame);
  };
  const race = new Race(app, puzzle.id, (arrived) => {
    if (arrived.length > 0) {
      store.change((state) => void (state.race.arrived = arrived.reduce(withArrival, state.race.arrived)));
      fillTable();
    }
    ask();
  });
  const lanes = entered.map((setting, i) =>
    makeLane(puzzle, drawing, speech, `race-${i + 1}`, setting, (next) => {
      // A pause in typing may end after the dialog has closed.
      if (!dialog.open) return;
      store.change((state) => void (state.race.entered = state.race.entered.map((was, at) => (at === i ? next : was))));
      void race.enter(i, next);
    }),
  );
  const transport = makeTransport(race, speech);
  // Each by itself: the first is not announced again with the second.
  const arrivals = [1, 2].map(() => make("span", { role: "status" }));
  const arrivalLine = make("p", { "data-part": "race-told" }, arrivals[0], " ", arrivals[1]);
  const table = make("table", { class: "counts", "data-part": "race-arrived" });
  const results = make("section", {}, table);
  const fillTable = () => {
    const { arrived } = store.state.race;
    results.hidden = arrived.length === 0;
    table.replaceChildren(...resultsTable(arrived, speech));
  };
  const show = () => {
    transport.show();
    for (const [i, lane] of race.lanes.entries()) lanes[i].show(lane, race.length);
    for (const [at, line] of arrivals.entries()) setText(line, arrivalWords(race.lanes, at + 1, speech));
  };

  const dialog = makeDialog(
    "race",
    speech.say("race"),
    speech.say("close"),
    make("p", { class: "help" }, speech.say("race.what")),
    transport.root,
    make("div", { class: "lanes" }, ...lanes.map(({ root }) => root)),
    arrivalLine,
    results,
  );
  const leave = () => {
    race.end();
    store.removeEventListener("change", closeIfOther);
  };
  const closeIfOther = () => store.state.table.puzzle !== puzzle && dialog.close();
  dialog.addEventListener("close", leave);
  store.addEventListener("change", closeIfOther);
  fillTable();
  for (const [i, setting] of entered.entries()) void race.enter(i, setting);
  return true;
}

/** Start, pause, again, and one pace for both. @param {Race} race @param {Speech} speech */
function makeTransport(race, speech) {
  const start = make("button", { type: "button", class: "primary", "data-part": "race-start" });
  const again = make("button", { type: "button", "data-part": "race-again" }, speech.say("race.again"));
  const pace = make("input", { type: "range", id: "race-pace", min: 0, max: PACES.length - 1, step: 1, value: race.pace });
  const paceWords = make("span", { class: "pace", "aria-hidden": "true" });
  const label = make("label", { for: "race-pace" }, speech.say("watch.pace"));
  const showPace = () => {
    race.pace = Number(pace.value);
    const words = speech.count("watch.paces", PACES[race.pace]);
    setText(paceWords, words);
    pace.setAttribute("aria-valuetext", words);
  };
  start.addEventListener("click", () => (race.playing ? race.pause() : race.start()));
  again.addEventListener("click", () => race.again());
  pace.addEventListener("input", showPace);
  showPace();
  return {
    root: make("div", { class: "race-transport" }, make("div", { class: "actions" }, start, again), make("div", { class: "scrub" }, label, pace, paceWords)),
    show: () => {
      const words = race.playing ? "race.pause" : race.number > 0 && !race.over ? "race.on" : "race.start";
      setText(start, speech.say(words));
    },
  };
}

/** @param {Arrival[]} arrived @param {Speech} speech */
function resultsTable(arrived, speech) {
  const heads = ["column.steps", "column.tries", "column.nodes", "column.deadends", "race.fewer"];
  const head = heads.map((key) => make("th", { scope: "col" }, speech.begin(speech.say(key))));
  const rows = arrived.map((arrival) => {
    const { setting, order, steps, tries, placements, deadEnds } = arrival;
    const counts = [steps, tries, placements, deadEnds].map((count) => (count === null ? "–" : speech.number(count)));
    const cells = [...counts, fewerWords(arrival, arrived, speech)].map((text) => make("td", {}, text));
    const name = make("th", { scope: "rowgroup", colspan: heads.length });
    setParts(name, searchName(setting, order, speech));
    return make("tbody", {}, make("tr", {}, name), make("tr", {}, ...cells));
  });
  return [make("caption", {}, speech.say("race.arrived")), make("thead", {}, make("tr", {}, ...head)), ...rows];
}
