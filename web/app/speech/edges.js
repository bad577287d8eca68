// Names of edges, motifs and turns ("brown · head", "quarter turn right"), and the order in which a text lists the
// sides of a tile.

import { isolateText } from "./speech.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "./speech.js" */

/** A puzzle, or the part of one that is being entered. @typedef {Pick<Puzzle, "motifs" | "art" | "edges" | "halves" | "frame">} Named */

/** The motifs of each drawn set, in the order of a puzzle's motifs. @type {Record<string, string[]>} */
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

/** The art whose motifs look like their signs. */
const SIGNS = "signs";

/** This many motifs of the plain set have their own colour. */
const PAINTS = 8;

/**
 * A motif's name, followed by its sign if another motif has the same name.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @param {boolean} [painted] whether to prefer its colour to its sign
 */
export function motifName(puzzle, motif, speech, painted) {
  return nameAndSign(puzzle, motif, speech, painted).filter(Boolean).join(" ");
}

/**
 * The name and the sign apart; the sign is "" if it is not needed.
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
 * Reports whether another motif has the same name, ignoring case and accents. Signs are compared
 * exactly.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @param {boolean} [painted]
 */
export const isShared = (puzzle, motif, speech, painted) => namesOf(puzzle, speech, painted)[motif].isShared;

/** @typedef {{ name: string, isSign: boolean, isShared: boolean }} Called */
/**
 * The last names by puzzle: each edge name needs those of all motifs.
 * @type {WeakMap<object, { art: string, speech: Speech, painted: boolean, names: Called[] }>}
 */
const called = new WeakMap();

/** @param {Pick<Named, "motifs" | "art">} puzzle @param {Speech} speech @param {boolean} [painted] @returns {Called[]} */
function namesOf(puzzle, speech, painted = false) {
  const { motifs, art } = puzzle;
  const last = called.get(motifs);
  if (last && last.art === art && last.speech === speech && last.painted === painted) return last.names;
  const all = motifs.map((_, at) => nameOrSign(puzzle, at, speech, painted));
  const plain = all.map(normalized);
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
const normalized = (name) => name.normalize("NFKD").replace(/[\p{M}\s]+/gu, "").toLowerCase();

/**
 * The name or emoji that somebody gave a motif, else what is drawn, else its sign.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @param {boolean} painted
 */
function nameOrSign({ motifs, art }, motif, speech, painted) {
  const { name, head, emoji } = motifs[motif];
  const drawn = Object.hasOwn(DRAWN, art) ? DRAWN[art] : [];
  const called = name || emoji || (motifs.length <= drawn.length && drawn[motif]) || "";
  if (called) return pictureSaid(called, speech);
  return painted && motif < PAINTS && art !== SIGNS ? speech.say(`paint.${motif}`) : head;
}

/** A picture's name; our own drawings' names are translated. @param {string} name @param {Speech} speech */
export const pictureSaid = (name, speech) => (speech.knows(`motif.${name}`) ? speech.say(`motif.${name}`) : isolateText(name));

/**
 * What an edge shows, such as "brown · head". Names are never inflected.
 * @param {Named} puzzle
 * @param {string} edge
 * @param {Speech} speech
 * @param {boolean} [painted] whether to prefer the colour of a nameless motif to its sign
 */
export function edgeName(puzzle, edge, speech, painted) {
  const { edges, frame } = puzzle;
  const meaning = edges[edge];
  if (!meaning || meaning.motif < 0) return speech.say(frame !== "" && edge === frame ? "edge.frame" : "edge.none");
  const name = motifName(puzzle, meaning.motif, speech, painted);
  const half = halfName(puzzle, edge, speech);
  return half ? `${name} · ${half}` : name;
}

/** What an edge shows, as part of a sentence: "brown head" in English. @param {Named} puzzle @param {string} edge @param {Speech} speech */
export function edgeSaid(puzzle, edge, speech) {
  const half = halfName(puzzle, edge, speech);
  return half ? speech.say("edge.said", { motif: motifName(puzzle, puzzle.edges[edge].motif, speech), half }) : edgeName(puzzle, edge, speech);
}

/**
 * The name of an edge's half, "" if its motif is not cut.
 * @param {Pick<Named, "edges" | "halves" | "art">} puzzle
 * @param {string} edge
 * @param {Speech} speech
 */
export function halfName({ edges, halves, art }, edge, speech) {
  const half = edges[edge]?.half;
  return half ? isolateText(halves[half === "head" ? 0 : 1]) || usualHalf(half, art, speech) : "";
}

/**
 * The default name of a half; a drawn set may have its own, because not every picture has a head.
 * @param {"head" | "tail"} half
 * @param {string} art
 * @param {Speech} speech
 */
export function usualHalf(half, art, speech) {
  const drawn = `half.${art}.${half}`;
  return speech.say(speech.knows(drawn) ? drawn : `half.${half}`);
}

/**
 * For example "as it is", "quarter turn right".
 * @param {number} turn
 * @param {number} sides
 * @param {Speech} speech
 * @param {number} [lean] the angle of the cell
 */
export function turnName(turn, sides, speech, lean = 0) {
  return speech.say(`turn.${degrees(turn, sides, lean)}`);
}

/** The angle between a cell and a loose tile; loose triangles point up. @param {Drawing} drawing @param {number} cell */
export function leanOf({ cells }, cell) {
  return cells[cell].angle - cells[0].angle;
}

/** The clockwise angle between a placed tile and a loose one, in degrees. @param {number} turn @param {number} sides @param {number} lean */
export function degrees(turn, sides, lean) {
  return (lean + (turn * 360) / sides + 360) % 360;
}

/** The sides' directions in degrees from the top, by letter. @type {Record<string, number>} */
const SIDES = { t: 0, r: 90, b: 180, l: 270 };

/** Clockwise and anticlockwise orders from each side. */
export const AROUND = ["trbl", "rblt", "bltr", "ltrb", "tlbr", "lbrt", "brtl", "rtlb"];

/** "top, right, bottom, left". @param {string} order @param {Speech} speech */
export function orderWords(order, speech) {
  return [...order].map((letter) => speech.say(`side.4.${SIDES[letter]}`)).join(", ");
}
