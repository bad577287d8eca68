// Places a solution on the person's own board, as one step that can be undone. A solution that keeps
// their tiles comes first; else the one that has most in common with the board, in any of its turns.

import { make } from "../base/dom.js";
import { FaultError } from "../engine/solver.js";
import { closest } from "../game/closest.js";
import { boardOf, layAll, withHint } from "../game/game.js";
import { ALONE, solve } from "../solve/search.js";
import { ownBoard } from "../table/layers.js";
import { play } from "../table/move.js";
import { showTab } from "../table/tab.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** A search that is not over after this many milliseconds continues in the Solve tab. */
const PATIENCE = 2 * ALONE;

/** Places a solution, or opens the Solve tab where that takes long. @param {App} app */
export async function laySolution(app) {
  const { store } = app;
  const { table: { puzzle, drawing, game }, solve: { foreseen, unfinished, search } } = store.state;
  if (!puzzle || !drawing || !game) return;
  const long = search?.phase === "running" || unfinished || (foreseen && foreseen.seconds * 1000 > ALONE);
  if (long) return showTab(app, "solve");
  // Drop the answer if the person has moved, or opened something else, meanwhile.
  const stands = () => store.state.table.puzzle === puzzle && store.state.table.game?.places === game.places && store.state.page.tab === "play";
  const board = ownBoard(store.state.table);
  let whole = board && (await completed(app, puzzle, board));
  if (!stands()) return;
  if (!whole) {
    const boards = await allFound(app);
    if (!stands()) return;
    if (!boards) return showTab(app, "solve");
    whole = closest(puzzle, boards, boardOf(game))?.board;
  }
  if (!whole) return store.change((state) => void (state.play.unsolvable = true));
  play(app, layAll(withHint(store.state.table.game ?? game), puzzle, whole));
}

/**
 * A solution that keeps all tiles of the board, if a short search finds one.
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
    // No fault: these tiles cannot all stay.
    if (!(error instanceof FaultError) || error.lost) throw error;
    return undefined;
  }
}

/**
 * All solutions of the puzzle, searched for if necessary.
 * @param {App} app
 * @returns {Promise<Board[] | null>} null while the search goes on
 */
async function allFound(app) {
  const { store } = app;
  const before = store.state.solve.search;
  if (before?.phase !== "done" || before.fromBoard) {
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([solve(app), store.until(({ solve: { search } }) => Boolean(search?.fast || search?.long)), late]);
  }
  const { search } = store.state.solve;
  return search?.phase === "done" ? (search.fast?.boards ?? null) : null;
}

/**
 * Makes the sentence that there is no solution. While it shows, CSS hides the hint.
 * @param {HTMLElement} root
 * @returns {(state: State) => void}
 */
export function makeAnswer(root) {
  const words = make("span", { "data-say": "answer.none" });
  const why = make("button", { type: "button", class: "plain", "data-action": "tab-solve", "data-say": "answer.why" });
  const answer = make("p", { class: "told answer", "data-part": "answer", hidden: true }, words, " ", why);
  root.append(answer);
  return ({ hints: { help }, play: { unsolvable } }) => {
    // A hint asked for later takes its place.
    const shown = unsolvable && !help?.rung;
    root.classList.toggle("answered", shown);
    answer.hidden = !shown;
  };
}
