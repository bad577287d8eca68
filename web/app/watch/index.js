// The room of watched searches and races: buttons, keys, and what ends a search that is watched.

import { closeDialogs, openDialog } from "../base/dialogs.js";
import { part } from "../base/dom.js";
import { download } from "../base/export.js";
import { tell } from "../board/words.js";
import { fileCalled } from "../share/share.js";
import { momentOf } from "../table/layers.js";
import { showTab } from "../table/tab.js";
import { countsFile } from "./chart.js";
import { fillRace } from "./race-dialog.js";
import { hasFullScreen, makeWatchPanel } from "./panel.js";
import { newRaces } from "./race.js";
import { endWatching, keepPlaying, newWatch, pause, playOn, rest, seeWatch, stepBy, toEvent, watchOther, wind } from "./watching.js";

/** @import {Wind} from "../../types.d.ts" */
/** @import {Room} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  fresh: () => ({ watch: newWatch(), race: newRaces() }),
  adds: () => ({ tape: null }),
  leaves: (state) => (state.page.home ? {} : { watch: momentOf(state) }),
  actions: (app) => ({ ...watchActions(app), race: () => openRace(app) }),
  on: {
    leaving: [endWatching],
    // The watched search names edges by their former letters.
    relettered: [endWatching, ({ store }) => store.change((state) => void (state.watch = newWatch()))],
    tab: [seeWatch],
  },
  keys: (app) => ({ watch: (event) => watchKey(app, event) }),
  views: (app) => {
    const panel = makeWatchPanel(app, part("watch"));
    return { always: [panel], watched: [panel] };
  },
  starts: keepPlaying,
};

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function watchActions(app) {
  const go = (/** @type {Wind} */ to) => {
    pause(app);
    return wind(app, to);
  };
  const beside = (/** @type {Wind["of"]} */ of, /** @type {"next" | "previous"} */ way, depth = -1) => go({ of, depth, way, count: 0 });
  return {
    "watch-play": () => playOn(app),
    "watch-start": () => go(toEvent(0)),
    "watch-back": () => stepBy(app, -1),
    "watch-on": () => stepBy(app, 1),
    "watch-dead-end": () => beside("dead-ends", "next"),
    "watch-dead-end-back": () => beside("dead-ends", "previous"),
    "watch-solution": () => beside("solutions", "next"),
    "watch-differs": async ({ dataset }) => {
      closeDialogs();
      await watchOther(app, { mode: "plain", ...JSON.parse(dataset.switches ?? "") });
      showTab(app, "watch");
      const depth = app.store.state.watch.order.indexOf(Number(dataset.cell));
      part("watch-sentence").scrollIntoView({ block: "center" });
      await wind(app, { of: "placements", depth, way: "to", count: 1 });
    },
    "watch-depth": ({ dataset }) => beside("placements", "next", Number(dataset.depth)),
    "watch-end": () => go(toEvent(Number.MAX_SAFE_INTEGER)),
    "watch-save": () => saveCounts(app),
    "watch-screen": () => toggleScreen(app),
    "watch-say": () => app.store.change(({ watch }) => void watch.asked++),
  };
}

/** @param {App} app */
function saveCounts({ store: { state }, speech }) {
  const { table: { puzzle }, watch: { at, order } } = state;
  if (puzzle && at) download(`${fileCalled(puzzle.name, speech)}.csv`, new Blob([countsFile(at, order)], { type: "text/csv" }));
}

/** Enters or leaves full screen, for the board, the sentence and the transport. A browser may refuse, or have none. @param {App} app */
async function toggleScreen(app) {
  if (!hasFullScreen()) return tell(app, "screen");
  const done = document.fullscreenElement ? document.exitFullscreen?.() : document.documentElement.requestFullscreen?.();
  await done?.catch(() => {});
}

/** The actions of keys. @type {Record<string, string>} */
const KEYS = {
  ...{ " ": "watch-play", ArrowLeft: "watch-back", ArrowRight: "watch-on", Home: "watch-start", End: "watch-end" },
  ...{ "[": "watch-dead-end-back", "]": "watch-dead-end", n: "watch-solution", s: "watch-say", f: "watch-screen" },
};

/**
 * The action of a key on the Watch tab; null when it has none there.
 * @param {App} app
 * @param {KeyboardEvent} event
 * @returns {(() => unknown) | null}
 */
function watchKey(app, { key, target, repeat, altKey, ctrlKey, metaKey }) {
  const named = key.length > 1;
  const action = KEYS[named ? key : key.toLowerCase()];
  // On many keyboards brackets need AltGr, which is Ctrl and Alt, or Option.
  const isPlain = !metaKey && (/[[\]]/.test(key) || !(altKey || ctrlKey));
  if (!action || !isPlain || !app.store.state.table.puzzle) return null;
  // A focused button keeps the space bar, and the board its named keys.
  const takes = key === " " ? "button" : named ? "[role=grid]" : "";
  if (takes && target instanceof Element && target.closest(takes)) return null;
  if (repeat && key === " ") return () => {};
  return () => watchActions(app)[action](document.body);
}

/** @param {App} app */
function openRace(app) {
  closeDialogs();
  if (!fillRace(app)) return;
  rest(app);
  openDialog("race");
}
