// A record just as it was stored, as JSON that a person can read. What JSON has no word
// for is written as an object with one key that says what it is:
//
//	{"$number": "NaN"}   {"$undefined": true}   {"$date": "2026-11-21T13:05:00.000Z"}
//	{"$map": [[key, value]]}   {"$bytes": "base64"}   {"$above": "$.game"}
//
// so that nothing is silently lost. Loaded when somebody saves one.

/**
 * @param {unknown} record
 * @returns {Promise<string>}
 */
export async function asItIs(record) {
  return `${JSON.stringify(await told(record, "$", new Map()), null, 2)}\n`;
}

/**
 * @param {any} value
 * @param {string} path where it is
 * @param {Map<object, string>} above where the objects are that it stands in
 * @returns {Promise<unknown>}
 */
async function told(value, path, above) {
  if (value === undefined) return { $undefined: true };
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (typeof value === "number" && (!Number.isFinite(value) || Object.is(value, -0))) return { $number: Object.is(value, -0) ? "-0" : String(value) };
  if (value === null || typeof value !== "object") return value;
  const round = above.get(value);
  if (round !== undefined) return { $above: round };
  const seen = new Map([...above, [value, path]]);
  const each = (/** @type {[unknown, unknown][]} */ pairs) => inTurn(pairs, async ([key, inside], at) => [await told(key, `${path}[${at}].key`, seen), await told(inside, `${path}[${at}]`, seen)]);
  if (value instanceof Date) return { $date: Number.isNaN(value.getTime()) ? "none" : value.toISOString() };
  if (value instanceof Map) return { $map: await each([...value]) };
  if (value instanceof Set) return { $set: await inTurn([...value], (inside, at) => told(inside, `${path}[${at}]`, seen)) };
  if (value instanceof RegExp) return { $regexp: String(value) };
  if (value instanceof Error) return { $error: String(value) };
  if (value instanceof Blob) return { $blob: value.type, ...(value instanceof File && { name: value.name }), $bytes: base64(await value.arrayBuffer()) };
  if (value instanceof ArrayBuffer) return { $bytes: base64(value) };
  if (ArrayBuffer.isView(value)) return { $view: value.constructor.name, $bytes: base64(value.buffer.slice(value.byteOffset, value.byteOffset + value.byteLength)) };
  if (value instanceof Number || value instanceof String || value instanceof Boolean || Object.prototype.toString.call(value) === "[object BigInt]") return { $boxed: await told(value.valueOf(), path, seen) };
  // Places of a list that were never filled are there as undefined.
  if (Array.isArray(value)) return inTurn([...value], (inside, at) => told(inside, `${path}[${at}]`, seen));
  if (Object.prototype.toString.call(value) !== "[object Object]") return { $unknown: Object.prototype.toString.call(value) };
  const pairs = Object.entries(value);
  // What looks like one of ours is written so that it does not.
  if (pairs.some(([key]) => key.startsWith("$") || key === "__proto__")) return { $object: await each(pairs) };
  return Object.fromEntries(await inTurn(pairs, async ([key, inside]) => [key, await told(inside, `${path}.${key}`, seen)]));
}

/**
 * One after the other: what is told first is told whole.
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
