// The page as people see and use it: one render shows the state in the views of all rooms; buttons, keys and news reach
// the rooms that act on them.

import { reportErrors } from "./make-app.js";
import { ROOMS, initialState } from "./rooms.js";

/** @import {Actions} from "./base/room.d.ts" */
/** @import {News} from "./base/store.js" */
/** @import {App, Page} from "./shell/state.d.ts" */

/** Render at the latest after this many ms: hidden tabs get no animation frames. */
const LATE = 250;

/** Makes the views of all rooms, a room a step: main.js lets the browser breathe in between. @param {App} app @returns {Generator<void, Page>} */
export function* makePage(app) {
  const { store } = app;
  const tried = (/** @type {unknown} */ action) => reportErrors(store, action);
  // The rooms add what they share.
  const page = /** @type {Page} */ ({ render, tried, initial: initialState() });
  /** @type {ReturnType<NonNullable<(typeof ROOMS)[number]["views"]>>[]} */
  const views = [];
  for (const room of ROOMS) {
    views.push(room.views?.(app, page) ?? {});
    yield;
  }
  const [always, watched, last] = /** @type {const} */ (["always", "watched", "last"]).map((when) => views.flatMap((made) => made[when] ?? []));
  const show = (/** @type {typeof always} */ shows) => shows.forEach((one) => one(store.state, app.speech));

  function render() {
    show(always);
    show(last);
  }

  renderInFrames(app, render, () => show(watched));
  return page;
}

/** Has the rooms act on news, buttons and keys. @param {App} app @param {Page} page */
export function listenToPage(app, page) {
  const { store } = app;
  for (const { on = {} } of ROOMS) {
    for (const [news, acts] of Object.entries(on)) {
      for (const act of acts) store.on(/** @type {News} */ (news), () => void page.tried((async () => act(app, page))()));
    }
  }
  /** @type {Actions} */
  const actions = Object.assign({}, ...ROOMS.map((room) => room.actions?.(app, page)));
  for (const { listens } of ROOMS) listens?.(app, page);
  listenToButtons(actions, page);
  listenToKeys(app, page, actions);
  return actions;
}

/**
 * Renders once a frame after changes; after news of the watched search alone only what shows it.
 * @param {App} app
 * @param {() => void} render
 * @param {() => void} renderWatched
 */
function renderInFrames({ store }, render, renderWatched) {
  let due = false;
  let isFirst = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let late;
  const showNow = () => {
    clearTimeout(late);
    if (!due) return;
    due = isFirst = false;
    render();
  };
  store.addEventListener("change", () => {
    if (due) return;
    due = true;
    // A hidden page draws no frames, nor do some that are covered, but people may print it or have it read aloud. The
    // first render takes as long as its layout, so it leaves the frame to that, and the browser breathes in between.
    const atOnce = isFirst || document.hidden;
    if (!atOnce) requestAnimationFrame(showNow);
    late = setTimeout(showNow, atOnce ? 0 : LATE);
  });
  let watchedDue = false;
  store.on("watched", () => {
    if (due || watchedDue) return;
    watchedDue = true;
    requestAnimationFrame(() => {
      watchedDue = false;
      if (!due) renderWatched();
    });
  });
}

/** @param {Actions} actions @param {Page} page */
function listenToButtons(actions, { focus, tried }) {
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

/** The board with its tools, the tray, the entry and the watched search: here a key that types a sign does something. */
const PLACES = '.stage, [data-part="tray"], [data-part="entry"], [data-part="watch"]';

/** @param {App} app @param {Page} page @param {Actions} actions */
function listenToKeys(app, page, actions) {
  const keys = ROOMS.map((room) => room.keys?.(app, page) ?? {});
  const isPlace = (/** @type {EventTarget | null} */ target) => target instanceof Element && target.closest(PLACES) !== null;
  // Nothing may have the focus after a press of the mouse, when a tile has left the tray, or until the tile that is entered
  // is drawn. In play the last place counts then: elsewhere no key can move tiles.
  let wasPlace = false;
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, ({ target }) => void (wasPlace = isPlace(target)), true);
  document.addEventListener("keydown", (event) => {
    const { key: name, target, ctrlKey, metaKey } = event;
    const { home, tab, settings } = app.store.state.page;
    if (home || event.defaultPrevented || (target instanceof Element && target.closest("input, select, textarea, summary"))) return;
    // An open dialog has the keys, also while nothing in it has the focus.
    if (document.querySelector("dialog[open]")) return;
    const isSign = name.length === 1 && name !== " ";
    if (!ctrlKey && !metaKey && name !== "Escape") {
      if (isSign && !settings.keys) return;
      // On the other two tabs keys change no tiles: arrows leaf and step from anywhere.
      const looks = tab === "solve" || tab === "watch";
      const acts = target === document.body ? wasPlace || tab !== "play" : isPlace(target);
      if (!acts && (isSign || !looks)) return;
    }
    const typed = keys.map(({ [tab]: key }) => key?.(event)).find(Boolean) ?? (name === "?" ? () => actions.keys(document.body) : null);
    if (!typed) return;
    event.preventDefault();
    void page.tried(typed());
  });
}
