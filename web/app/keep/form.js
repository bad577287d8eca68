// Whether what was stored has the right form: numbers, texts, boards, and what the owner of a mistyped puzzle has said
// about the real tiles, which counts as long as the same tiles are entered.

/** @import {Board, Laid, Puzzle} from "../../types.d.ts" */

/** The longest text that is accepted, in characters. */
export const LONGEST = 1 << 20;

/** Whether n is a whole number from 0 to most. @param {any} n @param {number} most */
export function isUpTo(n, most) {
  return Number.isInteger(n) && n >= 0 && n <= most;
}

/** @type {(link: any) => link is string} */
export function isLink(link) {
  return typeof link === "string" && link.length <= LONGEST && !/[\r\n]/.test(link);
}

/**
 * The other half of a pair: a mistyped puzzle and the one it was mended into.
 * @typedef {object} Twin
 * @property {string} of its link
 * @property {"mended" | "mistyped"} is what this one is
 * @property {boolean} stood whether this one was kept before it became a twin; it then stays when the other one comes back
 */

/** @type {(twin: any) => twin is Twin} */
export function isTwin(twin) {
  const { of, is, stood } = twin ?? {};
  return isLink(of) && ["mended", "mistyped"].includes(is) && typeof stood === "boolean";
}

/** Whether it has the form of a board; Go checks that it fits. @param {any} board @returns {board is Board} */
export function isBoard(board) {
  return Array.isArray(board) && board.every((/** @type {any} */ laid) => laid === null || isLaid(laid));
}

/** @type {(laid: any) => laid is NonNullable<Laid>} */
function isLaid(laid) {
  return Array.isArray(laid) && laid.length === 2 && laid.every((n) => Number.isInteger(n) && n >= 0);
}

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
