// What a grid's name says of it, without asking Go: how many cells and sides it
// has, and how much of them lies on the rim. See DESIGN, notation. Knows no DOM.

/**
 * @typedef {object} Shape
 * @property {"squares" | "hexagon" | "triangle"} kind
 * @property {string} name such as "3x3", "hex2" or "tri3"
 * @property {number} width in cells; of a hexagon or a triangle its size
 * @property {number} height the same again
 * @property {number} sides of a tile
 * @property {number} cells
 * @property {number[]} rim how many cells have so many sides on the rim, by that number
 */

/** So many cells a grid has at most. */
export const MOST_CELLS = 1024;

/**
 * @param {string} name
 * @returns {Shape | null} null when that is no grid
 */
export function shapeOf(name) {
  const [, width, height] = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(name) ?? [];
  const [, kind, size] = /^(hex|tri)([1-9]\d?)$/.exec(name) ?? [];
  const shape = width ? squares(Number(width), Number(height)) : kind === "hex" ? hexagon(Number(size)) : kind ? triangle(Number(size)) : null;
  return shape && shape.cells <= MOST_CELLS ? shape : null;
}

/**
 * How many sides lie on the rim.
 * @param {Shape} shape
 */
export function rimOf({ rim }) {
  return rim.reduce((sum, cells, sides) => sum + cells * sides, 0);
}

/**
 * The smallest grid of such tiles that has at least so many cells.
 * @param {number} sides
 * @param {number} cells
 */
export function leastGrid(sides, cells) {
  if (sides === 4) return `${cells}x1`;
  const name = sides === 6 ? "hex" : "tri";
  let size = 1;
  while ((shapeOf(name + size)?.cells ?? cells) < cells) size++;
  return name + size;
}

/**
 * @param {number} width
 * @param {number} height
 * @returns {Shape}
 */
function squares(width, height) {
  const rim = [0, 0, 0, 0, 0];
  // Along each direction a cell has two ends, one or none on the rim.
  const ends = (/** @type {number} */ length) => (length === 1 ? [0, 0, 1] : [length - 2, 2, 0]);
  for (const [across, columns] of ends(width).entries()) {
    for (const [along, rows] of ends(height).entries()) rim[across + along] += columns * rows;
  }
  return { kind: "squares", name: `${width}x${height}`, width, height, sides: 4, cells: width * height, rim };
}

/**
 * @param {number} size
 * @returns {Shape}
 */
function hexagon(size) {
  const cells = 3 * size * (size - 1) + 1;
  const border = 6 * (size - 2);
  const rim = size === 1 ? [0, 0, 0, 0, 0, 0, 1] : [cells - 6 - border, 0, border, 6, 0, 0, 0];
  return { kind: "hexagon", name: `hex${size}`, width: size, height: size, sides: 6, cells, rim };
}

/**
 * @param {number} size
 * @returns {Shape}
 */
function triangle(size) {
  const cells = size * size;
  const border = 3 * (size - 2);
  const rim = size === 1 ? [0, 0, 0, 1] : [cells - 3 - border, border, 3, 0];
  return { kind: "triangle", name: `tri${size}`, width: size, height: size, sides: 3, cells, rim };
}
