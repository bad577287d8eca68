// What Go says once it has arrived of a puzzle that was read before (../first).

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/**
 * Waits for Go, and asks it what it has not been heard about: all that it says counts,
 * such as why there is no solution. The puzzle stays the one that it is, for whoever has a
 * tile of it in hand.
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
