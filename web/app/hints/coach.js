// The coach: one line for people who have not played yet, about the goal and how to place and turn
// tiles by mouse or finger. It also tells everybody that a full board is no solution, or that a
// solution is there already.

import { TABLE } from "../game/game.js";
import { isBrought } from "../table/layers.js";
import { inPictures, setPictured } from "./pictured.js";
import { helpWords } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */
/** @import {Named} from "./words.js" */

/** After more moves than these, the coach assumes that the person can place tiles. */
const ENOUGH = 3;

/** The coach's sentence for the current state, or "". @param {State} state @param {Speech} speech */
export function coachWords(state, speech) {
  const { page: { settings, finger }, table: { puzzle, game, marks }, play: { hand }, tray } = state;
  if (puzzle && marks?.filled === puzzle.tiles.length && !marks.solved) {
    const broken = marks.conflicts.length;
    if (broken === 0) return speech.say("coach.full.misframed");
    return speech.count(marks.misframed.length > 0 ? "coach.full.both" : "coach.full", broken);
  }
  if (isBrought(state)) return speech.say("coach.brought");
  const begun = game && game.past.length > 0;
  if (!puzzle || (settings.coached && begun)) return "";
  if (settings.coached) return speech.say("coach.goal");
  const by = finger ? "tap" : "click";
  if (game && hand >= 0 && puzzle.mayTurn) return speech.say(`coach.${game.places[hand][0] === TABLE ? "turn" : "laid"}.${by}`);
  if (tray.here >= 0 && hand < 0) return speech.say(`coach.here.${by}`);
  return begun && (!puzzle.mayTurn || game.past.length > ENOUGH) ? "" : speech.say(`coach.take.${by}`);
}

/** The one line below the board: the hint, or else the coach's sentence. @param {State} state @param {Speech} speech @param {Named} [named] */
export function toldWords(state, speech, named) {
  const { page: { settings }, hints: { help } } = state;
  const told = helpWords(state, speech, named);
  return told || (help?.rung === 0 && settings.outlook) ? told : coachWords(state, speech);
}

/** @param {Element} told @param {State} state with a drawn puzzle @param {Speech} speech */
export function showTold(told, state, speech) {
  const { puzzle, drawing } = state.table;
  if (puzzle && drawing) setPictured(told, toldWords(state, speech, inPictures(puzzle, drawing, speech)), puzzle, speech);
}
