// The hint button, and the cell for which a tile is sought: where there is one, it is from
// then on the one that the hint speaks of, so that what fits there is seen of no other.

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
  const { hints: { help }, tray: { here } } = app.store.state;
  const cell = help?.hint?.step?.cell ?? -1;
  if (here >= 0 && cell >= 0 && cell !== here) app.store.change((state) => void (state.tray.here = cell));
}
