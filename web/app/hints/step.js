// One step of Explain every step: its picture, with a hint's marks, and the cases of a step that was found by trying,
// which the person looks at one by one.

import { draw, isShown, make, setText } from "../base/dom.js";
import { drawRing, drawSide } from "../board/board.js";
import { transform } from "../board/layout.js";
import { frameOf, ringsOf } from "../board/scene.js";
import { think } from "../engine/think.js";
import { edgesShown, wholeSeams } from "../game/fits.js";
import { leanOf } from "../speech/edges.js";
import { PATIENCE, within, withTrials } from "./ladder.js";
import { litByBranch, litByStep } from "./lit.js";
import { inPictures, setPictured } from "./line.js";
import { branchWords, techniqueSentence } from "./words.js";

/** @import {Board, Drawing, HintBranch, Puzzle, Seat, Step} from "../../types.d.ts" */
/** @import {Ringed} from "../board/scene.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/**
 * The state of one step's cases.
 * @typedef {object} Cases
 * @property {{ step: Step, before: Board, puzzle: Puzzle, drawing: Drawing }} about
 * @property {HTMLElement} why
 * @property {Record<"explain" | "case" | "back", HTMLButtonElement>} buttons
 * @property {HintBranch[] | null} branches null until somebody asks
 * @property {number} at index of the visible branch, -1 for none
 * @property {boolean} thinking
 */

/** By list item. @type {WeakMap<Element, Cases>} */
const known = new WeakMap();

/**
 * @param {HTMLElement} item
 * @param {HTMLElement} why the sentence that a case's sentence replaces
 * @param {Cases["about"]} about
 * @param {Speech} speech
 */
export function makeCases(item, why, about, speech) {
  const button = (/** @type {string} */ action, /** @type {"explain" | "back"} */ press) => make("button", { type: "button", "data-action": action }, speech.say(`hint.press.${press}`));
  const buttons = { explain: button("step-case", "explain"), case: make("button", { type: "button", "data-action": "step-case", hidden: true }), back: button("step-back", "back") };
  buttons.back.hidden = true;
  why.setAttribute("aria-live", "polite");
  why.after(make("div", { class: "beside-told" }, ...Object.values(buttons)));
  known.set(item, { about, why, buttons, branches: null, at: -1, thinking: false });
}

/** Shows the step's first or next case; the first follows the last. @param {App} app @param {HTMLElement} button */
export async function showCase({ solver, speech }, button) {
  const item = /** @type {HTMLElement} */ (button.closest("li"));
  const cases = known.get(item);
  if (!cases || cases.thinking) return;
  if (!cases.branches) {
    const { puzzle, before, step: { cell, tile, turn } } = cases.about;
    const enough = within(PATIENCE);
    cases.thinking = true;
    try {
      cases.branches = (await think(solver, "refute", { puzzle: puzzle.id, board: before, cell, tile, turn }, () => enough() || !isShown(item))).branches;
    } finally {
      cases.thinking = false;
    }
  }
  show(item, cases, cases.at + 1 < cases.branches.length ? cases.at + 1 : 0, speech);
}

/** @param {App} app @param {HTMLElement} button */
export function leaveCases({ speech }, button) {
  const item = /** @type {HTMLElement} */ (button.closest("li"));
  const cases = known.get(item);
  if (cases) show(item, cases, -1, speech);
}

/** @param {HTMLElement} item @param {Cases} cases @param {number} at @param {Speech} speech */
function show(item, cases, at, speech) {
  const { about: { step, before, puzzle, drawing }, why, buttons, branches } = cases;
  const of = branches?.length ?? 0;
  const branch = branches?.[at];
  cases.at = branch ? at : -1;
  if (branch) setText(why, branchWords(branches ?? [], at, { step, stays: -1, board: before }, puzzle, speech, (cell) => leanOf(drawing, cell)));
  else showReason(why, step, puzzle, drawing, speech);
  item.querySelector("svg.step")?.replaceWith(branch ? pictureOfCase(branch, before, puzzle, drawing) : pictureOfStep(step, before, puzzle, drawing));
  const focused = Object.values(buttons).find((button) => button === document.activeElement);
  // Do not offer a case again if none was found in time.
  buttons.explain.hidden = Boolean(branch) || of === 0;
  buttons.case.hidden = !branch || of < 2;
  buttons.back.hidden = !branch;
  if (branch) setText(buttons.case, speech.say(at + 1 < of ? "hint.press.case" : "hint.press.first"));
  if (focused?.hidden) Object.values(buttons).find((button) => !button.hidden)?.focus();
}

/** Show the whole board up to this many cells; of larger boards only the surroundings. */
const SMALL = 36;
/** The margin around a cell's centre, in units. */
const ROOM = 60;
/** Distinguishes the pictures' symbols from the board's. */
export const PREFIX = "step-";

/** @param {Step} step @param {Board} before @param {Puzzle} puzzle @param {Drawing} drawing */
export function pictureOfStep(step, before, puzzle, drawing) {
  const beside = ringsOf({ ...litByStep(step), cells: [] });
  return picture(withTrials(before, [step]), [...beside, { cell: step.cell, kind: "newest" }], step.seats, puzzle, drawing);
}

/** Shows the reason for a step. @param {Element} element @param {Step} step @param {Puzzle} puzzle @param {Drawing} drawing @param {Speech} speech */
export function showReason(element, step, puzzle, drawing, speech) {
  setPictured(element, techniqueSentence(step, puzzle, speech, inPictures(puzzle, drawing, speech)), puzzle, speech, PREFIX);
}

/**
 * The board in one case, with another tile in place of the step's.
 * @param {HintBranch} branch
 * @param {Board} before
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function pictureOfCase(branch, before, puzzle, drawing) {
  const lit = litByBranch(branch, puzzle, before);
  return picture(withTrials(before, branch.trials), ringsOf(lit), lit.seats, puzzle, drawing);
}

/** @param {Board} board @param {Ringed[]} rings @param {Seat[]} sides @param {Puzzle} puzzle @param {Drawing} drawing */
function picture(board, rings, sides, puzzle, drawing) {
  const { viewBox, cells, turn, seams, outline } = drawing;
  const seen = inSight(rings, puzzle);
  const symbol = (/** @type {string} */ name) => draw("use", { href: `#${PREFIX}${name}` });
  const parts = [...seen].map((number) => {
    const [{ x, y, angle }, laid] = [cells[number], board[number]];
    if (!laid) return draw("g", { transform: transform({ x, y, angle }) }, draw("path", { class: "vacant", d: outline }));
    const turned = draw("g", { transform: `rotate(${angle + laid[1] * turn})` }, symbol(`tile-${laid[0]}`));
    return draw("g", { transform: transform({ x, y, angle: 0 }) }, turned, symbol(`number-${laid[0]}`));
  });
  const overs = [...seen].flatMap((number) => {
    const [{ x, y, angle }, laid] = [cells[number], board[number]];
    return laid ? [draw("g", { transform: transform({ x, y, angle: angle + laid[1] * turn }) }, symbol(`over-${laid[0]}`))] : [];
  });
  const joins = wholeSeams(puzzle, board, seams).flatMap((number) => {
    const { a, b } = seams[number];
    if (!seen.has(a[0]) || !seen.has(b[0])) return [];
    return [draw("g", { transform: transform(seams[number]) }, symbol(`bridge-${edgesShown(puzzle, board[a[0]])[a[1]]}`))];
  });
  const marks = [
    draw("g", { class: "frames" }, ...rings.map((ring) => drawRing(ring, drawing))),
    draw("g", { class: "sides" }, ...sides.map((seat) => drawSide(frameOf(drawing, seat)))),
  ];
  const box = seen.size === cells.length ? viewBox : boxAround([...seen].map((number) => cells[number]));
  return draw("svg", { class: "step", viewBox: box.join(" "), "aria-hidden": "true" }, ...parts, ...overs, ...joins, ...marks);
}

/**
 * The cells to show: a whole small board, else the cells with rings and the neighbours of the main
 * ones.
 * @param {Ringed[]} rings
 * @param {Puzzle} puzzle
 */
function inSight(rings, { grid }) {
  if (grid.cells.length <= SMALL) return new Set(grid.cells.keys());
  const touching = (/** @type {number} */ cell) => grid.cells[cell].beyond.flatMap((seat) => (seat ? [seat[0]] : []));
  return new Set(rings.flatMap(({ cell, kind }) => [cell, ...(kind === "beside" ? [] : touching(cell))]));
}

/** @param {Drawing["cells"]} cells */
function boxAround(cells) {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - ROOM, Math.min(...ys) - ROOM];
  return [left, top, Math.max(...xs) + ROOM - left, Math.max(...ys) + ROOM - top];
}
