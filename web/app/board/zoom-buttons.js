// What buttons and keys do that look closer at the board, or farther.

/** @import {Zooming} from "./zoom.js" */

/** So many times larger one looks at the board at each press. */
const CLOSER = 1.6;

/**
 * @param {Zooming} zooming
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function zoomActions(zooming) {
  return {
    "zoom-in": () => zooming.by(CLOSER),
    "zoom-out": () => zooming.by(1 / CLOSER),
    "zoom-whole": () => zooming.whole(),
  };
}

/**
 * @param {Zooming} zooming
 * @param {KeyboardEvent} event
 */
export function zoomKey(zooming, { key, altKey, ctrlKey, metaKey }) {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "+" || key === "=") return () => zooming.by(CLOSER);
  return key === "-" ? () => zooming.by(1 / CLOSER) : null;
}
