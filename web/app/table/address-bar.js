// What the address bar holds: the puzzle in sight, or the link that was followed.

/** @import {App} from "./state.d.ts" */

/**
 * The address bar always holds the puzzle in sight; home has the page's own address.
 * @param {App} app
 */
export function showAddress({ store: { state: { page, table } }, address }) {
  const hash = page.home ? "" : table.puzzle ? `#${table.puzzle.id}` : address.hash();
  address.replace(hash || address.page());
}
