// Where the focus goes when the button that had it has gone.

import { part } from "../base/dom.js";

/** The parts that take over, those first that come first; some are not there before somebody asks for them. */
const NEXT = ["verdict", "best-pause", "best-on", "best-close", "resume", "pause", "solve", "hint", "finish-next"];

/** What was pressed last, outside of dialogs: they give the focus back by themselves. @type {HTMLElement | null} */
let pressed = null;
/** Whether it is asked soon. */
let asked = false;

/**
 * Notes what was pressed.
 * @param {HTMLElement} button
 */
export function notePress(button) {
  pressed = button.closest("dialog") ? null : button;
}

/**
 * A button that has gone takes the focus with it; the verdict takes over, or
 * before there is one, what pauses the search or goes on with it, or begins it; on the
 * Play tab the hint, and once the puzzle is finished the next one.
 */
export function passFocusOn() {
  if (!pressed || asked) return;
  asked = true;
  // After the frame, whose layout tells it: to ask for one before costs as much again.
  setTimeout(() => {
    asked = false;
    passNow();
  });
}

/** Passes it on, if what was pressed is no longer to be seen. */
function passNow() {
  if (!pressed || pressed.checkVisibility()) return;
  const next = NEXT.flatMap((name) => document.querySelector(`[data-part="${name}"]`) ?? []).find((element) => element.checkVisibility());
  if (!(next instanceof HTMLElement)) return;
  const { activeElement } = document;
  const lost = activeElement === pressed || activeElement === document.body;
  if (lost) next.focus({ preventScroll: true });
  pressed = lost && next !== part("verdict") ? next : null;
}
