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

/** @param {unknown} record */
export async function asItIs(record) {
  return `${JSON.stringify(await encode(record, "$", new Map()), null, 2)}\n`;
}

/**
 * @param {any} value
 * @param {string} path of the value in the record
 * @param {Map<object, string>} above the paths of the objects that contain it: a cycle refers to one
 * @returns {Promise<unknown>}
 */
async function encode(value, path, above) {
  if (value === undefined) return { $undefined: true };
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))) return { $number: Object.is(value, -0) ? "-0" : String(value) };
  if (value === null || typeof value !== "object") return value;
  const round = above.get(value);
  if (round !== undefined) return { $above: round };
  const seen = new Map([...above, [value, path]]);
  const each = (/** @type {[unknown, unknown][]} */ pairs) => inTurn(pairs, async ([key, inside], at) => [await encode(key, `${path}[${at}].key`, seen), await encode(inside, `${path}[${at}]`, seen)]);
  if (value instanceof Date) return { $date: Number.isNaN(value.getTime()) ? "none" : value.toISOString() };
  if (value instanceof Map) return { $map: await each([...value]) };
  if (value instanceof Set) return { $set: await inTurn([...value], (inside, at) => encode(inside, `${path}[${at}]`, seen)) };
  if (value instanceof RegExp) return { $regexp: String(value) };
  if (value instanceof Error) return { $error: String(value) };
  if (value instanceof Blob) return { $blob: value.type, ...(value instanceof File && { name: value.name }), $bytes: base64(await value.arrayBuffer()) };
  if (value instanceof ArrayBuffer) return { $bytes: base64(value) };
  if (ArrayBuffer.isView(value)) return { $view: value.constructor.name, $bytes: base64(value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength)) };
  if (value instanceof Number || value instanceof String || value instanceof Boolean || Object.prototype.toString.call(value) === "[object BigInt]") return { $boxed: await encode(value.valueOf(), path, seen) };
  // Spreading writes the holes of a sparse list as undefined.
  if (Array.isArray(value)) return inTurn([...value], (inside, at) => encode(inside, `${path}[${at}]`, seen));
  if (Object.prototype.toString.call(value) !== "[object Object]") return { $unknown: Object.prototype.toString.call(value) };
  const pairs = Object.entries(value);
  // A key like one of ours would be misread: such an object is written as pairs.
  if (pairs.some(([key]) => key.startsWith("$") || key === "__proto__")) return { $object: await each(pairs) };
  return Object.fromEntries(await inTurn(pairs, async ([key, inside]) => [key, await encode(inside, `${path}.${key}`, seen)]));
}

/**
 * Awaits one call after the other: reading is finished for each value before the next begins.
 * @template T, U
 * @param {T[]} list
 * @param {(value: T, at: number) => Promise<U>} how
 * @returns {Promise<U[]>}
 */
async function inTurn(list, how) {
  const done = [];
  for (const [at, value] of list.entries()) done.push(await how(value, at));
  return done;
}

/** @param {ArrayBufferLike} buffer */
function base64(buffer) {
  const signs = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte));
  return btoa(signs.join(""));
}
