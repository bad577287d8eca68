// Go's proofs that a puzzle has no solution, each in a sentence. People count tiles, rows and
// columns from 1.

import { edgeName } from "./edges.js";
import { looseSideName, sideName } from "./faults.js";

/** @import {Puzzle, Reason} from "../../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/** Show at most this many reasons. */
const REASONS = 3;
/** The arguments that are numbers of tiles. */
const TILES = ["tile", "other"];
/** The arguments that are edges. */
const EDGES = ["edge", "mate"];

/** Reports whether a reason rules out every full board, because the frame would be in the wrong place. @param {Reason} reason */
export const isAgainstFrame = ({ code }) => /^(frame-|(clue|staying)-(rim|inside)$)/.test(code);

/**
 * The reasons to show, those about the frame first. A reason about a tile is not repeated for its
 * copies.
 * @param {Reason[]} why
 * @param {Puzzle} puzzle
 */
export function reasonsToShow(why, { copies }) {
  const reasons = why.filter(({ code, args }) => code !== "tile-alone" || !copies.some((group) => group.indexOf(Number(args.tile)) > 0));
  return [...reasons].sort((one, other) => Number(isAgainstFrame(other)) - Number(isAgainstFrame(one))).slice(0, REASONS);
}

/**
 * The words for a reason's sentence.
 * @param {Reason} reason
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {(edge: string) => string} [named] gives the name of an edge
 */
export function reasonWords({ args, at }, puzzle, speech, named = (edge) => edgeName(puzzle, edge, speech)) {
  /** @type {Words} */
  const words = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === "number") words[name] = TILES.includes(name) ? value + 1 : value;
    else if (typeof value === "string") words[name] = EDGES.includes(name) ? named(value) : value;
  }
  words.tiles = speech.list(numbers(args.tiles).map((tile) => tile + 1));
  const of = Number(args.of ?? puzzle.grid.sides);
  words.sides = Array.isArray(args.sides)
    ? speech.list(numbers(args.sides).map((side) => looseSideName(side, of, speech)))
    : (words.sides ?? "");
  if (Array.isArray(args.edges)) {
    const counts = numbers(args.counts);
    const names = args.edges.map((edge) => named(String(edge)));
    words.edges = speech.list(eachOnce(names));
    // Only the most frequent edges are listed.
    const more = counts.reduce((sum, n) => sum + n, 0) < Number(args.spare ?? 0) ? ["…"] : [];
    words.list = [...names.map((name, i) => `${counts[i]} × ${name}`), ...more].join(", ");
  }
  const cell = at.cell === undefined ? undefined : puzzle.grid.cells[at.cell];
  if (cell) Object.assign(words, whereWords(cell));
  if (at.side !== undefined) words.side = sideName(at.side, puzzle.grid.sides, heading(puzzle, at.cell), speech);
  return words;
}

/** @param {{ row: number, column: number }} cell */
export function whereWords({ row, column }) {
  return { row: row + 1, column: column + 1 };
}

/** Names each item once, with its number if there are several. @param {string[]} names */
function eachOnce(names) {
  return [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n > 1 ? `${n} × ${name}` : name;
  });
}

/** @param {Reason} reason @param {Puzzle} puzzle @param {Speech} speech @returns {string} */
export function reasonSentence(reason, puzzle, speech) {
  const { code, args } = reason;
  const words = reasonWords(reason, puzzle, speech);
  const tiles = numbers(args.tiles).map((tile) => tile + 1);
  const key = `why.${code}`;
  if (speech.knows(key)) return withTiles(speech.say(key, words), code, tiles, speech);
  if (speech.knows(`${key}.other`)) {
    const n = code === "clue-beside" ? tiles.length : Number(args.found ?? 0);
    return withTiles(speech.count(key, n, words), code, tiles, speech);
  }
  return speech.say("why.unknown");
}

/** Adds the tiles of a reason about the frame. @param {string} sentence @param {string} code @param {number[]} tiles @param {Speech} speech */
function withTiles(sentence, code, tiles, speech) {
  if (!code.startsWith("frame-") || tiles.length === 0) return sentence;
  return `${sentence} ${speech.count("why.tiles", tiles.length, { tiles: speech.list(tiles) })}`;
}

/** @param {unknown} list */
function numbers(list) {
  return Array.isArray(list) ? list.map(Number) : [];
}

/** The direction of a cell's side 0: triangles in even columns point up. @param {Puzzle} puzzle @param {number | undefined} cell */
function heading({ grid }, cell) {
  return grid.sides === 3 && cell !== undefined && grid.cells[cell].column % 2 === 0 ? 60 : 0;
}
