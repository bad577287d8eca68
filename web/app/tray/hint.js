// The hint button. While the person seeks a tile for a cell, or filters by what fits here, the hint's cell
// becomes that cell; a cell that the hint has filled is sought for no longer.

import { tileOn } from "../game/game.js";
import { climb } from "../hints/ladder.js";

/** @import {Store} from "../base/store.js" */
/** @import {App as Hints} from "../hints/state.d.ts" */
/** @import {State} from "./state.d.ts" */

/** @typedef {Omit<Hints, "store"> & { store: Store<State> }} App */

/** Goes one rung up the ladder of hints, or does what the hint says. @param {App} app */
export async function hintHere(app) {
  await climb(app);
  const { table: { game }, hints: { help }, tray: { by, here } } = app.store.state;
  if ((here < 0 && by !== "here") || !game) return;
  const next = help?.hint?.step?.cell ?? (tileOn(game, here) < 0 ? here : -1);
  if (next !== here) app.store.change((state) => void (state.tray.here = next));
}
