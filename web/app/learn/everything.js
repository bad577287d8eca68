// The section "Try everything": random boards, as many as one likes, and the best so far.

import { make, setText } from "../base/dom.js";
import { fits, wholeSeams } from "../game/fits.js";
import { ROOMY, makeRaceBoard } from "../watch/lane-board.js";
import { productWords, timeFor } from "./counts.js";
import { makeButton, makeFigure, makeFrames, makeSection } from "./figure.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Reading} from "./state.d.ts" */

/** Spend this many ms of each frame on making boards. */
const SHARE = 3;
/** The time between two boards, in ms: faster would flicker. */
const APART = 500;
/** Tries per second, by hand and by a computer. */
const [HAND, COMPUTER] = [1n, 100_000_000n];
/** The number of boards of a slightly larger puzzle, for comparison. */
const LARGER = product(waysOf({ tiles: Array(16).fill(""), grid: { name: "", sides: 4, cells: [] }, mayTurn: true, clues: [] }));

/** @param {Reading} reading */
export function everythingSection(reading) {
  const { speech, puzzle } = reading;
  const ways = waysOf(puzzle);
  const all = product(ways);
  const words = { n: ways.length, turns: puzzle.mayTurn ? puzzle.grid.sides : 1, first: ways[0] ?? 1, second: ways[1] ?? 1 };
  const kind = ways.length < 2 ? "single" : puzzle.mayTurn ? "turned" : "still";
  return makeSection(
    speech.say("essay.all"),
    speech.say("essay.all.plan"),
    speech.say(`essay.all.${kind}`, words),
    make("p", { class: "formula", "data-part": "essay-layings" }, productWords(ways, all, speech)),
    speech.say("essay.all.time", { hand: timeFor(all, HAND, speech), computer: timeFor(all, COMPUTER, speech) }),
    makeRandom(reading),
    [...(all < LARGER ? [speech.say("essay.all.larger", { time: timeFor(LARGER, COMPUTER, speech) })] : []), speech.say("essay.all.faster")].join(" "),
  );
}

/** @param {Reading} reading */
function makeRandom({ speech, puzzle, drawing, signal }) {
  const [now, best] = [makeRaceBoard(puzzle, drawing, () => {}), makeRaceBoard(puzzle, drawing, () => {})];
  const outcome = make("p", { class: "outcome", "data-part": "essay-random" });
  const flat = puzzle.tiles.length > ROOMY;
  /** The last board and the best one. @type {[Board, Board]} */
  let [last, record] = [[], []];
  let [laid, most, over, playing, waited] = [0, -1, false, false, 0];
  /** Marks a board's matches and mismatches; on a large board nobody would see them. @param {Board} board */
  const asShown = (board) => {
    const matched = flat ? [] : wholeSeams(puzzle, board, drawing.seams);
    const conflicts = flat ? [] : drawing.seams.flatMap((_, seam) => (matched.includes(seam) ? [] : [seam]));
    return { board, state: { matched, conflicts } };
  };
  const lay = () => {
    last = placeAtRandom(puzzle);
    laid++;
    const { length } = wholeSeams(puzzle, last, drawing.seams);
    if (length > most) [most, record] = [length, last];
    over = length === drawing.seams.length && last.every((_, cell) => fits(puzzle, last, cell));
    if (over) playing = false;
  };
  const show = () => {
    waited = 0;
    // Drawing a large board takes longer than a frame: while playing, draw only the best.
    if (!flat || !playing) now.show(asShown(last));
    best.show(asShown(record));
    setText(outcome, speech.count(over ? "essay.all.done" : "essay.all.laid", laid, { best: most, of: drawing.seams.length }));
    setText(play, speech.say(playing ? "essay.pause" : "essay.all.on"));
  };
  const placeOnce = () => {
    playing = false;
    lay();
    show();
  };
  const ask = makeFrames(now.svg, signal, (milliseconds) => {
    if (!playing) return false;
    const end = performance.now() + SHARE;
    do lay();
    while (playing && performance.now() < end);
    waited += milliseconds;
    if (waited >= APART || !playing) show();
    return playing;
  });
  const play = makeButton(speech.say("essay.all.on"), () => {
    playing = !playing;
    show();
    if (playing) ask();
  });
  const pane = (/** @type {string} */ key, /** @type {SVGSVGElement} */ svg) => make("div", {}, make("p", { class: "pane" }, speech.say(key)), svg);
  placeOnce();
  return makeFigure(
    "everything",
    speech.say(flat ? "essay.all.flat" : "essay.all.caption"),
    make("div", { class: "panes" }, pane("essay.all.now", now.svg), pane("essay.all.best", best.svg)),
    make("div", { class: "actions" }, makeButton(speech.say("essay.all.once"), placeOnce), play),
    outcome,
  );
}

/** This many digits of a number determine its logarithm. */
const EXACT = 15;

/**
 * The number of choices for each free cell in turn, whether edges match or not; clues stay in
 * place.
 * @param {Pick<Puzzle, "tiles" | "grid" | "mayTurn" | "clues">} puzzle
 */
export function waysOf({ tiles, grid, mayTurn, clues }) {
  const loose = tiles.length - clues.length;
  const turns = mayTurn ? grid.sides : 1;
  return Array.from({ length: loose }, (_, laid) => (loose - laid) * turns);
}

/** @param {number[]} ways */
export function product(ways) {
  return ways.reduce((all, n) => all * BigInt(n), 1n);
}

/** The decimal logarithm of a number of any size. @param {bigint} n positive */
export function magnitude(n) {
  const digits = String(n);
  const leading = digits.slice(0, EXACT);
  return Math.log10(Number(leading)) + digits.length - leading.length;
}

/** Fills the board at random. @param {Pick<Puzzle, "tiles" | "grid" | "mayTurn" | "clues">} puzzle @param {() => number} [random] @returns {Board} */
export function placeAtRandom({ tiles, grid, mayTurn, clues }, random = Math.random) {
  const board = /** @type {Board} */ (tiles.map(() => null));
  for (const { cell, tile, turn } of clues) board[cell] = [tile, turn];
  const fixed = new Set(clues.map(({ tile }) => tile));
  const loose = shuffled(tiles.flatMap((_, tile) => (fixed.has(tile) ? [] : [tile])), random);
  const turnOf = () => (mayTurn ? Math.floor(random() * grid.sides) : 0);
  return board.map((laid) => laid ?? [/** @type {number} */ (loose.pop()), turnOf()]);
}

/** A shuffled copy; every order is equally likely. @template T @param {T[]} list @param {() => number} random */
export function shuffled(list, random) {
  const next = [...list];
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [next[i], next[j]] = [next[j], next[i]];
  }
  return next;
}
