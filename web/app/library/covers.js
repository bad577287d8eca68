// Draws the pictures on cards when a card is in sight and the page is idle: Go draws the SVG, then
// the browser makes an image of it, which takes a slow phone longer than a frame. Cards that rush
// by during fast scrolling are not drawn.

import { thumbnail } from "../base/dom.js";
import { FaultError } from "../engine/solver.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** Draw cards up to this far below the visible edge. */
const AHEAD = "200px";
/** Ask Go for at most this many pictures at once; a longer queue would draw cards that have left. */
const AT_ONCE = 3;

/** Pixels per ms that count as fast scrolling. If a cover takes longer than a frame, any scrolling does. */
const RUSH = 0.5;
/** Two frames and a missed one take at most this many ms. */
const MISSED = 60;
/** Wait this many ms after fast scrolling before drawing. */
const REST = 120;
/** Wait at most this many ms for an idle moment. */
const PATIENCE = 500;

/** Waits for an idle moment, or for a frame in browsers without requestIdleCallback. */
const idle = () => new Promise((done) => (globalThis.requestIdleCallback ?? requestAnimationFrame)(done, { timeout: PATIENCE }));

/**
 * `slow`: the last cover took longer than a frame. `calmed` resolves when fast scrolling has ended.
 * @typedef {{ slow: boolean, calmed: () => Promise<void> }} Pace
 */

/** Paces by the element that scrolls. @type {WeakMap<object, Pace>} */
const paces = new WeakMap();

/** @param {HTMLElement | null} root the element that scrolls, null for the page itself */
function paceOf(root) {
  const before = paces.get(root ?? document);
  if (before) return before;
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
 * Returns a function that gives a card its cover.
 * @param {App} app
 * @param {HTMLElement | null} root the element that scrolls, null for the page itself
 * @param {(link: string) => void} [unreadable] called with a link that Go cannot read
 * @returns {(card: HTMLElement, link: string, board?: Board | null) => void}
 */
export function covers(app, root, unreadable = () => {}) {
  /** @type {WeakMap<Element, () => Promise<unknown>>} */
  const wanted = new WeakMap();
  /** The visible cards without a cover, in order of appearance. @type {Set<Element>} */
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
      // If Go refuses the board, show the puzzle alone.
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
 * @returns {Promise<boolean>} false if Go cannot read the link or the board
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
