// The service worker from the page's side. Without one (plain http, private
// mode) the page works all the same, so failing to register says nothing.

/** @import {App} from "./main.js" */

/**
 * @param {App} app
 */
export function keepOffline({ store }) {
  const network = () => store.change((state) => void (state.offline = !navigator.onLine));
  addEventListener("online", network);
  addEventListener("offline", network);
  if (!navigator.onLine) network();

  const workers = navigator.serviceWorker;
  if (!workers) return;
  // The first visit gains a worker, too; only one that replaces another is news.
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (controlled) store.change((state) => void (state.updated = true));
    controlled = true;
  });
  workers.register("sw.js").catch(() => {});
}
