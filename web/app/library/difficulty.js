// How hard a puzzle is: worked out by Go while nobody waits, and told in a word, with
// the number behind it, and with how far one comes without trying.

import { make, part, setText } from "../base/dom.js";
import { published } from "../engine/gallery.js";
import { FaultError } from "../engine/solver.js";
import { isLong, power } from "../speech/speech.js";
import { think } from "../engine/think.js";

/** @import {Difficulty, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../main.js" */
/** @import {Speech, Words} from "../speech/speech.js" */
/** @import {State} from "../state.js" */

/** How many of all tiles that are no clues can be laid without trying. @typedef {{ follow: number, all: number }} Followed */

/**
 * How hard a puzzle is: its effort, or what that exceeds where no more is known of it.
 * @typedef {{ effort: number | null, effortAbove: number | null, difficulty: Difficulty, followed?: Followed | null }} Rated
 */

/** Of puzzles with more cells it is not worked out what follows without trying. */
const MOST_CELLS = 25;

/**
 * Works out how hard a puzzle is; null when that is not known, or nobody wants to know it any more.
 * @param {App} app
 * @param {string} puzzle
 * @param {string} link by which a published one is known
 * @param {() => boolean} wanted
 * @returns {Promise<Rated | null>}
 */
export async function rate({ solver }, puzzle, link, wanted) {
  const known = (await published(solver)).find((entry) => entry.link === link);
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
  const { puzzle, link, rated } = store.state;
  const atHand = () => store.state.puzzle === puzzle;
  if (!puzzle || rated) return;
  try {
    const found = await rate(app, puzzle.id, link, atHand);
    if (!found || !atHand()) return;
    store.change((state) => void (state.rated = { ...found, followed: null }));
    const followed = await follow(app, puzzle, atHand);
    if (atHand()) store.change((state) => void (state.rated = { ...found, followed }));
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
 * "About 12,000 tries until the first solution", or "More than 10¹⁴".
 * @param {Rated} rated
 * @param {Speech} speech
 */
export function effortWords(rated, speech) {
  return effortSentence("rated.effort", rated, {}, speech);
}

/**
 * The sentence under the key, or that for what is only known to be more. Two digits are all
 * that can be meant, and of what has too many to be read the power of ten.
 * @param {"rated" | "rated.effort"} key
 * @param {Rated} rated
 * @param {Words} words
 * @param {Speech} speech
 */
function effortSentence(key, { effort, effortAbove }, words, speech) {
  if (effort === null) return speech.say(`${key}.above`, { ...words, n: power(Math.round(Math.log10(effortAbove ?? 1))) });
  const n = Number(effort.toPrecision(2));
  return speech.count(key, n, isLong(n) ? { ...words, n: power(Math.round(Math.log10(n))) } : words);
}

/**
 * "Difficulty: tricky. A systematic search needs about 12,000 tries until its first
 * solution. Six of nine tiles follow by themselves."
 * @param {Rated} rated
 * @param {Speech} speech
 */
export function ratedWords(rated, speech) {
  const { difficulty, followed } = rated;
  const told = effortSentence("rated", rated, { difficulty: speech.say(`difficulty.${difficulty}`) }, speech);
  return followed && followed.all > 1 ? `${told} ${followedWords(followed, speech)}` : told;
}

/**
 * @param {Followed} followed
 * @param {Speech} speech
 */
function followedWords({ follow, all }, speech) {
  if (follow === 0) return speech.say("followed.none");
  const words = { count: speech.inWords(follow), all: speech.inWords(all).toLowerCase() };
  return follow === all ? speech.say("followed.all", words) : speech.count("followed", follow, words);
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
  return ({ rated }, speech) => {
    for (const line of lines) setText(line, rated ? ratedWords(rated, speech) : "");
  };
}
