// The pictures on cards, on the shelves and at home, each drawn when its card is in sight
// and the page has a moment: first Go draws it, then an image is made of that, which takes
// a slow phone longer than a frame. So what rushes by while somebody scrolls is not drawn.

import { thumbnail } from "../base/images.js";
import { FaultError } from "../engine/solver.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** How far below the edge a card is drawn already. */
const AHEAD = "200px";
/** So many pictures Go is asked for at a time; more would wait where nobody looks any more. */
const AT_ONCE = 3;

/** Who scrolls by more pixels in a millisecond does not look at covers; where one takes longer than a frame, by any. */
const RUSH = 0.5;
/** So many milliseconds two frames last, and one more that was missed. */
const MISSED = 60;
/** So many milliseconds later somebody may. */
const REST = 120;
/** So many milliseconds at most a cover waits for an idle moment. */
const PATIENCE = 500;

/** A moment in which nothing else has to be done; browsers that know none have frames. */
const idle = () => new Promise((done) => (globalThis.requestIdleCallback ?? requestAnimationFrame)(done, { timeout: PATIENCE }));

/**
 * How fast covers come: whether the last one took longer than a frame, and what waits until nobody
 * scrolls fast.
 * @typedef {{ slow: boolean, calmed: () => Promise<void> }} Pace
 */

/** That of each page, and of what scrolls in it. @type {WeakMap<object, Pace>} */
const paces = new WeakMap();

/**
 * @param {HTMLElement | null} root what scrolls, null for the page itself
 * @returns {Pace}
 */
function paceOf(root) {
  const known = paces.get(root ?? document);
  if (known) return known;
  let [at, when, rushed] = [0, 0, -REST];
  const scrolled = () => {
    const [to, now] = [root ? root.scrollTop : scrollY, performance.now()];
    if (Math.abs(to - at) > (pace.slow ? 0 : RUSH) * (now - when)) rushed = now;
    [at, when] = [to, now];
  };
  (root ?? window).addEventListener("scroll", scrolled, { passive: true });
  const calmed = async () => {
    for (let left = 0; (left = rushed + REST - performance.now()) > 0; ) await new Promise((done) => setTimeout(done, left));
  };
  const pace = { slow: false, calmed };
  paces.set(root ?? document, pace);
  return pace;
}

/**
 * Gives cards their covers.
 * @param {App} app
 * @param {HTMLElement | null} root what scrolls, null for the page itself
 * @param {(link: string) => void} [unreadable] is told of a link that Go cannot read
 * @returns {(card: HTMLElement, link: string, board?: Board | null) => void}
 */
export function covers(app, root, unreadable = () => {}) {
  /** @type {WeakMap<Element, () => Promise<unknown>>} */
  const wanted = new WeakMap();
  /** The cards in sight that have no cover yet, in the order in which they came. @type {Set<Element>} */
  const waiting = new Set();
  const pace = paceOf(root);
  const next = async () => {
    await pace.calmed();
    const [card] = waiting;
    if (!card) return null;
    waiting.delete(card);
    sight.unobserve(card);
    return card;
  };
  let drawing = 0;
  const draw = async () => {
    drawing++;
    try {
      for (let card = await next(); card; card = await next()) await wanted.get(card)?.();
    } finally {
      drawing--;
    }
  };
  const sight = new IntersectionObserver(
    (seen) => {
      for (const { target, isIntersecting } of seen) {
        if (isIntersecting) waiting.add(target);
        else waiting.delete(target);
      }
      while (drawing < Math.min(AT_ONCE, waiting.size)) void draw();
    },
    { root, rootMargin: AHEAD },
  );
  return (card, link, board = null) => {
    wanted.set(card, async () => {
      if (await cover(app, pace, card, link, board)) return;
      // Whatever the board is, the puzzle is shown.
      if (!board || !(await cover(app, pace, card, link, null))) unreadable(link);
    });
    sight.observe(card);
  };
}

/**
 * @param {App} app
 * @param {Pace} pace
 * @param {HTMLElement} card
 * @param {string} link
 * @param {Board | null} board
 * @returns {Promise<boolean>} whether Go can read it
 */
async function cover({ solver }, pace, card, link, board) {
  try {
    const { svg } = await solver.call("picture", { puzzle: link, ...(board ? { board } : { cover: true }) });
    await idle();
    card.querySelector(".cover")?.append(thumbnail(svg, "thumbnail"));
    const began = performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => void (pace.slow = performance.now() - began > MISSED)));
    return true;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    return Boolean(error.lost);
  }
}
