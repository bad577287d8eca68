// Asks for the program of the page before anything else of it is read: it is by far the
// largest part. A classic script, like boot.js; engine/module.js takes what comes, and asks
// itself where nothing was asked. A link to nine tiles can be drawn before that is there:
// what it takes is small, and asked for beside it (first/kit.js), so that the program has
// the connection that is open already.
(() => {
  /** @param {string} name */
  const ask = (name) => {
    const response = fetch(name);
    // Who takes it hears what became of it.
    response.catch(() => {});
    return response;
  };
  globalThis.askedModule = ask("edgewise.wasm");
  if (location.hash.startsWith("#grid=3x3&")) {
    const art = /&art=([a-z]+)&/.exec(location.hash);
    const name = `days/first-${art ? art[1] : "plain"}.json`;
    globalThis.askedKit = { name, response: ask(name) };
  }
})();
