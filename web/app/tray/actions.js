// The filter of the tray, and the empty cell that the person seeks a tile for.

import { sieves } from "../game/sift.js";
import { TABLE, tileOn } from "../game/game.js";

/** @import {Store} from "../base/store.js" */
/** @import {By} from "../game/sift.js" */
/** @import {State, Tray} from "./state.d.ts" */

/** @typedef {{ store: Store<State> }} App */

/** @returns {Tray} */
export function newTray() {
  return { by: "all", pictures: [], here: -1, open: false };
}

/**
 * Chooses the empty cell that the person seeks a tile for, or ends that. A selected tile moves to the cell
 * instead, unless it is on the board and the tray shows what fits here: then it is deselected.
 * @param {App} app
 * @param {number} cell or -1
 * @returns {boolean} whether this chose the cell, or ended its choice
 */
export function chooseCell({ store }, cell) {
  const { table: { puzzle, game }, play: { hand, finished }, tray: { by, here } } = store.state;
  const stays = hand < 0 || (by === "here" && game !== null && game.places[hand][0] !== TABLE);
  const meant = cell >= 0 && puzzle !== null && game !== null && !finished && stays && tileOn(game, cell) < 0 && sieves(puzzle).length > 0;
  const next = meant && cell !== here ? cell : -1;
  if (next !== here) {
    store.change(({ play, tray }) => {
      tray.here = next;
      if (meant) play.hand = -1;
    });
  }
  return meant;
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function trayActions({ store }) {
  const change = (/** @type {Partial<Tray>} */ to) => store.change((state) => void Object.assign(state.tray, to));
  return {
    sift: ({ dataset }) => change({ by: /** @type {By} */ (dataset.by) }),
    "sift-picture": ({ dataset }) => {
      const motif = Number(dataset.motif);
      const { pictures } = store.state.tray;
      change({ pictures: pictures.includes(motif) ? pictures.filter((other) => other !== motif) : [...pictures, motif] });
    },
    // A hint without a next tile names the cell with the fewest options. It makes way for the list of these.
    "hint-options": () =>
      store.change(({ hints, play, tray }) => {
        const { narrow } = hints.help?.hint ?? {};
        if (!narrow) return;
        Object.assign(tray, { by: "here", here: narrow.cell });
        hints.help = null;
        play.hand = -1;
      }),
    "tray-open": () => change({ open: !store.state.tray.open }),
  };
}
