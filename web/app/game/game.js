// A game: where every tile of a puzzle lies, and all the steps that led there. A
// position names a place for each tile, on a cell or on the table, so that every step
// (laying, swapping, turning the whole board, laying a solution) is a list of tiles
// with the places they left and took, and is undone by reading it backwards. Values:
// what changes a game gives a new one, or the same one if nothing changes.

/** @import {Board, Puzzle} from "../../types.d.ts" */

/**
 * Where a tile is: its cell, or TABLE; how far it is turned, there too; and whether
 * it is locked, 1 or 0.
 * @typedef {[cell: number, turn: number, locked: number]} Place
 */

/** @typedef {[tile: number, before: Place, after: Place][]} Step */

/** A new beginning: after so many steps, with so many hints and so much time before. @typedef {{ from: number, hints: number, time: number }} Round */

/**
 * @typedef {object} Game
 * @property {Place[]} places by tile
 * @property {Step[]} past the steps that led here
 * @property {Step[]} future those taken back, the one taken back last at the end
 * @property {number} hints how many hints were asked for
 * @property {number} time milliseconds played
 * @property {Round[]} rounds how often it was begun anew, the first time first
 * @property {number[]} given after how many steps a whole board was laid at once: such a board is nobody's own
 * @property {number[]} turned after how many steps the whole board was turned: that is no move
 */

/** On no cell: the tile waits on the table. */
export const TABLE = -1;

/**
 * The game that begins with a board, or with the clues alone.
 * @param {Puzzle} puzzle
 * @param {Board | null} board
 * @returns {Game}
 */
export function newGame(puzzle, board) {
  const places = puzzle.tiles.map(() => /** @type {Place} */ ([TABLE, 0, 0]));
  const begun = { places, past: [], future: [], hints: 0, time: 0, rounds: [], given: [], turned: [] };
  const laid = step(begun, laidOut(puzzle, begun, board ?? []));
  return { ...laid, past: [], given: laid.places.every(([cell]) => cell !== TABLE) ? [0] : [] };
}

/**
 * The places of a board: what it does not have waits on the table, and clues lie where they must.
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {Board} board
 * @returns {Map<number, Place>}
 */
function laidOut({ clues }, { places }, board) {
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
 * The game after some tiles have taken other places.
 * @param {Game} game
 * @param {Map<number, Place>} next
 * @returns {Game}
 */
export function step(game, next) {
  /** @type {Step} */
  const changes = [...next].filter(([tile, place]) => !same(game.places[tile], place)).map(([tile, place]) => [tile, game.places[tile], place]);
  if (changes.length === 0) return game;
  const done = game.past.length;
  const upTo = (/** @type {number} */ after) => after <= done;
  const [rounds, given, turned] = [game.rounds.filter(({ from }) => upTo(from)), game.given.filter(upTo), game.turned.filter(upTo)];
  return { ...game, rounds, given, turned, places: moved(game.places, changes, 2), past: [...game.past, changes], future: [] };
}

/**
 * Whether two parts of games, or of boards, say the same.
 * @param {unknown} one
 * @param {unknown} other
 */
export function alike(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * @param {Place} one
 * @param {Place} other
 */
function same(one, other) {
  return one.every((n, at) => n === other[at]);
}

/**
 * @param {Place[]} places
 * @param {Step} changes
 * @param {1 | 2} which the places before (1) or after it (2)
 */
function moved(places, changes, which) {
  const next = places.slice();
  for (const change of changes) next[change[0]] = change[which];
  return next;
}

/**
 * The tile that lies on a cell, or -1.
 * @param {Game} game
 * @param {number} cell
 */
export function tileOn({ places }, cell) {
  return cell === TABLE ? -1 : places.findIndex(([at]) => at === cell);
}

/**
 * Whether the puzzle itself holds the tile in its place.
 * @param {Puzzle} puzzle
 * @param {number} tile
 */
export function isClue({ clues }, tile) {
  return clues.some((clue) => clue.tile === tile);
}

/**
 * @param {Game} game
 * @param {number} tile
 */
export function isLocked({ places }, tile) {
  return places[tile][2] === 1;
}

/**
 * The board as it lies.
 * @param {Game} game
 * @returns {Board}
 */
export function boardOf({ places }) {
  const board = /** @type {Board} */ (places.map(() => null));
  for (const [tile, [cell, turn]] of places.entries()) if (cell !== TABLE) board[cell] = [tile, turn];
  return board;
}

/**
 * Puts a tile on a cell, or back on the table. A tile that lies there takes the place
 * that becomes free. Locked tiles stay.
 * @param {Game} game
 * @param {number} tile
 * @param {number} cell
 * @param {number} [turn] as it is turned, unless said otherwise
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

/**
 * Puts tiles back on the table, even locked ones.
 * @param {Game} game
 * @param {number[]} tiles
 * @returns {Game}
 */
export function takeOff(game, ...tiles) {
  return step(game, new Map(tiles.map((tile) => [tile, [TABLE, game.places[tile][1], 0]])));
}

/**
 * Turns a tile clockwise by so many steps.
 * @param {Game} game
 * @param {Puzzle} puzzle
 * @param {number} tile
 * @param {number} by
 * @returns {Game}
 */
export function turn(game, { grid: { sides }, mayTurn }, tile, by) {
  if (isLocked(game, tile) || !mayTurn) return game;
  const [cell, now] = game.places[tile];
  return step(game, new Map([[tile, [cell, (((now + by) % sides) + sides) % sides, 0]]]));
}

/**
 * Locks a tile on its cell, or unlocks it.
 * @param {Game} game
 * @param {Puzzle} puzzle
 * @param {number} tile
 * @returns {Game}
 */
export function lock(game, puzzle, tile) {
  const [cell, now, locked] = game.places[tile];
  return cell === TABLE || isClue(puzzle, tile) ? game : step(game, new Map([[tile, [cell, now, 1 - locked]]]));
}

/**
 * Takes every tile off the board that is not locked: the game begins anew.
 * @param {Game} game
 * @returns {Game}
 */
export function clear(game) {
  /** @type {Map<number, Place>} */
  const next = new Map();
  for (const [tile, [cell, , locked]] of game.places.entries()) if (cell !== TABLE && !locked) next.set(tile, [TABLE, 0, 0]);
  return counted(game, step(game, next));
}

/**
 * Begins anew with nothing but the clues on the board.
 * @param {Game} game
 * @param {Puzzle} puzzle
 * @returns {Game}
 */
export function beginAnew(game, puzzle) {
  const next = new Map(game.places.map((_, tile) => [tile, /** @type {Place} */ ([TABLE, 0, 0])]));
  for (const { cell, tile, turn } of puzzle.clues) next.set(tile, [cell, turn, 1]);
  return counted(game, step(game, next));
}

/**
 * Where all tiles lay before the first move: as the link had them that brought a board.
 * @param {Game} game
 * @returns {Place[]}
 */
export function placesAtFirst({ places, past }) {
  const first = places.slice();
  for (const changes of past.toReversed()) for (const [tile, before] of changes) first[tile] = before;
  return first;
}

/**
 * Lays all tiles as they lay before the first move.
 * @param {Game} game
 * @returns {Game}
 */
export function asAtFirst(game) {
  return step(game, new Map(placesAtFirst(game).entries()));
}

/**
 * The game with one more hint; that is no step, and not taken back.
 * @param {Game} game
 * @returns {Game}
 */
export function withHint(game) {
  return { ...game, hints: game.hints + 1 };
}

/**
 * The game after a step with which it begins anew: moves, hints and time are counted
 * from there.
 * @param {Game} before
 * @param {Game} game
 * @returns {Game}
 */
function counted(before, game) {
  const { hints, time } = before;
  return game === before ? game : { ...game, rounds: [...game.rounds, { from: game.past.length, hints, time }] };
}

/**
 * What was done since the game began, or was begun anew; and whether a whole board
 * was laid at once meanwhile. To lock a tile or to turn the whole board is no move. Who
 * has gone back to before it was begun anew sees what had been done then, and no more.
 * @param {Game} game
 * @returns {{ moves: number, hints: number, time: number, given: boolean }}
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

/**
 * Whether a tile has gone elsewhere or was turned, not only locked.
 * @param {Step[number]} change
 */
export function isMove([, before, after]) {
  return before[0] !== after[0] || before[1] !== after[1];
}

/**
 * Lays a whole board at once, such as a solution.
 * @param {Game} game
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @returns {Game}
 */
export function layAll(game, puzzle, board) {
  const next = step(game, laidOut(puzzle, game, board));
  return next === game || !board.every(Boolean) ? next : { ...next, given: [...next.given, next.past.length] };
}

/**
 * @param {Game} game
 * @returns {Game}
 */
export function undo(game) {
  const last = game.past.at(-1);
  if (!last) return game;
  return { ...game, places: moved(game.places, last, 1), past: game.past.slice(0, -1), future: [...game.future, last] };
}

/**
 * @param {Game} game
 * @returns {Game}
 */
export function redo(game) {
  const next = game.future.at(-1);
  if (!next) return game;
  return { ...game, places: moved(game.places, next, 2), past: [...game.past, next], future: game.future.slice(0, -1) };
}

/**
 * A game as it was kept, null when it is none of this puzzle, for what a browser has
 * kept may be anything: every step must follow from the one before.
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
      if (!changes.every((change) => same(now[change[0]], change[from]))) return null;
      now = moved(now, changes, to);
      if (!isPosition(now, puzzle)) return null;
    }
  }
  return game;
}

/**
 * Whether it has the form of a game; whether it is one of its puzzle is seen when the
 * puzzle is opened.
 * @param {any} found
 * @returns {found is Game}
 */
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

/**
 * Whether every tile has a place of its own, and the clues theirs.
 * @param {Place[]} places
 * @param {Puzzle} puzzle
 */
function isPosition(places, { tiles, grid, clues, mayTurn }) {
  if (places.length !== tiles.length) return false;
  const cells = places.map(([cell]) => cell).filter((cell) => cell !== TABLE);
  const turns = mayTurn ? grid.sides : 1;
  return (
    new Set(cells).size === cells.length &&
    places.every(([cell, now]) => cell < grid.cells.length && now < turns) &&
    clues.every(({ cell, tile, turn: kept }) => same(places[tile], [cell, kept, 1]))
  );
}

/**
 * @param {any} place
 * @returns {place is Place}
 */
function isPlace(place) {
  return Array.isArray(place) && place.length === 3 && place.every(Number.isInteger) && place[0] >= TABLE && place[1] >= 0 && (place[2] === 0 || place[2] === 1);
}

/**
 * @param {any} changes
 * @returns {changes is Step}
 */
function isStep(changes) {
  return (
    Array.isArray(changes) &&
    changes.every((change) => Array.isArray(change) && change.length === 3 && Number.isInteger(change[0]) && isPlace(change[1]) && isPlace(change[2]))
  );
}
