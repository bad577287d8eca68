// Names of edges, motifs and turns ("brown head", "blue circle, solid", "quarter turn right"), and the order in which a
// text lists the sides of a tile.

import { isolateText } from "./speech.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "./speech.js" */

/** A puzzle, or the part of one that is being entered. @typedef {Pick<Puzzle, "motifs" | "art" | "edges" | "halves" | "frame">} Named */

/** The motifs of each drawn set, in the order of a puzzle's motifs. @type {Record<string, string[]>} */
const DRAWN = {
  birds: ["duck", "owl", "parrot", "penguin"],
  boats: ["rowboat", "sailboat", "submarine", "tug"],
  cats: ["cheetah", "lion", "panther", "tiger"],
  dogs: ["brown", "grey", "patched", "dark"],
  fish: ["angelfish", "clownfish", "pufferfish", "ray"],
  fruit: ["grapes", "pear", "pineapple", "strawberry"],
  insects: ["ant", "beetle", "dragonfly", "mantis"],
  suits: ["club", "diamond", "heart", "spade"],
};

/** Links and the gallery give the dogs these names, which mislead: it is the grey one that has dots. @type {Record<string, string>} */
const FORMER = { spotted: "patched", umber: "dark" };

/** The art whose motifs look like their signs. */
const SIGNS = "signs";

/** The plain set has this many shapes and colours. After each shape was used once they return with dots, in other colours. */
const [SHAPES, PAINTS] = [16, 8];

/**
 * A motif's name, followed by its sign if another motif has the same name.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 */
export function motifName(puzzle, motif, speech) {
  return nameAndSign(puzzle, motif, speech).filter(Boolean).join(" ");
}

/**
 * The name and the sign apart; the sign is "" if it is not needed.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 * @returns {[name: string, sign: string]}
 */
export function nameAndSign(puzzle, motif, speech) {
  const { name, isSign, isShared } = namesOf(puzzle, speech)[motif];
  return [name, !isSign && isShared ? puzzle.motifs[motif].head : ""];
}

/**
 * Reports whether another motif has the same name, ignoring case and accents. Signs are compared
 * exactly.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 */
export const isShared = (puzzle, motif, speech) => namesOf(puzzle, speech)[motif].isShared;

/** @typedef {{ name: string, isSign: boolean, isShared: boolean }} Called */
/**
 * The last names by puzzle: each edge name needs those of all motifs.
 * @type {WeakMap<object, { art: string, speech: Speech, names: Called[] }>}
 */
const called = new WeakMap();

/** @param {Pick<Named, "motifs" | "art">} puzzle @param {Speech} speech @returns {Called[]} */
function namesOf(puzzle, speech) {
  const { motifs, art } = puzzle;
  const last = called.get(motifs);
  if (last && last.art === art && last.speech === speech) return last.names;
  const all = motifs.map((_, at) => nameOrSign(puzzle, at, speech));
  const plain = all.map(normalized);
  const isSign = (/** @type {number} */ at) => all[at] === motifs[at].head;
  // A shape without a name has its sign on its keys: nothing else is called so without its own.
  const keys = motifs.map(({ head }, at) => (isNameless(puzzle, at) ? normalized(head) : plain[at]));
  const names = all.map((name, at) => ({
    name,
    isSign: isSign(at),
    isShared: plain.some((other, of) => of !== at && [other, keys[of]].includes(plain[at]) && !(isSign(of) && isSign(at))),
  }));
  called.set(motifs, { art, speech, names });
  return names;
}

/** @param {string} name */
const normalized = (name) => name.normalize("NFKD").replace(/[\p{M}\s]+/gu, "").toLowerCase();

/**
 * The name or emoji that somebody gave a motif, else that of our drawing; "" for a plain shape.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 */
function calledAs({ motifs, art }, motif) {
  const { name, emoji } = motifs[motif];
  const isDrawn = Object.hasOwn(DRAWN, art) && motifs.length <= DRAWN[art].length && motifs.every(({ tail }) => tail !== "");
  return name || emoji || (isDrawn && DRAWN[art][motif]) || "";
}

/** Reports whether a motif has no name but that of its shape or sign. @param {Pick<Named, "motifs" | "art">} puzzle @param {number} motif */
export const isNameless = (puzzle, motif) => calledAs(puzzle, motif) === "";

/**
 * What a motif is called, else its shape and colour, else its sign.
 * @param {Pick<Named, "motifs" | "art">} puzzle
 * @param {number} motif
 * @param {Speech} speech
 */
function nameOrSign(puzzle, motif, speech) {
  const { motifs, art } = puzzle;
  const called = calledAs(puzzle, motif);
  if (called) return pictureSaid(called, speech, art);
  const { head, sketch } = motifs[motif];
  return art === SIGNS || sketch ? head : shapeName(motif, speech);
}

/** "blue circle", or "red circle with 1 dot": the order of plainArtworks in solver/draw/plain.go. @param {number} motif @param {Speech} speech */
function shapeName(motif, speech) {
  const dots = Math.floor(motif / SHAPES);
  const shape = speech.say(`shape.${motif % SHAPES}`, { paint: speech.say(`paint.${(motif + dots) % PAINTS}`) });
  return dots > 0 ? speech.count("shape.dots", dots, { shape }) : shape;
}

/** The name of a picture as our words have it. @param {string} name @param {string} art */
const ownPicture = (name, art) => (art === "dogs" && Object.hasOwn(FORMER, name) ? FORMER[name] : name);

/**
 * A picture's name; our own drawings' names are translated.
 * @param {string} name
 * @param {Speech} speech
 * @param {string} art
 */
export function pictureSaid(name, speech, art) {
  const key = `motif.${ownPicture(name, art)}`;
  return speech.knows(key) ? speech.say(key) : isolateText(name);
}

/**
 * What an edge shows, everywhere in these words: "brown head", "blue circle, solid". A name that somebody gave is never
 * inflected. For our own pictures a language may have a better phrase, such as "Kopf vom Löwen", if the halves have
 * their usual names.
 * @param {Named} puzzle
 * @param {string} edge
 * @param {Speech} speech
 */
export function edgeName(puzzle, edge, speech) {
  const { edges, frame, halves, art } = puzzle;
  const { motif: at, half: which } = edges[edge] ?? { motif: -1 };
  if (at < 0) return speech.say(frame !== "" && edge === frame ? "edge.frame" : "edge.none");
  const motif = motifName(puzzle, at, speech);
  if (!which) return motif;
  const half = halfName(puzzle, edge, speech);
  if (isNameless(puzzle, at)) return speech.say("edge.shape", { motif, half });
  const own = `said.${ownPicture(calledAs(puzzle, at), art)}`;
  return speech.say(speech.knows(own) && !halves.some(Boolean) && !isShared(puzzle, at, speech) ? own : "edge.said", { motif, half });
}

/**
 * The name of an edge's half, "" if its motif is not cut. That of a plain shape is what one sees, solid or hollow.
 * @param {Pick<Named, "motifs" | "edges" | "halves" | "art">} puzzle
 * @param {string} edge
 * @param {Speech} speech
 */
export function halfName(puzzle, edge, speech) {
  const { motif, half } = puzzle.edges[edge] ?? {};
  if (!half) return "";
  return givenHalf(puzzle, half) || (isNameless(puzzle, motif) ? speech.say(`half.shape.${half}`) : usualHalf(half, puzzle.art, speech));
}

/** The name that somebody gave a half, or "". @param {Pick<Named, "halves">} puzzle @param {"head" | "tail"} half */
export const givenHalf = ({ halves }, half) => isolateText(halves[half === "head" ? 0 : 1]);

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
