// Answers in Go's place until Go has arrived, so that a friend's link to nine square tiles can be played
// sooner. It is the one exception to the rule that Go owns every rule: it answers exactly as Go would,
// which golden files check (tools/days/first_test.go), or not at all.

import { readPlain } from "./first-link.js";

/** @import {Drawing, Methods, Opened, OpenParams, Puzzle} from "../../types.d.ts" */
/** @import {FirstKit, Plain} from "./state.d.ts" */

/** The set for links whose own pictures do not serve, or are none. */
const PLAIN = "plain";
/** The sets that have a kit; ../module.js has them, too. A link may name anything, which no server is asked for. */
export const KITS = [PLAIN, "birds", "boats", "cats", "dogs", "fish", "fruit", "insects", "suits"];

/**
 * @param {(set: string) => Promise<FirstKit>} bring loads the kit of a motif set; rejects where there is none
 * @returns {(method: keyof Methods, params: any) => Promise<any>} resolves with null what it leaves to Go
 */
export function makeFirst(bring) {
  /** @type {Map<string, Promise<FirstKit>>} */
  const kits = new Map();
  /** @param {string} set */
  const kitOf = (set) => {
    const kit = kits.get(set) ?? bring(set);
    kits.set(set, kit);
    return kit;
  };
  return async (method, params) => {
    try {
      return method === "open" ? await open(kitOf, params) : null;
    } catch {
      return null;
    }
  };
}

/**
 * Opens a plain link in the art asked for. Another order of the sides, or no drawing, is asked for by
 * callers that can wait.
 * @param {(set: string) => Promise<FirstKit>} kitOf
 * @param {OpenParams} params
 * @returns {Promise<Opened | null>}
 */
async function open(kitOf, { text, order, art }) {
  const plain = art === undefined || order ? null : readPlain(text);
  if (!plain) return null;
  for (const set of [art || plain.art || PLAIN, PLAIN]) {
    const kit = KITS.includes(set) && (await kitOf(set));
    if (!kit) return null;
    if (serves(plain, kit)) return { puzzle: puzzleOf(plain, kit), drawing: drawingOf(plain, kit), ...(plain.board && { board: plain.board }), notes: [] };
  }
  return null;
}

/**
 * @param {(name: string) => string} addressOf the address of a file of the page
 * @returns {(set: string) => Promise<FirstKit>} loads the kit of a motif set
 */
export function kitsAt(addressOf) {
  return async (set) => {
    const name = `days/first-${set}.json`;
    const asked = globalThis.askedKit;
    const response = await (asked?.name === name ? asked.response : fetch(addressOf(name)));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  };
}

/** The puzzle. Go explains later why there is no solution, if there is none. @param {Plain} plain @param {FirstKit} kit @returns {Puzzle} */
function puzzleOf({ id, name, by, art, halves, tiles, motifs }, kit) {
  /** @type {Puzzle["edges"]} */
  const edges = {};
  /** @type {Puzzle["beside"]} */
  const beside = {};
  for (const [number, { head, tail }] of motifs.entries()) {
    edges[head] = { motif: number, half: tail && "head" };
    if (tail) edges[tail] = { motif: number, half: "tail" };
    for (const [edge, mate] of [[head, tail || head], [tail, head]]) {
      if (edge && tiles.join("").includes(edge)) beside[edge] = { mate, rim: true, inside: true };
    }
  }
  return { ...kit.puzzle, id, name, by, art, halves, tiles, motifs, edges: sorted(edges), beside: sorted(beside), copies: copiesOf(tiles) };
}

/** Sorts by key, as Go does. @template T @param {Record<string, T>} named @returns {Record<string, T>} */
function sorted(named) {
  return Object.fromEntries(Object.keys(named).sort().map((name) => [name, named[name]]));
}

/** Groups of two or more tiles that look alike in some turn. @param {string[]} tiles */
function copiesOf(tiles) {
  const look = (/** @type {string} */ tile) => [...tile].map((_, turn) => tile.slice(turn) + tile.slice(0, turn)).sort()[0];
  const looks = tiles.map(look);
  const kinds = [...new Set(looks)].map((kind) => looks.flatMap((other, tile) => (other === kind ? [tile] : [])));
  return kinds.filter((kind) => kind.length > 1);
}

/** Whether the kit's motif set has enough motifs, and uncut ones where they are needed. @param {Plain} plain @param {FirstKit} kit */
function serves({ motifs }, { symbols }) {
  return motifs.length <= symbols.motifs.length && motifs.every(({ tail }) => tail || symbols.motifs[0].uncut);
}

/** The drawing, from a kit that serves. @param {Plain} plain @param {FirstKit} kit @returns {Drawing} */
function drawingOf({ tiles, motifs }, { drawing, symbols }) {
  /** The motif and half of each edge. @type {Map<string, { motif: number, half: 0 | 1 }>} */
  const looks = new Map();
  for (const [motif, { head, tail }] of motifs.entries()) {
    looks.set(head, { motif, half: 0 });
    if (tail) looks.set(tail, { motif, half: 1 });
  }
  const wholes = motifs.map(({ tail }, n) => (tail ? symbols.motifs[n].cut : symbols.motifs[n].uncut));
  const edges = [...looks.keys()].sort().map((sign) => {
    const { motif, half } = /** @type {{ motif: number, half: 0 | 1 }} */ (looks.get(sign));
    return filled(symbols.motifs[motif][half ? "tail" : "head"], { sign });
  });
  const drawn = tiles.map((tile, number) => {
    const sides = (symbols.sides ?? []).map(({ along, after, over }, side) => {
      const { motif, half } = /** @type {{ motif: number, half: 0 | 1 }} */ (looks.get(tile[side]));
      return { outline: along[motif][half] + after, tab: half ? "" : filled(over, { sign: tile[side] }) };
    });
    const [outline, tabs] = [sides.map((side) => side.outline).join(""), sides.map((side) => side.tab).join("")];
    return filled(symbols.tile, { ...Object.fromEntries([...tile].entries()), number: String(number), disc: symbols.discs[number], outline, tabs });
  });
  return { ...drawing, symbols: [symbols.head, ...wholes, symbols.marks, ...edges, ...drawn, symbols.foot].join("") };
}

/** Replaces the places in braces. @param {string} piece @param {Record<string, string>} texts */
function filled(piece, texts) {
  return piece.replace(/\{(\w+)\}/g, (_, place) => texts[place]);
}
