// Plays the search that is watched: a little with every frame, while its tab is in sight.

import { beginWatching, pause, playFrame } from "./watching.js";

/** @import {App} from "./state.d.ts" */

/**
 * Begins when the Watch tab comes into sight, and rests when it goes.
 * @param {App} app
 */
export async function seeWatch(app) {
  if (app.store.state.page.tab !== "watch") return pause(app);
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
  app.store.addEventListener("change", () => {
    if (under || !app.store.state.watch.playing) return;
    under = true;
    before = performance.now();
    owed.due = 1;
    requestAnimationFrame(frame);
  });
}
