// The score as a line over time. Mismatches are on a logarithmic scale, so that the last ones,
// which take longest, can be told apart. Knows no DOM.

/** @typedef {[elapsed: number, score: number]} Step */

/** The drawing's own size; the style sheet sets the visible size. */
export const [WIDTH, HEIGHT] = [320, 96];

/**
 * The line as an SVG path: each score lasts until the next, the last one until now.
 * @param {Step[]} climb at least one step
 * @param {number} seams
 * @param {number} now in ms
 */
export function climbPath(climb, seams, now) {
  const end = Math.max(now, climb[climb.length - 1][0], 1);
  const high = (/** @type {number} */ score) => -Math.log(seams - score + 1);
  const [low, top] = [high(climb[0][1]), high(climb[climb.length - 1][1])];
  const x = (/** @type {number} */ elapsed) => round((elapsed / end) * WIDTH);
  const y = (/** @type {number} */ score) => round(top > low ? HEIGHT - ((high(score) - low) / (top - low)) * HEIGHT : 0);
  const [[begun, first], ...rest] = climb;
  return `M${x(begun)} ${y(first)}${rest.map(([elapsed, score]) => `H${x(elapsed)}V${y(score)}`).join("")}H${WIDTH}`;
}

/** @param {number} n */
function round(n) {
  return Math.round(n * 10) / 10;
}
