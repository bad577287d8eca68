// The hint button, and the cell for which a tile is sought: where there is one, or it is
// asked what fits, it is from then on the one that the hint speaks of, so that what fits
// there is seen of no other; and of a cell that the hint has filled none is sought.

import { tileOn } from "../game/game.js";
import { climb } from "../hints/ladder.js";

/** @import {Store} from "../base/store.js" */
/** @import {App as Hints} from "../hints/state.d.ts" */
/** @import {State} from "./state.d.ts" */

/** @typedef {Omit<Hints, "store"> & { store: Store<State> }} App */

/**
 * Tells one rung more, or does what was told.
 * @param {App} app
 */
export async function hintHere(app) {
  await climb(app);
  const { table: { game }, hints: { help }, tray: { by, here } } = app.store.state;
  if ((here < 0 && by !== "here") || !game) return;
  const next = help?.hint?.step?.cell ?? (tileOn(game, here) < 0 ? here : -1);
  if (next !== here) app.store.change((state) => void (state.tray.here = next));
}
