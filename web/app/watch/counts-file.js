// What a search has counted, as a file for a spreadsheet. Knows no DOM.

/** @import {Watched} from "../../types.d.ts" */

/**
 * A line for each cell in the order in which they are filled, counted from 1; tries and
 * misfits are empty where they are not counted.
 * @param {Pick<Watched, "tries" | "placements" | "deadEnds">} at
 * @param {number[]} order
 */
export function countsFile({ tries, placements, deadEnds }, order) {
  const lines = order.map((cell, depth) => {
    const tried = tries[depth];
    const misfits = tried === undefined ? "" : BigInt(tried) - BigInt(placements[depth]);
    return [depth + 1, cell + 1, tried ?? "", placements[depth], misfits, deadEnds[depth]].join();
  });
  return ["depth,cell,tries,placements,misfits,deadEnds", ...lines, ""].join("\r\n");
}
