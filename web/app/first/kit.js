// Brings the kits that the build has written of each motif set. The one that a link most
// likely needs is asked for by the first script of the page (../module.js).

import { addressOf } from "../base/address.js";

/** @import {FirstKit} from "./state.d.ts" */

/**
 * @param {string} set
 * @returns {Promise<FirstKit>}
 */
export async function bringKit(set) {
  const name = `days/first-${encodeURIComponent(set)}.json`;
  const asked = globalThis.askedKit;
  const response = await (asked?.name === name ? asked.response : fetch(addressOf(name)));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
