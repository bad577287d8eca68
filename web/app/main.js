// Starts the page: one store, one worker, one listener for everything that is pressed.

import { COMPRESSED, LANGUAGES } from "../built.js";
import { allActions, askForBox } from "./actions.js";
import { addressOf } from "./base/address.js";
import { closeWithPuzzle, dialog } from "./base/dialogs.js";
import { part } from "./base/dom.js";
import { Store } from "./base/store.js";
import { trustedScript } from "./base/trusted.js";
import { takeFormer } from "./days/former.js";
import { DayKeeper } from "./days/keeper.js";
import { bringModule } from "./engine/module.js";
import { Solver } from "./engine/solver.js";
import { enterTiles } from "./entry/actions.js";
import { DraftKeeper, keptDrafts } from "./entry/drafts.js";
import { listen } from "./events.js";
import { kitsAt } from "./first/kit.js";
import { openGuide } from "./guide/actions.js";
import { makeFirst } from "./first/reader.js";
import { watchOutlook } from "./hints/ladder.js";
import { noteEnded, watchDay } from "./home/today.js";
import { DAYS, PUZZLES, browserDatabase } from "./keep/database.js";
import { Keeper } from "./keep/keeper.js";
import { recallFormer } from "./keep/migrate.js";
import { askToStay } from "./keep/persistence.js";
import { recallSettings } from "./keep/settings.js";
import { storageIfAllowed } from "./keep/storage.js";
import { seeShelves } from "./library/dialog.js";
import { mineElsewhere } from "./library/mine.js";
import { makePage } from "./page.js";
import { attempt } from "./shell/attempt.js";
import { showHowToPlay } from "./shell/how-to-play.js";
import { firstSpeech } from "./shell/language.js";
import { keepOffline } from "./shell/offline.js";
import { seeLeft } from "./solve/going-on.js";
import { freshSlices, initialState } from "./state.js";
import { momentOf } from "./table/layers.js";
import { openFirst } from "./table/open.js";
import { Stopwatch } from "./table/stopwatch.js";
import { showTab } from "./table/tab.js";
import { keepPlaying } from "./watch/playing.js";

/** @import {App} from "./app.d.ts" */
/** @import {Channel} from "./keep/keeper.js" */

/** So many workers at most help with a long search. */
const MOST_HELPERS = 32;

/** So many milliseconds the page waits for what is kept; then it begins without. */
const PATIENCE = 2000;

const storage = storageIfAllowed("localStorage");
const drafts = new DraftKeeper(storageIfAllowed("sessionStorage"), storage, `${Date.now()}.${Math.random()}`);
const bring = () => bringModule(COMPRESSED);
const cores = Math.max(1, Math.min(MOST_HELPERS, navigator.hardwareConcurrency || 1));
const store = new Store(initialState());
store.state.page.settings = recallSettings(storage, LANGUAGES);
store.state.entry.draft = drafts.recall();
// A page that is loaded again shows what it showed.
if (["solve", "watch"].includes(history.state?.tab)) store.state.page.tab = history.state.tab;
/** What was in sight of the guide when the page was loaded again, and what stood in the fields of the box. */
const { build: building, box: boxed } = history.state ?? {};
store.state.page.finger = matchMedia("(pointer: coarse)").matches;
store.state.page.home = !location.hash.slice(1) && history.state?.tab !== "tiles";

/** @type {App} */
const app = {
  store,
  solver: new Solver(() => new Worker(trustedScript("worker.js")), bring, makeFirst(kitsAt(addressOf))),
  hire: () => Array.from({ length: cores }, app.hireOne),
  hireOne: () => new Solver(() => new Worker(trustedScript("worker.js"), { name: "helper" }), bring),
  tape: null,
  cores,
  running: null,
  fresh: freshSlices,
  speech: await firstSpeech,
  storage,
  keeper: new Keeper(store, browserDatabase(PUZZLES), otherTabs("edgewise"), () => void askToStay(storage)),
  dayKeeper: new DayKeeper(store, browserDatabase(DAYS), otherTabs("edgewise-days"), (error) => app.keeper.fail(error)),
  kept: Promise.resolve(),
  watch: new Stopwatch(() => performance.now()),
  days: new Map(),
  drafts,
  address: {
    page: () => location.href.replace(/#.*/s, ""),
    hash: () => location.hash,
    add: (hash) => history.pushState(null, "", hash),
    replace: (hash) => {
      const shelves = history.state?.shelves && dialog("puzzles").open && { shelves: history.state.shelves };
      const { box = null } = history.state ?? {};
      history.replaceState(store.state.page.home ? shelves || null : { tab: store.state.page.tab, watch: momentOf(store.state), build: store.state.guide.open, box, ...shelves }, "", hash);
    },
  },
};

/**
 * What reaches the other tabs. Where the browser forbids that there is nobody to reach.
 * @param {string} name of what is told
 * @returns {Channel}
 */
function otherTabs(name) {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { postMessage: () => {}, onmessage: null };
  }
}

const late = new Promise((done) => setTimeout(done, PATIENCE, "late"));
const read = Promise.all([app.keeper.begin(recallFormer(storage, Date.now(), [keptDrafts])), app.dayKeeper.begin()]);
app.kept = Promise.race([read, late]);
// What is read after all is shown where somebody waits for it.
void attempt(store, read.then(() => {
  seeLeft(app);
  return mineElsewhere(app);
}));
const page = makePage(app);
listen(app, page, allActions(app, page));
showHowToPlay(part("how-to-play"));
page.applySettings();
keepOffline(app);
watchOutlook(app);
watchDay(app);
keepPlaying(app);
closeWithPuzzle(store, "reasoning");
// A page that is loaded again at the shelves shows them, once it is known what is kept.
if (history.state?.shelves) void app.kept.then(() => attempt(store, seeShelves(app, true)));
void app.kept.then(() => takeFormer(app));
if ((await app.kept) === "late") app.keeper.tell("denied");
store.addEventListener("change", () => noteEnded(app));
store.change((state) => void (state.home.read = true));
await openFirst(app, location.hash.slice(1), history.state?.watch, () => {
  const { page: { home, broken, waiting }, table: { puzzle }, entry: { draft } } = store.state;
  // Who was entering tiles goes on, unless a link has led elsewhere, and so does who was building.
  if (!home && draft.open === (puzzle?.id ?? "")) void attempt(store, boxed ? enterTiles(app).then(() => askForBox(app, page.render, boxed)) : showTab(app, "tiles"));
  else if (building && store.state.guide.built) void attempt(store, openGuide(app, building === "whole"));
  else if (!puzzle && !broken && !waiting) store.change((state) => void (state.page.home = true));
});
