// The board that has become whole: a warm rim that stays, and the moment itself, when
// a light runs over the tiles from the centre outwards and the joins pulse with it.

import { draw } from "../base/dom.js";
import { middleOf } from "../board/layout.js";
import { isFinished } from "./finish.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Place} from "../game/game.js" */
/** @import {State} from "./state.d.ts" */

/** Cells light up so many milliseconds after each other, but all within LAST. */
const APART = 30;
const LAST = 450;

/**
 * Gives the view of the finish on the board inside root.
 * @param {HTMLElement} root
 * @returns {(state: State) => void}
 */
export function makeCheer(root) {
  /** Where all tiles lay that were cheered last. @type {Place[] | null} */
  let cheered = null;
  return (state) => {
    const { table: { drawing, game }, play: { whole } } = state;
    const svg = root.querySelector("svg.picture");
    if (!svg || !drawing) return;
    const finished = isFinished(state);
    const rim = svg.querySelector(".rim");
    if (finished && !rim) svg.querySelector(".places")?.after(shapes("rim", drawing, drawing.outline));
    if (!finished) for (const light of svg.querySelectorAll(".rim, .lights")) light.remove();
    svg.classList.toggle("whole", finished && game?.places === whole);
    if (!finished || game?.places !== whole || cheered === whole) return;
    cheered = whole;
    const lights = shapes("lights", drawing, drawing.card);
    const delay = delays(drawing);
    for (const [cell, light] of [...lights.children].entries()) /** @type {SVGElement} */ (light).style.setProperty("--delay", `${delay[cell]}ms`);
    for (const join of /** @type {NodeListOf<SVGElement>} */ (svg.querySelectorAll(".joins > g"))) {
      const { a, b } = drawing.seams[parseInt(join.dataset.key ?? "")];
      join.style.setProperty("--pulse", `${Math.max(delay[a[0]], delay[b[0]])}ms`);
    }
    svg.querySelector(".cells")?.before(lights);
  };
}

/**
 * The same shape on every cell.
 * @param {string} name
 * @param {Drawing} drawing
 * @param {string} d
 */
function shapes(name, { cells }, d) {
  const at = cells.map(({ x, y, angle }) => draw("path", { d, transform: `translate(${x} ${y}) rotate(${angle})` }));
  return draw("g", { class: name, "aria-hidden": "true" }, ...at);
}

/**
 * When each cell lights up, in milliseconds: those in the middle first.
 * @param {Drawing} drawing
 */
function delays({ cells }) {
  const middle = middleOf(cells);
  const away = cells.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  const apart = Math.min(APART, LAST / cells.length);
  const order = [...cells.keys()].sort((a, b) => away[a] - away[b] || a - b);
  return cells.map((_, cell) => Math.round(order.indexOf(cell) * apart));
}
