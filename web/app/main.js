// Starts the page in a browser: makes the app and its page, and listens to everything.

import { LANGUAGES } from "../built.js";
import { addressOf, trustedScript } from "./base/trusted.js";
import { kitsAt, makeFirst } from "./engine/first.js";
import { programFrom } from "./engine/program.js";
import { browserDatabase } from "./keep/database.js";
import { recallSettings, storageIfAllowed } from "./keep/storage.js";
import { makeApp, readKept, startApp } from "./make-app.js";
import { listenToPage, makePage } from "./page.js";
import { speakFirst } from "./speech/speech.js";

/** @import {Solver} from "./engine/solver.js" */
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

const sayAlive = () => dispatchEvent(new Event("alive"));

/** Starts a worker, or takes the first, which module.js has started. @param {"helper" | undefined} name */
function hire(name) {
  const { firstWorker } = globalThis;
  if (!name) delete globalThis.firstWorker;
  const worker = (!name && firstWorker) || new Worker(trustedScript("worker.js"), name && { name });
  // module.js listens to the first.
  if (worker !== firstWorker) worker.addEventListener("message", ({ data }) => data.here && sayAlive());
  worker.addEventListener("error", () => sayLost("worker.js"));
  return worker;
}

const program = programFrom(globalThis.programOfPage ?? addressOf("edgewise.wasm"));

/** @param {Solver} solver */
async function bring(solver) {
  try {
    const module = await program(solver);
    sayAlive(); // to compile it takes a slow machine some seconds
    return module;
  } catch (error) {
    sayLost("edgewise.wasm");
    throw error;
  }
}

/** Lets the browser paint and hear before the page goes on: all at once takes a phone a third of a second. */
const breath = () => new Promise((resolve) => void setTimeout(resolve));

/** The browser breathes after this many ms of work. */
const LONG = 8;

/** Takes steps, and breathes between them. @template Made @param {Generator<void, Made>} steps */
async function breathing(steps) {
  let since = performance.now();
  let step = steps.next();
  while (!step.done) {
    if (performance.now() - since > LONG) {
      await breath();
      since = performance.now();
    }
    step = steps.next();
  }
  return step.value;
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
await breath();
const page = await breathing(makePage(app));
await breath();
listenToPage(app, page);
await breath();
await startApp(app, page, left);
