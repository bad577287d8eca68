// Derives what the board shows from the state: the place of every tile, every joined seam, every
// mark. board.js draws it. Lengths in units, angles in degrees clockwise.

import { edgesShown } from "../game/fits.js";
import { layerShown, newest, placed, solutionShown } from "../table/layers.js";
import { careless, cellSpots, looseScale, looseSpots, places } from "./layout.js";

/** @import {Board, Drawing, Laid, Puzzle, Seat} from "../../types.d.ts" */
/** @import {State} from "./state.d.ts" */

/**
 * One tile on the table.
 * @typedef {object} Placement
 * @property {number} x
 * @property {number} y
 * @property {number} cell that the tile lies on, or loosely at
 * @property {number} like a cell with the same heading as the tile
 * @property {string[]} edges as shown there, side by side
 * @property {number} angle of the tile about its own centre
 * @property {number} tilt of the whole card, with its number
 * @property {number} scale
 * @property {boolean} loose not on a cell
 * @property {boolean} away not on the table
 * @property {boolean} supposed part of a trial, not of the game
 * @property {boolean} named whether a hint mentions its number, which is shown then
 * @property {number} wait its rank among tiles that move one after the other
 */

/**
 * @typedef {object} Scene
 * @property {Placement[]} tiles by tile number
 * @property {Bridge[]} bridges
 * @property {Frame[]} tears at sides that do not match, or break the frame
 * @property {number[]} fixed cells whose tiles are clues or locked
 * @property {Ringed[]} rings
 * @property {Frame[]} sides that a hint is about, without those that have a tear
 */

/**
 * A cell with a ring: its tile is the newest or selected, a hint is about the cell or mentions it, or
 * nothing fits there. A ring that follows the tile's outline has the tile in `on`.
 * @typedef {{ cell: number, kind: "newest" | "selected" | "lit" | "beside" | "dead", on?: Laid }} Ringed
 */

/**
 * What a hint highlights.
 * @typedef {object} Lit
 * @property {number[]} cells to look at
 * @property {number[]} beside cells that its reason mentions
 * @property {Seat[]} seats sides to look at
 * @property {number[]} dead cells that nothing fits
 * @property {number[]} tiles to look at
 * @property {number[]} others tiles that its reason mentions
 * @property {number[]} homeless tiles that fit nowhere
 * @property {number[]} supposed tiles of a trial
 * @property {number[]} named cells whose tiles are mentioned by number
 */

/** The ring for the last step of a watched search; other steps ring the newest tile. @type {Record<string, Ringed["kind"]>} */
const RINGS = { "dead-end": "lit", lift: "beside" };

/** No highlight. @type {Lit} */
export const UNLIT = { cells: [], beside: [], seats: [], dead: [], tiles: [], others: [], homeless: [], supposed: [], named: [] };

/** The place of a mark on a side, and the direction that the side faces. @typedef {{ x: number, y: number, angle: number }} Frame */

/** A joined seam: the edge on its side a, and the rank of the tile that closes it. @typedef {{ seam: number, edge: string, wait: number }} Bridge */

/** @param {State} state @param {Puzzle} puzzle @param {Drawing} drawing @param {Lit} lit @returns {Scene} */
export function scene(state, puzzle, drawing, lit) {
  const laid = placed(state);
  const order = layerShown(state) === "solution" ? state.table.solutionView.cells : [];
  /** @type {Placement[]} */
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
  // The best board is about its mismatches, so it shows them even if the person hides them in play.
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

/** A key for a place, the same from either side of a seam. @param {Frame} mark */
function spot({ x, y }) {
  return `${Math.round(x)} ${Math.round(y)}`;
}

/** @param {State} state @param {Puzzle} puzzle */
function fixedCells(state, { clues }) {
  const { game } = state.table;
  const layer = layerShown(state);
  if (layer === "best" && state.best.hunt?.at) return state.best.hunt.at.fixed;
  if (layer !== "board" || !game) return clues.map(({ cell }) => cell);
  return game.places.flatMap(([cell, , locked]) => (locked ? [cell] : []));
}

/** @param {State} state @param {Board} laid @param {Lit} lit @returns {Ringed[]} */
function rings(state, laid, lit) {
  const last = newest(state);
  if (last >= 0) return [{ cell: last, kind: "newest" }];
  const event = layerShown(state) === "watched" ? state.watch.at?.event : null;
  if (event && event.kind !== "solution") return [{ cell: event.cell, kind: RINGS[event.kind] ?? "newest" }];
  if (state.page.tab !== "play") return [];
  const held = laid.findIndex((on) => on?.[0] === state.play.hand);
  return [...ringsOf(lit), ...(held < 0 ? [] : [{ cell: held, kind: /** @type {const} */ ("selected"), on: laid[held] }])];
}

/** @param {Lit} lit @returns {Ringed[]} */
export function ringsOf({ cells, beside, dead }) {
  const ringed = (/** @type {number[]} */ cells, /** @type {Ringed["kind"]} */ kind) => cells.map((cell) => ({ cell, kind }));
  return [...ringed(beside, "beside"), ...ringed(cells, "lit"), ...ringed(dead, "dead")];
}

/** @param {number} seam @param {Board} laid @param {Drawing} drawing */
function bothLie(seam, laid, { seams }) {
  return seams[seam] && laid[seams[seam].a[0]] && laid[seams[seam].b[0]];
}

/** @param {State} state @param {Board} laid @param {Drawing} drawing @returns {Frame[]} */
function tears({ table: { marks } }, laid, drawing) {
  if (!marks) return [];
  const torn = marks.conflicts.filter((seam) => bothLie(seam, laid, drawing)).map((seam) => drawing.seams[seam]);
  const marked = new Set(torn.flatMap(({ a, b }) => [String(a), String(b)]));
  const misframed = marks.misframed.filter((seat) => laid[seat[0]] && !marked.has(String(seat)));
  return [...torn, ...misframed.map((seat) => frameOf(drawing, seat))];
}

/**
 * The place and direction of a side, on the border too. It lies half a pitch from the centre of its
 * cell; in a triangle, a third of the height.
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

/** The sides of a cell that touch the frame. @param {Puzzle} puzzle @param {Drawing} drawing @param {number} cell */
export function rimOf({ grid, framed }, drawing, cell) {
  if (!framed) return [];
  return grid.cells[cell].beyond.flatMap((beyond, side) => (beyond ? [] : [frameOf(drawing, [cell, side])]));
}

/**
 * The tiles that are on no cell: in number order before solving, displaced by the revealed tiles of a
 * solution, and hidden on the person's own board and a watched one.
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {Placement[]}
 */
function looseTiles(state, puzzle, drawing) {
  const solution = layerShown(state) === "solution" ? solutionShown(state) : undefined;
  const seats = solution ? places(solution, state.table.solutionView.cells) : drawing.cells.map((_, tile) => tile);
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

