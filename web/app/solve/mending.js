// Mends a slip in the tiles: the mended puzzle takes over the record of the mistyped one.
// Undo and Back restore the mistyped puzzle in the same record.

import { twinOf } from "../keep/twin.js";
import { openInstead } from "../table/open.js";
import { showTab } from "../table/tab.js";
import { solve } from "./search.js";

/** @import {Twin} from "../keep/form.js" */
/** @import {Tab} from "../table/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/**
 * The current puzzle's link with the repair's tiles; names given meanwhile stay.
 * @param {string} link of the current puzzle
 * @param {string} mended link of the repair
 */
export function mendedLink(link, mended) {
  const tiles = /tiles=[^&]*/;
  return link.replace(tiles, tiles.exec(mended)?.[0] ?? "");
}

/**
 * Mends the puzzle and solves it.
 * @param {App} app
 * @param {string} link link of the repair
 * @param {() => Promise<void>} follow runs once the puzzle is on the table
 */
export async function mend(app, link, follow) {
  const { puzzle } = app.store.state.table;
  if (puzzle && (await exchange(app, mendedLink(puzzle.id, link), "mended"))) await goOn(app, "solve", follow);
}

/** Restores the puzzle as it was entered, and solves it. @param {App} app @param {() => Promise<void>} follow runs once the puzzle is on the table */
export async function unmend(app, follow) {
  const { table: { puzzle }, keep: { mine } } = app.store.state;
  const link = twinOf(mine, puzzle?.id, "mended");
  if (puzzle && link && (await exchange(app, mendedLink(puzzle.id, link), "mistyped"))) await goOn(app, "solve", follow);
}

/**
 * Handles Back or Forward between the two versions of a puzzle like Undo, and opens the tab that
 * was left there.
 * @param {App} app
 * @param {string} hash
 * @param {Tab} tab
 * @param {() => Promise<void>} follow runs once the puzzle is on the table
 * @returns {Promise<boolean>} whether the address was such a version
 */
export async function exchangeAddressed(app, hash, tab, follow) {
  const { page: { home }, table: { puzzle }, keep: { mine } } = app.store.state;
  if (home) return false;
  const is = /** @type {const} */ (["mistyped", "mended"]).find((one) => twinOf(mine, puzzle?.id, one === "mended" ? "mistyped" : "mended") === hash);
  if (!is) return false;
  if (await exchange(app, hash, is)) await goOn(app, tab, follow);
  return true;
}

/** @param {App} app @param {Tab} tab @param {() => Promise<void>} follow */
async function goOn(app, tab, follow) {
  await follow();
  showTab(app, tab);
  if (tab === "solve") await solve(app);
}

/**
 * Opens the other version of the puzzle in the same record.
 * @param {App} app
 * @param {string} link
 * @param {Twin["is"]} is the version that it becomes
 * @returns {Promise<boolean>} false if something else was opened meanwhile
 */
function exchange(app, link, is) {
  return openInstead(app, link, (comes) => app.puzzleStore.exchange(app.store.state.table.puzzle?.id ?? "", comes, is));
}
