// The cells of the board for pointer, keyboard and screen reader: a grid with one tab stop. Arrow
// keys go to the neighbouring cell, Home and End along the row. The cells lie over the tiles, have
// the outline that Go drew, and show the focus.

import { draw } from "../base/dom.js";
import { aloud } from "../speech/speech.js";
import { titleLanguage, titleOf } from "../speech/titles.js";
import { layerShown } from "../table/layers.js";
import { cellSpots, looseSpots } from "./layout.js";
import { cellFacts, cellName } from "./words.js";

/** @import {Drawing, Grid, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Spot} from "./layout.js" */
/** @import {State} from "./state.d.ts" */

/** @param {Grid} grid @param {Drawing} drawing @param {(cell: number) => void} reveal scrolls a cell into view */
export function makeCells(grid, drawing, reveal) {
  const cells = drawing.cells.map((_, cell) =>
    draw(
      "g",
      { class: "cell", role: "gridcell", tabindex: cell === 0 ? 0 : -1, "data-cell": cell },
      draw("path", { class: "hit", d: drawing.outline }),
      draw("path", { class: "ring outer", d: drawing.outline }),
      draw("path", { class: "ring inner", d: drawing.outline }),
    ),
  );
  const root = draw("g", { class: "cells", role: "rowgroup" });
  const [onBoard, loose] = [cellSpots(grid, drawing), looseSpots(grid, drawing)];
  const differ = JSON.stringify(onBoard) !== JSON.stringify(loose);
  /** @type {Spot[]} */
  let spots = [];
  /** The facts each name was made from, as JSON. @type {string[]} */
  let namedBy = [];
  /** @type {Speech | null} */
  let spoken = null;
  let chosen = -1;

  /** Moves the cells to other spots, sorted into rows. @param {Spot[]} wanted */
  const moveTo = (wanted) => {
    if (wanted === spots) return;
    // Of another puzzle's board the focus may be on a cell that this one does not have.
    const held = cells.find((cell) => cell === document.activeElement);
    spots = wanted;
    const rows = new Map();
    for (const [cell, { x, y, angle, row }] of spots.entries()) {
      cells[cell].setAttribute("transform", `translate(${x} ${y}) rotate(${angle})`);
      rows.set(row, [...(rows.get(row) ?? []), cells[cell]]);
    }
    root.replaceChildren(...[...rows.values()].map((row) => draw("g", { role: "row" }, ...row)));
    held?.focus();
  };
  moveTo(onBoard);

  /** @param {number} cell */
  const focus = (cell) => {
    for (const [at, element] of cells.entries()) element.setAttribute("tabindex", at === cell ? "0" : "-1");
    cells[cell].focus();
  };

  return {
    root,

    focused: () => cellOf(document.activeElement),

    /** @param {SVGSVGElement} svg */
    attach(svg) {
      svg.setAttribute("role", "grid");
      svg.addEventListener("keydown", (event) => {
        const cell = cellOf(event.target);
        const next = cell < 0 ? -1 : neighbour(spots, cell, event.key);
        if (next < 0) return;
        event.preventDefault();
        event.stopPropagation();
        if (next === cell && event.key.startsWith("Arrow")) svg.dispatchEvent(new CustomEvent("edge", { bubbles: true }));
        reveal(next);
        focus(next);
      });
      svg.addEventListener("click", (event) => {
        const cell = cellOf(event.target);
        if (cell >= 0) focus(cell);
      });
    },

    /** @param {State} state @param {Puzzle} puzzle @param {Drawing} drawing @param {Speech} speech */
    show(state, puzzle, drawing, speech) {
      moveTo(differ && layerShown(state) === "tiles" ? loose : onBoard);
      const { lang } = titleLanguage(puzzle, speech);
      const board = root.ownerSVGElement;
      board?.setAttribute("aria-label", puzzle.name ? aloud(titleOf(puzzle.name, speech)) : speech.say("label.stage"));
      // The names of its cells are in the language of the page.
      board?.setAttribute("lang", lang || speech.language);
      root.setAttribute("lang", speech.language);
      if (speech !== spoken) namedBy = [];
      spoken = speech;
      const { here } = state.tray;
      if (here !== chosen) {
        cells[chosen]?.removeAttribute("aria-selected");
        cells[here]?.setAttribute("aria-selected", "true");
        chosen = here;
      }
      for (const [cell, facts] of cellFacts(state, puzzle, drawing).entries()) {
        const now = JSON.stringify(facts);
        if (namedBy[cell] === now) continue;
        namedBy[cell] = now;
        cells[cell].setAttribute("aria-label", cellName(facts, puzzle, drawing, speech));
      }
    },
  };
}

/** @param {EventTarget | null} target @returns {number} the cell, or -1 */
function cellOf(target) {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  return cell instanceof SVGElement ? Number(cell.dataset.cell) : -1;
}

/**
 * The cell that a key leads to, or -1. Rows may differ in length and offset, so up and down go
 * to the nearest cell of the next row.
 * @param {Spot[]} spots
 * @param {number} from
 * @param {string} key
 */
export function neighbour(spots, from, key) {
  const { x, row } = spots[from];
  const inRow = (/** @type {number} */ wanted) => [...spots.keys()].filter((cell) => spots[cell].row === wanted);
  const cells = inRow(row);
  const at = cells.indexOf(from);
  switch (key) {
    case "ArrowLeft":
      return cells[at - 1] ?? from;
    case "ArrowRight":
      return cells[at + 1] ?? from;
    case "Home":
      return cells[0];
    case "End":
      return cells[cells.length - 1];
    case "ArrowUp":
    case "ArrowDown": {
      // On a tie take the left cell; rounding makes ties exact.
      const away = (/** @type {number} */ cell) => Math.round(Math.abs(spots[cell].x - x));
      const there = inRow(row + (key === "ArrowUp" ? -1 : 1));
      return there.length === 0 ? from : there.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
    }
    default:
      return -1;
  }
}
