// The actions of the buttons on the Play tab.

import { fits } from "../game/fits.js";
import { TABLE, boardOf, put } from "../game/game.js";
import { turnThatFits } from "../game/sift.js";
import { namedStep } from "../hints/ladder.js";
import { play } from "../table/move.js";
import { chooseCell, trayActions, hintHere } from "./sieve.js";
import { finishActions } from "./finish-card.js";
import { laySolution, moreActions } from "./more.js";
import { playingActions, take } from "./tiles.js";

/** @import {App} from "./state.d.ts" */

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function playActions(app) {
  const playing = playingActions(app);
  return {
    ...playing,
    ...trayActions(app),
    wait: (button) => layHere(app, Number(button.dataset.tile)) || playing.wait(button),
    ...finishActions(app),
    ...moreActions(app),
    "lay-solution": () => laySolution(app),
    hint: () => hintHere(app),
  };
}

/**
 * Places a tile on the cell that the person seeks one for, turned so that it fits.
 * @param {App} app
 * @param {number} tile
 * @returns {boolean} false where no cell is chosen, or the tile does not fit it
 */
function layHere(app, tile) {
  const { table: { game, puzzle }, tray: { here, open } } = app.store.state;
  if (open) app.store.change((state) => void (state.tray.open = false));
  if (!game || !puzzle || here < 0 || game.places[tile][0] !== TABLE) return false;
  const laid = put(game, tile, here, turnThatFits(puzzle, game, tile, here, namedStep(app.store.state)));
  if (!fits(puzzle, boardOf(laid), here)) return false;
  chooseCell(app, -1);
  take(app, -1);
  play(app, laid);
  return true;
}
