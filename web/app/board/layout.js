// Where tiles lie: loosely before solving, and in which order a solution is revealed.
// Lengths in units (a cell's pitch is 100), angles in degrees clockwise.

/** @import {Board, Drawing, Grid} from "../../types.d.ts" */

/** The SVG transform. @param {{ x: number, y: number, angle: number }} place */
export function transform({ x, y, angle }) {
  return `translate(${x} ${y}) rotate(${angle})`;
}

/** The middle of all cells. @param {Drawing["cells"]} cells */
function middleOf(cells) {
  const of = (/** @type {"x" | "y"} */ axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  return { x: of("x"), y: of("y") };
}

/**
 * The cells from the middle outwards: after the first always the cell with the most filled
 * neighbours, and of those the one nearest to the middle.
 * @param {Grid} grid
 * @param {Drawing["cells"]} places
 * @param {number[]} [lying] cells that are already filled
 */
export function revealOrder(grid, places, lying = []) {
  const middle = middleOf(places);
  const distance = places.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y));
  const touched = places.map(() => 0);
  const left = new Set(places.keys());
  /** @type {number[]} */
  const order = [];
  const take = (/** @type {number} */ cell) => {
    left.delete(cell);
    order.push(cell);
    for (const seat of grid.cells[cell].beyond) if (seat) touched[seat[0]]++;
  };
  for (const cell of lying) take(cell);
  while (left.size > 0) {
    let best = -1;
    for (const cell of left) {
      const closer = best < 0 || distance[cell] < distance[best] - 1e-6;
      if (best < 0 || touched[cell] > touched[best] || (touched[cell] === touched[best] && closer)) best = cell;
    }
    take(best);
  }
  return order;
}

/**
 * The place of each tile while a solution is revealed: tile t starts at place t, and a revealed
 * tile swaps places with the one on its cell.
 * @param {Board} solution
 * @param {number[]} cells that are revealed, in order
 */
export function places(solution, cells) {
  const at = solution.map((_, place) => place);
  const place = at.slice();
  for (const cell of cells) {
    const laid = solution[cell];
    if (!laid) continue;
    const [tile] = laid;
    const other = at[cell];
    const from = place[tile];
    [at[cell], at[from]] = [tile, other];
    [place[tile], place[other]] = [cell, from];
  }
  return place;
}

/** The place of an unturned tile, with its row and column. @typedef {{ x: number, y: number, angle: number, row: number, column: number }} Spot */

/** @param {Grid} grid @param {Drawing} drawing @returns {Spot[]} by cell */
export function cellSpots({ cells }, drawing) {
  return drawing.cells.map(({ x, y, angle }, cell) => ({ x, y, angle, row: cells[cell].row, column: cells[cell].column }));
}

/**
 * Where tiles lie before solving: tile t on cell t. On triangles, where some cells point down, all
 * tiles lie like the first, in n equal rows of n: that takes the same room as the n rows of the board.
 * @param {Grid} grid
 * @param {Drawing} drawing
 * @returns {Spot[]} by tile
 */
export function looseSpots(grid, drawing) {
  const spots = cellSpots(grid, drawing);
  const [{ angle }] = spots;
  if (spots.every((spot) => spot.angle === angle)) return spots;
  const left = spots.filter(({ column }) => column === 0);
  const bottom = spots.filter((spot) => spot.row === left.length - 1 && spot.angle === angle);
  return spots.map((_, tile) => {
    const [row, column] = [Math.floor(tile / left.length), tile % left.length];
    return { x: bottom[column].x, y: left[row].y, angle, row, column };
  });
}

/** A small random offset and tilt, always the same for a tile. @param {number} tile */
export function careless(tile) {
  const roll = (/** @type {number} */ salt) => {
    const mixed = Math.imul((tile + 1) * 2654435761 + salt * 40503, 2246822519) >>> 0;
    return (((mixed ^ (mixed >>> 15)) >>> 0) % 1000) / 499.5 - 1;
  };
  return { dx: roll(1) * 2.2, dy: roll(2) * 2.2, tilt: roll(3) * 2.4 };
}

/**
 * The scale of loose tiles, which leaves a gap between them and room for their tabs. The margin of
 * the viewBox says how far the tabs reach.
 * @param {Drawing} drawing
 */
export function looseScale({ cells, viewBox }) {
  const [left, top] = [Math.min(...cells.map(({ x }) => x)) - viewBox[0], Math.min(...cells.map(({ y }) => y)) - viewBox[1]];
  const rim = Math.min(left, top) - 50;
  return 94 / (100 + 1.5 * Math.max(0, rim - 6));
}

/** The angle equivalent to `target` that is nearest to `from`: a tile turns the short way. @param {number} from @param {number} target */
export function unwrap(from, target) {
  return target + 360 * Math.round((from - target) / 360);
}

/**
 * How far tiles reach out of their cells: Go leaves that room around the board.
 * @param {Pick<Drawing, "viewBox" | "cells" | "outline">} drawing its outline lists points only, x before y
 */
export function tabsOf({ viewBox: [left], cells, outline }) {
  const across = (outline.match(/-?[\d.]+/g) ?? []).filter((_, at) => at % 2 === 0).map(Number);
  return Math.min(...cells.map(({ x }) => x)) + Math.min(...across) - left;
}

/** What is drawn of a tile: all, no mark and number, or only colours. @typedef {"full" | "less" | "least"} Detail */

/** @param {number} pixels the size of a tile @returns {Detail} */
export function detailOf(pixels) {
  return pixels >= 72 ? "full" : pixels >= 32 ? "less" : "least";
}
