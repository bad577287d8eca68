// Loads the kits that the build wrote, one for each motif set. The first script of the page
// (../module.js) requests the one that the link most likely needs.

/** @import {FirstKit} from "./state.d.ts" */

/**
 * @param {(name: string) => string} addressOf the address of a file of the page
 * @returns {(set: string) => Promise<FirstKit>} loads the kit of a motif set
 */
export function kitsAt(addressOf) {
  return async (set) => {
    const name = `days/first-${encodeURIComponent(set)}.json`;
    const asked = globalThis.askedKit;
    const response = await (asked?.name === name ? asked.response : fetch(addressOf(name)));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response.json();
  };
}
