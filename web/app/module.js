// Begins to load the program of the page before anything else of it is read: it is by far
// the largest part, and it is compiled while it arrives. A classic script, like boot.js;
// main.js hands the compiled module to every worker, so that none of them asks for it again.
(() => {
  /** The only name that it has, on any host. */
  const NAME = "edgewise.wasm";
  /** A host that says it will send more than so many bytes does not compress. */
  const LARGE = 2_500_000;
  const HEADERS = { "Content-Type": "application/wasm" };

  /** @returns {Promise<Response>} */
  async function fetchModule() {
    const response = await fetch(NAME);
    if (!response.ok) throw new Error(`${NAME}: ${response.status}`);
    if (Number(response.headers.get("Content-Length")) < LARGE || response.headers.get("Content-Encoding")) return response;
    return (await fetchCompressed().catch(() => null)) ?? response;
  }

  /** The copy that lies beside it, where the host gives it out; it takes a quarter of the time. */
  async function fetchCompressed() {
    const response = await fetch(`${NAME}.gz`);
    const { body, headers } = response;
    if (!response.ok || !body || headers.get("Content-Type")?.startsWith("text/")) return null;
    // Some hosts take its name for what it is sent in, and the browser has unpacked it.
    return new Response(headers.get("Content-Encoding") ? body : body.pipeThrough(new DecompressionStream("gzip")), { headers: HEADERS });
  }

  /** @returns {Promise<WebAssembly.Module>} */
  async function compile() {
    const response = await fetchModule();
    // Streaming insists on the right type; not every static host knows it.
    if (response.headers.get("Content-Type")?.startsWith(HEADERS["Content-Type"])) return WebAssembly.compileStreaming(response);
    return WebAssembly.compile(await response.arrayBuffer());
  }

  /** @type {Promise<WebAssembly.Module> | null} */
  let compiled = null;

  /** The compiled program. What did not come is asked for again. */
  function bringModule() {
    compiled ??= compile();
    compiled.catch((/** @type {unknown} */ error) => {
      console.error(error);
      compiled = null;
    });
    return compiled;
  }

  Object.assign(globalThis, { bringModule });
  // Without it boot.js says what is lacking.
  if (typeof WebAssembly === "object") bringModule();
})();
