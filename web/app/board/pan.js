// Moving the view of a board by hand: two fingers pinch it; one finger, or the mouse,
// that carries no tile pulls it; a wheel moves it and, with Ctrl, as a trackpad's
// pinch says it, zooms. A press that carries a tile is hand/drag.js's.

import { THRESHOLD, muteClick } from "../base/press.js";

/** @import {Point} from "../base/press.js" */
/** @import {Zooming} from "./zoom.js" */

/** The pixels of a line, where a wheel counts lines. */
const LINE = 16;

/**
 * @param {HTMLElement} root
 * @param {Zooming} zooming
 * @param {{ letGo: () => void, carries: () => boolean }} dragging what carries tiles
 */
export function letPinch(root, zooming, dragging) {
  /** Where fingers rest, or the mouse is pressed: two of them at most. @type {Map<number, Point>} */
  const held = new Map();
  /** Whether they have moved the view: they are no tap any more. */
  let moves = false;

  const move = () => {
    moves = true;
    muteClick();
  };

  root.addEventListener("pointerdown", (event) => {
    if (event.isPrimary) held.clear();
    if (event.button !== 0 || held.size === 2 || !zooming.zooms()) return;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moves = false;
    if (held.size < 2) return;
    dragging.letGo();
    move();
  });
  addEventListener("pointermove", (event) => {
    const from = held.get(event.pointerId);
    if (!from || dragging.carries()) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!moves) {
      if (zooming.isWhole() || Math.hypot(to.x - from.x, to.y - from.y) < THRESHOLD) return;
      move();
    }
    const before = graspOf([...held.values()]);
    held.set(event.pointerId, to);
    const after = graspOf([...held.values()]);
    zooming.drag(before.middle, after.middle, after.span / before.span);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => held.delete(/** @type {PointerEvent} */ (event).pointerId));

  root.addEventListener(
    "wheel",
    (event) => {
      if (!zooming.zooms() || (!event.ctrlKey && zooming.isWhole())) return;
      const at = { x: event.clientX, y: event.clientY };
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      // A notch of a mouse's wheel says much more than a pinch does.
      if (event.ctrlKey) zooming.by(Math.exp(-Math.max(-25, Math.min(25, event.deltaY * pixels)) / 50), at);
      const moved = event.ctrlKey || zooming.drag(at, { x: at.x - event.deltaX * pixels, y: at.y - event.deltaY * pixels });
      // At the rim of the board the wheel is the page's again.
      if (moved) event.preventDefault();
    },
    { passive: false },
  );
  // Where one finger scrolls the page, two are ours all the same.
  root.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length > 1 && event.cancelable && zooming.zooms()) event.preventDefault();
    },
    { passive: false },
  );
}

/**
 * The middle between fingers, and how far they are apart.
 * @param {Point[]} points one or two
 * @returns {{ middle: Point, span: number }}
 */
function graspOf([one, other = one]) {
  const span = Math.hypot(one.x - other.x, one.y - other.y);
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, span: Math.max(1, span) };
}
