// What all gestures share: how far a press may go and still be a tap, and that what
// follows a gesture is no click.

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

/** @typedef {{ x: number, y: number }} Point */
