// Why a puzzle has no solution, in a sentence for each reason that Go has proved.
// Tiles, rows and columns are counted from 1 for people.

import { edgeSaid } from "./edges.js";
import { looseSideName, sideName } from "./faults.js";

/** @import {Puzzle, Reason} from "../../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/** So many reasons why there is no solution are told. */
const REASONS = 3;
/** The arguments that are numbers of tiles. */
const TILES = ["tile", "other"];
/** The arguments that are edges. */
const EDGES = ["edge", "mate"];

/**
 * Whether a reason is that no full board has the frame where it belongs, whatever may break.
 * @param {Reason} reason
 */
export const isAgainstFrame = ({ code }) => /^(frame-|(clue|staying)-(rim|inside)$)/.test(code);

/**
 * The reasons that are told, those against the frame first: what is true of a tile is true of
 * its copies.
 * @param {Reason[]} why
 * @param {Puzzle} puzzle
 */
export function reasonsTold(why, { copies }) {
  const told = why.filter(({ code, args }) => code !== "tile-alone" || !copies.some((group) => group.indexOf(Number(args.tile)) > 0));
  return told.toSorted((one, other) => Number(isAgainstFrame(other)) - Number(isAgainstFrame(one))).slice(0, REASONS);
}

/**
 * What goes into the sentence of a reason.
 * @param {Reason} reason
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {(edge: string) => string} [named] what an edge is called
 * @returns {Words}
 */
export function reasonWords({ args, at }, puzzle, speech, named = (edge) => edgeSaid(puzzle, edge, speech)) {
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
    // Only the most are listed.
    const more = counts.reduce((sum, n) => sum + n, 0) < Number(args.spare ?? 0) ? ["…"] : [];
    words.list = [...names.map((name, i) => `${counts[i]} × ${name}`), ...more].join(", ");
  }
  const cell = at.cell === undefined ? undefined : puzzle.grid.cells[at.cell];
  if (cell) Object.assign(words, whereWords(cell));
  if (at.side !== undefined) words.side = sideName(at.side, puzzle.grid.sides, heading(puzzle, at.cell), speech);
  return words;
}

/**
 * Where a cell lies, as people count.
 * @param {{ row: number, column: number }} cell
 */
export function whereWords({ row, column }) {
  return { row: row + 1, column: column + 1 };
}

/**
 * What is the same is named once, with how often.
 * @param {string[]} names
 */
function eachOnce(names) {
  return [...new Set(names)].map((name) => {
    const n = names.filter((other) => other === name).length;
    return n > 1 ? `${n} × ${name}` : name;
  });
}

/**
 * @param {Reason} reason
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @returns {string}
 */
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

/**
 * Names the tiles of a reason about the frame.
 * @param {string} sentence
 * @param {string} code
 * @param {number[]} tiles
 * @param {Speech} speech
 */
function withTiles(sentence, code, tiles, speech) {
  if (!code.startsWith("frame-") || tiles.length === 0) return sentence;
  return `${sentence} ${speech.count("why.tiles", tiles.length, { tiles: speech.list(tiles) })}`;
}

/**
 * @param {unknown} list
 * @returns {number[]}
 */
function numbers(list) {
  return Array.isArray(list) ? list.map(Number) : [];
}

/**
 * Where side 0 of a cell lies: the triangles in even columns point up.
 * @param {Puzzle} puzzle
 * @param {number | undefined} cell
 */
function heading({ grid }, cell) {
  return grid.sides === 3 && cell !== undefined && grid.cells[cell].column % 2 === 0 ? 60 : 0;
}
