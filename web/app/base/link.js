// A link's hash as text: its fields, a board to add or take out, and names as links write them. Go reads links;
// this module only takes apart what the page itself has written.

/** @import {Board} from "../../types.d.ts" */

/** The value of a field, undefined where the link has none. @param {string} link @param {string} key */
function field(link, key) {
  return link.split("&").find((part) => part.startsWith(`${key}=`))?.slice(key.length + 1);
}

/** @param {string} link @param {Board} board */
export function withBoard(link, board) {
  const [body, end = ""] = link.split(/(?=&end=1$)/);
  return `${body}&board=${boardWord(board)}${end}`;
}

/** A board in the notation of links. @param {Board} board */
export function boardWord(board) {
  return board.map((laid) => (laid ? laid.join(".") : "-")).join("_");
}

/** Parses a board in the notation of links. Callers check its form. @param {string} word */
export function wordBoard(word) {
  return word.split("_").map((laid) => (laid === "-" ? null : laid.split(".").map(Number)));
}

/** Splits a link from its board. Callers check the form of the board. @param {string} line */
export function linkAndBoard(line) {
  const word = field(line, "board");
  return { link: line.replace(/&board=[^&]*/, ""), board: word === undefined ? undefined : wordBoard(word) };
}

/** The grid, the tiles and the picture set of a link of a daily puzzle. @param {string} link */
export function drawnIn(link) {
  return { grid: field(link, "grid") ?? "", tiles: field(link, "tiles")?.split(".") ?? [], art: field(link, "art") ?? "plain" };
}

/** Letters and digits are no pictures, unless they form a keycap. */
const WORD = /^[\p{L}\p{N}\p{M}\s#*](?!.*\u20E3)/u;

/** The name that a word of a link encodes; null if it is damaged. @param {string} word */
export function readName(word) {
  try {
    return decodeURIComponent(word.replaceAll("_", " "));
  } catch {
    return null;
  }
}

/** The word that encodes a name in a link. @param {string} name */
export function nameWord(name) {
  const code = (/** @type {string} */ sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name).replace(/[_.!*'()]/g, code).replaceAll("%20", "_");
}

/**
 * The signs of a text, each what a reader takes for one letter or picture. Firefox before 125 has no Segmenter.
 * @param {string} text
 * @returns {{ segment: string, index: number }[]}
 */
export function signsOf(text) {
  if (Intl.Segmenter) return [...new Intl.Segmenter().segment(text)];
  return [...text.matchAll(/(\p{RI}{2}|.)([\p{M}\p{EMod}]|\u200d.)*/gsu)].map(({ 0: segment, index }) => ({ segment, index }));
}

/** The first sign that was typed or pasted; "" if it is a letter or digit. @param {string} text */
export function oneSign(text) {
  const [first] = signsOf(text.trim());
  return first && !WORD.test(first.segment) ? first.segment : "";
}

/** A name with its sign, or the text of its drawing, before it. @param {string} sign @param {string} name */
export function signed(sign, name) {
  return [sign, name].filter(Boolean).join(" ");
}
