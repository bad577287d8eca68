// Starts the page that is a single file: unpacks its parts and imports main.js from them. It replaces
// module.js and start.js; tools/pack puts the parts into the page.
(() => {
  if (document.documentElement.dataset.framed === "refused") return;
  /** The content of an element of the page, compressed. @param {string} id */
  async function contentOf(id) {
    const element = /** @type {Element} */ (document.getElementById(id));
    const response = await fetch(`data:application/gzip;base64,${element.textContent?.trim()}`);
    element.remove();
    return response;
  }

  async function start() {
    const { body } = await contentOf("parts");
    // boot.js asks whether the browser can unpack.
    const unpacked = /** @type {ReadableStream} */ (body).pipeThrough(new /** @type {typeof DecompressionStream & {}} */ (DecompressionStream)("gzip"));
    /** @type {Record<string, { type: string, text: string }>} */
    const parts = await new Response(unpacked).json();
    // The worker unpacks it. Not a blob: from a disk, WebKit lets no worker read one.
    globalThis.programOfPage = await (await contentOf("program")).arrayBuffer();
    /** @type {Map<string, string>} */
    const addresses = new Map();
    globalThis.partOfPage = (name) => {
      const part = parts[name];
      if (!part) return undefined;
      const address = addresses.get(name) ?? URL.createObjectURL(new Blob([part.text], { type: part.type }));
      addresses.set(name, address);
      return address;
    };
    await import(/** @type {string} */ (globalThis.partOfPage("main.js")));
  }

  const read = new Promise((done) => document.addEventListener("DOMContentLoaded", done));
  read.then(start).catch((error) => {
    console.error(error);
    if (!document.body.dataset.ready) dispatchEvent(new Event("failed"));
  });
})();
