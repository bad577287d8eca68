// Starts the page: one store, one worker, one render per frame, one listener for
// everything that is pressed.

import { LANGUAGES } from "../languages.js";
import { showCredits } from "./shell/about.js";
import { laySolution } from "./play/lay-solution.js";
import { awaitTexts, readFile } from "./shell/incoming.js";
import { makeBoard } from "./board/board.js";
import { makeCheer } from "./play/celebration.js";
import { caption } from "./board/words.js";
import { fillCut, printCut } from "./share/cut-sheets.js";
import { closeDialogs, closeWithPuzzle, dialog, offerLanguages, openDialog, readSettings, showSettings, writeLists } from "./base/dialogs.js";
import { part, setText, writeWords } from "./base/dom.js";
import { browserDatabase } from "./keep/database.js";
import { DraftKeeper } from "./entry/drafts.js";
import { changeNames, changeRule, enterTiles, enteringActions, enteringKey, isAtHand, leaveText, pick, prepare, showTab, typeText } from "./entry/actions.js";
import { makeEntryPanel, readRule } from "./entry/panel.js";
import { finishActions } from "./play/finish-card.js";
import { showForeign } from "./shell/read-as.js";
import { leave, recallFormer } from "./keep/migrate.js";
import { climb, watchOutlook } from "./hints/ladder.js";
import { Keeping } from "./keep/keeper.js";
import { copyEntry } from "./solve/recognise.js";
import { firstSpeech, speak } from "./shell/language.js";
import { makeLive } from "./shell/live.js";
import { showNotices } from "./shell/notices.js";
import { keepOffline, reload, repairCopy, showOfflineCopy, started } from "./shell/offline.js";
import { mineActions, mineElsewhere, nameOf } from "./library/mine.js";
import { openFirst, openLink, openText, openWaiting } from "./table/open.js";
import { redraw, showAddress, stayHere } from "./table/open.js";
import { makeOverview } from "./entry/table.js";
import { makePanel } from "./solve/panel.js";
import { copyShare, fillShare, saveShare, sendLink } from "./share/share.js";
import { letDrag, tileAt } from "./play/drag.js";
import { layElsewhere, playingActions, tapCell, take, turnTile, typeMoves } from "./play/actions.js";
import { letPinch } from "./board/pan.js";
import { makePlayPanel } from "./play/panel.js";
import { makePlayingKeys } from "./play/keys.js";
import { isPuzzleFile } from "./keep/puzzle-file.js";
import { fillPuzzles, openPasted, takeInShown } from "./library/dialog.js";
import { makeRated } from "./library/difficulty.js";
import { mendedLink } from "./solve/repairs.js";
import { explainAll, printReasoning } from "./hints/explanation.js";
import { found, layerShown } from "./board/scene.js";
import { keepSettings, recallSettings, storageIfAllowed } from "./keep/settings.js";
import { putMine, showAll, showLayer, showOne, step } from "./solve/solutions.js";
import { shown } from "./speech/shown.js";
import { MINUTE, forgetSearch, goOn, pause, solve, stop, takeUp } from "./solve/search.js";
import { FaultError, Solver } from "./engine/solver.js";
import { askToStay } from "./keep/persistence.js";
import { Store, initialState } from "./state.js";
import { focusTab, showTabs, tabBeside } from "./shell/tabs.js";
import { letTap } from "./base/taps.js";
import { showThumbnail } from "./base/images.js";
import { makeTimer } from "./play/clock.js";
import { dayActions } from "./library/today.js";
import { showTools } from "./solve/layer-buttons.js";
import { trustedScript } from "./base/trusted.js";
import { waitsAt } from "./play/tray.js";

/** @import {Speech} from "./speech/speech.js" */
/** @import {State} from "./state.js" */

/**
 * What actions work with.
 * @typedef {object} App
 * @property {Store} store
 * @property {Solver} solver
 * @property {() => Solver[]} hire helpers for a long search, one for each core
 * @property {number} cores
 * @property {Speech} speech
 * @property {Storage | null} storage
 * @property {Keeping} keeping of My puzzles
 * @property {DraftKeeper} drafts
 * @property {{ page: () => string, hash: () => string, add: (hash: string) => void, replace: (hash: string) => void }} address
 */

/** So many workers at most help with a long search. */
const MOST_HELPERS = 32;

/** So many times larger one looks at the board at each press. */
const CLOSER = 1.6;

/** So many milliseconds the page waits for what is kept; then it begins without. */
const PATIENCE = 2000;

const storage = storageIfAllowed("localStorage");
const drafts = new DraftKeeper(storageIfAllowed("sessionStorage"), storage, `${Date.now()}.${Math.random()}`);
const cores = Math.max(1, Math.min(MOST_HELPERS, navigator.hardwareConcurrency || 1));
const store = new Store({ ...initialState(), settings: recallSettings(storage, LANGUAGES), draft: drafts.recall() });
// A page that is loaded again shows what it showed.
if (history.state?.tab === "solve") store.state.tab = "solve";

/** @type {App} */
const app = {
  store,
  solver: new Solver(() => new Worker(trustedScript("worker.js"))),
  hire: () => Array.from({ length: cores }, () => new Solver(() => new Worker(trustedScript("worker.js"), { name: "helper" }), app.solver.module)),
  cores,
  speech: await firstSpeech,
  storage,
  keeping: new Keeping(store, browserDatabase(), otherTabs(), () => void askToStay(storage)),
  drafts,
  address: {
    page: () => location.href.replace(/#.*/s, ""),
    hash: () => location.hash,
    add: (hash) => history.pushState(null, "", hash),
    replace: (hash) => history.replaceState({ tab: store.state.tab }, "", hash),
  },
};

/**
 * What reaches the other tabs. Where the browser forbids that there is nobody to reach.
 * @returns {import("./keep/keeper.js").Channel}
 */
function otherTabs() {
  try {
    return new BroadcastChannel("edgewise");
  } catch {
    return { postMessage: () => {}, onmessage: null };
  }
}

/** What every button does, by its data-action. @type {Record<string, (button: HTMLElement) => unknown>} */
const actions = {
  solve: async () => {
    await showTab(app, "solve");
    await solve(app);
  },
  "solve-again": () => solve(app),
  "solve-anyway": () => solve(app),
  "solve-minute": () => solve(app, { limit: MINUTE }),
  "solve-mine": () => solve(app, { fromBoard: true }),
  stop: () => stop(app),
  pause: () => pause(app),
  resume: () => goOn(app),
  "go-on": () => goOn(app),
  "take-up": () => takeUp(app),
  "forget-search": () => forgetSearch(app),
  "show-one": () => showOne(app),
  "show-all": () => showAll(app),
  next: () => step(app, 1),
  previous: () => step(app, -1),
  put: () => putMine(app),
  "layer-tiles": () => showLayer(app, "tiles"),
  "layer-board": () => showLayer(app, "board"),
  "layer-solution": () => showLayer(app, "solution"),
  "layer-search": () => showLayer(app, "search"),
  puzzles: () => {
    const filled = fillPuzzles(app, dialog("puzzles"));
    openDialog("puzzles");
    return filled;
  },
  share: () => {
    openDialog("share");
    return fillShare(app);
  },
  more: () => {
    showSettings(store.state.settings);
    part("print-guide").hidden = found(store.state).length === 0;
    part("print-section").hidden = !store.state.puzzle;
    showOfflineCopy();
    openDialog("more");
  },
  close: closeDialogs,
  open: (button) => {
    closeDialogs();
    return openText(app, button.dataset.link ?? "");
  },
  mend: async (button) => {
    const before = store.state.link;
    if ((await openText(app, mendedLink(before, button.dataset.link ?? ""))) || store.state.link === before) return;
    store.change((state) => void (state.unmended = before));
    await showTab(app, "solve");
    await solve(app);
  },
  unmend: async () => {
    if (await openText(app, mendedLink(store.state.link ?? "", store.state.unmended))) return;
    await showTab(app, "solve");
    await solve(app);
  },
  "copy-entry": () => copyEntry(app),
  "open-file": () => part("file").click(),
  "open-waiting": () => {
    closeDialogs();
    return openWaiting(app);
  },
  stay: () => {
    stayHere(app);
    closeDialogs();
  },
  copy: () => copyShare(app),
  save: () => saveShare(app),
  send: () => sendLink(app),
  cut: () => {
    closeDialogs();
    openDialog("cut");
    return fillCut(app);
  },
  "print-cut": printCut,
  print: async () => {
    closeDialogs();
    await showAll(app);
    render();
    print();
  },
  complete: (button) => {
    const kept = store.state.broken?.kept;
    const field = /** @type {HTMLTextAreaElement} */ (part("paste"));
    const section = /** @type {HTMLDetailsElement} */ (part("paste-section"));
    if (kept) field.value = kept.text;
    section.open = true;
    const filled = actions.puzzles(button);
    field.focus();
    field.setSelectionRange(field.value.length, field.value.length);
    return filled;
  },
  "zoom-in": () => board.zooming.by(CLOSER),
  "zoom-out": () => board.zooming.by(1 / CLOSER),
  "zoom-whole": () => board.zooming.whole(),
  dismiss: () => store.change((state) => void (state.broken = null)),
  ...playingActions(app),
  hint: () => climb(app),
  reasoning: () => explainAll(app),
  "print-reasoning": printReasoning,
  ...finishActions(app),
  ...dayActions(app),
  "lay-solution": () => laySolution(app),
  ...enteringActions(app),
  ...mineActions(app),
  enter: async (button) => {
    const byKeyboard = button.matches(":focus-visible");
    closeDialogs();
    await enterTiles(app);
    render();
    if (byKeyboard) part("hand").querySelector("svg")?.focus({ preventScroll: true });
  },
  reload,
  "repair-copy": () => repairCopy(app),
  retry: () => {
    app.solver.restart();
    store.change((state) => void (state.phase = "starting"));
    return openFirst(app, location.hash.slice(1));
  },
};

const playPanel = makePlayPanel(part("playing"), part("play"));
const board = makeBoard(part("board"), part("zooms"), (tile) => waitsAt(playPanel.tray, tile));
const cheer = makeCheer(part("board"));
const playingKey = makePlayingKeys(app);
letPinch(part("board"), board.zooming, letDrag(app, part("board"), playPanel.tray, board.startFrom, board.zooming));
for (const root of [part("board"), playPanel.tray]) letTap(root);
const showPanel = makePanel(part("panel"));
const showRated = makeRated(part("panel"));
const pickTile = (/** @type {number} */ tile, /** @type {number} */ side) => void attempt(pick(app, tile, side));
const showOverview = makeOverview(part("table"), (tile) => void attempt(pick(app, tile)));
const showEntry = makeEntryPanel(part("entry"), pickTile);
const showLive = makeLive(part("live"));
makeTimer(app, part("timer"));

/** Shows the state. */
function render() {
  const { state } = store;
  const { speech } = app;
  document.body.dataset.layer = layerShown(state);
  tellPhase(state);
  showTabs(state);
  const entering = state.tab === "tiles" && !isAtHand(state);
  const named = state.puzzle && nameOf(app.keeping.find(state.puzzle.id) ?? state.puzzle, speech);
  const name = entering ? shown(state.facts?.told.name ?? "") || speech.say("enter.title") : (named ?? (shown(state.broken?.kept?.name ?? "") || "Edgewise"));
  setText(part("name"), name);
  document.title = name === "Edgewise" ? name : `${name} · Edgewise`;
  setText(part("caption"), caption(state, speech));
  board.show(state, speech);
  cheer(state);
  if (!state.puzzle && state.broken) showThumbnail(part("board"), state.broken.kept?.svg ?? "", "kept");
  showTools(state);
  showPanel(state, speech);
  showRated(state, speech);
  playPanel.show(state, speech);
  showOverview(state, speech);
  showEntry(state, speech);
  showNotices(part("notices"), state, speech);
  showForeign(part("foreign"), state, speech);
  showLive(state, speech);
  showWaiting(state);
  if (state.phase === "ready" && !document.body.dataset.ready) {
    document.body.dataset.ready = "true";
    started();
  }
  passFocusOn();
}

/**
 * Tells what becomes of the page; boot.js waits for it.
 * @param {State} state
 */
function tellPhase({ phase }) {
  if (document.body.dataset.phase === phase) return;
  document.body.dataset.phase = phase;
  dispatchEvent(new Event(phase));
}

/** @param {State} state */
function showWaiting({ waiting }) {
  if (!waiting) {
    dialog("waiting").close();
    return;
  }
  setText(part("waiting-text"), app.speech.say(waiting.replaces ? "waiting.replaces" : "waiting"));
  openDialog("waiting");
}

/** What was pressed last, outside of dialogs: they give the focus back by themselves. @type {HTMLElement | null} */
let pressed = null;

/**
 * A button that has gone takes the focus with it; the verdict takes over, or
 * before there is one, what pauses the search or goes on with it, or Solve; on the
 * Play tab the hint.
 */
function passFocusOn() {
  if (!pressed || pressed.checkVisibility()) return;
  const next = [part("verdict"), part("resume"), part("pause"), part("solve"), part("hint")].find(
    (element) => element.checkVisibility(),
  );
  if (!next) return;
  const { activeElement } = document;
  const lost = activeElement === pressed || activeElement === document.body;
  if (lost) next.focus({ preventScroll: true });
  pressed = lost && next !== part("verdict") ? next : null;
}

let due = false;
store.addEventListener("change", () => {
  if (due) return;
  due = true;
  // A hidden page draws no frames but may be asked to print or be read aloud.
  const when = document.hidden ? setTimeout : requestAnimationFrame;
  when(() => {
    due = false;
    render();
  });
});

/**
 * Waits for an action; a fault that nobody took care of is told at the top.
 * @param {unknown} action
 */
async function attempt(action) {
  try {
    await action;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    store.change((state) => void (state.broken = { problem: error.fault }));
  }
}

document.addEventListener("click", async (event) => {
  const target = event.target instanceof Element ? event.target.closest("[data-action]") : null;
  if (!(target instanceof HTMLElement)) return;
  pressed = target.closest("dialog") ? null : target;
  await attempt(actions[target.dataset.action ?? ""]?.(target));
});

part("board").addEventListener("click", ({ target }) => {
  const cell = target instanceof Element ? target.closest("[data-cell]") : null;
  if (store.state.tab !== "play") return;
  if (cell instanceof SVGElement) void attempt(tapCell(app, Number(cell.dataset.cell)));
  else take(app, -1);
});
part("typing").addEventListener("submit", async (event) => {
  event.preventDefault();
  const field = /** @type {HTMLInputElement} */ (part("typed-moves"));
  if (await typeMoves(app, field.value)) field.value = "";
});
playPanel.tray.addEventListener("click", ({ target }) => target === playPanel.tray && take(app, -1));
for (const root of [part("board"), playPanel.tray]) {
  root.addEventListener("contextmenu", (event) => {
    if (store.state.tab !== "play") return;
    event.preventDefault();
    // A finger that rests on a tile is no right button.
    if (!(event instanceof PointerEvent) || event.pointerType === "mouse") void attempt(turnTile(app, tileAt(app, event.target), event.shiftKey ? -1 : 1));
  });
}

document.addEventListener("keydown", (event) => {
  if (event.defaultPrevented || (event.target instanceof Element && event.target.closest("dialog, input, select, textarea, summary"))) return;
  const beside = tabBeside(event, store.state.tab);
  if (beside) {
    event.preventDefault();
    void attempt(showTab(app, beside));
    focusTab(beside);
    return;
  }
  const keys = { play: playingKey, tiles: (/** @type {KeyboardEvent} */ pressed) => enteringKey(app, pressed), solve: () => null };
  const typed = keys[store.state.tab](event) ?? zoomKey(event);
  if (typed) {
    event.preventDefault();
    void attempt(typed());
  }
  if (store.state.tab !== "solve" || event.altKey || event.ctrlKey || event.metaKey) return;
  const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
  if (!by || store.state.layer !== "solution" || found(store.state).length < 2) return;
  event.preventDefault();
  void attempt(step(app, by === 1 ? 1 : -1));
});

/**
 * What a key does that looks closer at the board, or farther.
 * @param {KeyboardEvent} event
 */
function zoomKey({ key, altKey, ctrlKey, metaKey }) {
  if (store.state.tab === "tiles" || altKey || ctrlKey || metaKey) return null;
  if (key === "+" || key === "=") return () => board.zooming.by(CLOSER);
  return key === "-" ? () => board.zooming.by(1 / CLOSER) : null;
}

/** @param {Promise<string>} text */
const arrive = async (text) => {
  closeDialogs();
  const words = await text;
  await attempt(isPuzzleFile(words) ? takeInShown(app, words) : openText(app, words));
};
awaitTexts(arrive);
part("file").addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.files?.length) return;
  void arrive(readFile(target.files[0]));
  target.value = "";
});
part("sides-order").addEventListener("change", ({ target }) => {
  const { foreign } = store.state;
  if (foreign && target instanceof HTMLSelectElement) void attempt(openText(app, foreign.text, target.value));
});

const written = /** @type {HTMLTextAreaElement} */ (part("entry-text"));
written.addEventListener("input", () => void attempt(typeText(app, written.value)));
written.addEventListener("blur", () => void attempt(leaveText(app)));
part("entry").addEventListener("change", (event) => {
  const field = event.target;
  if (field instanceof HTMLElement && field.dataset.name) void attempt(changeNames(app, part("names")));
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.dataset.rule) return;
  void attempt(changeRule(app, readRule(part("entry"), field.dataset.rule)));
});

dialog("share").addEventListener("change", () => void attempt(fillShare(app)));
dialog("cut").addEventListener("change", () => void attempt(fillCut(app)));
dialog("waiting").addEventListener("close", () => store.state.waiting && stayHere(app));
part("paste-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  if (await openPasted(app, dialog("puzzles"))) dialog("puzzles").close();
});

dialog("more").addEventListener("change", async () => {
  const { plain } = store.state.settings;
  store.change(({ settings }) => readSettings(settings));
  keepSettings(storage, store.state);
  const { language } = store.state.settings;
  // Words that do not arrive leave the page as it speaks, and so do words that arrive
  // when another language has been chosen.
  const speech = await speak(language).catch(() => app.speech);
  if (store.state.settings.language === language) app.speech = speech;
  applySettings();
  if (store.state.settings.plain !== plain) await attempt(redraw(app));
  if (store.state.tab === "tiles") await attempt(prepare(app));
});

/** Speaks the chosen language and lights the chosen theme. */
function applySettings() {
  const { theme } = store.state.settings;
  writeWords(app.speech);
  writeLists(app.speech);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  render();
}

addEventListener("hashchange", () => {
  const hash = location.hash.slice(1);
  if (hash && hash !== store.state.link) void attempt(openLink(app, hash).then((fault) => fault && showAddress(app)));
});

// What another tab does to My puzzles is seen here, too, even if this one slept meanwhile.
app.keeping.elsewhere = (_, now) => void attempt(Promise.all([layElsewhere(app, now), mineElsewhere(app)]));
addEventListener("pagehide", () => leave(storage, [...app.keeping.unkept.values()]));
addEventListener("pageshow", ({ persisted }) => persisted && void app.keeping.catchUp());

offerLanguages(LANGUAGES);
showCredits(part("credits"));
applySettings();
keepOffline(app);
watchOutlook(app);
closeWithPuzzle(store, "reasoning");
const late = new Promise((done) => setTimeout(done, PATIENCE, "late"));
if ((await Promise.race([app.keeping.begin(recallFormer(storage, Date.now())), late])) === "late") app.keeping.tell("denied");
await openFirst(app, location.hash.slice(1));
// Who was entering tiles goes on, unless a link has led elsewhere.
if (store.state.draft.open !== null && store.state.draft.open === store.state.link) await attempt(showTab(app, "tiles"));
