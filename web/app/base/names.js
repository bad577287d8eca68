// Names as links write them (solver/notation): a space is "_", what means something in a link is
// escaped. The emoji, or other sign, that stands for a picture comes before its name: Go finds it there,
// and draws it.

/** Letters and digits are no pictures, whatever is joined to them but what makes a key of them. */
const WORD = /^[\p{L}\p{N}\p{M}\s#*](?!.*\u20E3)/u;

/**
 * The name that a word of a link stands for; null where it is damaged.
 * @param {string} word
 */
export function readName(word) {
  try {
    return decodeURIComponent(word.replaceAll("_", " "));
  } catch {
    return null;
  }
}

/**
 * The word that stands for a name in a link.
 * @param {string} name
 */
export function nameWord(name) {
  const code = (/** @type {string} */ sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(name).replace(/[_.!*'()]/g, code).replaceAll("%20", "_");
}

/**
 * The one sign that was typed in a field, or pasted into it; "" where it begins as a word does.
 * @param {string} text
 */
export function oneSign(text) {
  const [first] = new Intl.Segmenter().segment(text.trim());
  return first && !WORD.test(first.segment) ? first.segment : "";
}

/**
 * A name with its sign, or the text of a drawing, before it.
 * @param {string} sign
 * @param {string} name
 */
export function signed(sign, name) {
  return [sign, name].filter(Boolean).join(" ");
}
