// Today's date at home, and the opening of a day's puzzle.

import { comeBack } from "../best/index.js";
import { countsFrom } from "../days/streak.js";
import { keepSettings } from "../keep/storage.js";
import { openDay } from "../play/next.js";
import { dayOf } from "../speech/days.js";
import { openMine } from "../table/open.js";
import { endedNow } from "./words.js";

/** @import {App, Home} from "./state.d.ts" */

/** Check the date this often, in ms: home notices midnight at most that late. */
const CHECK_EVERY = 20_000;

/** @returns {Home} */
export function newHome() {
  return { ...dayAt(new Date()), month: "", opening: "", read: false };
}

/** @param {Date} now */
function dayAt(now) {
  return { today: dayOf(now), countsFrom: countsFrom(now) };
}

/**
 * Updates the date and whether yesterday still counts: at midnight and noon, when the clock is set,
 * and after the page slept.
 * @param {App} app
 */
export function watchDay({ store }) {
  const look = () => {
    const { home } = store.state;
    const now = dayAt(new Date());
    if (home.today !== now.today || home.countsFrom !== now.countsFrom) store.change(({ home }) => void Object.assign(home, now));
  };
  setInterval(look, CHECK_EVERY);
  document.addEventListener("visibilitychange", look);
}

/** Records the day on which home reports the end of a row: no later day reports it again. @param {App} app */
export function noteEnded({ store, storage }) {
  const { page, home } = store.state;
  if (!page.home || document.hidden || page.settings.rowTold === home.today || !endedNow(store.state)) return;
  store.change(({ page: { settings } }) => void (settings.rowTold = home.today));
  keepSettings(storage, { rowTold: home.today });
}

/** Marks the icon of the installed page until today's puzzle is solved, where the browser can and a setting asks for it. @param {App} app */
export function markIcon({ store }) {
  /** @type {boolean | null} */
  let marked = null;
  store.addEventListener("change", () => {
    const { home: { today, read }, days: { results }, page: { settings } } = store.state;
    const marks = settings.badge && !results.some(({ day }) => day === today);
    // Where the setting is off, it took the mark away when it was switched off; to take it away again takes long.
    if (!settings.badge) marked ??= false;
    if (!read || marks === marked || !navigator.setAppBadge || !navigator.clearAppBadge) return;
    marked = marks;
    // It fails where the page is not installed.
    (marks ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(() => {});
  });
}

/** Opens the puzzle of a day where the person left it. @param {App} app @param {string} day */
export function playDay(app, day) {
  return underWay(app, day, openDay(app, day));
}

/** Continues a puzzle of My puzzles. @param {App} app @param {string} id */
export async function continueWith(app, id) {
  await underWay(app, id, openMine(app, id));
  await comeBack(app, id);
}

/** Shows what is being opened: it may have to wait for the solver. @param {App} app @param {string} what @param {Promise<unknown>} opened */
async function underWay({ store }, what, opened) {
  store.change(({ home }) => void (home.opening = what));
  try {
    await opened;
  } finally {
    store.change(({ home }) => {
      if (home.opening === what) home.opening = "";
    });
  }
}
