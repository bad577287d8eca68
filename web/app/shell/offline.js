// The page's side of the service worker. A newer version waits until a person asks for it; then only
// the page that asked reloads, and others keep the files of their own version. Without a service worker
// (plain http, private mode) the page works all the same, so a failed registration says nothing.

import { part, setText } from "../base/dom.js";
import { trustedScript } from "../base/trusted.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Shell} from "./state.d.ts" */

/** A page that becomes visible looks for a newer version if the last look is this many milliseconds ago. */
const HOUR = 3_600_000;

/** How long after the page is ready its first copy begins to load, in milliseconds. */
const CALM = 2000;

/** How long a newer version may take to take over, in milliseconds: the one before finishes its work first. */
const PATIENCE = 20_000;

/** How long an answer may take, in milliseconds: a check of the whole offline copy takes longest. */
const LOOK = 60_000;

/** The newer version that waits. @type {ServiceWorker | null} */
let newer = null;
/** Whether the person has asked for it here. */
let wanted = false;

/** @returns {Shell} */
export function newShell() {
  return { offline: false, updated: false };
}

/** @param {App} app */
export function keepOffline({ store }) {
  const network = () => store.change((state) => void (state.shell.offline = !navigator.onLine));
  addEventListener("online", network);
  addEventListener("offline", network);
  if (!navigator.onLine) network();

  const workers = serviceWorkers();
  if (!workers) return;
  const announce = () => store.change((state) => void (state.shell.updated = true));
  // The first worker of a first visit is no news; only one that replaces another is.
  let controlled = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    const replaced = controlled;
    controlled = true;
    if (!replaced) return;
    // When another tab asked for it, nothing changes here under the person's hands.
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
  // Browsers check when they open the page. This one may stay open for weeks, and an incomplete update
  // has to be tried again.
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
  // Not earlier: it would compete with what the page needs first.
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

/** Tells the service worker that its version works. */
export function started() {
  serviceWorkers()?.controller?.postMessage("started");
}

/** Shows the repair button if there is an offline copy. */
export function showOfflineCopy() {
  part("copy-section").hidden = !serviceWorkers()?.controller;
  setText(part("copy-told"), "");
}

/** Has every file of the offline copy checked, and shows the result. @param {App} app */
export async function repairCopy(app) {
  const status = part("copy-told");
  setText(status, app.speech.say("copy.checking"));
  const looked = await lookAtCopy();
  setText(status, looked ? copyWords(app.speech, looked) : app.speech.say("copy.unchecked"));
}

/**
 * How many files the offline copy has, how many were restored, and how many are still wrong. Null where
 * there is no answer: the service worker may be gone, or too old to know the question.
 * @returns {Promise<{ files: number, repaired: number, wrong: number } | null>}
 */
const lookAtCopy = () => asks("repair");

/** The file or text that another app has shared with this page, null where there is none. @returns {Promise<Blob | null>} */
export const sharedFile = () => asks("shared");

/** The service worker's answer. @param {"repair" | "shared"} question @returns {Promise<any>} */
async function asks(question) {
  const { port1, port2 } = new MessageChannel();
  try {
    const controller = serviceWorkers()?.controller;
    if (!controller) return null;
    controller.postMessage(question, [port2]);
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

/** @param {Speech} speech @param {{ files: number, repaired: number, wrong: number }} looked */
function copyWords(speech, { files, repaired, wrong }) {
  if (wrong > 0) return speech.count("copy.damaged", wrong, { files });
  return repaired > 0 ? speech.count("copy.repaired", repaired, { files }) : speech.say("copy.whole", { files });
}

/** Reloads the page, in the newer version if one waits. @param {HTMLElement} button that was pressed */
export function reload(button) {
  button.setAttribute("aria-busy", "true");
  button.setAttribute("disabled", "");
  wanted = true;
  if (newer?.state !== "installed") {
    location.reload();
    return;
  }
  newer.postMessage("take over");
  // A newer version that came as an empty file never takes over.
  setTimeout(() => location.reload(), PATIENCE);
}
