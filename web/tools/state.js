// States for tests: the initial state with some fields replaced, in whichever slice has them.

import { initialState } from "../app/rooms.js";

/** @import {State} from "../app/shell/state.d.ts" */

/**
 * Throws unless exactly one slice has each field.
 * @param {Record<string, unknown>} fields
 * @param {State} [from] is not changed
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
