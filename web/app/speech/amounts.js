// Measures, which may be large or small. The command writes them by the same rule, see
// solver/cmd/edgewise/amounts.go; its tests and ours read the same table.

import { power } from "./speech.js";

/** @import {Speech} from "./speech.js" */

/** From here on an amount is written with a power of ten, and below the other one. */
const [LARGE, SMALL] = [1e6, 1e-3];
/** From here on it has no places after the point; below the other one it has as many as two figures ask for. */
export const MANY = 100;
const FEW = 0.1;

/**
 * A number that may be large or small: "1.38", "5,670", "0.095", "2.3 × 10⁷".
 * @param {number} x
 * @param {Speech} speech
 * @param {number} [places] after the point, where neither large nor small
 */
export function amount(x, speech, places = 2) {
  if (x === 0 || (x >= FEW && x < LARGE)) return decimal(x, x < MANY && x > 0 ? places : 0, speech);
  if (x >= SMALL && x < FEW) return new Intl.NumberFormat(speech.language, { maximumSignificantDigits: 2 }).format(x);
  const [mantissa, exponent] = x.toExponential(1).split("e").map(Number);
  return `${speech.number(mantissa)}\u00a0×\u00a0${power(exponent)}`;
}

/**
 * A number with so many places after the point.
 * @param {number} x
 * @param {number} places
 * @param {Speech} speech
 */
export function decimal(x, places, { language }) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(x);
}

/**
 * A share of a whole, to a tenth.
 * @param {number} share
 * @param {Speech} speech
 */
export function percent(share, { language }) {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}
