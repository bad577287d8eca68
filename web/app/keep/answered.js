// What the owner of a mistyped puzzle has said of the real tiles, as it is kept with the puzzle. It
// counts as long as these tiles are entered.

import { LONGEST, isUpTo } from "./form.js";

/** @import {Puzzle} from "../../types.d.ts" */

/**
 * What the owner has said: that a tile differs, or is as it was entered, or that they see no
 * difference; what a side really shows, or that it is not what was entered; that a repair is none, by
 * the tiles it gives.
 * @typedef {{ says: "differs" | "same", tile: number } | { says: "unseen" } | { says: "shows", tile: number, side: number, edge: string } | { says: "other", tile: number, side: number } | { says: "not", tiles: string }} Answer
 */

/**
 * @typedef {object} Answered
 * @property {string} tiles as they were entered, such as "ABcd.BCda"
 * @property {Answer[]} answers
 */

/** Of more the last are kept: nobody is asked so often. */
const MOST = 100;

/**
 * What was said of the tiles of a puzzle.
 * @param {{ id: string, answered?: Answered }[]} mine
 * @param {Pick<Puzzle, "id" | "tiles">} puzzle
 * @returns {Answer[]}
 */
export function answersOn(mine, { id, tiles }) {
  const answered = mine.find((one) => one.id === id)?.answered;
  return answered?.tiles === tiles.join(".") ? answered.answers : [];
}

/**
 * What is new about the puzzle where this was said of its tiles.
 * @param {Pick<Puzzle, "id" | "tiles">} puzzle
 * @param {Answer[]} answers
 * @returns {{ id: string, answered: Answered }}
 */
export const answeredSo = ({ id, tiles }, answers) => ({ id, answered: { tiles: tiles.join("."), answers: answers.slice(-MOST) } });

/**
 * Whether all of it is about tiles and sides that there are.
 * @param {any} found
 * @returns {found is Answered}
 */
export function isAnswered(found) {
  const { tiles, answers } = found ?? {};
  if (!isWord(tiles) || !Array.isArray(answers) || answers.length > MOST) return false;
  const words = tiles.split(".");
  const isTile = (/** @type {any} */ { tile }) => isUpTo(tile, words.length - 1);
  const isSide = (/** @type {any} */ one) => isTile(one) && isUpTo(one.side, words[one.tile].length - 1);
  /** @type {Record<string, (one: any) => boolean>} */
  const forms = { unseen: () => true, differs: isTile, same: isTile, other: isSide, shows: (one) => isSide(one) && isWord(one.edge), not: (one) => isWord(one.tiles) };
  return answers.every((one) => typeof one?.says === "string" && Object.hasOwn(forms, one.says) && forms[one.says](one));
}

/** @type {(word: any) => boolean} */
const isWord = (word) => typeof word === "string" && word.length <= LONGEST;
