// The service worker from the page's side. A newer version waits until it is asked
// to take over; then the page that asked is loaded anew, and no other: each goes on with
// the files of its own version until its person is ready, too. Without a service worker (plain http, private
// mode) the page works all the same, so failing to register says nothing.

import { part, setText } from "../base/dom.js";
import { trustedScript } from "../base/trusted.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Shell} from "./state.d.ts" */

/** So many milliseconds after the last look for a newer version a page that is seen again looks again. */
const HOUR = 3_600_000;

/** So many milliseconds after the page is ready the first copy of it begins to be kept. */
const CALM = 2000;

/** So many milliseconds a newer version may take to take over: the one before ends first what it is at. */
const PATIENCE = 20_000;

/** So many milliseconds a look at the whole offline copy may take. */
const LOOK = 60_000;

/** The newer version that waits, if there is one. @type {ServiceWorker | null} */
let newer = null;
/** Whether the person here has asked for it. */
let wanted = false;

/** @returns {Shell} */
export function newShell() {
  return { offline: false, updated: false };
}

/**
 * @param {App} app
 */
export function keepOffline({ store }) {
  const network = () => store.change((state) => void (state.shell.offline = !navigator.onLine));
  addEventListener("online", network);
  addEventListener("offline", network);
  if (!navigator.onLine) network();

  const workers = serviceWorkers();
  if (!workers) return;
  const announce = () => store.change((state) => void (state.shell.updated = true));
  // The first visit gains a worker, too; only one that replaces another is news.
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    const replaced = controlled;
    controlled = true;
    if (!replaced) return;
    // Where another tab asked for it, nothing here changes under the person's hands.
    if (wanted) location.reload();
    else announce();
  });
  /** @param {ServiceWorker | null} worker */
  const found = (worker) => {
    if (!worker || !workers.controller) return;
    newer = worker;
    announce();
  };
  /** @type {ServiceWorkerRegistration | null} */
  let watched = null;
  let looked = 0;
  // A browser looks by itself when it comes to the page. This one may stay open for
  // weeks, and an update that was not whole is tried again.
  const look = async () => {
    looked = Date.now();
    const registration = await workers.register(trustedScript("sw.js"), { updateViaCache: "none" });
    found(registration.waiting);
    if (watched === registration) return registration.update();
    watched = registration;
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => installing.state === "installed" && found(installing));
    });
  };
  const again = () => void look().catch(() => {});
  // Nothing of it competes with what the page begins with.
  addEventListener("ready", () => setTimeout(again, CALM), { once: true });
  addEventListener("online", again);
  document.addEventListener("visibilitychange", () => !document.hidden && Date.now() - looked > HOUR && again());
}

/** The browser's service workers, null where it has none or forbids them. */
function serviceWorkers() {
  try {
    return navigator.serviceWorker ?? null;
  } catch {
    return null;
  }
}

/** Tells the service worker that the version it gave out works. */
export function started() {
  serviceWorkers()?.controller?.postMessage("started");
}

/** Shows whether there is an offline copy to repair. */
export function showOfflineCopy() {
  part("copy-section").hidden = !serviceWorkers()?.controller;
  setText(part("copy-told"), "");
}

/**
 * Has every file of the offline copy looked at, and says what came of it.
 * @param {App} app
 */
export async function repairCopy(app) {
  const told = part("copy-told");
  setText(told, app.speech.say("copy.checking"));
  const looked = await lookAtCopy();
  setText(told, looked ? copyWords(app.speech, looked) : app.speech.say("copy.unchecked"));
}

/**
 * What came of a look at the offline copy: so many files, how many of them were put
 * back, and how many are wrong still. Null where there is no answer: a service worker
 * may be gone, or be too old to know the question.
 * @returns {Promise<{ files: number, repaired: number, wrong: number } | null>}
 */
async function lookAtCopy() {
  const { port1, port2 } = new MessageChannel();
  try {
    const controller = serviceWorkers()?.controller;
    if (!controller) return null;
    controller.postMessage("repair", [port2]);
    return await new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
      setTimeout(resolve, LOOK, null);
    });
  } catch {
    return null;
  } finally {
    port1.close();
  }
}

/**
 * @param {Speech} speech
 * @param {{ files: number, repaired: number, wrong: number }} looked
 */
function copyWords(speech, { files, repaired, wrong }) {
  if (wrong > 0) return speech.count("copy.damaged", wrong, { files });
  return repaired > 0 ? speech.count("copy.repaired", repaired, { files }) : speech.say("copy.whole", { files });
}

/**
 * Loads the page anew, in the newer version if one waits.
 * @param {HTMLElement} button that was pressed
 */
export function reload(button) {
  button.setAttribute("aria-busy", "true");
  button.setAttribute("disabled", "");
  wanted = true;
  if (newer?.state !== "installed") {
    location.reload();
    return;
  }
  newer.postMessage("take over");
  // One that came as an empty file never does.
  setTimeout(() => location.reload(), PATIENCE);
}
