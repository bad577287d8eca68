// Days in the file of My puzzles: a link with the finished board, which opens alone, and below it when
// and how it was finished.
//
//	grid=3x3&tiles=CdaD.CBbA. … &name=2026-11-21&art=cats&board=4.1_0.2_ … &end=1
//	  day: 2026-11-21T07:52:00.000Z counts 252.4 31 1
//
// The numbers are seconds, moves and hints; "late" marks a day that does not count.

import { linkAndBoard, withBoard } from "../keep/link.js";
import { dayIn, readResult } from "./result.js";

/** @import {DayResult} from "./state.d.ts" */

/** @param {DayResult} result @returns {string[]} the line of the puzzle, and the one below it */
export function fileDay({ link, board, solved, counts, time, moves, hints }) {
  return [withBoard(link, board), `day: ${new Date(solved).toISOString()} ${counts ? "counts" : "late"} ${time / 1000} ${moves} ${hints}`];
}

/** @param {string} line of the puzzle @param {string} said the value of "day" @returns {DayResult | null} */
export function readDay(line, said) {
  const { link, board } = linkAndBoard(line);
  const [at, row, ...numbers] = said.split(" ");
  const [seconds, moves, hints, ...more] = numbers.map((n) => (n ? Number(n) : NaN));
  if (more.length > 0 || !["counts", "late"].includes(row)) return null;
  return readResult({ day: dayIn(link), solved: Date.parse(at), counts: row === "counts", time: Math.round(seconds * 1000), moves, hints, link, board });
}
