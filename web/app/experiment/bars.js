// How long the bars of a histogram are. It knows no DOM.

/** @import {Bin} from "../../types.d.ts" */

/** The bar of the puzzles without any laying is torn where it is so many times as long as the next: else the others could not be told apart. */
const TORN = 2;
/** How long the longest bar is beside one that is torn, as a share of it. */
const BESIDE = 0.6;

/**
 * How long each bar is, 0 to 1, and whether the first is torn: then it is longer than it
 * can be shown.
 * @param {Bin[]} bins the first of those without any laying
 * @returns {{ torn: boolean, lengths: number[] }}
 */
export function barsOf(bins) {
  const [none, ...others] = bins.map(({ puzzles }) => puzzles);
  const most = Math.max(0, ...others);
  const torn = most > 0 && none > TORN * most;
  const whole = torn ? most / BESIDE : Math.max(1, none, most);
  return { torn, lengths: [torn ? 1 : none / whole, ...others.map((n) => n / whole)] };
}
