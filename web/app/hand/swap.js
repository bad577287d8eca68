// The Swap button: it appears beside a tile on the board that is selected while another is, and swaps the
// two.

import { make, setText } from "../base/dom.js";
import { swapOffered } from "../play/tiles.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "../play/state.d.ts" */

/** The gap between the button and the tile, in pixels. */
const GAP = 4;

/** @param {HTMLElement} board @returns {(state: State, speech: Speech) => void} */
export function makeSwap(board) {
  const button = make("button", { type: "button", class: "swap", "data-action": "swap", hidden: true });
  board.after(button);
  let cell = -1;

  const place = () => {
    const tile = board.querySelector(`[data-cell="${cell}"] .hit`)?.getBoundingClientRect();
    const stage = button.offsetParent?.getBoundingClientRect();
    if (button.hidden || !tile || !stage) return;
    const [{ left, right, bottom }, width, height] = [board.getBoundingClientRect(), button.offsetWidth, button.offsetHeight];
    const middle = Math.max(left, Math.min(right - width, (tile.left + tile.right - width) / 2));
    // Below the tile, or above it at the lower edge of the board.
    const top = tile.bottom + GAP + height <= bottom ? tile.bottom + GAP : tile.top - GAP - height;
    Object.assign(button.style, { left: `${middle - stage.left}px`, top: `${top - stage.top}px` });
  };
  addEventListener("resize", () => requestAnimationFrame(place));
  board.addEventListener("looked", place);

  return (state, speech) => {
    const { page: { tab }, table: { game }, play: { hand }, hints: { help } } = state;
    // Do not cover what a hint shows.
    const other = tab === "play" && !help?.rung ? swapOffered(state) : -1;
    const focused = document.activeElement === button;
    if (other < 0 && button.hidden) return;
    button.hidden = other < 0;
    if (other < 0 || !game) {
      // Focus the cell: the focus would be lost with the button.
      if (focused) /** @type {SVGElement | null} */ (board.querySelector(`[data-cell="${cell}"]`))?.focus();
      return;
    }
    [cell] = game.places[hand];
    setText(button, speech.say("swap"));
    button.setAttribute("aria-label", speech.say("label.swap", { n: hand + 1, other: other + 1 }));
    place();
  };
}
