// The gallery: it is part of the Go program, and the page asks for it once per solver.

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Solver} from "./solver.js" */

/** Go's answers. @type {WeakMap<object, Promise<GalleryEntry[]>>} */
const asked = new WeakMap();

/** The published puzzles in gallery order. @param {Pick<Solver, "call">} solver @returns {Promise<GalleryEntry[]>} */
export function published(solver) {
  const before = asked.get(solver);
  if (before) return before;
  const answer = solver.call("gallery", {}).then(({ entries }) => entries);
  answer.catch(() => asked.delete(solver));
  asked.set(solver, answer);
  return answer;
}

/** @param {Pick<Solver, "call">} solver @returns {Promise<Set<string>>} */
export async function publishedLinks(solver) {
  return new Set((await published(solver)).map(({ link }) => link));
}
