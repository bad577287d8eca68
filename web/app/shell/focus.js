// Where the focus goes when the button that had it has gone.

import { part } from "../base/dom.js";

/** The parts that take over, those first that come first; some are not there before somebody asks for them. */
const NEXT = ["verdict", "best-pause", "best-on", "best-close", "resume", "pause", "solve", "hint", "finish-next"];

/** @typedef {ReturnType<typeof makeFocus>} Focus */

/** Makes what a page remembers of its focus: the button that was pressed last. */
export function makeFocus() {
  /** Outside of dialogs: they give the focus back by themselves. @type {HTMLElement | null} */
  let pressed = null;
  /** Whether it is asked soon. */
  let asked = false;

  /** Passes it on, if what was pressed is no longer to be seen. */
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
    /**
     * Notes what was pressed.
     * @param {HTMLElement} button
     */
    notePress(button) {
      pressed = button.closest("dialog") ? null : button;
    },

    /**
     * A button that has gone takes the focus with it; the verdict takes over, or
     * before there is one, what pauses the search or goes on with it, or begins it; on the
     * Play tab the hint, and once the puzzle is finished the next one.
     */
    passOn() {
      if (!pressed || asked) return;
      asked = true;
      // After the frame, whose layout tells it: to ask for one before costs as much again.
      setTimeout(passNow);
    },
  };
}
