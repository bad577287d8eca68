// What the board shows of a watched search.

/** @import {State} from "./state.d.ts" */

/**
 * Turns on the marks of mismatches on the Watch tab, whatever the person has set for playing: there
 * the seams in conflict are those of the tile being tried.
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
