// Moves the focus on when the button that had it disappears.

import { part } from "../base/dom.js";

/** The parts that may take the focus, in this order; some exist only once they are asked for. */
const NEXT = ["verdict", "best-pause", "best-on", "best-close", "resume", "pause", "solve", "hint", "finish-next"];

/** @typedef {ReturnType<typeof makeFocus>} Focus */

/** Remembers the button that was pressed last. */
export function makeFocus() {
  /** Not in dialogs, which restore the focus themselves. @type {HTMLElement | null} */
  let pressed = null;
  /** Whether a check is due. */
  let asked = false;

  /** Moves the focus if the pressed button is no longer visible. */
  function passNow() {
    asked = false;
    if (!pressed || pressed.checkVisibility()) return;
    const next = NEXT.flatMap((name) => document.querySelector(`[data-part="${name}"]`) ?? []).find((element) => element.checkVisibility());
    if (!(next instanceof HTMLElement)) return;
    const { activeElement } = document;
    const lost = activeElement === pressed || activeElement === document.body;
    if (lost) next.focus({ preventScroll: true });
    pressed = lost && next !== part("verdict") ? next : null;
  }

  return {
    /** @param {HTMLElement} button */
    notePress(button) {
      pressed = button.closest("dialog") ? null : button;
    },

    /** Checks soon whether the pressed button is still visible, and else moves its focus to the first visible part of NEXT. */
    passOn() {
      if (!pressed || asked) return;
      asked = true;
      // After the frame, when the layout is known: asking earlier would cost a second one.
      setTimeout(passNow);
    },
  };
}
