// The cases of a step that was found by trying: the person looks at them one by one in the step's
// place, in the words and marks of a hint.

import { make, setText } from "../base/dom.js";
import { think } from "../engine/think.js";
import { leanOf } from "../speech/edges.js";
import { branchWords } from "./branch-words.js";
import { PATIENCE, within } from "./ladder.js";
import { pictureOfCase, pictureOfStep, tellWhy } from "./step-picture.js";

/** @import {Board, Drawing, HintBranch, Puzzle, Step} from "../../types.d.ts" */
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
      cases.branches = (await think(solver, "refute", { puzzle: puzzle.id, board: before, cell, tile, turn }, () => enough() || !item.checkVisibility())).branches;
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
  else tellWhy(why, step, puzzle, drawing, speech);
  item.querySelector("svg.step")?.replaceWith(branch ? pictureOfCase(branch, before, puzzle, drawing) : pictureOfStep(step, before, puzzle, drawing));
  const focused = Object.values(buttons).find((button) => button === document.activeElement);
  // Do not offer a case again if none was found in time.
  buttons.explain.hidden = Boolean(branch) || of === 0;
  buttons.case.hidden = !branch || of < 2;
  buttons.back.hidden = !branch;
  if (branch) setText(buttons.case, speech.say(at + 1 < of ? "hint.press.case" : "hint.press.first"));
  if (focused?.hidden) Object.values(buttons).find((button) => !button.hidden)?.focus();
}
