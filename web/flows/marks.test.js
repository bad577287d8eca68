// The page shows at once what Go says about the same board.

import assert from "node:assert/strict";
import { test } from "node:test";
import { marksOf } from "../app/game/fits.js";
import { Browser } from "../tools/flows/browser.js";
import { campaign, seeded } from "../tools/random.js";
import { DOGS, FRAMED, jigsaw } from "./puzzles.js";

/** @import {Board, Puzzle} from "../types.d.ts" */

/** Puzzles with every kind of grid, of mates, of frame and of clues. */
const PUZZLES = [
  DOGS,
  FRAMED,
  jigsaw(3, 2, "clues=0.5.0"),
  jigsaw(3, 3, "frame=a", { frame: "a" }),
  jigsaw(3, 3, "turn=no", { mayTurn: false }),
  "#grid=2x1&mates=same&tiles=AAAA.AAAA&clues=0.1.0",
  "#grid=2x2&mates=Ab.Ba.cc&tiles=AbBa.ccAb.BaBc.aaAA",
  "#grid=hex2&mates=same&tiles=123456.143652.146235.162453.164253.165324.165432",
  "#grid=tri3&tiles=caD.cBa.ABC.ccA.CBd.CAc.CCA.bDa.cCC",
];

/**
 * A random board with some of the tiles, each once.
 * @param {Puzzle} puzzle
 * @param {(below: number) => number} dice
 * @returns {Board}
 */
function anyBoard({ tiles, grid, mayTurn }, dice) {
  const waiting = tiles.map((_, tile) => tile);
  const lie = dice(3); // one cell in three has a tile, or two, or all
  return grid.cells.map(() => (dice(3) <= lie ? [waiting.splice(dice(waiting.length), 1)[0], mayTurn ? dice(grid.sides) : 0] : null));
}

test("the page agrees with Go about every board", async (t) => {
  const { app: { solver } } = await new Browser().visit();
  const dice = seeded(t);
  const solved = { yes: 0, no: 0 };
  for (const link of PUZZLES) {
    const { puzzle, drawing } = await solver.call("open", { text: link, art: "" });
    if (!puzzle || !drawing) return assert.fail(link);
    const { boards } = await solver.run({ puzzle: puzzle.id, mode: "fast", keep: 3 }, AbortSignal.timeout(5000));
    for (let n = campaign(100); n > -boards.length; n--) {
      const board = n > 0 ? anyBoard(puzzle, dice) : boards[-n];
      const told = await solver.call("board", { puzzle: puzzle.id, board });
      assert.deepEqual(marksOf(puzzle, drawing, board), told, `${link}: ${JSON.stringify(board)}`);
      solved[told.solved ? "yes" : "no"] += 1;
    }
  }
  assert.ok(solved.yes >= 7 && solved.no > 100, JSON.stringify(solved));
});
