// The wish for a new puzzle: grid, difficulty and drawings. It is stored for the next time, and adjusted
// when something is no longer offered. Knows no DOM.

import { KEY } from "../keep/settings.js";
import { readJSON } from "../keep/storage.js";
import { DIFFICULTIES } from "../speech/difficulty.js";

/** @import {Difficulty, Offers, Wish} from "../../types.d.ts" */
/** @import {Shelf} from "../keep/storage.js" */

/** A wish without the seed, which is random. @typedef {Omit<Wish, "seed">} Chosen */

/** The first choice of all. @type {Chosen} */
const USUAL = { grid: "3x3", difficulty: "moderate", art: "dogs" };

/** Seeds are below this: short enough for a title. */
const SEEDS = 1_000_000;

/** What is offered and nearest to what is wanted. @param {Offers} offers @param {Partial<Chosen>} wanted @returns {Chosen} */
export function offered({ grids, arts }, wanted) {
  const at = grids.find(({ grid }) => grid === wanted.grid) ?? grids.find(({ grid }) => grid === USUAL.grid) ?? grids[0];
  const place = (/** @type {Difficulty | undefined} */ difficulty) => DIFFICULTIES.indexOf(difficulty ?? "");
  const want = place(wanted.difficulty) < 0 ? USUAL.difficulty : wanted.difficulty;
  const [difficulty] = [...at.difficulties].sort((one, other) => Math.abs(place(one) - place(want)) - Math.abs(place(other) - place(want)));
  const art = [wanted.art, USUAL.art].find((set) => set !== undefined && arts.includes(set)) ?? arts[0];
  return { grid: at.grid, difficulty, art };
}

/** The number of motifs of such a puzzle, and whether it has a frame. @param {Offers} offers @param {Chosen} chosen one that is offered */
export function gotten({ grids }, { grid, difficulty }) {
  const { difficulties, motifs, framed } = grids.find((offer) => offer.grid === grid) ?? grids[0];
  const at = difficulties.indexOf(difficulty);
  return { motifs: motifs[at], framed: framed[at] };
}

/** The last choice, as stored. @param {Shelf} storage @returns {Partial<Chosen>} */
export function recallWish(storage) {
  const { grid, difficulty, art } = readJSON(storage, KEY)?.wish ?? {};
  return { grid, difficulty, art };
}

/** Stores the choice beside the settings, which stay as they are. @param {Shelf} storage @param {Chosen} wish */
export function keepWish(storage, { grid, difficulty, art }) {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...readJSON(storage, KEY), wish: { grid, difficulty, art } }));
  } catch {
    // Full or forbidden: the next time starts with the usual choice.
  }
}

export function anySeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;
}
