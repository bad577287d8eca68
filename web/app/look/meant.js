// Corrects a mistyped word of a list. Knows no DOM.

/** @import {Fault} from "../../types.d.ts" */

/**
 * Replaces a word that occurs hardly ever by the one that was likely meant; without a likely one,
 * returns the text as it is.
 * @param {string} text
 * @param {Fault} odd
 */
export function meantText(text, { args: { found, guess } = {} }) {
  if (typeof found !== "string" || typeof guess !== "string") return text;
  const word = new RegExp(`(^|[^\\p{L}\\p{N}])${found.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "giu");
  return text.replace(word, (_, before) => before + guess);
}
