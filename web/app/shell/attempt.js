// Shows faults of a person's actions that nothing else has handled.

import { FaultError } from "../engine/solver.js";

/** @import {Store} from "../base/store.js" */
/** @import {State} from "./state.d.ts" */

/** Awaits an action, and shows its fault at the top. @param {Store<State>} store @param {unknown} action */
export async function attempt(store, action) {
  try {
    await action;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    store.change((state) => void (state.page.broken = { problem: error.fault }));
  }
}
