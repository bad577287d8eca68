// What the page listens to: buttons, keys, fields and gestures, the browser, other tabs.

import { LANGUAGES } from "../built.js";
import { hearRooms } from "./make-app.js";
import { closeDialogs, dialog } from "./base/dialogs.js";
import { part, setText } from "./base/dom.js";
import { letTap } from "./base/press.js";
import { letPinch } from "./board/pan.js";
import { zoomKey } from "./board/zoom.js";
import { changeNames, changeRule, goBackTo, leaveText, typeText, enteringKey } from "./entry/actions.js";
import { prepare } from "./entry/steps.js";
import { readNaming } from "./entry/names-form.js";
import { readRule } from "./entry/rules.js";
import { letDrag, tileAt } from "./play/drag.js";
import { meantCell, chooseCell } from "./play/sieve.js";
import { Feel } from "./play/feel.js";
import { endTrial } from "./hints/trial.js";
import { leave } from "./keep/migrate.js";
import { isPuzzleFile } from "./keep/puzzle-file.js";
import { keepSettings } from "./keep/settings.js";
import { seek } from "./library/choices.js";
import { leaveShelves, openPasted, seeShelves, takeInShown } from "./library/dialog.js";
import { mineElsewhere } from "./library/mine.js";
import { makePlayingKeys } from "./play/keys.js";
import { take, tapCell, turnTile, typeMoves } from "./play/tiles.js";
import { fillCut } from "./share/cut-sheets.js";
import { fillShare } from "./share/share.js";
import { attempt } from "./shell/notices.js";
import { leaveLook } from "./look/actions.js";
import { awaitTexts, readFile } from "./shell/incoming.js";
import { speak, offerLanguages, readSettings } from "./shell/settings.js";
import { focusTab, tabBeside } from "./shell/tabs.js";
import { solutionKey } from "./solve/solutions.js";
import { showAsAddressed, showTab } from "./table/tab.js";
import { layElsewhere } from "./table/move.js";
import { openLink, readText, redraw, showAddress, stayHere } from "./table/open.js";
import { ask } from "./table/turns.js";
import { watchKey } from "./watch/actions.js";

/** @import {App} from "./app.d.ts" */
/** @import {Page} from "./page.js" */
/** @import {Tab} from "./table/state.d.ts" */

/** A tap on one of these is not a tap on the ground. */
const PRESSED = "[data-cell], [data-tile], button, a, input, select, textarea, label, summary, dialog";

/** @typedef {Record<string, (button: HTMLElement) => unknown>} Actions */

/** @param {App} app @param {Page} page @param {Actions} actions */
export function listen(app, page, actions) {
  const { store } = app;
  const tried = (/** @type {unknown} */ action) => attempt(store, action);
  const feel = new Feel(store);
  hearRooms(app, feel);
  hearButtons(page, actions, tried);
  hearKeys(app, page, tried);
  hearBoard(app, page, tried);
  hearTexts(app, tried);
  hearEscape(app);
  hearFields(app, tried);
  hearSettings(app, page, feel, tried);
  hearBrowser(app, tried);
}

/** @typedef {(action: unknown) => Promise<void>} Tried */

/** @param {Page} page @param {Actions} actions @param {Tried} tried */
function hearButtons({ focus }, actions, tried) {
  document.addEventListener("click", async (event) => {
    const target = event.target instanceof Element ? event.target.closest("[data-action]") : null;
    if (!(target instanceof HTMLElement)) return;
    // Leave a link alone that the browser opens elsewhere.
    if (target instanceof HTMLAnchorElement && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    if (target instanceof HTMLAnchorElement) event.preventDefault();
    focus.notePress(target);
    await tried(actions[target.dataset.action ?? ""]?.(target));
  });
}

/** @param {App} app @param {Page} page @param {Tried} tried */
function hearKeys(app, { board }, tried) {
  const { store } = app;
  const zoom = (/** @type {KeyboardEvent} */ event) => zoomKey(board.zooming, () => meantCell(app.store.state), event);
  const playingKey = makePlayingKeys(app);
  /** @type {Record<string, (event: KeyboardEvent) => (() => unknown) | null>} */
  const keys = {
    play: (event) => playingKey(event) ?? zoom(event),
    solve: (event) => solutionKey(app, event) ?? zoom(event),
    watch: (event) => watchKey(app, event) ?? zoom(event),
    tiles: (event) => enteringKey(app, event),
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest("dialog, input, select, textarea, summary"))) return;
    if (store.state.page.home) return;
    const beside = tabBeside(event, store.state.page.tab);
    const typed = beside ? () => showTab(app, beside) : keys[store.state.page.tab](event);
    if (!typed) return;
    event.preventDefault();
    void tried(typed());
    if (beside) focusTab(beside);
  });
}

/** @param {App} app @param {Page} page @param {Tried} tried */
function hearBoard(app, { board, tray }, tried) {
  const { store } = app;
  const root = part("board");
  letPinch(root, board.zooming, letDrag(app, root, tray, board.startFrom, board.zooming));
  for (const place of [root, tray]) letTap(place);
  addEventListener("pointerdown", ({ pointerType }) => {
    const finger = pointerType !== "mouse";
    if (store.state.page.finger !== finger) store.change((state) => void (state.page.finger = finger));
  });
  root.addEventListener("click", ({ target }) => {
    const cell = target instanceof Element ? target.closest("[data-cell]") : null;
    if (store.state.page.tab !== "play") return;
    // A tap on the board of a trial ends the trial.
    if (cell instanceof SVGElement) void tried(endTrial(app) || chooseCell(app, Number(cell.dataset.cell)) || tapCell(app, Number(cell.dataset.cell)));
  });
  // A tap on the ground drops the selection.
  document.addEventListener("click", ({ target }) => {
    if (store.state.page.tab === "play" && target instanceof Element && !target.closest(PRESSED)) take(app, -1);
  });
  for (const place of [root, tray]) {
    place.addEventListener("contextmenu", (event) => {
      if (store.state.page.tab !== "play") return;
      event.preventDefault();
      // Do not turn a tile on which a finger rests.
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") void tried(turnTile(app, tileAt(app, event.target), event.shiftKey ? -1 : 1));
    });
  }
}

/** Texts and links that come from elsewhere. @param {App} app @param {Tried} tried */
function hearTexts(app, tried) {
  /** @param {Promise<string>} text */
  const arrive = async (text) => {
    closeDialogs();
    leaveLook(app); // the dialog's close event may come after the text
    const words = await text;
    await tried(isPuzzleFile(words) ? takeInShown(app, words) : readText(app, words));
  };
  awaitTexts(arrive);
  part("file").addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.files?.length) return;
    void arrive(readFile(target.files[0]));
    target.value = "";
  });
  part("sides-order").addEventListener("change", ({ target }) => {
    const { foreign } = app.store.state.table;
    if (foreign && target instanceof HTMLSelectElement) void tried(readText(app, foreign.text, { order: target.value }));
  });
  part("paste-form").addEventListener("submit", async (event) => {
    event.preventDefault();
    const shelves = dialog("puzzles");
    const { broken } = app.store.state.page;
    if (!(await openPasted(app, shelves))) return;
    // leaveShelves goes Back: that would withdraw a pending question, and bring back a broken link that
    // the text has replaced.
    if (!app.store.state.page.waiting && !broken) return leaveShelves();
    shelves.close();
    showAddress(app);
  });
  addEventListener("hashchange", ({ newURL }) => {
    // By now the page may have replaced this address: then the state in the history is another one's.
    const hash = new URL(newURL).hash.slice(1);
    const stood = location.href === newURL ? history.state : null;
    if (hash && hash !== app.store.state.table.puzzle?.id) void tried(comeTo(app, hash, stood));
  });
  addEventListener("popstate", ({ state }) => {
    showAsAddressed(app, state?.tab === "tiles");
    void tried(seeShelves(app, Boolean(state?.shelves)));
  });
}

/**
 * @param {App} app
 * @param {string} hash
 * @param {{ tab?: Tab } | null} stood the state that Back or Forward restores; null for a link that was followed
 */
async function comeTo(app, hash, stood) {
  if (!(stood && (await goBackTo(app, hash, stood.tab ?? "play"))) && (await openLink(app, hash))) showAddress(app);
}

/** Escape first gives up a text that is still being read, before it closes anything. @param {App} app */
function hearEscape(app) {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !app.store.state.page.reading) return;
    event.preventDefault();
    ask(app);
  }, true);
}

/** Fields, and dialogs with fields. @param {App} app @param {Tried} tried */
function hearFields(app, tried) {
  part("typing").addEventListener("submit", (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (part("typed-moves"));
    if (typeMoves(app, field.value)) field.value = "";
  });
  const written = /** @type {HTMLTextAreaElement} */ (part("entry-text"));
  written.addEventListener("input", () => void tried(typeText(app, written.value)));
  written.addEventListener("blur", () => void tried(leaveText(app)));
  part("entry").addEventListener("change", (event) => {
    const field = event.target;
    if (field instanceof HTMLElement && field.dataset.name) void tried(changeNames(app, readNaming(part("names"), app.speech)));
    if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || !field.dataset.rule) return;
    void tried(changeRule(app, readRule(part("entry"), field.dataset.rule)));
  });
  const shelves = dialog("puzzles");
  shelves.addEventListener("cancel", leaveShelves);
  shelves.addEventListener("close", () => app.store.change(({ library }) => void (library.open = false)));
  part("published-form").addEventListener("input", () => seek(app, shelves));
  dialog("share").addEventListener("change", () => void tried(fillShare(app)));
  dialog("cut").addEventListener("change", () => void tried(fillCut(app)));
  dialog("waiting").addEventListener("close", () => app.store.state.page.waiting && stayHere(app));
}

/** @param {App} app @param {Page} page @param {Feel} feel @param {Tried} tried */
function hearSettings(app, { applySettings }, feel, tried) {
  const { store } = app;
  offerLanguages(LANGUAGES);
  dialog("more").addEventListener("change", async () => {
    const { settings } = store.state.page;
    /** @type {Record<string, unknown>} */
    const before = { ...settings };
    store.change(() => readSettings(settings));
    keepSettings(app.storage, Object.fromEntries(Object.entries(settings).filter(([name, now]) => now !== before[name])));
    const { language, feel: feels } = settings;
    // Keep the present words if the new ones fail to load, or if another language was chosen meanwhile.
    const speech = await speak(language).catch(() => app.speech);
    if (settings.language === language) app.speech = speech;
    applySettings();
    if (feels !== before.feel) setText(part("feel-told"), feels && !(await feel.try()) ? app.speech.say("feel.none") : "");
    if (settings.plain !== before.plain) await tried(redraw(app));
    if (store.state.page.tab === "tiles") await tried(prepare(app));
  });
}

/** The window, and other tabs. @param {App} app @param {Tried} tried */
function hearBrowser(app, tried) {
  // Show what another tab does to My puzzles, even if this one slept meanwhile.
  app.keeper.elsewhere = (_, now) => void tried(Promise.all([layElsewhere(app, now), mineElsewhere(app)]));
  addEventListener("pagehide", () => leave(app.storage, [...app.keeper.unkept.values()]));
  addEventListener("pageshow", ({ persisted }) => persisted && void tried(Promise.all([app.keeper.catchUp(), app.dayKeeper.begin()]).then(() => mineElsewhere(app))));
}
