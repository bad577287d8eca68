// What all gestures share: how far a press may go and still be a tap, that what follows a
// gesture is no click, and that a tap always is one.

/** @typedef {{ x: number, y: number }} Point */

/** A press that moves less is a tap, in pixels. */
export const THRESHOLD = 10;

/** Ignores the click with which a drag ends, on whatever lies there: nobody meant it. */
export function muteClick() {
  const mute = (/** @type {MouseEvent} */ event) => {
    // A key that presses a button is none.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", mute, { capture: true });
  addEventListener("pointerdown", () => removeEventListener("click", mute, true), { capture: true, once: true });
}

/**
 * Makes a click of every tap with a finger or a pen. Browsers keep back that of the first tap
 * after a drag, taking it for the end of a fling; their own, if one comes, is not heard.
 * @param {HTMLElement} root
 */
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
