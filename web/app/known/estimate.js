// How long a search will take, before it begins: estimated by Go while nobody
// waits, and turned into time by how fast this machine was before.

import { FaultError } from "../engine/solver.js";

/** @import {App} from "./state.d.ts" */

/** Up to this many cells there is nothing to foresee. */
export const SMALL = 9;
/** Placements of the probe: about 50 ms. */
const VISITS = 300_000;
/** Placements per second of one core, by written code on common machines, as long as none has been measured here. */
const USUAL = 60e6;
const KEY = "edgewise-rate-1";

/** What takes longer than this, in seconds, is told. */
export const TOLD = 10;
/** An estimate that may be wrong by a larger share than this is not trusted. */
const SURE = 0.5;
/** What takes longer than a year is not begun without a word. */
const YEAR = 365.25 * 86400;

/**
 * Whether nobody will see the end of the search.
 * @param {{ seconds: number } | null} foreseen
 */
export const isHopeless = (foreseen) => foreseen !== null && foreseen.seconds > YEAR;

/**
 * Whether a search is sure to take longer than a second, so that nobody need try it alone first.
 * @param {{ seconds: number, error: number | null } | null} foreseen
 */
export const isLong = (foreseen) => foreseen !== null && foreseen.error !== null && foreseen.error <= SURE && foreseen.seconds > 1;

/**
 * Estimates the search of the puzzle that lies on the table.
 * @param {App} app
 */
export async function foresee({ store, solver, storage, cores }) {
  const { table: { puzzle }, solve: { search, foreseen } } = store.state;
  if (!puzzle || search || foreseen || puzzle.grid.cells.length <= SMALL || puzzle.why.length > 0) return;
  try {
    const { nodes, error, choice } = await solver.call("estimate", { puzzle: puzzle.id, visits: VISITS });
    if (nodes === null) return;
    const seconds = 10 ** nodes / (rateOf(storage) * cores);
    store.change((state) => {
      if (state.table.puzzle?.id === puzzle.id) state.solve.foreseen = { nodes, error, seconds, cores, choice };
    });
  } catch (error) {
    // Nobody has asked for it; the search itself will tell.
    if (!(error instanceof FaultError)) throw error;
  }
}

/**
 * @param {Storage | null} storage
 * @returns {number} placements per second and core
 */
function rateOf(storage) {
  try {
    const rate = Number(storage?.getItem(KEY));
    return rate > 0 && Number.isFinite(rate) ? rate : USUAL;
  } catch {
    return USUAL;
  }
}

/**
 * Remembers how fast one core of this machine searches.
 * @param {Storage | null} storage
 * @param {number} rate
 */
export function rememberRate(storage, rate) {
  try {
    storage?.setItem(KEY, String(Math.round(rate)));
  } catch {
    // Full or forbidden: the usual rate will do.
  }
}
