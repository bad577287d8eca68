// Starts the worker that brings the program, the largest part of the page by far, before anything else of
// the page is read. A classic script like boot.js; main.js takes the worker, or starts one itself if there is
// none. A link to nine tiles is drawn without the program, from a small kit (engine/first.js), which is
// requested second.
(() => {
  if (document.documentElement.dataset.framed === "refused") return;
  const sayAlive = () => void dispatchEvent(new Event("alive"));

  /** Says "alive" with all bytes that come. @param {Response} response */
  function listen(response) {
    const reader = response.clone().body?.getReader();
    const next = () => void reader?.read().then(({ done }) => {
      sayAlive();
      if (!done) next();
    }, () => {});
    next();
  }

  globalThis.request = (name) => {
    const response = fetch(name);
    // Who takes the response handles its error; without this the browser reports it as unhandled, too.
    response.then(listen).catch(() => {});
    return { name, response };
  };

  /** Trusted Types: this policy allows no other script. */
  const rules = { createScriptURL: () => "worker.js" };
  try {
    const worker = new Worker((globalThis.trustedTypes?.createPolicy("edgewise-first", rules) ?? rules).createScriptURL(""));
    worker.addEventListener("message", ({ data }) => data.here && sayAlive());
    worker.addEventListener("error", () => {
      if (globalThis.firstWorker === worker) delete globalThis.firstWorker;
    });
    // Nobody waits for this answer: who needs the program asks again, and the worker brings it once.
    worker.postMessage({ id: 0, bring: "edgewise.wasm" });
    globalThis.firstWorker = worker;
  } catch {
    // boot.js says why the page cannot start.
  }

  if (location.hash.startsWith("#grid=3x3&")) {
    const art = /&art=([^&]*)/.exec(location.hash);
    const kit = /^(plain|birds|boats|cats|dogs|fish|fruit|insects|suits)$/.exec(art ? art[1] : "plain");
    const name = kit && `days/first-${kit[0]}.json`;
    if (name) globalThis.askedKit = globalThis.request(name);
  }
})();
