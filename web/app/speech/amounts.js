// Formats measures of any size. The command does the same in solver/cmd/edgewise/amounts.go; its
// tests and ours read the same table.

import { power } from "./speech.js";

/** @import {Speech} from "./speech.js" */

/** Write amounts from LARGE on and below SMALL with a power of ten. */
const [LARGE, SMALL] = [1e6, 1e-3];
/** Amounts from MANY on have no decimals; below FEW they have two significant digits. */
export const MANY = 100;
const FEW = 0.1;

/**
 * For example "1.38", "5,670", "0.095", "2.3 × 10⁷".
 * @param {number} x
 * @param {Speech} speech
 * @param {number} [places] decimals of amounts between FEW and MANY
 */
export function amount(x, speech, places = 2) {
  if (x === 0 || (x >= FEW && x < LARGE)) return decimal(x, x < MANY && x > 0 ? places : 0, speech);
  if (x >= SMALL && x < FEW) return new Intl.NumberFormat(speech.language, { maximumSignificantDigits: 2 }).format(x);
  const [mantissa, exponent] = x.toExponential(1).split("e").map(Number);
  return `${speech.number(mantissa)}\u00a0×\u00a0${power(exponent)}`;
}

/** @param {number} x @param {number} places @param {Speech} speech */
export function decimal(x, places, { language }) {
  return new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(x);
}

/** A share as a percentage with one decimal. @param {number} share @param {Speech} speech */
export function percent(share, { language }) {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 }).format(share);
}
