// The panel of the Watch tab: the last event in words, the transport, the tiles tried at this cell, the chart of the
// depths, the tree, and the setting. Its elements are made once and then updated.

import { iconButton, isNew, make, setText } from "../base/dom.js";
import { faultSentence } from "../speech/faults.js";
import { makeChart } from "./chart.js";
import { makeSetting } from "./setting.js";
import { Tree } from "./tree.js";
import { PACES, isMoving, isOver, isRushing, lengthOf, numberOf, toEvent, wind } from "./watching.js";
import { sentence } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** An iPhone has none, nor has a page in a frame that may not. */
export const hasFullScreen = () => "fullscreenEnabled" in document && Boolean(document.fullscreenEnabled);

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @returns {(state: State, speech: Speech) => void} updates the panel
 */
export function makeWatchPanel(app, root) {
  const sentenceLine = make("p", { class: "told", "data-part": "watch-sentence" });
  const transport = makeTransport(app);
  const here = makeHere();
  const chart = makeChart();
  const tree = new Tree(app);
  const setting = makeSetting(app);
  const screen = make("button", { type: "button", class: "quiet", "data-action": "watch-screen", hidden: !hasFullScreen() });
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
    if (root.hidden || (rushes && performance.now() - filled < APART)) return;
    filled = performance.now();
    if (!rushes) turn = 0;
    for (const fill of rushes ? [parts[turn]] : parts) fill(state, speech);
    if (rushes) turn = (turn + 1) % parts.length;
  };
}

/** While a search rushes on, one part is updated per this many milliseconds: all of them take longer than a frame. */
const APART = 25;

/** The tiles tried at the next cell to fill, and those that are left. */
function makeHere() {
  const where = make("p", { class: "where" });
  const list = make("ul", { class: "chips" });
  const root = make("section", { class: "here" }, where, list);
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
      if (isNew(list, speech.language, tiles.map((tile) => `${tile}${left.includes(tile)}`).join())) list.replaceChildren(...tiles.map((tile) => chip(tile, left.includes(tile), speech)));
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

/** The paths of the buttons' icons, on a grid of 24. */
const ICONS = {
  start: "M6 5v14M19 5l-9 7 9 7z",
  "dead-end-back": "M19 6l-6 6 6 6zM12 6l-6 6 6 6z",
  back: "M17 5l-9 7 9 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M9 5v14M15 5v14",
  on: "M7 5l9 7-9 7z",
  "dead-end": "M5 6l6 6-6 6zM12 6l6 6-6 6z",
  solution: "M5 5l9 7-9 7zM18 5v14",
};

/** @param {App} app */
function makeTransport(app) {
  const button = (/** @type {keyof typeof ICONS} */ name) => iconButton(`watch-${name}`, `watch.${name}`, ICONS[name]);
  const play = button("play");
  play.classList.add("primary");
  const back = [button("start"), button("dead-end-back"), button("back")];
  const on = [button("on"), button("dead-end"), button("solution")];
  const row = make("div", { class: "transport", role: "group", "data-label": "transport" }, ...back, play, ...on);
  const scrubber = make("input", { type: "range", id: "watch-at", min: 0, step: 1, "data-label": "scrubber" });
  const pace = make("input", { type: "range", id: "watch-pace", min: 0, max: PACES.length - 1, step: 1 });
  const paceWords = make("span", { class: "pace", "aria-hidden": "true" });
  const root = make(
    "section",
    {},
    row,
    scrubber,
    make("div", { class: "scrub" }, make("label", { for: "watch-pace", "data-say": "watch.pace" }), pace, paceWords),
  );
  scrubber.addEventListener("input", () => {
    app.store.change(({ watch }) => void (watch.playing = false));
    void wind(app, toEvent(Number(scrubber.value)));
  });
  pace.addEventListener("input", () => app.store.change(({ watch }) => void (watch.pace = Number(pace.value))));

  return {
    root,
    /** @type {(state: State, speech: Speech) => void} */
    show: (state, speech) => {
      const { watch } = state;
      const [at, length] = [numberOf(state), lengthOf(state)];
      showPlay(play, isMoving(state), speech);
      // Buttons are never disabled: that would take the focus from the one just pressed.
      for (const each of back) each.setAttribute("aria-disabled", String(at === 0));
      for (const each of on) each.setAttribute("aria-disabled", String(isOver(state)));
      for (const each of [...back, ...on]) each.title = each.getAttribute("aria-label") ?? "";
      scrubber.max = String(Math.max(length, 1));
      scrubber.disabled = !watch.at;
      // A pointer that holds the scrubber decides where it is.
      if (!scrubber.matches(":active")) scrubber.value = String(at);
      const known = watch.at?.end !== null;
      const positionWords = speech.say(known ? "watch.step" : "watch.step.open", { n: at, of: length });
      scrubber.setAttribute("aria-valuetext", positionWords);
      pace.value = String(watch.pace);
      const speed = speech.count("watch.paces", PACES[watch.pace]);
      setText(paceWords, speed);
      pace.setAttribute("aria-valuetext", speed);
    },
  };
}

/** @param {HTMLElement} play @param {boolean} playing @param {Speech} speech */
function showPlay(play, playing, speech) {
  const name = playing ? "pause" : "play";
  play.dataset.label = `watch.${name}`;
  play.setAttribute("aria-label", speech.say(`label.watch.${name}`));
  play.querySelector("path")?.setAttribute("d", ICONS[name]);
}
