// A list of tiles that Go has read but that is no puzzle yet; the room look/ shows it.

/** @import {Look} from "../../types.d.ts" */
/** @import {Choice, Looking} from "./state.d.ts" */

/**
 * Starts with the first reading. Without a choice, two readings that are equally good are compared.
 * @param {string} text
 * @param {Look} look
 * @param {Choice | undefined} choice
 * @returns {Looking}
 */
export function newLooking(text, look, choice) {
  const { readings: [first, second], question } = look;
  const compares = !choice && second && (question === "rivals" || (question === "solution" && first.solvable));
  return { text, choice: choice ?? {}, look, at: compares ? null : 0, differently: choice !== undefined, fault: null, open: true };
}
