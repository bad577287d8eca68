// What the buttons, fields and keys of the Tiles tab do, how the tab decides what to show, and how a finished entry
// is opened.

import { tell } from "../board/words.js";
import { exchangeAddressed, mend, unmend } from "../solve/mending.js";
import { SMALL } from "../solve/rating.js";
import { recognise } from "../solve/recognise.js";
import { solve } from "../solve/search.js";
import { openText } from "../table/open.js";
import { leaveBegun, showTab } from "../table/tab.js";
import { compare } from "./candidates.js";
import { begun, changed, draftOf, isNobodys, newDraft, takenUp } from "./drafts.js";
import { clear, cleared, copy, emptyEntry, erase, goTo, isComplete, isFinished, isUntouched, step, swap, turn } from "./entry.js";
import { changedBy, isAtHand, isOf, updateFacts } from "./facts.js";
import { dress, openNaming } from "./names-form.js";
import { ask, called, change, enter, inOrder, keep, leap, prepare, proceed, show, take } from "./steps.js";

/** @import {Change} from "../../types.d.ts" */
/** @import {App, Entering, State} from "./state.d.ts" */

/** @returns {Entering} */
export function newEntry() {
  return { draft: newDraft(), candidates: null, answer: null, carrying: false, waits: false, edgeDrawings: null, blockedAt: null, lastStep: null };
}

/**
 * Notes, when another tab is shown, whether the person enters tiles and on top of which puzzle. The
 * Tiles tab shows the tiles of the puzzle on the table, unless the person was entering others here.
 * @param {App} app
 */
export async function seeTab(app) {
  const { store } = app;
  const { page: { tab }, table: { puzzle }, entry: { draft } } = store.state;
  const [entering, link] = [tab === "tiles", puzzle?.id ?? ""];
  const isShown = draft.open === link || (puzzle !== null && draft.of === link) || isAtHand(store.state);
  store.change((state) => {
    state.entry.carrying = false;
    state.entry.draft = { ...draft, open: entering ? link : null, of: isAtHand(state) ? link : draft.of };
  });
  if (!entering) return;
  if (puzzle && !isShown) await inOrder(app, () => takePuzzle(app, puzzle.id));
  await prepare(app);
}

/** Ends entering on top of a puzzle that leaves the table; not while the page starts, when the draft goes on. @param {App} app */
export function leaveTab({ store }) {
  const { page: { phase }, entry: { draft } } = store.state;
  if (phase === "ready" && draft.open !== null) store.change(({ entry }) => void (entry.draft = { ...draft, open: null }));
}

/** Shows the tiles of a puzzle and puts aside what was entered of another; not an undo step. @param {App} app @param {string} id */
async function takePuzzle(app, id) {
  const { entry, facts } = await changedBy(app, { change: "puzzle", to: id });
  show(app, draftOf(app.store.state.entry.draft, entry, id), facts);
}

/** Goes on with the draft that was put aside. @param {App} app */
export function takeUp(app) {
  return proceed(app, () => show(app, takenUp(app.store.state.entry.draft)));
}

/** Makes the Tiles tab show the draft, not the tiles of the puzzle on the table. @param {App} app */
function enterHere({ store }) {
  store.change(({ entry, table }) => void (entry.draft = { ...entry.draft, open: table.puzzle?.id ?? "" }));
}

/** Begins to enter tiles. A half-entered draft goes on; a finished one was opened already and makes room. @param {App} app */
export async function enterTiles(app) {
  const { store } = app;
  leaveBegun(app);
  enterHere(app);
  const shown = showTab(app, "tiles");
  // Queued before any key that is pressed meanwhile.
  void inOrder(app, () => {
    const { draft } = store.state.entry;
    if (draft.aside && begun(draft) === draft.aside.now) show(app, takenUp(draft));
  });
  await change(app, (entry) => (isFinished(entry) ? emptyEntry() : entry));
  await shown;
}

/** Opens the finished entry on the Solve tab and solves it, unless that may take long: then the Solve tab offers it. @param {App} app */
async function solveEntered(app) {
  const { store } = app;
  const { now } = store.state.entry.draft;
  if (!isFinished(now)) return;
  await updateFacts(app);
  const { answer } = store.state.entry;
  if (isAtHand(store.state)) showTab(app, "solve");
  else if (!answer || (await openText(app, answer.facts.link))) return;
  else showTab(app, "solve");
  // A running search may be a mere lookup of what was revealed before, which can end without a result.
  const { search } = store.state.solve;
  if (search?.verdict || now.tiles.length > SMALL) return;
  // Who published the puzzle is shown right below the verdict: find it first, so both appear together.
  if (!store.state.solve.published) await recognise(app);
  await solve(app);
}

/**
 * Fills in the missing tiles of a candidate, provided it was found for the tiles as they are now.
 * @param {App} app
 * @param {number} at which candidate
 */
function fillIn(app, at) {
  return proceed(app, () => {
    const { candidates, answer } = app.store.state.entry;
    if (candidates && candidates.tiles === answer?.facts.complete) return take(app, { change: "rest", list: candidates.puzzles[at].rest }, "filled");
  });
}

/** Swaps the carried tile with the one at a place, or moves the cursor there. @param {App} app @param {number} place @param {number} [side] */
export async function pick(app, place, side) {
  const { carrying } = app.store.state.entry;
  const done = change(app, (entry) => (carrying ? swap(entry, place) : goTo(entry, place, side)), "swapped");
  if (carrying) app.store.change((state) => void (state.entry.carrying = false));
  await done;
}

/** Moves the cursor by that many tiles and takes a carried tile along. @param {App} app @param {number} by */
function leaf(app, by) {
  const { carrying } = app.store.state.entry;
  return change(app, (entry) => {
    const place = Math.min(entry.tiles.length - 1, Math.max(0, entry.tile + by));
    return carrying ? swap(entry, place) : goTo(entry, place);
  }, "swapped");
}

/** Reads the typed text. A text that cannot be read stays in the field. @param {App} app @param {string} text */
export async function typeText(app, text) {
  keep(app, { ...app.store.state.entry.draft, text });
  // Only the latest text is read.
  const isLast = () => app.store.state.entry.draft.text === text;
  await proceed(app, async () => {
    if (!isLast()) return;
    const { entry, facts } = await changedBy(app, { change: "text", to: text });
    if (isLast()) keep(app, { ...changed(app.store.state.entry.draft, entry), text }, { facts });
  });
}

/** Drops the typed text once it says the same as the entry. @param {App} app */
export async function leaveText(app) {
  await inOrder(app, () => updateFacts(app));
  const { draft, answer } = app.store.state.entry;
  if (draft.text !== null && isOf(answer, draft) && !answer.fault) keep(app, { ...draft, text: null });
  await prepare(app);
}

/** Applies a field of the form of shapes and rules. @param {App} app @param {Change | { mayTurn: boolean }} rule */
export function changeRule(app, rule) {
  return "mayTurn" in rule ? change(app, (entry) => ({ ...entry, ...rule })) : ask(app, rule);
}

/** Takes over the names of the puzzle, its art, its halves and its motifs. @param {App} app @param {string[]} list */
export async function changeNames(app, list) {
  await ask(app, { change: "names", list });
  await called(app);
}

/** Offers one picture more or less, or says that there can be no more or fewer. @param {App} app @param {boolean} cut @param {number} by */
function count(app, cut, by) {
  return proceed(app, async () => {
    const { store } = app;
    const { now: before } = store.state.entry.draft;
    await take(app, { change: by > 0 ? "more" : "less", to: cut ? "cut" : "whole" });
    const { now } = store.state.entry.draft;
    store.change(({ entry }) => void (entry.blockedAt = now.motifs.length === before.motifs.length ? { cut, by } : null));
  });
}

/**
 * Replaces the entry by other tiles. One Undo brings it back, and the page says so. None of its
 * pictures stay.
 * @param {App} app
 * @param {string} text
 * @param {string | null} of the link of the puzzle that has these tiles
 * @param {{ tile: number, side: number }} [at] the cursor; by default the first missing side
 */
function replace(app, text, of, at) {
  return proceed(app, async () => {
    const { entry, facts } = await changedBy(app, { change: "puzzle", to: text });
    const { draft } = app.store.state.entry;
    const next = at ? goTo(entry, at.tile, at.side) : entry;
    keep(app, { ...changed(draft, next), of }, { facts, ...(!isNobodys(draft) && { lastStep: "replaced" }) });
  });
}

/** Goes on entering the tiles of a text, finished or not. @param {App} app @param {string} text @param {{ tile: number, side: number }} [at] the cursor */
export async function enterText(app, text, at) {
  leaveBegun(app);
  await replace(app, text, null, at);
  enterHere(app);
  showTab(app, "tiles");
}

/** Replaces the entry by the puzzle on the board. @param {App} app */
async function enterTable(app) {
  const { puzzle } = app.store.state.table;
  if (puzzle) await replace(app, puzzle.id, puzzle.id);
}

/** Opens the names of the puzzle on the board. @param {App} app */
async function nameIt(app) {
  showTab(app, "tiles");
  if (!isAtHand(app.store.state)) await enterTable(app);
  openNaming();
}

/**
 * Draws the puzzle on the board, and its entry, as published or as before. Presses queue up: the
 * entry always follows the board.
 * @param {App} app
 * @param {string} link
 */
function dressAsPublished(app, link) {
  return proceed(app, () => dress(app, link, async (to) => {
    const { entry, facts } = await changedBy(app, { change: "puzzle", to });
    return () => keep(app, changed(app.store.state.entry.draft, entry), { facts });
  }));
}

/** Returns what takes the next puzzle on the board into the entry, if the present one is entered. @param {App} app */
function follower(app) {
  const isEntered = isAtHand(app.store.state);
  return async () => {
    const { puzzle } = app.store.state.table;
    if (isEntered && puzzle) await ask(app, { change: "puzzle", to: puzzle.id });
  };
}

/**
 * Follows Back or Forward to the puzzle on the board as it was before, or after, a slip was mended.
 * @param {App} app
 * @param {string} hash
 * @param {State["page"]["tab"]} tab that was left there
 */
export const goBackTo = (app, hash, tab) => exchangeAddressed(app, hash, tab, follower(app));

/** Goes to a tile of the puzzle on the board, to correct it by hand. @param {App} app @param {number} tile */
async function correctTile(app, tile) {
  showTab(app, "tiles");
  // A puzzle that was only looked at becomes one that is entered: only then keys write.
  if (!isAtHand(app.store.state) || isNobodys(app.store.state.entry.draft)) await enterTable(app);
  await pick(app, tile, 0);
}

/** The room's actions, by data-action. @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} */
export function enteringActions(app) {
  const number = (/** @type {HTMLElement} */ button) => Number(button.dataset.by);
  return {
    "enter-solve": () => solveEntered(app),
    compare: () => compare(app),
    "enter-rest": () => {
      const kept = app.store.state.page.broken?.kept;
      return kept && enterText(app, kept.text);
    },
    "fill-rest": ({ dataset }) => fillIn(app, Number(dataset.at)),
    "enter-fill": ({ dataset }) => enter(app, dataset.edge ?? ""),
    "enter-erase": () => change(app, erase, "erased"),
    "enter-turn": () => change(app, turn, "turned"),
    "enter-copy": () => change(app, copy, "copied"),
    "enter-clear": () => change(app, clear),
    "enter-move": () => app.store.change((state) => void (state.entry.carrying = !state.entry.carrying)),
    "enter-leaf": (button) => leaf(app, number(button)),
    "name-it": () => nameIt(app),
    "enter-undo": () => leap(app, "undone"),
    "enter-redo": () => leap(app, "redone"),
    "enter-anew": () => change(app, isNobodys(app.store.state.entry.draft) ? emptyEntry : cleared),
    "enter-aside": () => takeUp(app),
    "enter-change": () => enterTable(app),
    "enter-motifs": (button) => {
      // Focus the button: a name that is still being written is taken before its field gets another one.
      button.focus();
      return count(app, button.dataset.cut === "true", number(button));
    },
    mend: ({ dataset }) => mend(app, dataset.link ?? "", follower(app)),
    "correct-tile": ({ dataset }) => correctTile(app, Number(dataset.tile)),
    unmend: () => unmend(app, follower(app)),
    dress: ({ dataset }) => dressAsPublished(app, dataset.link ?? ""),
  };
}

/** Does what a key does, or says why that changes nothing. @param {App} app @param {() => Promise<unknown>} act @param {string} why @param {Record<string, string>} [words] */
async function actOr(app, act, why, words) {
  const before = app.store.state.entry.draft;
  await act();
  if (app.store.state.entry.draft === before) tell(app, why, words);
}

/**
 * Returns what the key does, null for a key that the tab does not use.
 * @param {App} app
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">} event
 * @returns {(() => unknown) | null}
 */
export function enteringKey(app, { key, ctrlKey, metaKey, altKey, shiftKey, target }) {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === "y" || (letter === "z" && shiftKey)) return () => actOr(app, () => leap(app, "redone"), "redo");
    return letter === "z" ? () => actOr(app, () => leap(app, "undone"), "undo") : null;
  }
  const { state } = app.store;
  const { carrying, edgeDrawings, draft } = state.entry;
  // No stray key rewrites a puzzle whose tiles are only looked at. The buttons do, and then keys do as well.
  const writes = isUntouched(draft.now) || !isNobodys(draft);
  if (key.length === 1 && /[A-Za-z0-9-]/.test(key)) return () => (writes ? actOr(app, () => enter(app, key), "sign", { sign: key }) : tell(app, "shown"));
  const row = edgeDrawings?.grid.cells.filter((cell) => cell.row === edgeDrawings.grid.cells[draft.now.tile]?.row).length ?? 1;
  const go = (/** @type {number} */ by) => actOr(app, () => leaf(app, by), "last");
  switch (key) {
    case "Backspace":
      return () => (writes ? change(app, erase, "erased") : tell(app, "shown"));
    case "ArrowRight":
      return () => (carrying ? go(1) : change(app, (entry) => step(entry, 1)));
    case "ArrowLeft":
      return () => (carrying ? go(-1) : change(app, (entry) => step(entry, -1)));
    case "ArrowDown":
      return () => go(row);
    case "ArrowUp":
      return () => go(-row);
    case "Enter":
      // On a button or a link, Enter presses it.
      if (target instanceof Element && target.closest("button, a")) return null;
      return isFinished(draft.now) ? () => solveEntered(app) : () => tell(app, "unfinished", { n: draft.now.tiles.filter(isComplete).length, tiles: draft.now.tiles.length });
    case "Escape":
      return () => (carrying ? app.store.change(({ entry }) => void (entry.carrying = false)) : tell(app, "unmoved"));
    default:
      return null;
  }
}
