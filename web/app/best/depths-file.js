// The depths that hunts reached, as a spreadsheet file. Knows no DOM.

/** @import {HuntState} from "../../types.d.ts" */

/** One line per depth, counted from 1; fewestBreaks is empty for depths never reached. @param {Pick<HuntState, "reached" | "fewest">} at */
export function depthsFile({ reached, fewest }) {
  const lines = reached.map((count, depth) => [depth + 1, count, fewest[depth] < 0 ? "" : fewest[depth]].join());
  return ["depth,reached,fewestBreaks", ...lines, ""].join("\r\n");
}
