// The Play tab: the time played, the tools under the board, and the panel with hints and the tray. more.js
// has the rest.

import { buttonOf, iconButton, make, setText } from "../base/dom.js";
import { isLocked, tally } from "../game/game.js";
import { inPictures, makeBeside, setPictured, showLine } from "../hints/line.js";
import { nextPress, targetTile, trialOf } from "../hints/ladder.js";
import { clockWords, isPlaying, keepTime } from "../table/time.js";
import { makeFinishCard } from "./finish-card.js";
import { isFinished } from "./finish.js";
import { makeAnswer, makeMore } from "./more.js";
import { toldWords } from "./news.js";
import { makeSieve } from "./sieve.js";
import { makeTray } from "./tray.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** The tools and their icons, on a grid of 24. */
const TOOLS = [
  ["undo", "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2"],
  ["redo", "M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h2"],
  ["turn-left", "M5 12a7 7 0 1 0 3-5.7M7.500 2.500v4h4"],
  ["turn-right", "M19 12a7 7 0 1 1-3-5.7M16.500 2.500v4h-4"],
];

/** @param {HTMLElement} tools @param {HTMLElement} panel @returns {{ tray: HTMLElement, show: (state: State, speech: Speech) => void }} */
export function makePlayPanel(tools, panel) {
  const icons = TOOLS.map(([action, path]) => iconButton(action, `play.${action}`, path));
  const hint = make("button", { type: "button", class: "hint", "data-action": "hint", "data-part": "hint" });
  const more = make("button", { type: "button", class: "more", "data-action": "deeds", "data-say": "play.more" });
  tools.append(...icons, hint, more);
  const line = make("p", { class: "told", "data-part": "told" });
  const said = make("div", { class: "said" }, line);
  const sieve = make("div", { class: "sieve", "data-part": "sieve" });
  const tray = make("div", { class: "tray", role: "group", "data-part": "tray", "data-label": "tray" });
  const waiting = make("div", { class: "tray-room" }, sieve, tray, said);
  panel.append(waiting);
  // A message that needs more than its room gets that of a whole row of tiles, not of half a row.
  const sizes = new ResizeObserver(() => {
    const needs = [...said.children].reduce((sum, { clientHeight }) => sum + clientHeight, 0);
    const told = getComputedStyle(waiting).getPropertyValue("--told");
    // Safari before 16.4 and Firefox before 128 give it as it was written: there a long message covers the tray.
    waiting.classList.toggle("long", told.endsWith("px") && needs > parseFloat(told) + 1);
  });
  const [showSieve, showTray, showBeside, showAnswer, showFinish, showMore] = [makeSieve(sieve, said), makeTray(tray), makeBeside(said), makeAnswer(waiting), makeFinishCard(waiting), makeMore(panel)];
  for (const element of [waiting, ...said.children]) sizes.observe(element);

  return {
    tray,
    show(state, speech) {
      const { page: { tab }, table: { puzzle, drawing, game }, play: { hand } } = state;
      showSieve(state, speech);
      if (tab !== "play" || !puzzle || !drawing || !game) return;
      showTray(state, speech);
      showAnswer(state);
      showFinish(state, speech);
      showMore(state, speech);
      waiting.classList.toggle("trial", trialOf(state) !== null);
      for (const root of [tools, panel]) root.classList.toggle("finished", isFinished(state));
      // These are only heard: who presses a key in vain still wants to read the hint.
      const told = ["edge", "largest", "whole"].includes(state.page.told?.code ?? "") ? "" : toldWords(state, speech, inPictures(puzzle, drawing, speech));
      if (told) setPictured(line, told, puzzle, speech);
      else showLine(line, state, speech);
      showBeside(state, speech);
      const press = nextPress(state);
      // Name the tile where the board does not make it clear: a trial shows other tiles, and of two
      // mismatched tiles either could be meant.
      const named = trialOf(state) || press === "lift" ? targetTile(state) : null;
      setText(hint, named === null ? speech.say(`hint.press.${press ?? "hint"}`) : speech.say(`hint.press.${press}-tile`, { n: named + 1 }));
      // aria-disabled keeps the focus; disabled would lose it.
      const allow = (/** @type {string} */ action, /** @type {boolean} */ allowed) => buttonOf(action, tools).setAttribute("aria-disabled", String(!allowed));
      allow("hint", press !== null);
      const held = hand >= 0 && !isLocked(game, hand) && !trialOf(state);
      allow("undo", game.past.length > 0 || trialOf(state) !== null);
      allow("redo", game.future.length > 0);
      for (const action of ["turn-left", "turn-right"]) allow(action, held && puzzle.mayTurn);
    },
  };
}

/** Runs the stopwatch while the puzzle is played, and shows it if the person wants that. @param {App} app @param {HTMLElement} root */
export function makeTimer(app, root) {
  const { store, watch } = app;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let next;
  const show = () => {
    clearTimeout(next);
    const { page: { tab, settings }, table: { game } } = store.state;
    root.hidden = tab !== "play" || !game || !settings.timer;
    if (root.hidden || !game) return;
    const time = tally(game).time + watch.elapsed();
    setText(root, clockWords(time));
    if (watch.since !== null) next = setTimeout(show, 1000 - (time % 1000));
  };
  const look = () => {
    const ran = watch.since !== null;
    watch.run(isPlaying(store.state) && !document.hidden);
    if (ran && watch.since === null) keepTime(app);
    show();
  };
  store.addEventListener("change", look);
  document.addEventListener("visibilitychange", look);
  addEventListener("pagehide", () => keepTime(app));
}
