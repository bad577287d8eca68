// The caption above the board when there is no puzzle.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as english } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { initialState } from "../rooms.js";
import { caption } from "./words.js";

const speech = new Speech("en", english);

/** The caption when this many tiles of a broken text were kept. @param {number} tiles @param {string} grid @param {number} expected */
function kept(tiles, grid, expected) {
  const broken = {
    problem: { code: "tile-count", args: {}, at: {} },
    kept: { grid, expected, tiles: Array(tiles).fill("ABab"), name: "", text: "", svg: "", begun: false },
  };
  return caption(stateWith({ broken }), speech);
}

test("tiles are counted against a grid that is known", () => {
  assert.equal(kept(6, "3x3", 9), "6 of 9 tiles");
  assert.equal(kept(10, "3x3", 9), "10 tiles for 9 cells");
  assert.equal(kept(2, "1x1", 1), "2 tiles for 1 cell");
});

test("without a grid nothing is counted", () => {
  assert.equal(kept(1, "", 0), "");
  assert.equal(caption(initialState(), speech), "");
});
