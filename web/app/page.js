// The page as it is seen: all its views, which one render shows the state in.

import { makeStrip } from "./solve/arrangements.js";
import { dialog, openDialog } from "./base/dialogs.js";
import { part, setParts, setText, writeWords } from "./base/dom.js";
import { showThumbnail } from "./base/images.js";
import { makeBest } from "./best/offer.js";
import { isClimbing, willClimb } from "./best/standing.js";
import { makeBoard } from "./board/board.js";
import { showTools } from "./solve/solutions.js";
import { caption } from "./board/words.js";
import { changeRule, pick } from "./entry/actions.js";
import { isAtHand } from "./entry/facts.js";
import { makeOverview } from "./entry/overview.js";
import { makeEntryPanel } from "./entry/panel.js";
import { makeGuide } from "./guide/view.js";
import { makeSwap } from "./play/tiles.js";
import { litBy } from "./hints/lit.js";
import { seenTrial, trialOf } from "./hints/trial.js";
import { makeHome } from "./home/home.js";
import { showCompleted } from "./solve/recognise.js";
import { makeRated } from "./solve/rating.js";
import { makeLibrary } from "./library/dialog.js";
import { makeLook } from "./look/front.js";
import { Painter } from "./board/painter.js";
import { makeCheer, seenState } from "./play/celebration.js";
import { makeTimer, makePlayPanel } from "./play/panel.js";
import { isFinished, isOwn } from "./play/finish.js";
import { showShareButton } from "./share/share.js";
import { attempt, showNotices } from "./shell/notices.js";
import { makeFocus, showTabs } from "./shell/tabs.js";
import { makeLive } from "./shell/live.js";
import { started } from "./shell/offline.js";
import { showForeign } from "./shell/incoming.js";
import { writeLists } from "./shell/settings.js";
import { makeTyping } from "./play/keys.js";
import { makePanel } from "./solve/panel.js";
import { shown } from "./speech/speech.js";
import { nameOf, shortNameOf } from "./speech/titles.js";
import { initialState } from "./state.js";
import { layerShown } from "./table/layers.js";
import { waitsAt } from "./play/tray.js";
import { makeWatchPanel } from "./watch/panel.js";
import { seenSearch, isRushing } from "./watch/watching.js";

/** @import {App, State} from "./app.d.ts" */

/** @typedef {ReturnType<typeof makePage>} Page */

/** So many milliseconds at most a change waits for a frame to be shown in. */
const LATE = 250;

/**
 * @param {App} app
 */
export function makePage(app) {
  const { store } = app;
  const pickTile = (/** @type {number} */ tile, /** @type {number} */ side) => void attempt(store, pick(app, tile, side));
  const playPanel = makePlayPanel(part("playing"), part("play"));
  const board = makeBoard(part("board"), part("zooms"), (tile) => waitsAt(playPanel.tray, tile));
  const painter = new Painter(part("board"), board, () => isClimbing(store.state) && showBoard(seenNow()));
  const showSwap = makeSwap(part("board"));
  const cheer = makeCheer(part("board"));
  const showPanel = makePanel(part("panel"));
  const showBest = makeBest(part("panel"));
  const showGuide = makeGuide(part("panel"));
  const showRated = makeRated(part("panel"));
  const showStrip = makeStrip((strip) => part("newest").after(strip));
  const showOverview = makeOverview(part("table"), (tile) => void attempt(store, pick(app, tile)));
  const showEntry = makeEntryPanel(part("entry"), pickTile, (list) => void attempt(store, changeRule(app, { change: "grid", list })));
  const showWatch = makeWatchPanel(app, part("watch"));
  const showHome = makeHome(app, part("home"));
  const showLibrary = makeLibrary(app);
  const showLook = makeLook(app);
  const showLive = makeLive(part("live"), initialState());
  const showTyping = makeTyping(part("keys"));
  const focus = makeFocus();
  makeTimer(app, part("timer"));

  /** Shows the state. */
  function render() {
    const { state } = store;
    const { speech } = app;
    showPlace(state);
    document.body.dataset.layer = layerShown(state);
    tellPhase(state);
    showTabs(state);
    showName(state);
    showHome(state, speech);
    showLibrary(state, speech);
    const seen = seenNow();
    showBoard(seen);
    showCaption(seen);
    showSwap(state, speech);
    const finished = state.page.tab === "play" && isFinished(state);
    cheer(seen, finished);
    if (!state.table.puzzle && state.page.broken) showThumbnail(part("board"), state.page.broken.kept?.svg ?? "", "kept");
    showShareButton(state, finished && isOwn(state));
    showTools(state);
    showPanel(state, speech);
    showBest(state, speech);
    showGuide(state, speech);
    showRated(state, speech);
    showStrip(state, speech);
    playPanel.show(state, speech);
    showTyping(state, speech);
    showWatch(state, speech);
    showOverview(state, speech);
    showEntry(state, speech);
    showNotices(part(state.page.home ? "home-notices" : "notices"), state, speech);
    showForeign(part("foreign"), state, speech);
    showCompleted(part("completed"), state, speech);
    showLive(state, speech);
    showWaiting(state);
    showLook(state);
    if (state.table.puzzle && !state.page.home) mark("playable");
    if (state.page.phase === "ready" && !document.body.dataset.ready) {
      document.body.dataset.ready = "true";
      mark("ready");
      started();
    }
    focus.passOn();
  }

  /** @param {ReturnType<typeof seenState>} seen */
  function showBoard(seen) {
    const lit = litBy(seen);
    // Whoever looks closer moves what is seen, which are elements.
    const climbing = isClimbing(store.state) && board.zooming.isWhole();
    if ((climbing || isRushing(store.state)) && painter.paint(seen, lit)) {
      // It stays in sight for minutes, and who hears the board is told what lies there.
      if (climbing) board.tell(seen, app.speech);
      return;
    }
    const { drawing } = seen.table;
    // To move all elements takes longer than to wait until the first board can be painted.
    if (climbing && painter.prepares && drawing && board.symbolsOf(drawing)) return board.tell(seen, app.speech);
    if (willClimb(store.state) && board.zooming.isWhole()) painter.prepare(seen);
    board.show(seen, app.speech, lit);
    painter.leave();
  }

  /** @param {ReturnType<typeof seenState>} seen */
  function showCaption(seen) {
    if (trialOf(seen)) setText(part("caption"), app.speech.say("caption.trial"));
    else setParts(part("caption"), caption(seen, app.speech));
  }

  const seenNow = () => seenSearch(store.state, seenState(seenTrial(store.state)));

  /** Shows how far the search that is played has come. */
  function showWatched() {
    const { state } = store;
    const seen = seenNow();
    showBoard(seen);
    if (showWatch(state, app.speech)) showCaption(seen);
  }

  /**
   * Home or the table, and each of its tabs from the top.
   * @param {State} state
   */
  function showPlace({ page: { home, tab } }) {
    const { dataset } = document.documentElement;
    const place = home ? "home" : "table";
    if (dataset.place !== place || document.body.dataset.tab !== tab) scrollTo(0, 0);
    dataset.place = place;
  }

  /**
   * What is on the board, above it and in the title of the window.
   * @param {State} state
   */
  function showName(state) {
    if (state.page.home) {
      part("title").hidden = true;
      setTitle("Edgewise");
      return;
    }
    const { speech } = app;
    const entering = state.page.tab === "tiles" && !isAtHand(state);
    const puzzle = state.table.puzzle && (app.keeper.find(state.table.puzzle.id) ?? state.table.puzzle);
    const name = entering ? shown(state.entry.facts?.told.name ?? "") || speech.say("enter.title") : puzzle ? nameOf(puzzle, speech) : shown(state.page.broken?.kept?.name ?? "") || "Edgewise";
    setText(part("name"), name);
    setParts(part("short-name"), puzzle && !entering ? shortNameOf(puzzle, speech) : "");
    // The word-mark says that already.
    part("title").hidden = name === "Edgewise";
    setTitle(name === "Edgewise" ? name : `${name} · Edgewise`);
  }

  /** @param {State} state */
  function showWaiting({ page: { waiting } }) {
    if (!waiting) {
      dialog("waiting").close();
      return;
    }
    setText(part("waiting-text"), app.speech.say(waiting.replaces ? "waiting.replaces" : "waiting"));
    openDialog("waiting");
  }

  /** Speaks the chosen language and lights the chosen theme. */
  function applySettings() {
    const { theme } = store.state.page.settings;
    writeWords(app.speech);
    writeLists(app.speech);
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    render();
  }

  let due = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let late;
  const showNow = () => {
    clearTimeout(late);
    if (!due) return;
    due = false;
    render();
  };
  let watched = false;
  store.hear("watched", () => {
    if (due || watched) return;
    watched = true;
    requestAnimationFrame(() => {
      watched = false;
      if (!due) showWatched();
    });
  });
  store.addEventListener("change", () => {
    if (due) return;
    due = true;
    // A hidden page draws no frames, nor do some that are covered, but they may be asked
    // to print or be read aloud.
    if (!document.hidden) requestAnimationFrame(showNow);
    late = setTimeout(showNow, document.hidden ? 0 : LATE);
  });

  part("board").addEventListener("looked", () => {
    if (isClimbing(store.state)) showBoard(seenNow());
  });

  return { board, tray: playPanel.tray, focus, render, applySettings };
}

/**
 * Sets the title of the window only where it changes: the whole page may go by what is in its head.
 * @param {string} title
 */
function setTitle(title) {
  if (document.title !== title) document.title = title;
}

/**
 * Tells what becomes of the page, and whether something lies on the table; boot.js waits
 * for it.
 * @param {State} state
 */
function tellPhase({ page: { phase }, table: { puzzle } }) {
  if (document.body.dataset.phase === phase) return;
  document.body.dataset.phase = phase;
  dispatchEvent(new CustomEvent(phase, { detail: puzzle && "playable" }));
}

/**
 * Notes when something is so for the first time, for those who measure it.
 * @param {string} name
 */
function mark(name) {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}
