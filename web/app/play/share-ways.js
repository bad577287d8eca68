// The dialog with the ways to share a finished board; each says what it gives away.

import { closeDialogs, makeDialog, openDialog } from "../base/dialogs.js";
import { make } from "../base/dom.js";
import { shareResult } from "./share-result.js";

/** @import {App} from "./state.d.ts" */

const WAYS = /** @type {const} */ (["picture", "line", "link"]);

/** @param {App} app */
function offerWays({ speech }) {
  const ways = WAYS.map((way) => make("button", { type: "button", "data-action": `share-${way}` }, make("b", {}, speech.say(`finish.share.${way}`)), make("small", {}, speech.say(`finish.share.${way}.what`))));
  const dialog = makeDialog("share-result", speech.say("finish.share.how"), speech.say("close"), make("div", { class: "share-ways" }, ...ways));
  dialog.classList.add("small");
  dialog.setAttribute("closedby", "any");
  openDialog("share-result");
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function sharingActions(app) {
  const share = WAYS.map((way) => /** @type {const} */ ([`share-${way}`, () => {
    closeDialogs();
    return shareResult(app, way);
  }]));
  return { "share-result": () => offerWays(app), ...Object.fromEntries(share) };
}
