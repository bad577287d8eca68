// Explain all: every step from the empty board to the solution, in a dialog of its
// own: where a tile is laid, which one, and why, with a picture of the board.
// Steps appear as Go finds them; closing the dialog stops that.

import { openDialog } from "../base/dialogs.js";
import { draw, make, parseSymbols, setText } from "../base/dom.js";
import { printAlone } from "../base/export.js";
import { think } from "../engine/think.js";
import { edgesShown } from "../game/fits.js";
import { leanOf, turnName } from "../speech/edges.js";
import { titleOf } from "../speech/titles.js";
import { countHint } from "../table/move.js";
import { techniqueSentence } from "./words.js";

/** @import {Board, Drawing, Puzzle, Reasoned, Step} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/** Up to so many cells a step's picture shows the whole board; of larger ones what lies around. */
const SMALL = 36;
/** The room that is shown around a cell, in units. */
const ROOM = 60;
/** What the symbols of the pictures are called, beside those of the board. */
const PREFIX = "step-";

/**
 * The dialog of the puzzle on the table.
 * @typedef {object} Sheet
 * @property {HTMLDialogElement} root
 * @property {HTMLElement} article what is printed
 * @property {SVGSVGElement} symbols what its pictures are made of
 * @property {HTMLElement} summary
 * @property {HTMLElement} list
 * @property {HTMLButtonElement} print
 */

/** The one that is open, or was. @type {Sheet | null} */
let sheet = null;

/**
 * Opens the dialog and fills it.
 * @param {App} app
 */
export async function explainAll(app) {
  const { store, solver, speech } = app;
  const { table: { puzzle, drawing }, play: { finished } } = store.state;
  if (!puzzle || !drawing) return;
  if (!finished) countHint(app);
  sheet?.root.remove();
  const now = (sheet = makeSheet(puzzle, speech));
  document.body.append(now.root);
  openDialog("reasoning");
  const board = /** @type {Board} */ (puzzle.tiles.map(() => null));
  for (const { cell, tile, turn } of puzzle.clues) board[cell] = [tile, turn];
  now.symbols.append(...parseSymbols(drawing.symbols, PREFIX));
  let known = 0;
  const show = (/** @type {Reasoned} */ { steps }) => {
    for (const step of steps.slice(known)) {
      board[step.cell] = [step.tile, step.turn];
      now.list.append(stepItem(step, picture(board, step, puzzle, drawing), puzzle, drawing, speech));
    }
    // A thought that had to begin again comes by the same steps.
    known = Math.max(known, steps.length);
    setText(now.summary, speech.say("reasoning.working", { n: known, cells: puzzle.tiles.length - puzzle.clues.length }));
    return !now.root.open;
  };
  try {
    const reasoned = await think(solver, "reasoning", { puzzle: puzzle.id }, show);
    setText(now.summary, summary(reasoned, speech));
    now.print.disabled = !reasoned.done || known === 0;
  } catch (error) {
    now.root.close();
    throw error;
  }
}

/**
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @returns {Sheet}
 */
function makeSheet(puzzle, speech) {
  const symbols = draw("svg", { class: "unseen", "aria-hidden": "true" });
  const summary = make("p", { class: "summary", "data-part": "reasoning-summary", role: "status" });
  const list = make("ol", { class: "steps", "data-part": "steps" });
  const print = make("button", { type: "button", "data-action": "print-reasoning", disabled: true }, speech.say("guide.print"));
  const article = make(
    "article",
    { class: "reasoning" },
    symbols,
    make("h1", { class: "on-paper" }, titleOf(puzzle.name, speech)),
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
  return { root, article, symbols, summary, list, print };
}

/**
 * "9 steps: 6 follow by themselves, 3 had to be tried."
 * @param {Reasoned} reasoned
 * @param {Speech} speech
 */
export function summary({ steps, complete, dead }, speech) {
  if (steps.length === 0) return speech.say(dead ? "reasoning.dead" : "reasoning.none");
  const tried = steps.filter((step) => step.tried).length;
  const parts = [
    ...(tried < steps.length ? [speech.count("reasoning.follow", steps.length - tried)] : []),
    ...(tried > 0 ? [speech.count("reasoning.tried", tried)] : []),
  ];
  const told = speech.say("reasoning.summary", { steps: speech.count("reasoning.steps", steps.length), parts: parts.join(", ") });
  return complete ? told : `${told} ${speech.say(dead ? "reasoning.dead" : "reasoning.ends")}`;
}

/**
 * @param {Step} step
 * @param {SVGSVGElement} picture
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 */
function stepItem(step, picture, puzzle, drawing, speech) {
  const { row, column } = puzzle.grid.cells[step.cell];
  const lays = speech.say("reasoning.lays", {
    cell: speech.say("cell", { row: row + 1, column: column + 1 }),
    tile: speech.say("tile", { n: step.tile + 1 }),
  });
  const turned = turnName(step.turn, puzzle.grid.sides, speech, leanOf(drawing, step.cell));
  const turn = puzzle.mayTurn ? [make("span", { class: "turn" }, turned), " "] : [];
  const tried = step.tried ? [make("span", { class: "guess" }, speech.say("reasoning.guess"))] : [];
  const how = turn.length + tried.length > 0 ? [make("p", {}, ...turn, ...tried)] : [];
  const words = make("div", {}, make("h3", {}, lays), ...how, make("p", {}, techniqueSentence(step, puzzle, speech)));
  return make("li", {}, words, picture);
}

/**
 * The cells that a step's picture shows: all of a small board, else those that the
 * reason speaks of and what touches the step's cell.
 * @param {Step} step
 * @param {Puzzle} puzzle
 * @returns {Set<number>}
 */
function inSight({ cell, cells }, { grid }) {
  if (grid.cells.length <= SMALL) return new Set(grid.cells.keys());
  return new Set([cell, ...cells, ...grid.cells[cell].beyond.flatMap((seat) => (seat ? [seat[0]] : []))]);
}

/**
 * The box around some cells.
 * @param {Drawing["cells"]} cells
 */
function boxAround(cells) {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return [left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
}

/**
 * The board after a step, with its cell ringed, and those that the reason speaks of.
 * @param {Board} board
 * @param {Step} step
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function picture(board, step, puzzle, { viewBox, cells, turn, seams, card, outline }) {
  const { cell: newest, cells: beside } = step;
  const seen = inSight(step, puzzle);
  const symbol = (/** @type {string} */ name) => draw("use", { href: `#${PREFIX}${name}` });
  const at = (/** @type {{ x: number, y: number }} */ { x, y }, angle = 0) => `translate(${x} ${y}) rotate(${angle})`;
  const parts = [...seen].map((number) => {
    const [cell, laid] = [cells[number], board[number]];
    if (!laid) return draw("g", { transform: at(cell, cell.angle) }, draw("path", { class: "vacant", d: outline }));
    const turned = draw("g", { transform: `rotate(${cell.angle + laid[1] * turn})` }, symbol(`tile-${laid[0]}`));
    return draw("g", { transform: at(cell) }, turned, symbol(`number-${laid[0]}`));
  });
  const overs = [...seen].flatMap((number) => {
    const [cell, laid] = [cells[number], board[number]];
    return laid ? [draw("g", { transform: at(cell, cell.angle + laid[1] * turn) }, symbol(`over-${laid[0]}`))] : [];
  });
  const joins = seams.flatMap((seam) => {
    const laid = board[seam.a[0]];
    if (!laid || !board[seam.b[0]] || !seen.has(seam.a[0]) || !seen.has(seam.b[0])) return [];
    return [draw("g", { transform: at(seam, seam.angle) }, symbol(`bridge-${edgesShown(puzzle, laid)[seam.a[1]]}`))];
  });
  const ring = (/** @type {number} */ cell, /** @type {string} */ name) => draw("path", { class: name, d: card, transform: at(cells[cell], cells[cell].angle) });
  const box = seen.size === cells.length ? viewBox : boxAround([...seen].map((number) => cells[number]));
  const rings = [...beside.filter((cell) => cell !== newest).map((cell) => ring(cell, "beside")), ring(newest, "newest")];
  return draw("svg", { class: "step", viewBox: box.join(" "), "aria-hidden": "true" }, ...parts, ...overs, ...joins, ...rings);
}

/** Prints the steps and nothing else. */
export function printReasoning() {
  if (!sheet) return;
  const { root, article } = sheet;
  printAlone("reasoning", [article], () => root.append(article));
}
