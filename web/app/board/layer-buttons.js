// The tools under the board on the Solve tab: which layer is shown, which solution of
// several, and Undo.

import { part } from "../base/dom.js";
import { found, ownBoard } from "../table/layers.js";

/** @import {State} from "./state.d.ts" */

/** @param {State} state */
export function showTools(state) {
  const many = found(state).length;
  const press = (/** @type {string} */ layer, /** @type {boolean} */ there) => {
    const button = /** @type {HTMLElement} */ (document.querySelector(`[data-action="layer-${layer}"]`));
    button.hidden = !there;
    button.setAttribute("aria-pressed", String(state.layer === layer));
    return there ? 1 : 0;
  };
  const layers =
    press("tiles", true) + press("board", ownBoard(state) !== null) + press("solution", state.shown.cells.length > 0) +
    press("search", Boolean(state.search?.long?.state.best));
  part("tools").dataset.empty = String(layers < 2);
  part("stepper").hidden = !(state.layer === "solution" && many > 1);
  const back = /** @type {HTMLElement} */ (document.querySelector('[data-action="undo"]'));
  back.hidden = state.tab !== "solve" || state.layer !== "board" || !state.game?.past.length;
}
