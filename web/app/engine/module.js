// The program, compiled: once for all workers, while it arrives. It is asked for by the first
// script of the page (../module.js); what did not come is asked for again.

const NAME = "edgewise.wasm";
const TYPE = "application/wasm";
/** A host that says it will send more than so many bytes does not compress. */
const LARGE = 2_500_000;

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;

/**
 * The compiled program.
 * @param {boolean} copied whether a compressed copy lies beside it
 * @returns {Promise<WebAssembly.Module>}
 */
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
  const asked = globalThis.askedModule ?? fetch(NAME);
  delete globalThis.askedModule;
  const whole = await asked;
  if (!whole.ok) throw new Error(`${NAME}: ${whole.status}`);
  const response = copied ? await lighter(whole) : whole;
  // Streaming insists on the right type; not every static host knows it.
  if (response.headers.get("Content-Type")?.startsWith(TYPE)) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/**
 * The program as it comes, or where the host does not compress it, the copy that lies
 * beside it if the host gives that out: it takes a quarter of the time.
 * @param {Response} response
 */
async function lighter(response) {
  const { headers } = response;
  if (headers.get("Content-Encoding") || !(Number(headers.get("Content-Length")) > LARGE)) return response;
  const copy = await fetchCopy().catch(() => null);
  if (copy) void response.body?.cancel().catch(() => {});
  return copy ?? response;
}

async function fetchCopy() {
  const { ok, body, headers } = await fetch(`${NAME}.gz`);
  if (!ok || !body || headers.get("Content-Type")?.startsWith("text/")) return null;
  // Some hosts take its name for the form in which it is sent, and the browser unpacks it.
  const unpacked = headers.get("Content-Encoding") ? body : body.pipeThrough(new DecompressionStream("gzip"));
  return new Response(unpacked, { headers: { "Content-Type": TYPE } });
}
