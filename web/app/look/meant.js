// A list with a mistyped word, as it was meant. Knows no DOM.

/** @import {Fault} from "../../types.d.ts" */

/**
 * A text with the word that is likely meant in the place of one that hardly ever occurs; the text as
 * it is where nothing is likely.
 * @param {string} text
 * @param {Fault} odd
 */
export function meantText(text, { args: { found, guess } = {} }) {
  if (typeof found !== "string" || typeof guess !== "string") return text;
  const word = new RegExp(`(^|[^\\p{L}\\p{N}])${found.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "giu");
  return text.replace(word, (_, before) => before + guess);
}
