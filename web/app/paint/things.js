// What is to be put where for a board in pixels, from the bottom to the top as board.js
// stacks its elements. Knows no canvas.

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Detail} from "../board/layout.js" */
/** @import {Ringed, Scene} from "../board/scene.js" */

/** One thing on the board: a symbol, or a ring about a cell; with its place in units and degrees, and how many times larger it is. @typedef {{ name: string, ring?: Ringed["kind"], x: number, y: number, angle: number, times: number }} Thing */

/**
 * The symbols that a board in this detail consists of.
 * @param {Puzzle} puzzle
 * @param {Detail} detail
 */
export function namesOf({ tiles, beside }, detail) {
  const edges = Object.keys(beside);
  const ofTiles = { full: ["shadow", "tile", "over", "number"], less: ["shadow", "tile", "over"], least: ["flat"] }[detail];
  const ofEdges = { full: ["bridge", "letter"], less: ["bridge"], least: [] }[detail];
  return [
    ...["empty", "clue", "mark", "conflict", "conflict-mark"],
    ...ofTiles.flatMap((name) => tiles.map((_, tile) => `${name}-${tile}`)),
    ...ofEdges.flatMap((name) => edges.map((edge) => `${name}-${edge}`)),
  ];
}

/**
 * @param {Scene} scene whose tiles lie on cells, or are away
 * @param {Drawing} drawing
 * @param {number} pixels how large a tile is
 * @param {Detail} detail
 * @param {boolean} letters
 * @returns {Thing[]} from the bottom to the top
 */
export function thingsOf({ tiles, bridges, tears, fixed, rings }, { cells, seams, sink }, pixels, detail, letters) {
  /** @type {(name: string, at: { x: number, y: number, angle?: number }, more?: Partial<Thing>) => Thing} */
  const thing = (name, { x, y, angle = 0 }, more) => ({ name, x, y, angle, times: 1, ...more });
  const ringed = (/** @type {Ringed} */ { cell, kind }) => thing(`ring-${kind}`, cells[cell], { ring: kind });
  const flat = detail === "least";
  const laid = [...tiles.entries()].filter(([, { away }]) => !away);
  const covered = new Set(laid.map(([, { cell }]) => cell));
  return [
    ...cells.flatMap((at, cell) => (covered.has(cell) ? [] : [thing("empty", at)])),
    ...laid.flatMap(([tile, at]) => {
      if (flat) return [thing(`flat-${tile}`, at)];
      const { x, y, edges, like } = at;
      const card = [thing(`shadow-${tile}`, { ...at, y: y + sink }), thing(`tile-${tile}`, at)];
      if (detail === "less") return card;
      const sides = letters ? edges.map((edge, side) => thing(`letter-${edge}`, { x: x + cells[like].letters[side][0], y: y + cells[like].letters[side][1] })) : [];
      return [...card, thing("mark", at), ...sides, thing(`number-${tile}`, { x, y })];
    }),
    ...rings.filter(({ kind }) => kind === "newest").map(ringed),
    ...(flat ? [] : laid.map(([tile, at]) => thing(`over-${tile}`, at))),
    ...fixed.map((cell) => thing("clue", cells[cell])),
    ...(flat ? [] : bridges.map(({ seam, edge }) => thing(`bridge-${edge}`, seams[seam]))),
    ...tears.map((at) => (flat ? thing("conflict-mark", at, { times: 100 / pixels }) : thing("conflict", at, { times: Math.max(1, 50 / pixels) }))),
    ...rings.filter(({ kind }) => kind !== "newest").map(ringed),
  ];
}
