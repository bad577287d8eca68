// Shows the time played above the board. Each second rewrites only its digits, not the whole page.

import { setText } from "../base/dom.js";
import { tally } from "../game/game.js";
import { clockWords, isPlaying, keepTime } from "../table/time.js";

/** @import {App} from "./state.d.ts" */

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
