// The board that has become whole. Numbers and locks fade from it, so that the picture is
// left alone; and in the moment itself the pictures fall asleep and wake one after the
// other, in the order in which the person joined them.

import { draw } from "../base/dom.js";
import { joinOrder } from "../game/order.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Place} from "../game/game.js" */
/** @import {State} from "./state.d.ts" */

/** When they fall asleep: so many milliseconds after the last move, and for so long. */
const ASLEEP = 500;
const FALLING = 300;
/** They begin to wake then, so many milliseconds after each other, but all within LAST. */
const AWAKE = 900;
const APART = 110;
const LAST = 1500;
/** A picture takes so long to wake; then the veil is lifted, which takes as long. */
const WAKING = 560;
/** Of more than these no eye can follow each: they wake together. */
const MOST = 144;
/** How dense the veil is under which they sleep. */
const VEILED = 0.55;

/** A picture comes up and shakes itself; the times are shares of WAKING. */
const SHAKE = [
  { at: 0, opacity: 0, transform: "scale(0.94)" },
  { at: 0.15, opacity: 1 },
  { at: 0.4, transform: "scale(1.16) rotate(-5deg)" },
  { at: 0.65, transform: "scale(1.06) rotate(4deg)" },
  { at: 1, transform: "none" },
];

/**
 * Gives the view of the finish on the board inside root.
 * @param {HTMLElement} root
 * @returns {(seen: State, finished: boolean) => void} what the board shows, and whether it is finished, though a replay may show it as it was
 */
export function makeCheer(root) {
  /** Where all tiles lay that were cheered last. @type {Place[] | null} */
  let cheered = null;
  /** Whether anything was set in motion that may still be. */
  let moving = false;
  return (seen, finished) => {
    const { table: { drawing, game, marks }, play: { whole, replay } } = seen;
    const svg = root.querySelector("svg.picture");
    if (!svg || !drawing || !game) return;
    svg.classList.toggle("finished", finished);
    const wakes = finished && !replay && game.places === whole;
    if (wakes && cheered === whole) return;
    cheered = wakes ? whole : null;
    if (moving) calm(svg);
    moving = wakes;
    if (wakes) wake(svg, drawing, joinOrder(game, drawing.seams, marks?.matched ?? []));
  };
}

/**
 * Lets the pictures wake. Each has one animation, of opacity and transform alone, which the
 * browser plays without painting it again. Tiles too small for pictures have none.
 * @param {Element} svg
 * @param {Drawing} drawing
 * @param {number[]} order of the seams that they lie on
 */
function wake(svg, { cells, card }, order) {
  const layer = svg.querySelector(".joins");
  const joins = /** @type {SVGElement[]} */ ([...(layer?.children ?? [])]);
  if (!layer || joins.length === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const apart = Math.min(APART, LAST / order.length);
  const end = AWAKE + apart * order.length + WAKING;
  const duration = end + WAKING;
  const share = (/** @type {number} */ milliseconds) => milliseconds / duration;
  const asleep = [share(ASLEEP), share(ASLEEP + FALLING)];
  const dozing = [{ opacity: 1, offset: asleep[0] }, { opacity: 0, offset: asleep[1] }];
  if (joins.length > MOST) layer.animate([...dozing, { opacity: 0, offset: share(AWAKE) }, { opacity: 1, offset: share(end) }], { duration });
  else for (const join of joins) {
    const from = AWAKE + apart * order.indexOf(parseInt(join.dataset.key ?? ""));
    const waking = SHAKE.map(({ at, ...look }) => ({ ...look, offset: share(from + at * WAKING), easing: "ease-out" }));
    join.firstElementChild?.animate([...dozing, ...waking], { duration });
  }
  const tiles = cells.map(({ x, y, angle }) => draw("path", { d: card, transform: `translate(${x} ${y}) rotate(${angle})` }));
  const veil = draw("g", { class: "veil", "aria-hidden": "true" }, ...tiles);
  layer.before(veil);
  const veiled = [{ opacity: 0, offset: asleep[0] }, { opacity: VEILED, offset: asleep[1] }, { opacity: VEILED, offset: share(end) }, { opacity: 0 }];
  veil.animate(veiled, { duration }).onfinish = () => veil.remove();
}

/**
 * Makes an end of it.
 * @param {Element} svg
 */
function calm(svg) {
  for (const animated of svg.querySelectorAll(".joins, .joins > g > *")) for (const animation of animated.getAnimations()) animation.cancel();
  svg.querySelector(".veil")?.remove();
}
