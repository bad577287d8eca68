// The announcement of a move: what was done, and which seams of the board match.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as danish } from "../../words/da.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { caption, tell } from "../board/words.js";
import { Store } from "../base/store.js";
import { clear, placeBoard, lock, newGame, put, redo, turn, undo, turnBoard } from "../game/game.js";
import { Speech } from "../speech/speech.js";
import { hasRest, newsOfPlay, toldWords } from "./news.js";

/** @import {Board, Drawing, Puzzle, Seat} from "../../types.d.ts" */
/** @import {State} from "../shell/state.d.ts" */
/** @import {Game} from "../game/game.js" */

const speech = new Speech("en", english);

/*
   0 │ 1      seams: 0 between 0 and 1, 1 between 2 and 3,
  ───┼───            2 between 0 and 2, 3 between 1 and 3
   2 │ 3
*/
const seams = [[[0, 1], [1, 3]], [[2, 1], [3, 3]], [[0, 2], [2, 0]], [[1, 2], [3, 0]]].map(([a, b]) => ({ a, b }));
/** What lies beyond a side. @param {number} cell @param {number} side */
const beyond = (cell, side) => seams.flatMap(({ a, b }) => [[a, b], [b, a]]).find(([from]) => String(from) === String([cell, side]))?.[1] ?? null;
const rows = [0, 1, 2, 3].map((cell) => ({ row: cell >> 1, column: cell & 1, beyond: [0, 1, 2, 3].map((side) => beyond(cell, side)) }));
const beside = Object.fromEntries([..."AaBb"].map((edge, at) => [edge, { mate: "aAbB"[at], rim: true, inside: true }]));
const puzzle = /** @type {Puzzle} */ (
  /** @type {unknown} */ ({
    ...{ grid: { name: "2x2", sides: 4, cells: rows }, tiles: ["Abab", "BABA", "abAB", "aaBB"], clues: [], mayTurn: true, boardTurns: 4, boardTurn: { to: [1, 3, 0, 2], by: 1 }, id: "p", frame: "" },
    ...{ art: "", beside, halves: ["", ""], motifs: [{ name: "ant", head: "A", tail: "a" }, { name: "bee", head: "B", tail: "b" }] },
    edges: { A: { motif: 0, half: "head" }, a: { motif: 0, half: "tail" }, B: { motif: 1, half: "head" }, b: { motif: 1, half: "tail" } },
  })
);
const drawing = /** @type {Drawing} */ (
  /** @type {unknown} */ ({
    cells: rows.map(({ row, column }) => ({ x: 100 * column, y: 100 * row, angle: 0 })),
    ...{ turn: 90, seams },
  })
);

/** @param {Game} game @param {Record<string, unknown>} [more] fields of the state */
const at = (game, more = {}) => stateWith({ phase: "ready", puzzle, drawing, game, ...more });

/** @param {Board} board @param {number[]} matched @param {number[]} [conflicts] @param {Seat[]} [misframed] */
const marks = (board, matched, conflicts = [], misframed = []) => ({
  ...{ board, matched, conflicts, misframed, score: matched.length },
  ...{ seams: 4, filled: board.filter(Boolean).length, solved: matched.length === 4 },
});

const empty = newGame(puzzle, null);
const one = put(empty, 0, 0);
const two = put(one, 2, 1);
/** @type {Board} */
const [oneLies, twoLie] = [[[0, 0], null, null, null], [[0, 0], [2, 0], null, null]];
const whole = placeBoard(empty, puzzle, [[0, 0], [1, 0], [2, 0], [3, 0]]);
/** @type {Board} */
const allLie = [[0, 0], [1, 0], [2, 0], [3, 0]];

test("of a move it is told what was done, what joins and what does not", () => {
  for (const [is, before, after, wanted] of /** @type {[string, State, State, string][]} */ ([
    ["the first tile", at(empty), at(one, { hand: 0, marks: marks(oneLies, []) }), "Tile 1 in row 1, column 1. Nothing beside it yet."],
    ["a match", at(one), at(two, { marks: marks(twoLie, [0]) }), "Tile 3 in row 1, column 2. Joins tile 1 on the left; 1 of 4."],
    ["two matches", at(put(one, 3, 3)), at(put(put(one, 3, 3), 2, 1), { marks: marks([[0, 0], [2, 0], null, [3, 0]], [3, 0]) }), "Tile 3 in row 1, column 2. Joins tile 4 on the bottom and tile 1 on the left; 2 of 4."],
    ["a mismatch", at(one), at(two, { marks: marks(twoLie, [], [0]) }), "Tile 3 in row 1, column 2. 0 of 4 seams match; mismatch on the left: bee head meets bee tail."],
    ["nothing beside it", at(one), at(put(one, 3, 3), { marks: marks([[0, 0], null, null, [3, 0]], []) }), "Tile 4 in row 2, column 2. Nothing beside it yet; 0 of 4 seams match."],
    ["turned", at(two), at(turn(two, puzzle, 2, 1), { marks: marks([[0, 0], [2, 1], null, null], [0]) }), "Tile 3. Top bee head, right ant tail, bottom bee tail, left ant head. Joins tile 1 on the left; 1 of 4."],
    ["locked", at(two), at(lock(two, puzzle, 2), { marks: marks(twoLie, [0]) }), "Tile 3 locked."],
    ["unlocked", at(lock(two, puzzle, 2)), at(two, { marks: marks(twoLie, [0]) }), "Tile 3 unlocked."],
    ["lifted", at(two, { marks: marks(twoLie, [0]) }), at(put(two, 2, -1), { marks: marks(oneLies, []) }), "Tile 3 is back on the table."],
    ["turned on the table", at(one), at(turn(one, puzzle, 3, 1), { marks: marks(oneLies, []) }), "Tile 4. Top bee head, right ant tail, bottom ant tail, left bee head."],
    ["several mismatches of the tile", at(one), at(two, { marks: marks(twoLie, [2], [0, 3]) }), "Tile 3 in row 1, column 2. 1 of 4 seams matches; 2 mismatches: bottom and left."],
    ["a mismatch elsewhere", at(one), at(two, { marks: marks(twoLie, [0, 2], [1]) }), "Tile 3 in row 1, column 2. Joins tile 1 on the left; 2 of 4; 1 mismatch in all."],
    ["one here, more elsewhere", at(one), at(two, { marks: marks(twoLie, [1], [0, 2, 3]) }), "Tile 3 in row 1, column 2. 1 of 4 seams matches; 2 mismatches: bottom and left; 3 mismatches in all."],
    ["not the frame's edge", at(empty), at(one, { marks: marks(oneLies, [], [], [[0, 3]]) }), "Tile 1 in row 1, column 1. Nothing beside it yet; bee tail doesn’t belong on the left."],
    ["a side that both seam and frame refuse", at(one), at(two, { marks: marks(twoLie, [], [0], [[1, 3]]) }), "Tile 3 in row 1, column 2. 0 of 4 seams match; mismatch on the left: bee head meets bee tail."],
    ["a whole board", at(empty), at(whole, { marks: marks(allLie, [0, 1, 2], [3]) }), "Your board · 4 of 4. 3 of 4 seams match; 1 mismatch in all."],
    ["taken off at once", at(whole, { marks: marks(allLie, [0, 1, 2, 3]) }), at(clear(whole), { marks: null }), "Your board · 0 of 4."],
    ["undone at once", at(two, { marks: marks(twoLie, [0]) }), at({ ...two, places: [...two.places] }, { marks: marks(twoLie, [0]) }), "Your board · 2 of 4. 1 of 4 seams matches."],
    ["the whole board turned", at(two), at(turnBoard(two, puzzle), { marks: marks([null, [0, 1], null, [2, 1]], [3]) }), "Tile 1 in row 1, column 2, turned right. Joins tile 3 on the bottom; 1 of 4. Tile 3 went to row 2, column 2."],
  ])) {
    assert.equal(newsOfPlay(before, after, speech), wanted, is);
  }
});

test("a tile of a framed board joins the border", () => {
  const framed = { ...puzzle, framed: true, frame: "b", beside: { ...beside, b: { mate: "", rim: true, inside: false } } };
  const after = at(one, { puzzle: framed, marks: marks(oneLies, [], [], [[0, 0]]) });
  assert.equal(newsOfPlay(at(empty, { puzzle: framed }), after, speech), "Tile 1 in row 1, column 1. Joins the border on the left; 0 of 4; ant head doesn’t belong on the top.");
});

test("of a tile that is taken its sides are said, and what would meet on the cell that the person is about", () => {
  const none = marks(oneLies, []);
  const taken = (/** @type {Record<string, unknown>} */ more, /** @type {Game} */ game = one) => newsOfPlay(at(game, { marks: none, ...more }), at(game, { hand: 2, marks: none, ...more }), speech);
  const sides = "Tile 3. Top ant tail, right bee tail, bottom ant head, left bee head.";
  assert.equal(taken({}), sides, "no cell is focused");
  assert.equal(taken({ cell: 0 }), sides, "another tile is on the focused cell");
  assert.equal(taken({ cell: 3 }), sides, "nothing is beside the focused cell");
  assert.equal(taken({ cell: 1 }), `${sides} Would join tile 1 on the left.`);
  assert.equal(taken({ here: 2 }), `${sides} Turned upside down, would join tile 1 on the top.`, "a tile comes to the chosen cell as it fits");
  assert.equal(taken({ cell: 1 }, turn(one, puzzle, 2, 1)), "Tile 3. Top bee head, right ant tail, bottom bee tail, left ant head. Mismatch on the left.");
  const game = turn(one, puzzle, 2, 2);
  const held = at(game, { hand: 2, marks: none });
  assert.equal(newsOfPlay(held, at(game, { hand: 2, marks: none, cell: 2 }), speech), "Would join tile 1 on the top.", "the tile is carried from cell to cell");
  assert.equal(newsOfPlay(held, at(game, { hand: 2, marks: none, cell: 3 }), speech), null, "where nothing would meet, the cell's name says it all");
  assert.equal(newsOfPlay(held, at(game, { marks: none }), speech), "Let go of tile 3.");
});

test("a setting says less of a tile, and turns one that is laid", () => {
  const state = (/** @type {Record<string, unknown>} */ more, /** @type {Game} */ game = one) => {
    const made = at(game, { marks: marks(oneLies, []), ...more });
    Object.assign(made.page.settings, { spoken: "short", autoturn: Boolean(more.cell) });
    return made;
  };
  const askew = turn(one, puzzle, 2, 1);
  assert.equal(newsOfPlay(state({}), state({ hand: 2 }), speech), "Tile 3 selected.");
  assert.equal(newsOfPlay(state({}, askew), state({ hand: 2, cell: 1 }, askew), speech), "Tile 3 selected. Turned left, would join tile 1 on the left.");
  assert.equal(newsOfPlay(state({}), state({ hand: 2 }, turn(one, puzzle, 2, 1)), speech), "Tile 3 turned.");
  assert.equal(newsOfPlay(state({}), state({ hand: 0 }, turn(one, puzzle, 0, 1)), speech), "Tile 1 in row 1, column 1, turned right.");
});

test("what a cell needs is said when it is asked for, and what its tile meets", () => {
  const asked = (/** @type {Game} */ game, /** @type {Record<string, unknown>} */ more) => {
    const state = at(game, more);
    tell({ store: new Store(state) }, "rest");
    return toldWords(state, speech);
  };
  assert.equal(asked(one, { cell: 1 }), "Row 1, column 2 needs bee head on the left; anything on the top, right, and bottom.");
  assert.equal(asked(one, { here: 2 }), "Row 2, column 1 needs ant head on the top; anything on the right, bottom, and left.");
  assert.equal(asked(empty, { cell: 1 }), "Any tile goes in row 1, column 2 so far.");
  assert.equal(asked(one, { hand: 3 }), "Tile 4. Top ant tail, right ant tail, bottom bee head, left bee head.");
  assert.equal(
    asked(lock(two, puzzle, 2), { cell: 1, hand: 2, marks: marks(twoLie, [], [0]) }),
    "Tile 3 in row 1, column 2, locked. Top ant tail, right bee tail, bottom ant head, left bee head. Mismatch on the left: bee head meets bee tail.",
  );
  const framed = { puzzle: { ...puzzle, framed: true, frame: "b", beside: { ...beside, b: { mate: "", rim: true, inside: false } } } };
  assert.equal(asked(one, { ...framed, cell: 1 }), "Row 1, column 2 needs bee tail on the top and right, anything but the frame on the bottom. Nothing matches in row 1, column 2 on the left.");
});

test("every language says what a cell needs, and what would meet, in its own way", () => {
  const wide = turn(one, puzzle, 0, 1);
  for (const [language, table, wanted] of /** @type {[string, Record<string, string>, string][]} */ ([
    ["de", german, "Zeile 1, Spalte 2 braucht links Hinterteil der Ameise; oben, rechts und unten Beliebiges. Karte 3. Oben Hinterteil der Ameise, rechts Hinterteil bee, unten Kopf der Ameise, links Kopf bee. Links passt es nicht."],
    ["fr", french, "Ligne 1, colonne 2, il faut : à gauche queue de fourmi; en haut, à droite et en bas n’importe quoi. Carte 3. En haut queue de fourmi, à droite queue bee, en bas tête de fourmi, à gauche tête bee. Désaccord à gauche."],
    ["da", danish, "Række 1, kolonne 2 skal have: til venstre myrens hale; øverst, til højre og nederst hvad som helst. Brik 3. Øverst myrens hale, til højre bee hale, nederst myrens hoved, til venstre bee hoved. Til venstre passer det ikke."],
  ])) {
    const state = at(wide, { cell: 1, hand: 2 });
    tell({ store: new Store(state) }, "rest");
    assert.equal(toldWords(state, new Speech(language, table)).replace(/\s/g, " "), wanted, language);
  }
});

test("an answer holds until something else happens", () => {
  const state = at(one, { cell: 1 });
  const store = new Store(state);
  const holds = () => toldWords(state, speech);
  tell({ store }, "missing", { n: 12 });
  assert.equal(holds(), "There is no tile 12.");
  assert.ok(hasRest(state));
  tell({ store }, "rest");
  assert.ok(!hasRest(state), "the rest is said once");
  for (const [slice, change] of /** @type {[keyof State, object][]} */ ([["play", { hand: 1 }], ["play", { cell: 2 }], ["table", { game: two }], ["page", { tab: "solve" }], ["hints", { help: { rung: 1, at: -1 } }]])) {
    tell({ store }, "none");
    assert.equal(holds(), "No tile is selected.");
    Object.assign(state[slice], change);
    assert.equal(holds(), "", JSON.stringify(change));
  }
});

test("of a tile that makes room it is told where it went", () => {
  for (const [is, before, after, wanted] of /** @type {[string, Game, Game, string][]} */ ([
    ["they changed places", two, put(two, 0, 1), "Tile 1 in row 1, column 2. Tile 3 went to row 1, column 1."],
    ["to the table", two, put(two, 1, 1), "Tile 2 in row 1, column 2. Tile 3 is back on the table."],
    ["not one that stays", two, turn(turn(two, puzzle, 0, 1), puzzle, 2, 1), "Tile 1 in row 1, column 1, turned right."],
  ])) {
    assert.equal(newsOfPlay(at(before), at(after), speech), wanted, is);
  }
});

test("what is undone and redone is told as such", () => {
  const turned = turn(two, puzzle, 2, 1);
  const undone = undo(turned);
  const loose = turn(one, puzzle, 3, 1);
  for (const [is, before, after, wanted] of /** @type {[string, Game, Game, string][]} */ ([
    ["undone", turned, undone, "Undone. Tile 3 in row 1, column 2."],
    ["undone twice", turned, undo(undone), "Undone. Tile 3 is back on the table."],
    ["redone", undone, redo(undone), "Redone. Tile 3 in row 1, column 2, turned right."],
    ["redone, not to the end", undo(undone), redo(undo(undone)), "Redone. Tile 3 in row 1, column 2."],
    ["on the table", loose, undo(loose), "Undone. Tile 4 turned."],
    ["another move", undone, turn(undone, puzzle, 2, 2), "Tile 3. Top ant head, right bee head, bottom ant tail, left bee tail."],
    ["the whole board", whole, undo(whole), "Undone. Your board · 0 of 4."],
  ])) {
    assert.equal(newsOfPlay(at(before), at(after), speech), wanted, is);
  }
});

test("conflict marks that are not shown are not told", () => {
  const after = at(two, { marks: marks(twoLie, [], [0]) });
  after.page.settings.conflicts = false;
  assert.equal(newsOfPlay(at(one), after, speech), "Tile 3 in row 1, column 2. 0 of 4 seams match.");
});

test("of one tile no score is told, and of several how the board lies now", () => {
  const undone = at(undo(two), { marks: marks(twoLie, [0]) });
  assert.equal(newsOfPlay(at(two, { marks: marks(twoLie, [0]) }), undone, speech), "Undone. Tile 3 is back on the table.");
  assert.equal(caption(at(two, { marks: marks(twoLie, [0]) }), speech), "Your board · 2 of 4 · 1 of 4 seams matches");
});

test("every language tells of a move in its own way", () => {
  const clash = at(two, { marks: marks(twoLie, [2], [0, 1]) });
  const sides = at(two, { marks: marks(twoLie, [], [0, 3]) });
  const frame = at(one, { marks: marks(oneLies, [], [], [[0, 3]]) });
  for (const [language, table, ...wanted] of /** @type {[string, Record<string, string>, ...string[]][]} */ ([
    [
      ...["de", german, "Karte 3 in Zeile 1, Spalte 2. 1 von 4 Nähten passt; links passt Kopf bee nicht zu Hinterteil bee; insgesamt passen 2 Stellen nicht."],
      ...["Karte 3 in Zeile 1, Spalte 2. 0 von 4 Nähten passen; 2 Seiten passen nicht: unten und links.", "Karte 1 in Zeile 1, Spalte 1. Noch nichts daneben; links gehört Hinterteil bee nicht hin."],
    ],
    [
      ...["fr", french, "Carte 3, ligne 1, colonne 2. 1 jointure sur 4 s’accorde; désaccord à gauche : tête bee contre queue bee; 2 désaccords en tout."],
      ...["Carte 3, ligne 1, colonne 2. 0 jointure sur 4 s’accorde; désaccord sur 2 côtés : en bas et à gauche.", "Carte 1, ligne 1, colonne 1. Rien à côté pour l’instant; queue bee n’a pas sa place à gauche."],
    ],
    [
      ...["da", danish, "Brik 3 i række 1, kolonne 2. 1 af 4 samlinger passer; til venstre passer bee hoved ikke til bee hale; 2 steder i alt passer det ikke."],
      ...["Brik 3 i række 1, kolonne 2. 0 af 4 samlinger passer; 2 sider passer ikke: nederst og til venstre.", "Brik 1 i række 1, kolonne 1. Intet ved siden af endnu; til venstre hører bee hale ikke hjemme."],
    ],
  ])) {
    const said = [[at(one), clash], [at(one), sides], [at(empty), frame]].map(([before, after]) => newsOfPlay(before, after, new Speech(language, table)));
    assert.deepEqual(said.map((sentence) => sentence?.replace(/\s/g, " ")), wanted, language);
  }
});
