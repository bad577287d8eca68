// What tiles show and how they lie turned, in words: "brown · head", "quarter turn right".

import { shown } from "./shown.js";

/** What names edges: a puzzle, or one that is being entered. @typedef {Pick<Puzzle, "motifs" | "art" | "edges" | "halves" | "frame">} Named */
/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "./speech.js" */

/** What the drawn motif sets show, in the order of a puzzle's motifs. @type {Record<string, string[]>} */
const DRAWN = {
  birds: ["duck", "owl", "parrot", "penguin"],
  boats: ["rowboat", "sailboat", "submarine", "tug"],
  cats: ["cheetah", "lion", "panther", "tiger"],
  dogs: ["brown", "grey", "spotted", "umber"],
  fish: ["angelfish", "clownfish", "pufferfish", "ray"],
  fruit: ["grapes", "pear", "pineapple", "strawberry"],
  insects: ["ant", "beetle", "dragonfly", "mantis"],
  suits: ["club", "diamond", "heart", "spade"],
};

/** The set that shows a motif as its sign. */
const SIGNS = "signs";

/** So many motifs of the plain set have a colour of their own. */
const PAINTS = 8;

/**
 * What a motif is called, with its sign where another one is called so, too.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @param {boolean} [painted] whether its colour is better than its sign
 */
export function motifName(puzzle, motif, speech, painted) {
  return nameAndSign(puzzle, motif, speech, painted).filter(Boolean).join(" ");
}

/**
 * The same in two parts; the sign is "" where it is not needed.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @param {boolean} [painted]
 * @returns {[name: string, sign: string]}
 */
export function nameAndSign(puzzle, motif, speech, painted) {
  const { name, isSign, isShared } = namesOf(puzzle, speech, painted)[motif];
  return [name, !isSign && isShared ? puzzle.motifs[motif].head : ""];
}

/**
 * Whether another motif is called as one is, in whatever case and with whatever accents that
 * was typed. Signs that nobody has given as names differ.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @param {boolean} [painted]
 */
export const isShared = (puzzle, motif, speech, painted) => namesOf(puzzle, speech, painted)[motif].isShared;

/** What a motif is called, whether that is its sign, and whether another is called so. @typedef {{ name: string, isSign: boolean, isShared: boolean }} Called */
/** How motifs were called last: every edge name asks for all of them. @type {WeakMap<object, { art: string, speech: Speech, painted: boolean, names: Called[] }>} */
const called = new WeakMap();

/**
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {Speech} speech
 * @param {boolean} [painted]
 * @returns {Called[]}
 */
function namesOf(puzzle, speech, painted = false) {
  const { motifs, art } = puzzle;
  const last = called.get(motifs);
  if (last && last.art === art && last.speech === speech && last.painted === painted) return last.names;
  const all = motifs.map((_, at) => calledSo(puzzle, at, speech, painted));
  const plain = all.map(plainly);
  const isSign = (/** @type {number} */ at) => all[at] === motifs[at].head;
  const names = all.map((name, at) => ({
    name,
    isSign: isSign(at),
    isShared: plain.some((other, of) => of !== at && other === plain[at] && !(isSign(of) && isSign(at))),
  }));
  called.set(motifs, { art, speech, painted, names });
  return names;
}

/** @param {string} name */
const plainly = (name) => name.normalize("NFKD").replace(/[\p{M}\s]+/gu, "").toLowerCase();

/**
 * The name or the emoji that somebody gave a motif, else what is drawn, else its sign. The
 * names of our own drawings are said in the language that is spoken.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @param {boolean} painted
 */
function calledSo({ motifs, art }, motif, speech, painted) {
  const { name, head, emoji } = motifs[motif];
  const known = name || emoji || (motifs.length <= (DRAWN[art]?.length ?? 0) && DRAWN[art][motif]) || "";
  if (known) return pictureSaid(known, speech);
  return painted && motif < PAINTS && art !== SIGNS ? speech.say(`paint.${motif}`) : head;
}

/**
 * The name of a picture as it is said; that of one of our own drawings in the language that is spoken.
 * @param {string} name
 * @param {Speech} speech
 */
export const pictureSaid = (name, speech) => (speech.knows(`motif.${name}`) ? speech.say(`motif.${name}`) : shown(name));

/**
 * What an edge shows, such as "brown · head". Names are never inflected.
 * @param {Named} puzzle
 * @param {string} edge
 * @param {Speech} speech
 * @param {boolean} [painted] whether the colour of a motif without a name is better than its sign
 */
export function edgeName(puzzle, edge, speech, painted) {
  const { edges, frame } = puzzle;
  const meaning = edges[edge];
  if (!meaning || meaning.motif < 0) return speech.say(frame !== "" && edge === frame ? "edge.frame" : "edge.none");
  const name = motifName(puzzle, meaning.motif, speech, painted);
  const half = halfName(puzzle, edge, speech);
  return half ? `${name} · ${half}` : name;
}

/**
 * What an edge shows as a sentence says it, in a language that can: "brown head".
 * @param {Named} puzzle
 * @param {string} edge
 * @param {Speech} speech
 */
export function edgeSaid(puzzle, edge, speech) {
  const half = halfName(puzzle, edge, speech);
  return half ? speech.say("edge.said", { motif: motifName(puzzle, puzzle.edges[edge].motif, speech), half }) : edgeName(puzzle, edge, speech);
}

/**
 * What the half that an edge shows is called; "" when its motif is not cut.
 * @param {Pick<Named, "edges" | "halves" | "art">} puzzle
 * @param {string} edge
 * @param {Speech} speech
 */
export function halfName({ edges, halves, art }, edge, speech) {
  const half = edges[edge]?.half;
  return half ? shown(halves[half === "head" ? 0 : 1]) || usualHalf(half, art, speech) : "";
}

/**
 * What a half is called where nobody has given it a name: what is drawn need have no head.
 * @param {"head" | "tail"} half
 * @param {string} art
 * @param {Speech} speech
 */
export function usualHalf(half, art, speech) {
  const drawn = `half.${art}.${half}`;
  return speech.say(speech.knows(drawn) ? drawn : `half.${half}`);
}

/**
 * How to turn a tile: "as it is", "quarter turn right", and so on.
 * @param {number} turn
 * @param {number} sides
 * @param {Speech} speech
 * @param {number} [lean] how its cell lies
 */
export function turnName(turn, sides, speech, lean = 0) {
  return speech.say(`turn.${degrees(turn, sides, lean)}`);
}

/**
 * How much a cell is turned from how tiles lie loose: triangles point up then.
 * @param {Drawing} drawing
 * @param {number} cell
 */
export function leanOf({ cells }, cell) {
  return cells[cell].angle - cells[0].angle;
}

/**
 * How far a tile is turned from how it lies loose, in degrees clockwise.
 * @param {number} turn
 * @param {number} sides
 * @param {number} lean
 */
export function degrees(turn, sides, lean) {
  return (lean + (turn * 360) / sides + 360) % 360;
}
