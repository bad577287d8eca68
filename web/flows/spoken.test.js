// What is spoken of a move is true of the board at that moment, and so is the score that is shown. The test
// counts for itself.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS, FIRST, DOGS_WHOLE, FRAMED } from "./puzzles.js";
import { cells, solve } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** An announcement, and the names of the cells at that moment. @typedef {{ text: string, names: string[] }} Heard */
/** Two touching halves, and the tile of the other, seen from one of the cells. @typedef {{ cell: number, side: number, mine: string, other: string, tile: string }} Meeting */

const TILES = /tiles=([\w.]+)/.exec(DOGS)?.[1].split(".") ?? [];
const LIES = /^Row \d+, column \d+: tile (\d+)(?:, turned (right|upside down|left))?[,;]/;
const TURNS = [undefined, "right", "upside down", "left"];
const SCORE = /\b(\d+) of 12\b/;
const AND = new Intl.ListFormat("en");
const SIDES = ["top", "right", "bottom", "left"];
const MOTIFS = new Map([["b", "brown"], ["g", "grey"], ["s", "patched"], ["u", "dark"]]);
/** Announcements come at the latest after this many ms. */
const TOLD = 3000;

/** The sides of a tile in a sentence. @param {string} edges */
const sides = (edges) => [...edges].map((edge, side) => `${side === 0 ? "Top" : SIDES[side]} ${half(edge)}`).join(", ");

/** @param {string} edge */
const half = (edge) => `${MOTIFS.get(edge.toLowerCase())} ${edge === edge.toUpperCase() ? "head" : "tail"}`;

/**
 * Counts a board by the names of its cells: the tiles, the matching seams, and these and the others from both cells.
 * @param {string[]} names
 */
function counted(names) {
  const edges = names.map((name) => {
    const said = LIES.exec(name);
    if (!said) return assert.match(name, /empty/);
    const [word, turn] = [TILES[Number(said[1]) - 1], TURNS.indexOf(said[2])];
    return word.slice(4 - turn) + word.slice(0, 4 - turn);
  });
  /** @type {Record<"joins" | "mismatches", Meeting[]>} */
  const met = { joins: [], mismatches: [] };
  const meet = (/** @type {number} */ cell, /** @type {number} */ side, /** @type {number} */ beside) => {
    const [mine, other] = [edges[cell]?.[side], edges[beside]?.[(side + 2) % 4]];
    if (!mine || !other) return;
    const tile = (/** @type {number} */ at) => LIES.exec(names[at])?.[1] ?? "";
    const seen = [{ cell, side, mine, other, tile: tile(beside) }, { cell: beside, side: (side + 2) % 4, mine: other, other: mine, tile: tile(cell) }];
    met[mine !== other && mine.toLowerCase() === other.toLowerCase() ? "joins" : "mismatches"].push(...seen);
  };
  for (const cell of names.keys()) {
    if (cell % 3 < 2) meet(cell, 1, cell + 1);
    if (cell < 6) meet(cell, 2, cell + 3);
  }
  for (const seen of Object.values(met)) seen.sort((one, another) => one.side - another.side);
  return { filled: edges.filter(Boolean).length, score: met.joins.length / 2, ...met };
}

/**
 * What should be announced about the board beside a cell, or about all of it with -1.
 * @param {string[]} names
 * @param {number} cell
 * @param {boolean} comes whether a tile has come there
 */
function truth(names, cell, comes) {
  const { filled, score, joins, mismatches } = counted(names);
  const own = mismatches.filter((mismatch) => mismatch.cell === cell);
  const joined = joins.filter((join) => join.cell === cell).map(({ side, tile }) => `tile ${tile} on the ${SIDES[side]}`);
  const alone = comes && joined.length === 0 && own.length === 0 ? ["nothing beside it yet"] : [];
  const whole = filled > 1 ? [`${score} of 12 seams ${score === 1 ? "matches" : "match"}`] : [];
  const parts = joined.length > 0 ? [`joins ${AND.format(joined)}`, `${score} of 12`] : [...alone, ...whole];
  if (own.length === 1) parts.push(`mismatch on the ${SIDES[own[0].side]}: ${half(own[0].mine)} meets ${half(own[0].other)}`);
  if (own.length > 1) parts.push(`${own.length} mismatches: ${AND.format(own.map(({ side }) => SIDES[side]))}`);
  const all = mismatches.length / 2;
  if (all !== own.length) parts.push(all === 1 ? "1 mismatch in all" : `${all} mismatches in all`);
  return parts.join("; ");
}

/**
 * Asserts that the score in an announcement is that of the board at that moment.
 * @param {string} name
 * @param {Heard} heard
 */
function checkScore(name, { text, names }) {
  const said = SCORE.exec(text);
  if (said) assert.equal(Number(said[1]), counted(names).score, `${name}: “${text}”`);
}

/** Records all announcements from now on, and checks the caption after every change. @param {Tab} tab */
function listen(tab) {
  /** @type {Heard[]} */
  const heard = [];
  /** @type {string[]} */
  const captions = [];
  tab.said.push = (...words) => {
    for (const text of words) heard.push({ text, names: cells(tab) });
    return Array.prototype.push.apply(tab.said, words);
  };
  tab.app.store.addEventListener("change", () => {
    tab.see();
    const caption = { text: tab.text("caption"), names: cells(tab) };
    if (captions.at(-1) !== caption.text) captions.push(caption.text);
    checkScore("the caption", caption);
  });
  return {
    captions,
    /** Does something, and returns what was announced. @param {() => unknown} act */
    after: async (act) => {
      heard.length = 0;
      await act();
      await tab.browser.clock.turn(TOLD);
      tab.see();
      await tab.browser.clock.turn(TOLD);
      return [...heard];
    },
  };
}

/** The moves that solve the first puzzle. */
const WHOLE = DOGS_WHOLE.map(([tile, turn], cell) => `${tile + 1} ${"abc"[cell % 3]}${Math.floor(cell / 3) + 1} ${turn}`);

test("every announcement of a move is true of the board", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  const other = await browser.visit(FIRST);
  const { after, captions } = listen(tab);
  const keys = async (/** @type {number} */ cell, /** @type {string[]} */ ...pressed) => {
    tab.run(() => tab.find(`[data-part="board"] [data-cell="${cell}"]`).focus());
    for (const key of pressed) await tab.key(key);
  };
  const tileOn = (/** @type {number} */ cell) => tab.board?.[cell]?.[0] ?? assert.fail(`no tile on cell ${cell}`);
  /** A name, an action, how its announcement begins, the cell of the tile that it is about, or -1, and how it ends. @type {[name: string, act: () => unknown, first: string, cell: number, last?: string][]} */
  const moves = [
    ["the first tile is dragged", () => tab.put(1, 0), "Tile 2 in row 1, column 1.", 0],
    ["a tile that fits is tapped", async () => { await tab.take(7); await tab.tap(1); }, "Tile 8 in row 1, column 2.", 1],
    ["it is turned and does not match", () => tab.press("turn-right"), `Tile 8. ${sides("sGUb")}.`, 1],
    ["undone", () => tab.press("undo"), "Undone. Tile 8 in row 1, column 2.", 1],
    ["redone", () => tab.press("redo"), "Redone. Tile 8 in row 1, column 2, turned right.", 1],
    ["locked", () => tab.press("lock"), "Tile 8 locked.", -1],
    ["unlocked", () => tab.press("lock"), "Tile 8 unlocked.", -1],
    ["undone thrice", async () => { for (let times = 0; times < 3; times++) await tab.press("undo"); }, "Undone. Tile 8 in row 1, column 2.", 1],
    ["a tile is typed that fits", () => tab.moves("3 c1"), "Tile 3 in row 1, column 3.", 2],
    ["one with mismatches on two sides", () => tab.moves("9 a3", "6 b3", "1 b2"), "Your board, 6 of 9.", -1],
    ["one by the keyboard", () => keys(4, "Escape", "Backspace"), "Tile 1 is back on the table.", -1],
    ["one more", () => keys(4, "5", "Enter"), "Tile 5 in row 2, column 2.", 4],
    ["turned by a key", () => keys(4, "r"), `Tile 5. ${sides("gBUs")}.`, 4],
    ["two change places", () => tab.put(tileOn(0), 1), "Tile 2 in row 1, column 2.", 1, "Tile 8 went to row 1, column 1."],
    ["the board is turned", () => tab.press("turn-board"), "Your board, 6 of 9.", -1],
    ["a tile goes back to the tray", () => tab.lift(tileOn(2)), "Tile 8 is back on the table.", -1],
    ["another tab takes one away", () => other.moves("3 -"), "Tile 3 is back on the table.", -1],
    ["another tab lays one", () => other.moves("4 a1"), "Tile 4 in row 1, column 1.", 0, "Tile 9 is back on the table."],
    ["begun anew", () => tab.press("restart"), "Your board, 0 of 9.", -1],
    ["all but one", () => tab.moves(...WHOLE.slice(0, 8)), "Your board, 8 of 9.", -1],
  ];
  for (const [name, act, first, cell, last = ""] of moves) {
    const told = await after(act);
    assert.ok(told.length > 0, name);
    for (const one of told) checkScore(name, one);
    const { text, names } = told[told.length - 1];
    assert.ok(text.startsWith(first), `${name}: “${text}”`);
    assert.ok(text.endsWith(last), `${name}: “${text}”`);
    const rest = text.slice(first.length, text.length - last.length).trim().replace(/\.$/, "");
    const board = /locked/.test(first) ? "" : truth(names, cell, first.includes(" in row "));
    assert.equal(rest.charAt(0).toLowerCase() + rest.slice(1), board, name);
  }
  const finished = await after(() => tab.moves(WHOLE[8]));
  assert.equal(finished.length, 1, "a finish is told once");
  assert.match(finished[0].text, /^Well done\. Solved in .*, with \d+ moves and no hints\.$/);
  const undone = await after(() => tab.key("u"));
  assert.equal(undone.at(-1)?.text, "Undone. Tile 4 is back on the table. 10 of 12 seams match.");
  assert.ok(captions.length > 15, captions.join("\n"));
});

test("the last of rapid moves is announced, with the score of the board at that moment", async () => {
  const browser = new Browser();
  const tab = await browser.visit(`${DOGS}&art=dogs&motifs=B:brown.G:grey.S:spotted.U:umber&board=1.0_7.0_2.0_0.0_4.0_5.0_8.3_-_-`);
  await tab.untilText("caption", "7 of 9");
  await browser.clock.turn(TOLD);
  const { after } = listen(tab);
  const told = await after(async () => {
    await tab.tap(4);
    for (let step = 0; step < 3; step++) {
      await tab.press("turn-right");
      await browser.clock.turn(step * 40);
    }
  });
  const last = told[told.length - 1];
  assert.ok(last.text.startsWith(`Tile 5. ${sides("UsgB")}. `), last.text);
  for (const one of told) checkScore("a rapid move", one);
  const { score, mismatches } = counted(last.names);
  assert.ok(last.text.includes(`${score} of 12`), last.text);
  assert.ok(mismatches.length > 0);
  assert.match(last.text, /mismatch/);
});

test("one live region announces the verdict, and not what is over at once", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  await tab.show("solve");
  const voices = tab.window.document.querySelectorAll('[aria-live], main [role="status"], main [role="alert"]');
  assert.equal(voices.filter((/** @type {any} */ one) => !one.closest("details") || !one.matches("[aria-live]")).length, 1, "one voice, but for what is folded");
  const heard = async () => {
    await browser.clock.turn(TOLD);
    return tab.said.at(-1) ?? "";
  };
  await heard();
  await solve(tab, "Two solutions.");
  assert.equal(await heard(), "Two solutions. 16 arrangements = 2 solutions × 4 turns of the board × 2 ways to swap tiles 3 and 4.");
  assert.ok(!tab.said.includes("Searching…"), "what is over at once is not announced");
  await tab.press("show-one");
  assert.match(await heard(), /^Tile \d: row 2, column 2, /);
  await tab.press("show-all");
  assert.equal(await heard(), "Solution 1 of 2");
  for (let leaf = 0; leaf < 7; leaf++) await tab.key("ArrowRight");
  assert.equal(await heard(), "Solution 2 of 2");
});

test("a broken link and a long search are announced", async () => {
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  await tab.show("solve");
  const heard = async () => {
    await browser.clock.turn(TOLD);
    return tab.said.at(-1) ?? "";
  };
  await heard();
  await tab.follow(`${DOGS.replace("GSbu", "GSb")}&end=1`);
  assert.match(await heard(), /^This can’t be read\. Tile 7: “GSb” has 3 sides; 4 expected\./);
  await tab.follow(FRAMED);
  await tab.untilText("name", "Framed 6x6");
  await tab.show("solve");
  browser.clock.pace = 100;
  await tab.press("solve");
  await tab.until(() => tab.said.includes("Searching…"), "it is heard that it searches");
  await tab.press("stop");
  await tab.until(() => tab.said.some((text) => text.startsWith("Stopped. So far:")), "it is heard that it was stopped");
});
