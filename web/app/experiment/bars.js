// The lengths of a histogram's bars. Knows no DOM.

/** @import {Bin} from "../../types.d.ts" */

/** Tear the bar of puzzles without solution if it is this many times as long as the next longest; otherwise it would flatten the others. */
const TORN = 2;
/** The length of the longest bar next to a torn one, as a share of that. */
const BESIDE = 0.6;

/**
 * The lengths of the bars, 0 to 1; a torn first bar is longer than shown.
 * @param {Bin[]} bins the first are the puzzles without any arrangement
 * @returns {{ torn: boolean, lengths: number[] }}
 */
export function barsOf(bins) {
  const [none, ...others] = bins.map(({ puzzles }) => puzzles);
  const most = Math.max(0, ...others);
  const torn = most > 0 && none > TORN * most;
  const whole = torn ? most / BESIDE : Math.max(1, none, most);
  return { torn, lengths: [torn ? 1 : none / whole, ...others.map((n) => n / whole)] };
}
