// Fetches and compiles the Go program once for all workers. The first script of the page
// (../module.js) starts the request; after a failure it is fetched again.

import { addressOf } from "../base/trusted.js";

const NAME = addressOf("edgewise.wasm");
const TYPE = "application/wasm";
/** A host that announces more bytes than this does not compress. */
const LARGE = 2_500_000;

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/** @param {boolean} copied whether a compressed copy lies beside the program */
export function bringModule(copied) {
  compiled ??= compile(copied).catch((error) => {
    console.error(error);
    compiled = null;
    throw error;
  });
  return compiled;
}

/** @param {boolean} copied */
async function compile(copied) {
  const { response: asked, drop } = globalThis.askedModule ?? request(NAME);
  delete globalThis.askedModule;
  const whole = await asked;
  if (!whole.ok) throw new Error(`${NAME}: ${whole.status}`);
  const response = (copied && (await lighter(whole))) || whole;
  if (response !== whole) drop();
  // Streaming insists on the right type, which some static hosts do not know.
  if (response.headers.get("Content-Type")?.startsWith(TYPE)) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** Requests a file as the first script of the page does, which bench.html lacks. @param {string} name */
function request(name) {
  return globalThis.request?.(name) ?? { response: fetch(name), drop: () => {} };
}

/**
 * The compressed copy where the host does not compress, which needs a quarter of the time; null elsewhere.
 * @param {Response} response
 */
async function lighter({ headers }) {
  if (headers.get("Content-Encoding") || !(Number(headers.get("Content-Length")) > LARGE)) return null;
  return fetchCopy().catch(() => null);
}

async function fetchCopy() {
  const { DecompressionStream } = globalThis;
  if (!DecompressionStream) return null; // Safari before 16.4
  const { ok, body, headers } = await request(`${NAME}.gz`).response;
  if (!ok || !body || headers.get("Content-Type")?.startsWith("text/")) return null;
  // Some hosts send a .gz with Content-Encoding: gzip, and the browser has unpacked it already.
  const unpacked = headers.get("Content-Encoding") ? body : body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "Content-Type": TYPE } });
}
