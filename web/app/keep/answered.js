// What the owner of a mistyped puzzle has said about the real tiles. It is kept with the puzzle
// and counts as long as the same tiles are entered.

import { LONGEST, isUpTo } from "./form.js";

/** @import {Puzzle} from "../../types.d.ts" */

/**
 * One thing the owner said: a tile differs, or is as entered; they see no difference; what a side
 * really shows, or only that it is not what was entered; a suggested repair (by its tiles) is wrong.
 * @typedef {{ says: "differs" | "same", tile: number } | { says: "unseen" } | { says: "shows", tile: number, side: number, edge: string } | { says: "other", tile: number, side: number } | { says: "not", tiles: string }} Answer
 */

/** @typedef {{ tiles: string, answers: Answer[] }} Answered tiles as they were entered, such as "ABcd.BCda" */

/** The most answers that are kept, the latest ones. */
const MOST = 100;

/**
 * @param {{ id: string, answered?: Answered }[]} mine
 * @param {Pick<Puzzle, "id" | "tiles">} puzzle
 */
export function answersOn(mine, { id, tiles }) {
  const answered = mine.find((one) => one.id === id)?.answered;
  return answered?.tiles === tiles.join(".") ? answered.answers : [];
}

/**
 * The patch that stores the answers with the puzzle.
 * @param {Pick<Puzzle, "id" | "tiles">} puzzle
 * @param {Answer[]} answers
 * @returns {{ id: string, answered: Answered }}
 */
export const answeredSo = ({ id, tiles }, answers) => ({ id, answered: { tiles: tiles.join("."), answers: answers.slice(-MOST) } });

/** Whether every answer names a tile and a side that exist. @type {(found: any) => found is Answered} */
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
