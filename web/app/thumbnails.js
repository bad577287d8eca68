// Pictures of puzzles, as images: an image runs nothing and loads nothing.

import { make } from "./dom.js";

/** Addresses by content, so that each picture is made once. @type {Map<string, string>} */
const addresses = new Map();

/**
 * @param {string} svg a complete document
 * @param {string} className
 * @returns {HTMLImageElement}
 */
export function thumbnail(svg, className) {
  let address = addresses.get(svg);
  if (!address) {
    address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    addresses.set(svg, address);
  }
  return make("img", { class: className, src: address, alt: "" });
}
