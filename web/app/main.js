// Starts the page in a browser: makes the app and its page, and listens to everything.

import { COMPRESSED } from "../built.js";
import { allActions, askForBox } from "./actions.js";
import { makeApp, readKept, startApp } from "./make-app.js";
import { addressOf, trustedScript } from "./base/trusted.js";
import { part } from "./base/dom.js";
import { bringModule } from "./engine/module.js";
import { listen } from "./events.js";
import { kitsAt, makeFirst } from "./engine/first.js";
import { browserDatabase } from "./keep/database.js";
import { storageIfAllowed } from "./keep/storage.js";
import { makePage } from "./page.js";
import { showHowToPlay, firstSpeech } from "./shell/settings.js";
import { keepOffline } from "./shell/offline.js";

/** @import {Channel} from "./keep/keeper.js" */

/** A channel to the other tabs, which does nothing where the browser forbids it. @param {string} name @returns {Channel} */
function otherTabs(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => {}, onmessage: null };
  }
}

const browser = {
  storage: storageIfAllowed("localStorage"),
  session: storageIfAllowed("sessionStorage"),
  database: browserDatabase,
  channel: otherTabs,
  history,
  location,
  hire: (/** @type {"helper" | undefined} */ name) => new Worker(trustedScript("worker.js"), name && { name }),
  bring: () => bringModule(COMPRESSED),
  first: makeFirst(kitsAt(addressOf)),
  cores: navigator.hardwareConcurrency || 1,
  finger: matchMedia("(pointer: coarse)").matches,
  speech: await firstSpeech,
};
const left = history.state ?? {};
const app = makeApp(browser);
readKept(app, browser);
const page = makePage(app);
listen(app, page, allActions(app, page));
showHowToPlay(part("how-to-play"));
page.applySettings();
keepOffline(app);
await startApp(app, browser, left, (box) => askForBox(app, page.render, box));
