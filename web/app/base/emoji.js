// The emoji, or other sign, that stands for a picture: Go finds it before a name, and draws
// it (solver/notation/signs.go).

/** Letters and digits are no pictures, whatever is joined to them but what makes a key of them. */
const WORD = /^[\p{L}\p{N}\p{M}\s#*](?!.*\u20E3)/u;

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
