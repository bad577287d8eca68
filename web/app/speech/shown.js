// Text from outside as it is shown: names, and what a fault found in a text. What
// would be unseen, or would turn round what stands beside it, is made visible here,
// in one place. What is kept, edited and shared stays as it was given.

/** What stands for a sign that cannot be seen. */
const UNSEEN = "\uFFFD";
/** Each control of ASCII has a picture in Unicode, so far on; the last one has its own. */
const PICTURES = 0x2400;
const [DELETE, DELETED] = ["\x7F", "\u2421"];
/** First strong isolate, and its end: what stands between turns nothing around it. */
const [FSI, PDI] = ["\u2068", "\u2069"];

/** An isolate that is closed. What is shown twice has been isolated before. */
const ISOLATE = /\u2068([^\u2066-\u2069]*)\u2069/gu;
/** The flag of a part of a country; and what joins or parts letters and emoji, a hyphen that shows only where it breaks, and Arabic signs. */
const HONEST = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|[\u00AD\u0600-\u0605\u06DD\u070F\u08E2\u200C\u200D]/u;
const HIDDEN = new RegExp(`${ISOLATE.source}|${HONEST.source}|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]`, "gu");
/** More marks than these on one letter climb over the lines beside it. */
const MARKS = /(\p{M}{5})\p{M}+/gu;
/** Letters that are read from the right. */
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * The text with its controls made visible, and apart from what stands around it.
 * @param {string} text
 * @returns {string}
 */
export function shown(text) {
  const seen = visible(text).replace(MARKS, `$1${UNSEEN}`);
  if (!LEFTWARD.test(seen.replace(ISOLATE, ""))) return seen;
  return FSI + seen.replace(ISOLATE, "$1") + PDI;
}

/**
 * @param {string} text
 * @returns {string}
 */
function visible(text) {
  return text.replace(HIDDEN, (sign, /** @type {string | undefined} */ isolated) => {
    if (isolated !== undefined) return FSI + visible(isolated) + PDI;
    if (HONEST.test(sign)) return sign;
    if (sign < " ") return String.fromCodePoint(PICTURES + sign.charCodeAt(0));
    return sign === DELETE ? DELETED : UNSEEN;
  });
}
