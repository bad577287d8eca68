// Days at weekends: hexagons, triangles, a framed board, sixteen squares.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { sharedGo } from "../tools/flows/go.js";
import { ADDRESS } from "../tools/flows/windows.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The moves that solve the puzzle on the table, as a person types them, cell by cell. @param {Tab} tab @returns {string[]} */
function solvingMoves({ state: { table: { puzzle } } }) {
  if (!puzzle) throw new Error("a puzzle lies on the table");
  const { result: { boards: [board] } } = JSON.parse(sharedGo().solve(puzzle.id));
  return puzzle.grid.cells.map(({ row, column }, cell) => `${board[cell][0] + 1} ${"abcdefghi"[column]}${row + 1} ${board[cell][1]}`);
}

for (const { day, grid, tiles, number } of [
  { day: "2026-12-12", grid: "hex2", tiles: 7, number: 22 },
  { day: "2026-12-13", grid: "5x5", tiles: 25, number: 23 },
  { day: "2026-12-19", grid: "tri3", tiles: 9, number: 29 },
  { day: "2026-12-27", grid: "4x4", tiles: 16, number: 37 },
]) {
  test(`a day on ${grid} is played from home, finished, noted and shared; its file gives it back`, async () => {
    const browser = new Browser({ now: `${day}T09:00` });
    browser.clock.pace = 0;
    const tab = await browser.visit();
    await tab.untilText("home-rated", `No. ${number}`);
    await tab.click('[data-part="home-play"]');
    await tab.untilText("name", "Today’s puzzle");
    assert.ok(tab.hash.includes(`grid=${grid}`), tab.hash);
    const moves = solvingMoves(tab);
    await tab.moves(...moves.slice(0, -1));
    await tab.untilText("caption", `${tiles - 1} of ${tiles}`);
    await tab.moves(moves[tiles - 1]);
    await tab.untilText("finish-told", `No. ${number} · `);
    const kept = () => browser.keptDays.map(({ day, moves, counts }) => `${day} ${moves} moves, ${counts ? "counts" : "late"}`);
    await tab.until(() => browser.keptDays.length === 1, "the day is kept");
    assert.deepEqual(kept(), [`${day} ${tiles} moves, counts`]);
    /** @type {string[]} */
    const sent = [];
    tab.window.globals.navigator.share = async (/** @type {ShareData} */ { text, url }) => void sent.push(`${text ?? ""} ${url ?? ""}`);
    await tab.click('[data-action="share-result"]');
    await tab.click('[data-action="share-line"]');
    assert.deepEqual(sent, [`Edgewise No.\u00a0${number} · ${tiles} moves · 0:00 · no hints ${ADDRESS}#day=${day}`]);
    tab.close();

    const later = await browser.visit();
    await later.untilText("home-rated", "Solved in 0:00");
    await later.press("puzzles");
    await later.click('[data-dialog="puzzles"] [data-action="save-file"]');
    const { text } = await later.file();
    assert.match(text, /\n {2}day: /);

    const fresh = new Browser({ now: `${day}T09:00` });
    const other = await fresh.visit();
    await other.drop(text);
    await other.untilText("filed", "1 solved day added.");
    assert.deepEqual(fresh.keptDays.map(({ day, moves, counts }) => [day, moves, counts]), [[day, tiles, true]]);
  });
}
