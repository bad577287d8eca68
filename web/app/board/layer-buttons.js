// The tools under the board on the Solve tab: the choice of layer and of solution, and Undo.

import { part } from "../base/dom.js";
import { found, ownBoard } from "../table/layers.js";

/** @import {State} from "./state.d.ts" */

/** @param {State} state */
export function showTools(state) {
  const many = found(state).length;
  const press = (/** @type {string} */ layer, /** @type {boolean} */ there) => {
    const button = /** @type {HTMLElement} */ (document.querySelector(`[data-action="layer-${layer}"]`));
    button.hidden = !there;
    button.setAttribute("aria-pressed", String(state.table.layer === layer));
    return there ? 1 : 0;
  };
  const layers =
    press("tiles", true) + press("board", ownBoard(state.table) !== null) + press("solution", state.table.shown.cells.length > 0) +
    press("search", Boolean(state.solve.search?.long?.state.best)) + press("best", Boolean(state.best.hunt?.at));
  const { page: { tab, broken }, table: { layer }, solve: { search } } = state;
  part("tools").dataset.empty = String(layers < 2);
  part("enter").hidden = tab !== "solve" || !["tiles", "board"].includes(layer) || Boolean(search) || Boolean(broken);
  part("stepper").hidden = !(state.table.layer === "solution" && many > 1);
  const back = /** @type {HTMLElement} */ (document.querySelector('[data-action="undo"]'));
  back.hidden = tab !== "solve" || state.table.layer !== "board" || !state.table.game?.past.length;
}
