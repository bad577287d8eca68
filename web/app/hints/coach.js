// The coach: one line for those who have not played yet. It says what is to be reached,
// and how tiles are placed and turned, to a mouse in other words than to a finger; and to
// everybody that a full board is not yet a solution, or that one is there already.

import { TABLE } from "../game/game.js";
import { isBrought } from "../table/marks.js";
import { inPictures, setPictured } from "./pictured.js";
import { helpWords } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */
/** @import {Named} from "./words.js" */

/** Who has made more moves than these knows how tiles are laid. */
const ENOUGH = 3;

/**
 * What the coach says now, "" where there is nothing to say.
 * @param {State} state
 * @param {Speech} speech
 */
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

/**
 * The one line that says what is to be known now: what a hint tells, else what the coach says.
 * @param {State} state
 * @param {Speech} speech
 * @param {Named} [named]
 */
export function toldWords(state, speech, named) {
  const { page: { settings }, hints: { help } } = state;
  const told = helpWords(state, speech, named);
  return told || (help?.rung === 0 && settings.outlook) ? told : coachWords(state, speech);
}

/**
 * Shows that line.
 * @param {Element} told
 * @param {State} state of a puzzle that is drawn
 * @param {Speech} speech
 */
export function showTold(told, state, speech) {
  const { puzzle, drawing } = state.table;
  if (puzzle && drawing) setPictured(told, toldWords(state, speech, inPictures(puzzle, drawing, speech)), puzzle, speech);
}
