// Which published puzzles the tiles entered so far may become. Go is asked while
// tiles are entered, from the second finished one on, once for each set of them;
// what it says is missing can be filled in. Once all are, it still tells whose they are.

import { FaultError } from "../engine/solver.js";
import { isComplete, isFinished } from "./entry.js";
import { changedBy, isOf } from "./facts.js";

/** @import {Possible} from "../../types.d.ts" */
/** @import {App, Entering, Filled, Likely, State} from "./state.d.ts" */

/** So many finished tiles begin to tell something. */
const LEAST = 2;
/** So many puzzles can be compared. */
const MOST = 3;
/** How long nothing more has to be finished before Go is asked, in milliseconds. */
const CALM = 120;

/** What Go was last asked, or is about to be after the timer, by the store. @type {WeakMap<object, { asked: string, timer?: ReturnType<typeof setTimeout> }>} */
const lookups = new WeakMap();

/**
 * The complete tiles, as a text; "" where there is nothing to tell by them, or the
 * gallery has no such puzzles.
 * @param {Pick<Entering, "draft" | "facts">} entry
 */
export function completeTiles({ draft: { now }, facts }) {
  const complete = now.tiles.filter(isComplete).length;
  return facts && complete >= LEAST ? facts.told.complete : "";
}

/**
 * Asks Go as soon as the complete tiles are others than before.
 * @param {App} app
 */
export function lookUp(app) {
  const { store, solver } = app;
  const tiles = completeTiles(store.state.entry);
  const now = lookups.get(store) ?? { asked: "" };
  if (tiles === now.asked) return void compareAnew(app);
  lookups.set(store, now);
  now.asked = tiles;
  clearTimeout(now.timer);
  if (tiles === "") {
    if (store.state.entry.likely) store.change((state) => void (state.entry.likely = null));
    return;
  }
  now.timer = setTimeout(async () => {
    try {
      const { candidates } = await solver.call("containing", { text: tiles });
      // A comparison that is open stays open, as long as something is missing.
      const { likely, draft } = store.state.entry;
      const open = likely?.filled && candidates.length <= MOST && !isFinished(draft.now);
      const filled = open && tiles === now.asked ? await filledBy(app, candidates) : null;
      if (tiles !== now.asked) return;
      const before = store.state.entry.likely;
      const cover = before && linkOf(before) === linkOf({ candidates }) ? before.cover : "";
      store.change((state) => void (state.entry.likely = { tiles, candidates, filled, cover }));
      if (!cover) await addCover(app, linkOf({ candidates }));
    } catch (error) {
      // Nobody has asked for it; what was found before may be wrong by now.
      if (tiles === now.asked) now.asked = "";
      store.change((state) => void (state.entry.likely = null));
      if (!(error instanceof FaultError)) throw error;
    }
  }, CALM);
}

/**
 * The link of the only candidate; "" while there are others, or none.
 * @param {Pick<Likely, "candidates">} likely
 */
const linkOf = ({ candidates: { 0: only, length } }) => (length === 1 ? only.entry.link : "");

/**
 * Adds the picture of the only candidate, as long as it is the only one.
 * @param {App} app
 * @param {string} link
 */
async function addCover({ store, solver }, link) {
  if (!link) return;
  const { svg } = await solver.call("picture", { puzzle: link, cover: true });
  store.change(({ entry }) => {
    if (entry.likely && linkOf(entry.likely) === link) entry.likely = { ...entry.likely, cover: svg };
  });
}

/**
 * The puzzles that can be compared; none while there are too many. What was found
 * for one tile less stands until it is known anew. Once all are entered it does not: they may
 * turn out to be none of these.
 * @param {Pick<State, "entry">} state
 */
export function comparable({ entry }) {
  const { likely, draft } = entry;
  const tiles = completeTiles(entry);
  const isLate = isFinished(draft.now) && (likely?.tiles !== tiles || !isOf(entry.facts, draft));
  return likely && likely.candidates.length <= MOST && tiles !== "" && !isLate ? likely.candidates : [];
}

/**
 * Shows them side by side with what was entered, or no longer.
 * @param {App} app
 */
export async function compare(app) {
  const { store } = app;
  const { likely } = store.state.entry;
  if (!likely || likely.filled) {
    store.change((state) => void (state.entry.likely = likely && { ...likely, filled: null }));
    return;
  }
  await fillAll(app, likely);
}

/**
 * Fills an open comparison anew where a tile was only begun since then.
 * @param {App} app
 */
async function compareAnew(app) {
  const { likely, draft } = app.store.state.entry;
  if (likely?.filled?.some(({ from }) => from.tiles !== draft.now.tiles)) await fillAll(app, likely);
}

/**
 * @param {App} app
 * @param {Likely} likely
 */
async function fillAll(app, likely) {
  const { store } = app;
  const isAnew = likely.filled !== null;
  const filled = await filledBy(app, comparable(store.state));
  const latest = store.state.entry.likely;
  if (latest?.tiles !== likely.tiles) {
    // Go has found what one tile more may become: the press holds for that, too.
    if (!isAnew && latest && !latest.filled) await fillAll(app, latest);
    return;
  }
  store.change(({ entry }) => {
    if (!entry.likely) return;
    // One that was closed meanwhile stays closed, and a later one is not undone.
    const isLate = !entry.likely.filled || filled.some(({ from }) => from.tiles !== entry.draft.now.tiles);
    if (!isAnew || !isLate) entry.likely = { ...entry.likely, filled };
  });
}

/**
 * What the entry becomes by each of them, and what Go draws for it.
 * @param {App} app
 * @param {Possible[]} candidates
 * @returns {Promise<Filled[]>}
 */
function filledBy(app, candidates) {
  const { page: { settings }, entry: { draft } } = app.store.state;
  return Promise.all(
    candidates.map(async ({ rest }) => {
      const { entry, told } = await changedBy(app, { change: "rest", list: rest });
      const { symbols } = await app.solver.call("draw", { puzzle: told.sampler, ...(settings.plain && { art: "plain" }) });
      return { from: draft.now, entry, told, symbols };
    }),
  );
}
