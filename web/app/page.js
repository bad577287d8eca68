// The page as people see and use it: one render shows the state in the views of all rooms; buttons, keys and news reach
// the rooms that act on them.

import { reportErrors } from "./make-app.js";
import { ROOMS, initialState } from "./rooms.js";

/** @import {Actions} from "./base/room.d.ts" */
/** @import {News} from "./base/store.js" */
/** @import {App, Page} from "./shell/state.d.ts" */

/** Render at the latest after this many ms: hidden tabs get no animation frames. */
const LATE = 250;

/** @param {App} app */
export function makePage(app) {
  const { store } = app;
  const tried = (/** @type {unknown} */ action) => reportErrors(store, action);
  // The rooms add what they share.
  const page = /** @type {Page} */ ({ render, tried, initial: initialState() });
  const views = ROOMS.map((room) => room.views?.(app, page) ?? {});
  const [always, watched, last] = /** @type {const} */ (["always", "watched", "last"]).map((when) => views.flatMap((made) => made[when] ?? []));
  const show = (/** @type {typeof always} */ shows) => shows.forEach((one) => one(store.state, app.speech));

  function render() {
    show(always);
    show(last);
  }

  renderInFrames(app, render, () => show(watched));
  for (const { on = {} } of ROOMS) {
    for (const [news, acts] of Object.entries(on)) {
      for (const act of acts) store.on(/** @type {News} */ (news), () => void tried((async () => act(app, page))()));
    }
  }
  /** @type {Actions} */
  const actions = Object.assign({}, ...ROOMS.map((room) => room.actions?.(app, page)));
  for (const { listens } of ROOMS) listens?.(app, page);
  listenToButtons(actions, page);
  listenToKeys(app, page);
  return { page, actions };
}

/**
 * Renders once a frame after changes; after news of the watched search alone only what shows it.
 * @param {App} app
 * @param {() => void} render
 * @param {() => void} renderWatched
 */
function renderInFrames({ store }, render, renderWatched) {
  let due = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let late;
  const showNow = () => {
    clearTimeout(late);
    if (!due) return;
    due = false;
    render();
  };
  store.addEventListener("change", () => {
    if (due) return;
    due = true;
    // A hidden page draws no frames, nor do some that are covered, but people may print it or have it read aloud.
    if (!document.hidden) requestAnimationFrame(showNow);
    late = setTimeout(showNow, document.hidden ? 0 : LATE);
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

/** @param {App} app @param {Page} page */
function listenToKeys(app, page) {
  const { store } = app;
  const keys = ROOMS.map((room) => room.keys?.(app, page) ?? {});
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || (event.target instanceof Element && event.target.closest("dialog, input, select, textarea, summary"))) return;
    if (store.state.page.home) return;
    for (const { [store.state.page.tab]: key } of keys) {
      const typed = key?.(event);
      if (!typed) continue;
      event.preventDefault();
      return void page.tried(typed());
    }
  });
}
