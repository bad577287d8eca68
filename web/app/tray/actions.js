// Looking at some of the tiles that wait, and the cell that they are to fit.

import { sieves } from "../game/sift.js";
import { tileOn } from "../game/game.js";

/** @import {Store} from "../base/store.js" */
/** @import {By} from "../game/sift.js" */
/** @import {State, Tray} from "./state.d.ts" */

/** @typedef {{ store: Store<State> }} App */

/** @returns {Tray} */
export function newTray() {
  return { by: "all", pictures: [], here: -1, open: false };
}

/**
 * Chooses an empty cell for which a tile is sought, or no longer, while none is in hand.
 * @param {App} app
 * @param {number} cell or -1
 * @returns {boolean} whether that was meant
 */
export function chooseCell({ store }, cell) {
  const { table: { puzzle, game }, play: { hand, finished }, tray: { here } } = store.state;
  const meant = cell >= 0 && puzzle !== null && game !== null && !finished && hand < 0 && tileOn(game, cell) < 0 && sieves(puzzle).length > 0;
  const next = meant && cell !== here ? cell : -1;
  if (next !== here) store.change((state) => void (state.tray.here = next));
  return meant;
}

/**
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>} by their data-action
 */
export function trayActions({ store }) {
  const change = (/** @type {Partial<Tray>} */ to) => store.change((state) => void Object.assign(state.tray, to));
  return {
    sift: ({ dataset }) => change({ by: /** @type {By} */ (dataset.by) }),
    "sift-picture": ({ dataset }) => {
      const motif = Number(dataset.motif);
      const { pictures } = store.state.tray;
      change({ pictures: pictures.includes(motif) ? pictures.filter((other) => other !== motif) : [...pictures, motif] });
    },
    "tray-open": () => change({ open: !store.state.tray.open }),
  };
}
