// Announces what happens to the tiles, for screen readers; and words what a key or a button answers, which the line of
// help shows, too.

import { cellFacts, clashesOf, filledCells, joinedWords, needsWords, scored, sidesSaid, toldNow, turnedWords } from "../board/words.js";
import { edgesShown, marksOf } from "../game/fits.js";
import { TABLE, boardOf, tileOn } from "../game/game.js";
import { helpWords } from "../hints/words.js";
import { degrees, edgeName } from "../speech/edges.js";
import { sideName } from "../speech/faults.js";
import { placed } from "../table/layers.js";
import { sharedWords } from "./finish-card.js";
import { finishSentence, givenWords, isFinished, isOwn } from "./finish.js";
import { replayOf } from "./celebration.js";
import { gameWith, turnShown } from "./tiles.js";

/** @import {Board, Drawing, Puzzle, Seat} from "../../types.d.ts" */
/** @import {Game, Step} from "../game/game.js" */
/** @import {Named} from "../hints/words.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/**
 * Announces the last move, hint or selection; null when nothing has changed.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 */
export function newsOfPlay(before, state, speech) {
  const { table: { game, puzzle }, play: { hand, cell }, tray: { here } } = state;
  if (!game || !before.table.game || !puzzle || before.table.puzzle !== puzzle) return null;
  if (state.play.completedBoard && state.play.completedBoard !== before.play.completedBoard) return finishSentence(state.table, speech);
  if (isFinished(state) && !isFinished(before) && !isOwn(state)) return givenWords(state, speech);
  if (state.play.replay !== before.play.replay) return newsOfReplay(before, state, speech);
  if (state.play.shared && state.play.shared !== before.play.shared) return sharedWords(state, speech);
  if (state.play.misread && state.play.misread !== before.play.misread) return misreadWords(state, speech);
  if (game.places === before.table.game.places) {
    const sentence = state.hints.help === before.hints.help ? "" : helpWords(state, speech, undefined, true);
    if (sentence && sentence !== helpWords(before, speech, undefined, true)) return sentence;
    if (here !== before.tray.here && here !== TABLE) return cellWords(state, here, speech);
    if (hand !== before.play.hand) return hand < 0 ? speech.say("news.let-go", { n: before.play.hand + 1 }) : takenWords(state, speech);
    if (here !== before.tray.here) return speech.say("news.unchosen");
    // Who carries a tile from cell to cell hears what it would meet there.
    return (cell !== before.play.cell && hand >= 0 && wouldWords(state, hand, cell, speech)) || null;
  }
  return [againWords(before.table.game, game, speech), newsOfMove(before, before.table.game, state, speech), helpWords(state, speech, undefined, true)].filter(Boolean).join(" ");
}

/**
 * What a key or a button has answered, while that holds; else "".
 * @param {State} state
 * @param {Speech} speech
 * @param {Named} [named]
 */
export function toldWords(state, speech, named) {
  const told = toldNow(state);
  if (!told) return "";
  if (told.code === "rest") return restWords(state, speech, named);
  if (told.code === "tile") return takenWords(state, speech, named);
  return told.code === "hint" ? helpWords(state, speech, named) : speech.say(`told.${told.code}`, told.words);
}

/** Whether there is anything to say about a cell or a tile, and it has not just been said. @param {State} state */
export function hasRest(state) {
  const { table: { game }, play: { hand, cell }, tray: { here } } = state;
  return game !== null && Math.max(hand, cell, here) >= 0 && toldNow(state)?.code !== "rest";
}

/** All about the focused or chosen cell, and about the selected tile. @param {State} state @param {Speech} speech @param {Named} [named] */
function restWords(state, speech, named) {
  const { table: { game }, play: { hand, cell }, tray: { here } } = state;
  const at = cell < 0 ? here : cell;
  const about = at < 0 ? "" : cellWords(state, at, speech, named);
  return [about, game && hand >= 0 && tileOn(game, at) !== hand ? heldWords(state, hand, soughtCell(state), speech, named) : ""].filter(Boolean).join(" ");
}

/** What an empty cell needs, or what lies on it and what that meets. @param {State} state @param {number} cell @param {Speech} speech @param {Named} [named] */
function cellWords(state, cell, speech, named) {
  const { puzzle, drawing, game } = state.table;
  if (!puzzle || !drawing || !game) return "";
  const board = boardOf(game);
  const on = board[cell];
  if (!on) return needsWords(puzzle, drawing, board, cell, speech, named);
  const { joined, own } = metOn(state, puzzle, drawing, cell, speech);
  const met = [joined, clashWords(puzzle, drawing, board, cell, own, speech, named)].filter(Boolean).join("; ");
  return sentences(laidWords(state, puzzle, drawing, cell, speech), sidesSaid(puzzle, on, drawing.cells[cell].angle, speech, named), speech.begin(met));
}

/** What is said of the tile that was taken. @param {State} state @param {Speech} speech @param {Named} [named] */
function takenWords(state, speech, named) {
  const { page: { settings }, play: { hand, swap } } = state;
  const cell = soughtCell(state);
  const taken = settings.spoken === "full" ? heldWords(state, hand, cell, speech, named) : sentences(speech.say("news.taken", { n: hand + 1 }), wouldWords(state, hand, cell, speech));
  return swap ? `${taken} ${speech.say("news.swap", { other: swap.tile + 1 })}` : taken;
}

/**
 * "Tile 2. Top brown head, right grey head, bottom patched tail, left brown tail. Would join tile 5 on the left."
 * @param {State} state
 * @param {number} tile
 * @param {number} cell where it lies or may go, or -1
 * @param {Speech} speech
 * @param {Named} [named]
 */
function heldWords(state, tile, cell, speech, named) {
  const { puzzle, drawing, game } = state.table;
  if (!puzzle || !drawing || !game) return "";
  // Loose tiles lie like the one on the first cell.
  const { angle } = drawing.cells[cell < 0 ? game.places[tile][0] : cell] ?? drawing.cells[0];
  const name = speech.begin(speech.say("tile", { n: tile + 1 }));
  return sentences(name, sidesSaid(puzzle, [tile, turnShown(state, tile)], angle, speech, named), wouldWords(state, tile, cell, speech));
}

/** The empty cell that the person is about: the focused one, or the chosen one; else -1. @param {State} state */
function soughtCell({ table: { game }, play: { cell }, tray: { here } }) {
  return [cell, here].find((at) => at >= 0 && game && tileOn(game, at) < 0) ?? -1;
}

/**
 * What a tile would meet on an empty cell: "Would join tile 5 on the left; mismatch on the top."
 * @param {State} state
 * @param {number} tile
 * @param {number} cell or -1
 * @param {Speech} speech
 */
function wouldWords(state, tile, cell, speech) {
  const { page: { settings }, table: { puzzle, drawing, game } } = state;
  if (!puzzle || !drawing || !game || cell < 0 || tileOn(game, cell) >= 0) return "";
  const next = gameWith(state, tile, cell);
  if (!next || next === game) return "";
  const board = boardOf(next);
  const marks = marksOf(puzzle, drawing, board);
  const joined = joinedWords(puzzle, drawing, board, marks, cell, speech);
  const wrong = settings.conflicts ? clashesOf(marks, drawing).flatMap((seats) => seats.filter(([at]) => at === cell)) : [];
  wrong.sort(([, one], [, other]) => one - other);
  const sides = wrong.map(([, side]) => sideName(side, puzzle.grid.sides, drawing.cells[cell].angle, speech));
  const meets = [joined && speech.say("news.would-join", { what: joined }), sides.length > 0 && speech.say("news.mismatch", { side: speech.list(sides) })].filter(Boolean).join("; ");
  // A setting turns tiles so that they fit.
  const turned = degrees(next.places[tile][1] - turnShown(state, tile), puzzle.grid.sides, 0);
  return meets && sentences(speech.begin([turned > 0 && speech.say("turned", { turn: speech.say(`turned.${turned}`) }), meets].filter(Boolean).join(", ")));
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
 * selected, else one that is on a cell now; last the other tile, if that went to another place.
 * @param {Pick<State, "play">} before
 * @param {Game} from
 * @param {State} state
 * @param {Speech} speech
 */
function newsOfMove(before, from, state, speech) {
  const { page: { settings }, table: { game, puzzle, drawing }, play: { hand } } = state;
  if (!game || !puzzle || !drawing) return "";
  const moved = [...game.places.keys()].filter((tile) => String(game.places[tile]) !== String(from.places[tile]));
  const laid = moved.filter((tile) => game.places[tile][0] !== TABLE);
  const tile = [hand, before.play.hand].find((tile) => laid.includes(tile)) ?? laid[0] ?? moved[0];
  // A change of many tiles, or of none, is about the whole board.
  if (moved.length > 2 || tile === undefined) return sentences(wholeWords(state, speech), boardWords(state, puzzle, drawing, TABLE, speech));
  const [[cell, turn, locked], [was, turnBefore]] = [game.places[tile], from.places[tile]];
  if (cell === was && turn === turnBefore) return speech.say(locked ? "news.locked" : "news.unlocked", { n: tile + 1 });
  const isTurned = cell === was;
  const isDescribed = isTurned && moved.length === 1 && settings.spoken === "full" && againWords(from, game, speech) === "";
  const at = cell === TABLE ? soughtCell(state) : cell;
  const done = isDescribed ? heldWords(state, tile, at, speech)
    : cell !== TABLE ? laidWords(state, puzzle, drawing, cell, speech)
    : isTurned ? sentences(speech.say("news.turned", { n: tile + 1 }), wouldWords(state, tile, at, speech))
    : speech.say("news.lifted", { n: tile + 1 });
  if (cell === TABLE && isTurned) return done;
  const other = moved.find((other) => other !== tile && game.places[other][0] !== from.places[other][0]);
  return sentences(done, boardWords(state, puzzle, drawing, cell, speech, cell !== TABLE && !isTurned), other === undefined ? "" : wentWords(game, other, puzzle, speech));
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
 * @param {Speech} speech
 */
function wentWords({ places }, tile, { grid }, speech) {
  const [cell] = places[tile];
  if (cell === TABLE) return speech.say("news.lifted", { n: tile + 1 });
  const { row, column } = grid.cells[cell];
  return speech.say("news.went", { n: tile + 1, row: row + 1, column: column + 1 });
}

/**
 * What the tile on a cell joins, the score of the board, the mismatches of that tile, and the number of all mismatches
 * if there are more.
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {number} cell or TABLE for none
 * @param {Speech} speech
 * @param {boolean} [comes] whether the tile has just come there
 */
function boardWords(state, puzzle, drawing, cell, speech, comes = false) {
  const board = placed(state);
  const marks = scored(state);
  const { joined, own, all } = metOn(state, puzzle, drawing, cell, speech);
  const alone = comes && !joined && puzzle.grid.cells[cell].beyond.every((seat) => !seat || !board[seat[0]]);
  // A single tile always matches nothing: no news.
  const score = marks && !joined && filledCells(state) > 1 ? speech.count("news.score", marks.score, { seams: marks.seams }) : "";
  const sum = marks && joined ? speech.say("news.sum", { n: marks.score, seams: marks.seams }) : score;
  const more = all > own.length ? speech.count("news.clashes", all) : "";
  return speech.begin([joined, alone && speech.say("news.alone"), sum, clashWords(puzzle, drawing, board, cell, own, speech), more].filter(Boolean).join("; "));
}

/**
 * What the tile on a cell meets: "joins tile 2 on the left" or "", its mismatches, and the number of all on the board.
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {number} cell or TABLE for none
 * @param {Speech} speech
 */
function metOn(state, puzzle, drawing, cell, speech) {
  const { page: { settings }, table: { marks } } = state;
  const what = marks && cell !== TABLE ? joinedWords(puzzle, drawing, placed(state), marks, cell, speech) : "";
  const clashes = marks && settings.conflicts ? clashesOf(marks, drawing) : [];
  return { joined: what && speech.say("news.joins", { what }), own: clashes.filter((seats) => seats.some(([at]) => at === cell)), all: clashes.length };
}

/**
 * The mismatches of the tile on a cell: "mismatch on the left: brown head meets grey tail".
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Board} board
 * @param {number} cell
 * @param {Seat[][]} clashes
 * @param {Speech} speech
 * @param {Named} [named]
 */
function clashWords(puzzle, drawing, board, cell, clashes, speech, named = (edge) => edgeName(puzzle, edge, speech)) {
  const edge = (/** @type {Seat} */ [at, side]) => named(edgesShown(puzzle, board[at])[side]);
  const facing = clashes.map((seats) => ({
    mine: seats.find(([at]) => at === cell) ?? seats[0],
    theirs: seats.find(([at]) => at !== cell),
  }));
  facing.sort((one, other) => one.mine[1] - other.mine[1]);
  const sides = facing.map(({ mine }) => sideName(mine[1], puzzle.grid.sides, drawing.cells[cell].angle, speech));
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
