// Keys on the Play tab: which ones work during play, and which on a finished board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { Store } from "../base/store.js";
import { newGame, put } from "../game/game.js";
import { makePlayingKeys } from "./keys.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */

const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ grid: { sides: 4, cells: [{}, {}] }, tiles: ["ABCD", "EFGH"], clues: [], mayTurn: true, id: "p" }));

/** A cell element, as far as the keys need it. */
class Cell {
  dataset = { cell: "0" };
}

test("no key spoils a finished board, but to take a move back brings it to hand", (t) => {
  const globals = /** @type {Record<string, unknown>} */ (globalThis);
  Object.assign(globals, { document: { body: {} }, SVGElement: Cell });
  t.after(() => {
    delete globals.document;
    delete globals.SVGElement;
  });
  const playing = (/** @type {boolean} */ solved) => {
    const game = put(put(newGame(puzzle, null), 0, 0), 1, 1);
    const store = new Store(stateWith({ tab: "play", layer: "board", puzzle, game, marks: { solved } }));
    return /** @type {App} */ (/** @type {unknown} */ ({ store }));
  };
  const typed = (/** @type {App} */ app, /** @type {object} */ event) => makePlayingKeys(app)(/** @type {KeyboardEvent} */ ({ target: new Cell(), timeStamp: 0, ...event }));
  for (const key of ["Enter", " ", "r", "R", "l", "L", "Delete", "Backspace", "h", "H", "1"]) {
    assert.ok(typed(playing(false), { key }), `${key} while tiles are laid`);
    const app = playing(true);
    const { game } = app.store.state.table;
    typed(app, { key })?.();
    assert.equal(app.store.state.page.told?.code, "finished", `${key} on a finished board`);
    assert.equal(app.store.state.table.game, game, key);
  }
  for (const back of [{ key: "u" }, { key: "z", ctrlKey: true }, { key: "Z", metaKey: true }]) {
    assert.ok(typed(playing(false), back) && typed(playing(true), back), JSON.stringify(back));
  }
});
