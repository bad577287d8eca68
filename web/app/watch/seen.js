// What is seen of a search that is watched: its board, with the seams that match and the
// one that does not. Knows no DOM.

/** @import {State} from "./state.d.ts" */

/**
 * What is to be seen: what there was to be seen without it, and on the Watch tab what Go
 * has told of the board there. A board of a search has no slips, so the seams in conflict
 * are those of a try, and are always shown.
 * @template {Pick<State, "page" | "table">} T
 * @param {State} state
 * @param {T} seen
 * @returns {T}
 */
export function seenSearch({ page: { tab }, watch: { at } }, seen) {
  if (tab !== "watch") return seen;
  const { page, table } = seen;
  const marks = at && { ...at.state, board: at.board };
  return { ...seen, page: { ...page, settings: { ...page.settings, conflicts: true } }, table: { ...table, marks } };
}
