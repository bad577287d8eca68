// The action of the button that opens the building guide. The guide itself loads on demand.

import { closeDialogs } from "../base/dialogs.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, () => unknown>} the handlers by data-action */
export function guideActions(app) {
  return { build: () => openGuide(app, false) };
}

/** @param {App} app @param {boolean} whole whether a finished solution was on show when the page was reloaded */
export async function openGuide(app, whole) {
  const { showCompanion } = await import("./companion.js");
  closeDialogs();
  await showCompanion(app, whole);
}
