// The guide in words: where a tile goes and how to turn it, which solution is built, and what to
// clear.

import { numberOf } from "../game/closest.js";
import { isBuilt } from "../keep/record.js";
import { degrees, leanOf, turnName } from "../speech/edges.js";
import { allShown, layerShown, newest, solutionShown } from "../table/layers.js";
import { builtHere } from "./guide.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Clearing} from "./guide.js" */
/** @import {State} from "./state.d.ts" */

/** Name at most this many tiles that come off. */
export const MOST = 12;

/**
 * A tile's place in the solution: "Tile 8: row 1, column 2, not turned."
 * @param {Board} solution
 * @param {number} cell
 * @param {Puzzle} puzzle
 * @param {Drawing | null} drawing
 * @param {Speech} speech
 */
export function placeWords(solution, cell, { grid: { cells, sides } }, drawing, speech) {
  const laid = solution[cell];
  if (!laid) return "";
  const { row, column } = cells[cell];
  const turn = turnName(laid[1], sides, speech, drawing ? leanOf(drawing, cell) : 0);
  return speech.say("shown", { n: laid[0] + 1, row: row + 1, column: column + 1, turn });
}

/**
 * The place of the tile revealed last while a solution is shown in part; says of a whole one if it
 * was built; else "".
 * @param {State} state
 * @param {Speech} speech
 */
export function newestWords(state, speech) {
  const { puzzle, drawing } = state.table;
  const solution = solutionShown(state);
  if (!puzzle || !solution || layerShown(state) !== "solution") return "";
  if (!allShown(state)) return placeWords(solution, newest(state), puzzle, drawing, speech);
  const built = builtHere(state);
  return built && isBuilt({ guide: built }) && numberOf(puzzle, [solution], built.board) === 0 ? speech.say("guide.built") : "";
}

/**
 * A tile's angle on its cell, clockwise from the loose tile's position, in degrees.
 * @param {Board} solution
 * @param {number} cell
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
export function turnOn(solution, cell, { grid: { sides } }, drawing) {
  return degrees(solution[cell]?.[1] ?? 0, sides, leanOf(drawing, cell));
}

/**
 * "Solution 2 of 6"; "" if there is only one as far as is known. An earlier search's count serves,
 * too.
 * @param {number} index -1 if it is none of the solutions found
 * @param {Pick<State, "solve" | "table" | "keep">} state
 * @param {Speech} speech
 */
export function whichWords(index, { solve: { search }, table: { puzzle }, keep: { mine } }, speech) {
  if (index < 0) return "";
  const before = mine.find(({ id }) => id === puzzle?.id)?.found ?? 1;
  const { report, boards, cancelled } = search?.verdict ?? { report: { solutions: before }, boards: [], cancelled: false };
  const solutions = cancelled ? boards.length : report.solutions;
  return String(solutions) === "1" ? "" : speech.say("caption.solution", { index: speech.number(index + 1), solutions: speech.number(solutions) });
}

/**
 * What to do before the first tile: how many tiles stay, and what to do besides turning.
 * @param {Pick<Clearing, "stays" | "turns" | "off" | "slid">} cleared
 * @param {Speech} speech
 * @param {boolean} short whether the picture shows which tiles come off
 */
export function clearingWords({ stays, turns, off, slid }, speech, short) {
  const n = stays.length + turns.length;
  const all = n + off.length;
  const whole = n === 0 ? speech.count("clear.none", all) : n === all ? speech.count("clear.all", all) : speech.count("clear.some", n, { all: speech.number(all) });
  const tiles = speech.list(off.map((tile) => speech.number(tile + 1)));
  const takes = short ? speech.say("clear.faint") : speech.count("clear.off", off.length, { tiles });
  return [whole, ...(slid ? [speech.count("clear.slide", all)] : []), ...(off.length > 0 ? [takes] : [])];
}

/**
 * How to turn the tiles that stay in their cells.
 * @param {Pick<Clearing, "turns" | "realBoard" | "board">} cleared
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @returns {{ angle: number, words: string }[]}
 */
export function turningWords({ turns, realBoard, board }, { grid: { sides } }, speech) {
  return turns.map((cell) => {
    const [tile, from] = realBoard[cell] ?? [0, 0];
    const angle = degrees(((board[cell]?.[1] ?? 0) - from + sides) % sides, sides, 0);
    return { angle, words: speech.say("clear.turn", { n: tile + 1, turn: speech.say(`turn.${angle}`) }) };
  });
}
