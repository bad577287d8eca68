// A hunt for the best board as it is kept with its puzzle, and the hunts put aside for another one.

import { LONGEST, isBoard, isUpTo } from "./form.js";

/** @import {Board} from "../../types.d.ts" */

/**
 * A hunt for the best board, as far as it has come.
 * @typedef {object} Hunted
 * @property {string} id the puzzle, or the puzzle with locked tiles fixed by clues
 * @property {Board} board the best one
 * @property {number} seams of the board, matched or not
 * @property {[elapsed: number, score: number][]} climb each better score, and after how many milliseconds
 * @property {number} elapsed milliseconds
 * @property {number} seed of the first worker; each other worker has the next one
 * @property {string[]} saved the state of each worker, written by Go; empty where Go could not read it
 * @property {true} [proved] whether no better board exists
 */

/** The page never starts more workers than this. */
const MOST_HUNTS = 32;
/** No board has more seams than this. */
const MOST_SEAMS = 10_000;
/** At most this many hunts are put aside per puzzle. */
export const GIVEN = 4;

/** Whether it has the form of a hunt; Go judges its content. @type {(hunt: any) => hunt is Hunted} */
export function isHunted(hunt) {
  const { id, board, seams, climb, elapsed, seed, saved, proved } = hunt ?? {};
  const words = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((word) => typeof word === "string" && /^\S*$/.test(word) && word.length <= LONGEST);
  if (!words([id]) || !words(saved) || saved.length > MOST_HUNTS || !isBoard(board) || (proved !== undefined && proved !== true) || !Array.isArray(climb) || climb.length === 0) return false;
  const numbers = isUpTo(seams, MOST_SEAMS) && climb.length <= seams + 1 && isUpTo(seed, Number.MAX_SAFE_INTEGER) && Number.isFinite(elapsed) && elapsed >= 0;
  return numbers && climb.every((step) => Array.isArray(step) && step.length === 2 && Number.isFinite(step[0]) && step[0] >= 0 && isUpTo(step[1], seams));
}

/** @param {Hunted} hunt */
export function scoreOf({ climb }) {
  return climb[climb.length - 1][1];
}

/** @param {Hunted} hunt */
export function isSolution(hunt) {
  return scoreOf(hunt) === hunt.seams;
}

/** Whether nothing better can be found. @param {Hunted} hunt */
export function isOver(hunt) {
  return hunt.proved === true || isSolution(hunt);
}

/** @type {(given: any) => given is Hunted[]} */
export function areGiven(given) {
  return Array.isArray(given) && given.length > 0 && given.length <= GIVEN && given.every(isHunted);
}

/**
 * Puts one more hunt aside: it comes first, then those before, the best first.
 * @param {Hunted | null} one
 * @param {Hunted[]} before
 */
export function putAside(one, before) {
  const best = [...before].sort((first, other) => scoreOf(other) - scoreOf(first));
  return (one ? [one, ...best] : best).slice(0, GIVEN);
}

/**
 * The hunt to keep and those aside, when `next` is to be kept. Another tab may hunt too: the better
 * board stays, whichever tab it comes from.
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

/** Whether both are one hunt at the same point of its time. @param {Hunted} one @param {Hunted} other */
export function isSame(one, other) {
  return one.seed === other.seed && one.elapsed === other.elapsed;
}
