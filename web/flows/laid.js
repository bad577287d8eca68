// Steps that many flows begin with, and reads what they check.

import assert from "node:assert/strict";
import { boardOf } from "../app/game/game.js";

export { DOGS_WHOLE, FIRST } from "./puzzles.js";

/** @import {Mine} from "../app/keep/record.js" */
/** @import {Laid} from "../types.d.ts" */
/** @import {Tab} from "../tools/flows/tab.js" */

export const INSECTS = "#grid=3x3&tiles=BdDM.bMaD.ABbm.dAMa.AdMb.BaDm.aBmd.bMdA.MdAB";
/** The tiles of the Hunde-Spiel. */
export const DOG_TILES = "BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs".split(".");

/**
 * The moves that make a board of squares, as a person types them, cell by cell.
 * @param {[tile: number, turn: number][]} board
 */
export const movesTo = (board) => {
  const width = Math.sqrt(board.length);
  return board.map(([tile, turn], cell) => `${tile + 1} ${"abcdefgh"[cell % width]}${Math.floor(cell / width) + 1} ${turn}`);
};

/**
 * Solves the puzzle on the Solve tab, unless its result is shown already.
 * @param {Tab} tab
 * @param {string | RegExp} verdict
 */
export async function solve(tab, verdict) {
  if (tab.state.page.tab === "play") await tab.show("solve");
  if (!isSeen(tab, '[data-part="result"]')) await tab.press("solve");
  await tab.untilText("verdict", verdict);
}

/** Solves the puzzle, and shows the whole solution. @param {Tab} tab @param {string | RegExp} verdict */
export async function solveAll(tab, verdict) {
  await solve(tab, verdict);
  await tab.press("show-all");
}

/** Puts one tile of a solution on the person's own board, so that a board is in progress. @param {Tab} tab */
export async function putOne(tab) {
  await solve(tab, "solution");
  await tab.press("show-one");
  await tab.untilText("caption", "1 of");
  await tab.press("put");
  await tab.untilText("caption", "Your board · 1 of");
}

/**
 * Starts a long search, and waits until it reports progress.
 * @param {Tab} tab
 * @param {string} [action] that begins it
 * @param {Record<string, string>} [dataset] of its button
 */
export async function searching(tab, action = "solve", dataset = {}) {
  const button = tab.window.document.createElement("button");
  Object.assign(button.dataset, dataset);
  tab.run(() => void tab.actions?.[action](/** @type {any} */ (button)));
  await tab.untilText("share-words", "left on");
}

/** Stops a search. @param {Tab} tab */
export async function stop(tab) {
  await tab.press("stop");
  await tab.untilText("verdict", "Stopped.");
}

/** Whether an element is visible. @param {Tab} tab @param {string} selector */
export const isSeen = (tab, selector) => tab.window.document.querySelectorAll(selector).some((one) => one.checkVisibility());

/** Whether a dialog is open. @param {Tab} tab @param {string} name */
export const isOpen = (tab, name) => Boolean(tab.window.document.querySelector(`[data-dialog="${name}"]`)?.open);

/** The names of the board's cells, in their order. @param {Tab} tab @returns {string[]} */
export const cells = (tab) => tab.part("board").querySelectorAll("[data-cell]").map((/** @type {any} */ cell) => cell.getAttribute("aria-label"));

/** The person's own board as a short text. @param {Tab} tab */
export const lies = (tab) => JSON.stringify(tab.board);

/** How many tiles a record has on its board. @param {Mine} mine */
export const countOf = ({ board }) => board?.filter(Boolean).length ?? 0;

/**
 * Opens the puzzle of this name from a shelf. Of two that share a card it is the first.
 * @param {Tab} tab
 * @param {"mine" | "published"} shelf
 * @param {string} name
 */
export async function openFrom(tab, shelf, name) {
  await tab.press("puzzles");
  const cards = () => tab.part(shelf).querySelectorAll(".card");
  const named = () => cards().find((/** @type {any} */ card) => card.querySelector("b")?.textContent === name);
  if (shelf === "published") await tab.fill('[data-part="published-words"]', name);
  await tab.until(() => (tab.see(), named()), `${name} is on the shelf ${shelf}`);
  const card = named();
  await tab.press(card.dataset.action, { ...card.dataset });
  if (card.dataset.ids) await tab.click(`.fold-twins[data-id="${card.dataset.id}"] + .card`);
  await tab.until(() => tab.text("name").includes(name), `${name} lies on the table`);
}

/** All boards that Undo reaches in a kept puzzle, the current one first. @param {Mine} mine */
export function reached({ game }) {
  if (!game) return [];
  const all = [game.places];
  for (const step of [...game.past].reverse()) {
    const places = [...(all.at(-1) ?? [])];
    for (const [tile, before] of step) places[tile] = before;
    all.push(places);
  }
  return all.map((places) => boardOf({ ...game, places }));
}

/**
 * Asserts that a board solves the Hunde-Spiel: it has every tile once, and all halves match.
 * @param {(Laid | null)[] | null | undefined} board
 */
export function assertDogsSolved(board) {
  if (!board) throw new Error("a board lies there");
  const edge = (/** @type {number} */ cell, /** @type {number} */ side) => {
    const [tile, turn] = board[cell] ?? assert.fail(`cell ${cell} is empty`);
    return DOG_TILES[tile][(side - turn + 4) % 4];
  };
  const swapped = (/** @type {string} */ sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase());
  for (const cell of board.keys()) {
    if (cell % 3 < 2) assert.equal(edge(cell, 1), swapped(edge(cell + 1, 3)), `right of cell ${cell}`);
    if (cell < 6) assert.equal(edge(cell, 2), swapped(edge(cell + 3, 0)), `below cell ${cell}`);
  }
  assert.equal(new Set(board.map((laid) => laid?.[0])).size, 9);
}
