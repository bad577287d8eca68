// What is kept and cannot be read: a record that was damaged, by whatever it was. It
// is named, and stays as it is stored until a person takes it away; should its place be
// needed, because the puzzle is laid anew, it stands in a wrapper beside it. So an
// earlier or a later version of the page finds everything, and takes a wrapper for
// nothing of its own.

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
 * @property {unknown} key where it is stored
 * @property {string} name what it goes by, "" when it says nothing
 * @property {unknown} record as it was before it was set aside, undefined where the browser itself cannot read it
 * @property {unknown} stored as it is stored, in its wrapper or without
 */

/** Begins the key of a wrapper; no puzzle in canonical notation begins so. */
const WRAPPED = "aside ";

/**
 * A record in a wrapper, to be stored beside what takes its place.
 * @param {unknown} record
 * @param {string} [mark] tells it from other wrappers
 */
export function wrapper(record, mark = `${Date.now()} ${Math.random()}`) {
  return { id: `${WRAPPED}${mark}`, aside: record };
}

/**
 * A mark that is the same for the same text, so that what is taken over once more,
 * because it could not be cleared away, is no second copy.
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

/**
 * @param {Found} found
 * @returns {Aside}
 */
export function asideOf({ key, record }) {
  const isWrapped = typeof key === "string" && key.startsWith(WRAPPED);
  const inside = isWrapped ? /** @type {any} */ (record)?.aside : /** @type {any} */ (record);
  const words = [inside?.called, inside?.name, inside?.id, isWrapped ? "" : key];
  const name = words.find((word) => typeof word === "string" && word.trim() !== "") ?? "";
  return { key, name: name.slice(0, LONGEST_NAME), record: inside, stored: record };
}

/**
 * What is stored in place of a record after a patch. What cannot be read, or not
 * wholly, is set aside first; where nothing takes its place, it stays where it is.
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

/**
 * Whether nothing was left out when the record was read.
 * @param {any} record
 * @param {Mine | null} mine
 */
export function isWhole(record, mine) {
  return mine !== null && (record.searches ?? []).length === mine.searches.length;
}

/**
 * Where a record is stored.
 * @param {any} record
 * @returns {unknown}
 */
export function keyOf(record) {
  return record?.id;
}

/**
 * Whether it is the same place; that of a damaged record may be of any kind.
 * @param {unknown} one
 * @param {unknown} other
 */
export function isSame(one, other) {
  return JSON.stringify(told(one)) === JSON.stringify(told(other));
}

/**
 * A key as JSON can tell it from all others.
 * @param {any} key
 * @returns {unknown}
 */
function told(key) {
  if (Array.isArray(key)) return key.map(told);
  if (key instanceof Date) return { date: key.getTime() };
  if (key instanceof ArrayBuffer) return { bytes: [...new Uint8Array(key)] };
  if (ArrayBuffer.isView(key)) return told(key.buffer.slice(key.byteOffset, key.byteOffset + key.byteLength));
  return typeof key === "number" ? { number: String(key) } : key;
}
