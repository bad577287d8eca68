// What is seen of a search that is watched: its board, with the seams that match and the
// one that does not. Knows no DOM.

/** @import {State} from "./state.d.ts" */

/**
 * What is to be seen: what there was to be seen without it, and on the Watch tab what does not
 * match, whatever a person who plays wants to be told. A board of a search has no slips, so the
 * seams in conflict are those of a try.
 * @template {Pick<State, "page">} T
 * @param {Pick<State, "page">} state
 * @param {T} seen
 * @returns {T}
 */
export function seenSearch({ page: { tab } }, seen) {
  if (tab !== "watch") return seen;
  const { page } = seen;
  return { ...seen, page: { ...page, settings: { ...page.settings, conflicts: true } } };
}
