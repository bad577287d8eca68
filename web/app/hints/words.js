// Hints in words: the sentences of each rung, each technique and each branch of a refutation. Tiles, rows and columns
// count from 1.

import { askingSides, edgesShown } from "../game/fits.js";
import { TABLE, boardOf, tileOn } from "../game/game.js";
import { turnSeen } from "../game/sift.js";
import { leanOf, turnName } from "../speech/edges.js";
import { reasonWords, whereWords } from "../speech/reasons.js";
import { trialOf, turnOf, WHICH, WHY, withTrials } from "./ladder.js";
import { isStuck, turnedRight } from "./stuck.js";

/** @import {Board, Count, HintBranch, Hinted, Outlook, Puzzle, Seat, Step, Trial} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Sift} from "../game/sift.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** The argument by which a technique's sentence takes its plural form. */
const COUNTED = { "rim-count": "spare", refuted: "depth", guess: "looks", "guess-first": "choices" };

/** Name at most this many excluded tiles; name none if there are more, or if the step's own tile is among them in another turn. */
const RULED_OUT = 5;

/** From this power of ten on, write the count with a power. */
const LONG = 15;

/** A tile in one of its turns. @typedef {Pick<Step, "tile" | "turn">} TurnedTile */
/** Gives an edge's name or a placeholder for its picture. @typedef {(edge: string) => string} Named */

/**
 * The hint's sentences about the current board; "" if there is no hint yet.
 * @param {Pick<State, "page" | "table" | "hints" | "tray">} state
 * @param {Speech} speech
 * @param {Named} [named]
 * @param {boolean} [isHeard] whether the sentence begins with the cell that it calls "here", which eyes see marked
 */
export function helpWords(state, speech, named, isHeard = false) {
  const { page: { settings }, table: { puzzle, drawing, game }, hints: { help }, tray } = state;
  if (!puzzle || !game || !help || (help.rung === 0 && !settings.outlook)) return "";
  const { rung, outlook, hint, refuted, at: branch, thinking, slow, long } = help;
  const stuck = outlook !== null && isStuck(outlook);
  // Report an unfillable cell while Go looks for more.
  if (stuck && thinking === "outlook" && outlook.dead >= 0) return `${deadWords(outlook.dead, puzzle, speech)}${long ? ` ${speech.say("hint.looking")}` : ""}`;
  // While a refutation is found the step's reason stays.
  if (slow && (thinking !== "refute" || stuck)) return speech.say(long ? "hint.looking" : "hint.thinking");
  if (!outlook) return "";
  const trial = trialOf(state);
  if (refuted && trial) return branchWords(refuted.branches, branch, { step: stuck ? null : (hint?.step ?? null), stays: tileOn(game, outlook.change), board: boardOf(game) }, puzzle, speech, (cell) => (drawing ? leanOf(drawing, cell) : 0));
  const right = turnedRight(state);
  if (right && rung > 0 && (outlook.turn === -1 || outlook.clash.length > 0)) return `${speech.say("hint.misturned", { tile: right.tile + 1 })} ${turnWords(right, game.places[right.tile][1], puzzle, speech)}`;
  if (stuck && rung > 0 && outlook.clash.length > 0) return clashWords(outlook, puzzle, game, speech, named);
  if (stuck && help.slid) return speech.say("outlook.slide");
  if (stuck) return stuckWords(outlook, rung > 0 ? right : null, long, puzzle, game, speech);
  if (rung === 0) return game.places.every(([cell]) => cell !== TABLE) ? "" : outlookWords(outlook, speech);
  if (!hint) return "";
  if (long && !hint.step && !hint.narrow && !hint.done) return speech.say("hint.long.tried");
  if (!hint.step) return noStepWords(hint, puzzle, speech);
  const words = stepWords(hint.step, rung, outlook, puzzle, game, tray, speech, named);
  return isHeard && rung >= WHICH ? speech.say("hint.heard", { ...whereWords(puzzle.grid.cells[hint.step.cell]), hint: words }) : words;
}

/**
 * Says which tile does not match, and with what.
 * @param {Outlook} outlook
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {Speech} speech
 * @param {Named} [named]
 */
function clashWords({ clash: [[cell, side], met] }, puzzle, game, speech, named) {
  const board = boardOf(game);
  const shown = (/** @type {Seat} */ [at, on]) => edgesShown(puzzle, board[at])[on];
  const args = { tile: tileOn(game, cell), edge: shown([cell, side]), ...(met && { other: tileOn(game, met[0]), mate: shown(met) }) };
  return speech.say(met ? "hint.clash" : "hint.misframed", reasonWords({ code: "", args, at: { cell, side } }, puzzle, speech, named));
}

/**
 * Says that no solution follows, names the unfillable cell if there is one, and the tile to change
 * if known.
 * @param {Outlook} outlook
 * @param {TurnedTile | null} right the tile's right turn, if turning is all it needs
 * @param {boolean} long whether the longer search has been tried
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {Speech} speech
 */
function stuckWords({ change, dead, done }, right, long, puzzle, game, speech) {
  if (change < 0 && done) return speech.say("outlook.never");
  const unknown = long ? "outlook.change.unknown" : "outlook.change.later";
  const known = right ? "outlook.change.turn" : done ? "outlook.change" : "outlook.change.latest";
  const which = change < 0 ? speech.say(unknown) : speech.say(known, { tile: tileOn(game, change) + 1, ...whereWords(puzzle.grid.cells[change]) });
  const sentence = `${dead < 0 ? speech.say("outlook.stuck") : deadWords(dead, puzzle, speech)} ${which}`;
  return right ? `${sentence} ${turnWords(right, game.places[right.tile][1], puzzle, speech)}` : sentence;
}

/** @param {number} cell that nothing fits @param {Puzzle} puzzle @param {Speech} speech */
function deadWords(cell, puzzle, speech) {
  return speech.say("outlook.dead", whereWords(puzzle.grid.cells[cell]));
}

/** How many solutions are left, as far as is known. @param {Outlook} outlook @param {Speech} speech */
function outlookWords({ counted, ways, expected }, speech) {
  if (counted) return speech.count("outlook.ways", ways);
  if (Number(ways) > 0) return speech.count("outlook.least", floored(ways));
  return expected !== null && expected >= 0 ? speech.say("outlook.about", { n: roundly(expected, speech) }) : speech.say("outlook.unknown");
}

/** Rounds an unfinished count down to two digits. @param {Count} n */
function floored(n) {
  const unit = 10 ** Math.max(0, String(n).length - 2);
  return typeof n === "string" ? n.slice(0, 2).padEnd(n.length, "0") : n - (n % unit);
}

/** Words for a rough estimate, given as its decimal logarithm. @param {number} log @param {Speech} speech */
function roundly(log, speech) {
  const [zeros, digit] = [Math.floor(log), Math.floor(10 ** (log % 1))];
  if (zeros >= LONG) return speech.number(`${digit}${"0".repeat(zeros)}`);
  return speech.say("number.about", { n: digit * 10 ** zeros });
}

/**
 * What to say without a next step: the cell with the fewest candidates, if known.
 * @param {Hinted} hint
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function noStepWords({ done, narrow }, puzzle, speech) {
  if (!narrow) return done ? `${speech.say("outlook.stuck")} ${speech.say("outlook.change.later")}` : speech.say("hint.long");
  return speech.count("hint.narrow", narrow.looks, whereWords(puzzle.grid.cells[narrow.cell]));
}

/**
 * @param {Step} step
 * @param {number} rung
 * @param {Outlook} outlook
 * @param {Puzzle} puzzle
 * @param {Game} game
 * @param {Sift} sift
 * @param {Speech} speech
 * @param {Named} [named]
 */
function stepWords(step, rung, { ways }, puzzle, game, sift, speech, named) {
  const alive = Number(ways) > 0;
  // On a board with nothing but clues nobody doubts that a solution exists.
  const begun = game.places.some(([cell], tile) => cell !== TABLE && puzzle.clues.every((clue) => clue.tile !== tile));
  if (rung < WHICH) {
    const where = speech.say("hint.where", whereWords(puzzle.grid.cells[step.cell]));
    return alive && begun ? `${speech.say("hint.alive")} ${where}` : where;
  }
  const placement = { tile: step.tile, turn: turnOf(step, puzzle, game) };
  const seen = turnSeen(puzzle, game, sift, step.tile, { cell: step.cell, ...placement });
  if (rung < WHY) return `${whichWords(step, speech, alive || !begun)} ${turnWords(placement, seen, puzzle, speech)}`.trim();
  return `${techniqueSentence(step, puzzle, speech, named)} ${turnWords(placement, seen, puzzle, speech, "hint.turn-tile")}`.trim();
}

/**
 * How to turn the tile from its present turn, the shorter way round; "" if it is right already.
 * @param {TurnedTile} lies the tile in its right turn
 * @param {number} seen
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {string} [words] whether the sentence names the tile
 */
function turnWords({ tile, turn }, seen, { grid: { sides } }, speech, words = "hint.turn") {
  const by = (turn - seen + sides) % sides;
  if (by === 0) return "";
  const args = { tile: tile + 1 };
  return by * 2 > sides ? speech.count(`${words}.left`, sides - by, args) : speech.count(`${words}.right`, by, args);
}

/** Names the tile and its copies. @param {Step} step @param {Speech} speech @param {boolean} [sure] whether all other tiles are known to be right */
export function whichWords(step, speech, sure = true) {
  const key = step.kind === "guess" ? "hint.try" : sure ? "hint.which" : "hint.which.if";
  return withCopies(speech.say(key, { tile: step.tile + 1 }), step, speech);
}

/** Appends the other tiles for which a sentence holds because they look alike. @param {string} sentence @param {Step} step @param {Speech} speech */
function withCopies(sentence, { tile, copies }, speech) {
  const others = copies.filter((copy) => copy !== tile).map((copy) => copy + 1);
  if (others.length === 0) return sentence;
  return `${sentence} ${speech.count("hint.copies", others.length, { tiles: speech.list(others) })}`;
}

/** The reason for placing a tile. @param {Step} step @param {Puzzle} puzzle @param {Speech} speech @param {Named} [named] */
export function techniqueSentence(step, puzzle, speech, named) {
  const reason = reasonOf(step, puzzle, speech, named);
  // This technique names all copies itself.
  return step.why.code === "only-places" ? reason : withCopies(reason, step, speech);
}

/** @param {Step} step @param {Puzzle} puzzle @param {Speech} speech @param {Named} [named] */
function reasonOf({ tile, why }, puzzle, speech, named) {
  const { tiles } = why.args;
  const rivals = Array.isArray(tiles) ? tiles.length : 0;
  const names = rivals <= RULED_OUT && !(/** @type {unknown[]} */ (tiles ?? []).includes(tile));
  const key = why.code === "starves" && !names ? "hint.starves" : `technique.${why.code}`;
  const words = reasonWords(why, puzzle, speech, named);
  if (speech.knows(key)) return speech.say(key, words);
  if (!speech.knows(`${key}.other`)) return speech.say("technique.unknown");
  const by = COUNTED[/** @type {keyof typeof COUNTED} */ (why.code)];
  return speech.count(key, by ? Number(why.args[by]) : rivals, words);
}

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
  const assumed = [...(step ? [step] : []), ...branches.flatMap(({ trials }) => trials.filter(isAssumed))];
  const turned = (/** @type {Trial} */ { tile, turn }) => assumed.some((other) => other.tile === tile && other.turn !== turn);
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
    alikeWords(alike, trials, assumed, turnOf, puzzle, speech),
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
