// A game: the place of every tile, and all steps that led there. Every tile has a place, on a cell or on
// the table, so every step (placing, swapping, turning the whole board, placing a solution) is a list of
// tiles with their places before and after, and is undone by swapping these. Games are values: a change
// returns a new game, or the same one if nothing changes.

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */

/**
 * The place of a tile: its cell or TABLE, its turn (on the table, too), and 1 if it is locked, else 0.
 * @typedef {[cell: number, turn: number, locked: number]} Place
 */

/** @typedef {[tile: number, before: Place, after: Place][]} Step */

/** A new beginning after `from` steps, with the hints and the time counted before. @typedef {{ from: number, hints: number, time: number }} Round */

/**
 * @typedef {object} Game
 * @property {Place[]} places by tile
 * @property {Step[]} past the steps that led here
 * @property {Step[]} future the undone steps, the last undone one at the end
 * @property {number} hints that were asked for
 * @property {number} time milliseconds played
 * @property {Round[]} rounds new beginnings, in order
 * @property {number[]} given step counts after which a full board was placed at once: nobody solved it
 * @property {number[]} turned step counts after which the whole board was turned: these are no moves
 */

/** The cell of a tile that is on the table. */
export const TABLE = -1;

/** A game that begins with a board, or with only the clues. @param {Puzzle} puzzle @param {Board | null} board @returns {Game} */
export function newGame(puzzle, board) {
  const places = puzzle.tiles.map(() => /** @type {Place} */ ([TABLE, 0, 0]));
  const begun = { places, past: [], future: [], hints: 0, time: 0, rounds: [], given: [], turned: [] };
  const laid = step(begun, placesFor(puzzle, begun, board ?? []));
  return { ...laid, past: [], given: laid.places.every(([cell]) => cell !== TABLE) ? [0] : [] };
}

/**
 * The places of all tiles for a board: other tiles go to the table, and clues to their cells.
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {Board} board
 */
function placesFor({ clues }, { places }, board) {
  const clued = new Set(clues.map(({ cell }) => cell));
  /** @type {Map<number, Place>} */
  const next = new Map(places.map(([, turn], tile) => [tile, [TABLE, turn, 0]]));
  for (const [cell, laid] of board.entries()) {
    if (laid && !clued.has(cell)) next.set(laid[0], [cell, laid[1], places[laid[0]][0] === cell ? places[laid[0]][2] : 0]);
  }
  for (const { cell, tile, turn } of clues) next.set(tile, [cell, turn, 1]);
  return next;
}

/**
 * Moves tiles to other places, as one step. Marks of undone steps (rounds and so on) are dropped.
 * @param {Game} game
 * @param {Map<number, Place>} next
 * @returns {Game}
 */
export function step(game, next) {
  /** @type {Step} */
  const changes = [...next].filter(([tile, place]) => !isSamePlace(game.places[tile], place)).map(([tile, place]) => [tile, game.places[tile], place]);
  if (changes.length === 0) return game;
  const done = game.past.length;
  const upTo = (/** @type {number} */ after) => after <= done;
  const [rounds, given, turned] = [game.rounds.filter(({ from }) => upTo(from)), game.given.filter(upTo), game.turned.filter(upTo)];
  return { ...game, rounds, given, turned, places: moved(game.places, changes, 2), past: [...game.past, changes], future: [] };
}

/** Compares parts of games, or boards, by value. @param {unknown} one @param {unknown} other */
export function alike(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** @param {Place} one @param {Place} other */
function isSamePlace(one, other) {
  return one.every((n, at) => n === other[at]);
}

/** @param {Place[]} places @param {Step} changes @param {1 | 2} which the places before (1) or after (2) the step */
function moved(places, changes, which) {
  const next = places.slice();
  for (const change of changes) next[change[0]] = change[which];
  return next;
}

/** The tile on a cell, or -1. @param {Game} game @param {number} cell */
export function tileOn({ places }, cell) {
  return cell === TABLE ? -1 : places.findIndex(([at]) => at === cell);
}

/** @param {Puzzle} puzzle @param {number} tile */
export function isClue({ clues }, tile) {
  return clues.some((clue) => clue.tile === tile);
}

/** @param {Game} game @param {number} tile */
export function isLocked({ places }, tile) {
  return places[tile][2] === 1;
}

/** @param {Game} game @returns {Board} */
export function boardOf({ places }) {
  const board = /** @type {Board} */ (places.map(() => null));
  for (const [tile, [cell, turn]] of places.entries()) if (cell !== TABLE) board[cell] = [tile, turn];
  return board;
}

/**
 * Puts a tile on a cell, or on the table. A tile on that cell takes the place that becomes free. Locked
 * tiles stay.
 * @param {Game} game
 * @param {number} tile
 * @param {number} cell
 * @param {number} [turn]
 * @returns {Game}
 */
export function put(game, tile, cell, turn = game.places[tile][1]) {
  const other = tileOn(game, cell);
  if (isLocked(game, tile) || (other >= 0 && other !== tile && isLocked(game, other))) return game;
  /** @type {Map<number, Place>} */
  const next = new Map([[tile, [cell, turn, 0]]]);
  if (other >= 0 && other !== tile) next.set(other, [game.places[tile][0], game.places[other][1], 0]);
  return step(game, next);
}

/** Puts tiles back on the table, even locked ones. @param {Game} game @param {number[]} tiles */
export function takeOff(game, ...tiles) {
  return step(game, new Map(tiles.map((tile) => [tile, [TABLE, game.places[tile][1], 0]])));
}

/** Turns a tile clockwise. @param {Game} game @param {Puzzle} puzzle @param {number} tile @param {number} by steps */
export function turn(game, { grid: { sides }, mayTurn }, tile, by) {
  if (isLocked(game, tile) || !mayTurn) return game;
  const [cell, now] = game.places[tile];
  return step(game, new Map([[tile, [cell, (((now + by) % sides) + sides) % sides, 0]]]));
}

/** Locks a tile on its cell, or unlocks it. @param {Game} game @param {Puzzle} puzzle @param {number} tile */
export function lock(game, puzzle, tile) {
  const [cell, now, locked] = game.places[tile];
  return cell === TABLE || isClue(puzzle, tile) ? game : step(game, new Map([[tile, [cell, now, 1 - locked]]]));
}

/** Takes all unlocked tiles off the board, which begins the game anew. @param {Game} game */
export function clear(game) {
  /** @type {Map<number, Place>} */
  const next = new Map();
  for (const [tile, [cell, , locked]] of game.places.entries()) if (cell !== TABLE && !locked) next.set(tile, [TABLE, 0, 0]);
  return withNewRound(game, step(game, next));
}

/** Begins anew with only the clues on the board. @param {Game} game @param {Puzzle} puzzle */
export function beginAnew(game, puzzle) {
  const next = new Map(game.places.map((_, tile) => [tile, /** @type {Place} */ ([TABLE, 0, 0])]));
  for (const { cell, tile, turn } of puzzle.clues) next.set(tile, [cell, turn, 1]);
  return withNewRound(game, step(game, next));
}

/** The places before the first move, such as those of a link with a board. @param {Game} game */
export function placesAtFirst({ places, past }) {
  const first = places.slice();
  for (const changes of [...past].reverse()) for (const [tile, before] of changes) first[tile] = before;
  return first;
}

/** Returns to the board before the first move, as one step. @param {Game} game */
export function asAtFirst(game) {
  return step(game, new Map(placesAtFirst(game).entries()));
}

/** Counts a hint. That is no step, and Undo keeps it. @param {Game} game @returns {Game} */
export function withHint(game) {
  return { ...game, hints: game.hints + 1 };
}

/** Marks the last step as a new beginning: moves, hints and time count from there. @param {Game} before @param {Game} game */
function withNewRound(before, game) {
  const { hints, time } = before;
  return game === before ? game : { ...game, rounds: [...game.rounds, { from: game.past.length, hints, time }] };
}

/**
 * The counts since the last beginning, and whether a full board was placed at once since then. Locking a
 * tile and turning the whole board are no moves. Undo past a beginning shows the counts of the round before.
 * @param {Game} game
 */
export function tally({ past, hints, time, rounds, given, turned }) {
  const begun = rounds.findLast(({ from }) => from <= past.length) ?? { from: 0, hints: 0, time: 0 };
  const ended = rounds.find(({ from }) => from > past.length) ?? { hints, time };
  const moves = past.filter((changes, at) => at >= begun.from && !turned.includes(at + 1) && changes.some(isMove));
  return {
    ...{ moves: moves.length, hints: ended.hints - begun.hints, time: ended.time - begun.time },
    given: given.some((after) => after >= begun.from && after <= past.length),
  };
}

/** Whether a tile was moved or turned, not only locked. @param {Step[number]} change */
export function isMove([, before, after]) {
  return before[0] !== after[0] || before[1] !== after[1];
}

/** Places a whole board at once, such as a solution. @param {Game} game @param {Puzzle} puzzle @param {Board} board @returns {Game} */
export function placeBoard(game, puzzle, board) {
  const next = step(game, placesFor(puzzle, game, board));
  return next === game || !board.every(Boolean) ? next : { ...next, given: [...next.given, next.past.length] };
}

/** @param {Game} game @returns {Game} */
export function undo(game) {
  const last = game.past.at(-1);
  if (!last) return game;
  return { ...game, places: moved(game.places, last, 1), past: game.past.slice(0, -1), future: [...game.future, last] };
}

/** @param {Game} game @returns {Game} */
export function redo(game) {
  const next = game.future.at(-1);
  if (!next) return game;
  return { ...game, places: moved(game.places, next, 2), past: [...game.past, next], future: game.future.slice(0, -1) };
}

/**
 * A stored game, or null if it is none of this puzzle. The browser may have stored anything, so this
 * checks that every step follows from the one before.
 * @param {any} found
 * @param {Puzzle} puzzle
 * @returns {Game | null}
 */
export function readGame(found, puzzle) {
  const { places, past, future, hints, time, rounds = [], given = [], turned = [] } = found ?? {};
  const game = { places, past, future, hints, time, rounds, given, turned };
  if (!isHistory(game) || !isPosition(places, puzzle)) return null;
  for (const [steps, from, to] of /** @type {[Step[], 1 | 2, 1 | 2][]} */ ([[past, 2, 1], [future, 1, 2]])) {
    let now = places;
    for (const changes of [...steps].reverse()) {
      if (!changes.every((change) => isSamePlace(now[change[0]], change[from]))) return null;
      now = moved(now, changes, to);
      if (!isPosition(now, puzzle)) return null;
    }
  }
  return game;
}

/** Checks the form of a game; readGame also checks it against the puzzle. @param {any} found @returns {found is Game} */
export function isHistory(found) {
  const { places, past, future, hints, time, rounds, given, turned } = found ?? {};
  if (![places, past, future, rounds, given, turned].every(Array.isArray)) return false;
  const isKnown = (/** @type {any} */ changes) => isStep(changes) && changes.every(([tile]) => tile in places);
  return places.every(isPlace) && [...past, ...future].every(isKnown) && rounds.every(isRound) && [hints, time, ...given, ...turned].every(isAmount);
}

/** @param {any} n */
const isAmount = (n) => Number.isFinite(n) && n >= 0;

/** @param {any} round */
const isRound = (round) => [round?.from, round?.hints, round?.time].every(isAmount);

/** Whether every tile has a place of its own, and the clues theirs. @param {Place[]} places @param {Puzzle} puzzle */
function isPosition(places, { tiles, grid, clues, mayTurn }) {
  if (places.length !== tiles.length) return false;
  const cells = places.map(([cell]) => cell).filter((cell) => cell !== TABLE);
  const turns = mayTurn ? grid.sides : 1;
  return (
    new Set(cells).size === cells.length &&
    places.every(([cell, now]) => cell < grid.cells.length && now < turns) &&
    clues.every(({ cell, tile, turn: kept }) => isSamePlace(places[tile], [cell, kept, 1]))
  );
}

/** @param {any} place @returns {place is Place} */
function isPlace(place) {
  return Array.isArray(place) && place.length === 3 && place.every(Number.isInteger) && place[0] >= TABLE && place[1] >= 0 && (place[2] === 0 || place[2] === 1);
}

/** @param {any} changes @returns {changes is Step} */
function isStep(changes) {
  return (
    Array.isArray(changes) &&
    changes.every((change) => Array.isArray(change) && change.length === 3 && Number.isInteger(change[0]) && isPlace(change[1]) && isPlace(change[2]))
  );
}

/**
 * Turns the board clockwise by the smallest turn that maps it onto itself and keeps the look of every clue;
 * so the clues can stay in their places.
 * @param {Game} game
 * @param {Puzzle} puzzle
 */
export function turnBoard(game, puzzle) {
  const { boardTurn, grid: { sides } } = puzzle;
  if (!boardTurn) return game;
  /** @type {Map<number, Place>} */
  const next = new Map();
  for (const [tile, [cell, now, locked]] of game.places.entries()) {
    if (cell === TABLE || isClue(puzzle, tile)) continue;
    next.set(tile, [boardTurn.to[cell], (now + boardTurn.by) % sides, locked]);
  }
  const after = step(game, next);
  return after === game ? game : { ...after, turned: [...after.turned, after.past.length] };
}

/** Whether the tiles could be elsewhere: neither a frame nor a clue holds them. @param {Pick<Puzzle, "framed" | "clues">} puzzle */
export const isLoose = ({ framed, clues }) => !framed && clues.length === 0;

/**
 * The board slid in each way that keeps all its tiles on cells.
 * @param {Board} lying
 * @param {Puzzle} puzzle
 * @param {Pick<Drawing, "cells">} drawing
 */
export function slidesOf(lying, puzzle, { cells }) {
  const taken = [...lying.keys()].filter((cell) => lying[cell]);
  if (!isLoose(puzzle) || taken.length === 0) return [];
  const seat = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ angle) => [x, y, angle].map(Math.round).join();
  const seats = new Map(cells.map(({ x, y, angle }, at) => [seat(x, y, angle), at]));
  const [first] = taken;
  return [...cells.keys()].flatMap((to) => {
    const [dx, dy] = [cells[to].x - cells[first].x, cells[to].y - cells[first].y];
    const places = taken.map((cell) => seats.get(seat(cells[cell].x + dx, cells[cell].y + dy, cells[cell].angle)));
    if (to === first || cells[to].angle !== cells[first].angle || places.includes(undefined)) return [];
    const slid = /** @type {Board} */ (lying.map(() => null));
    for (const [at, place] of places.entries()) if (place !== undefined) slid[place] = lying[taken[at]];
    return [slid];
  });
}
