// The Solve tab before a search: the task and the expected time. It returns when a result no longer
// belongs to the board.

import { part, setText } from "../base/dom.js";
import { alike } from "../game/game.js";
import { TOLD, isHopeless } from "./rating.js";
import { isForEver, lasting } from "../speech/amounts.js";
import { ownBoard } from "../table/layers.js";
import { isComplete } from "./stages.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Foreseen, Search, State} from "./state.d.ts" */

/** @param {HTMLElement} root @param {Puzzle} puzzle @param {Speech} speech */
export function showInvitation(root, puzzle, speech) {
  const tiles = puzzle.tiles.length;
  setText(part("invitation", root), speech.count("invitation", tiles, { count: speech.inWords(tiles) }));
  const halves = puzzle.motifs.some(({ tail }) => tail !== "");
  const rules = [];
  // A single tile has no neighbours to match.
  if (tiles > 1) rules.push(speech.say(halves ? "task.halves" : "task.same"));
  if (!puzzle.mayTurn) rules.push(speech.count("task.upright", tiles));
  if (puzzle.framed) rules.push(speech.say("task.framed"));
  if (puzzle.clues.length > 0) rules.push(speech.count("task.clues", puzzle.clues.length));
  setText(part("task", root), rules.join(" "));
}

/** Shows the expected time if it is long, and the search that was left. @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showForeseen(root, state, speech) {
  const { table: { puzzle }, solve: { foreseen, unfinished } } = state;
  const hopeless = isHopeless(foreseen);
  const told = foreseen !== null && foreseen.seconds > TOLD;
  const words = told ? [foreseenWords(foreseen, speech)] : [];
  if (hopeless) words.push(speech.say("foreseen.exact"));
  setText(part("foreseen", root), words.join(" "));
  const solve = part("solve", root);
  // The offer of the best board comes first then.
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

/** @param {Foreseen} foreseen @param {Speech} speech */
function foreseenWords({ seconds, cores, error }, speech) {
  if (isForEver(seconds)) return speech.say("foreseen.never");
  const takes = speech.count("foreseen", cores, { time: lasting(seconds, speech) });
  return error === null || error > 1 ? `${takes} ${speech.say("foreseen.rough")}` : takes;
}

/**
 * Reports whether the person's board is partly filled, and differs from the board of the last
 * search.
 * @param {State["table"]} table
 * @param {Board | null} before the tiles that stayed in that search
 */
export function isBegun(table, before) {
  const board = ownBoard(table) ?? [];
  return board.some(Boolean) && !board.every(Boolean) && !alike(before, board);
}

/** Reports whether the result is outdated: a tile that stayed in the search has moved since. @param {Search} search @param {State} state */
export function isPast(search, { table }) {
  const board = ownBoard(table);
  return isComplete(search) && search.laid !== null && search.laid.some((on, cell) => on !== null && !alike(on, board?.[cell]));
}
