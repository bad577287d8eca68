// States for tests: the state at first, but for some of its fields, of whichever slices.

import { initialState } from "../app/state.js";

/** @import {State} from "../app/app.d.ts" */

/**
 * @param {Record<string, unknown>} fields no two slices have one of the same name
 * @param {State} [from] stays as it is
 * @returns {State}
 */
export function stateWith(fields, from = initialState()) {
  const slices = Object.entries(from).map(([name, slice]) => {
    const own = Object.entries(fields).filter(([field]) => field in slice);
    return [name, { ...slice, ...Object.fromEntries(own) }];
  });
  const state = Object.fromEntries(slices);
  for (const field of Object.keys(fields)) {
    const holders = Object.values(state).filter((slice) => field in slice);
    if (holders.length !== 1) throw new Error(`${holders.length} slices have ${field}`);
  }
  return state;
}
