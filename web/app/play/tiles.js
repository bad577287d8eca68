// What a person does with the tiles on their own board: every move creates a new game value, is saved at once, and can
// be undone. And the button beside a selected tile that swaps it with the one selected before.

import { make, setText } from "../base/dom.js";
import { tell } from "../board/words.js";
import { TABLE, asAtFirst, beginAnew, clear, isClue, isLocked, lock, put, redo, tileOn, turn, undo, turnBoard } from "../game/game.js";
import { turnSeen, turnThatFits } from "../game/sift.js";
import { readMoves } from "../game/typed-moves.js";
import { endTrial, namedStep } from "../hints/ladder.js";
import { keepSettings } from "../keep/storage.js";
import { whereWords } from "../speech/reasons.js";
import { play } from "../table/move.js";
import { noteTime } from "../table/time.js";
import { isFinished } from "./finish.js";

/** @import {Game} from "../game/game.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Play, State} from "./state.d.ts" */

/** @returns {Play} */
export function newPlay() {
  return { hand: -1, cell: -1, swap: null, completedBoard: null, finished: null, shared: null, replay: null, unsolvable: false, misread: null };
}

/** Drops answers about the previous board; called after every move. @param {Pick<App, "store">} app */
export function endAnswers({ store }) {
  const { unsolvable, misread } = store.state.play;
  if (unsolvable || misread) store.change((state) => void Object.assign(state.play, { unsolvable: false, misread: null }));
}

/**
 * Selects a tile.
 * @param {App} app
 * @param {number} tile or -1 for none
 * @param {Play["swap"]} [swap] the tile that it can swap with
 */
export function take({ store }, tile, swap = null) {
  if (store.state.play.hand !== tile) store.change((state) => void Object.assign(state.play, { hand: tile, swap }));
}

/**
 * Handles a tap on a cell: it selects the tile there, turns a selected one, or brings the selected tile
 * to an empty cell. It does nothing on a finished board.
 * @param {App} app
 * @param {number} cell
 */
export function tapCell(app, cell) {
  const { table: { game, puzzle }, play: { hand }, tray: { by } } = app.store.state;
  if (!game || !puzzle || isFinished(app.store.state)) return;
  const there = tileOn(game, cell);
  if (there >= 0 && there === hand) return turnTile(app, there, 1);
  const held = hand >= 0 && !isLocked(game, hand);
  // While the tray shows what fits a cell, deselect: the next tap on a cell must not move this tile.
  if (held && there < 0) return putTile(app, hand, cell, by === "here" ? -1 : hand);
  if (hand < 0 && there < 0) return tell(app, "empty", whereWords(puzzle.grid.cells[cell]));
  take(app, there, held && !isLocked(game, there) ? { tile: hand, places: game.places } : null);
}

/** The tile that the selected one can swap with, or -1. @param {Pick<State, "table" | "play">} state */
export function swapOffered({ table: { game }, play: { hand, swap } }) {
  return game && hand >= 0 && swap?.places === game.places ? swap.tile : -1;
}

/** @param {App} app */
function swapTiles(app) {
  const { table: { game }, play: { hand } } = app.store.state;
  const tile = swapOffered(app.store.state);
  if (game && tile >= 0) putTile(app, tile, game.places[hand][0]);
}

/** Handles a tap on a tile in the tray: it selects the tile, or turns a selected one. @param {App} app @param {number} tile */
function tapTile(app, tile) {
  if (app.store.state.play.hand === tile) turnTile(app, tile, 1);
  else take(app, tile);
}

/**
 * Puts a tile on a cell, turned as gameWith says.
 * @param {App} app
 * @param {number} tile
 * @param {number} cell or TABLE
 * @param {number} [hand] the tile to select afterwards, or -1
 */
export function putTile(app, tile, cell, hand = cell === TABLE ? -1 : tile) {
  const { game } = app.store.state.table;
  const next = gameWith(app.store.state, tile, cell);
  if (!next) return;
  if (next !== game) take(app, hand);
  play(app, next);
}

/**
 * The game with a tile on a cell, or the same game if nothing moves. The tile turns so that it fits, if it
 * can, where the person wants that or sought a tile for the cell; else it keeps the turn that is drawn.
 * @param {Pick<State, "page" | "table" | "hints" | "tray">} state
 * @param {number} tile
 * @param {number} cell or TABLE
 */
export function gameWith(state, tile, cell) {
  const { page: { settings }, table: { game, puzzle }, tray } = state;
  if (!game || !puzzle) return null;
  if (game.places[tile][0] === cell || cell === TABLE) return put(game, tile, cell);
  const named = namedStep(state);
  return put(game, tile, cell, settings.autoturn || cell === tray.here ? turnThatFits(puzzle, game, tile, cell, named) : turnSeen(puzzle, game, tray, tile, named));
}

/** The turn in which a tile is drawn. @param {Pick<State, "table" | "hints" | "tray">} state @param {number} tile @param {Game | null} [game] */
export function turnShown(state, tile, game = state.table.game) {
  const { table: { puzzle }, tray } = state;
  return puzzle && game ? turnSeen(puzzle, game, tray, tile, namedStep(state)) : 0;
}

/**
 * Whether a tile stays as it is, which is answered: there is none, the puzzle fixes it, or it is locked.
 * @param {App} app
 * @param {number} tile or -1
 */
export function stays(app, tile) {
  const { table: { game, puzzle }, play: { cell } } = app.store.state;
  if (!game || !puzzle) return true;
  if (tile >= 0 && !isLocked(game, tile)) return false;
  if (tile >= 0) tell(app, isClue(puzzle, tile) ? "clue" : "locked", { n: tile + 1 });
  else if (cell >= 0) tell(app, "empty", whereWords(puzzle.grid.cells[cell]));
  else tell(app, "none");
  return true;
}

/** @param {App} app @param {number} tile or -1 @param {number} by steps clockwise */
export function turnTile(app, tile, by) {
  const { state } = app.store;
  const { page: { settings }, table: { game, puzzle } } = state;
  if (!game || !puzzle || stays(app, tile)) return;
  if (!puzzle.mayTurn) return tell(app, "unturned");
  // Turn from the drawn turn: a tile sought for a cell is drawn as it fits, perhaps in that turn only.
  const seen = turnShown(state, tile);
  const next = turn(game, puzzle, tile, by + seen - game.places[tile][1]);
  if (turnShown(state, tile, next) === seen) return tell(app, "one-way", { n: tile + 1 });
  if (next !== game && !settings.coached) {
    app.store.change(({ page: { settings } }) => void (settings.coached = true));
    keepSettings(app.storage, { coached: true });
  }
  play(app, next);
}

/** Changes the whole game. @param {App} app @param {(game: Game, state: State) => Game} how */
function change(app, how) {
  const { state } = app.store;
  noteTime(app);
  if (state.table.game) play(app, how(state.table.game, state));
}

/** Locks the selected tile, or unlocks it. @param {App} app */
function lockTile(app) {
  const { table: { game, puzzle }, play: { hand } } = app.store.state;
  if (!game || !puzzle || (hand < 0 || isClue(puzzle, hand) ? stays(app, hand) : isOnTable(app, hand))) return;
  change(app, () => lock(game, puzzle, hand));
}

/** Whether a tile is not on the board, which is answered. @param {App} app @param {number} tile */
function isOnTable(app, tile) {
  const loose = app.store.state.table.game?.places[tile][0] === TABLE;
  if (loose) tell(app, "loose", { n: tile + 1 });
  return loose;
}

/**
 * Changes to another board of the game, such as by undo. It deselects a tile that this moves to another
 * place, because the next tap would move it again.
 * @param {App} app
 * @param {(game: Game) => Game} how
 * @param {string} [answer] if there is none
 */
function goTo(app, how, answer = "") {
  return change(app, (game, { play }) => {
    const next = how(game);
    if (next === game && answer) tell(app, answer);
    if (play.hand >= 0 && next.places[play.hand][0] !== game.places[play.hand][0]) take(app, -1);
    return next;
  });
}

/** Begins the game anew, as one step that can be undone. @param {App} app */
export function playAgain(app) {
  return change(app, (game, { table: { puzzle } }) => (puzzle ? beginAnew(game, puzzle) : game));
}

/** The actions of buttons and keys. @type {(app: App) => Record<string, (button: HTMLElement) => unknown>} */
export const playingActions = (app) => ({
  undo: () => (endTrial(app) ? undefined : goTo(app, undo, "undo")),
  redo: () => goTo(app, redo, "redo"),
  "as-it-came": () => goTo(app, asAtFirst),
  "turn-left": () => (endTrial(app) ? undefined : turnTile(app, app.store.state.play.hand, -1)),
  "turn-right": () => (endTrial(app) ? undefined : turnTile(app, app.store.state.play.hand, 1)),
  restart: () => goTo(app, clear),
  lock: () => lockTile(app),
  "turn-board": () => change(app, (game, { table: { puzzle } }) => (puzzle ? turnBoard(game, puzzle) : game)),
  swap: () => swapTiles(app),
  lift: () => liftTile(app, app.store.state.play.hand),
  wait: (button) => tapTile(app, Number(button.dataset.tile)),
});

/** Makes typed moves, or says why it cannot. @param {App} app @param {string} text @returns {boolean} whether they were made */
export function typeMoves(app, text) {
  const { game, puzzle } = app.store.state.table;
  if (!game || !puzzle) return false;
  const next = readMoves(text, game, puzzle);
  const misread = "code" in next ? next : null;
  app.store.change((state) => void (state.play.misread = misread));
  if ("code" in next) return false;
  play(app, next);
  return true;
}

/** Puts a tile back on the table. @param {App} app @param {number} tile or -1 */
export function liftTile(app, tile) {
  if (!stays(app, tile) && !isOnTable(app, tile)) putTile(app, tile, TABLE);
}

/** The gap between the button and the tile, in pixels. */
const GAP = 4;

/** @param {HTMLElement} board @returns {(state: State, speech: Speech) => void} */
export function makeSwap(board) {
  const button = make("button", { type: "button", class: "swap", "data-action": "swap", hidden: true });
  board.after(button);
  let cell = -1;

  const place = () => {
    const tile = board.querySelector(`[data-cell="${cell}"] .hit`)?.getBoundingClientRect();
    const stage = button.offsetParent?.getBoundingClientRect();
    if (button.hidden || !tile || !stage) return;
    const [{ left, right, bottom }, width, height] = [board.getBoundingClientRect(), button.offsetWidth, button.offsetHeight];
    const middle = Math.max(left, Math.min(right - width, (tile.left + tile.right - width) / 2));
    // Below the tile, or above it at the lower edge of the board.
    const top = tile.bottom + GAP + height <= bottom ? tile.bottom + GAP : tile.top - GAP - height;
    Object.assign(button.style, { left: `${middle - stage.left}px`, top: `${top - stage.top}px` });
  };
  addEventListener("resize", () => requestAnimationFrame(place));
  board.addEventListener("looked", place);

  return (state, speech) => {
    const { page: { tab }, table: { game }, play: { hand }, hints: { help } } = state;
    // Do not cover what a hint shows.
    const other = tab === "play" && !help?.rung ? swapOffered(state) : -1;
    const focused = document.activeElement === button;
    if (other < 0 && button.hidden) return;
    button.hidden = other < 0;
    if (other < 0 || !game) {
      // Focus the cell: the focus would be lost with the button.
      if (focused) /** @type {SVGElement | null} */ (board.querySelector(`[data-cell="${cell}"]`))?.focus();
      return;
    }
    [cell] = game.places[hand];
    setText(button, speech.say("swap"));
    button.setAttribute("aria-label", speech.say("label.swap", { n: hand + 1, other: other + 1 }));
    place();
  };
}
