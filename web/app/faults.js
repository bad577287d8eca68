// What is wrong with a text, in a sentence. A fault brings a code, arguments and
// 0-based places; tiles, cells and clues are counted from 1 for people.
// Knows no DOM.

/** @import {Fault, Kept} from "../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/**
 * @param {Fault} fault
 * @param {Speech} speech
 * @returns {string}
 */
export function faultSentence({ code, args, at }, speech) {
  /** @type {Words} */
  const words = { ...args };
  if (typeof args.cell === "number") words.cell = args.cell + 1;
  if (typeof args.tile === "number") words.tile = args.tile + 1;
  const sentence = speech.knows(`fault.${code}`)
    ? speech.say(`fault.${code}`, words)
    : speech.say("fault.unknown", { code });
  const where = place(at, speech);
  return where ? `${where} ${sentence}` : sentence;
}

/**
 * "Tile 7, left:", if the fault has a place that a person can find.
 * @param {Fault["at"]} at
 * @param {Speech} speech
 */
function place({ tile, side, line }, speech) {
  if (tile !== undefined && side !== undefined) {
    return speech.say("at.side", { tile: tile + 1, side: sideName(side, 4, speech) });
  }
  if (tile !== undefined) return speech.say("at.tile", { tile: tile + 1 });
  return line === undefined ? "" : speech.say("at.line", { line: line + 1 });
}

/**
 * The name of a side, such as "left".
 * @param {number} side
 * @param {number} sides
 * @param {Speech} speech
 */
export function sideName(side, sides, speech) {
  const key = `side.${sides}.${side}`;
  return speech.knows(key) ? speech.say(key) : speech.say("side", { n: side + 1 });
}

/**
 * A kept puzzle as a text that a person can complete.
 * @param {Kept} kept
 * @returns {string}
 */
export function keptText({ name, grid, tiles }) {
  const lines = name ? [`name: ${name}`] : [];
  return [...lines, `grid: ${grid}`, "tiles:", ...tiles.map((tile) => `  ${tile}`), ""].join("\n");
}
