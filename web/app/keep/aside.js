// Records that are stored but cannot be read. The page names each one and leaves it as stored until
// a person removes it. If its puzzle is opened again, the record moves into a wrapper beside it.
// Other versions of the page find everything and do not read a wrapper as a puzzle.

import { LONGEST_NAME, patched, readMine } from "./record.js";

/** @import {Mine, Patch} from "./record.js" */

/**
 * A record as it is stored.
 * @typedef {object} Found
 * @property {unknown} key
 * @property {unknown} record undefined where the browser itself cannot read it
 */

/**
 * A record that cannot be read.
 * @typedef {object} Aside
 * @property {unknown} key
 * @property {string} name for people, "" when the record has none
 * @property {unknown} record without its wrapper, undefined where the browser itself cannot read it
 * @property {unknown} stored with its wrapper, if it has one
 */

/** Begins the key of a wrapper; no puzzle in canonical notation begins so. */
const WRAPPED = "aside ";

/**
 * Wraps a record so that another one can be stored under its key.
 * @param {unknown} record
 * @param {string} [mark] distinguishes it from other wrappers
 */
export function wrapper(record, mark = `${Date.now()} ${Math.random()}`) {
  return { id: `${WRAPPED}${mark}`, aside: record };
}

/**
 * A hash of the text. A record that is taken over twice, because it could not be cleared away, gets
 * the same wrapper key and no second copy.
 * @param {string} text
 */
export function markOf(text) {
  let [one, other] = [0x811c9dc5, 5381];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = (Math.imul(other, 33) + text.charCodeAt(at)) | 0;
  }
  return [one, other, text.length].map((n) => (n >>> 0).toString(36)).join(" ");
}

/** @param {Found} found @returns {Aside} */
export function asideOf({ key, record }) {
  const isWrapped = typeof key === "string" && key.startsWith(WRAPPED);
  const inside = isWrapped ? /** @type {any} */ (record)?.aside : /** @type {any} */ (record);
  const words = [inside?.called, inside?.name, inside?.id, isWrapped ? "" : key];
  const name = words.find((word) => typeof word === "string" && word.trim() !== "") ?? "";
  return { key, name: name.slice(0, LONGEST_NAME), record: inside, stored: record };
}

/**
 * What is stored in place of a record after a patch. A record that cannot be read, or not
 * completely, is wrapped first; where no puzzle takes its place it stays as it is.
 * @param {unknown} before
 * @param {Patch} patch
 * @returns {{ now: Mine | null, records: unknown[] }}
 */
export function instead(before, patch) {
  const mine = readMine(before);
  const unsound = mine !== null && mine.laid === patch.unsound;
  const illegible = mine !== null && mine.link === patch.illegible && mine.link !== patch.link;
  const now = patched(unsound ? { ...mine, board: null, game: null } : mine, patch);
  const records = now ? [now] : [];
  if (before === undefined || (isWhole(before, mine) && !unsound && !illegible)) return { now, records };
  return { now, records: mine || now ? [wrapper(before), ...records] : [before] };
}

/** Whether reading the record left nothing out. @param {any} record @param {Mine | null} mine */
export function isWhole(record, mine) {
  return mine !== null && (record.searches ?? []).length === mine.searches.length;
}

/** @param {any} record @returns {unknown} */
export function keyOf(record) {
  return record?.id;
}

/** Compares two keys; the key of a damaged record may be of any kind. @param {unknown} one @param {unknown} other */
export function isSame(one, other) {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** A key as a value that JSON tells apart from all others. @param {any} key @returns {unknown} */
function comparable(key) {
  if (Array.isArray(key)) return key.map(comparable);
  if (key instanceof Date) return { date: key.getTime() };
  if (key instanceof ArrayBuffer) return { bytes: [...new Uint8Array(key)] };
  if (ArrayBuffer.isView(key)) return comparable(key.buffer.slice(key.byteOffset, key.byteOffset + key.byteLength));
  return typeof key === "number" ? { number: String(key) } : key;
}
