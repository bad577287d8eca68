// Celebrates a finished board. Numbers and locks fade so that only the picture stays. When the person
// finishes it, the motifs fall asleep and wake one after the other, in the order in which they were joined.

import { draw } from "../base/dom.js";
import { joinOrder } from "../game/order.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Place} from "../game/game.js" */
/** @import {State} from "./state.d.ts" */

/** The motifs fall asleep ASLEEP ms after the last move, which takes FALLING ms. */
const ASLEEP = 500;
const FALLING = 300;
/** They begin to wake at AWAKE ms, APART ms after each other, but all within LAST ms. */
const AWAKE = 900;
const APART = 110;
const LAST = 1500;
/** The time in which one motif wakes, and then in which the veil fades, in milliseconds. */
const WAKING = 560;
/** More motifs than this wake together: no eye could follow each. */
const MOST_SINGLY = 144;
/** The opacity of the veil over the sleeping board. */
const VEILED = 0.55;

/** A motif appears and shakes itself; `at` is a share of WAKING. */
const SHAKE = [
  { at: 0, opacity: 0, transform: "scale(0.94)" },
  { at: 0.15, opacity: 1 },
  { at: 0.4, transform: "scale(1.16) rotate(-5deg)" },
  { at: 0.65, transform: "scale(1.06) rotate(4deg)" },
  { at: 1, transform: "none" },
];

/** @param {HTMLElement} root @returns {(seen: State, finished: boolean) => void} `finished` stays true during a replay */
export function makeCheer(root) {
  /** The finished board celebrated last. @type {Place[] | null} */
  let cheered = null;
  /** Whether animations may still run. */
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
 * Wakes the motifs. Each has one animation of opacity and transform, which the browser runs without
 * repainting. Tiles too small for motifs have none.
 * @param {Element} svg
 * @param {Drawing} drawing
 * @param {number[]} order of the seams
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
  if (joins.length > MOST_SINGLY) layer.animate([...dozing, { opacity: 0, offset: share(AWAKE) }, { opacity: 1, offset: share(end) }], { duration });
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

/** Stops the animations. @param {Element} svg */
function calm(svg) {
  for (const animated of svg.querySelectorAll(".joins, .joins > g > *")) for (const animation of animated.getAnimations()) animation.cancel();
  svg.querySelector(".veil")?.remove();
}
