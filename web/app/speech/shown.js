// Makes text from outside safe to show: names, and quotations in faults. Invisible characters
// become visible, and right-to-left text cannot reorder what is around it. Text that is stored,
// edited or shared stays unchanged.

/** Replaces an invisible character. */
const UNSEEN = "\uFFFD";
/** ASCII controls have pictures at this offset in Unicode, but for Delete. */
const PICTURES = 0x2400;
const [DELETE, DELETED] = ["\x7F", "\u2421"];
/** First strong isolate and its end: text between them does not reorder its surroundings. */
const [FSI, PDI] = ["\u2068", "\u2069"];

/** A closed isolate: the text has been through shown before. */
const ISOLATE = /\u2068([^\u2066-\u2069]*)\u2069/gu;
/** Flags of regions, joiners of letters and emoji, soft hyphens and Arabic signs: invisible, but legitimate. */
const HONEST = /\u{1F3F4}[\u{E0020}-\u{E007E}]+\u{E007F}|[\u00AD\u0600-\u0605\u06DD\u070F\u08E2\u200C\u200D]/u;
const HIDDEN = new RegExp(`${ISOLATE.source}|${HONEST.source}|[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]`, "gu");
/** More marks than these on one letter would overlap neighbouring lines. */
const MARKS = /(\p{M}{5})\p{M}+/gu;
/** Right-to-left letters. */
const LEFTWARD = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** The text with visible controls, isolated if it contains right-to-left letters. @param {string} text @returns {string} */
export function shown(text) {
  const seen = visible(text).replace(MARKS, `$1${UNSEEN}`);
  if (!LEFTWARD.test(seen.replace(ISOLATE, ""))) return seen;
  return FSI + seen.replace(ISOLATE, "$1") + PDI;
}

/** @param {string} text @returns {string} */
function visible(text) {
  return text.replace(HIDDEN, (sign, /** @type {string | undefined} */ isolated) => {
    if (isolated !== undefined) return FSI + visible(isolated) + PDI;
    if (HONEST.test(sign)) return sign;
    if (sign < " ") return String.fromCodePoint(PICTURES + sign.charCodeAt(0));
    return sign === DELETE ? DELETED : UNSEEN;
  });
}
