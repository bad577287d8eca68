// The pictures on cards, in the Puzzles dialog and at home, each drawn when its card comes into sight.

import { thumbnail } from "../base/images.js";
import { FaultError } from "../engine/solver.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** How far below the dialog's edge a card is drawn already. */
const AHEAD = "200px";

/**
 * Gives cards their covers.
 * @param {App} app
 * @param {HTMLElement | null} root the dialog, null for the page itself
 * @param {(link: string) => void} [unreadable] is told of a link that Go cannot read
 * @returns {(card: HTMLElement, link: string, board?: Board | null) => void}
 */
export function covers(app, root, unreadable = () => {}) {
  /** @type {WeakMap<Element, () => unknown>} */
  const wanted = new WeakMap();
  const sight = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        wanted.get(target)?.();
      }
    },
    { root, rootMargin: AHEAD },
  );
  return (card, link, board = null) => {
    wanted.set(card, async () => {
      if (await cover(app, card, link, board)) return;
      // Whatever the board is, the puzzle is shown.
      if (!board || !(await cover(app, card, link, null))) unreadable(link);
    });
    sight.observe(card);
  };
}

/**
 * @param {App} app
 * @param {HTMLElement} card
 * @param {string} link
 * @param {Board | null} board
 * @returns {Promise<boolean>} whether Go can read it
 */
async function cover({ solver }, card, link, board) {
  try {
    const { svg } = await solver.call("picture", { puzzle: link, ...(board && { board }) });
    card.querySelector(".cover")?.append(thumbnail(svg, "thumbnail"));
    return true;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return Boolean(error.lost);
  }
}
