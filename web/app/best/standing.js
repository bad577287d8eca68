// The combined state of several hunts, the hunts stored for a puzzle, and both in words: a board with mismatches is
// never called a solution. Knows no DOM.

import { total } from "../base/bars.js";
import { GIVEN, putAside } from "../keep/hunted.js";
import { scoreWords } from "../speech/boards.js";

/** @import {HuntState, Puzzle} from "../../types.d.ts" */
/** @import {Hunted} from "../keep/hunted.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Hunt, State} from "./state.d.ts" */

/** @returns {State["best"]} */
export function newBest() {
  return { hunt: null, dropped: [], saved: null };
}

/** The state with the best board, the first of several. @param {HuntState[]} states at least one */
export const bestOf = (states) => states.reduce((one, other) => (other.score > one.score ? other : one));

/**
 * Combines states: the best board, the sum of the placements, and per depth how often it was
 * reached and the fewest mismatches.
 * @param {HuntState[]} states at least one
 * @param {HuntState} [best] the best state, which may be of a worker that has not resumed
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

/** The least of these; -1 stands for none. @param {number[]} breaks */
function least(breaks) {
  const all = breaks.filter((n) => n >= 0);
  return all.length > 0 ? Math.min(...all) : -1;
}

/** Moving more tiles than this as elements takes too long while all cores are busy. */
const MANY = 64;

/** Reports whether a large best board is on show and may change any moment. @param {State} state */
export function isClimbing(state) {
  return climbs(state) && state.table.layer === "best" && state.best.hunt?.at !== null;
}

/** Reports whether a large best board will be on show any moment. @param {State} state */
export function willClimb(state) {
  return climbs(state) && state.best.hunt?.at === null;
}

/** @param {State} state */
function climbs({ page: { home, tab }, table: { puzzle }, best: { hunt } }) {
  return !home && tab === "solve" && hunt?.phase === "running" && (puzzle?.tiles.length ?? 0) > MANY;
}

/** The stored hunt of the current puzzle, if its board has the right size. @param {Pick<State, "table" | "keep">} state */
export function keptHunt({ table: { puzzle }, keep: { mine } }) {
  const hunt = mine.find(({ id }) => id === puzzle?.id)?.hunt;
  return hunt && isOf(hunt, puzzle) ? hunt : null;
}

/** The current puzzle's hunts that were set aside. @param {Pick<State, "table" | "keep">} state */
export function givenHunts({ table: { puzzle }, keep: { mine } }) {
  const given = mine.find(({ id }) => id === puzzle?.id)?.given ?? [];
  return given.filter((one) => isOf(one, puzzle));
}

/** The discarded hunts that can be restored: as many as there is room for. @param {State} state */
export function droppedHunts(state) {
  const room = GIVEN - givenHunts(state).length;
  return room > 0 ? state.best.dropped.slice(-room) : [];
}

/** Reports whether the board has as many cells as the puzzle. @param {Hunted} hunt @param {Puzzle | null} puzzle */
const isOf = ({ board }, puzzle) => board.length === puzzle?.grid.cells.length;

/**
 * The hunts aside once the stored one is set aside, too: it may have taken days, so it must stay
 * available, and so must the best of the others.
 * @param {Pick<State, "table" | "keep">} state
 * @param {Hunted} [back] a hunt that is no longer aside
 */
export function givenNext(state, back) {
  return putAside(keptHunt(state), givenHunts(state).filter((one) => one !== back));
}

/** What the board is worth (a solution, the best possible or the best so far) and what is being tried. @param {Hunt} hunt @param {Speech} speech */
export function worthWords({ phase, at, stays }, speech) {
  if (!at) return speech.say(phase === "running" ? "searching.soon" : "searching.paused");
  if (at.score === at.seams) return speech.say("best.solution");
  if (at.over) return speech.say(stays ? "best.proved.staying" : "best.proved");
  return phase === "running" ? speech.say(`best.stage.${at.stage}`) : speech.say("searching.paused");
}

/**
 * The announcement for screen readers, null if nothing is new.
 * @param {Hunt | null} before
 * @param {Hunt | null} hunt
 * @param {Speech} speech
 */
export function huntNews(before, hunt, speech) {
  if (!hunt?.at) return null;
  if (hunt.phase === "over" && before?.phase !== "over") return overWords(hunt.at, hunt, speech);
  if (hunt.phase === "paused" && before?.phase === "running") return `${speech.say("news.paused")} ${scoreWords(hunt.at, speech)}`;
  return hunt.announced !== (before?.announced ?? -1) ? scoreWords(hunt.at, speech) : null;
}

/** @param {HuntState} at @param {Hunt} hunt @param {Speech} speech */
function overWords(at, hunt, speech) {
  return `${scoreWords(at, speech)}. ${worthWords(hunt, speech)}`;
}
