// Takes over a game that another tab has changed.

import { isBoardOf } from "../game/fits.js";
import { alike, boardOf, layAll, newGame } from "../game/game.js";
import { keptGame } from "./move.js";
import { noteTime } from "./time.js";

/** @import {Mine} from "../keep/record.js" */
/** @import {App} from "./state.d.ts" */

/**
 * Continues the game as another tab left it. If only its board can be read, the present one is one Undo away.
 * @param {App} app
 * @param {Mine | null} now the stored record
 */
export function layElsewhere(app, now) {
  const { puzzle, game } = app.store.state.table;
  if (!puzzle || !game || now?.id !== puzzle.id) return;
  const board = now.board ?? boardOf(newGame(puzzle, null));
  const next = keptGame(puzzle, now) ?? (isBoardOf(puzzle, board) ? layAll(game, puzzle, board) : game);
  const moved = !alike(next.places, game.places);
  if (!moved && alike([next.past, next.future], [game.past, game.future])) return;
  noteTime(app);
  app.store.change((state) => {
    // Keep the same places where nothing moved, so that no view sees a move.
    const places = moved ? next.places : game.places;
    state.table.game = { ...next, places, hints: Math.max(next.hints, game.hints), time: Math.max(next.time, state.table.game?.time ?? 0) };
    if (!moved) return;
    if (state.table.layer === "tiles" || state.table.layer === "board") state.table.layer = now.board ? "board" : "tiles";
  });
  if (!moved) return;
  app.store.tell("moved");
}
