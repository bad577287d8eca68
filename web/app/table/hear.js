// Completes a puzzle that the substitute (../first) has read, as soon as Go has arrived.

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/**
 * Waits for Go and asks it about the puzzle on the table: Go knows more, such as why there is no
 * solution. The facts go into the same object, so a tile in hand stays in hand.
 * @param {Pick<App, "store" | "solver">} app
 */
export async function hearGo({ store, solver }) {
  if (solver.hasAnswered) return;
  /** @type {Puzzle | null} */
  let heard = null;
  while (store.state.table.puzzle && store.state.table.puzzle !== heard) {
    heard = store.state.table.puzzle;
    const { puzzle } = await solver.callGo("open", { text: heard.id });
    Object.assign(heard, puzzle);
  }
  if (!heard) await solver.ready();
}
