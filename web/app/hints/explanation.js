// The dialog that explains every step from the empty board to the solution, with reasons and
// pictures; where all else was tried, it shows those cases. Steps appear as Go finds them; closing
// it stops Go.

import { dialog, openDialog } from "../base/dialogs.js";
import { make, makeSymbols, setText } from "../base/dom.js";
import { printAlone } from "../base/export.js";
import { think } from "../engine/think.js";
import { leanOf, turnName } from "../speech/edges.js";
import { titleLanguage, titleOf } from "../speech/titles.js";
import { countHint } from "../table/move.js";
import { hasCases } from "./ladder.js";
import { makeCases, PREFIX, pictureOfStep, showReason } from "./step.js";

/** @import {Board, Drawing, Puzzle, Reasoned, Step} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/**
 * The dialog of the current puzzle.
 * @typedef {object} Sheet
 * @property {HTMLDialogElement} root
 * @property {HTMLElement} article the part that is printed
 * @property {HTMLElement} summary
 * @property {HTMLElement} list
 * @property {HTMLButtonElement} print
 */

/** @param {App} app */
export async function explainAll(app) {
  const { store, solver, speech } = app;
  const { table: { puzzle, drawing }, play: { finished } } = store.state;
  if (!puzzle || !drawing) return;
  if (!finished) countHint(app);
  document.querySelector('[data-dialog="reasoning"]')?.remove();
  const now = makeSheet(puzzle, speech);
  document.body.append(now.root);
  openDialog("reasoning");
  const board = /** @type {Board} */ (puzzle.tiles.map(() => null));
  for (const { cell, tile, turn } of puzzle.clues) board[cell] = [tile, turn];
  now.article.prepend(makeSymbols(drawing.symbols, PREFIX));
  let listed = 0;
  const show = (/** @type {Reasoned} */ { steps }) => {
    for (const step of steps.slice(listed)) {
      now.list.append(stepItem(step, [...board], puzzle, drawing, speech));
      board[step.cell] = [step.tile, step.turn];
    }
    // Reasoning that restarts finds the same steps again; do not list them twice.
    listed = Math.max(listed, steps.length);
    setText(now.summary, speech.say("reasoning.working", { n: listed, cells: puzzle.tiles.length - puzzle.clues.length }));
    return !now.root.open;
  };
  try {
    const reasoned = await think(solver, "reasoning", { puzzle: puzzle.id }, show);
    setText(now.summary, summary(reasoned, speech));
    now.print.disabled = !reasoned.done || listed === 0;
  } catch (error) {
    now.root.close();
    throw error;
  }
}

/** @param {Puzzle} puzzle @param {Speech} speech @returns {Sheet} */
function makeSheet(puzzle, speech) {
  const summary = make("p", { class: "summary", "data-part": "reasoning-summary", role: "status" });
  const list = make("ol", { class: "steps", "data-part": "steps" });
  const print = make("button", { type: "button", "data-action": "print-reasoning", disabled: true }, speech.say("guide.print"));
  const article = make(
    "article",
    { class: "reasoning" },
    make("h1", { class: "on-paper", ...titleLanguage(puzzle, speech) }, titleOf(puzzle.name, speech)),
    summary,
    list,
  );
  const root = make(
    "dialog",
    { class: "sheet", "data-dialog": "reasoning", "aria-labelledby": "reasoning-title" },
    make(
      "header",
      {},
      make("h2", { id: "reasoning-title" }, speech.say("reasoning.title")),
      make("span", { class: "head-actions" }, print, make("button", { type: "button", class: "quiet", "data-action": "close" }, speech.say("close"))),
    ),
    article,
  );
  return { root, article, summary, list, print };
}

/** For example "9 steps: 6 follow by themselves, 3 had to be tried." @param {Reasoned} reasoned @param {Speech} speech */
export function summary({ steps, complete, dead }, speech) {
  if (steps.length === 0) return speech.say(dead ? "reasoning.dead" : "reasoning.none");
  const tried = steps.filter((step) => step.tried).length;
  const parts = [
    ...(tried < steps.length ? [speech.count("reasoning.follow", steps.length - tried)] : []),
    ...(tried > 0 ? [speech.count("reasoning.tried", tried)] : []),
  ];
  const summary = speech.say("reasoning.summary", { steps: speech.count("reasoning.steps", steps.length), parts: parts.join(", ") });
  return complete ? summary : `${summary} ${speech.say(dead ? "reasoning.dead" : "reasoning.ends")}`;
}

/** @param {Step} step @param {Board} before @param {Puzzle} puzzle @param {Drawing} drawing @param {Speech} speech */
function stepItem(step, before, puzzle, drawing, speech) {
  const { row, column } = puzzle.grid.cells[step.cell];
  const lays = speech.say("reasoning.lays", {
    cell: speech.say("cell", { row: row + 1, column: column + 1 }),
    tile: speech.say("tile", { n: step.tile + 1 }),
  });
  const turned = turnName(step.turn, puzzle.grid.sides, speech, leanOf(drawing, step.cell));
  const turn = puzzle.mayTurn ? [make("span", { class: "turn" }, turned), " "] : [];
  const tried = step.tried ? [make("span", { class: "guess" }, speech.say("reasoning.guess"))] : [];
  const how = turn.length + tried.length > 0 ? [make("p", {}, ...turn, ...tried)] : [];
  const why = make("p");
  showReason(why, step, puzzle, drawing, speech);
  const item = make("li", {}, make("div", {}, make("h3", {}, lays), ...how, why), pictureOfStep(step, before, puzzle, drawing));
  if (hasCases(step)) makeCases(item, why, { step, before, puzzle, drawing }, speech);
  return item;
}

/** Prints the steps alone. */
export function printReasoning() {
  const root = dialog("reasoning");
  const article = root.querySelector("article");
  if (article) printAlone("reasoning", [article], () => root.append(article));
}
