// What the button does that leads to building with the guide. That comes when somebody asks
// for it, or had it open.

import { closeDialogs } from "../base/dialogs.js";

/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @returns {Record<string, () => unknown>} by their data-action
 */
export function guideActions(app) {
  return { build: () => openGuide(app, false) };
}

/**
 * @param {App} app
 * @param {boolean} whole whether what was built whole was in sight when the page was loaded again
 */
export async function openGuide(app, whole) {
  const { showCompanion } = await import("./companion.js");
  closeDialogs();
  await showCompanion(app, whole);
}
