// A look at a list of tiles before it is a puzzle: what was read, and which reading of it is
// looked at. The room look/ shows it.

/** @import {Look} from "../../types.d.ts" */
/** @import {Choice, Looking} from "./state.d.ts" */

/**
 * Begins the look at a text that Go has just read. A choice shows the first reading that it leads
 * to; without one, two readings that are equally good stand beside each other.
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
