// Which day it is at home, and its puzzle on the way to the table.

import { comeBack } from "../best/actions.js";
import { countsFrom } from "../days/streak.js";
import { keepSettings } from "../keep/settings.js";
import { openDay } from "../play/next.js";
import { dayOf } from "../speech/days.js";
import { openMine } from "../table/open.js";
import { endedNow } from "./words.js";

/** @import {App, Home} from "./state.d.ts" */

/** So many milliseconds at most home takes to notice midnight. */
const OFTEN = 20_000;

/** @returns {Home} */
export function newHome() {
  return { ...dayAt(new Date()), month: "", opening: "", read: false };
}

/** @param {Date} now */
function dayAt(now) {
  return { today: dayOf(now), countsFrom: countsFrom(now) };
}

/**
 * Notices when another day has come, or yesterday counts no more: at midnight and noon, or
 * with another clock, also while the page slept.
 * @param {App} app
 */
export function watchDay({ store }) {
  const look = () => {
    const { home } = store.state;
    const now = dayAt(new Date());
    if (home.today !== now.today || home.countsFrom !== now.countsFrom) store.change(({ home }) => void Object.assign(home, now));
  };
  setInterval(look, OFTEN);
  document.addEventListener("visibilitychange", look);
}

/**
 * Notes on which day it was told that a row has ended: not on another.
 * @param {App} app
 */
export function noteEnded({ store, storage }) {
  const { page, home } = store.state;
  if (!page.home || document.hidden || page.settings.rowTold === home.today || !endedNow(store.state)) return;
  store.change(({ page: { settings } }) => void (settings.rowTold = home.today));
  keepSettings(storage, { rowTold: home.today });
}

/**
 * Opens the puzzle of a day, with what was done of it before.
 * @param {App} app
 * @param {string} day
 */
export function playDay(app, day) {
  return underWay(app, day, openDay(app, day));
}

/**
 * Goes on with a puzzle of My puzzles.
 * @param {App} app
 * @param {string} id
 */
export async function continueWith(app, id) {
  await underWay(app, id, openMine(app, id));
  await comeBack(app, id);
}

/**
 * Shows what is on its way to the table: it waits for the solver.
 * @param {App} app
 * @param {string} what
 * @param {Promise<unknown>} opened
 */
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
