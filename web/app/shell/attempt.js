// Whatever a person does may fail, and nobody is left to guess.

import { FaultError } from "../engine/solver.js";

/** @import {Store} from "../base/store.js" */
/** @import {State} from "./state.d.ts" */

/**
 * Waits for an action; a fault that nobody took care of is told at the top.
 * @param {Store<State>} store
 * @param {unknown} action
 */
export async function attempt(store, action) {
  try {
    await action;
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
    store.change((state) => void (state.page.broken = { problem: error.fault }));
  }
}
