// Brings the kits that the build has written of each motif set. The one that a link most
// likely needs is asked for by the first script of the page (../module.js).

/** @import {FirstKit} from "./state.d.ts" */

/**
 * @param {(name: string) => string} addressOf where a file of the page is
 * @returns {(set: string) => Promise<FirstKit>} which brings the kit of a motif set
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
