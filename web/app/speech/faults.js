// What is wrong with a text, in a sentence. A fault brings a code, arguments and
// 0-based places; tiles, cells and clues are counted from 1 for people.

/** @import {Fault} from "../../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/** Codes whose numbers are those of tiles or cells in a link, where the first is 0. */
const COUNTED = ["tile-range", "cell-range"];

/**
 * @param {Fault} fault
 * @param {Speech} speech
 * @returns {string}
 */
export function faultSentence({ code, args, at }, speech) {
  /** @type {Words} */
  const words = { ...args };
  const numbers = COUNTED.includes(code) ? ["found", "most"] : ["cell", "tile"];
  for (const name of numbers) {
    const number = args[name];
    if (typeof number === "number") words[name] = number + 1;
  }
  const sentence = speech.knows(`fault.${code}`)
    ? speech.say(`fault.${code}`, words)
    : speech.say("fault.unknown", { code });
  // A sentence about a cell names it by itself.
  const where = place("cell" in args ? { ...at, cell: undefined } : at, speech);
  return where ? `${where} ${sentence}` : sentence;
}

/** A note that counts the rest of the kind of those before it. */
const MORE = "notes-more";

/**
 * What was odd about a text, in a sentence for each kind: "“a”, “b” and 7 more aren’t
 * known here and were ignored."
 * @param {Fault[]} notes those of a kind beside each other
 * @param {Speech} speech
 */
export function noteSentences(notes, speech) {
  /** @type {Fault[][]} */
  const kinds = [];
  for (const note of notes) {
    const kind = kinds.at(-1);
    if (kind && [MORE, kind[0].code].includes(note.code) && speech.knows(`notes.${kind[0].code}`)) kind.push(note);
    else kinds.push([note]);
  }
  const named = (/** @type {Fault} */ { args: { key, edge } }) => speech.say("quoted", { text: key ?? edge });
  const sentence = (/** @type {Fault[]} */ kind) => {
    if (kind.length === 1) return faultSentence(kind[0], speech);
    return speech.say(`notes.${kind[0].code}`, { list: speech.list(kind.map((note) => (note.code === MORE ? faultSentence(note, speech) : named(note)))) });
  };
  return kinds.map(sentence).join(" ");
}

/** What a fault may be at besides a tile, the most telling first. */
const PLACES = ["clue", "cell", "pair", "motif", "line"];

/**
 * "Tile 7, left:", if the fault has a place that a person can find.
 * @param {Record<string, number | undefined>} at
 * @param {Speech} speech
 */
function place(at, speech) {
  const { tile, side, sides } = at;
  if (tile !== undefined && side !== undefined && sides !== undefined) {
    return speech.say("at.side", { tile: tile + 1, side: looseSideName(side, sides, speech) });
  }
  if (tile !== undefined) return speech.say("at.tile", { tile: tile + 1 });
  const { line, column } = at;
  if (line !== undefined && column !== undefined) return speech.say("at.column", { n: line + 1, column: column + 1 });
  for (const name of PLACES) {
    const number = at[name];
    if (number !== undefined) return speech.say(`at.${name}`, { n: number + 1 });
  }
  return "";
}

/**
 * The name of a side of a tile that lies loose: a triangle then lies with a corner up.
 * @param {number} side
 * @param {number} sides
 * @param {Speech} speech
 */
export function looseSideName(side, sides, speech) {
  return sideName(side, sides, sides === 3 ? 60 : 0, speech);
}

/**
 * The name of a side, such as "left".
 * @param {number} side
 * @param {number} sides
 * @param {number} angle where side 0 lies, in degrees clockwise from the top
 * @param {Speech} speech
 */
export function sideName(side, sides, angle, speech) {
  return speech.say(`side.${sides}.${(angle + (side * 360) / sides) % 360}`);
}
