// Bars for a chart of counts, a skyline of many, the table behind it, and the sum.

import { draw, make } from "./dom.js";

/** @import {Count} from "../../types.d.ts" */

/** The shortest bar for a count above 0, in percent of the longest. */
const LEAST = 0.6;

/** A bar that takes a share of the width, from 0 to 1. */
export function makeBar(share = 0) {
  const bar = draw("rect", { width: 0, height: 10, rx: 0 });
  const root = draw("svg", { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" }, bar);
  const show = (/** @type {number} */ now) => bar.setAttribute("width", String(now === 0 ? 0 : Math.max(LEAST, now * 100)));
  show(share);
  return { root, show };
}

/** Draws all counts side by side, on a logarithmic scale: they span many powers of ten. @param {Element} root @param {Count[]} counts */
export function fillSkyline(root, counts) {
  const heights = counts.map((count) => Math.log10(Number(count) + 1));
  const most = Math.max(...heights, 1);
  root.setAttribute("viewBox", `0 0 ${counts.length} 40`);
  root.replaceChildren(...heights.map((height, x) => draw("rect", { x, y: 40 - (height / most) * 40, width: 0.8, height: (height / most) * 40 })));
}

/** The picture for fillSkyline. */
export function makeSkyline() {
  return draw("svg", { class: "skyline", preserveAspectRatio: "none", "aria-hidden": "true" });
}

/** Folds tables away behind a picture. @param {string} says @param {Element[]} tables */
export function makeBehind(says, ...tables) {
  return make("details", {}, make("summary", {}, says), ...tables);
}

/** The exact sum: it may exceed what a number can hold. @param {Count[]} counts @returns {Count} */
export function total(counts) {
  const sum = counts.reduce((before, count) => before + BigInt(count), 0n);
  return sum <= Number.MAX_SAFE_INTEGER ? Number(sum) : String(sum);
}
