// A stored record as JSON that a person can read. A value that JSON cannot express becomes an
// object with one key that names its kind, so that nothing is silently lost:
//
//	{"$number": "NaN"}   {"$undefined": true}   {"$date": "2026-11-21T13:05:00.000Z"}
//	{"$map": [[key, value]]}   {"$bytes": "base64"}   {"$above": "$.game"}
//
// The page loads this module when somebody saves a record.

/** @param {unknown} record @returns {Promise<string>} */
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
