// Requests the program, the largest part of the page by far, before anything else of it is read. A
// classic script like boot.js; engine/module.js takes the response, or requests the program itself if
// nothing did. A link to nine tiles is drawn without the program, from a small kit (engine/first.js): it is
// requested second, so that the program gets the connection that is open already.
(() => {
  /** @param {string} name */
  const ask = (name) => {
    const response = fetch(name);
    // The module that takes the response handles its error; without this the browser reports it as unhandled.
    response.catch(() => {});
    return response;
  };
  globalThis.askedModule = ask("edgewise.wasm");
  if (location.hash.startsWith("#grid=3x3&")) {
    const art = /&art=([^&]*)/.exec(location.hash);
    const kit = /^(plain|birds|boats|cats|dogs|fish|fruit|insects|suits)$/.exec(art ? art[1] : "plain");
    const name = kit && `days/first-${kit[0]}.json`;
    if (name) globalThis.askedKit = { name, response: ask(name) };
  }
})();
