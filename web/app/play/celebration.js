// The board that has become whole. Numbers and locks fade from it, so that the picture is
// left alone; and in the moment itself the pictures fall asleep and wake one after the
// other, in the order in which the person joined them.

import { draw } from "../base/dom.js";
import { joinOrder } from "../game/order.js";

/** @import {Place} from "../game/game.js" */
/** @import {State} from "./state.d.ts" */

/** Pictures wake so many milliseconds after each other, but all within LAST. */
const APART = 110;
const LAST = 1500;

/**
 * Gives the view of the finish on the board inside root.
 * @param {HTMLElement} root
 * @returns {(seen: State, finished: boolean) => void} what the board shows, and whether it is finished, though a replay may show it as it was
 */
export function makeCheer(root) {
  /** Where all tiles lay that were cheered last. @type {Place[] | null} */
  let cheered = null;
  return (seen, finished) => {
    const { table: { puzzle, drawing, game, marks }, play: { whole, replay } } = seen;
    const svg = root.querySelector("svg.picture");
    if (!svg || !puzzle || !drawing || !game) return;
    svg.classList.toggle("finished", finished);
    const wakes = finished && !replay && game.places === whole;
    if (!wakes || cheered !== whole) for (const veil of svg.querySelectorAll(".veil")) veil.remove();
    svg.classList.toggle("waking", wakes);
    if (!wakes) cheered = null;
    if (!wakes || cheered === whole) return;
    cheered = whole;
    const order = joinOrder(game, drawing.seams, marks?.matched ?? []);
    const apart = Math.min(APART, LAST / order.length);
    const when = new Map(order.map((seam, at) => [seam, Math.round(at * apart)]));
    for (const join of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".joins > g"))) {
      join.style.setProperty("--wake", `${when.get(parseInt(join.dataset.key ?? "")) ?? 0}ms`);
    }
    // Tiles too small for pictures have none that could wake.
    if (!svg.querySelector(".joins > g")) return;
    const veil = draw("g", { class: "veil", "aria-hidden": "true" }, ...drawing.cells.map(({ x, y, angle }) => draw("path", { d: drawing.card, transform: `translate(${x} ${y}) rotate(${angle})` })));
    veil.style.setProperty("--woken", `${Math.round(apart * order.length)}ms`);
    svg.querySelector(".joins")?.before(veil);
  };
}
