// The geometry of the curve over the number of motifs: two plots, one above the other, with the
// numbers of motifs below. Knows no DOM.

/** `share` is null until it is counted. @typedef {{ motifs: number, expected: number, share: number | null }} Point */
/** @typedef {{ x: number, y: number, motifs: number }} Dot */
/** A horizontal line and the value it stands for. @typedef {{ y: number, value: number }} Rule */

/** The size of the whole drawing. */
export const [WIDTH, HEIGHT] = [340, 356];
/** The left and right edges of both plots. */
export const [LEFT, RIGHT] = [56, 328];
/** The top and bottom edges of each. */
const [SHARE_TOP, SHARE_BOTTOM] = [44, 144];
const [EXPECTED_TOP, EXPECTED_BOTTOM] = [208, 320];
/** Powers of ten between two rules. */
const STEP = 3;

/** The x of a number of motifs. @param {number} motifs @param {number} most */
export function across(motifs, most) {
  return LEFT + 12 + ((RIGHT - LEFT - 24) * (motifs - 1)) / Math.max(1, most - 1);
}

/** The plot of the share of puzzles with any arrangement. @param {Point[]} points @param {number} most @returns {{ dots: Dot[], rules: Rule[] }} */
export function sharePlot(points, most) {
  const y = (/** @type {number} */ share) => SHARE_BOTTOM - share * (SHARE_BOTTOM - SHARE_TOP);
  return {
    dots: points.flatMap(({ motifs, share }) => (share === null ? [] : { motifs, x: across(motifs, most), y: y(share) })),
    rules: [0, 0.5, 1].map((value) => ({ value, y: y(value) })),
  };
}

/** An SVG path that connects adjacent dots. @param {Dot[]} dots */
export function pathOf(dots) {
  return dots.map(({ x, y, motifs }, i) => `${dots[i - 1]?.motifs === motifs - 1 ? "L" : "M"}${x} ${y}`).join("");
}

/**
 * The plot of expected arrangements on a logarithmic scale; a rule's value is its exponent.
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
