// The panel of the Watch tab: the last event in words, the transport, the tiles tried at this cell,
// the chart of the depths, the tree, and the setting. Its elements are made once and then updated.

import { make, setText } from "../base/dom.js";
import { faultSentence } from "../speech/faults.js";
import { makeChart } from "./chart.js";
import { makeSetting } from "./setting.js";
import { makeTransport } from "./transport.js";
import { Tree } from "./tree.js";
import { isRushing } from "./watching.js";
import { sentence } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @returns {(state: State, speech: Speech) => boolean} updates the panel, and returns whether the sentence was updated too
 */
export function makeWatchPanel(app, root) {
  const sentenceLine = make("p", { class: "told", "data-part": "watch-sentence" });
  const transport = makeTransport(app);
  const here = makeHere();
  const chart = makeChart();
  const tree = new Tree(app);
  const setting = makeSetting(app);
  const screen = make("button", { type: "button", class: "quiet", "data-action": "watch-screen", hidden: !document.fullscreenEnabled });
  document.addEventListener("fullscreenchange", () => app.store.change(() => {}));
  /** When a part was last updated, in milliseconds of performance.now. */
  let filled = 0;
  const more = make(
    "div",
    { class: "more" },
    make("button", { type: "button", class: "quiet", "data-action": "watch-say", "data-say": "watch.say" }),
    make("button", { type: "button", class: "quiet", "data-action": "race", "data-say": "race.open" }),
    make("button", { type: "button", class: "quiet", "data-action": "essay", "data-say": "essay" }),
    make("button", { type: "button", class: "quiet", "data-action": "watch-save", "data-say": "watch.save" }),
    screen,
  );
  root.append(sentenceLine, transport.root, here.root, chart.root, tree.root, setting.root, more);
  /** @type {(state: State, speech: Speech) => void} */
  const showSentence = (state, speech) => {
    const { fault } = state.watch;
    sentenceLine.classList.toggle("fault", fault !== null);
    if (fault) sentenceLine.setAttribute("role", "alert");
    else sentenceLine.removeAttribute("role");
    // Go may not have arrived yet.
    const waits = !state.watch.at && state.page.phase === "starting";
    setText(sentenceLine, fault ? faultSentence(fault, speech) : waits ? speech.say("searching.soon") : sentence(state, speech));
  };
  // While another search begins, the figures of the last one stay: the panel must not shrink under the
  // finger that has just changed the search.
  const keepsFigures = (/** @type {State} */ { watch: { at, fault } }) => !at && !fault && app.tape !== null;
  /** @type {((state: State, speech: Speech) => void)[]} */
  const parts = [
    showSentence,
    transport.show,
    (state, speech) => keepsFigures(state) || here.show(state, speech),
    (state, speech) => keepsFigures(state) || chart.show(state, speech),
    (state, speech) => {
      setting.show(state, speech);
      setText(screen, speech.say(document.fullscreenElement ? "watch.screen.leave" : "watch.screen"));
    },
  ];
  /** The part to update next while a search rushes on. */
  let turn = 0;
  return (state, speech) => {
    const { page: { tab }, table: { puzzle } } = state;
    root.hidden = tab !== "watch" || !puzzle;
    const rushes = isRushing(state) && state.watch.at !== null;
    document.body.classList.toggle("rushing", rushes);
    if (!root.hidden) tree.show(state);
    if (root.hidden || (rushes && performance.now() - filled < APART)) return false;
    filled = performance.now();
    if (!rushes) turn = 0;
    for (const fill of rushes ? [parts[turn]] : parts) fill(state, speech);
    const tells = turn === 0;
    if (rushes) turn = (turn + 1) % parts.length;
    return tells;
  };
}

/** While a search rushes on, one part is updated per this many milliseconds: all of them take longer than a frame. */
const APART = 25;

/** The tiles tried at the next cell to fill, and those that are left. */
function makeHere() {
  const where = make("p", { class: "where" });
  const list = make("ul", { class: "chips" });
  const root = make("section", { class: "here" }, where, list);
  /** A key of what is shown. */
  let shown = "";
  return {
    root,
    /** @type {(state: State, speech: Speech) => void} */
    show: ({ table: { puzzle }, watch: { at } }, speech) => {
      root.hidden = true;
      if (!puzzle || !at || at.cell < 0) return;
      const { cell, tried, left } = at;
      const tiles = [...tried, ...left].sort((one, other) => one - other);
      if (tiles.length > MOST_CHIPS) return;
      root.hidden = false;
      const { row, column } = puzzle.grid.cells[cell];
      setText(where, speech.say("watch.here", { row: row + 1, column: column + 1 }));
      const now = [speech.language, tiles.map((tile) => `${tile}${left.includes(tile)}`)].join();
      if (now === shown) return;
      shown = now;
      list.replaceChildren(...tiles.map((tile) => chip(tile, left.includes(tile), speech)));
    },
  };
}

/** With more tiles than this, none is listed. */
const MOST_CHIPS = 64;

/** @param {number} tile @param {boolean} left whether it can still be tried @param {Speech} speech */
function chip(tile, left, speech) {
  const name = speech.say(left ? "watch.left" : "watch.tried", { n: tile + 1 });
  return make("li", { class: left ? "chip" : "chip tried", title: name }, make("span", { "aria-hidden": "true" }, speech.number(tile + 1)), make("span", { class: "unseen" }, name));
}
