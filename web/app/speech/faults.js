// What is wrong with a text, in a sentence. A fault brings a code, arguments and
// 0-based places; tiles, cells and clues are counted from 1 for people, and what is
// repeated from the text stands as it stood there. The command words faults by the
// same rules and the same table, see solver/cmd/edgewise/faults.go.

/** @import {Fault} from "../../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/** Arguments that are the number of a tile or a cell. */
const COUNTED = ["cell", "tile"];

/**
 * @param {Fault} fault
 * @param {Speech} speech
 * @returns {string}
 */
export function faultSentence({ code, args, at }, speech) {
  /** @type {Words} */
  const words = { ...args };
  for (const name of COUNTED) {
    const number = args[name];
    if (typeof number === "number") words[name] = number + 1;
  }
  // A sentence about a cell names it by itself.
  const where = placeWords("cell" in args ? { ...at, cell: undefined } : at, speech);
  const what = speech.knows(`fault.${code}`) ? speech.say(`fault.${code}`, words) : speech.say("fault.unknown", { code });
  const advice = speech.knows(`advice.${code}`) ? speech.say(`advice.${code}`, words) : "";
  return [where, what, advice].filter(Boolean).join(" ");
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
  const named = (/** @type {Fault} */ { args: { key, name, text } }) => speech.say("quoted", { text: key ?? name ?? text });
  const sentence = (/** @type {Fault[]} */ kind) => {
    if (kind.length === 1) return faultSentence(kind[0], speech);
    return speech.say(`notes.${kind[0].code}`, { list: speech.list(kind.map((note) => (note.code === MORE ? faultSentence(note, speech) : named(note)))) });
  };
  return kinds.map(sentence).join(" ");
}

/** Where a fault may be, from the widest place to the narrowest. */
const PLACES = ["line", "column", "clue", "cell", "pair", "motif", "tile"];

/**
 * "Line 5, tile 7, left:", or "" if a fault has no place that a person can find.
 * @param {Record<string, number | undefined>} at
 * @param {Speech} speech
 */
function placeWords(at, speech) {
  const places = PLACES.flatMap((name) => {
    const number = at[name];
    return number === undefined ? [] : [speech.say(`at.${name}`, { n: number + 1 })];
  });
  const { side, sides } = at;
  if (side !== undefined && sides !== undefined) places.push(looseSideName(side, sides, speech));
  return places.length > 0 ? speech.say("at.place", { place: speech.begin(places.join(", ")) }) : "";
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
