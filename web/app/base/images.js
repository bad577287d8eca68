// Pictures of puzzles, as images: an image runs nothing and loads nothing.

import { make } from "./dom.js";

/** What each element shows now. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * @param {string} svg a complete document
 * @param {string} className
 * @returns {HTMLImageElement}
 */
export function thumbnail(svg, className) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = make("img", { class: className, src: address, alt: "" });
  // Once it is read, or cannot be, nobody needs the address any more.
  const release = () => URL.revokeObjectURL(address);
  image.addEventListener("load", release);
  image.addEventListener("error", release);
  return image;
}

/**
 * Shows one such picture, or none, in place of what is in root, if it is not there already.
 * @param {Element} root
 * @param {string} svg
 * @param {string} className
 */
export function showThumbnail(root, svg, className) {
  if (drawn.get(root) === svg) return;
  drawn.set(root, svg);
  root.replaceChildren(...(svg ? [thumbnail(svg, className)] : []));
}
