// Arithmetic of the view: its upper left corner, and its zoom relative to the whole board. A view
// never leaves the board, except to centre it in a wider window. Lengths in units.

/** @import {Point} from "../base/press.js" */

/** @typedef {{ x: number, y: number, zoom: number }} View */
/** All that can be in view; `beside` is the free room on either side of the board. @typedef {[x: number, y: number, width: number, height: number, beside?: number]} Box */

/** @param {Box} board @returns {View} */
export function whole([x, y]) {
  return { x, y, zoom: 1 };
}

/** The part in view. @param {View} view @param {Box} board @returns {[x: number, y: number, width: number, height: number]} */
export function boxOf({ x, y, zoom }, [, , width, height]) {
  return [x, y, width / zoom, height / zoom];
}

/**
 * Zooms about a point that keeps its place.
 * @param {View} view
 * @param {Box} board
 * @param {Point} about
 * @param {number} factor
 * @param {number} most the largest zoom
 */
export function zoomAbout(view, board, about, factor, most) {
  const zoom = Math.max(1, Math.min(most, view.zoom * factor));
  const shrinks = view.zoom / zoom;
  return held({ x: about.x - (about.x - view.x) * shrinks, y: about.y - (about.y - view.y) * shrinks, zoom }, board);
}

/** @param {View} view @param {Box} board @param {number} dx @param {number} dy */
export function panBy(view, board, dx, dy) {
  return held({ ...view, x: view.x + dx, y: view.y + dy }, board);
}

/**
 * Moves the view as little as brings a point into it, with some room about the point.
 * @param {View} view
 * @param {Box} board
 * @param {Point} point
 * @param {number} room
 */
export function reveal(view, board, { x, y }, room) {
  const [left, top, width, height] = boxOf(view, board);
  const by = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ length) =>
    2 * room > length ? at - from - length / 2 : Math.min(0, at - room - from) + Math.max(0, at + room - from - length);
  return panBy(view, board, by(x, left, width), by(y, top, height));
}

/**
 * A view on the way to another: it mixes the corners, so the width changes linearly.
 * @param {View} from
 * @param {View} to
 * @param {number} part of the way, 0 to 1
 */
export function between(from, to, part) {
  const mix = (/** @type {number} */ a, /** @type {number} */ b) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: 1 / mix(1 / from.zoom, 1 / to.zoom) };
}

/** The nearest view that does not leave the board. @param {View} view @param {Box} board @returns {View} */
function held(view, board) {
  const [left, top, width, height, beside = 0] = board;
  const [, , seenWidth, seenHeight] = boxOf(view, board);
  const spare = Math.max(0, seenWidth - (width - 2 * beside)) / 2;
  return {
    x: Math.max(left + beside - spare, Math.min(left + width - beside + spare - seenWidth, view.x)),
    y: Math.max(top, Math.min(top + height - seenHeight, view.y)),
    zoom: view.zoom,
  };
}
