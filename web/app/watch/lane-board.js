// The small board of a lane. It is updated cell by cell. A person can draw an order of their own on
// it: a line across the cells in one go, or from one tap to the next.

import { draw, use } from "../base/dom.js";
import { moveJoins } from "../board/pieces.js";
import { transform } from "../board/layout.js";
import { edgesShown } from "../game/fits.js";

/** @import {Board, BoardState, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Bridge} from "../board/scene.js" */

/** A board and its seams. @typedef {{ board: Board, state: Pick<BoardState, "matched" | "conflicts"> }} Seen */

/** Boards of more cells show only colours. */
export const ROOMY = 25;
/** The distance between two samples of a pointer's way, in pixels: a fast one must not skip cells. */
const STRIDE = 6;

/**
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {(cells: number[]) => void} drawn is called with the order after every cell that is drawn
 */
export function makeRaceBoard(puzzle, drawing, drawn) {
  const { viewBox, cells, seams, turn, outline } = drawing;
  const flat = cells.length > ROOMY;
  const at = (/** @type {number} */ cell, turned = 0) => `translate(${cells[cell].x} ${cells[cell].y}) rotate(${turned})`;
  const spots = draw("g", { class: "spots" }, ...cells.map(({ angle }, cell) => draw("path", { d: outline, transform: at(cell, angle), "data-spot": cell })));
  const places = cells.map(() => draw("g", {}));
  const joins = draw("g", {});
  const tears = draw("g", {});
  const line = draw("polyline", {});
  const numbers = draw("g", {});
  const svg = draw("svg", { class: "lane-board", viewBox: viewBox.join(" "), "aria-hidden": "true" }, spots, draw("g", { class: "lying" }, ...places, joins, tears), draw("g", { class: "way" }, line, numbers));
  /** The placement on each cell. @type {string[]} */
  const placed = cells.map(() => "");
  /** @type {Seen | null} */
  let shown = null;
  /** The order drawn so far; null while nobody draws. @type {number[] | null} */
  let way = null;
  /** The last position of a pointer that is down. @type {{ x: number, y: number } | null} */
  let last = null;

  /** @param {Seen} seen @param {number} seam @returns {Bridge} */
  const bridge = ({ board }, seam) => {
    const [cell, side] = seams[seam].a;
    return { seam, edge: edgesShown(puzzle, board[cell])[side], wait: 0 };
  };
  /** @param {Seen} seen */
  const show = (seen) => {
    if (seen === shown) return;
    shown = seen;
    for (const [cell, laid] of seen.board.entries()) {
      const now = laid ? laid.join() : "";
      if (now === placed[cell]) continue;
      placed[cell] = now;
      if (laid) places[cell].setAttribute("transform", at(cell, cells[cell].angle + laid[1] * turn));
      places[cell].replaceChildren(...(laid ? [use(flat ? `flat-${laid[0]}` : `tile-${laid[0]}`, "art")] : []));
    }
    if (!flat) moveJoins(joins, drawing, seen.state.matched.map((seam) => bridge(seen, seam)));
    tears.replaceChildren(...seen.state.conflicts.map((i) => draw("g", { transform: transform(seams[i]) }, use("conflict"))));
  };

  /** @param {number} cell */
  const visit = (cell) => {
    if (!way || way.includes(cell)) return;
    way.push(cell);
    line.setAttribute("points", way.map((each) => `${cells[each].x},${cells[each].y}`).join(" "));
    const number = draw("text", { x: cells[cell].x, y: cells[cell].y });
    number.textContent = String(way.length);
    numbers.append(number);
    drawn(way);
  };
  /** @param {PointerEvent} to */
  const follow = ({ clientX: x, clientY: y }) => {
    const from = last ?? { x, y };
    const strides = Math.max(1, Math.ceil(Math.hypot(x - from.x, y - from.y) / STRIDE));
    for (let i = 1; i <= strides; i++) {
      const below = document.elementFromPoint(from.x + ((x - from.x) * i) / strides, from.y + ((y - from.y) * i) / strides);
      if (below instanceof SVGElement && below.dataset.spot && svg.contains(below)) visit(Number(below.dataset.spot));
    }
    last = { x, y };
  };
  svg.addEventListener("pointerdown", (event) => {
    if (!way || event.button > 0) return;
    event.preventDefault();
    svg.setPointerCapture(event.pointerId);
    follow(event);
  });
  svg.addEventListener("pointermove", (event) => last && follow(event));
  for (const end of ["pointerup", "pointercancel"]) svg.addEventListener(end, () => void (last = null));

  return {
    svg,
    show,
    /** Starts the drawing of an order. */
    begin: () => {
      way = [];
      numbers.replaceChildren();
      line.setAttribute("points", "");
      svg.classList.add("drawing");
    },
    end: () => {
      way = last = null;
      svg.classList.remove("drawing");
    },
  };
}
