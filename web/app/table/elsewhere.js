// The game goes on as another tab has left it.

import { isBoardOf } from "../game/fits.js";
import { alike, boardOf, layAll, newGame } from "../game/game.js";
import { keptGame } from "./move.js";
import { noteTime } from "./time.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {App} from "./state.d.ts" */

/**
 * Goes on with the game as another tab has left it: of two boards the later one counts,
 * and the other is one Undo away.
 * @param {App} app
 * @param {Mine | null} now what is kept of the puzzle
 */
export function layElsewhere(app, now) {
  const { puzzle, game } = app.store.state.table;
  if (!puzzle || !game || now?.id !== puzzle.id) return;
  const board = now.board ?? boardOf(newGame(puzzle, null));
  const next = keptGame(puzzle, now) ?? (isBoardOf(puzzle, board) ? layAll(game, puzzle, board) : game);
  const lay = !alike(next.places, game.places);
  if (!lay && alike([next.past, next.future], [game.past, game.future])) return;
  noteTime(app);
  app.store.change((state) => {
    // Where nothing has moved, nothing is told.
    const places = lay ? next.places : game.places;
    state.table.game = { ...next, places, hints: Math.max(next.hints, game.hints), time: Math.max(next.time, state.table.game?.time ?? 0) };
    if (!lay) return;
    if (state.table.layer === "tiles" || state.table.layer === "board") state.table.layer = now.board ? "board" : "tiles";
  });
  if (!lay) return;
  app.store.tell("moved");
}
