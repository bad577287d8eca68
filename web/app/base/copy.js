// Putting a text on the clipboard, which a browser may refuse.

/**
 * Copies a text, and says whether it could be.
 * @param {string} text
 * @returns {Promise<boolean>}
 */
export function copies(text) {
  return (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}
