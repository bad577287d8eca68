// Resumes searches that were paused, stopped or interrupted by closing the tab, and finds an earlier result again if a
// short search is enough: for a look at it, or for the guide on paper.

import { closeDialogs } from "../base/dialogs.js";
import { revealOrder } from "../board/layout.js";
import { printGuide } from "../guide/index.js";
import { found } from "../table/layers.js";
import { showTab } from "../table/tab.js";
import { ALONE, dressedOf, solve } from "./search.js";
import { isComplete, isSearching } from "./stages.js";

/** @import {App} from "./state.d.ts" */

/** Search automatically for a guide only if it takes at most this many seconds. */
const PATIENCE = 120;

/** Resumes a paused or stopped search. @param {App} app */
export async function goOn(app) {
  const { search } = app.store.state.solve;
  const { verdict } = search ?? {};
  if (!search || !verdict?.saved) return;
  const { saved } = verdict;
  const unfinished = { id: search.id, saved, elapsed: verdict.milliseconds, progress: search.long?.state.progress ?? 0 };
  // Keep the old progress on show until the search has new.
  const long = search.long && { ...search.long, saved, rate: 0, left: null };
  await solve(app, { unfinished, found: verdict, long, fromBoard: search.fromBoard });
}

/** Resumes a search that was left when a tab was closed or reloaded. @param {App} app */
export async function takeUp(app) {
  const { table: { puzzle }, solve: { unfinished } } = app.store.state;
  if (unfinished) await solve(app, { unfinished, fromBoard: unfinished.id !== puzzle?.id });
}

/** Shows the current puzzle's stored search and guide if its record is read only after it was opened. @param {App} app */
export function seeLeft({ store, puzzleStore }) {
  const { table: { puzzle }, solve: { search } } = store.state;
  const mine = puzzle && puzzleStore.find(puzzle.id);
  if (!mine || search) return;
  store.change(({ solve, guide }) => {
    solve.unfinished ??= mine.searches[0] ?? null;
    solve.dressed ??= dressedOf(mine);
    guide.built ??= mine.guide ?? null;
  });
}

/** Forgets the stored search; an older one of the puzzle appears instead. @param {App} app */
export function forgetSearch({ store, puzzleStore }) {
  const { table: { puzzle }, solve: { unfinished } } = store.state;
  if (!puzzle || !unfinished) return;
  puzzleStore.endSearch(puzzle.id, unfinished.id);
  store.change((state) => void (state.solve.unfinished = puzzleStore.find(puzzle.id)?.searches[0] ?? null));
}

/** Reports whether a short search can find an earlier result again. @param {App} app */
export function comesBack({ store, puzzleStore, running }) {
  const { page: { broken }, table: { puzzle, drawing }, solve: { search, unfinished, foreseen } } = store.state;
  if (broken || !puzzle || !drawing || search || unfinished || running) return false;
  const { found: count, looked } = puzzleStore.find(puzzle.id) ?? {};
  return looked?.fixed !== undefined || (count !== undefined && !(foreseen && foreseen.seconds * 1000 > ALONE));
}

/**
 * Reports whether to search without being asked: the search interrupts nothing, is not known to
 * find nothing, and is not expected to take long.
 * @param {App} app
 */
export function mayBeFound({ store, puzzleStore, running }) {
  const { page: { broken }, table: { puzzle }, solve: { search, unfinished, foreseen } } = store.state;
  if (broken || !puzzle || puzzle.why.length > 0 || search || unfinished || running || (foreseen && foreseen.seconds > PATIENCE)) return false;
  return String(puzzleStore.find(puzzle.id)?.found) !== "0";
}

/** Finds an earlier result again and reveals as much of it as before, if the Solve tab is visible. @param {App} app */
export async function findAgain(app) {
  const { puzzle, drawing } = app.store.state.table;
  if (!isInSight(app.store.state) || !puzzle || !drawing || !comesBack(app)) return;
  const { looked } = app.puzzleStore.find(puzzle.id) ?? {};
  const laid = looked?.fixed ?? null;
  const cells = revealOrder(puzzle.grid, drawing.cells).slice(0, looked?.cells ?? 0);
  const solutionView = { index: looked?.index ?? 0, arrangement: null, cells };
  await solve(app, { fromBoard: laid !== null, laid, again: { solutionView, ...(looked?.layer === "solution" && { layer: "solution" }) } });
}

/**
 * Waits for findAgain, unless it becomes a long search or another puzzle is opened.
 * @param {App} app
 * @returns {Promise<boolean>} whether there is a solution
 */
export async function foundAgain(app) {
  const { store } = app;
  const { puzzle } = store.state.table;
  const isHere = () => store.state.table.puzzle === puzzle;
  const some = () => found(store.state).length > 0;
  await store.until(({ solve: { search } }) => !isHere() || some() || !isSearching(search) || search.stage === "many");
  return isHere() && some();
}

/**
 * Searches as long as necessary, or until the person stops it or leaves the tab.
 * @param {App} app
 * @returns {Promise<boolean>} whether the search ended with a solution
 */
export async function foundAnew(app) {
  const { store } = app;
  if (app.running) return false;
  const { puzzle } = store.state.table;
  const isHere = () => store.state.table.puzzle === puzzle && isInSight(store.state);
  await Promise.race([solve(app), store.until(({ solve: { search } }) => !isHere() || !isSearching(search))]);
  return isHere() && isComplete(store.state.solve.search) && found(store.state).length > 0;
}

/** @param {App["store"]["state"]} state */
function isInSight({ page: { home, tab } }) {
  return !home && tab === "solve";
}

/** Prints the guide to a solution, after a search for one where none is known. @param {App} app */
export async function printSolution(app) {
  closeDialogs();
  const { puzzle } = app.store.state.table;
  if (found(app.store.state).length === 0) {
    // Show the search where searches are shown.
    showTab(app, "solve");
    const isThere = await foundAgain(app);
    if (app.store.state.table.puzzle !== puzzle || !(isThere || (await foundAnew(app)))) return;
  }
  printGuide(app);
}
