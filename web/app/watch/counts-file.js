// The counts of a search as a CSV file for a spreadsheet.

/** @import {Watched} from "../../types.d.ts" */

/**
 * One line per cell in the order of filling, numbered from 1; tries and misfits are empty where they
 * are not counted.
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
