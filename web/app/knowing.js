// As what the puzzle on the table was published, whatever its letters: asked
// once it lies there, told below the invitation.

import { FaultError } from "./solver.js";

/** @import {Known, Puzzle} from "../types.d.ts" */
/** @import {App} from "./main.js" */
/** @import {Speech} from "./speech.js" */

/** So many names are told; the rest is counted. */
const NAMED = 3;

/**
 * @param {App} app
 */
export async function recognise({ store, solver }) {
  const { puzzle } = store.state;
  if (!puzzle) return;
  try {
    const { matches } = await solver.call("identify", { puzzle: puzzle.id });
    store.change((state) => {
      if (state.puzzle?.id === puzzle.id) state.known = matches;
    });
  } catch (error) {
    // Nobody has asked for it.
    if (!(error instanceof FaultError)) throw error;
  }
}

/**
 * "Published as Crazy Turtle (1979), Tom & Jerry and 15 more."; "" where nothing
 * is known but its own name.
 * @param {Puzzle} puzzle
 * @param {Known[]} known
 * @param {Speech} speech
 * @returns {string}
 */
export function knownWords({ name }, known, speech) {
  const own = (/** @type {string} */ other) => other.toLowerCase() === name.toLowerCase();
  const others = known.map(({ entry }) => entry).filter((entry) => !own(entry.name));
  if (others.length === 0) return "";
  const names = others.slice(0, NAMED).map(({ name, year }) => (year ? `${name} (${year})` : name));
  const more = others.length - names.length;
  if (more > 0) names.push(speech.count("known.more", more));
  const also = others.length < known.length;
  return speech.say(also ? "known.also" : "known", { names: speech.list(names) });
}
