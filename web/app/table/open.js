// Opens puzzles from a link, a pasted text, the gallery or My puzzles. A board in progress is never lost:
// a link that would replace or hide it waits until the person has decided.

import { FaultError, published } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { alike } from "../game/game.js";
import { isAsLaid, isSolved } from "../keep/record.js";
import { chosenArt, defaultSettings } from "../keep/storage.js";
import { ownBoard } from "./layers.js";
import { showAddress } from "./tab.js";
import { begunBoard, showPuzzle } from "./show.js";
import { ask, isLast, isQuick, nextTurn, whileReading } from "./turns.js";

/** @import {Board, Fault, Look, Moment, Puzzle} from "../../types.d.ts" */
/** @import {App, Choice, Looking, Page, Reading} from "./state.d.ts" */

/** @returns {Page} */
export function newPage() {
  return { phase: "starting", stalled: false, home: false, tab: "play", finger: false, settings: defaultSettings(), notes: [], broken: null, waiting: null, reading: false, look: null, told: null };
}

/**
 * Opens the link in the address, if there is one. The page is ready as soon as Go answers, which may be
 * later.
 * @param {App} app
 * @param {string} hash without #
 * @param {Moment | null} [moment] of a search that was watched before a reload
 * @param {() => void} [opened] is called once the link is opened, or cannot be
 */
export async function openFirst(app, hash, moment, opened = () => {}) {
  const { store } = app;
  try {
    // Without a link this only waits: what the person has opened at home meanwhile stays.
    await (hash ? openAddressed(app, hash, moment) : published(app.solver));
    opened();
    await refreshFromGo(app);
    store.change((state) => void (state.page.phase = "ready"));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    store.change((state) => {
      state.page.phase = error.lost ? "failed" : "ready";
      // A puzzle on the table stays playable. Without one, a notice replaces the page.
      if (!error.lost || state.table.puzzle) state.page.broken = { problem: error.fault, playable: error.lost };
    });
  } finally {
    store.change((state) => void (state.page.stalled = false));
  }
}

/**
 * Opens the link in the address. If its board has to ask first, the board in progress is shown meanwhile.
 * @param {App} app
 * @param {string} hash
 * @param {Moment | null} [moment]
 */
async function openAddressed(app, hash, moment) {
  const turn = nextTurn(app.store);
  await open(app, hash, turn, true, undefined, moment);
  const { waiting } = app.store.state.page;
  if (waiting) await showPuzzle(app, { ...waiting.reading, board: null, watch: null, notes: [], foreign: null }, turn, true);
}

/** Opens a link that was followed. @param {App} app @param {string} hash */
export function openLink(app, hash) {
  return open(app, hash, ask(app), true);
}

/**
 * Opens a link that a person chose here. It takes its turn now, even if the link arrives later.
 * @param {App} app
 * @param {string | Promise<string>} text
 */
export async function openText(app, text) {
  const turn = ask(app);
  return open(app, await text, turn, false);
}

/**
 * Opens a text that a person brings, a link or a list of tiles. The page says so if reading takes long.
 * @param {App} app
 * @param {string} text
 * @param {Choice} [choice]
 */
export function readText(app, text, choice) {
  const turn = ask(app);
  return whileReading(app, turn, open(app, text, turn, false, choice));
}

/**
 * Opens a puzzle from My puzzles with its board. One that cannot be read is set aside unchanged: a newer
 * version may have made it.
 * @param {App} app
 * @param {string} id
 */
export function openMine(app, id) {
  return openEntry(app, id, ask(app));
}

/**
 * Opens a link in place of the puzzle on the table.
 * @param {App} app
 * @param {string} link
 * @param {(comes: Puzzle) => Board | null} exchange swaps the stored records, and returns the board that moved over
 * @returns {Promise<boolean>} false if it could not be read, or something else was opened meanwhile
 */
export async function openInstead(app, link, exchange) {
  const { store } = app;
  const turn = ask(app);
  const reading = await read(app, link, turn);
  if (!reading || "look" in reading || "code" in reading || reading.puzzle.id === store.state.table.puzzle?.id) return false;
  await showPuzzle(app, reading, turn, true, () => exchange(reading.puzzle));
  return isLast(store, turn);
}

/**
 * @param {App} app
 * @param {string} text
 * @param {number} turn
 * @param {boolean} followed whether the person followed a link, rather than chose a text here
 * @param {Choice} [choice]
 * @param {Moment | null} [moment] of a search, if the text has none
 */
async function open(app, text, turn, followed, choice, moment = null) {
  const { page, table } = app.store.state;
  const on = followed || page.home ? undefined : table.puzzle?.id;
  const reading = await read(app, text, turn, { choice, on });
  if (!reading) return null;
  if ("code" in reading) return reading;
  if ("look" in reading) {
    if (!isLast(app.store, turn)) return null;
    app.store.change((state) => void Object.assign(state.page, { look: reading, broken: null, notes: [] }));
    // The list covers the puzzle on the table, which keeps its address.
    if (followed) showAddress(app);
    return null;
  }
  reading.watch ??= moment;
  if (!isLast(app.store, turn)) return null;
  const replaces = replacesBoard(app, reading);
  if (replaces || (followed && hidesBoard(app, reading.puzzle))) app.store.change((state) => void (state.page.waiting = { reading, replaces }));
  else await showPuzzle(app, reading, turn);
  return null;
}

/** @param {App} app @param {string} id @param {number} turn */
async function openEntry(app, id, turn) {
  const entry = app.puzzleStore.find(id);
  if (!entry) return null;
  const reading = await read(app, entry.link, turn);
  if (!reading || "look" in reading) return null;
  if ("code" in reading) {
    await app.puzzleStore.setAside(id);
    return reading;
  }
  await showPuzzle(app, { ...reading, board: entry.board }, turn, true);
  return null;
}

/**
 * @param {App} app
 * @param {string} text
 * @param {number} turn
 * @param {{ choice?: Choice | undefined, on?: string | undefined }} [how] `on`: the visible puzzle, which the text may solve
 * @returns {Promise<Reading | Looking | Fault | null>} null if something else was opened meanwhile
 */
async function read({ store, solver }, text, turn, { choice, on } = {}) {
  const art = chosenArt(store.state.page.settings);
  const params = { text, art, ...choice, ...(on && { on }) };
  const opened = isQuick(text) ? await solver.call("open", params) : (await think(solver, "read", {}, () => !isLast(store, turn), params)).opened;
  if (!opened) return null;
  const { puzzle, drawing, look, board, watch, notes, problem, kept, foreign } = opened;
  if (look) return newLooking(text, look, choice);
  if (puzzle && drawing) return { puzzle, drawing, art, board: board ?? null, watch: watch ?? null, notes, foreign: foreign ? { ...foreign, text } : null };
  const fault = problem ?? { code: "bug", args: {}, at: {} };
  if (isLast(store, turn)) {
    store.change((state) => {
      state.page.broken = { problem: fault, ...(kept && { kept }) };
      state.page.notes = [];
    });
  }
  return fault;
}

/**
 * Whether the board of a text would replace another board in progress. A full board that was placed all at
 * once is nobody's progress.
 * @param {App} app
 * @param {Reading} reading
 */
function replacesBoard({ store: { state }, puzzleStore }, { puzzle, board }) {
  const before = begunBoard(state, puzzle);
  return before !== null && Boolean(board?.some(Boolean)) && !alike(board, before) && !isAsLaid(puzzleStore.find(puzzle.id));
}

/** Whether opening this puzzle would hide the board in progress of another one. @param {App} app @param {Puzzle} puzzle */
function hidesBoard({ store: { state: { page, table } }, puzzleStore }, { id }) {
  const inSight = page.home ? undefined : table.puzzle?.id;
  if (!inSight || inSight === id || isSolved(puzzleStore.find(inSight)) || isAsLaid(puzzleStore.find(inSight))) return false;
  return ownBoard(table) !== null;
}

/** Opens the puzzle that waits. @param {App} app */
export async function openWaiting(app) {
  const { waiting } = app.store.state.page;
  if (waiting) await showPuzzle(app, waiting.reading, ask(app));
}

/** Keeps the board in progress, and shows its address. @param {App} app */
export function stayHere(app) {
  app.store.change(({ page, table }) => {
    page.waiting = null;
    page.home ||= !table.puzzle;
  });
  showAddress(app);
}

/**
 * Waits for Go and asks it about the puzzle on the table: Go knows more, such as why there is no
 * solution. The facts go into the same object, so a tile in hand stays in hand.
 * @param {Pick<App, "store" | "solver">} app
 */
async function refreshFromGo({ store, solver }) {
  if (solver.hasAnswered) return;
  /** @type {Puzzle | null} */
  let heard = null;
  while (store.state.table.puzzle && store.state.table.puzzle !== heard) {
    heard = store.state.table.puzzle;
    const { puzzle } = await solver.callGo("open", { text: heard.id });
    Object.assign(heard, puzzle);
  }
  if (!heard) await solver.ready();
}

/**
 * Starts with the first reading. Without a choice, two readings that are equally good are compared.
 * @param {string} text
 * @param {Look} look
 * @param {Choice | undefined} choice
 * @returns {Looking}
 */
export function newLooking(text, look, choice) {
  const { readings: [first, second], question } = look;
  const compares = !choice && second && (question === "rivals" || (question === "solution" && first.solvable));
  return { text, choice: choice ?? {}, look, at: compares ? null : 0, differently: choice !== undefined, fault: null, open: true };
}
