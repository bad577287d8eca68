// Plays the watched search with every frame while its tab is visible.

import { momentOf } from "../table/layers.js";
import { showAddress } from "../table/open.js";
import { beginWatching, playFrame, rest } from "./watching.js";

/** @import {App} from "./state.d.ts" */

/** The address is updated once the search has stood still for this many milliseconds. */
const REST = 300;

/** Begins watching when the Watch tab is shown, and stops when it is left. @param {App} app */
export async function seeWatch(app) {
  if (app.store.state.page.tab !== "watch") return rest(app);
  await beginWatching(app);
}

/** @param {App} app */
export function keepPlaying(app) {
  const owed = { due: 0 };
  let before = 0;
  let under = false;
  /** @param {number} now */
  const frame = (now) => {
    under = app.store.state.watch.playing;
    if (!under) return;
    playFrame(app, Math.max(0, now - before), owed);
    before = now;
    requestAnimationFrame(frame);
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rest;
  /** @type {unknown} */
  let noted = null;
  app.store.addEventListener("change", () => {
    const { watch: { at } } = app.store.state;
    if (at !== noted) {
      noted = at;
      clearTimeout(rest);
      // A reload continues from this address.
      if (momentOf(app.store.state)) rest = setTimeout(showAddress, REST, app);
    }
    if (under || !app.store.state.watch.playing) return;
    under = true;
    before = performance.now();
    owed.due = 1;
    requestAnimationFrame(frame);
  });
}
