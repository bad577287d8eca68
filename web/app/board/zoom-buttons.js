// The zoom buttons and keys.

/** @import {Zooming} from "./zoom.js" */

/** The zoom factor of one press. */
const STEP = 1.6;

/**
 * @param {Zooming} zooming
 * @param {() => number} meant the cell to zoom to, -1 for none
 * @returns {Record<string, (button: HTMLElement) => unknown>} by data-action
 */
export function zoomActions(zooming, meant) {
  return {
    "zoom-in": () => zooming.by(STEP, null, meant()),
    "zoom-out": () => zooming.by(1 / STEP, null, meant()),
    "zoom-whole": () => zooming.whole(),
  };
}

/** @param {Zooming} zooming @param {() => number} meant @param {KeyboardEvent} event */
export function zoomKey(zooming, meant, { key, altKey, ctrlKey, metaKey }) {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === "+" || key === "=") return () => zooming.by(STEP, null, meant());
  return key === "-" ? () => zooming.by(1 / STEP, null, meant()) : null;
}
