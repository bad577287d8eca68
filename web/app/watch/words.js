// The events of a watched search in words.

import { degrees, edgeName, leanOf } from "../speech/edges.js";
import { sideName } from "../speech/faults.js";

/** @import {Drawing, Puzzle, WatchedEvent} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/**
 * The last event in a sentence; at the start, and on a long way, what is happening.
 * @param {State} state
 * @param {Speech} speech
 */
export function sentence({ table: { puzzle, drawing }, watch: { at, none } }, speech) {
  if (!puzzle || !drawing || !at) return "";
  if (none) return speech.say("watch.none");
  if (at.event) {
    const happened = eventWords(at.event, puzzle, drawing, speech);
    return at.number === at.end ? `${happened} ${speech.say("watch.over")}` : happened;
  }
  return speech.say(Number(at.number) === 0 ? "trace.start" : "watch.under-way");
}

/**
 * @param {WatchedEvent} event
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 * @param {boolean} [painted] whether to name the colour of a nameless motif instead of its sign
 */
export function eventWords({ kind, cell, tile, turn, why }, puzzle, drawing, speech, painted) {
  const { row, column } = puzzle.grid.cells[cell];
  const { sides } = puzzle.grid;
  const words = { tile: tile + 1, row: row + 1, column: column + 1, turn: speech.say(`turn.${degrees(turn, sides, leanOf(drawing, cell))}`) };
  if (!why) return speech.say(`trace.${kind}`, words);
  const side = sideName(why.side, sides, drawing.cells[cell].angle, speech);
  const other = why.other && edgeName(puzzle, why.other, speech, painted);
  return speech.say(`trace.${kind}.${why.code}`, { ...words, side, edge: speech.begin(edgeName(puzzle, why.edge, speech, painted)), other });
}
