// Answers in Go's place until Go has arrived, so that a friend's link to nine square tiles can be played
// sooner. It is the one exception to the rule that Go owns every rule: it answers exactly as Go would,
// which golden files check (tools/days/first_test.go), or not at all.

import { drawingOf, puzzleOf, serves } from "./answers.js";
import { readPlain } from "./link.js";

/** @import {Methods, Opened} from "../../types.d.ts" */
/** @import {FirstKit, Plain} from "./state.d.ts" */

/** The set for links whose own pictures do not serve, or are none. */
const PLAIN = "plain";

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
  /** @type {Partial<Record<keyof Methods, (params: any) => unknown>>} */
  const methods = {
    open: ({ text, order }) => (order ? null : open(kitOf, text)),
    draw: ({ puzzle, art }) => draw(kitOf, puzzle, art),
  };
  return async (method, params) => {
    try {
      return (await methods[method]?.(params)) ?? null;
    } catch {
      return null;
    }
  };
}

/** @typedef {(set: string) => Promise<FirstKit>} KitOf */

/**
 * The kit that draws a puzzle; null where none serves.
 * @param {KitOf} kitOf
 * @param {Plain} plain
 * @param {string} [art] in place of the link's own
 */
async function kitFor(kitOf, plain, art) {
  const kit = await kitOf(art || plain.art || PLAIN);
  if (serves(plain, kit)) return kit;
  const other = await kitOf(PLAIN);
  return serves(plain, other) ? other : null;
}

/** @param {KitOf} kitOf @param {string} text @returns {Promise<Opened | null>} */
async function open(kitOf, text) {
  const plain = readPlain(text);
  // A puzzle that cannot be drawn is left to Go.
  const kit = plain && (await kitFor(kitOf, plain));
  if (!kit) return null;
  return { puzzle: puzzleOf(plain, kit), ...(plain.board && { board: plain.board }), notes: [] };
}

/** @param {KitOf} kitOf @param {string} puzzle @param {string} [art] in place of the link's own */
async function draw(kitOf, puzzle, art) {
  const plain = readPlain(puzzle);
  const kit = plain && (await kitFor(kitOf, plain, art));
  return kit && drawingOf(plain, kit);
}
