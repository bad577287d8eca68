// Estimates the time of a search before it starts: Go estimates the placements in the background,
// and this machine's earlier speed turns them into time.

import { FaultError } from "../engine/solver.js";

/** @import {App} from "./state.d.ts" */

/** Do not estimate puzzles with at most this many cells. */
export const SMALL = 9;
/** The placements of the probe: about 50 ms. */
const VISITS = 300_000;
/** Placements per second of one core with written code, until this machine has been measured. */
const USUAL = 60e6;
const KEY = "edgewise-rate-1";

/** Show estimates longer than this, in seconds. */
export const TOLD = 10;
/** Do not trust an estimate whose relative error is larger. */
const SURE = 0.5;
/** Ask before a search that takes longer than a year, in seconds. */
const YEAR = 365.25 * 86400;

/** Reports whether nobody will see the end of the search. @param {{ seconds: number } | null} foreseen */
export const isHopeless = (foreseen) => foreseen !== null && foreseen.seconds > YEAR;

/**
 * Reports whether a search will surely take longer than a second, so that one worker need not try
 * alone.
 * @param {{ seconds: number, error: number | null } | null} foreseen
 */
export const isLong = (foreseen) => foreseen !== null && foreseen.error !== null && foreseen.error <= SURE && foreseen.seconds > 1;

/** Estimates the search of the current puzzle. @param {App} app */
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
    // Nobody is waiting for the estimate.
    if (!(error instanceof FaultError)) throw error;
  }
}

/** @param {Storage | null} storage @returns {number} placements per second and core */
function rateOf(storage) {
  try {
    const rate = Number(storage?.getItem(KEY));
    return rate > 0 && Number.isFinite(rate) ? rate : USUAL;
  } catch {
    return USUAL;
  }
}

/** Stores the speed of one core. @param {Storage | null} storage @param {number} rate */
export function rememberRate(storage, rate) {
  try {
    storage?.setItem(KEY, String(Math.round(rate)));
  } catch {
    // Full or forbidden: the usual rate will do.
  }
}
