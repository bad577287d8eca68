// Taps with a finger or a pen, by pointer events. Browsers keep back the click of the
// first tap after a drag, taking it for the end of a fling; so here every tap is made a
// click, and the browser's own, if one comes, is not heard.

import { THRESHOLD, muteClick } from "./press.js";

/** @import {Point} from "./press.js" */

/** @param {HTMLElement} root */
export function letTap(root) {
  /** What was pressed, where, and by which pointer. @type {(Point & { target: EventTarget | null, pointer: number }) | null} */
  let pressed = null;
  const letGo = () => (pressed = null);
  root.addEventListener("pointerdown", (event) => {
    const { target, pointerId: pointer, clientX: x, clientY: y } = event;
    pressed = event.isPrimary && event.pointerType !== "mouse" ? { target, pointer, x, y } : null;
  });
  addEventListener("pointermove", (event) => {
    if (pressed?.pointer === event.pointerId && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) >= THRESHOLD) letGo();
  });
  addEventListener("pointerup", (event) => {
    if (pressed?.pointer !== event.pointerId) return;
    const { target } = pressed;
    letGo();
    if (!(target instanceof Element) || target.closest(":disabled")) return;
    muteClick();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  });
  addEventListener("pointercancel", letGo);
}
