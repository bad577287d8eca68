// Plays the search that is watched: a little with every frame, while its tab is in sight.

import { momentOf } from "../table/layers.js";
import { showAddress } from "../table/open.js";
import { beginWatching, playFrame, rest } from "./watching.js";

/** @import {App} from "./state.d.ts" */

/** When a search has stood still for so many milliseconds, where it stands is noted. */
const REST = 300;

/**
 * Begins when the Watch tab comes into sight, and rests when it goes.
 * @param {App} app
 */
export async function seeWatch(app) {
  if (app.store.state.page.tab !== "watch") return rest(app);
  await beginWatching(app);
}

/**
 * Goes on with every frame while it is played.
 * @param {App} app
 */
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
      // So that a page that is loaded again goes on there.
      if (momentOf(app.store.state)) rest = setTimeout(showAddress, REST, app);
    }
    if (under || !app.store.state.watch.playing) return;
    under = true;
    before = performance.now();
    owed.due = 1;
    requestAnimationFrame(frame);
  });
}
