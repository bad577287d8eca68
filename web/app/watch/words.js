// What a search does, in words. Knows no DOM.

import { degrees, edgeName, leanOf } from "../speech/edges.js";
import { sideName } from "../speech/faults.js";

/** @import {Drawing, Puzzle, WatchedEvent} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/**
 * What happened last, in a sentence; at the start, and on a long way, what there is to be seen.
 * @param {State} state
 * @param {Speech} speech
 */
export function sentence({ table: { puzzle, drawing }, watch: { at } }, speech) {
  if (!puzzle || !drawing || !at) return "";
  if (at.event) return eventWords(at.event, puzzle, drawing, speech);
  return speech.say(Number(at.number) === 0 ? "trace.start" : "watch.under-way");
}

/**
 * @param {WatchedEvent} event
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 */
function eventWords({ kind, cell, tile, turn, why }, puzzle, drawing, speech) {
  const { row, column } = puzzle.grid.cells[cell];
  const { sides } = puzzle.grid;
  const words = { tile: tile + 1, row: row + 1, column: column + 1, turn: speech.say(`turn.${degrees(turn, sides, leanOf(drawing, cell))}`) };
  if (!why) return speech.say(`trace.${kind}`, words);
  const side = sideName(why.side, sides, drawing.cells[cell].angle, speech);
  const other = why.other && edgeName(puzzle, why.other, speech);
  return speech.say(`trace.${kind}.${why.code}`, { ...words, side, edge: speech.begin(edgeName(puzzle, why.edge, speech)), other });
}
