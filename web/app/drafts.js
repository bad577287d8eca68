// Everything that was ever entered, and where one stands in it: undo and redo are
// earlier and later values. All of it stays in this browser under a key of its own.
// Reading never throws and takes only what is well formed. Knows no DOM.

import { isEdge } from "./edges.js";
import { emptyEntry } from "./entry.js";
import { shapeOf } from "./grids.js";

/** @import {Entry} from "./entry.js" */
/** @import {Shelf} from "./keeping.js" */

/** Changes with the shape of what is kept. */
const KEY = "edgewise-entry-1";
/** So many steps back and forth outlive a reload. */
const STEPS = 200;

/**
 * @typedef {object} Draft
 * @property {Entry[]} past the latest last
 * @property {Entry} now
 * @property {Entry[]} future the next last
 * @property {string | null} text what was typed as text and cannot be read, or not yet
 * @property {string | null} open the link that lay on the board while tiles were entered; null while they are not
 */

/** @returns {Draft} */
export function newDraft() {
  return { past: [], now: emptyEntry(), future: [], text: null, open: null };
}

/**
 * The draft with another value. One that only moves the cursor is no step.
 * @param {Draft} draft
 * @param {Entry} next
 * @returns {Draft}
 */
export function changed(draft, next) {
  const { past, now } = draft;
  if (next === now) return draft;
  const same = JSON.stringify({ ...now, tile: 0, side: 0 }) === JSON.stringify({ ...next, tile: 0, side: 0 });
  if (same) return { ...draft, now: next };
  return { ...draft, past: [...past, now], now: next, future: [], text: null };
}

/**
 * @param {Draft} draft
 * @returns {Draft}
 */
export function undone(draft) {
  const before = draft.past.at(-1);
  if (!before) return draft;
  return { ...draft, past: draft.past.slice(0, -1), now: before, future: [...draft.future, draft.now], text: null };
}

/**
 * @param {Draft} draft
 * @returns {Draft}
 */
export function redone(draft) {
  const next = draft.future.at(-1);
  if (!next) return draft;
  return { ...draft, past: [...draft.past, draft.now], now: next, future: draft.future.slice(0, -1), text: null };
}

/**
 * @param {Shelf} storage
 * @param {Draft} draft
 */
export function keepDraft(storage, draft) {
  try {
    const kept = { ...draft, past: draft.past.slice(-STEPS), future: draft.future.slice(-STEPS) };
    storage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the page goes on without.
  }
}

/**
 * @param {Shelf} storage
 * @returns {Draft}
 */
export function recallDraft(storage) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(storage?.getItem(KEY) ?? "null");
  } catch {
    found = null;
  }
  if (!isEntry(found?.now)) return newDraft();
  const entries = (/** @type {any} */ list) => (Array.isArray(list) ? list.filter(isEntry) : []);
  const text = (/** @type {any} */ value) => (typeof value === "string" ? value : null);
  return { past: entries(found.past), now: found.now, future: entries(found.future), text: text(found.text), open: text(found.open) };
}

/**
 * @param {any} found
 * @returns {found is Entry}
 */
function isEntry(found) {
  const shape = typeof found?.grid === "string" ? shapeOf(found.grid) : null;
  if (!shape) return false;
  const { mates, motifs, frame, mayTurn, tiles, tile, side, extra } = found;
  const edge = (/** @type {any} */ sign) => typeof sign === "string" && isEdge(sign);
  const list = (/** @type {any} */ value, /** @type {(one: any) => boolean} */ is) => Array.isArray(value) && value.every(is);
  const below = (/** @type {any} */ n, /** @type {number} */ most) => Number.isInteger(n) && n >= 0 && n < most;
  return (
    ["halves", "same", "mixed"].includes(mates) &&
    list(motifs, (motif) => typeof motif === "string" && [1, 2].includes(motif.length) && [...motif].every(edge)) &&
    motifs.length > 0 &&
    (frame === "" || edge(frame)) &&
    typeof mayTurn === "boolean" &&
    list(tiles, (sides) => list(sides, (sign) => sign === null || edge(sign)) && sides.length === shape.sides) &&
    tiles.length === shape.cells &&
    below(tile, shape.cells) &&
    below(side, shape.sides) &&
    list(extra, (pair) => list(pair, (word) => typeof word === "string") && pair.length === 2)
  );
}
