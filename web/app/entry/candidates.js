// Which published puzzles the entered tiles may belong to. The page asks Go once for each set of
// complete tiles, from two on, and can fill in what is missing. For a finished entry the answer
// still says which puzzle it is.

import { FaultError } from "../engine/solver.js";
import { isComplete, isFinished } from "./entry.js";
import { changedBy, isOf } from "./facts.js";

/** @import {Possible} from "../../types.d.ts" */
/** @import {App, Entering, Filled, Candidates, State} from "./state.d.ts" */

/** Fewer complete tiles say too little. */
const LEAST = 2;
/** With more candidates there is no comparison. */
const MOST = 3;
/** Ask Go once the complete tiles have not changed for this many ms. */
const CALM = 120;

/** The tiles Go was last asked about, or will be after the timer, by the store. @type {WeakMap<object, { asked: string, timer?: ReturnType<typeof setTimeout> }>} */
const lookups = new WeakMap();

/**
 * The complete tiles as a text; "" while they are too few, or when the gallery has no such puzzles.
 * @param {Pick<Entering, "draft" | "answer">} entry
 */
export function completeTiles({ draft: { now }, answer }) {
  const complete = now.tiles.filter(isComplete).length;
  return answer && complete >= LEAST ? answer.facts.complete : "";
}

/** Asks Go when the set of complete tiles has changed. @param {App} app */
export function lookUp(app) {
  const { store, solver } = app;
  const tiles = completeTiles(store.state.entry);
  const now = lookups.get(store) ?? { asked: "" };
  if (tiles === now.asked) return void compareAnew(app);
  lookups.set(store, now);
  now.asked = tiles;
  clearTimeout(now.timer);
  if (tiles === "") {
    if (store.state.entry.candidates) store.change((state) => void (state.entry.candidates = null));
    return;
  }
  now.timer = setTimeout(async () => {
    try {
      const { candidates: puzzles } = await solver.call("containing", { text: tiles });
      // An open comparison stays open while tiles are missing.
      const { candidates, draft } = store.state.entry;
      const open = candidates?.filled && puzzles.length <= MOST && !isFinished(draft.now);
      const filled = open && tiles === now.asked ? await filledBy(app, puzzles) : null;
      if (tiles !== now.asked) return;
      const before = store.state.entry.candidates;
      const cover = before && linkOf(before) === linkOf({ puzzles }) ? before.cover : "";
      store.change((state) => void (state.entry.candidates = { tiles, puzzles, filled, cover }));
      if (!cover) await addCover(app, linkOf({ puzzles }));
    } catch (error) {
      // Drop the old answer, it may be wrong now; and show no fault, since nobody pressed anything.
      if (tiles === now.asked) now.asked = "";
      store.change((state) => void (state.entry.candidates = null));
      if (!(error instanceof FaultError)) throw error;
    }
  }, CALM);
}

/** The link of the only candidate; "" if there are several or none. @param {Pick<Candidates, "puzzles">} candidates */
const linkOf = ({ puzzles: { 0: only, length } }) => (length === 1 ? only.entry.link : "");

/** Fetches the cover of the only candidate. @param {App} app @param {string} link */
async function addCover({ store, solver }, link) {
  if (!link) return;
  const { svg } = await solver.call("picture", { puzzle: link, cover: true });
  store.change(({ entry }) => {
    if (entry.candidates && linkOf(entry.candidates) === link) entry.candidates = { ...entry.candidates, cover: svg };
  });
}

/**
 * The puzzles that can be compared; none while there are too many. An answer for fewer tiles stands
 * until the next one arrives, except for a finished entry: that may turn out to be none of them.
 * @param {Pick<State, "entry">} state
 */
export function comparable({ entry }) {
  const { candidates, draft } = entry;
  const tiles = completeTiles(entry);
  const isLate = isFinished(draft.now) && (candidates?.tiles !== tiles || !isOf(entry.answer, draft));
  return candidates && candidates.puzzles.length <= MOST && tiles !== "" && !isLate ? candidates.puzzles : [];
}

/** Opens or closes the comparison. @param {App} app */
export async function compare(app) {
  const { store } = app;
  const { candidates } = store.state.entry;
  if (!candidates || candidates.filled) {
    store.change((state) => void (state.entry.candidates = candidates && { ...candidates, filled: null }));
    return;
  }
  await fillAll(app, candidates);
}

/** Refreshes an open comparison when a tile has changed but is not complete. @param {App} app */
async function compareAnew(app) {
  const { candidates, draft } = app.store.state.entry;
  if (candidates?.filled?.some(({ from }) => from.tiles !== draft.now.tiles)) await fillAll(app, candidates);
}

/** @param {App} app @param {Candidates} candidates */
async function fillAll(app, candidates) {
  const { store } = app;
  const isAnew = candidates.filled !== null;
  const filled = await filledBy(app, comparable(store.state));
  const latest = store.state.entry.candidates;
  if (latest?.tiles !== candidates.tiles) {
    // Candidates for one more tile arrived meanwhile: the press counts for these.
    if (!isAnew && latest && !latest.filled) await fillAll(app, latest);
    return;
  }
  store.change(({ entry }) => {
    if (!entry.candidates) return;
    // Do not reopen a comparison that was closed meanwhile, nor overwrite a later one.
    const isLate = !entry.candidates.filled || filled.some(({ from }) => from.tiles !== entry.draft.now.tiles);
    if (!isAnew || !isLate) entry.candidates = { ...entry.candidates, filled };
  });
}

/** Asks Go, for each candidate, for the filled entry and its pictures. @param {App} app @param {Possible[]} puzzles @returns {Promise<Filled[]>} */
function filledBy(app, puzzles) {
  const { page: { settings }, entry: { draft } } = app.store.state;
  return Promise.all(
    puzzles.map(async ({ rest }) => {
      const { entry, facts } = await changedBy(app, { change: "rest", list: rest });
      const { symbols } = await app.solver.call("draw", { puzzle: facts.sampler, ...(settings.plain && { art: "plain" }) });
      return { from: draft.now, entry, facts, symbols };
    }),
  );
}
