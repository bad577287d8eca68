// The tabs, and the parts of the page that belong to each.

import { part } from "../base/dom.js";

/** @import {Tab} from "../table/state.d.ts" */
/** @import {State} from "./state.d.ts" */

/** @type {Tab[]} */
const TABS = ["play", "solve", "watch", "tiles"];

/** @param {string} name */
function tabNamed(name) {
  return /** @type {HTMLElement} */ (document.getElementById(`tab-${name}`));
}

/** @param {State} state */
export function showTabs({ page: { tab, broken }, table: { puzzle } }) {
  if (document.body.dataset.tab !== tab) choose(tab);
  // Without a puzzle there is nothing to play or solve.
  for (const name of TABS) tabNamed(name).hidden = name !== "tiles" && tab === "tiles" && !puzzle && !broken;
  part("entry").hidden = part("table").hidden = tab !== "tiles";
  part("play").hidden = part("playing").hidden = tab !== "play" || !puzzle;
  part("board").hidden = tab === "tiles";
}

/** @param {Tab} tab */
function choose(tab) {
  document.body.dataset.tab = tab;
  for (const name of TABS) {
    const button = tabNamed(name);
    button.setAttribute("aria-selected", String(name === tab));
    button.tabIndex = name === tab ? 0 : -1;
  }
  part("panel").setAttribute("aria-labelledby", `tab-${tab}`);
}

/** The tab that an arrow key leads to, or null. @param {KeyboardEvent} event @param {Tab} tab @returns {Tab | null} */
export function tabBeside({ target, key }, tab) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!by || !(target instanceof Element) || !target.closest('[role="tab"]')) return null;
  const there = TABS.filter((name) => !tabNamed(name).hidden);
  return there[(there.indexOf(tab) + by + there.length) % there.length];
}

/** @param {Tab} tab */
export function focusTab(tab) {
  tabNamed(tab).focus();
}
