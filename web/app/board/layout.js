// How tiles come to lie where they lie: loosely before solving, and in which
// order a solution is revealed. Lengths in units (100 are one cell's pitch),
// angles in degrees clockwise.

/** @import {Board, Drawing, Grid} from "../../types.d.ts" */

/**
 * A place as an SVG attribute.
 * @param {{ x: number, y: number, angle: number }} place
 */
export function transform({ x, y, angle }) {
  return `translate(${x} ${y}) rotate(${angle})`;
}

/**
 * The middle of all cells.
 * @param {Drawing["cells"]} cells
 */
function middleOf(cells) {
  const of = (/** @type {"x" | "y"} */ axis) => cells.reduce((sum, cell) => sum + cell[axis], 0) / cells.length;
  return { x: of("x"), y: of("y") };
}

/**
 * The cells from the middle outwards: after the centre always a neighbour of
 * what lies there already, the one with most such neighbours first.
 * @param {Grid} grid
 * @param {Drawing["cells"]} places
 * @param {number[]} [lying] the cells that are filled before
 * @returns {number[]}
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
 * Where every tile lies while a solution is being revealed: tile t starts at
 * place t, and a revealed tile changes places with the one that lies in its way.
 * @param {Board} solution
 * @param {number[]} cells the revealed ones, in order
 * @returns {number[]} the place of each tile
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

/**
 * The place of an unturned tile on the table, and its row and column there.
 * @typedef {{ x: number, y: number, angle: number, row: number, column: number }} Spot
 */

/**
 * @param {Grid} grid
 * @param {Drawing} drawing
 * @returns {Spot[]} by cell
 */
export function cellSpots({ cells }, drawing) {
  return drawing.cells.map(({ x, y, angle }, cell) => ({ x, y, angle, row: cells[cell].row, column: cells[cell].column }));
}

/**
 * Where the tiles lie before solving: tile t on cell t. But where some cells point
 * down, all lie as on the first, and for that in equal rows: n rows of triangles
 * are n² tiles, and take as much room as n rows of n that point up.
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

/**
 * How carelessly a tile was put down: the same every time.
 * @param {number} tile
 * @returns {{ dx: number, dy: number, tilt: number }}
 */
export function careless(tile) {
  const roll = (/** @type {number} */ salt) => {
    const mixed = Math.imul((tile + 1) * 2654435761 + salt * 40503, 2246822519) >>> 0;
    return (((mixed ^ (mixed >>> 15)) >>> 0) % 1000) / 499.5 - 1;
  };
  return { dx: roll(1) * 2.2, dy: roll(2) * 2.2, tilt: roll(3) * 2.4 };
}

/**
 * How much smaller loose tiles are drawn, so that there is air between them, and
 * room for what sticks out of them: the rim of the picture tells how far that is.
 * @param {Drawing} drawing
 * @returns {number}
 */
export function looseScale({ cells, viewBox }) {
  const [left, top] = [Math.min(...cells.map(({ x }) => x)) - viewBox[0], Math.min(...cells.map(({ y }) => y)) - viewBox[1]];
  const rim = Math.min(left, top) - 50;
  return 94 / (100 + 1.5 * Math.max(0, rim - 6));
}

/**
 * The angle that looks like target and is nearest to from, so that a tile turns
 * the short way and never spins back.
 * @param {number} from
 * @param {number} target
 */
export function unwrap(from, target) {
  return target + 360 * Math.round((from - target) / 360);
}

/**
 * How far tiles reach out of their cells: Go leaves that room around the board.
 * @param {Pick<Drawing, "viewBox" | "cells" | "outline">} drawing whose outline has points alone, x before y
 */
export function tabsOf({ viewBox: [left], cells, outline }) {
  const across = (outline.match(/-?[\d.]+/g) ?? []).filter((_, at) => at % 2 === 0).map(Number);
  return Math.min(...cells.map(({ x }) => x)) + Math.min(...across) - left;
}

/** How much of a tile is drawn: all of it, no mark and number, colours alone. @typedef {"full" | "less" | "least"} Detail */

/**
 * How much of a tile is to be seen that is so large on the screen.
 * @param {number} pixels
 * @returns {Detail}
 */
export function detailOf(pixels) {
  return pixels >= 72 ? "full" : pixels >= 32 ? "less" : "least";
}
