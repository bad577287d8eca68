// A slip is mended in its place: the puzzle that is mended takes over what is kept of the one that
// was mistyped, and that does not stay beside it. Undo, or Back, brings the other one back in the
// same place.

import { twinOf } from "../keep/twin.js";
import { openInstead } from "../table/open.js";
import { showTab } from "../table/tab.js";
import { solve } from "./search.js";

/** @import {Twin} from "../keep/form.js" */
/** @import {Tab} from "../table/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/**
 * The puzzle at hand with the tiles of its repair: names given meanwhile stay.
 * @param {string} link of the puzzle
 * @param {string} mended the link of the repair
 */
export function mendedLink(link, mended) {
  const tiles = /tiles=[^&]*/;
  return link.replace(tiles, tiles.exec(mended)?.[0] ?? "");
}

/**
 * Mends a slip, and solves the puzzle.
 * @param {App} app
 * @param {string} link of the repair
 * @param {() => Promise<void>} follow what else is done once it lies there
 */
export async function mend(app, link, follow) {
  const { puzzle } = app.store.state.table;
  if (puzzle && (await exchange(app, mendedLink(puzzle.id, link), "mended"))) await goOn(app, "solve", follow);
}

/**
 * Goes back to the puzzle as it was entered, and solves that.
 * @param {App} app
 * @param {() => Promise<void>} follow what else is done once it lies there
 */
export async function unmend(app, follow) {
  const { table: { puzzle }, keep: { mine } } = app.store.state;
  const link = twinOf(mine, puzzle?.id, "mended");
  if (puzzle && link && (await exchange(app, mendedLink(puzzle.id, link), "mistyped"))) await goOn(app, "solve", follow);
}

/**
 * Goes where Back or Forward leads, where that is the puzzle in sight before it was mended, or
 * after: they take the step like Undo, to the tab that was left there.
 * @param {App} app
 * @param {string} hash
 * @param {Tab} tab
 * @param {() => Promise<void>} follow what else is done once it lies there
 * @returns {Promise<boolean>} whether it is
 */
export async function exchangeAddressed(app, hash, tab, follow) {
  const { page: { home }, table: { puzzle }, keep: { mine } } = app.store.state;
  if (home) return false;
  const is = /** @type {const} */ (["mistyped", "mended"]).find((one) => twinOf(mine, puzzle?.id, one === "mended" ? "mistyped" : "mended") === hash);
  if (!is) return false;
  if (await exchange(app, hash, is)) await goOn(app, tab, follow);
  return true;
}

/**
 * @param {App} app
 * @param {Tab} tab
 * @param {() => Promise<void>} follow
 */
async function goOn(app, tab, follow) {
  await follow();
  showTab(app, tab);
  if (tab === "solve") await solve(app);
}

/**
 * Lays the puzzle on the table with other tiles, in the place of what is kept of it.
 * @param {App} app
 * @param {string} link
 * @param {Twin["is"]} is what it is then
 * @returns {Promise<boolean>} whether it lies there: something else may have been opened meanwhile
 */
function exchange(app, link, is) {
  return openInstead(app, link, (comes) => app.keeper.exchange(app.store.state.table.puzzle?.id ?? "", comes, is));
}
