// What stays in this browser: settings, the last puzzle and "My puzzles", under
// one key. Reading never throws and takes only what is well formed; a browser
// that keeps nothing (private mode) works all the same. Knows no DOM.

import { defaultSettings } from "./store.js";

/** @import {Board, Laid} from "../types.d.ts" */
/** @import {Mine, Settings, State} from "./store.js" */

/** Changes with the shape of what is kept. */
export const KEY = "edgewise-1";
/** How many puzzles are kept; beyond that the oldest without a board goes. */
const MOST = 40;

/** @typedef {{ settings: Settings, mine: Mine[] }} Kept */

/**
 * @param {Pick<Storage, "getItem"> | null} storage
 * @returns {Kept}
 */
export function recall(storage) {
  let found;
  try {
    found = JSON.parse(storage?.getItem(KEY) ?? "null");
  } catch {
    found = null;
  }
  const mine = Array.isArray(found?.mine) ? found.mine : [];
  return { settings: readSettings(found?.settings), mine: mine.filter(isMine).slice(0, MOST) };
}

/**
 * @param {Pick<Storage, "setItem"> | null} storage
 * @param {Pick<State, "settings" | "mine">} state
 */
export function keep(storage, { settings, mine }) {
  try {
    storage?.setItem(KEY, JSON.stringify({ settings, mine }));
  } catch {
    // Full or forbidden: the page goes on without.
  }
}

/**
 * The list with this puzzle first.
 * @param {Mine[]} mine
 * @param {Mine} latest
 * @returns {Mine[]}
 */
export function withLatest(mine, latest) {
  const list = [latest, ...mine.filter(({ id }) => id !== latest.id)];
  while (list.length > MOST) {
    const idle = list.findLastIndex(({ board }) => !board);
    list.splice(idle > 0 ? idle : list.length - 1, 1);
  }
  return list;
}

/**
 * @param {any} found
 * @returns {Settings}
 */
function readSettings(found) {
  const settings = defaultSettings();
  if (["auto", "en", "de"].includes(found?.language)) settings.language = found.language;
  if (["auto", "light", "dark"].includes(found?.theme)) settings.theme = found.theme;
  if (typeof found?.plain === "boolean") settings.plain = found.plain;
  if (typeof found?.letters === "boolean") settings.letters = found.letters;
  if (typeof found?.conflicts === "boolean") settings.conflicts = found.conflicts;
  return settings;
}

/**
 * @param {any} entry
 * @returns {entry is Mine}
 */
function isMine(entry) {
  return (
    typeof entry?.id === "string" &&
    typeof entry.name === "string" &&
    typeof entry.link === "string" &&
    (entry.board === null || isBoard(entry.board))
  );
}

/**
 * Whether it has the form of a board; whether it fits its puzzle is Go's to say.
 * @param {any} board
 * @returns {board is Board}
 */
function isBoard(board) {
  return Array.isArray(board) && board.every((/** @type {any} */ laid) => laid === null || isLaid(laid));
}

/**
 * @param {any} laid
 * @returns {laid is NonNullable<Laid>}
 */
function isLaid(laid) {
  return Array.isArray(laid) && laid.length === 2 && laid.every((n) => Number.isInteger(n) && n >= 0);
}
