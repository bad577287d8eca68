// Starts the page in a browser: makes the app and its page, and listens to everything.

import { COMPRESSED, LANGUAGES } from "../built.js";
import { addressOf, trustedScript } from "./base/trusted.js";
import { kitsAt, makeFirst } from "./engine/first.js";
import { bringModule } from "./engine/module.js";
import { browserDatabase } from "./keep/database.js";
import { recallSettings, storageIfAllowed } from "./keep/storage.js";
import { makeApp, readKept, startApp } from "./make-app.js";
import { makePage } from "./page.js";
import { speakFirst } from "./speech/speech.js";

/** @import {Channel} from "./keep/puzzle-store.js" */

/** A channel to the other tabs, which does nothing where the browser forbids it. @param {string} name @returns {Channel} */
function otherTabs(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => {}, onmessage: null };
  }
}

/** Says which file did not come, or came damaged; boot.js names it if the page cannot start. @param {string} file */
const sayLost = (file) => dispatchEvent(new CustomEvent("lost", { detail: addressOf(file) }));

/** @param {"helper" | undefined} name */
function hire(name) {
  const worker = new Worker(trustedScript("worker.js"), name && { name });
  worker.addEventListener("error", () => sayLost("worker.js"));
  return worker;
}

async function bring() {
  try {
    const module = await bringModule(COMPRESSED);
    dispatchEvent(new Event("alive")); // to compile it takes a slow machine some seconds
    return module;
  } catch (error) {
    sayLost("edgewise.wasm");
    throw error;
  }
}

const storage = storageIfAllowed("localStorage");
const browser = {
  storage,
  session: storageIfAllowed("sessionStorage"),
  database: browserDatabase,
  channel: otherTabs,
  history,
  location,
  // The build knows where the page will be hosted, or does not.
  hosted: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
  hire,
  bring,
  first: makeFirst(kitsAt(addressOf)),
  cores: navigator.hardwareConcurrency || 1,
  finger: matchMedia("(pointer: coarse)").matches,
  speech: await speakFirst(recallSettings(storage, LANGUAGES).language),
};
// Firefox for Android before 114 cannot print: the styles take the buttons away.
document.documentElement.toggleAttribute("data-printless", !globalThis.print);
const left = history.state ?? {};
const app = makeApp(browser);
readKept(app);
const { page } = makePage(app);
await startApp(app, page, left);
