// Asks for the program of the page before anything else of it is read: it is by far the
// largest part. A classic script, like boot.js; engine/module.js takes what comes, and asks
// itself where nothing was asked.
(() => {
  const asked = fetch("edgewise.wasm");
  // Who takes it hears what became of it.
  asked.catch(() => {});
  globalThis.askedModule = asked;
})();
