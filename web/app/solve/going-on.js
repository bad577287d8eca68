// Going on with what was left: a search that pauses, was stopped, or was under way where a tab
// was closed; and a result that was there before, which a moment's search brings back.

import { revealOrder } from "../board/layout.js";
import { found } from "../table/layers.js";
import { ALONE, dressedOf, solve } from "./search.js";

/** @import {App} from "./state.d.ts" */

/** Who wants a guide waits no longer than this for it, in seconds. */
const PATIENCE = 120;

/**
 * Goes on with a search that pauses or was stopped.
 * @param {App} app
 */
export async function goOn(app) {
  const { search } = app.store.state.solve;
  const { fast } = search ?? {};
  if (!search || !fast?.saved) return;
  const { saved } = fast;
  const unfinished = { id: search.id, saved, elapsed: fast.milliseconds, progress: search.long?.state.progress ?? 0 };
  // What it had come to stays in sight until it has come further.
  const long = search.long && { ...search.long, saved, rate: 0, left: null };
  await solve(app, { unfinished, found: fast, long, fromBoard: search.fromBoard });
}

/**
 * Goes on with a search that was left, where a tab was closed or reloaded.
 * @param {App} app
 */
export async function takeUp(app) {
  const { table: { puzzle }, solve: { unfinished } } = app.store.state;
  if (unfinished) await solve(app, { unfinished, fromBoard: unfinished.id !== puzzle?.id });
}

/**
 * Sees what was left of the puzzle on the table, where that is read only after it was opened.
 * @param {App} app
 */
export function seeLeft({ store, keeper }) {
  const { table: { puzzle }, solve: { search } } = store.state;
  const mine = puzzle && keeper.find(puzzle.id);
  if (!mine || search) return;
  store.change(({ solve, guide }) => {
    solve.unfinished ??= mine.searches[0] ?? null;
    solve.dressed ??= dressedOf(mine);
    guide.built ??= mine.guide ?? null;
  });
}

/**
 * Forgets the search that was left; an earlier one of the puzzle comes to light.
 * @param {App} app
 */
export function forgetSearch({ store, keeper }) {
  const { table: { puzzle }, solve: { unfinished } } = store.state;
  if (!puzzle || !unfinished) return;
  keeper.endSearch(puzzle.id, unfinished.id);
  store.change((state) => void (state.solve.unfinished = keeper.find(puzzle.id)?.searches[0] ?? null));
}

/**
 * Whether a moment's search brings back what was found of the puzzle before.
 * @param {App} app
 */
export function comesBack({ store, keeper, running }) {
  const { page: { broken }, table: { puzzle, drawing }, solve: { search, unfinished, foreseen } } = store.state;
  if (broken || !puzzle || !drawing || search || unfinished || running) return false;
  const { found: count, looked } = keeper.find(puzzle.id) ?? {};
  return looked?.fixed !== undefined || (count !== undefined && !(foreseen && foreseen.seconds * 1000 > ALONE));
}

/**
 * Whether a solution may be looked for without a word: nobody is at anything that this would end,
 * and it is neither known that there is none nor that it takes long.
 * @param {App} app
 */
export function mayBeFound({ store, keeper, running }) {
  const { page: { broken }, table: { puzzle }, solve: { search, unfinished, foreseen } } = store.state;
  if (broken || !puzzle || puzzle.why.length > 0 || search || unfinished || running || (foreseen && foreseen.seconds > PATIENCE)) return false;
  return String(keeper.find(puzzle.id)?.found) !== "0";
}

/**
 * Finds once more what was found before, and shows as much of it, where the Solve tab is in
 * sight and a moment is enough.
 * @param {App} app
 */
export async function findAgain(app) {
  const { puzzle, drawing } = app.store.state.table;
  if (!isInSight(app.store.state) || !puzzle || !drawing || !comesBack(app)) return;
  const { looked } = app.keeper.find(puzzle.id) ?? {};
  const laid = looked?.fixed ?? null;
  const cells = revealOrder(puzzle.grid, drawing.cells).slice(0, looked?.cells ?? 0);
  const shown = { index: looked?.index ?? 0, arrangement: null, cells };
  await solve(app, { fromBoard: laid !== null, laid, again: { shown, ...(looked?.layer === "solution" && { layer: "solution" }) } });
}

/**
 * Waits for that, but not for a long search, nor for that of another puzzle.
 * @param {App} app
 * @returns {Promise<boolean>} whether something is found of the puzzle
 */
export async function foundAgain(app) {
  const { store } = app;
  const { puzzle } = store.state.table;
  const isHere = () => store.state.table.puzzle === puzzle;
  const some = () => found(store.state).length > 0;
  await store.until(({ solve: { search } }) => !isHere() || some() || !app.running || Boolean(search?.long));
  return isHere() && some();
}

/**
 * Searches where that took longer than a moment, and waits for it as long as the person does.
 * @param {App} app
 * @returns {Promise<boolean>} whether it came to its end and something is found
 */
export async function foundAnew(app) {
  const { store } = app;
  if (app.running) return false;
  const { puzzle } = store.state.table;
  const isHere = () => store.state.table.puzzle === puzzle && isInSight(store.state);
  await Promise.race([solve(app), store.until(({ solve: { search } }) => !isHere() || search?.phase !== "running")]);
  return isHere() && store.state.solve.search?.phase === "done" && found(store.state).length > 0;
}

/**
 * Whether the Solve tab is in sight.
 * @param {App["store"]["state"]} state
 */
function isInSight({ page: { home, tab } }) {
  return !home && tab === "solve";
}
