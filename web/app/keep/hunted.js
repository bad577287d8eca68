// A look for the best board, as it is kept with its puzzle, and those that were put aside for
// another one.

import { LONGEST, isBoard, isUpTo } from "./form.js";

/** @import {Board} from "../../types.d.ts" */

/**
 * A look for the best board, as far as it has come.
 * @typedef {object} Hunted
 * @property {string} id what is hunted: the puzzle, or the puzzle with locked tiles fixed by clues
 * @property {Board} board the best one
 * @property {number} seams how many it has
 * @property {[elapsed: number, score: number][]} climb each better score, and after how many milliseconds
 * @property {number} elapsed milliseconds
 * @property {number} seed of the first hunt; each other has the next one
 * @property {string[]} saved the hunts, as Go has written them down; none where it could not read them
 * @property {true} [proved] whether nothing better can be found
 */

/** More hunts beside each other are none of ours: the page has no more workers. */
const HUNTS = 32;
/** No board has more seams. */
const SEAMS = 10_000;
/** So many are put aside of one puzzle. */
export const GIVEN = 4;

/**
 * Whether it has the form of a look for the best board; what it says is Go's to judge.
 * @param {any} hunt
 * @returns {hunt is Hunted}
 */
export function isHunted(hunt) {
  const { id, board, seams, climb, elapsed, seed, saved, proved } = hunt ?? {};
  const words = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((word) => typeof word === "string" && /^\S*$/.test(word) && word.length <= LONGEST);
  if (!words([id]) || !words(saved) || saved.length > HUNTS || !isBoard(board) || (proved !== undefined && proved !== true) || !Array.isArray(climb) || climb.length === 0) return false;
  const numbers = isUpTo(seams, SEAMS) && climb.length <= seams + 1 && isUpTo(seed, Number.MAX_SAFE_INTEGER) && Number.isFinite(elapsed) && elapsed >= 0;
  return numbers && climb.every((step) => Array.isArray(step) && step.length === 2 && Number.isFinite(step[0]) && step[0] >= 0 && isUpTo(step[1], seams));
}

/** How many seams match on the best board that a look has found. @param {Hunted} hunt */
export function scoreOf({ climb }) {
  return climb[climb.length - 1][1];
}

/**
 * Whether all seams match.
 * @param {Hunted} hunt
 */
export function isSolution(hunt) {
  return scoreOf(hunt) === hunt.seams;
}

/**
 * Whether there is nothing to go on for.
 * @param {Hunted} hunt
 */
export function isOver(hunt) {
  return hunt.proved === true || isSolution(hunt);
}

/**
 * Whether these are looks that were put aside.
 * @param {any} given
 * @returns {given is Hunted[]}
 */
export function areGiven(given) {
  return Array.isArray(given) && given.length > 0 && given.length <= GIVEN && given.every(isHunted);
}

/**
 * Those that are aside once one more is put there: that one, and the best one of those before.
 * @param {Hunted | null} one
 * @param {Hunted[]} before
 */
export function putAside(one, before) {
  const best = before.toSorted((first, other) => scoreOf(other) - scoreOf(first));
  return (one ? [one, ...best] : best).slice(0, GIVEN);
}

/**
 * The look that is kept and those aside, where one more is to be kept: in another tab somebody may
 * look, too, and neither of them gives up the better board for the other's.
 * @param {{ hunt?: Hunted, given?: Hunted[] }} known
 * @param {Hunted} next
 * @returns {{ hunt: Hunted, given?: Hunted[] }}
 */
export function beside({ hunt, given = [] }, next) {
  if (!hunt || scoreOf(hunt) <= scoreOf(next)) [hunt, next] = [next, hunt ?? next];
  if (hunt.seed === next.seed) return { hunt };
  const others = given.filter(({ seed }) => seed !== hunt.seed && seed !== next.seed);
  return { hunt, given: putAside(next, others) };
}

/**
 * Whether two are one look, and as far as it had come at the same time.
 * @param {Hunted} one
 * @param {Hunted} other
 */
export function isSame(one, other) {
  return one.seed === other.seed && one.elapsed === other.elapsed;
}
