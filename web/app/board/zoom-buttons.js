// What buttons and keys do that look closer at the board, or farther.

/** @import {Zooming} from "./zoom.js" */

/** So many times larger one looks at the board at each press. */
const CLOSER = 1.6;

/**
 * @param {Zooming} zooming
 * @param {() => number} meant tells the cell that is looked at, -1 for none
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function zoomActions(zooming, meant) {
  return {
    "zoom-in": () => zooming.by(CLOSER, null, meant()),
    "zoom-out": () => zooming.by(1 / CLOSER, null, meant()),
    "zoom-whole": () => zooming.whole(),
  };
}

/**
 * @param {Zooming} zooming
 * @param {() => number} meant
 * @param {KeyboardEvent} event
 */
export function zoomKey(zooming, meant, { key, altKey, ctrlKey, metaKey }) {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "+" || key === "=") return () => zooming.by(CLOSER, null, meant());
  return key === "-" ? () => zooming.by(1 / CLOSER, null, meant()) : null;
}
