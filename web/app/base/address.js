// Where the files of the page are: beside it, or in it where the page is one file.

/**
 * The address of a file of the page.
 * @param {string} name as it is served
 */
export function addressOf(name) {
  return globalThis.partOfPage?.(name) ?? name;
}
