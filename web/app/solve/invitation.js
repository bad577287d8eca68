// Before a search: what there is to solve, and how long that will take. It stands again
// where what was found is of another board.

import { part, setText } from "../base/dom.js";
import { alike } from "../game/game.js";
import { TOLD, isHopeless } from "../known/estimate.js";
import { isForEver, lasting } from "../speech/durations.js";
import { ownBoard } from "../table/layers.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Foreseen} from "../known/state.d.ts" */
/** @import {Search, State} from "./state.d.ts" */

/**
 * @param {HTMLElement} root
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
export function showInvitation(root, puzzle, speech) {
  const tiles = puzzle.tiles.length;
  setText(part("invitation", root), speech.count("invitation", tiles, { count: speech.inWords(tiles) }));
  const halves = puzzle.motifs.some(({ tail }) => tail !== "");
  const rules = [];
  // A single tile has no seam and nothing to be turned against.
  if (tiles > 1) rules.push(speech.say(halves ? "task.halves" : "task.same"));
  if (!puzzle.mayTurn) rules.push(speech.count("task.upright", tiles));
  if (puzzle.framed) rules.push(speech.say("task.framed"));
  if (puzzle.clues.length > 0) rules.push(speech.count("task.clues", puzzle.clues.length));
  setText(part("task", root), rules.join(" "));
}

/**
 * How long a search will take where that is long; and a search that was left.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
export function showForeseen(root, state, speech) {
  const { table: { puzzle }, solve: { foreseen, unfinished } } = state;
  const hopeless = isHopeless(foreseen);
  const told = foreseen !== null && foreseen.seconds > TOLD;
  const words = told ? [foreseenWords(foreseen, speech)] : [];
  if (hopeless) words.push(speech.say("foreseen.exact"));
  setText(part("foreseen", root), words.join(" "));
  const solve = part("solve", root);
  // There the best board comes first.
  solve.classList.toggle("primary", !hopeless);
  solve.dataset.action = hopeless ? "solve-minute" : "solve";
  setText(solve, speech.say(hopeless ? "solve.minute" : unfinished ? "solve.anew" : "solve"));
  const visible = {
    "solve-anyway": hopeless,
    "solve-mine": isBegun(state.table, null),
  };
  for (const [action, wanted] of Object.entries(visible)) {
    /** @type {HTMLElement} */ (root.querySelector(`[data-action="${action}"]`)).hidden = !wanted;
  }
  part("unfinished", root).hidden = unfinished === null;
  if (unfinished) {
    const time = speech.time(unfinished.elapsed);
    setText(part("unfinished-words", root), speech.say(unfinished.id === puzzle?.id ? "unfinished" : "unfinished.mine", { share: speech.share(unfinished.progress), time }));
  }
}

/**
 * @param {Foreseen} foreseen
 * @param {Speech} speech
 */
function foreseenWords({ seconds, cores, error }, speech) {
  if (isForEver(seconds)) return speech.say("foreseen.never");
  const takes = speech.count("foreseen", cores, { time: lasting(seconds, speech) });
  return error === null || error > 1 ? `${takes} ${speech.say("foreseen.rough")}` : takes;
}

/**
 * Whether some tiles lie on the person's own board, and some do not; and other ones than
 * stayed where they lay in the last search.
 * @param {State["table"]} table
 * @param {Board | null} before what stayed there
 */
export function isBegun(table, before) {
  const board = ownBoard(table) ?? [];
  return board.some(Boolean) && !board.every(Boolean) && !alike(before, board);
}

/**
 * Whether a tile that stayed where it lay in a search lies there no more, so that what was
 * found says nothing of the board as it is.
 * @param {Search} search
 * @param {State} state
 */
export function isPast({ phase, laid }, { table }) {
  const board = ownBoard(table);
  return phase === "done" && laid !== null && laid.some((on, cell) => on !== null && !alike(on, board?.[cell]));
}
