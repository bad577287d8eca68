// The app without its page: the store of its state, the stores of puzzles and days, and the solver, made from what only a
// browser has; how it starts, and how it follows other tabs. Node makes it from stand-ins (../tools/flows), for tests
// without a browser.

import { LANGUAGES } from "../built.js";
import { dialog } from "./base/dialogs.js";
import { Store } from "./base/store.js";
import { DayStore } from "./days/day-store.js";
import { takeFormer } from "./days/note.js";
import { FaultError, Solver } from "./engine/solver.js";
import { enterTiles } from "./entry/actions.js";
import { DraftStore, keptDrafts } from "./entry/drafts.js";
import { openGuide } from "./guide/index.js";
import { DAYS, PUZZLES } from "./keep/database.js";
import { PuzzleStore } from "./keep/puzzle-store.js";
import { leave, recallFormer } from "./keep/migrate.js";
import { recallSettings, askToStay } from "./keep/storage.js";
import { seeShelves } from "./library/dialog.js";
import { mineElsewhere } from "./library/mine.js";
import { ROOMS, freshSlices, initialState } from "./rooms.js";
import { seeLeft } from "./solve/going-on.js";
import { deriveMarks, momentOf } from "./table/layers.js";
import { takeGameFromTab } from "./table/move.js";
import { openFirst } from "./table/open.js";
import { Stopwatch } from "./table/time.js";
import { showTab } from "./table/tab.js";

/** @import {Port} from "./engine/solver.js" */
/** @import {Database, Kind} from "./keep/database.js" */
/** @import {Channel} from "./keep/puzzle-store.js" */
/** @import {App, State} from "./shell/state.d.ts" */
/** @import {Speech} from "./speech/speech.js" */

/**
 * What only a browser has.
 * @typedef {object} Browser
 * @property {Storage | null} storage of all tabs, null where it is forbidden
 * @property {Storage | null} session the storage of this tab
 * @property {(kind: Kind) => Database} database
 * @property {(name: string) => Channel} channel to the other tabs
 * @property {Pick<History, "state" | "pushState" | "replaceState">} history
 * @property {Pick<Location, "href" | "hash">} location
 * @property {(name?: "helper") => Port} hire starts a worker
 * @property {() => Promise<unknown>} bring loads the program for a worker
 * @property {ConstructorParameters<typeof Solver>[2]} first answers in Go's place until the program is there
 * @property {number} cores
 * @property {boolean} finger whether the pointer is one
 * @property {Speech} speech
 */

/** A long search hires at most this many workers, however many cores there are. */
const MOST_HELPERS = 32;

/** Start without what is stored after this many ms: a database may never answer. */
const PATIENCE = 2000;

/** Makes the app; after a reload, with the state that the history holds. @param {Browser} browser @returns {App} */
export function makeApp({ storage, session, database, channel, history, location, hire, bring, first, cores, finger, speech }) {
  const drafts = new DraftStore(session, storage, `${Date.now()}.${Math.random()}`);
  const store = new Store(initialState(), deriveMarks);
  const { page, entry } = store.state;
  page.settings = recallSettings(storage, LANGUAGES);
  page.finger = finger;
  entry.draft = drafts.recall();
  drafts.follow(store);
  if (["solve", "watch"].includes(history.state?.tab)) page.tab = history.state.tab;
  page.home = !location.hash.slice(1) && history.state?.tab !== "tiles";
  const helpers = Math.max(1, Math.min(MOST_HELPERS, cores));
  const puzzleStore = new PuzzleStore(store, database(PUZZLES), channel("edgewise"), () => void askToStay(storage));
  const hireOne = () => new Solver(() => hire("helper"), bring);
  return {
    store,
    solver: new Solver(() => hire(), bring, first),
    hire: () => Array.from({ length: helpers }, hireOne),
    hireOne,
    tape: null,
    cores: helpers,
    running: null,
    fresh: freshSlices,
    speech,
    storage,
    puzzleStore,
    dayStore: new DayStore(store, database(DAYS), channel("edgewise-days"), (error) => puzzleStore.fail(error)),
    kept: Promise.resolve(),
    watch: new Stopwatch(() => performance.now()),
    days: new Map(),
    address: {
      page: () => location.href.replace(/#.*/s, ""),
      hash: () => location.hash,
      add: (hash) => history.pushState(null, "", hash),
      replace: (hash) => {
        const shelves = history.state?.shelves && dialog("puzzles").open && { shelves: history.state.shelves };
        const { box = null } = history.state ?? {};
        history.replaceState(page.home ? shelves || null : { tab: page.tab, watch: momentOf(store.state), build: store.state.guide.open, box, ...shelves }, "", hash);
      },
    },
  };
}

/** Starts reading what is stored; what arrives late is shown where it is missing. @param {App} app @param {Pick<Browser, "storage">} browser */
export function readKept(app, { storage }) {
  const late = new Promise((done) => setTimeout(done, PATIENCE, "late"));
  const read = Promise.all([app.puzzleStore.begin(recallFormer(storage, Date.now(), [keptDrafts])), app.dayStore.begin()]);
  app.kept = Promise.race([read, late]);
  void reportErrors(app.store, read.then(() => {
    seeLeft(app);
    return mineElsewhere(app);
  }));
  followOtherTabs(app);
}

/** Shows what other tabs do to My puzzles, even if this one slept meanwhile, and leaves them what is not stored yet. @param {App} app */
function followOtherTabs(app) {
  app.puzzleStore.elsewhere = (_, now) => void reportErrors(app.store, Promise.all([takeGameFromTab(app, now), mineElsewhere(app)]));
  addEventListener("pagehide", () => leave(app.storage, [...app.puzzleStore.unkept.values()]));
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void reportErrors(app.store, Promise.all([app.puzzleStore.catchUp(), app.dayStore.begin()]).then(() => mineElsewhere(app)));
  });
}

/** What the history held before a reload: what the guide showed, and what was in the fields of the box. @typedef {{ build?: unknown, box?: unknown }} Left */

/**
 * Opens what the address says, as soon as it is known what is stored.
 * @param {App} app
 * @param {Pick<Browser, "history" | "location">} browser
 * @param {Left} left read before the page writes an address of its own, which replaces it
 * @param {(box: unknown) => Promise<void>} beginEntry
 */
export async function startApp(app, { history, location }, left, beginEntry) {
  const { store } = app;
  for (const { starts } of ROOMS) starts?.(app);
  // Show the shelves again after a reload.
  if (history.state?.shelves) void app.kept.then(() => reportErrors(store, seeShelves(app, true)));
  void app.kept.then(() => takeFormer(app));
  if ((await app.kept) === "late") app.puzzleStore.announce("denied");
  store.change((state) => void (state.home.read = true));
  await openFirst(app, location.hash.slice(1), history.state?.watch, () => goOn(app, left, beginEntry));
}

/** Goes on entering tiles, unless a link led elsewhere, or building. @param {App} app @param {Left} left @param {(box: unknown) => Promise<void>} beginEntry */
function goOn(app, { build, box }, beginEntry) {
  const { store } = app;
  const { page: { home, broken, waiting }, table: { puzzle }, entry: { draft }, guide: { built } } = store.state;
  if (!home && draft.open === (puzzle?.id ?? "")) void reportErrors(store, box ? enterTiles(app).then(() => beginEntry(box)) : showTab(app, "tiles"));
  else if (build && built) void reportErrors(store, openGuide(app, build === "whole"));
  else if (!puzzle && !broken && !waiting) store.change((state) => void (state.page.home = true));
}

/** Awaits what a person has caused, and shows its fault at the top. @param {Store<State>} store @param {unknown} action */
export async function reportErrors(store, action) {
  try {
    await action;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    store.change((state) => void (state.page.broken = { problem: error.fault }));
  }
}
