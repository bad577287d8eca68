// Names as links write them (solver/notation): a space is "_", what means something in a link is escaped.

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
