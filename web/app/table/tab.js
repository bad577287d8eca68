// Changes of place: from tab to tab, home and back. What has to be left behind is, and going home is a step of the
// browser's history. Of all requests to open something only the last one counts, and going home drops it.

import { ownLayer } from "./layers.js";

/** @import {Fault} from "../../types.d.ts" */
/** @import {App, Tab} from "./state.d.ts" */

/** @param {App} app @param {Tab} tab */
export function showTab(app, tab) {
  const { store } = app;
  leaveHome(app);
  store.change((state) => {
    state.page.tab = tab;
    // Until a search has a result, show the person's own board.
    if (tab === "solve" && !state.solve.search && ["tiles", "board"].includes(state.table.layer)) state.table.layer = ownLayer(state.table);
  });
  store.emit("tab");
  showAddress(app);
}

/** Drops a link whose tiles were not all entered, once other tiles are: it is offered no more, nor after a reload. @param {App} app */
export function leaveBegun({ store, address }) {
  const { page: { broken }, table: { puzzle } } = store.state;
  if (!broken?.kept) return;
  store.change((state) => void (state.page.broken = null));
  if (!puzzle) address.replace(address.page());
}

/** Goes home. The puzzle stays on the table; one that is still being opened is dropped. @param {App} app */
export function goHome(app) {
  const { store, address } = app;
  if (store.state.page.home) return;
  ask(app);
  address.add(address.page());
  store.change(({ page }) => void Object.assign(page, { home: true, broken: null }));
}

/**
 * Follows Back and Forward, if they lead home or to the puzzle on the table.
 * @param {App} app
 * @param {boolean} entering whether tiles are being entered
 */
export function showAsAddressed(app, entering) {
  const { store, address } = app;
  const hash = address.hash().slice(1);
  if (hash && hash !== store.state.table.puzzle?.id) return;
  if (!hash) ask(app);
  store.change(({ page }) => {
    page.home = !hash && !entering;
    if (!hash && entering) page.tab = "tiles";
  });
  if (!hash && entering) showAddress(app);
  store.emit("tab");
}

/** Leaves home for the table or the entry of tiles, and drops a puzzle still being opened. @param {App} app */
export function leaveHome(app) {
  const { store, address } = app;
  if (!store.state.page.home) return;
  ask(app);
  address.add(address.page());
  store.change(({ page }) => void (page.home = false));
}

/** Shows the link of the visible puzzle in the address bar; home has none. @param {App} app */
export function showAddress({ store: { state: { page, table } }, address }) {
  const hash = page.home ? "" : table.puzzle ? `#${table.puzzle.id}` : address.hash();
  address.replace(hash || address.page());
}

/** The page says that it reads after this many ms; most texts take less. */
const SAY_AFTER = 300;

/** A longer text without blanks is quick to read only if it is a link of ours. */
const SHORT = 4_000;

/** The number of requests, by store. @type {WeakMap<object, number>} */
const asked = new WeakMap();

/** Begins a request, which ends the one before. @param {Pick<App, "store">} app @returns {number} its turn */
export function ask({ store }) {
  store.change(({ page }) => void Object.assign(page, { waiting: null, reading: false }));
  return nextTurn(store);
}

/** @param {object} store */
export function nextTurn(store) {
  const turn = (asked.get(store) ?? 0) + 1;
  asked.set(store, turn);
  return turn;
}

/** Whether no later request was made. @param {object} store @param {number} turn */
export function isLast(store, turn) {
  return asked.get(store) === turn;
}

/** Whether Go reads a text at once, as it does a link. Even without blanks a text can be slow: JSON. @param {string} text */
export function isQuick(text) {
  return !/\S\s+\S/.test(text) && (text.length <= SHORT || text.includes("grid="));
}

/**
 * Sets `page.reading` while a text is being read, if that takes long.
 * @param {Pick<App, "store">} app
 * @param {number} turn of that text
 * @param {Promise<Fault | null>} opened
 * @returns {Promise<Fault | null>} null if a later request was made
 */
export async function whileReading({ store }, turn, opened) {
  const setReading = (/** @type {boolean} */ is) => {
    if (isLast(store, turn) && store.state.page.reading !== is) store.change(({ page }) => void (page.reading = is));
  };
  const late = setTimeout(setReading, SAY_AFTER, true);
  try {
    const fault = await opened;
    return isLast(store, turn) ? fault : null;
  } finally {
    clearTimeout(late);
    setReading(false);
  }
}
