// Giving a file to the person: the browser saves it where it saves things.

import { make } from "./dom.js";

/**
 * @param {string} name
 * @param {Blob} content
 */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  make("a", { href: address, download: name }).click();
  // Some browsers read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
