// The actions on the whole board and those that give the answer away: folded beside the board, or in a sheet where
// there is no room. Placing a solution is one step that can be undone.

import { closeDialogs, dialog, openDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { abortedAfter, FaultError } from "../engine/solver.js";
import { closest } from "../game/closest.js";
import { TABLE, alike, boardOf, isClue, isLocked, placeBoard, placesAtFirst, withHint } from "../game/game.js";
import { SMALL, isHopeless } from "../solve/rating.js";
import { ALONE, solve } from "../solve/search.js";
import { isComplete, isSearching } from "../solve/stages.js";
import { isAgainstFrame } from "../speech/reasons.js";
import { ownBoard } from "../table/layers.js";
import { play } from "../table/move.js";
import { showTab } from "../table/tab.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

const BOARD = ["turn-board", "lock", "restart", "as-it-came", "enter"];
const ANSWERS = ["reasoning", "solve", "lay-solution", "best-mine"];
/** Labels that these actions share with other places. @type {Record<string, string>} */
const SAYS = { enter: "enter", "best-mine": "best.mine" };

/** The button that is pressed again after a Yes. @type {WeakMap<HTMLDialogElement, HTMLElement>} */
const asking = new WeakMap();

/** @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makeMore(root) {
  const button = (/** @type {string} */ action) => make("button", { type: "button", "data-action": action, "data-say": SAYS[action] ?? `play.${action}` });
  const board = new Map(BOARD.map((action) => [action, button(action)]));
  const answers = ANSWERS.map(button);
  const [best] = answers.slice(-1);
  const list = make("div", { class: "deeds", "data-part": "deeds" }, make("div", { class: "actions" }, ...board.values()), make("div", { class: "actions" }, ...answers));
  const fold = make("details", { class: "fold", "data-part": "fold" }, make("summary", { "data-say": "play.more" }), list);
  const sheet = makeSheet();
  root.append(fold);
  const question = makeQuestion();
  document.body.append(sheet, question);
  sheet.addEventListener("close", () => fold.append(list));
  fold.addEventListener("toggle", () => fold.open && list.scrollIntoView({ block: "nearest" }));
  question.addEventListener("close", () => asking.delete(question));

  let [asked, unknown] = [false, false];
  list.addEventListener(
    "click",
    (event) => {
      const chosen = event.target instanceof Element ? event.target.closest("button") : null;
      if (!chosen || chosen.getAttribute("aria-disabled") === "true") return;
      if (asked || chosen === asking.get(question) || !answers.includes(chosen) || (unknown && chosen === best)) return sheet.close();
      event.stopPropagation();
      asking.set(question, chosen);
      openDialog("give-away");
    },
    true,
  );

  return (state, speech) => {
    const { table: { puzzle, game }, play: { hand }, keep: { mine }, solve: { foreseen } } = state;
    if (!puzzle || !game) return;
    // The best board gives nothing away if the puzzle has no solution or none can be found.
    unknown = puzzle.why.length > 0 || isHopeless(foreseen);
    asked = game.given.length > 0 || mine.some(({ id, revealed }) => id === puzzle.id && revealed);
    const show = (/** @type {string} */ action, /** @type {boolean} */ there, allowed = true) => {
      const shown = /** @type {HTMLButtonElement} */ (board.get(action));
      shown.hidden = !there;
      shown.setAttribute("aria-disabled", String(!allowed));
      return shown;
    };
    const first = placesAtFirst(game);
    best.hidden = puzzle.grid.cells.length <= SMALL || !ownBoard(state.table) || puzzle.why.some(isAgainstFrame);
    show("turn-board", puzzle.boardTurns > 1);
    const locks = show("lock", true, hand >= 0 && game.places[hand][0] !== TABLE && !isClue(puzzle, hand));
    setText(locks, speech.say(hand >= 0 && isLocked(game, hand) ? "play.unlock" : "play.lock"));
    show("restart", true, game.places.some(([cell, , locked]) => cell !== TABLE && !locked));
    show("as-it-came", first.some(([cell], tile) => cell !== TABLE && !isClue(puzzle, tile)), !alike(first, game.places));
  };
}

function makeSheet() {
  const header = make("header", {}, make("h2", { id: "deeds-title", "data-say": "play.more" }), make("button", { type: "button", class: "quiet", "data-action": "close", "data-say": "close" }));
  return make("dialog", { class: "sheet small", "data-dialog": "deeds", "aria-labelledby": "deeds-title" }, header);
}

function makeQuestion() {
  const yes = make("button", { type: "button", "data-action": "give-away", "data-say": "give-away.yes" });
  const no = make("button", { type: "button", class: "primary", "data-action": "close", "data-say": "give-away.no" });
  return make("dialog", { class: "ask", "data-dialog": "give-away", "aria-labelledby": "give-away-text" }, make("p", { id: "give-away-text", "data-say": "give-away" }), make("div", { class: "actions" }, no, yes));
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export const moreActions = ({ store, puzzleStore }) => ({
  deeds: () => {
    dialog("deeds").append(/** @type {HTMLElement} */ (document.querySelector('[data-part="deeds"]')));
    openDialog("deeds");
  },
  "give-away": () => {
    const { puzzle } = store.state.table;
    if (puzzle) puzzleStore.change({ id: puzzle.id, revealed: true });
    closeDialogs();
    asking.get(dialog("give-away"))?.click();
  },
});

/** A search that is not over after this many milliseconds continues in the Solve tab. */
const PATIENCE = 2 * ALONE;

/** Places a solution, or opens the Solve tab where that takes long. @param {App} app */
export async function placeSolution(app) {
  const { store } = app;
  const { table: { puzzle, drawing, game }, solve: { foreseen, unfinished, search } } = store.state;
  if (!puzzle || !drawing || !game) return;
  const long = isSearching(search) || unfinished || (foreseen && foreseen.seconds * 1000 > ALONE);
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
  play(app, placeBoard(withHint(store.state.table.game ?? game), puzzle, whole));
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
    const { boards } = await solver.run({ puzzle: link, mode: "fast", keep: 1 }, abortedAfter(ALONE));
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
  if (!before || !isComplete(before) || before.fromBoard) {
    const late = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.race([solve(app), store.until(({ solve: { search } }) => search?.stage === "many" || !isSearching(search)), late]);
  }
  const { search } = store.state.solve;
  return isComplete(search) ? (search?.verdict?.boards ?? null) : null;
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
