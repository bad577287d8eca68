// Rates the current puzzle in the background: its difficulty, its effort, and how many tiles follow
// by logic.

import { make, part, setText } from "../base/dom.js";
import { published } from "../engine/gallery.js";
import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { ratedWords } from "../speech/difficulty.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Followed, Rated} from "../speech/difficulty.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** Do not look for steps by logic in puzzles with more cells. */
const MOST_CELLS = 25;

/**
 * Rates a puzzle. Null if that fails or is no longer wanted.
 * @param {App} app
 * @param {string} puzzle its link, which also identifies published puzzles
 * @param {() => boolean} wanted
 * @returns {Promise<Rated | null>}
 */
export async function rate({ solver }, puzzle, wanted) {
  const known = (await published(solver)).find((entry) => entry.link === puzzle);
  if (known) return known.difficulty ? known : null;
  const { effort, effortAbove, difficulty, done } = await think(solver, "rate", { puzzle }, () => !wanted());
  return done && difficulty ? { effort, effortAbove, difficulty } : null;
}

/** Rates the current puzzle. @param {App} app */
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
    // Nobody is waiting for the rating.
    if (!(error instanceof FaultError)) throw error;
  }
}

/**
 * Counts the tiles of a small puzzle that follow by logic; null if Go does not finish.
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
 * Makes the view of the rating: the last line of the Solve panel, so that nothing moves when it
 * appears.
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
