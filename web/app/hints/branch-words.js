// A branch of a refutation in words: the assumption, what follows from it and how it ends.

import { askingSides } from "../game/fits.js";
import { turnName } from "../speech/edges.js";
import { whereWords } from "../speech/reasons.js";
import { withTrials } from "./trial.js";

/** @import {Board, HintBranch, Puzzle, Step, Trial} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** Name at most this many tiles that follow; count more. */
const NAMED = 2;
/** Name at most this many tiles that fail too; count more. */
const LISTED = 4;

/**
 * @param {HintBranch[]} branches
 * @param {number} at index of the branch
 * @param {{ step: Step | null, stays: number, board: Board }} about `step`: the hinted step; without one the branch refutes the board itself, whose tile `stays` has to change (-1 if unknown)
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {(cell: number) => number} lean the angle of a cell against tiles that lie loose
 */
export function branchWords(branches, at, { step, stays, board }, puzzle, speech, lean) {
  const { trials, alike, cell, tile, whole } = branches[at];
  const isAssumed = (/** @type {Trial} */ { choices }) => choices === 0;
  const followed = trials.filter((trial) => !isAssumed(trial));
  // A tile that occurs in several turns needs its turn named.
  const told = [...(step ? [step] : []), ...branches.flatMap(({ trials }) => trials.filter(isAssumed))];
  const turned = (/** @type {Trial} */ { tile, turn }) => told.some((other) => other.tile === tile && other.turn !== turn);
  const turnOf = (/** @type {number} */ cell, /** @type {number} */ turn) => turnName(turn, puzzle.grid.sides, speech, lean(cell));
  const follows = followed.length > NAMED ? [speech.say("branch.long", { n: followed.length })] : followed.map((trial) => followWords(trial, puzzle, speech));
  const choice = followed.findIndex(({ choices }) => choices > 1);
  // If only one way of many is shown, say so where the first choice is made.
  if (!whole && choice >= 0) follows.splice(followed.length > NAMED ? 0 : choice, 0, speech.say("branch.example"));
  const sentences = [
    branches.length > 1 ? speech.say("branch.case", { n: at + 1, of: branches.length }) : "",
    !step && stays >= 0 ? speech.say("branch.stays", { tile: stays + 1 }) : "",
    ...trials.filter(isAssumed).map((trial) => speech.say(turned(trial) ? "branch.assume.turned" : "branch.assume", { ...place(trial, puzzle), turn: turnOf(trial.cell, trial.turn) })),
    ...follows,
    cell < 0 ? speech.say("branch.homeless", { tile: tile + 1 }) : endWords(cell, withTrials(board, trials), puzzle, speech),
    alikeWords(alike, trials, told, turnOf, puzzle, speech),
  ];
  return sentences.filter(Boolean).join(" ");
}

/** @param {Trial} trial @param {Puzzle} puzzle @param {Speech} speech */
function followWords(trial, puzzle, speech) {
  const how = trial.ofTile ? ["place", "try.place"] : ["only", "try"];
  return speech.say(`branch.${how[trial.choices > 1 ? 1 : 0]}`, place(trial, puzzle));
}

/**
 * Says that nothing fits a cell; mentions its marked sides if it has any.
 * @param {number} cell
 * @param {Board} board
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function endWords(cell, board, puzzle, speech) {
  const asking = askingSides(puzzle, board, cell).length;
  const where = whereWords(puzzle.grid.cells[cell]);
  return asking > 0 ? speech.count("branch.dead", asking, where) : speech.say("branch.bare", where);
}

/**
 * Names the other placements that end the same way, by tile if that identifies them, else counts
 * them.
 * @param {HintBranch["alike"]} alike
 * @param {Trial[]} trials
 * @param {{ tile: number }[]} told
 * @param {(cell: number, turn: number) => string} turnOf
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function alikeWords(alike, trials, told, turnOf, puzzle, speech) {
  if (alike.length === 0) return "";
  const { ofTile } = trials[trials.length - 1];
  const [[cell, tile, turn]] = alike;
  const words = place({ cell, tile }, puzzle);
  const tiles = [...new Set(alike.map(([, other]) => other + 1))];
  const cells = new Set([...alike, [trials[trials.length - 1].cell]].map(([at]) => at));
  // A tile that the text mentions elsewhere needs its turn to be named.
  const turned = ofTile ? cells.size <= alike.length : tiles.some((other) => [...told, ...trials].some((one) => one.tile === other - 1));
  if (alike.length === 1) return speech.count("branch.alike", 1, { ...words, tiles: turned ? speech.say("branch.otherwise", { tile: words.tile, turn: turnOf(cell, turn) }) : words.tile });
  if (ofTile) return speech.count(turned ? "branch.alike.turns" : "branch.alike.places", alike.length, words);
  if (turned || tiles.length > LISTED) return speech.count("branch.alike.ways", alike.length, words);
  return speech.count("branch.alike", tiles.length, { ...words, tiles: speech.list(tiles) });
}

/** @param {{ cell: number, tile: number }} on @param {Puzzle} puzzle */
function place({ cell, tile }, { grid }) {
  return { tile: tile + 1, ...whereWords(grid.cells[cell]) };
}
