// The addresses of the page's files: beside the page, or inside it when the page is a single file.

/** @param {string} name as it is served */
export function addressOf(name) {
  return globalThis.partOfPage?.(name) ?? name;
}
