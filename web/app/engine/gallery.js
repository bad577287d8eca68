// The gallery, which is part of the program: Go is asked for it once.

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** What Go was asked. @type {WeakMap<object, Promise<GalleryEntry[]>>} */
const asked = new WeakMap();

/**
 * The published puzzles, in the order of the gallery.
 * @param {Pick<Solver, "call">} solver
 * @returns {Promise<GalleryEntry[]>}
 */
export function published(solver) {
  const before = asked.get(solver);
  if (before) return before;
  const answer = solver.call("gallery", {}).then(({ entries }) => entries);
  answer.catch(() => asked.delete(solver));
  asked.set(solver, answer);
  return answer;
}

/**
 * The links of the published puzzles.
 * @param {Pick<Solver, "call">} solver
 * @returns {Promise<Set<string>>}
 */
export async function publishedLinks(solver) {
  return new Set((await published(solver)).map(({ link }) => link));
}
