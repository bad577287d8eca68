// Faults in sentences. A fault has a code, arguments and 0-based places; people count tiles, cells
// and clues from 1. Quotations stay as they were in the text. The command uses the same rules and
// table, see solver/cmd/edgewise/faults.go.

/** @import {Fault} from "../../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/** The arguments that are numbers of tiles or cells. */
const COUNTED = ["cell", "tile"];

/** @param {Fault} fault @param {Speech} speech */
export function faultSentence({ code, args, at }, speech) {
  /** @type {Words} */
  const words = { ...args };
  for (const name of COUNTED) {
    const number = args[name];
    if (typeof number === "number") words[name] = number + 1;
  }
  // Sentences about a cell name it themselves.
  const where = placeWords("cell" in args ? { ...at, cell: undefined } : at, speech);
  const what = speech.knows(`fault.${code}`) ? speech.say(`fault.${code}`, words) : speech.say("fault.unknown", { code });
  const advice = speech.knows(`advice.${code}`) ? speech.say(`advice.${code}`, words) : "";
  return [where, what, advice].filter(Boolean).join(" ");
}

/** The code of a note that counts the remaining notes of the kind before it. */
const MORE = "notes-more";

/**
 * Notes about a text, one sentence per kind: "“a”, “b” and 7 more aren’t known here and were
 * ignored."
 * @param {Fault[]} notes notes of one kind are adjacent
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

/** From the widest place to the narrowest. */
const PLACES = ["line", "column", "clue", "cell", "pair", "motif", "tile"];

/** "Line 5, tile 7, left:", or "" if the fault has no place. @param {Record<string, number | undefined>} at @param {Speech} speech */
function placeWords(at, speech) {
  const places = PLACES.flatMap((name) => {
    const number = at[name];
    return number === undefined ? [] : [speech.say(`at.${name}`, { n: number + 1 })];
  });
  const { side, sides } = at;
  if (side !== undefined && sides !== undefined) places.push(looseSideName(side, sides, speech));
  return places.length > 0 ? speech.say("at.place", { place: speech.begin(places.join(", ")) }) : "";
}

/** The name of a side of a loose tile; loose triangles point up. @param {number} side @param {number} sides @param {Speech} speech */
export function looseSideName(side, sides, speech) {
  return sideName(side, sides, sides === 3 ? 60 : 0, speech);
}

/**
 * The name of a side, such as "left".
 * @param {number} side
 * @param {number} sides
 * @param {number} angle the direction of side 0, in degrees clockwise from the top
 * @param {Speech} speech
 */
export function sideName(side, sides, angle, speech) {
  return speech.say(`side.${sides}.${(angle + (side * 360) / sides) % 360}`);
}
