// What stays in this browser: settings, the last puzzle and "My puzzles", under
// one key. All tabs share it: each changes what is stored, not what it remembers.
// Reading never throws and takes only what is well formed; a browser that keeps
// nothing (private mode) works all the same. Knows no DOM.

import { defaultSettings } from "./store.js";

/** @import {Board, Laid} from "../types.d.ts" */
/** @import {Mine, Settings, State} from "./store.js" */

/** Changes with the shape of what is kept. */
export const KEY = "edgewise-1";
/** How many puzzles are kept; beyond that the oldest without a board goes. */
const MOST = 40;

/** @typedef {{ settings: Settings, mine: Mine[] }} Kept */
/** @typedef {Pick<Storage, "getItem" | "setItem"> | null} Shelf */

/** What this tab last found or left in each storage: any other text there comes from another tab. @type {WeakMap<object, string | null>} */
const seen = new WeakMap();

/**
 * @param {Shelf} storage
 * @returns {Kept}
 */
export function recall(storage) {
  const text = read(storage);
  if (storage) seen.set(storage, text);
  return parse(text);
}

/**
 * Takes over what another tab has done to My puzzles meanwhile.
 * @param {Shelf} storage
 * @param {Pick<State, "mine">} state
 */
export function catchUp(storage, state) {
  if (storage && read(storage) !== seen.get(storage)) state.mine = recall(storage).mine;
}

/**
 * Changes My puzzles as they are stored now, so that tabs never undo each other's
 * work. The settings are left as they are stored.
 * @param {Shelf} storage
 * @param {Pick<State, "mine">} state
 * @param {(mine: Mine[]) => Mine[]} how
 */
export function changeMine(storage, state, how) {
  catchUp(storage, state);
  state.mine = how(state.mine);
  write(storage, { settings: parse(read(storage)).settings, mine: state.mine });
}

/**
 * Keeps the settings, and My puzzles as they are stored now.
 * @param {Shelf} storage
 * @param {Pick<State, "settings" | "mine">} state
 */
export function keepSettings(storage, state) {
  catchUp(storage, state);
  write(storage, { settings: state.settings, mine: state.mine });
}

/**
 * @param {Shelf} storage
 * @returns {string | null}
 */
function read(storage) {
  try {
    return storage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/**
 * @param {Shelf} storage
 * @param {Kept} kept
 */
function write(storage, kept) {
  try {
    storage?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden: the page goes on without.
  }
  if (storage) seen.set(storage, read(storage));
}

/**
 * @param {string | null} text
 * @returns {Kept}
 */
function parse(text) {
  let found;
  try {
    found = JSON.parse(text ?? "null");
  } catch {
    found = null;
  }
  const mine = Array.isArray(found?.mine) ? found.mine : [];
  return { settings: readSettings(found?.settings), mine: mine.filter(isMine).slice(0, MOST) };
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
