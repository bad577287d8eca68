// A link's hash as text: its fields, and a board that is added or taken out. What a link
// says is Go's to read; here only what was written before is taken apart.

/** @import {Board} from "../../types.d.ts" */

/**
 * What a field of a link says, undefined where it has none.
 * @param {string} link
 * @param {string} key
 */
function field(link, key) {
  return link.split("&").find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1);
}

/**
 * A link with a board.
 * @param {string} link
 * @param {Board} board
 */
export function withBoard(link, board) {
  const [body, end = ""] = link.split(/(?=&end=1$)/);
  return `${body}&board=${boardWord(board)}${end}`;
}

/**
 * A board as a link says it.
 * @param {Board} board
 */
export function boardWord(board) {
  return board.map((laid) => (laid ? laid.join(".") : "-")).join("_");
}

/**
 * The board that was written so. Whether it is one is for others to say.
 * @param {string} word
 */
export function wordBoard(word) {
  return word.split("_").map((laid) => (laid === "-" ? null : laid.split(".").map(Number)));
}

/**
 * The link and the board that were put together. Whether it is one is for others to say.
 * @param {string} line
 */
export function linkAndBoard(line) {
  const word = field(line, "board");
  return { link: line.replace(/&board=[^&]*/, ""), board: word === undefined ? undefined : wordBoard(word) };
}

/**
 * What a link says of a day's puzzle: its grid, its tiles and the set they are drawn with.
 * @param {string} link
 */
export function drawnIn(link) {
  return { grid: field(link, "grid") ?? "", tiles: field(link, "tiles")?.split(".") ?? [], art: field(link, "art") ?? "plain" };
}
