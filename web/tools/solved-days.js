// Solved days for tests.

/** @import {DayResult} from "../app/days/state.d.ts" */

const TILES = "CdaD.CBbA.dbaA.AcbB.BaCd.AbDB.aDbA.acBD.Dacd";

/** @param {string} day @param {Partial<DayResult>} [facts] override the defaults @returns {DayResult} */
export function solvedOn(day, facts) {
  return {
    ...{ day, solved: Date.parse(`${day}T09:00:00Z`), counts: true, time: 60_000, moves: 20, hints: 0 },
    link: `grid=3x3&tiles=${TILES}&name=${day}&art=cats&end=1`,
    board: [[8, 1], [7, 0], [6, 3], [5, 2], [4, 0], [3, 0], [2, 1], [1, 0], [0, 0]],
    ...facts,
  };
}
