// The rooms of the page, and what they are together: its state, its actions, and who acts on whose news.

import { room as best } from "./best/index.js";
import { room as days } from "./days/index.js";
import { room as entry } from "./entry/index.js";
import { room as guide } from "./guide/index.js";
import { room as hints } from "./hints/index.js";
import { room as home } from "./home/index.js";
import { room as keep } from "./keep/index.js";
import { room as learn } from "./learn/index.js";
import { room as library } from "./library/index.js";
import { room as look } from "./look/index.js";
import { room as play } from "./play/index.js";
import { room as share } from "./share/index.js";
import { room as shell } from "./shell/index.js";
import { room as solve } from "./solve/index.js";
import { room as table } from "./table/index.js";
import { room as watch } from "./watch/index.js";

/** @import {Room} from "./base/room.d.ts" */
/** @import {Mine} from "./keep/record.js" */
/** @import {App, Page, State} from "./shell/state.d.ts" */

/**
 * The frame comes first: views measure what it shows. All others follow from the bottom, as web/README.md draws them: in this
 * order they add to the app, read, start, make and show their views, and act on news and keys.
 * @type {Room<App, Page>[]}
 */
export const ROOMS = [shell, keep, days, table, share, watch, hints, guide, learn, solve, best, entry, play, look, library, home];

/** The state before anything is read or heard. */
export function initialState() {
  return /** @type {State} */ (Object.assign({}, freshSlices(null), ...ROOMS.map(({ slices }) => slices?.())));
}

/**
 * The slices about one puzzle. Opening a puzzle renews them all, so that nothing of the last one stays.
 * @param {Mine | null} kept what this browser stores of the puzzle
 * @returns {Pick<State, "table" | "hints" | "play" | "tray" | "solve" | "arrangements" | "guide" | "watch" | "race" | "best">}
 */
export function freshSlices(kept) {
  return Object.assign({}, ...ROOMS.map(({ fresh }) => fresh?.(kept)));
}
