// Pictures: those of puzzles as images, in which a document can neither run scripts nor load anything; and
// icons on buttons of more than one room.

import { draw, isNew, make } from "./dom.js";

/** @param {string} svg a complete document @param {string} className */
export function thumbnail(svg, className) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = make("img", { class: className, src: address, alt: "" });
  // After loading or failing, the address is no longer needed.
  const release = () => URL.revokeObjectURL(address);
  image.addEventListener("load", release);
  image.addEventListener("error", release);
  return image;
}

/** Shows a picture, or none for "", unless the element shows it already. @param {Element} root @param {string} svg @param {string} className */
export function showThumbnail(root, svg, className) {
  if (isNew(root, svg)) root.replaceChildren(...(svg ? [thumbnail(svg, className)] : []));
}

/** A pencil, for writing or drawing something. */
export const pencilIcon = () =>
  draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: "M4 20L5.5 15L15.5 5L19 8.5L9 18.5ZM13 7.5L16.5 11" }));
