// The tiles that a person enters, and their names: a value, and functions that return another. These move the cursor or
// change single tiles; Go does what needs a rule of the puzzle (facts.js). The cursor is a side of a tile. Filling it moves
// it clockwise to the next empty side, then to the next tile. Names and art are as the notation has them.

import { signed } from "../base/link.js";
import { isShared, motifName } from "../speech/edges.js";

/** @import {Entered, EntryFacts, Mates, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** The edges of a tile, clockwise from the top; null where nothing was entered. @typedef {(string | null)[]} Sides */

/**
 * @typedef {object} Entry
 * @property {string} grid
 * @property {Mates} mates
 * @property {string[]} motifs to choose from, in the order they are drawn in
 * @property {string} frame the edge of the border, "" without a frame
 * @property {boolean} mayTurn
 * @property {Sides[]} tiles one for each cell
 * @property {number} tile the cursor
 * @property {number} side
 * @property {[key: string, value: string][]} extra the rest of the notation: names, the art, clues
 */

const MISSING = "?";
/** The edge that mates with nothing. */
export const NOTHING = "-";

/** Nothing entered: nine squares, four pictures cut in half. @returns {Entry} */
export function emptyEntry() {
  const tiles = Array.from({ length: 9 }, () => MISSING.repeat(4));
  return entryOf({ grid: "3x3", mates: "halves", motifs: ["Aa", "Bb", "Cc", "Dd"], frame: "", mayTurn: true, tiles, others: [] });
}

/** The entry as Go takes it. @param {Entry} entry @returns {Entered} */
export function enteredOf({ grid, mates, motifs, frame, mayTurn, tiles, extra }) {
  return { grid, mates, motifs, frame, mayTurn, tiles: tiles.map((tile) => tile.map((edge) => edge ?? MISSING).join("")), others: extra };
}

/** Go's entry with the cursor at its old place, or the nearest. @param {Entered} entered @param {{ tile: number, side: number }} [cursor] @returns {Entry} */
export function entryOf({ grid, mates, motifs, frame, mayTurn, tiles, others }, { tile, side } = { tile: 0, side: 0 }) {
  const sides = tiles.map((word) => [...word].map((edge) => (edge === MISSING ? null : edge)));
  const at = Math.min(tile, tiles.length - 1);
  return { grid, mates, motifs, frame, mayTurn, tiles: sides, tile: at, side: Math.min(side, sides[at].length - 1), extra: others };
}

/** @param {Sides} tile @returns {tile is string[]} */
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

/** Whether a change loses tiles of an unfinished entry of several and leaves a finished or an empty one. @param {Entry} before @param {Entry} now */
export function givesWay(before, now) {
  const begun = before.tiles.filter((tile) => !isEmpty(tile)).length > 1 && !isFinished(before);
  const lost = before.tiles.some((tile, at) => tile.some((edge, side) => edge !== null && edge !== now.tiles[at]?.[side]));
  return begun && lost && (isFinished(now) || isUntouched(now));
}

/** @param {Entry} entry @param {number} at @param {Sides} tile @returns {Entry} */
function withTile(entry, at, tile) {
  return { ...entry, tiles: entry.tiles.map((old, i) => (i === at ? tile : old)) };
}

/** Fills the side at the cursor and moves on. @param {Entry} entry @param {string} edge @returns {Entry} */
export function fill(entry, edge) {
  const { tile, side, tiles } = entry;
  return onward(withTile(entry, tile, tiles[tile].map((old, at) => (at === side ? edge : old))));
}

/** Moves the cursor to the next empty side, or, if there is none, to the next side. @param {Entry} entry @returns {Entry} */
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

/** Moves the cursor one side on or back, across tiles. @param {Entry} entry @param {1 | -1} by @returns {Entry} */
export function step(entry, by) {
  const { tiles } = entry;
  const [sides, cells] = [tiles[0].length, tiles.length];
  const at = Math.min(cells * sides - 1, Math.max(0, entry.tile * sides + entry.side + by));
  return { ...entry, tile: Math.floor(at / sides), side: at % sides };
}

/**
 * Moves the cursor to a tile: to the given side, else its first empty one, else its first.
 * @param {Entry} entry
 * @param {number} tile
 * @param {number} [side]
 */
export function goTo(entry, tile, side) {
  if (!entry.tiles[tile]) return entry;
  return { ...entry, tile, side: side ?? Math.max(0, entry.tiles[tile].indexOf(null)) };
}

/** Empties the side at the cursor; if it is empty, the one before it. @param {Entry} entry */
export function erase(entry) {
  const at = entry.tiles[entry.tile][entry.side] === null ? step(entry, -1) : entry;
  if (at.tiles[at.tile][at.side] === null) return at;
  return withTile(at, at.tile, at.tiles[at.tile].map((edge, side) => (side === at.side ? null : edge)));
}

/** Turns the tile at the cursor once clockwise; the cursor stays on its edge. @param {Entry} entry @returns {Entry} */
export function turn(entry) {
  const sides = entry.tiles[entry.tile];
  const turned = [...sides.slice(-1), ...sides.slice(0, -1)];
  return withTile({ ...entry, side: (entry.side + 1) % sides.length }, entry.tile, turned);
}

/** The next empty tile, where a copy would go; -1 if there is none. @param {Entry} entry */
export function placeForCopy({ tiles, tile }) {
  const order = tiles.map((_, further) => (tile + further) % tiles.length);
  return order.find((at) => isEmpty(tiles[at])) ?? -1;
}

/**
 * Copies the tile at the cursor to the next empty place and goes on from there, so that typing
 * enters the next tile and does not change the copy.
 * @param {Entry} entry
 */
export function copy(entry) {
  const place = placeForCopy(entry);
  if (place < 0 || isEmpty(entry.tiles[entry.tile])) return entry;
  return onward(withTile({ ...entry, tile: place, side: 0 }, place, entry.tiles[entry.tile]));
}

/** Swaps the tile at the cursor with another; the cursor goes along. @param {Entry} entry @param {number} place */
export function swap(entry, place) {
  const { tile, tiles } = entry;
  if (place === tile || !tiles[place]) return entry;
  return withTile(withTile({ ...entry, tile: place }, place, tiles[tile]), tile, tiles[place]);
}

/** Empties the tile at the cursor. @param {Entry} entry @returns {Entry} */
export function clear(entry) {
  return withTile({ ...entry, side: 0 }, entry.tile, entry.tiles[entry.tile].map(() => null));
}

/** Empties all tiles; shape, rules and names stay, clues go. @param {Entry} entry @returns {Entry} */
export function cleared(entry) {
  const { tiles, extra } = entry;
  return { ...entry, tiles: tiles.map((tile) => tile.map(() => null)), tile: 0, side: 0, extra: extra.filter(([key]) => key !== "clues") };
}

/** The motif sets. The first, plain shapes, is the default: the notation leaves it out. */
export const SETS = ["plain", "signs", "birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits"];

/** The sets that can draw any puzzle. */
const SERVE_ALL = ["plain", "signs"];

/** Whether a set can draw the motifs. @param {string} set @param {Pick<EntryFacts, "canBeDrawn">} facts */
export const serves = (set, { canBeDrawn }) => canBeDrawn || SERVE_ALL.includes(set);

/** The longest name, in UTF-16 units. */
export const LONGEST = 40;

/** The motif set that the puzzle is drawn in. @param {EntryFacts} facts */
export function setOf({ art }) {
  return SETS.includes(art) ? art : SETS[0];
}

/** The set as the notation writes it. @param {string} set */
export function artOf(set) {
  return set === SETS[0] ? "" : set;
}

/** Whether two puzzles differ only in names and art. @param {Puzzle} one @param {Puzzle} other */
export function sameButNames(one, other) {
  const rules = (/** @type {Puzzle} */ { grid, tiles, edges, motifs, frame, mayTurn, clues }) =>
    JSON.stringify([grid.name, tiles, edges, motifs.map(({ head, tail }) => head + tail), frame, mayTurn, clues]);
  return rules(one) === rules(other);
}

/**
 * The help below the names: a name has no more room, or how motifs of one name are told apart, or
 * what emoji and drawings are for. Never empty, so that nothing moves.
 * @param {Pick<EntryFacts, "motifs" | "art">} facts as the fields have it
 * @param {Speech} speech
 */
export function namesHelp(facts, speech) {
  const { motifs } = facts;
  if (motifs.some(({ emoji = "", name }) => signed(emoji, name).length >= LONGEST)) return speech.say("names.long", { n: LONGEST });
  const shared = motifs.flatMap((_, at) => (isShared(facts, at, speech) ? [speech.say("quoted", { text: motifName(facts, at, speech) })] : []));
  return shared.length > 0 ? speech.say("names.twice", { names: speech.list(shared) }) : speech.say("names.emoji.help");
}
