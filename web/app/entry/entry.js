// Tiles that are being entered: a value, and functions that give another value.
// The cursor is a side of a tile; what is filled there moves it on, clockwise to
// the next empty side and then to the next tile. Knows no DOM.

import { NOTHING, edgesOf, inOrder, isCut, isEdge, isLetter, nextMotif, otherCase } from "./edges.js";
import { shapeOf } from "./grids.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Mates} from "./edges.js" */
/** @import {Shape} from "./grids.js" */

/** One tile: what is on each side, clockwise from the top; null where nothing was entered yet. @typedef {(string | null)[]} Sides */

/**
 * @typedef {object} Entry
 * @property {string} grid
 * @property {Mates} mates
 * @property {string[]} motifs those to choose from, in the order they are drawn in
 * @property {string} frame the edge of the rim, "" without a frame
 * @property {boolean} mayTurn
 * @property {Sides[]} tiles one for each cell
 * @property {number} tile where the cursor is
 * @property {number} side
 * @property {[key: string, value: string][]} extra what else the notation says of the puzzle: names, the art, clues
 */

/** The edge that the rim is given. */
const FRAME = "0";
/** So many motifs there are to begin with. */
const FEW = 4;

/**
 * Nothing entered: nine squares, four pictures cut in half.
 * @returns {Entry}
 */
export function emptyEntry() {
  return changeGrid(
    { grid: "", mates: "halves", motifs: someMotifs(FEW, true, "halves", ""), frame: "", mayTurn: true, tiles: [], tile: 0, side: 0, extra: [] },
    "3x3",
  );
}

/**
 * A puzzle as if it had been entered.
 * @param {Puzzle} puzzle
 * @returns {Entry}
 */
export function fromPuzzle({ id, grid, tiles, motifs, edges, frame, mayTurn }) {
  const none = Object.keys(edges).filter((edge) => edges[edge].motif < 0 && edge !== frame && edge !== NOTHING);
  const all = inOrder([...motifs.map(({ head, tail }) => head + tail), ...none.map((edge) => edge + NOTHING)]);
  const known = ["grid", "tiles", "mates", "frame", "turn", "end"];
  const keys = id.split("&").map((part) => /** @type {[string, string]} */ (part.split("=")));
  return {
    ...{ grid: grid.name, mates: matesOf(all, "halves"), motifs: all, frame, mayTurn },
    ...{ tiles: tiles.map((word) => [...word]), tile: 0, side: 0, extra: keys.filter(([key]) => !known.includes(key)) },
  };
}

/**
 * @param {Entry} entry
 * @returns {Shape}
 */
export function shapeOfEntry({ grid }) {
  const shape = shapeOf(grid);
  if (!shape) throw new Error(`no grid ${grid}`);
  return shape;
}

/**
 * How motifs mate: as they all do, else mixed; without any, as before.
 * @param {string[]} motifs
 * @param {Mates} before
 * @returns {Mates}
 */
export function matesOf(motifs, before) {
  if (motifs.length === 0) return before;
  if (motifs.every(isCut)) return "halves";
  return motifs.some((motif) => motif.length > 1) ? "mixed" : motifs.some(isLetter) ? "same" : before;
}

/**
 * The edges to choose from: those of the motifs, the frame's, and "-" where a tile has it.
 * @param {Entry} entry
 */
export function palette({ motifs, frame, tiles }) {
  const edges = motifs.flatMap(edgesOf);
  if (frame) edges.push(frame);
  if (tiles.some((tile) => tile.includes(NOTHING))) edges.push(NOTHING);
  return edges;
}

/**
 * Whether a tile has every side.
 * @param {Sides} tile
 * @returns {tile is string[]}
 */
export function isComplete(tile) {
  return !tile.includes(null);
}

/** @param {Sides} tile */
export function isEmpty(tile) {
  return tile.every((edge) => edge === null);
}

/** @param {Entry} entry */
export function isFinished({ tiles }) {
  return tiles.every(isComplete);
}

/** @param {Entry} entry */
export function isUntouched({ tiles }) {
  return tiles.every(isEmpty);
}

/**
 * The entry with another tile in one place.
 * @param {Entry} entry
 * @param {number} at
 * @param {Sides} tile
 * @returns {Entry}
 */
function withTile(entry, at, tile) {
  return { ...entry, tiles: entry.tiles.map((old, i) => (i === at ? tile : old)) };
}

/**
 * What a key stands for, now: the edge itself if there is one, else the one that a
 * person means by it. A letter that is new takes the place of a motif that no tile has.
 * @param {Entry} entry
 * @param {string} sign
 * @returns {{ edge: string, motifs: string[] } | null} null when it stands for nothing
 */
function meaning(entry, sign) {
  const { motifs, mates, frame } = entry;
  if (!isEdge(sign)) return null;
  if (sign === NOTHING || palette(entry).includes(sign)) return { edge: sign, motifs };
  const whole = isLetter(sign) && motifs.includes(otherCase(sign));
  if (whole) return { edge: otherCase(sign), motifs };
  if (!isLetter(sign) && mates === "halves") return null;
  const cut = isLetter(sign) && mates !== "same";
  const edge = cut || !isLetter(sign) ? sign : sign.toUpperCase();
  const motif = cut ? sign.toUpperCase() + sign.toLowerCase() : edge;
  const spare = motifs.findLast((old) => isCut(old) === cut && !isUsed(entry, old));
  const others = motifs.filter((old) => old !== spare && ![...motif].some((one) => old.includes(one)));
  return motif.includes(frame || " ") ? null : { edge, motifs: inOrder([...others, motif]) };
}

/**
 * Whether a tile shows the motif.
 * @param {Entry} entry
 * @param {string} motif
 */
function isUsed({ tiles }, motif) {
  return tiles.some((tile) => edgesOf(motif).some((edge) => tile.includes(edge)));
}

/**
 * Fills the side at the cursor and moves on.
 * @param {Entry} entry
 * @param {string} sign
 * @returns {Entry} the same one if the sign stands for nothing
 */
export function fill(entry, sign) {
  const meant = meaning(entry, sign);
  if (!meant) return entry;
  const { tile, side, tiles } = entry;
  const filled = tiles[tile].map((edge, at) => (at === side ? meant.edge : edge));
  return onward(withTile({ ...entry, motifs: meant.motifs }, tile, filled));
}

/**
 * The cursor on the next empty side, or, where there is none, on the next side.
 * @param {Entry} entry
 * @returns {Entry}
 */
function onward(entry) {
  const { tile, side, tiles } = entry;
  const emptyFrom = (/** @type {number} */ at, /** @type {number} */ from) => {
    const sides = tiles[at].map((_, i) => (from + i) % tiles[at].length);
    return sides.find((i) => tiles[at][i] === null);
  };
  for (let further = 0; further < tiles.length; further++) {
    const at = (tile + further) % tiles.length;
    const next = emptyFrom(at, further === 0 ? side : 0);
    if (next !== undefined) return { ...entry, tile: at, side: next };
  }
  return step(entry, 1);
}

/**
 * The cursor one side on or back, over to the next or last tile at the ends.
 * @param {Entry} entry
 * @param {1 | -1} by
 * @returns {Entry}
 */
export function step(entry, by) {
  const { sides, cells } = shapeOfEntry(entry);
  const at = Math.min(cells * sides - 1, Math.max(0, entry.tile * sides + entry.side + by));
  return { ...entry, tile: Math.floor(at / sides), side: at % sides };
}

/**
 * The cursor at a tile: on its first empty side, or on its first; or on the side asked for.
 * @param {Entry} entry
 * @param {number} tile
 * @param {number} [side]
 * @returns {Entry}
 */
export function goTo(entry, tile, side) {
  if (!entry.tiles[tile]) return entry;
  return { ...entry, tile, side: side ?? Math.max(0, entry.tiles[tile].indexOf(null)) };
}

/**
 * Empties the side at the cursor; if it is empty already, the one before it.
 * @param {Entry} entry
 * @returns {Entry}
 */
export function erase(entry) {
  const at = entry.tiles[entry.tile][entry.side] === null ? step(entry, -1) : entry;
  if (at.tiles[at.tile][at.side] === null) return at;
  return withTile(at, at.tile, at.tiles[at.tile].map((edge, side) => (side === at.side ? null : edge)));
}

/**
 * Turns the tile at the cursor once clockwise; the cursor stays on its edge.
 * @param {Entry} entry
 * @returns {Entry}
 */
export function turn(entry) {
  const sides = entry.tiles[entry.tile];
  const turned = [...sides.slice(-1), ...sides.slice(0, -1)];
  return withTile({ ...entry, side: (entry.side + 1) % sides.length }, entry.tile, turned);
}

/**
 * The next tile with nothing on it, where a copy would go; -1 when there is none.
 * @param {Entry} entry
 */
export function placeForCopy({ tiles, tile }) {
  const order = tiles.map((_, further) => (tile + further) % tiles.length);
  return order.find((at) => isEmpty(tiles[at])) ?? -1;
}

/**
 * Copies the tile at the cursor to the next place with nothing on it, and goes there.
 * @param {Entry} entry
 * @returns {Entry}
 */
export function copy(entry) {
  const place = placeForCopy(entry);
  if (place < 0 || isEmpty(entry.tiles[entry.tile])) return entry;
  return withTile({ ...entry, tile: place }, place, entry.tiles[entry.tile]);
}

/**
 * Lets the tile at the cursor change places with another, and goes with it.
 * @param {Entry} entry
 * @param {number} place
 * @returns {Entry}
 */
export function swap(entry, place) {
  const { tile, tiles } = entry;
  if (place === tile || !tiles[place]) return entry;
  return withTile(withTile({ ...entry, tile: place }, place, tiles[tile]), tile, tiles[place]);
}

/**
 * Empties the tile at the cursor.
 * @param {Entry} entry
 * @returns {Entry}
 */
export function clear(entry) {
  return withTile({ ...entry, side: 0 }, entry.tile, entry.tiles[entry.tile].map(() => null));
}

/**
 * Takes another grid. Tiles stay as far as it has cells, edges as far as it has sides.
 * @param {Entry} entry
 * @param {string} grid
 * @returns {Entry} the same one if that is no grid
 */
export function changeGrid(entry, grid) {
  const shape = shapeOf(grid);
  if (!shape) return entry;
  const tiles = Array.from({ length: shape.cells }, (_, at) =>
    Array.from({ length: shape.sides }, (_, side) => entry.tiles[at]?.[side] ?? null),
  );
  const extra = entry.extra.filter(([key]) => key !== "clues");
  return goTo({ ...entry, grid: shape.name, tiles, extra }, Math.min(entry.tile, shape.cells - 1));
}

/**
 * Takes another way to mate. Under "same" both halves become the one picture.
 * @param {Entry} entry
 * @param {Mates} mates
 * @returns {Entry}
 */
export function changeMates(entry, mates) {
  if (mates === entry.mates) return entry;
  if (mates === "mixed") {
    const wholes = entry.motifs.some((motif) => motif.length === 1) ? [] : someMotifs(FEW / 2, false, mates, entry.frame);
    const cuts = entry.motifs.some(isCut) ? [] : someMotifs(FEW / 2, true, mates, entry.motifs.join("") + entry.frame);
    return { ...entry, mates, motifs: inOrder([...entry.motifs, ...wholes, ...cuts]) };
  }
  const same = mates === "same";
  /** @type {Map<string, string>} */
  const becomes = new Map();
  let motifs = same ? [] : entry.motifs.filter(isCut);
  for (const motif of same ? entry.motifs : entry.motifs.filter((old) => !isCut(old))) {
    const letter = isLetter(motif[0]) ? motif[0].toUpperCase() : "";
    const wanted = same ? motif[0] : letter + letter.toLowerCase();
    const taken = wanted === "" || motifs.some((other) => [...wanted].some((edge) => other.includes(edge)));
    const becoming = taken ? nextMotif(motifs, !same, mates, entry.frame) : wanted;
    if (!becoming) return entry;
    motifs = [...motifs, becoming];
    for (const edge of edgesOf(motif)) becomes.set(edge, becoming[0]);
  }
  const tiles = entry.tiles.map((tile) => tile.map((edge) => (edge === null ? null : (becomes.get(edge) ?? edge))));
  return { ...entry, mates, motifs: inOrder(motifs), tiles, extra: entry.extra.filter(([key]) => key !== "motifs") };
}

/**
 * Offers one motif more, or one less: the last that no tile has.
 * @param {Entry} entry
 * @param {1 | -1} by
 * @param {boolean} cut which kind
 * @returns {Entry} the same one when that cannot be
 */
export function changeMotifs(entry, by, cut) {
  const { motifs, mates, frame } = entry;
  if (by > 0) {
    const next = nextMotif(motifs, cut, mates, frame);
    return next ? { ...entry, motifs: inOrder([...motifs, next]) } : entry;
  }
  const last = motifs.findLast((motif) => isCut(motif) === cut && !isUsed(entry, motif));
  return last && motifs.length > 1 ? { ...entry, motifs: motifs.filter((motif) => motif !== last) } : entry;
}

/**
 * Gives the puzzle a frame, or takes it away. What lay on the rim is emptied then.
 * @param {Entry} entry
 * @param {boolean} framed
 * @returns {Entry}
 */
export function changeFrame(entry, framed) {
  const { frame, tiles, motifs } = entry;
  if (framed === (frame !== "")) return entry;
  if (framed) {
    const free = [FRAME, ..."987654321", ..."zyx"].find((edge) => !motifs.join("").includes(edge));
    return free ? { ...entry, frame: free } : entry;
  }
  return { ...entry, frame: "", tiles: tiles.map((tile) => tile.map((edge) => (edge === frame ? null : edge))) };
}

/**
 * @param {number} count
 * @param {boolean} cut
 * @param {Mates} mates
 * @param {string} taken edges that are in use
 */
function someMotifs(count, cut, mates, taken) {
  /** @type {string[]} */
  const motifs = [];
  for (let i = 0; i < count; i++) {
    const next = nextMotif(motifs, cut, mates, taken);
    if (next) motifs.push(next);
  }
  return motifs;
}
