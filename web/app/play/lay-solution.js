// The answer: a solution is looked for and laid on the person's own board, as one step
// that Undo takes back. One that keeps what lies there comes first; else the one that
// has most in common with it, however the board is turned.

import { make, setText } from "../base/dom.js";
import { showTab } from "../entry/actions.js";
import { boardOf, layAll, newGame, turnBoard, withHint } from "../game/game.js";
import { play } from "./actions.js";
import { edgesShown } from "../board/scene.js";
import { FaultError } from "../engine/solver.js";
import { ALONE, solve } from "../solve/search.js";

/** @import {Board, Laid, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../main.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State, Store} from "../state.js" */

/** A search that is not over after so many milliseconds goes on in the Solve tab. */
const PATIENCE = 2 * ALONE;

/** What became of the wish: a solution was laid, or there is none. @typedef {"laid" | "none"} Answered */

/**
 * Lays a solution on the person's board; where that takes long, the Solve tab is the place.
 * @param {App} app
 */
export async function laySolution(app) {
  const { store } = app;
  const { puzzle, drawing, game, board, foreseen, unfinished, search } = store.state;
  if (!puzzle || !drawing || !game) return;
  const long = search?.phase === "running" || unfinished || (foreseen && foreseen.seconds * 1000 > ALONE);
  if (long) return showTab(app, "solve");
  // Who has moved on meanwhile does not wait for it any more.
  const stands = (places = game.places) => store.state.puzzle === puzzle && store.state.game?.places === places && store.state.tab === "play";
  let whole = board && (await completed(app, puzzle, board));
  if (!stands()) return;
  if (!whole) {
    const boards = await allFound(app);
    if (!stands()) return;
    if (!boards) return showTab(app, "solve");
    whole = closest(puzzle, boards, boardOf(game));
  }
  if (!whole) return store.change((state) => void (state.answered = "none"));
  const laid = layAll(withHint(store.state.game ?? game), puzzle, whole);
  await play(app, laid);
  if (stands(laid.places) && store.state.marks?.solved) store.change((state) => void (state.answered = "laid"));
}

/**
 * A solution that has all that lies on the board, if one is found in a moment.
 * @param {App} app
 * @param {Puzzle} puzzle
 * @param {Board} board
 * @returns {Promise<Board | undefined>}
 */
async function completed({ solver }, puzzle, board) {
  try {
    const { link, why } = await solver.call("fixed", { puzzle: puzzle.id, board });
    if (why.length > 0) return undefined;
    const { boards } = await solver.run({ puzzle: link, mode: "fast", keep: 1 }, AbortSignal.timeout(ALONE));
    return boards[0];
  } catch (error) {
    // What lies there cannot stay: that is no fault.
    if (!(error instanceof FaultError) || error.lost) throw error;
    return undefined;
  }
}

/**
 * The solutions of the puzzle, searched for if they were not; null when that goes on.
 * @param {App} app
 * @returns {Promise<Board[] | null>}
 */
async function allFound(app) {
  const { store } = app;
  const before = store.state.search;
  if (before?.phase !== "done" || before.fromBoard) {
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([solve(app), until(store, ({ search }) => Boolean(search?.fast || search?.long)), late]);
  }
  const { search } = store.state;
  return search?.phase === "done" ? (search.fast?.boards ?? null) : null;
}

/**
 * @param {Store} store
 * @param {(state: State) => boolean} holds
 * @returns {Promise<void>}
 */
function until(store, holds) {
  return new Promise((done) => {
    const look = () => {
      if (!holds(store.state)) return;
      store.removeEventListener("change", look);
      done();
    };
    store.addEventListener("change", look);
    look();
  });
}

/**
 * Of all solutions, and the board turned in all ways, the one that has most in common
 * with what lies there, and keeps that, whichever of several like tiles it is.
 * @param {Puzzle} puzzle
 * @param {Board[]} boards
 * @param {Board} mine
 * @returns {Board | undefined}
 */
export function closest(puzzle, boards, mine) {
  const turned = boards.length > 0 ? turns(puzzle, boards[0]) : [];
  const shows = mine.map((laid) => edgesShown(puzzle, laid).join());
  let most = -1;
  /** @type {Board | undefined} */
  let best;
  for (const board of boards) {
    for (const turn of turned) {
      const candidate = turn(board);
      const common = candidate.filter((laid, cell) => laid && edgesShown(puzzle, laid).join() === shows[cell]).length;
      if (common <= most) continue;
      most = common;
      best = candidate;
    }
  }
  return best && keeping(puzzle, best, mine, shows);
}

/**
 * The ways to turn a full board of the puzzle.
 * @param {Puzzle} puzzle
 * @param {Board} full any of them
 * @returns {((board: Board) => Board)[]}
 */
function turns(puzzle, full) {
  const { sides } = puzzle.grid;
  const start = newGame(puzzle, full);
  let game = start;
  return Array.from({ length: Math.max(1, puzzle.boardTurns) }, () => {
    const seats = start.places.map(([cell, now], tile) => ({ cell, to: game.places[tile][0], by: game.places[tile][1] - now + sides }));
    game = turnBoard(game, puzzle);
    return (/** @type {Board} */ board) => {
      const next = /** @type {Board} */ (board.map(() => null));
      for (const { cell, to, by } of seats) {
        const laid = board[cell];
        if (laid) next[to] = [laid[0], (laid[1] + by) % sides];
      }
      return next;
    };
  });
}

/**
 * The solution with the person's own tiles where they show the same; like tiles change places for that.
 * @param {Puzzle} puzzle
 * @param {Board} solution
 * @param {Board} mine
 * @param {string[]} shows the edges of mine, cell by cell
 * @returns {Board}
 */
function keeping(puzzle, solution, mine, shows) {
  const wanted = solution.map((laid) => edgesShown(puzzle, laid).join());
  const stays = (/** @type {number} */ cell) => shows[cell] !== "" && shows[cell] === wanted[cell];
  const used = new Set(mine.flatMap((laid, cell) => (laid && stays(cell) ? [laid[0]] : [])));
  return solution.map((laid, cell) => {
    if (!laid || stays(cell)) return mine[cell];
    const own = used.has(laid[0]) ? like(puzzle, wanted[cell], used) : laid;
    used.add(own[0]);
    return own;
  });
}

/**
 * A tile that is not used and shows these edges in some turn; of like tiles there are as many as are wanted.
 * @param {Puzzle} puzzle
 * @param {string} edges
 * @param {Set<number>} used
 * @returns {NonNullable<Laid>}
 */
function like(puzzle, edges, used) {
  for (const tile of puzzle.tiles.keys()) {
    for (let turn = 0; !used.has(tile) && turn < (puzzle.mayTurn ? puzzle.grid.sides : 1); turn++) {
      if (edgesShown(puzzle, [tile, turn]).join() === edges) return [tile, turn];
    }
  }
  throw new Error("no tile left");
}

/**
 * Makes the words about it, in the place of what is told otherwise.
 * @param {HTMLElement} root
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeAnswer(root) {
  const words = make("span", {});
  const why = make("button", { type: "button", class: "plain", "data-action": "tab-solve", "data-say": "answer.why" });
  const answer = make("p", { class: "told answer", "data-part": "answer", hidden: true }, words, " ", why);
  root.append(answer);
  return ({ answered, help }, speech) => {
    // Who asks for a hint then is told that.
    const shown = answered !== null && !help?.rung;
    root.classList.toggle("answered", shown);
    answer.hidden = !shown;
    if (!shown) return;
    setText(words, speech.say(`answer.${answered}`));
    why.hidden = answered === "laid";
  };
}
