// Requests the program, the largest part of the page by far, before anything else of it is read. A
// classic script like boot.js; engine/module.js takes the response, or requests the program itself if
// nothing did. A link to nine tiles is drawn without the program, from a small kit (engine/first.js): it is
// requested second, so that the program gets the connection that is open already.
(() => {
  if (document.documentElement.dataset.framed === "refused") return;
  /** Says that the page is alive with all bytes that come. @param {Response} response */
  function listen(response) {
    // The copy leaves the response as it is: the browser keeps the compiled program under its address.
    const reader = response.clone().body?.getReader();
    const next = () => void reader?.read().then(({ done }) => {
      dispatchEvent(new Event("alive"));
      if (!done) next();
    }, () => {});
    next();
  }

  globalThis.request = (name) => {
    const broken = typeof AbortController === "function" ? new AbortController() : null;
    const response = fetch(name, broken ? { signal: broken.signal } : {});
    // engine/module.js handles an error of the response; without this the browser reports it as unhandled, too.
    response.then(listen).catch(() => {});
    return { name, response, drop: () => broken && broken.abort() };
  };
  globalThis.askedModule = globalThis.request("edgewise.wasm");
  if (location.hash.startsWith("#grid=3x3&")) {
    const art = /&art=([^&]*)/.exec(location.hash);
    const kit = /^(plain|birds|boats|cats|dogs|fish|fruit|insects|suits)$/.exec(art ? art[1] : "plain");
    const name = kit && `days/first-${kit[0]}.json`;
    if (name) globalThis.askedKit = globalThis.request(name);
  }
})();
