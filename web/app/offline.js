// The service worker from the page's side. A newer version waits until it is asked
// to take over; then every page is loaded anew, so that none mixes two versions.
// Without a service worker (plain http, private mode) the page works all the same,
// so failing to register says nothing.

import { trustedScript } from "./trusted.js";

/** @import {App} from "./main.js" */

/** The newer version that waits, if there is one. @type {ServiceWorker | null} */
let newer = null;
/** Whether the person here has asked for it. */
let wanted = false;

/**
 * @param {App} app
 */
export function keepOffline({ store }) {
  const network = () => store.change((state) => void (state.offline = !navigator.onLine));
  addEventListener("online", network);
  addEventListener("offline", network);
  if (!navigator.onLine) network();

  const workers = serviceWorkers();
  if (!workers) return;
  const announce = () => store.change((state) => void (state.updated = true));
  // The first visit gains a worker, too; only one that replaces another is news.
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    const replaced = controlled;
    controlled = true;
    if (!replaced) return;
    // Another tab may have asked for it: what was searched for here is not thrown away unasked.
    if (wanted || !store.state.search) location.reload();
    else announce();
  });
  /** @param {ServiceWorker | null} worker */
  const found = (worker) => {
    if (!worker || !workers.controller) return;
    newer = worker;
    announce();
  };
  workers.register(trustedScript("sw.js")).then(
    (registration) => {
      found(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing?.addEventListener("statechange", () => installing.state === "installed" && found(installing));
      });
    },
    () => {},
  );
}

/** The browser's service workers, null where it has none or forbids them. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Loads the page anew, in the newer version if one waits. */
export function reload() {
  wanted = true;
  if (newer?.state === "installed") newer.postMessage("take over");
  else location.reload();
}
