// The app without its page: the store of its state, the solver, and what the rooms add, made from what only a browser has;
// and how it starts. Node makes it from stand-ins (../tools/flows), for tests without a browser.

import { matchDialogs, onStep } from "./base/dialogs.js";
import { Store } from "./base/store.js";
import { Solver, faultOf } from "./engine/solver.js";
import { ROOMS, freshSlices, initialState } from "./rooms.js";

/** @import {Port} from "./engine/solver.js" */
/** @import {App, Page, State} from "./shell/state.d.ts" */
/** @import {Speech} from "./speech/speech.js" */
/** @import {Browser as TableBrowser} from "./table/state.d.ts" */

/**
 * What only a browser has.
 * @typedef {TableBrowser & {
 *   hire: (name?: "helper") => Port,
 *   bring: (solver: Solver) => Promise<unknown>,
 *   first: ConstructorParameters<typeof Solver>[2],
 *   cores: number,
 *   speech: Speech,
 * }} Browser `hire` starts a worker, `bring` loads its program, and `first` answers in Go's place until that is there
 */

/** A long search hires at most this many workers, however many cores there are. */
const MOST_HELPERS = 32;

/** Start without what is stored after this many ms: a database may never answer. */
const PATIENCE = 2000;

/** Makes the app; after a reload, with the state that the history holds. @param {Browser} browser */
export function makeApp(browser) {
  const { storage, history, location, hosted, hire, bring, first, speech } = browser;
  const store = new Store(initialState(), (state) => ROOMS.forEach(({ derives }) => derives?.(state)));
  const cores = Math.max(1, Math.min(MOST_HELPERS, browser.cores));
  const hireOne = () => new Solver(() => hire("helper"), bring);
  const bare = () => location.href.replace(/[?#].*/s, "");
  const whole = (/** @type {string} */ to) => (to.startsWith("#") ? address.page() + to : to);
  /** Writes into the page's own step, not into that of a dialog that has just closed. @param {() => void} act */
  const write = (act) => {
    matchDialogs();
    onStep(act);
  };
  /** @type {App["address"]} */
  const address = {
    // The only query that stays is that of a board inside another page: others say where a link was followed.
    page: () => bare() + (address.query().get("embed") === "1" ? "?embed=1" : ""),
    passed: () => (location.href.startsWith("file:") ? hosted : bare()),
    hash: () => location.hash,
    query: () => new URL(location.href).searchParams,
    left: () => history.state ?? {},
    // The step of a dialog that leads there becomes that of the place.
    add: (hash) => write(() => (address.left().over ? history.replaceState(null, "", whole(hash)) : history.pushState(null, "", whole(hash)))),
    replace: (hash) => write(() => history.replaceState(Object.assign({}, ...ROOMS.map(({ leaves }) => leaves?.(store.state, address.left()))), "", whole(hash))),
  };
  // The rooms add the rest.
  const app = /** @type {App} */ (/** @type {unknown} */ ({
    store,
    solver: new Solver(() => hire(), bring, first),
    hire: () => Array.from({ length: cores }, hireOne),
    hireOne,
    cores,
    fresh: freshSlices,
    speech,
    storage,
    address,
  }));
  for (const { adds } of ROOMS) Object.assign(app, adds?.(app, browser));
  return app;
}

/** Starts reading what is stored; what arrives late is shown where it is missing. @param {App} app */
export function readKept(app) {
  const stored = ROOMS.flatMap((room) => room.stored ?? []);
  const late = new Promise((done) => setTimeout(done, PATIENCE, "late"));
  const read = Promise.all(ROOMS.map(({ reads }) => reads?.(app, stored)));
  app.kept = Promise.race([read, late]);
  void read.then(() => app.store.emit("read"));
}

/**
 * Opens what the address says, as soon as it is known what is stored.
 * @param {App} app
 * @param {Page} page
 * @param {Record<string, unknown>} left what the history held before a reload, until the page wrote an address of its own
 */
export async function startApp(app, page, left) {
  for (const { starts } of ROOMS) starts?.(app, page, left);
  await app.kept;
  const goOn = () => void ROOMS.findLast(({ goesOn }) => goesOn?.(app, page, left));
  await Promise.all(ROOMS.map(({ opens }) => opens?.(app, goOn)));
}

/** Awaits what a person has caused, and shows its fault at the top. @param {Store<State>} store @param {unknown} action */
export async function reportErrors(store, action) {
  try {
    await action;
  } catch (error) {
    const problem = faultOf(error);
    store.change((state) => void (state.page.broken = { problem }));
  }
}
