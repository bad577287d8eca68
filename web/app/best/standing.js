// What several hunts have come to together. Knows no DOM.

import { total } from "../base/bars.js";
import { GIVEN, putAside } from "../keep/hunted.js";

/** @import {HuntState, Puzzle} from "../../types.d.ts" */
/** @import {Hunted} from "../keep/hunted.js" */
/** @import {State} from "./state.d.ts" */

/** @returns {State["best"]} */
export function newBest() {
  return { hunt: null, dropped: [], saved: null };
}

/**
 * Where the hunt with the best board stands, the first of several.
 * @param {HuntState[]} states one at least
 * @returns {HuntState}
 */
export const bestOf = (states) => states.reduce((one, other) => (other.score > one.score ? other : one));

/**
 * The best board of all, the placements added up, and of each depth how often it was
 * reached and the fewest breaks there.
 * @param {HuntState[]} states one at least
 * @param {HuntState} [best] which has that board, be it of a hunt that has not come back
 * @returns {HuntState}
 */
export function together(states, best = bestOf(states)) {
  return {
    ...best,
    stage: bestOf(states).stage,
    over: states.some(({ over }) => over),
    placements: total(states.map(({ placements }) => placements)),
    reached: best.reached.map((_, depth) => total(states.map(({ reached }) => reached[depth]))),
    fewest: best.fewest.map((_, depth) => least(states.map(({ fewest }) => fewest[depth]))),
  };
}

/**
 * The least of some numbers of breaks, of which -1 stands for none.
 * @param {number[]} breaks
 */
function least(breaks) {
  const known = breaks.filter((n) => n >= 0);
  return known.length > 0 ? Math.min(...known) : -1;
}

/** To move the elements of more tiles than this takes too long while all cores are busy. */
const MANY = 64;

/**
 * Whether the best board of many tiles is in sight and may be another in a moment.
 * @param {State} state
 */
export function isClimbing(state) {
  return climbs(state) && state.table.layer === "best" && state.best.hunt?.at !== null;
}

/**
 * Whether there will be one in a moment.
 * @param {State} state
 */
export function willClimb(state) {
  return climbs(state) && state.best.hunt?.at === null;
}

/** @param {State} state */
function climbs({ page: { home, tab }, table: { puzzle }, best: { hunt } }) {
  return !home && tab === "solve" && hunt?.phase === "running" && (puzzle?.tiles.length ?? 0) > MANY;
}

/**
 * The look for the best board that is kept of the puzzle on the table, if it has a board of it.
 * @param {Pick<State, "table" | "keep">} state
 * @returns {Hunted | null}
 */
export function keptHunt({ table: { puzzle }, keep: { mine } }) {
  const hunt = mine.find(({ id }) => id === puzzle?.id)?.hunt;
  return hunt && isOf(hunt, puzzle) ? hunt : null;
}

/**
 * The looks of the puzzle on the table that were put aside.
 * @param {Pick<State, "table" | "keep">} state
 * @returns {Hunted[]}
 */
export function givenHunts({ table: { puzzle }, keep: { mine } }) {
  const given = mine.find(({ id }) => id === puzzle?.id)?.given ?? [];
  return given.filter((one) => isOf(one, puzzle));
}

/**
 * The looks that were discarded and can be taken back: as long as there is a place for each.
 * @param {State} state
 */
export function droppedHunts(state) {
  const room = GIVEN - givenHunts(state).length;
  return room > 0 ? state.best.dropped.slice(-room) : [];
}

/**
 * Whether its board has the cells of the puzzle.
 * @param {Hunted} hunt
 * @param {Puzzle | null} puzzle
 */
const isOf = ({ board }, puzzle) => board.length === puzzle?.grid.cells.length;

/**
 * What is aside once the look that is kept is put there, which may have taken days: it can be
 * brought back, and so can the best one of those before.
 * @param {Pick<State, "table" | "keep">} state
 * @param {Hunted} [back] one that is no longer aside
 */
export function givenNext(state, back) {
  return putAside(keptHunt(state), givenHunts(state).filter((one) => one !== back));
}
