// How hard a puzzle is: worked out by Go while nobody waits, and told in a word, with
// the number behind it, and with how far one comes without trying.

import { make, part, setText } from "../base/dom.js";
import { published } from "../engine/gallery.js";
import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { ratedWords } from "../speech/difficulty.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Followed, Rated} from "../speech/difficulty.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** Of puzzles with more cells it is not worked out what follows without trying. */
const MOST_CELLS = 25;

/**
 * Works out how hard a puzzle is; null when that is not known, or nobody wants to know it any more.
 * @param {App} app
 * @param {string} puzzle by which a published one is known, too
 * @param {() => boolean} wanted
 * @returns {Promise<Rated | null>}
 */
export async function rate({ solver }, puzzle, wanted) {
  const known = (await published(solver)).find((entry) => entry.link === puzzle);
  if (known) return known.difficulty ? known : null;
  const { effort, effortAbove, difficulty, done } = await think(solver, "rate", { puzzle }, () => !wanted());
  return done && difficulty ? { effort, effortAbove, difficulty } : null;
}

/**
 * Rates the puzzle that lies on the table.
 * @param {App} app
 */
export async function rateAtHand(app) {
  const { store } = app;
  const { table: { puzzle }, solve: { rated } } = store.state;
  const atHand = () => store.state.table.puzzle === puzzle;
  if (!puzzle || rated) return;
  try {
    const found = await rate(app, puzzle.id, atHand);
    if (!found || !atHand()) return;
    store.change((state) => void (state.solve.rated = { ...found, followed: null }));
    const followed = await follow(app, puzzle, atHand);
    if (atHand()) store.change((state) => void (state.solve.rated = { ...found, followed }));
  } catch (error) {
    // Nobody has asked for it.
    if (!(error instanceof FaultError)) throw error;
  }
}

/**
 * Reasons a small puzzle through; null when that is not known to the end.
 * @param {App} app
 * @param {Puzzle} puzzle
 * @param {() => boolean} wanted
 * @returns {Promise<Followed | null>}
 */
async function follow({ solver }, { id, tiles, clues }, wanted) {
  if (tiles.length > MOST_CELLS) return null;
  const { steps, done, complete } = await think(solver, "reasoning", { puzzle: id }, () => !wanted());
  if (!done || !complete) return null;
  return { follow: steps.filter((step) => !step.tried).length, all: tiles.length - clues.length };
}

/**
 * Gives the view of it: the last line of the Solve panel, so that nothing moves when it comes.
 * @param {HTMLElement} panel
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeRated(panel) {
  const lines = ["intro", "result"].map((name) => {
    const line = make("p", { class: "help", "data-part": "rated" });
    part(name, panel).append(line);
    return line;
  });
  return ({ solve: { rated } }, speech) => {
    for (const line of lines) setText(line, rated ? ratedWords(rated, speech) : "");
  };
}
