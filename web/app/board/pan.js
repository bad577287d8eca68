// Moves the view of the board by hand: two fingers pinch; one finger or the mouse drags, unless it
// carries a tile (see play/drag.js); the wheel scrolls, and zooms with Ctrl, which is also how
// browsers report a trackpad pinch.

import { THRESHOLD, muteClick } from "../base/press.js";

/** @import {Point} from "../base/press.js" */
/** @import {Zooming} from "./zoom.js" */

/** Pixels per line, for wheels that count lines. */
const LINE = 16;

/** @param {HTMLElement} root @param {Zooming} zooming @param {{ letGo: () => void, carries: () => boolean }} dragging */
export function letPinch(root, zooming, dragging) {
  /** Pointers that are down, at most two. @type {Map<number, Point>} */
  const held = new Map();
  /** Whether they moved the view: then they are no tap. */
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
      // A notch of a mouse wheel is a far larger delta than a step of a pinch.
      if (event.ctrlKey) zooming.by(Math.exp(-Math.max(-25, Math.min(25, event.deltaY * pixels)) / 50), at);
      const moved = event.ctrlKey || zooming.drag(at, { x: at.x - event.deltaX * pixels, y: at.y - event.deltaY * pixels });
      // Once the view cannot move further, the wheel scrolls the page.
      if (moved) event.preventDefault();
    },
    { passive: false },
  );
  // Two fingers pinch even where the browser lets one finger scroll the page.
  root.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length > 1 && event.cancelable && zooming.zooms()) event.preventDefault();
    },
    { passive: false },
  );
}

/** The middle between the fingers and their distance. @param {Point[]} points one or two */
function graspOf([one, other = one]) {
  const span = Math.hypot(one.x - other.x, one.y - other.y);
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, span: Math.max(1, span) };
}
