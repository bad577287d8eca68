// Opens puzzles from a link, a pasted text, the gallery or My puzzles. A board in progress is never lost:
// a link that would replace or hide it waits until the person has decided.

import { FaultError, published } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { isBoardOf } from "../game/fits.js";
import { alike, placeBoard, newGame } from "../game/game.js";
import { isAsLaid, isBuilding, isSolved } from "../keep/record.js";
import { chosenArt, defaultSettings } from "../keep/storage.js";
import { ownBoard, ownLayer } from "./layers.js";
import { keptGame } from "./move.js";
import { ask, isLast, isQuick, nextTurn, whileReading } from "./turns.js";

/** @import {Board, Fault, Look, Moment, Puzzle} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {App, Choice, Looking, Page, Reading, State} from "./state.d.ts" */

/** The time after opening a puzzle before background work may use the worker, in milliseconds. */
const IDLE = 300;

/** After this many ms of starting, the page offers to load it again; it goes on waiting. */
const SLOW = 60_000;

/** @returns {Page} */
export function newPage() {
  return { phase: "starting", slow: false, home: false, tab: "play", finger: false, settings: defaultSettings(), notes: [], broken: null, waiting: null, reading: false, look: null };
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
  const setSlow = (/** @type {boolean} */ slow) => store.change((state) => void (state.page.slow = slow));
  const late = setTimeout(setSlow, SLOW, true);
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
    clearTimeout(late);
    setSlow(false);
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

/** Sets aside a record with this id whose link leads to another puzzle: it is never overwritten. @param {App} app @param {string} id */
export async function quarantineStale({ solver, puzzleStore }, id) {
  const before = puzzleStore.find(id);
  if (!before || before.link === id) return;
  const { puzzle } = await solver.call("open", { text: before.link });
  if (puzzle?.id !== id) await puzzleStore.setAside(id);
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

/** The board in progress of a puzzle. @param {State} state @param {Puzzle} puzzle */
function begunBoard({ table, keep }, puzzle) {
  if (table.puzzle?.id === puzzle.id) return ownBoard(table);
  return legal(puzzle, keep.mine.find((mine) => mine.id === puzzle.id)?.board ?? null);
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
 * Puts a puzzle on the table, with the board of its text or else the one in progress.
 * @param {App} app
 * @param {Reading} reading
 * @param {number} turn
 * @param {boolean} [returns] whether the person returns to a puzzle of theirs
 * @param {() => Board | null} [exchange] as in openInstead
 */
async function showPuzzle(app, reading, turn, returns = false, exchange = () => null) {
  const { store } = app;
  const { puzzle } = reading;
  const inProgress = begunBoard(store.state, puzzle);
  await quarantineStale(app, puzzle.id);
  if (!isLast(store, turn)) return;
  store.emit("leaving");
  const before = gameBefore(app, puzzle, exchange() ?? inProgress);
  const left = store.state.page.home ? "" : store.state.table.puzzle?.id;
  fillTable(app, reading, gameWith(before, reading), returns);
  storeBoard(app, puzzle);
  addStep(app, left);
  showAddress(app);
  if (chosenArt(store.state.page.settings) !== reading.art) await redraw(app);
  if (store.state.page.tab === "watch") store.emit("tab");
  store.emit("moved");
  setTimeout(() => store.emit("opened"), IDLE);
}

/**
 * The game that the person left: the one on the table, or the stored one, or else a new one from the board
 * in progress. What is stored and not valid is set aside.
 * @param {App} app
 * @param {Puzzle} puzzle
 * @param {Board | null} board
 * @returns {Game}
 */
function gameBefore({ store: { state: { table } }, puzzleStore }, puzzle, board) {
  if (table.puzzle?.id === puzzle.id && table.game) return table.game;
  const mine = puzzleStore.find(puzzle.id);
  const played = mine && keptGame(puzzle, { ...mine, board });
  if (mine && !played && (mine.game !== null || (mine.board?.some(Boolean) && !board))) puzzleStore.mend(mine, board);
  return played ?? newGame(puzzle, board);
}

/** The game with the board of the text, if it has one. The board before is one Undo away. @param {Game} before @param {Reading} reading */
function gameWith(before, { puzzle, board, foreign }) {
  const own = legal(puzzle, board);
  if (!own) return before;
  const undoable = foreign?.format === "answer" || ownBoard({ puzzle, game: before });
  return undoable ? placeBoard(before, puzzle, own) : newGame(puzzle, own);
}

/** Replaces what is of the former puzzle in the state. @param {App} app @param {Reading} reading @param {Game} game @param {boolean} returns */
function fillTable({ store, puzzleStore, fresh }, { puzzle, drawing, watch, notes, foreign }, game, returns) {
  const mine = puzzleStore.find(puzzle.id);
  const layer = ownLayer({ puzzle, game });
  store.change((state) => {
    Object.assign(state, fresh(mine));
    state.watch.wanted = watch;
    state.table = { ...state.table, puzzle, drawing, foreign, game, layer };
    Object.assign(state.page, { notes, broken: null, look: null, home: false });
    if (watch) state.page.tab = "watch";
    else if (state.page.phase === "ready") state.page.tab = mine && layer === "tiles" && continuesInSolve(mine, returns) ? "solve" : "play";
  });
}

/**
 * Whether the Solve tab has what the person goes on with: a guide, a hunt for the best board, or the result
 * of a puzzle that was solved by search and not begun by hand.
 * @param {Mine} mine
 * @param {boolean} returns
 */
function continuesInSolve(mine, returns) {
  return isBuilding(mine) || Boolean(mine.hunt) || (returns && mine.found !== undefined);
}

/** Stores the board on the table as the last one opened. @param {App} app @param {Puzzle} puzzle */
function storeBoard({ store: { state: { table } }, puzzleStore }, puzzle) {
  const board = ownBoard(table);
  if (alike(puzzleStore.find(puzzle.id)?.board ?? null, board)) puzzleStore.open(puzzle);
  else puzzleStore.lay(puzzle, board, table.game);
}

/**
 * Adds a puzzle that was chosen here to the history; a followed link has its step already.
 * @param {App} app
 * @param {string | undefined} left the puzzle that was in sight, "" for home
 */
function addStep({ store: { state: { table } }, address }, left) {
  const id = table.puzzle?.id;
  if (left === undefined || left === id) return;
  if (address.hash() === (left && `#${left}`)) address.add(`#${id}`);
}

/** The board, if it has tiles and is valid for the puzzle. @param {Puzzle} puzzle @param {Board | null} board */
function legal(puzzle, board) {
  return board?.some(Boolean) && isBoardOf(puzzle, board) ? board : null;
}

/** Draws the puzzle again after a change of a setting. @param {App} app */
export async function redraw(app) {
  const { page: { settings }, table: { puzzle } } = app.store.state;
  if (!puzzle) return;
  const drawing = await app.solver.call("draw", { puzzle: puzzle.id, art: chosenArt(settings) });
  app.store.change((state) => {
    if (state.table.puzzle?.id === puzzle.id) state.table.drawing = drawing;
  });
}

/** Shows the link of the visible puzzle in the address bar; home has none. @param {App} app */
export function showAddress({ store: { state: { page, table } }, address }) {
  const hash = page.home ? "" : table.puzzle ? `#${table.puzzle.id}` : address.hash();
  address.replace(hash || address.page());
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
