// What lies on the table right now, worked out from the state: every tile's
// place, every joined seam, every mark. The board view draws it, the cells view
// speaks it. Lengths in units, angles in degrees clockwise.

import { edgesShown } from "../game/fits.js";
import { layerShown, newest, placed, solutionShown } from "../table/layers.js";
import { careless, cellSpots, looseScale, looseSpots, places } from "./layout.js";

/** @import {Board, Drawing, Laid, Puzzle, Seat} from "../../types.d.ts" */
/** @import {State} from "./state.d.ts" */

/**
 * One tile on the table.
 * @typedef {object} Lying
 * @property {number} x
 * @property {number} y
 * @property {number} cell the cell that it lies on, or at
 * @property {number} like a cell whose sides lie as the tile's do
 * @property {string[]} edges what it shows there, side by side
 * @property {number} angle of the tile about its own centre
 * @property {number} tilt of the whole card, with its number
 * @property {number} scale
 * @property {boolean} loose put down anyhow, not placed on a cell
 * @property {boolean} away not on the table at all
 * @property {boolean} supposed laid there to be looked at, and not in the game
 * @property {boolean} named by what is told of it, so that its number is seen
 * @property {number} wait which in the row of those that move one after the other
 */

/**
 * @typedef {object} Scene
 * @property {Lying[]} tiles by tile number
 * @property {Bridge[]} bridges
 * @property {Frame[]} tears where edges do not match, or the frame's edge is not where it belongs
 * @property {number[]} fixed the cells whose tiles are clues or locked
 * @property {Ringed[]} rings
 * @property {Frame[]} sides that a hint speaks of, unless a tear marks them
 */

/** A cell with a ring, and why: its tile is the newest shown, or selected, or a hint is about the cell, or speaks of it, or nothing fits there; and the tile, where the ring is about that. @typedef {{ cell: number, kind: "newest" | "selected" | "lit" | "beside" | "dead", on?: Laid }} Ringed */

/**
 * What a hint lights.
 * @typedef {object} Lit
 * @property {number[]} cells to look at
 * @property {number[]} beside cells that its reason speaks of
 * @property {Seat[]} seats sides that it looks at
 * @property {number[]} dead cells that nothing fits
 * @property {number[]} tiles to look at
 * @property {number[]} others tiles that its reason speaks of
 * @property {number[]} homeless tiles that fit nowhere
 * @property {number[]} supposed tiles of a trial
 * @property {number[]} named cells whose tiles are spoken of by their numbers
 */

/** How what a search did last is ringed: a cell that nothing fits, or that a tile was taken off; else the tile, below what reaches over it. @type {Record<string, Ringed["kind"]>} */
const RINGS = { "dead-end": "lit", lift: "beside" };

/** Where nothing is lit. @type {Lit} */
export const UNLIT = { cells: [], beside: [], seats: [], dead: [], tiles: [], others: [], homeless: [], supposed: [], named: [] };

/** Where a mark on a side goes, and where that side faces. @typedef {{ x: number, y: number, angle: number }} Frame */

/**
 * A joined seam: which edge its side a shows, and after which tile it closes.
 * @typedef {{ seam: number, edge: string, wait: number }} Bridge
 */

/**
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Lit} lit
 * @returns {Scene}
 */
export function scene(state, puzzle, drawing, lit) {
  const laid = placed(state);
  const order = layerShown(state) === "solution" ? state.table.shown.cells : [];
  /** @type {Lying[]} */
  const tiles = looseTiles(state, puzzle, drawing);
  for (const [cell, on] of laid.entries()) {
    if (!on) continue;
    const { x, y, angle } = drawing.cells[cell];
    tiles[on[0]] = {
      ...{ x, y, cell, like: cell, edges: edgesShown(puzzle, on), angle: angle + on[1] * drawing.turn },
      ...{ tilt: 0, scale: 1, loose: false, away: false, supposed: lit.supposed.includes(on[0]), named: lit.named.includes(cell), wait: Math.max(0, order.indexOf(cell)) },
    };
  }
  const matched = state.table.marks?.matched ?? [];
  // What is broken on the best board is what it is about, whatever a person who plays wants to be told.
  const torn = state.page.settings.conflicts || layerShown(state) === "best" ? tears(state, laid, drawing) : [];
  const marked = new Set(torn.map(spot));
  return {
    tiles,
    bridges: matched.filter((seam) => bothLie(seam, laid, drawing)).map((seam) => {
      const { a, b } = drawing.seams[seam];
      const wait = Math.max(0, order.indexOf(a[0]), order.indexOf(b[0]));
      return { seam, edge: edgesShown(puzzle, laid[a[0]])[a[1]], wait };
    }),
    tears: torn,
    fixed: fixedCells(state, puzzle),
    rings: rings(state, laid, lit),
    sides: state.page.tab === "play" ? lit.seats.map((seat) => frameOf(drawing, seat)).filter((side) => !marked.has(spot(side))) : [],
  };
}

/**
 * Where a mark is, whichever of two sides that touch it is on.
 * @param {Frame} mark
 */
function spot({ x, y }) {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/**
 * @param {State} state
 * @param {Puzzle} puzzle
 */
function fixedCells(state, { clues }) {
  const { game } = state.table;
  const layer = layerShown(state);
  if (layer === "best" && state.best.hunt?.at) return state.best.hunt.at.fixed;
  if (layer !== "board" || !game) return clues.map(({ cell }) => cell);
  return game.places.flatMap(([cell, , locked]) => (locked ? [cell] : []));
}

/**
 * @param {State} state
 * @param {Board} laid
 * @param {Lit} lit
 * @returns {Ringed[]}
 */
function rings(state, laid, lit) {
  const last = newest(state);
  if (last >= 0) return [{ cell: last, kind: "newest" }];
  const event = layerShown(state) === "watched" ? state.watch.at?.event : null;
  if (event && event.kind !== "solution") return [{ cell: event.cell, kind: RINGS[event.kind] ?? "newest" }];
  if (state.page.tab !== "play") return [];
  const held = laid.findIndex((on) => on?.[0] === state.play.hand);
  return [...ringsOf(lit), ...(held < 0 ? [] : [{ cell: held, kind: /** @type {const} */ ("selected"), on: laid[held] }])];
}

/**
 * The rings about what a hint lights.
 * @param {Lit} lit
 * @returns {Ringed[]}
 */
export function ringsOf({ cells, beside, dead }) {
  const ringed = (/** @type {number[]} */ cells, /** @type {Ringed["kind"]} */ kind) => cells.map((cell) => ({ cell, kind }));
  return [...ringed(beside, "beside"), ...ringed(cells, "lit"), ...ringed(dead, "dead")];
}

/**
 * Whether there is a tile on both sides of the seam: marks may be those of the
 * board a moment ago.
 * @param {number} seam
 * @param {Board} laid
 * @param {Drawing} drawing
 */
function bothLie(seam, laid, { seams }) {
  return seams[seam] && laid[seams[seam].a[0]] && laid[seams[seam].b[0]];
}

/**
 * @param {State} state
 * @param {Board} laid
 * @param {Drawing} drawing
 * @returns {Frame[]}
 */
function tears({ table: { marks } }, laid, drawing) {
  if (!marks) return [];
  const torn = marks.conflicts.filter((seam) => bothLie(seam, laid, drawing)).map((seam) => drawing.seams[seam]);
  const marked = new Set(torn.flatMap(({ a, b }) => [String(a), String(b)]));
  const misframed = marks.misframed.filter((seat) => laid[seat[0]] && !marked.has(String(seat)));
  return [...torn, ...misframed.map((seat) => frameOf(drawing, seat))];
}

/**
 * The frame of a side, whether or not another touches it: half a pitch from the
 * centre of its cell, or, in a triangle, a third of its height.
 * @param {Drawing} drawing
 * @param {Seat} seat
 * @returns {Frame}
 */
export function frameOf({ cells, turn }, [cell, side]) {
  const { x, y, angle: heading, letters } = cells[cell];
  const angle = heading + side * turn;
  const away = letters.length === 3 ? 50 / Math.sqrt(3) : 50;
  const radians = (angle * Math.PI) / 180;
  return { x: x + away * Math.sin(radians), y: y - away * Math.cos(radians), angle };
}

/**
 * The sides of a cell that lie on the frame, where there is one.
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {number} cell
 * @returns {Frame[]}
 */
export function rimOf({ grid, framed }, drawing, cell) {
  if (!framed) return [];
  return grid.cells[cell].beyond.flatMap((beyond, side) => (beyond ? [] : [frameOf(drawing, [cell, side])]));
}

/**
 * Where tiles lie that are on no cell: in number order before solving, out of
 * the way of what a solution has revealed, and nowhere on a person's own board.
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Lying[]}
 */
function looseTiles(state, puzzle, drawing) {
  const solution = layerShown(state) === "solution" ? solutionShown(state) : undefined;
  const seats = solution ? places(solution, state.table.shown.cells) : drawing.cells.map((_, tile) => tile);
  const spots = solution ? cellSpots(puzzle.grid, drawing) : looseSpots(puzzle.grid, drawing);
  const scale = looseScale(drawing);
  return seats.map((cell, tile) => {
    const { x, y, angle } = spots[cell];
    const { dx, dy, tilt } = careless(tile);
    const away = ["board", "watched"].includes(layerShown(state));
    const turned = (layerShown(state) === "board" && state.table.game?.places[tile][1]) || 0;
    const like = solution ? cell : 0;
    const edges = edgesShown(puzzle, [tile, turned]);
    return { x: x + dx, y: y + dy, cell, like, edges, angle: angle + turned * drawing.turn, tilt, scale, loose: true, away, supposed: false, named: false, wait: 0 };
  });
}

