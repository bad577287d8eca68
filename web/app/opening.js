// Opening puzzles: from a link, a pasted text, the gallery or what this browser
// kept. A board in progress is never lost: a link that would put another puzzle
// in its place waits until the person has decided.

import { FaultError } from "./solver.js";
import { keep, withLatest } from "./keeping.js";
import { stop } from "./solving.js";
import { refreshMarks } from "./showing.js";

/** @import {Board, Fault, Opened} from "../types.d.ts" */
/** @import {App} from "./main.js" */

/**
 * Opens what the page was started with: the address, else the last puzzle, else
 * the first published one.
 * @param {App} app
 * @param {string} hash of the address, without #
 */
export async function openFirst(app, hash) {
  const last = app.store.state.mine[0];
  try {
    if (hash) {
      await openLink(app, hash);
      if (app.store.state.waiting && last) await openMine(app, last.id);
    } else if (last) {
      await openMine(app, last.id);
    }
    if (!hash && !app.store.state.puzzle) {
      const { entries } = await app.solver.call("gallery", {});
      await openText(app, entries[0].link);
    }
    app.store.change((state) => void (state.phase = "ready"));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    app.store.change((state) => void (state.phase = "failed"));
  }
}

/**
 * Opens a link that was followed: it may have to wait for the person's word.
 * @param {App} app
 * @param {string} hash
 */
export function openLink(app, hash) {
  return openText(app, hash, (opened) => wouldReplace(app, opened));
}

/**
 * Opens a link or a text that a person chose here. Says what is wrong with it.
 * @param {App} app
 * @param {string} text
 * @param {(opened: Opened) => boolean} [mustWait]
 * @returns {Promise<Fault | null>}
 */
export async function openText(app, text, mustWait = () => false) {
  const { store, solver } = app;
  const opened = await solver.call("open", { text });
  const { puzzle, problem, kept } = opened;
  if (!puzzle) {
    const fault = problem ?? { code: "bug", args: {}, at: {} };
    store.change((state) => {
      state.broken = { problem: fault, ...(kept && { kept }) };
      state.notes = [];
    });
    return fault;
  }
  const { link } = await solver.call("link", { puzzle: puzzle.id });
  if (mustWait(opened)) store.change((state) => void (state.waiting = { opened, link }));
  else await lay(app, opened, link);
  return null;
}

/**
 * Whether opening this puts a board in progress out of sight.
 * @param {App} app
 * @param {Opened} opened
 */
function wouldReplace({ store: { state } }, { puzzle, board }) {
  const last = state.mine[0];
  if (!last?.board || !puzzle) return false;
  if (last.id !== puzzle.id) return true;
  return board !== undefined && JSON.stringify(board) !== JSON.stringify(last.board);
}

/**
 * Opens the link that waited.
 * @param {App} app
 */
export async function openWaiting(app) {
  const { waiting } = app.store.state;
  if (!waiting) return;
  app.store.change((state) => void (state.waiting = null));
  await lay(app, waiting.opened, waiting.link);
}

/**
 * Stays with the board in progress; the address says so.
 * @param {App} app
 */
export function stayHere(app) {
  app.store.change((state) => void (state.waiting = null));
  showAddress(app);
}

/**
 * Opens a puzzle from My puzzles, with its board.
 * @param {App} app
 * @param {string} id
 */
export async function openMine(app, id) {
  const entry = app.store.state.mine.find((mine) => mine.id === id);
  if (!entry) return;
  const opened = await app.solver.call("open", { text: entry.link });
  if (opened.puzzle) await lay(app, { ...opened, ...(entry.board && { board: entry.board }) }, entry.link);
  else forget(app, id);
}

/**
 * Takes a puzzle out of My puzzles.
 * @param {App} app
 * @param {string} id
 */
export function forget(app, id) {
  app.store.change((state) => {
    state.mine = state.mine.filter((mine) => mine.id !== id);
  });
  keep(app.storage, app.store.state);
}

/**
 * Lays an opened puzzle on the table.
 * @param {App} app
 * @param {Opened} opened
 * @param {string} link
 */
async function lay(app, { puzzle, board, notes }, link) {
  if (!puzzle) return;
  const { store, solver } = app;
  const { plain } = store.state.settings;
  const drawing = await solver.call("draw", { puzzle: puzzle.id, ...(plain && { art: "plain" }) });
  const own = board && (await isLegal(app, puzzle.id, board)) ? board : null;
  stop(app);
  store.change((state) => {
    const again = state.puzzle?.id === puzzle.id;
    const before = again ? state.board : (state.mine.find(({ id }) => id === puzzle.id)?.board ?? null);
    const mine = own ?? before;
    const replaced = own !== null && before !== null && JSON.stringify(own) !== JSON.stringify(before);
    Object.assign(state, { puzzle, link, drawing, notes, board: mine, broken: null, search: null });
    state.undo = replaced ? [before] : [];
    state.layer = mine ? "board" : "tiles";
    state.shown = { index: 0, cells: [] };
    state.marks = null;
    state.mine = withLatest(state.mine, { id: puzzle.id, name: puzzle.name, link, board: mine });
  });
  keep(app.storage, store.state);
  showAddress(app);
  await refreshMarks(app);
}

/**
 * Whether Go takes the board for one of this puzzle.
 * @param {App} app
 * @param {string} puzzle
 * @param {Board} board
 */
async function isLegal(app, puzzle, board) {
  if (!board.some(Boolean)) return false;
  return app.solver.call("board", { puzzle, board }).then(
    () => true,
    () => false,
  );
}

/**
 * Draws the puzzle again, after a setting that changes how it looks.
 * @param {App} app
 */
export async function redraw(app) {
  const { puzzle, settings } = app.store.state;
  if (!puzzle) return;
  const drawing = await app.solver.call("draw", { puzzle: puzzle.id, ...(settings.plain && { art: "plain" }) });
  app.store.change((state) => {
    if (state.puzzle?.id === puzzle.id) state.drawing = drawing;
  });
}

/**
 * The address bar always holds the puzzle.
 * @param {App} app
 */
export function showAddress({ store: { state }, address }) {
  if (state.link) address.replace(`#${state.link}`);
}

/**
 * The whole link to share, with the board if wanted.
 * @param {App} app
 * @param {boolean} withBoard
 * @returns {Promise<string>}
 */
export async function shareLink({ store: { state }, solver, address }, withBoard) {
  if (!state.puzzle) return address.page();
  if (!withBoard || !state.board) return `${address.page()}#${state.link}`;
  const { link } = await solver.call("link", { puzzle: state.puzzle.id, board: state.board });
  return `${address.page()}#${link}`;
}
