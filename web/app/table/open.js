// Opening puzzles: from a link, a pasted text, the gallery or what this browser
// kept; and going home, where none is in sight. A board in progress is never lost: a
// link that would put another puzzle in its place waits until the person has decided.

import { published } from "../engine/gallery.js";
import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { isBoardOf } from "../game/fits.js";
import { alike, layAll, newGame } from "../game/game.js";
import { isAsLaid, isBuilding, isSolved } from "../keep/record.js";
import { defaultSettings } from "../keep/settings.js";
import { hearGo } from "./hear.js";
import { ownBoard, ownLayer } from "./layers.js";
import { newLooking } from "./look.js";
import { keptGame } from "./move.js";
import { ask, isLast, isQuick, nextTurn, whileReading } from "./turns.js";

/** @import {Board, Fault, Moment, Puzzle} from "../../types.d.ts" */
/** @import {App, Choice, Looking, Page, Reading, State} from "./state.d.ts" */

/** So many milliseconds after a puzzle was opened nobody waits for the worker. */
const IDLE = 300;

/** So many milliseconds it may take to start; then it is offered to load the page again. It goes on waiting. */
const SLOW = 60_000;

/** @returns {Page} */
export function newPage() {
  return { phase: "starting", slow: false, home: false, tab: "play", finger: false, settings: defaultSettings(), notes: [], broken: null, waiting: null, reading: false, look: null };
}

/**
 * Opens what the page was started with: the address. Without one nothing is opened. The
 * page is ready as soon as Go answers, which may be later than it is opened.
 * @param {App} app
 * @param {string} hash of the address, without #
 * @param {Moment | null} [moment] of a search, where that was watched before the page was loaded again
 * @param {() => void} [opened] called once it is opened, or cannot be
 */
export async function openFirst(app, hash, moment, opened = () => {}) {
  const { store } = app;
  const tellSlow = (/** @type {boolean} */ slow) => store.change((state) => void (state.page.slow = slow));
  const late = setTimeout(tellSlow, SLOW, true);
  try {
    // Whoever was quicker, at home, is not stopped.
    await (hash ? openAddressed(app, hash, moment) : published(app.solver));
    opened();
    await hearGo(app);
    store.change((state) => void (state.page.phase = "ready"));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    store.change((state) => {
      state.page.phase = error.lost ? "failed" : "ready";
      // What lies on the table can be played all the same. Where nothing does, that is told in place of the page.
      if (!error.lost || state.table.puzzle) state.page.broken = { problem: error.fault, playable: error.lost };
    });
  } finally {
    clearTimeout(late);
    tellSlow(false);
  }
}

/**
 * Opens the link in the address; where its board asks first, the one in progress lies
 * there meanwhile.
 * @param {App} app
 * @param {string} hash
 * @param {Moment | null} [moment]
 */
async function openAddressed(app, hash, moment) {
  const turn = nextTurn(app.store);
  await open(app, hash, turn, true, undefined, moment);
  const { waiting } = app.store.state.page;
  if (waiting) await openEntry(app, waiting.reading.puzzle.id, turn);
}

/**
 * Opens a link that was followed. Says what is wrong with it.
 * @param {App} app
 * @param {string} hash
 * @returns {Promise<Fault | null>}
 */
export function openLink(app, hash) {
  return open(app, hash, ask(app), true);
}

/**
 * Opens a link that a person chose here. Says what is wrong with it. Its turn is now, though
 * the link may be waited for.
 * @param {App} app
 * @param {string | Promise<string>} text
 * @returns {Promise<Fault | null>}
 */
export async function openText(app, text) {
  const turn = ask(app);
  return open(app, await text, turn, false);
}

/**
 * Opens a text that a person brings, be it a link or a list of tiles: the page says that it
 * reads where that takes long. Says what is wrong with it.
 * @param {App} app
 * @param {string} text
 * @param {Choice} [choice]
 * @returns {Promise<Fault | null>}
 */
export function readText(app, text, choice) {
  const turn = ask(app);
  return whileReading(app, turn, open(app, text, turn, false, choice));
}

/**
 * Opens a puzzle from My puzzles, with its board. One that cannot be read today is set
 * aside as it is: perhaps a newer version made it.
 * @param {App} app
 * @param {string} id
 * @returns {Promise<Fault | null>}
 */
export function openMine(app, id) {
  return openEntry(app, id, ask(app));
}

/**
 * Opens a link in the place of the puzzle on the table.
 * @param {App} app
 * @param {string} link
 * @param {(comes: Puzzle) => Board | null} exchange changes what is kept as it is laid, and says what board went over
 * @returns {Promise<boolean>} whether it lies there: something else may have been opened meanwhile
 */
export async function openInstead(app, link, exchange) {
  const { store } = app;
  const turn = ask(app);
  const reading = await read(app, link, turn);
  if (!reading || "look" in reading || "code" in reading || reading.puzzle.id === store.state.table.puzzle?.id) return false;
  await lay(app, reading, turn, true, () => exchange(reading.puzzle));
  return isLast(store, turn);
}

/**
 * Sets aside what is kept of a puzzle under another link, where that one is none of it:
 * it is not written over unseen.
 * @param {App} app
 * @param {string} id
 */
export async function heed({ solver, keeper }, id) {
  const before = keeper.find(id);
  if (!before || before.link === id) return;
  const { puzzle } = await solver.call("open", { text: before.link });
  if (puzzle?.id !== id) await keeper.setAside(id);
}

/**
 * @param {App} app
 * @param {string} text
 * @param {number} turn
 * @param {boolean} followed whether it came by itself, as links do
 * @param {Choice} [choice]
 * @param {Moment | null} [moment] of a search, where the text has none
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
    // What lies below it is what was there.
    if (followed) showAddress(app);
    return null;
  }
  reading.watch ??= moment;
  if (!isLast(app.store, turn)) return null;
  const stake = atStake(app, reading, followed);
  if (stake) app.store.change((state) => void (state.page.waiting = { reading, replaces: stake === "replaced" }));
  else await lay(app, reading, turn);
  return null;
}

/**
 * @param {App} app
 * @param {string} id
 * @param {number} turn
 */
async function openEntry(app, id, turn) {
  const entry = app.keeper.find(id);
  if (!entry) return null;
  const reading = await read(app, entry.link, turn);
  if (!reading || "look" in reading) return null;
  if ("code" in reading) {
    await app.keeper.setAside(id);
    return reading;
  }
  await lay(app, { ...reading, board: entry.board }, turn, true);
  return null;
}

/**
 * @param {App} app
 * @param {string} text
 * @param {number} turn
 * @param {{ choice?: Choice | undefined, on?: string | undefined }} [how] and the puzzle in sight, which it may be an answer for
 * @returns {Promise<Reading | Looking | Fault | null>} null where it was given up
 */
async function read({ store, solver }, text, turn, { choice, on } = {}) {
  const params = { text, ...choice, ...(on && { on }) };
  const opened = isQuick(text) ? await solver.call("open", params) : (await think(solver, "read", {}, () => !isLast(store, turn), params)).opened;
  if (!opened) return null;
  const { puzzle, look, board, watch, notes, problem, kept, foreign } = opened;
  if (look) return newLooking(text, look, choice);
  if (puzzle) return { puzzle, board: board ?? null, watch: watch ?? null, notes, foreign: foreign ? { ...foreign, text } : null };
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
 * What opening this would do to a board in progress: take its place, or, if
 * nobody here has chosen it, put it out of sight. A whole board that was laid at once is
 * nobody's progress.
 * @param {App} app
 * @param {Reading} reading
 * @param {boolean} followed
 * @returns {"replaced" | "hidden" | null}
 */
function atStake({ store: { state }, keeper }, { puzzle, board }, followed) {
  const before = begunBoard(state, puzzle);
  const { page, table } = state;
  if (before && board?.some(Boolean) && !alike(board, before) && !isAsLaid(keeper.find(puzzle.id))) return "replaced";
  const inSight = page.home ? undefined : table.puzzle?.id;
  if (!followed || !inSight || inSight === puzzle.id || isSolved(keeper.find(inSight)) || isAsLaid(keeper.find(inSight))) return null;
  return ownBoard(table) ? "hidden" : null;
}

/**
 * The board in progress of a puzzle, if there is one.
 * @param {State} state
 * @param {Puzzle} puzzle
 * @returns {Board | null}
 */
function begunBoard({ table, keep }, puzzle) {
  if (table.puzzle?.id === puzzle.id) return ownBoard(table);
  return legal(puzzle, keep.mine.find((mine) => mine.id === puzzle.id)?.board ?? null);
}

/**
 * Opens what waited.
 * @param {App} app
 */
export async function openWaiting(app) {
  const { waiting } = app.store.state.page;
  if (waiting) await lay(app, waiting.reading, ask(app));
}

/**
 * Stays with the board in progress; the address says so.
 * @param {App} app
 */
export function stayHere(app) {
  app.store.change(({ page, table }) => {
    page.waiting = null;
    page.home ||= !table.puzzle;
  });
  showAddress(app);
}

/**
 * Lays a puzzle on the table: with the board it brings, else with the one in progress.
 * @param {App} app
 * @param {Reading} reading
 * @param {number} turn
 * @param {boolean} [returns] whether a person goes on with one of their own
 * @param {() => Board | null} [exchange] puts it in the place of the one before, and says what board went over
 */
async function lay(app, { puzzle, board, watch, notes, foreign }, turn, returns = false, exchange = () => null) {
  const { store, solver, keeper } = app;
  const { plain } = store.state.page.settings;
  const drawing = await solver.call("draw", { puzzle: puzzle.id, ...(plain && { art: "plain" }) });
  const own = legal(puzzle, board);
  const stood = begunBoard(store.state, puzzle);
  await heed(app, puzzle.id);
  if (!isLast(store, turn)) return;
  store.tell("leaving");
  const kept = exchange() ?? stood;
  const mine = keeper.find(puzzle.id);
  const here = store.state.table.puzzle?.id === puzzle.id ? store.state.table.game : null;
  const played = mine && keptGame(puzzle, { ...mine, board: kept });
  if (mine && !here && !played && (mine.game !== null || (mine.board?.some(Boolean) && !kept))) keeper.mend(mine, kept);
  const left = store.state.page.home ? "" : store.state.table.puzzle?.id;
  store.change((state) => {
    const before = here ?? played ?? newGame(puzzle, kept);
    // What lay there before is one Undo away.
    const over = foreign?.format === "answer" || ownBoard({ puzzle, game: before });
    const game = !own ? before : over ? layAll(before, puzzle, own) : newGame(puzzle, own);
    Object.assign(state, app.fresh(keeper.find(puzzle.id)));
    state.watch.wanted = watch;
    const layer = ownLayer({ puzzle, game });
    state.table = { ...state.table, puzzle, drawing, foreign, game, layer };
    state.page.notes = notes;
    state.page.broken = null;
    state.page.look = null;
    state.page.home = false;
    if (watch) state.page.tab = "watch";
    // What is built on a real table goes on from there, and so does a look for the best board;
    // and whoever returns to what was solved, and not begun by hand, finds the result.
    else if (state.page.phase === "ready") state.page.tab = mine && layer === "tiles" && (isBuilding(mine) || mine.hunt || (returns && mine.found !== undefined)) ? "solve" : "play";
  });
  const stored = keeper.find(puzzle.id)?.board ?? null;
  const now = ownBoard(store.state.table);
  if (alike(stored, now)) keeper.open(puzzle);
  else keeper.lay(puzzle, now, store.state.table.game);
  // A puzzle chosen here comes after the one it leaves; a link that was followed stands in the history already.
  const from = left ? `#${left}` : left;
  if (left !== puzzle.id && app.address.hash() === from) app.address.add(`#${puzzle.id}`);
  showAddress(app);
  if (store.state.page.settings.plain !== plain) await redraw(app);
  if (store.state.page.tab === "watch") store.tell("tab");
  store.tell("moved");
  setTimeout(() => store.tell("opened"), IDLE);
}

/**
 * The board, if something lies on it and it is one of this puzzle.
 * @param {Puzzle} puzzle
 * @param {Board | null} board
 */
function legal(puzzle, board) {
  return board?.some(Boolean) && isBoardOf(puzzle, board) ? board : null;
}

/**
 * Draws the puzzle again, after a setting that changes how it looks.
 * @param {App} app
 */
export async function redraw(app) {
  const { page: { settings }, table: { puzzle } } = app.store.state;
  if (!puzzle) return;
  const drawing = await app.solver.call("draw", { puzzle: puzzle.id, ...(settings.plain && { art: "plain" }) });
  app.store.change((state) => {
    if (state.table.puzzle?.id === puzzle.id) state.table.drawing = drawing;
  });
}

/**
 * The address bar always holds the puzzle in sight; home has the page's own address.
 * @param {App} app
 */
export function showAddress({ store: { state: { page, table } }, address }) {
  const hash = page.home ? "" : table.puzzle ? `#${table.puzzle.id}` : address.hash();
  address.replace(hash || address.page());
}
