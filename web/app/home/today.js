// Which day it is at home, and its puzzle on the way to the table.

import { dayPuzzle } from "../days/puzzle.js";
import { dayOf } from "../speech/days.js";
import { openMine, openText } from "../table/open.js";

/** @import {App, Home} from "./state.d.ts" */

/** So many milliseconds at most home takes to notice midnight. */
const OFTEN = 20_000;

/** @returns {Home} */
export function newHome() {
  return { today: dayOf(new Date()), month: "", opening: "", read: false };
}

/**
 * Notices when another day has come: at midnight, or with another clock, also while the
 * page slept.
 * @param {App} app
 */
export function watchDay({ store }) {
  const look = () => {
    const today = dayOf(new Date());
    if (store.state.home.today !== today) store.change(({ home }) => void (home.today = today));
  };
  setInterval(look, OFTEN);
  document.addEventListener("visibilitychange", look);
}

/**
 * Opens the puzzle of a day, with what was done of it before.
 * @param {App} app
 * @param {string} day
 */
export function playDay(app, day) {
  const link = Promise.all([dayPuzzle(app, day), app.kept]).then(([puzzle]) => puzzle.link);
  return underWay(app, day, openText(app, link));
}

/**
 * Goes on with a puzzle of My puzzles.
 * @param {App} app
 * @param {string} id
 */
export function continueWith(app, id) {
  return underWay(app, id, openMine(app, id));
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
