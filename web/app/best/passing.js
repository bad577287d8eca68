// What to do with the best board: put it on one's own, share it, save a picture or its depths.

import { openDialog } from "../base/dialogs.js";
import { dotsOf, download } from "../base/export.js";
import { placeBoard } from "../game/game.js";
import { beginShare, fileCalled } from "../share/share.js";
import { scoreWords } from "../speech/boards.js";
import { titleOf } from "../speech/titles.js";
import { play } from "../table/move.js";

/** @import {HuntState} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** Puts it on the person's own board; one undo takes it back. @param {App} app */
export function keepBest(app) {
  const { table: { puzzle, game }, best: { hunt } } = app.store.state;
  if (!puzzle || !game || !hunt?.at) return;
  const next = placeBoard(game, puzzle, hunt.at.board);
  app.store.change((state) => void (state.table.layer = "board"));
  play(app, next);
}

/** Opens the share dialog for the best board. @param {App} app */
export async function shareBest(app) {
  app.store.change((state) => void (state.table.layer = "best"));
  openDialog("share");
  await beginShare(app);
}

/** Saves a picture with its mismatches marked. @param {App} app */
export async function saveBest(app) {
  const { store: { state }, solver, address, speech } = app;
  const { page: { settings }, table: { puzzle }, best: { hunt } } = state;
  if (!puzzle || !hunt?.at) return;
  const title = [puzzle.name && titleOf(puzzle.name, speech), scoreWords(hunt.at, speech)].filter(Boolean).join(" · ");
  const { text } = await solver.call("write", { title, puzzle: puzzle.id, board: hunt.at.board, format: "svg", page: address.passed(), art: settings.plain ? "plain" : "" });
  download(`${fileCalled(puzzle.name, speech)}.png`, await dotsOf(text));
  app.store.change((state) => void (state.table.puzzle === puzzle && (state.best.saved = hunt.at?.board ?? null)));
}

/** @param {App} app */
export function saveDepths({ store: { state }, speech }) {
  const { table: { puzzle }, best: { hunt } } = state;
  if (puzzle && hunt?.at) download(`${fileCalled(puzzle.name, speech)}.csv`, new Blob([depthsFile(hunt.at)], { type: "text/csv" }));
}

/** One line per depth, counted from 1; fewestBreaks is empty for depths never reached. @param {Pick<HuntState, "reached" | "fewest">} at */
export function depthsFile({ reached, fewest }) {
  const lines = reached.map((count, depth) => [depth + 1, count, fewest[depth] < 0 ? "" : fewest[depth]].join());
  return ["depth,reached,fewestBreaks", ...lines, ""].join("\r\n");
}
