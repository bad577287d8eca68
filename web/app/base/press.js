// What all gestures share: how far a press may move and still be a tap, no click after a drag, and a
// click for every tap.

/** @typedef {{ x: number, y: number }} Point */

/** A press that moves fewer pixels is a tap. */
export const THRESHOLD = 10;

/** Suppresses the click that ends a drag, wherever it lands. */
export function muteClick() {
  const mute = (/** @type {MouseEvent} */ event) => {
    // A click by key has detail 0.
    if (event.detail === 0) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", mute, { capture: true });
  addEventListener("pointerdown", () => removeEventListener("click", mute, true), { capture: true, once: true });
}

/**
 * Turns every tap with a finger or a pen into a click. Browsers drop the click of the first tap after a
 * drag, which they take for the end of a fling; their own click, if it comes, is suppressed.
 * @param {HTMLElement} root
 */
export function listenForTaps(root) {
  /** The press, its place and pointer. @type {(Point & { target: EventTarget | null, pointer: number }) | null} */
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
