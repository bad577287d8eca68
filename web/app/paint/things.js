// The list of what a painted board consists of, from the bottom to the top as board.js stacks its elements.

import { rimOf } from "../board/scene.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Detail} from "../board/layout.js" */
/** @import {Ringed, Scene} from "../board/scene.js" */

/** A symbol, or a ring about a cell, at a place in units and degrees. @typedef {{ name: string, ring?: Ringed["kind"], faint?: boolean, x: number, y: number, angle: number }} Thing */

/**
 * The symbols that a board in this detail needs, each with its enlargement: marks of mismatches are
 * enlarged on small tiles, so that they stay visible.
 * @param {Puzzle} puzzle
 * @param {Detail} detail
 * @param {number} pixels the size of a tile
 * @returns {[name: string, times: number][]}
 */
export function symbolsFor({ tiles, beside, framed, frame }, detail, pixels) {
  const edges = Object.keys(beside);
  const ofTiles = { full: ["shadow", "tile", "over", "number"], less: ["shadow", "tile", "over"], least: ["flat"] }[detail];
  const ofEdges = { full: ["bridge", "letter"], less: ["bridge"], least: [] }[detail];
  const usual = [
    ...["empty", "clue", "mark"],
    ...(framed ? [`edge-${frame}`] : []),
    ...ofTiles.flatMap((name) => tiles.map((_, tile) => `${name}-${tile}`)),
    ...ofEdges.flatMap((name) => edges.map((edge) => `${name}-${edge}`)),
  ];
  /** @type {[string, number]} */
  const conflict = detail === "least" ? ["conflict-mark", 100 / pixels] : ["conflict", Math.max(1, 50 / pixels)];
  return [...usual.map((name) => /** @type {[string, number]} */ ([name, 1])), conflict];
}

/**
 * @param {Scene} scene whose tiles are on cells, or away
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Detail} detail
 * @param {boolean} letters
 * @returns {Thing[]} from the bottom to the top
 */
export function thingsOf({ tiles, bridges, tears, fixed, rings }, puzzle, drawing, detail, letters) {
  const { cells, seams, sink } = drawing;
  /** @type {(name: string, at: { x: number, y: number, angle?: number }, more?: Partial<Thing>) => Thing} */
  const thing = (name, { x, y, angle = 0 }, more) => ({ name, x, y, angle, ...more });
  const ringed = (/** @type {Ringed} */ { cell, kind }) => thing(`ring-${kind}`, cells[cell], { ring: kind });
  const flat = detail === "least";
  const laid = [...tiles.entries()].filter(([, { away }]) => !away);
  const covered = new Set(laid.map(([, { cell }]) => cell));
  return [
    ...cells.flatMap((at, cell) => (covered.has(cell) ? [] : [thing("empty", at), ...rimOf(puzzle, drawing, cell).map((side) => thing(`edge-${puzzle.frame}`, side, { faint: true }))])),
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
    ...tears.map((at) => thing(flat ? "conflict-mark" : "conflict", at)),
    ...rings.filter(({ kind }) => kind !== "newest").map(ringed),
  ];
}
