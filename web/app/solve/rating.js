// How hard the current puzzle is, and how long a search will take: its difficulty, its effort, and how many tiles follow
// by logic; Go estimates the placements, this machine's earlier speed turns them into time.

import { make, part, setText } from "../base/dom.js";
import { published, unlessFault } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { alike } from "../game/game.js";
import { ratedWords } from "../speech/difficulty.js";
import { ownBoard } from "../table/layers.js";
import { isComplete } from "./stages.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Followed, Rated} from "../speech/difficulty.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Search, State} from "./state.d.ts" */

/** Do not look for steps by logic in puzzles with more cells. */
const MOST_CELLS = 25;

/**
 * Rates a puzzle. Null if that fails or is no longer wanted.
 * @param {App} app
 * @param {string} puzzle its link, which also identifies published puzzles
 * @param {() => boolean} wanted
 * @returns {Promise<Rated | null>}
 */
async function rate({ solver }, puzzle, wanted) {
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
  await unlessFault(async () => {
    const found = await rate(app, puzzle.id, atHand);
    if (!found || !atHand()) return;
    store.change((state) => void (state.solve.rated = { ...found, followed: null }));
    const followed = await follow(app, puzzle, atHand);
    if (atHand()) store.change((state) => void (state.solve.rated = { ...found, followed }));
  });
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

/** Do not estimate puzzles with at most this many cells. */
export const SMALL = 9;
/** The placements of the probe: about 50 ms. */
const VISITS = 300_000;
/** Placements per second of one core with written code, until this machine has been measured. */
const USUAL = 60e6;
const KEY = "edgewise-rate-1";

/** Do not trust an estimate whose relative error is larger. */
const SURE = 0.5;
/** Ask before a search that takes longer than a year, in seconds. */
const YEAR = 365.25 * 86400;

/** Reports whether nobody will see the end of the search. @param {{ seconds: number } | null} foreseen */
export const isHopeless = (foreseen) => foreseen !== null && foreseen.seconds > YEAR;

/**
 * Reports whether a search will surely take longer than a second, so that one worker need not try
 * alone.
 * @param {{ seconds: number, error: number | null } | null} foreseen
 */
export const isLong = (foreseen) => foreseen !== null && foreseen.error !== null && foreseen.error <= SURE && foreseen.seconds > 1;

/** Estimates the search of the current puzzle. @param {App} app */
export async function foresee({ store, solver, storage, cores }) {
  const { table: { puzzle }, solve: { search, foreseen } } = store.state;
  if (!puzzle || search || foreseen || puzzle.grid.cells.length <= SMALL || puzzle.why.length > 0) return;
  await unlessFault(async () => {
    const { nodes, error, choice } = await solver.call("estimate", { puzzle: puzzle.id, visits: VISITS });
    if (nodes === null) return;
    const seconds = 10 ** nodes / (rateOf(storage) * cores);
    store.change((state) => {
      if (state.table.puzzle?.id === puzzle.id) state.solve.foreseen = { nodes, error, seconds, cores, choice };
    });
  });
}

/** @param {Storage | null} storage @returns {number} placements per second and core */
function rateOf(storage) {
  try {
    const rate = Number(storage?.getItem(KEY));
    return rate > 0 && Number.isFinite(rate) ? rate : USUAL;
  } catch {
    return USUAL;
  }
}

/** Stores the speed of one core. @param {Storage | null} storage @param {number} rate */
export function rememberRate(storage, rate) {
  try {
    storage?.setItem(KEY, String(Math.round(rate)));
  } catch {
    // Full or forbidden: the usual rate will do.
  }
}

/**
 * Reports whether the person's board is partly filled, and differs from the board of the last
 * search.
 * @param {State["table"]} table
 * @param {Board | null} before the tiles that stayed in that search
 */
export function isBegun(table, before) {
  const board = ownBoard(table) ?? [];
  return board.some(Boolean) && !board.every(Boolean) && !alike(before, board);
}

/** Reports whether the result is outdated: a tile that stayed in the search has moved since. @param {Search} search @param {State} state */
export function isPast(search, { table }) {
  const board = ownBoard(table);
  return isComplete(search) && search.laid !== null && search.laid.some((on, cell) => on !== null && !alike(on, board?.[cell]));
}
