// Where the curve over the number of motifs runs: two plots above one another, with the
// numbers of motifs below. It knows no DOM.

/** What is known of a number of motifs; the share is null until it is. @typedef {{ motifs: number, expected: number, share: number | null }} Point */
/** @typedef {{ x: number, y: number, motifs: number }} Dot */
/** A line across a plot, and what it stands for. @typedef {{ y: number, value: number }} Rule */

/** The whole drawing. */
export const [WIDTH, HEIGHT] = [340, 356];
/** Between which the plots lie. */
export const [LEFT, RIGHT] = [56, 328];
/** From the top to the bottom of each. */
const [SHARE_TOP, SHARE_BOTTOM] = [44, 144];
const [EXPECTED_TOP, EXPECTED_BOTTOM] = [208, 320];
/** So many powers of ten lie between two lines. */
const STEP = 3;

/**
 * Where a number of motifs stands.
 * @param {number} motifs
 * @param {number} most
 */
export function across(motifs, most) {
  return LEFT + 12 + ((RIGHT - LEFT - 24) * (motifs - 1)) / Math.max(1, most - 1);
}

/**
 * The share of the puzzles that have any laying.
 * @param {Point[]} points
 * @param {number} most
 * @returns {{ dots: Dot[], rules: Rule[] }}
 */
export function sharePlot(points, most) {
  const y = (/** @type {number} */ share) => SHARE_BOTTOM - share * (SHARE_BOTTOM - SHARE_TOP);
  return {
    dots: points.flatMap(({ motifs, share }) => (share === null ? [] : { motifs, x: across(motifs, most), y: y(share) })),
    rules: [0, 0.5, 1].map((value) => ({ value, y: y(value) })),
  };
}

/**
 * A line through those dots that are neighbours, as a path of SVG.
 * @param {Dot[]} dots
 */
export function pathOf(dots) {
  return dots.map(({ x, y, motifs }, i) => `${dots[i - 1]?.motifs === motifs - 1 ? "L" : "M"}${x} ${y}`).join("");
}

/**
 * How many layings are expected, by powers of ten: a line for every third of them, as far
 * as the points reach, value being the exponent.
 * @param {Point[]} points
 * @param {number} most
 * @returns {{ dots: Dot[], rules: Rule[] }}
 */
export function expectedPlot(points, most) {
  const logs = points.map(({ expected }) => Math.log10(expected));
  const [low, high] = [Math.floor(Math.min(0, ...logs) / STEP), Math.ceil(Math.max(0, ...logs) / STEP)];
  const y = (/** @type {number} */ log) => EXPECTED_BOTTOM - ((log / STEP - low) / Math.max(1, high - low)) * (EXPECTED_BOTTOM - EXPECTED_TOP);
  return {
    dots: points.map(({ motifs }, i) => ({ motifs, x: across(motifs, most), y: y(logs[i]) })),
    rules: Array.from({ length: high - low + 1 }, (_, i) => STEP * (low + i)).map((value) => ({ value, y: y(value) })),
  };
}
