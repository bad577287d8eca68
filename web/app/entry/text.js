// Tiles that are being entered as text: the notation's text file, in which a side
// that was not entered yet is a "?" and tiles may be missing at the end. What the
// text says beside grid, tiles and rules is kept as it stands. Knows no DOM.

import { NOTHING, edgesOf, inOrder, isCut, isEdge, matesWord, motifBy, readMates } from "./edges.js";
import { goTo, isEmpty, matesOf, palette, shapeOfEntry } from "./entry.js";
import { leastGrid, shapeOf } from "./grids.js";

/** @import {Fault} from "../../types.d.ts" */
/** @import {Entry, Sides} from "./entry.js" */

const MISSING = "?";
/** So many signs of what was found a fault repeats. */
const FOUND = 40;

/**
 * The keys that rule the tiles, as they stand in a text.
 * @param {Entry} entry
 * @returns {[key: string, value: string][]}
 */
function rules({ motifs, frame, mayTurn, extra }) {
  const mates = matesWord(motifs);
  return [
    ...(mates ? [/** @type {[string, string]} */ (["mates", mates])] : []),
    ...(frame ? [/** @type {[string, string]} */ (["frame", frame])] : []),
    ...(mayTurn ? [] : [/** @type {[string, string]} */ (["turn", "no"])]),
    ...extra,
  ];
}

/**
 * @param {Sides} tile
 */
function wordOf(tile) {
  const word = tile.map((edge) => edge ?? MISSING).join("");
  return word.replace(/\?+$/, "") || MISSING;
}

/**
 * @param {Entry} entry
 * @returns {string}
 */
export function toText(entry) {
  const last = entry.tiles.findLastIndex((tile) => !isEmpty(tile));
  const lines = rules(entry).map(([key, value]) => `${key}: ${readable(key, value)}`);
  return [`grid: ${entry.grid}`, ...lines, "tiles:", ...entry.tiles.slice(0, last + 1).map((tile) => `  ${wordOf(tile)}`), ""].join("\n");
}

/** @param {string} key */
const isName = (key) => key === "name" || key === "by";

/**
 * A value as a text has it: a name with its signs as they are, where that reads as the same.
 * @param {string} key
 * @param {string} value
 */
function readable(key, value) {
  const name = readName(value);
  return isName(key) && !/[_%#\p{Cc}\u2028\u2029]|^\s|\s\s|\s$/u.test(name) ? name : value;
}

/**
 * The finished puzzle as a link's hash.
 * @param {Entry} entry
 */
export function toLink(entry) {
  const keys = rules(entry).map(([key, value]) => `${key}=${isName(key) ? writeName(readName(value)) : value}`);
  return [`grid=${entry.grid}`, ...keys, `tiles=${entry.tiles.map(wordOf).join(".")}`, "end=1"].join("&");
}

/**
 * A puzzle that shows every edge there is to choose from: what Go is asked to draw them by.
 * @param {Entry} entry
 */
export function sampler(entry) {
  const edges = palette(entry);
  const { sides } = shapeOfEntry(entry);
  const grid = leastGrid(sides, Math.ceil(edges.length / sides));
  const words = Array.from({ length: shapeOf(grid)?.cells ?? 0 }, (_, at) =>
    Array.from({ length: sides }, (_, side) => edges[(at * sides + side) % edges.length]).join(""),
  );
  const ruled = rules(entry).filter(([key]) => ["mates", "frame", "art"].includes(key)).map((pair) => pair.join("="));
  return [`grid=${grid}`, ...ruled, `tiles=${words.join(".")}`, "end=1"].join("&");
}

/**
 * A puzzle with as many tiles as the grid has, to ask Go where they lie.
 * @param {Entry} entry
 */
export function places(entry) {
  const { cells, sides } = shapeOfEntry(entry);
  return `grid=${entry.grid}&tiles=${Array.from({ length: cells }, () => "0".repeat(sides)).join(".")}&end=1`;
}

/** @typedef {{ line: number, key: string, value: string }} Line */

/**
 * Reads what toText writes, or a link, into an entry: the motifs to choose from and
 * the cursor stay where they were as far as the text leaves them a place.
 * @param {string} text
 * @param {Entry} before
 * @returns {{ entry: Entry } | { fault: Fault }}
 */
export function fromText(text, before) {
  const lines = text.includes("grid=") ? linesOfLink(text) : linesOfFile(text);
  /** The first line with each key. */
  const first = new Map([...lines].reverse().map((line) => [line.key, line]));
  const value = (/** @type {string} */ key) => first.get(key);
  const twice = lines.find((line) => line.key !== "tiles" && value(line.key) !== line);
  if (twice) return faulty("key-twice", { key: twice.key }, { line: twice.line });
  const lone = lines.find(({ key }) => key === "");
  if (lone) return faulty("key-missing", { found: lone.value }, { line: lone.line });
  const grid = value("grid");
  const shape = shapeOf(grid?.value ?? before.grid);
  if (!shape) return faulty("grid-unknown", { found: grid?.value ?? "" }, { line: grid?.line ?? 0 });
  const mates = value("mates");
  const mateOf = readMates(mates?.value ?? "");
  if (!mateOf) return faulty("mates-unclear", { found: mates?.value ?? "" }, { line: mates?.line ?? 0 });
  const frame = value("frame");
  if (frame && !(isEdge(frame.value) && frame.value !== NOTHING)) return faulty("edge-unknown", { found: frame.value }, { line: frame.line });
  const turn = value("turn");
  if (turn && turn.value !== "no" && turn.value !== "yes") return faulty("turn-unclear", { found: turn.value }, { line: turn.line });

  const words = lines.filter(({ key }) => key === "tiles");
  const read = readTiles(words, shape.cells, shape.sides, shape.name);
  if ("fault" in read) return read;
  const used = inOrder(
    [...new Set(read.tiles.flat())].filter((edge) => edge !== null && edge !== NOTHING && edge !== frame?.value).map((edge) => motifBy(/** @type {string} */ (edge), mateOf)),
  );
  const taken = used.join("") + (frame?.value ?? "");
  const free = before.motifs.filter((motif) => edgesOf(motif).every((edge) => !taken.includes(edge) && motifBy(edge, mateOf) === motif));
  const spare = free.slice(0, Math.max(0, before.motifs.length - used.length));
  const motifs = inOrder([...used, ...spare]);
  const way = before.mates === "mixed" && motifs.every((motif) => isCut(motif) || motif.length === 1) ? "mixed" : matesOf(motifs, before.mates);
  const known = ["grid", "tiles", "mates", "frame", "turn", "end", "board"];
  /** @type {[string, string][]} */
  const extra = lines.filter(({ key }) => !known.includes(key)).map((line) => [line.key, line.value]);
  const entry = {
    ...{ grid: shape.name, mates: mates?.value === "same" ? /** @type {const} */ ("same") : way, motifs, frame: frame?.value ?? "" },
    ...{ mayTurn: turn?.value !== "no", tiles: read.tiles, tile: 0, side: 0, extra },
  };
  if (motifs.length === 0) entry.motifs = before.motifs;
  const next = entry.tiles.findIndex((tile) => tile.includes(null));
  return { entry: goTo(entry, next < 0 ? Math.min(before.tile, shape.cells - 1) : next) };
}

/**
 * @param {Line[]} lines
 * @param {number} cells
 * @param {number} sides
 * @param {string} grid
 * @returns {{ tiles: Sides[] } | { fault: Fault }}
 */
function readTiles(lines, cells, sides, grid) {
  /** @type {Sides[]} */
  const tiles = [];
  for (const { line, value } of lines) {
    for (const word of value.split(/[\s._]+/).filter(Boolean)) {
      const at = { line, tile: tiles.length };
      const signs = [...word];
      if (signs.length > sides) return faulty("tile-sides", { word, found: signs.length, expected: sides }, at);
      const wrong = signs.findIndex((sign) => sign !== MISSING && !isEdge(sign));
      if (wrong >= 0) return faulty("edge-unknown", { found: signs[wrong] }, { ...at, side: wrong, sides });
      tiles.push(Array.from({ length: sides }, (_, side) => (signs[side] === MISSING ? null : (signs[side] ?? null))));
    }
  }
  if (tiles.length > cells) return faulty("tile-count", { grid, expected: cells, found: tiles.length }, {});
  while (tiles.length < cells) tiles.push(Array.from({ length: sides }, () => null));
  return { tiles };
}

/**
 * @param {string} text
 * @returns {Line[]} the tiles' lines all under that key; the key is "" where there is none
 */
function linesOfFile(text) {
  /** @type {Line[]} */
  const lines = [];
  for (const [line, whole] of text.split("\n").entries()) {
    const words = whole.replace(/(^|\s)#.*/, "").trim();
    const [, key, value] = /^([a-z]+)\s*:\s*(.*)$/.exec(words) ?? [];
    if (key) lines.push({ line, key, value });
    else if (words !== "") lines.push({ line, key: lines.at(-1)?.key === "tiles" ? "tiles" : "", value: words });
  }
  return lines;
}

/**
 * @param {string} text
 * @returns {Line[]}
 */
function linesOfLink(text) {
  const hash = text.slice(text.indexOf("grid=")).trim();
  return hash.split("&").filter(Boolean).map((part) => {
    const [key, ...value] = part.split("=");
    return { line: 0, key, value: value.join("=") };
  });
}

/**
 * @param {string} code
 * @param {Record<string, string | number>} args
 * @param {Record<string, number>} at
 * @returns {{ fault: Fault }}
 */
function faulty(code, args, at) {
  const brief = Object.entries(args).map(([name, arg]) => [name, typeof arg === "string" ? [...arg.slice(0, 2 * FOUND)].slice(0, FOUND).join("") : arg]);
  return { fault: { code, args: Object.fromEntries(brief), at } };
}

/**
 * The name that somebody gave a motif or a half, "" when none.
 * @param {Entry} entry
 * @returns {{ motif: (edge: string) => string, halves: string[] }}
 */
export function givenNames({ extra }) {
  const words = (/** @type {string} */ wanted) => (extra.find(([key]) => key === wanted)?.[1] ?? "").split(".");
  const named = new Map(words("motifs").map((word) => /** @type {[string, string]} */ ([word[0], readName(word.slice(2))])));
  return { motif: (edge) => named.get(edge) ?? "", halves: words("halves").map(readName) };
}

/**
 * A name that the notation has written, as a person reads it.
 * @param {string} word
 */
export function readName(word) {
  try {
    return decodeURIComponent(word.replaceAll("_", " "));
  } catch {
    return word;
  }
}

/**
 * A name as the notation writes it.
 * @param {string} name
 */
export function writeName(name) {
  const whole = name.replace(/\p{Surrogate}|\p{Control}/gu, "").trim();
  const coded = encodeURIComponent(whole).replace(/[!'()*._]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return coded.replaceAll("%20", "_");
}
