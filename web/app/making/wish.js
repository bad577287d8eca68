// What is wished for: a grid, a difficulty and drawings. Kept for the next time, and put
// right where it is not offered any more. Knows no DOM.

import { KEY } from "../keep/settings.js";
import { readJSON } from "../keep/storage.js";
import { DIFFICULTIES } from "../speech/difficulty.js";

/** @import {Difficulty, Offers, Wish} from "../../types.d.ts" */
/** @import {Shelf} from "../keep/storage.js" */

/** What somebody chooses; the seed is left to chance. @typedef {Omit<Wish, "seed">} Chosen */

/** What is chosen before anybody has. @type {Chosen} */
const USUAL = { grid: "3x3", difficulty: "moderate", art: "dogs" };

/** Numbers below this one make puzzles: short enough for a title. */
const SEEDS = 1_000_000;

/**
 * What is offered and comes nearest to what is wanted.
 * @param {Offers} offers
 * @param {Partial<Chosen>} wanted
 * @returns {Chosen}
 */
export function offered({ grids, arts }, wanted) {
  const at = grids.find(({ grid }) => grid === wanted.grid) ?? grids.find(({ grid }) => grid === USUAL.grid) ?? grids[0];
  const place = (/** @type {Difficulty | undefined} */ difficulty) => DIFFICULTIES.indexOf(difficulty ?? "");
  const want = place(wanted.difficulty) < 0 ? USUAL.difficulty : wanted.difficulty;
  const [difficulty] = [...at.difficulties].sort((one, other) => Math.abs(place(one) - place(want)) - Math.abs(place(other) - place(want)));
  const art = [wanted.art, USUAL.art].find((set) => set !== undefined && arts.includes(set)) ?? arts[0];
  return { grid: at.grid, difficulty, art };
}

/**
 * What one gets with a choice: how many motifs, and whether with a frame.
 * @param {Offers} offers
 * @param {Chosen} chosen one that is offered
 */
export function gotten({ grids }, { grid, difficulty }) {
  const { difficulties, motifs, framed } = grids.find((offer) => offer.grid === grid) ?? grids[0];
  const at = difficulties.indexOf(difficulty);
  return { motifs: motifs[at], framed: framed[at] };
}

/**
 * What was chosen the last time, as it was kept.
 * @param {Shelf} storage
 * @returns {Partial<Chosen>}
 */
export function recallWish(storage) {
  const { grid, difficulty, art } = readJSON(storage, KEY)?.wish ?? {};
  return { grid, difficulty, art };
}

/**
 * Keeps it, and leaves alone what else stands there.
 * @param {Shelf} storage
 * @param {Chosen} wish
 */
export function keepWish(storage, { grid, difficulty, art }) {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...readJSON(storage, KEY), wish: { grid, difficulty, art } }));
  } catch {
    // Full or forbidden: the next time begins as usual.
  }
}

/** A number by chance. */
export function anySeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;
}
