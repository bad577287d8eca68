// How far the hunts have come, as a file for a spreadsheet. Knows no DOM.

/** @import {HuntState} from "../../types.d.ts" */

/**
 * A line for each depth, counted from 1; the breaks are empty where it was never reached.
 * @param {Pick<HuntState, "reached" | "fewest">} at
 */
export function depthsFile({ reached, fewest }) {
  const lines = reached.map((count, depth) => [depth + 1, count, fewest[depth] < 0 ? "" : fewest[depth]].join());
  return ["depth,reached,fewestBreaks", ...lines, ""].join("\r\n");
}
