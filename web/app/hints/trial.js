// A trial: a branch of a refutation, shown on the board. The game itself does not change, so any
// move ends the trial. Knows no DOM.

import { wholeSeams } from "../game/fits.js";
import { boardOf, put } from "../game/game.js";

/** @import {Board, HintBranch, Step, Trial} from "../../types.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** The branch on show, while the board is visible; else null. @param {Pick<State, "page" | "hints">} state @returns {HintBranch | null} */
export function trialOf({ page: { tab }, hints: { help } }) {
  return (tab === "play" && help?.refuted?.branches[help.at]) || null;
}

/** Reports whether the board can show what follows from the alternatives. @param {Step} step */
export function hasCases({ kind, tried, why }) {
  return (tried && kind === "forced") || why.code.startsWith("starves");
}

/** @param {Board} board @param {Pick<Trial, "cell" | "tile" | "turn">[]} trials @returns {Board} */
export function withTrials(board, trials) {
  const laid = [...board];
  for (const { cell, tile, turn } of trials) laid[cell] = [tile, turn];
  return laid;
}

/** The state to draw: with the trial's tiles if there is a trial. @template {State & { play: { hand: number } }} T @param {T} state @returns {T} */
export function seenTrial(state) {
  const { table, play } = state;
  const trial = trialOf(state);
  if (!trial || !table.game || !table.puzzle || !table.drawing) return state;
  const game = trial.trials.reduce((now, { tile, cell, turn }) => put(now, tile, cell, turn), table.game);
  const board = boardOf(game);
  const matched = wholeSeams(table.puzzle, board, table.drawing.seams);
  const marks = { board, matched, conflicts: [], misframed: [], score: 0, seams: 0, filled: 0, solved: false };
  return { ...state, table: { ...table, game, marks }, play: { ...play, hand: -1 } };
}

/** Shows the board without the trial again. @param {Pick<App, "store">} app @returns {boolean} whether there was a trial */
export function endTrial({ store }) {
  if (!trialOf(store.state)) return false;
  store.change(({ hints: { help } }) => void (help && Object.assign(help, { at: -1 })));
  return true;
}
