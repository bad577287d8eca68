// Names as links write them (solver/notation): "_" for a space, and escapes for what has a meaning in a
// link. A picture's emoji, or other sign, comes before its name: Go finds it there and draws it.

/** Letters and digits are no pictures, unless they form a keycap. */
const WORD = /^[\p{L}\p{N}\p{M}\s#*](?!.*\u20E3)/u;

/** The name that a word of a link encodes; null if it is damaged. @param {string} word */
export function readName(word) {
  try {
    return decodeURIComponent(word.replaceAll("_", " "));
  } catch {
    return null;
  }
}

/** The word that encodes a name in a link. @param {string} name */
export function nameWord(name) {
  const code = (/** @type {string} */ sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name).replace(/[_.!*'()]/g, code).replaceAll("%20", "_");
}

/** The first sign that was typed or pasted; "" if it is a letter or digit. @param {string} text */
export function oneSign(text) {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return first && !WORD.test(first.segment) ? first.segment : "";
}

/** A name with its sign, or the text of its drawing, before it. @param {string} sign @param {string} name */
export function signed(sign, name) {
  return [sign, name].filter(Boolean).join(" ");
}
