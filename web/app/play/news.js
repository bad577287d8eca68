// Announces what happens to the tiles, for screen readers.

import { cellSpots } from "../board/layout.js";
import { cellFacts, filledCells, scored, turnedWords } from "../board/words.js";
import { edgesShown } from "../game/fits.js";
import { TABLE } from "../game/game.js";
import { helpWords } from "../hints/words.js";
import { edgeName } from "../speech/edges.js";
import { sideName } from "../speech/faults.js";
import { placed } from "../table/layers.js";
import { sharedWords } from "./finish-card.js";
import { finishSentence, givenWords, isFinished, isOwn } from "./finish.js";
import { replayOf } from "./celebration.js";

/** @import {Drawing, Puzzle, Seat} from "../../types.d.ts" */
/** @import {Game, Step} from "../game/game.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/**
 * Announces the last move, hint or selection; null when nothing has changed.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 * @returns {string | null}
 */
export function newsOfPlay(before, state, speech) {
  const { table: { game, puzzle }, play: { hand } } = state;
  if (!game || !before.table.game || !puzzle || before.table.puzzle !== puzzle) return null;
  if (state.play.completedBoard && state.play.completedBoard !== before.play.completedBoard) return finishSentence(state.table, speech);
  if (isFinished(state) && !isFinished(before) && !isOwn(state)) return givenWords(state, speech);
  if (state.play.replay !== before.play.replay) return newsOfReplay(before, state, speech);
  if (state.play.shared && state.play.shared !== before.play.shared) return sharedWords(state, speech);
  if (state.play.misread && state.play.misread !== before.play.misread) return misreadWords(state, speech);
  if (game.places === before.table.game.places) {
    const sentence = state.hints.help === before.hints.help ? "" : helpWords(state, speech);
    if (sentence && sentence !== helpWords(before, speech)) return sentence;
    if (hand === before.play.hand) return null;
    if (hand < 0) return "";
    return state.play.swap ? speech.say("news.taken.swap", { n: hand + 1, other: state.play.swap.tile + 1 }) : speech.say("news.taken", { n: hand + 1 });
  }
  return [againWords(before.table.game, game, speech), newsOfMove(before, before.table.game, state, speech), helpWords(state, speech)].filter(Boolean).join(" ");
}

/**
 * Announces the beginning and the end of a replay; its steps are too many.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 */
function newsOfReplay(before, state, speech) {
  const replay = replayOf(state);
  if (!replay) return speech.say("replay.over");
  return before.play.replay ? null : speech.count("replay.begun", replay.moves);
}

/** "Undone.", "Redone." or "". @param {Game} from @param {Game} game @param {Speech} speech */
function againWords(from, game, speech) {
  const among = (/** @type {Step[]} */ steps, /** @type {Step | undefined} */ step) => step !== undefined && steps.includes(step);
  if (among(from.past, game.future.at(-1))) return speech.say("news.undone");
  return among(from.future, game.past.at(-1)) ? speech.say("news.redone") : "";
}

/**
 * Announces what a move did, and what the board shows now. It names first the tile that is or was
 * selected, else one that is on a cell now; then the other tile, if that went to another place.
 * @param {Pick<State, "play">} before
 * @param {Game} from
 * @param {State} state
 * @param {Speech} speech
 */
function newsOfMove(before, from, state, speech) {
  const { table: { game, puzzle, drawing }, play: { hand } } = state;
  if (!game || !puzzle || !drawing) return "";
  const moved = [...game.places.keys()].filter((tile) => String(game.places[tile]) !== String(from.places[tile]));
  const laid = moved.filter((tile) => game.places[tile][0] !== TABLE);
  const tile = [hand, before.play.hand].find((tile) => laid.includes(tile)) ?? laid[0] ?? moved[0];
  // A change of many tiles, or of none, is about the whole board.
  if (moved.length > 2 || tile === undefined) return sentences(wholeWords(state, speech), boardWords(state, puzzle, drawing, TABLE, speech));
  const [cell] = game.places[tile];
  if (cell === TABLE && from.places[tile][0] === TABLE) return speech.say("news.turned", { n: tile + 1 });
  const done = cell === TABLE ? speech.say("news.lifted", { n: tile + 1 }) : laidWords(state, puzzle, drawing, cell, speech);
  const other = moved.find((other) => other !== tile && game.places[other][0] !== from.places[other][0]);
  return sentences(done, other === undefined ? "" : wentWords(game, other, puzzle, drawing, speech), boardWords(state, puzzle, drawing, cell, speech));
}

/** @param {...string} parts sentences, with or without a full stop, or "" */
function sentences(...parts) {
  return parts.filter(Boolean).map((part) => (part.endsWith(".") ? part : `${part}.`)).join(" ");
}

/** "Your board · 3 of 9". @param {State} state @param {Speech} speech */
function wholeWords(state, speech) {
  return speech.say("caption.board", { filled: filledCells(state), cells: state.table.puzzle?.grid.cells.length ?? 0 });
}

/**
 * "Tile 3 in row 1, column 2, turned right".
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {Speech} speech
 */
function laidWords(state, puzzle, drawing, cell, speech) {
  const { on, spot: { row, column }, held } = cellFacts(state, puzzle, drawing)[cell];
  if (!on) return "";
  const where = speech.say("news.laid", { n: on[0] + 1, row: row + 1, column: column + 1 });
  const turned = turnedWords(on, cell, puzzle, drawing, speech);
  return [where, turned, held && speech.say(`cell.${held}`)].filter(Boolean).join(", ");
}

/**
 * "Tile 2 went to row 1, column 1."
 * @param {Game} game
 * @param {number} tile
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 */
function wentWords({ places }, tile, { grid }, drawing, speech) {
  const [cell] = places[tile];
  if (cell === TABLE) return speech.say("news.lifted", { n: tile + 1 });
  const { row, column } = cellSpots(grid, drawing)[cell];
  return speech.say("news.went", { n: tile + 1, row: row + 1, column: column + 1 });
}

/**
 * The score of the board, the mismatches of the tile on a cell, and the number of all mismatches if there
 * are more.
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {number} cell or TABLE for none
 * @param {Speech} speech
 */
function boardWords(state, puzzle, drawing, cell, speech) {
  // A single tile always matches nothing: no news.
  const marks = filledCells(state) > 1 ? scored(state) : null;
  const score = marks ? speech.count("news.score", marks.score, { seams: marks.seams }) : "";
  const clashes = state.page.settings.conflicts ? clashesOf(state, drawing) : [];
  const own = clashes.filter((seats) => seats.some(([at]) => at === cell));
  const all = clashes.length > own.length ? speech.count("news.clashes", clashes.length) : "";
  return speech.begin([score, clashWords(state, puzzle, drawing, cell, own, speech), all].filter(Boolean).join("; "));
}

/**
 * The mismatches of the board, each as the sides that touch there: two at a seam, one on the border.
 * @param {State} state
 * @param {Drawing} drawing
 */
function clashesOf(state, { seams }) {
  const { marks } = state.table;
  if (!marks) return [];
  const torn = marks.conflicts.map((seam) => [seams[seam].a, seams[seam].b]);
  const told = new Set(torn.flat().map(String));
  return [...torn, ...marks.misframed.filter((seat) => !told.has(String(seat))).map((seat) => [seat])];
}

/**
 * The mismatches of the tile on a cell: "mismatch on the left: brown · head meets grey · tail".
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {Seat[][]} clashes
 * @param {Speech} speech
 */
function clashWords(state, puzzle, drawing, cell, clashes, speech) {
  const board = placed(state);
  const edge = (/** @type {Seat} */ [at, side]) => edgeName(puzzle, edgesShown(puzzle, board[at])[side], speech);
  const facing = clashes.map((seats) => ({
    mine: seats.find(([at]) => at === cell) ?? seats[0],
    theirs: seats.find(([at]) => at !== cell),
  }));
  const { angle } = cellSpots(puzzle.grid, drawing)[cell] ?? { angle: 0 };
  const sides = facing.map(({ mine }) => sideName(mine[1], puzzle.grid.sides, angle, speech));
  if (facing.length === 0) return "";
  if (facing.length > 1) return speech.say("news.sides", { n: facing.length, sides: speech.list(sides) });
  const [{ mine, theirs }] = facing;
  if (!theirs) return speech.say("news.misframed", { edge: edge(mine), side: sides[0] });
  return speech.say("news.clash", { edge: edge(mine), other: edge(theirs), side: sides[0] });
}

/** Why typed moves were not made, or "". @param {Pick<State, "play">} state @param {Speech} speech */
export function misreadWords({ play: { misread } }, speech) {
  return misread ? speech.say(`misread.${misread.code}`, { text: misread.text }) : "";
}
