// The ladder of hints: each press says more, a move starts anew, and thinking goes in slices and
// ends when nobody waits.

import assert from "node:assert/strict";
import { test } from "node:test";
import { stateWith } from "../../tools/state.js";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { Store } from "../base/store.js";
import { FaultError } from "../engine/solver.js";
import { UNLIT } from "../board/scene.js";
import { TABLE, boardOf, lock, newGame, put, turn, undo } from "../game/game.js";
import { Speech } from "../speech/speech.js";
import { play } from "../table/move.js";
import { Stopwatch } from "../table/time.js";
import { pressesBeside, inPictures } from "./line.js";
import { branchWords, helpWords, techniqueSentence, whichWords } from "./words.js";
import { climb, endHelp, endTrial, explain, lookLonger, nextCase, nextPress, rewind, seenTrial, showNextCase, trialOf, watchOutlook } from "./ladder.js";
import { litBy } from "./lit.js";

/** @import {Outlook, Puzzle, Step} from "../../types.d.ts" */
/** @import {App} from "../shell/state.d.ts" */

const [en, de] = [new Speech("en", english), new Speech("de", german)];

const cells = Array.from({ length: 9 }, (_, cell) => ({ row: Math.floor(cell / 3), column: cell % 3, beyond: cell === 6 ? [[3, 2], null] : [] }));
const puzzle = /** @type {Puzzle} */ (
  /** @type {unknown} */ ({
    ...{ id: "p", grid: { name: "3x3", sides: 4, cells }, clues: [], tiles: cells.map(() => "BGus"), mayTurn: true, boardTurns: 4, frame: "", halves: ["", ""] },
    edges: { B: { motif: 0, half: "head" }, g: { motif: 1, half: "tail" } },
    motifs: [{ name: "brown", head: "B" }, { name: "grey", head: "G" }],
  })
);

/** @type {Outlook} */
const possible = { handle: 1, done: true, counted: true, ways: 3, expected: null, change: -1, turn: -1, clash: [], dead: -1 };
const stuck = { ...possible, ways: 0, change: 4 };
/** @type {Step} */
const step = { kind: "forced", tried: false, cell: 3, tile: 6, turn: 1, copies: [], why: { code: "only-tile", args: { tile: 6, edges: ["B", "g"] }, at: { cell: 3 } }, cells: [0, 4], seats: [[3, 0], [3, 1]] };
const found = { handle: 2, done: true, step, narrow: { cell: 3, looks: 4 } };

/** A page whose solver gives these answers in turn. @param {...object} answers */
function page(...answers) {
  const store = new Store(stateWith({ phase: "ready", puzzle, game: newGame(puzzle, null) }));
  /** @type {[string, any][]} */
  const asked = [];
  /** @type {any[]} */
  const kept = [];
  const solver = {
    call: async (/** @type {string} */ method, /** @type {any} */ params) => {
      await null;
      if (method === "board") return { solved: false };
      asked.push([method, params]);
      const answer = method === "drop" ? {} : answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    },
    tied: () => solver,
  };
  const puzzleStore = { lay: (/** @type {any[]} */ ...what) => kept.push(what) };
  const app = /** @type {App} */ (/** @type {unknown} */ ({ store, solver, puzzleStore, watch: new Stopwatch(() => 0) }));
  store.on("moved", () => endHelp(app));
  const told = (speech = en) => helpWords(store.state, speech);
  return { app, state: store.state, asked, kept, told };
}

test("every press tells more, and the last one lays the tile, which one Undo takes back", async () => {
  const { app, state, asked, kept, told } = page(possible, found);
  const presses = [];
  const said = [];
  const lit = [];
  for (let n = 0; n < 4; n++) {
    presses.push(nextPress(state));
    await climb(app);
    said.push(told());
    lit.push(litBy(state));
  }
  assert.deepEqual(presses, ["hint", "which", "why", "place"]);
  assert.deepEqual(said, [
    "Look at row 2, column 1.",
    "Tile 7 goes here. Turn it once to the right.",
    "This cell needs brown head and grey tail. Only tile 7 still fits. Turn tile 7 once to the right.",
    "",
  ]);
  assert.deepEqual(lit, [
    { ...UNLIT, cells: [3] },
    { ...UNLIT, cells: [3], tiles: [6] },
    { ...UNLIT, cells: [3], tiles: [6], beside: [0, 4], seats: [[3, 0], [3, 1]] },
    UNLIT,
  ]);
  assert.deepEqual(asked.map(([method]) => method), ["outlook", "hint"], "each is asked once");
  assert.deepEqual(state.table.game?.places[6], [3, 1, 0]);
  assert.equal(state.hints.help, null, "a move begins a new ladder");
  assert.deepEqual([state.table.game?.hints, kept.length], [1, 2], "one ladder is one hint, and it is kept");
  assert.equal(state.table.game && undo(state.table.game).places[6][0], TABLE);
  assert.equal(state.table.game && undo(state.table.game).hints, 1, "help that was had is not undone");
});

test("to turn the tile in the tray leaves what is told of it, and how far it is still to be turned", async () => {
  const { app, state, told } = page(possible, found);
  for (let n = 0; n < 2; n++) await climb(app);
  assert.equal(told(), "Tile 7 goes here. Turn it once to the right.");
  const { game } = state.table;
  assert.ok(game);
  await play(app, turn(game, puzzle, 6, -1));
  assert.equal(told(), "Tile 7 goes here. Turn it 2 times to the right.");
  await play(app, turn(/** @type {any} */ (state.table.game), puzzle, 6, 2));
  assert.deepEqual([told(), litBy(state)], ["Tile 7 goes here.", { ...UNLIT, cells: [3], tiles: [6] }]);
  await play(app, put(/** @type {any} */ (state.table.game), 0, 0));
  assert.equal(state.hints.help, null, "a tile that is laid makes an end of it");
});

test("no hint yet is told where there is no way on, nor to whoever presses once it is solved", async () => {
  const { app, state } = page(stuck, possible);
  for (const solved of [false, true]) {
    state.hints.help = null;
    const pressed = climb(app);
    state.table.marks = /** @type {any} */ ({ solved }); // known only after the press
    await pressed;
    assert.equal(state.table.game?.hints, 0);
  }
});

test("a tile that clashes is told first, marked, and taken off", async () => {
  const { app, state, asked, told } = page({ ...possible, done: false, counted: false, ways: 0, clash: [[3, 0], [4, 0]] }, { ...possible, ways: 0, clash: [[4, 0], [3, 0]] }, { ...possible, ways: 0, clash: [[4, 0]] });
  const { game } = state.table;
  assert.ok(game);
  state.table.game = put(put(game, 8, 3), 3, 4);
  await climb(app);
  assert.deepEqual(asked.map(([method]) => method), ["outlook", "outlook"], "which of the two is to be changed is known after a while");
  assert.equal(told(), "Mismatch of tile 4 with tile 9: brown head meets brown head.");
  assert.equal(told(de), "Karte 4 passt nicht zu Karte 9: Kopf vom Braunen trifft auf Kopf vom Braunen.");
  assert.deepEqual(litBy(state), { ...UNLIT, cells: [4], beside: [3], seats: [[4, 0]], named: [4, 3] });
  assert.deepEqual([nextPress(state), pressesBeside(state)], ["lift", []]);
  await climb(app);
  assert.deepEqual(boardOf(state.table.game).map((laid) => laid?.[0] ?? -1), [-1, -1, -1, 8, -1, -1, -1, -1, -1]);
  state.table.game = put(state.table.game, 3, 4);
  await climb(app);
  assert.equal(told(), "Tile 4 is misplaced: brown head doesn’t belong on the top.");
});

test("where there is no way on, the tile to blame is told, lit, and taken off, though it be locked", async () => {
  const { app, state, asked, told } = page(stuck);
  const { game } = state.table;
  assert.ok(game);
  state.table.game = lock(put(put(game, 8, 0), 3, 4, 2), puzzle, 3);
  await climb(app);
  assert.equal(told(), "It can’t be solved from here. Tile 4 in row 2, column 2 has to change.");
  assert.equal(told(de), "Von hier aus nicht lösbar. Karte 4 in Zeile 2, Spalte 2 kann nicht so bleiben.");
  assert.deepEqual([litBy(state).cells, nextPress(state)], [[4], "lift"]);
  assert.deepEqual(asked[0][1].laid, [0, 4], "in the order in which they were laid");
  await climb(app);
  assert.deepEqual(boardOf(state.table.game).map((laid) => laid?.[0] ?? -1), [8, -1, -1, -1, -1, -1, -1, -1, -1]);
  assert.equal(undo(state.table.game).places[3][0], 4, "one move");
});

test("a cell that nothing fits is told and marked, whether or not it is known which tile has to change", async () => {
  const { app, state, told } = page({ ...stuck, change: 3, dead: 6 });
  const { game } = state.table;
  assert.ok(game);
  state.table.game = put(put(game, 8, 3), 0, 0);
  await climb(app);
  assert.equal(told(), "Nothing fits row 3, column 1, so it can’t be solved from here. Tile 9 in row 2, column 1 has to change.");
  assert.deepEqual(litBy(state), { ...UNLIT, cells: [3], dead: [6], seats: [[6, 0]], named: [3] });
  assert.deepEqual([nextPress(state), pressesBeside(state)], ["lift", ["rewind"]], "nothing more is to be explained");
  state.hints.help = state.hints.help && { ...state.hints.help, outlook: { ...stuck, change: -1, dead: 6, done: false } };
  assert.equal(told(), "Nothing fits row 3, column 1, so it can’t be solved from here. Working out which tile to change takes longer.");
  assert.deepEqual(litBy(state), { ...UNLIT, dead: [6], seats: [[6, 0]] });
  assert.equal(nextPress(state), "longer");
  state.hints.help = state.hints.help && { ...state.hints.help, long: true };
  assert.equal(told().slice(63), "Half a minute of looking hasn’t shown which tile to change.");
});

/** @type {import("../../types.d.ts").HintBranch[]} */
const branches = [
  { trials: [{ cell: 3, tile: 1, turn: 2, choices: 0, ofTile: false }], alike: [[3, 4, 0], [3, 6, 0], [3, 4, 1]], cell: 6, tile: -1, whole: true },
  { trials: [{ cell: 3, tile: 6, turn: 3, choices: 0, ofTile: false }, { cell: 0, tile: 5, turn: 0, choices: 1, ofTile: true }], alike: [[1, 5, 2]], cell: -1, tile: 7, whole: true },
];
const refuted = { handle: 3, done: true, step: { ...step, tried: true, why: { code: "refuted", args: { tile: 6, depth: 2, others: 4, nodes: 9 }, at: { cell: 3 } } }, narrow: null };

test("what has to be tried is shown case by case on the board, and left again", async () => {
  const { app, state, asked, told } = page(possible, refuted, { handle: 4, done: true, branches });
  state.table.drawing = /** @type {any} */ ({ seams: [], cells: cells.map(() => ({ angle: 0 })) });
  for (let n = 0; n < 3; n++) await climb(app);
  assert.deepEqual(asked.at(-1), ["refute", { puzzle: "p", board: boardOf(newGame(puzzle, null)), cell: 3, tile: 6, turn: 1, handle: 0, budget: 10_000 }]);
  assert.deepEqual([told(), pressesBeside(state)], ["Every other choice gets stuck within 2 more tiles. Turn tile 7 once to the right.", ["explain"]], "what it is comes first");
  await explain(app);
  assert.equal(told(), "Case 1 of 2: Suppose tile 2 goes here. Now nothing fits the marked side of row 3, column 1. 3 other ways to fill row 2, column 1 fare no better.");
  assert.deepEqual([nextPress(state), pressesBeside(state)], ["place", ["case", "back"]]);
  assert.deepEqual(litBy(state), { ...UNLIT, cells: [3], tiles: [1], others: [4, 6, 4], dead: [6], seats: [[6, 0]], supposed: [1], named: [3] });
  assert.deepEqual(boardOf(/** @type {any} */ (seenTrial(state).table.game))[3], [1, 2], "it is seen");
  assert.deepEqual(boardOf(/** @type {any} */ (state.table.game))[3], null, "but not laid");
  showNextCase(app);
  assert.equal(told(), "Case 2 of 2: Suppose tile 7 goes here (quarter turn left). Then tile 6 fits only row 1, column 1. Now tile 8 fits nowhere. Tile 6 in row 1, column 2 fares no better.");
  assert.deepEqual(litBy(state), { ...UNLIT, cells: [3], beside: [0, 1], tiles: [6], others: [5, 5], homeless: [7], supposed: [6, 5], named: [3, 0] });
  assert.deepEqual(state.hints.help && nextCase(state.hints.help), 0, "after the last one the first");
  const twice = branchWords([branches[0], { ...branches[0], trials: [{ ...branches[0].trials[0], turn: 0 }] }], 1, { step, stays: -1, board: boardOf(newGame(puzzle, null)) }, puzzle, en, () => 0);
  assert.equal(twice.slice(0, 56), "Case 2 of 2: Suppose tile 2 goes here (not turned). Now ", "of a tile that is supposed in two turns each is named");
  assert.equal(endTrial(app), true);
  assert.deepEqual([trialOf(state), endTrial(app), told(), pressesBeside(state)], [null, false, "Every other choice gets stuck within 2 more tiles. Turn tile 7 once to the right.", ["explain"]]);
  assert.equal(seenTrial(state), state);
  await explain(app);
  assert.equal(asked.filter(([method]) => method === "refute").length, 1, "what is known is not asked again");
  state.page.tab = "solve";
  assert.equal(trialOf(state), null, "another tab shows its own");
  state.page.tab = "play";
  await climb(app);
  assert.deepEqual([state.table.game?.places[6], trialOf(state), state.table.game?.hints], [[3, 1, 0], null, 1]);
});

test("while it is found out what comes of all else, a step can be taken, or its tile turned", async () => {
  const { app, state } = page(possible, refuted);
  const { call } = app.solver;
  app.solver.call = /** @type {any} */ ((/** @type {"refute"} */ method, /** @type {any} */ params) => (method === "refute" ? new Promise(() => {}) : call(method, params)));
  for (let n = 0; n < 2; n++) await climb(app);
  void climb(app);
  await null;
  assert.deepEqual([state.hints.help?.thinking, nextPress(state)], ["refute", "place"]);
  await play(app, turn(/** @type {any} */ (state.table.game), puzzle, 6, 2));
  assert.deepEqual([state.hints.help?.thinking, nextPress(state)], [null, "place"], "who turns it is still told");
  await climb(app);
  assert.deepEqual(state.table.game?.places[6], [3, 1, 0]);
});

test("where there is no way on, that is shown, too, and where it is too long nothing is offered", async () => {
  const { app, state, asked, told } = page(stuck, { handle: 4, done: true, branches: [{ ...branches[1], alike: [], trials: [...branches[1].trials.slice(1), { cell: 1, tile: 2, turn: 0, choices: 2, ofTile: false }], whole: false }] });
  await climb(app);
  assert.deepEqual(pressesBeside(state), ["explain"]);
  await explain(app);
  assert.deepEqual([asked.at(-1)?.[1].cell, told()], [-1, "Then tile 6 fits only row 1, column 1. You always get stuck. For example: Try tile 3 in row 1, column 2. Now tile 8 fits nowhere."]);
  assert.deepEqual([nextPress(state), pressesBeside(state)], ["lift", ["back"]]);
  const long = page(possible, refuted, { handle: 4, done: true, branches: [] });
  for (let n = 0; n < 3; n++) await climb(long.app);
  assert.deepEqual([long.told(), nextPress(long.state), pressesBeside(long.state)], ["Every other choice gets stuck within 2 more tiles. Turn tile 7 once to the right.", "place", []]);
});

test("a thought goes on in slices, and is dropped once the board has changed", async () => {
  const begun = { ...possible, handle: 7, done: false, counted: false };
  const { app, state, asked } = page(begun, begun, begun, begun, begun, begun);
  const thinking = climb(app);
  await null;
  await null;
  const { game } = state.table;
  assert.ok(game);
  await play(app, put(game, 0, 0));
  await thinking;
  assert.equal(asked[0][1].handle, 0, "a new handle");
  assert.deepEqual(asked.at(-1), ["drop", { handle: 7 }]);
  assert.ok(asked.length <= 3);
  assert.equal(state.hints.help, null, "an answer to another board is none");
});

test("what follows from a board of which nothing is known is told with an if", async () => {
  for (const [tile, clues, words] of /** @type {[number, object[], RegExp][]} */ ([
    [8, [], /^If everything else is right, tile 7 goes here\./],
    [8, [{ tile: 8, cell: 8, turn: 0 }], /^Tile 7 goes here\./],
  ])) {
    const { app, state, told } = page({ ...possible, counted: false, done: false, ways: 0, expected: 3 }, found);
    state.table.puzzle = /** @type {Puzzle} */ ({ ...puzzle, clues });
    state.table.game = state.table.game && put(state.table.game, tile, 8);
    const { now } = performance;
    let clock = 0;
    performance.now = () => (clock += 1e6);
    for (let n = 0; n < 2; n++) await climb(app).finally(() => (performance.now = now));
    assert.match(told(), words);
  }
});

test("a press while it is thought does nothing, and so does one on a solved board", async () => {
  const { app, state, asked, told } = page(possible, found);
  state.table.game = state.table.game && put(state.table.game, 8, 8);
  const first = climb(app);
  assert.equal(told(), "");
  await Promise.all([climb(app), climb(app)]);
  assert.equal(told(), "Thinking…", "but that it is told");
  await first;
  assert.deepEqual([asked.length, told()], [2, "Still solvable. Look at row 2, column 1."]);
  assert.equal(nextPress({ ...state, table: { ...state.table, marks: /** @type {any} */ ({ solved: true }) } }), null);
});

test("what cannot be found out is told so, and can be asked once more", async () => {
  const { app, state, told } = page(new FaultError({ code: "bug", args: {}, at: {} }), possible, { handle: 3, done: true, step: null, narrow: { cell: 5, looks: 12 } });
  await assert.rejects(climb(app));
  assert.equal(nextPress(state), "hint");
  await climb(app);
  assert.equal(told(), "No tile is certain yet. The tightest spot is row 2, column 3, with 12 options.");
  assert.deepEqual([litBy(state).cells, nextPress(state), pressesBeside(state)], [[5], null, []], "what can be told is");
  state.table.puzzle = { ...puzzle, tiles: Array(36).fill(puzzle.tiles[0]) };
  assert.deepEqual(pressesBeside(state), ["options"], "and where many tiles are sifted, shown");
  state.tray = { ...state.tray, by: "here", here: 5 };
  assert.deepEqual([pressesBeside(state), litBy(state).cells], [[], []], "unless that is seen");
  state.tray = { ...state.tray, here: 4 };
  assert.deepEqual([pressesBeside(state), litBy(state).cells], [["options"], []], "and who looks at another cell stays there");
  state.tray = { ...state.tray, here: -1 };
  state.table.puzzle = puzzle;
  state.hints.help = state.hints.help && { ...state.hints.help, hint: { handle: 3, done: true, step: null, narrow: null } };
  assert.deepEqual([told().slice(0, 29), nextPress(state)], ["It can’t be solved from here.", "longer"]);
  state.hints.help = state.hints.help && { ...state.hints.help, hint: { handle: 3, done: false, step: null, narrow: null } };
  assert.deepEqual([told(), nextPress(state)], ["No next step found yet.", "longer"]);
});

test("a thought that is lost with its worker begins again by itself, but not for ever", async () => {
  const lost = () => new FaultError({ code: "worker-lost", args: {}, at: {} });
  const { app, state, asked } = page(lost(), { ...possible, ways: 0, counted: false, handle: 4, done: false }, lost(), stuck);
  await climb(app);
  assert.deepEqual([state.hints.help?.outlook, state.hints.help?.thinking], [stuck, null]);
  assert.deepEqual(asked.map(([, { handle }]) => handle), [0, 0, 4, 0], "with a handle of the new worker");
  const again = page(lost(), lost(), lost(), lost());
  await assert.rejects(climb(again.app), (error) => error instanceof FaultError && error.lost);
  assert.deepEqual([again.asked.length, again.state.hints.help?.thinking, nextPress(again.state)], [3, null, "hint"]);
});

test("the outlook is told by itself after every move, where that is wished for, and lights nothing", async () => {
  const { app, state, asked, told } = page(possible, stuck);
  watchOutlook(app);
  app.store.change(() => {});
  assert.equal(state.hints.help, null, "nobody has wished for it");
  app.store.change(({ page: { settings } }) => void (settings.outlook = true));
  await new Promise((done) => setImmediate(done));
  assert.deepEqual([told(), nextPress(state)], ["Still solvable: 3 solutions from here.", "hint"]);
  const { game } = state.table;
  assert.ok(game);
  await play(app, put(game, 3, 4));
  await new Promise((done) => setImmediate(done));
  assert.equal(told(), "It can’t be solved from here. Tile 4 in row 2, column 2 has to change.");
  assert.deepEqual([litBy(state).cells, state.table.game?.hints, asked.length], [[], 0, 2]);
  await climb(app);
  assert.deepEqual([litBy(state).cells, nextPress(state)], [[4], "lift"], "until it is asked where");
});

test("the outlook says no more than is known", () => {
  const { state } = page();
  state.page.settings.outlook = true;
  const told = (/** @type {Partial<Outlook>} */ outlook, speech = en) =>
    helpWords(stateWith({ help: { rung: 0, outlook: { ...possible, ...outlook }, hint: null, refuted: null, at: -1, thinking: null, slow: false } }, state), speech);
  assert.equal(told({ ways: 1 }), "Still solvable: 1 solution from here.");
  assert.equal(told({ ways: 1 }, de), "Noch lösbar: 1 Lösung von hier aus.");
  const open = { done: false, counted: false };
  assert.equal(told({ ...open, ways: 1 }), "Still solvable: at least 1 solution from here.");
  assert.equal(told({ ...open, ways: 1_344_575 }), "Still solvable: at least 1,300,000 solutions from here.");
  assert.equal(told({ ...open, ways: 0, expected: 12.4 }), "Probably still solvable: about 2,000,000,000,000 solutions from here.");
  assert.equal(told({ ...open, ways: 0, expected: 30.7 }, de), "Wahrscheinlich noch lösbar: etwa 5 × 10³⁰ Lösungen von hier aus.");
  assert.match(told({ ...open, ways: 0, expected: -2 }), /^It may still be solvable\./);
  assert.match(told({ ...open, ways: 0, expected: null }), /^It may still be solvable\./);
  assert.match(told({ ways: 0, done: false }), /^It can’t be solved from here\. Working out which tile/);
  assert.match(told({ ways: 0 }), /these tiles have no solution/);
});

test("a reason names what it is about", () => {
  const say = (/** @type {string} */ code, /** @type {any} */ args, /** @type {any} */ at = { cell: 3 }, speech = en) =>
    techniqueSentence({ ...step, why: { code, args: { tile: 6, ...args }, at } }, puzzle, speech);
  assert.equal(say("last-half", { edge: "B" }, { cell: 3, side: 3, sides: 4 }), "This cell needs brown head (left). Only tile 7 still has it.");
  assert.equal(say("starves", { tiles: [1, 2] }, { cell: 8 }), "Anything else that fits here (tiles 2 and 3) would leave no tile for row 3, column 3.");
  assert.equal(say("starves", { tiles: [0, 1, 2, 3, 4, 5] }, { cell: 8 }), "Anything else here would leave no tile for row 3, column 3.");
  assert.equal(say("used-up", { tiles: [1, 2], edge: "g" }), "Tiles 2 and 3 are needed elsewhere for grey tail. Of the rest, only tile 7 fits here.");
  assert.equal(say("taken", { tiles: [1] }), "Tile 2 is needed for another cell that nothing else fits. That leaves tile 7 for this one.");
  assert.equal(say("refuted", { depth: 4, others: 3, nodes: 9 }), "Every other choice gets stuck within 4 more tiles.");
  assert.equal(say("refuted", { depth: 1, others: 3, nodes: 9 }, {}, de), "Alles andere steckt nach höchstens einer weiteren Karte fest.");
  assert.equal(say("guess", { looks: 5 }), "You’d have to guess here: 5 options fit, and this one leads to a solution.");
  assert.equal(say("another", {}), "Nothing else can go here.");
  assert.equal(say("only-tile", { edges: ["B", "g", "B"] }), "This cell needs 2 × brown head and grey tail. Only tile 7 still fits.");
});

test("plain shapes are told by pictures, and by their names where these are drawn, or heard", () => {
  const clad = { ...step, why: { code: "only-tile", args: { tile: 6, edges: ["B", "g", "g"] }, at: { cell: 3 } } };
  const say = (/** @type {string} */ art) => techniqueSentence(clad, puzzle, en, inPictures(puzzle, { art }, en));
  assert.equal(say("plain"), "This cell needs \uE000B\uE001 and 2 × \uE000g\uE001. Only tile 7 still fits.");
  assert.equal(say("dogs"), "This cell needs brown head and 2 × grey tail. Only tile 7 still fits.");
  assert.equal(techniqueSentence(clad, puzzle, en), say("dogs"));
});

test("a hint is asked for near the cell that is chosen, and its tile turned from how it is seen", async () => {
  const { app, state, told, asked } = page(possible, found);
  state.tray.here = 6;
  for (let n = 0; n < 2; n++) await climb(app);
  assert.deepEqual([asked[1][0], asked[1][1].near], ["hint", 6]);
  const beside = Object.fromEntries([..."BGus"].map((edge) => [edge, { mate: "", rim: edge !== "u", inside: true }]));
  state.table.puzzle = { ...puzzle, beside };
  assert.equal(told(), "Tile 7 goes here. Turn it once to the right.");
  state.tray = { ...state.tray, by: "here", here: 6 };
  assert.equal(told(), "Tile 7 goes here. Turn it once to the left.", "the side that is not for the rim is seen on top");
});

test("of tiles that look alike any will do, and a guess is called one", () => {
  assert.equal(whichWords({ ...step, copies: [6, 7] }, en), "Tile 7 goes here. Tile 8 is just like it.");
  assert.equal(whichWords({ ...step, copies: [6, 7, 8] }, de), "Hier gehört Karte 7 hin. Die Karten 8 und 9 sehen genauso aus.");
  assert.equal(whichWords({ ...step, kind: "guess" }, en, false), "Try tile 7 here.");
  assert.equal(whichWords(step, en, false), "If everything else is right, tile 7 goes here.");
});

test("a tile that lies where a hint said, but turned otherwise, is turned and not taken off", async () => {
  const { app, state, told } = page(possible, found, { ...stuck, change: 3 });
  await climb(app);
  const { game } = state.table;
  assert.ok(game);
  await play(app, put(game, 6, 3, 3));
  await climb(app);
  assert.deepEqual([told(), nextPress(state)], ["Tile 7 is in the right place, but turned the wrong way. Turn it 2 times to the right.", "turn"]);
  await climb(app);
  assert.deepEqual(state.table.game?.places[6], [3, 1, 0]);
});

test("a tile that need only be turned is turned, and nothing that was laid since is taken off", async () => {
  const { app, state, told } = page({ ...stuck, change: 4, turn: 2, clash: [[4, 0], [1, 2]] });
  const { game } = state.table;
  assert.ok(game);
  await play(app, put(game, 3, 4));
  await play(app, put(/** @type {any} */ (state.table.game), 5, 5));
  await climb(app);
  assert.deepEqual([told(), nextPress(state), pressesBeside(state)], ["Tile 4 is in the right place, but turned the wrong way. Turn it 2 times to the right.", "turn", []]);
  await climb(app);
  assert.deepEqual([state.table.game?.places[3], state.table.game?.places[5]], [[4, 2, 0], [5, 0, 0]]);
});

test("where nothing clashes it is told of a tile that need only be turned, and of no other that was laid since", async () => {
  const { app, state, told } = page({ ...stuck, change: 4, turn: 2 });
  const { game } = state.table;
  assert.ok(game);
  await play(app, put(game, 3, 4));
  await play(app, put(/** @type {any} */ (state.table.game), 5, 5));
  await climb(app);
  assert.deepEqual([told(), nextPress(state)], ["It can’t be solved from here. Tile 4 in row 2, column 2 only has to be turned. Turn it 2 times to the right.", "turn"]);
  assert.ok(!pressesBeside(state).includes("rewind"));
});

test("a locked tile is taken off and not turned", async () => {
  const { app, state, told } = page({ ...stuck, change: 4, turn: 2 });
  const { game, puzzle } = state.table;
  assert.ok(game && puzzle);
  state.table.game = lock(put(game, 3, 4), puzzle, 3);
  await climb(app);
  assert.deepEqual([told(), nextPress(state)], ["It can’t be solved from here. Tile 4 in row 2, column 2 has to change.", "lift"]);
});

test("a cell that nothing fits is told while it is looked for the tile to change, and that can be stopped", async () => {
  const begun = { ...stuck, change: 4, dead: 6, done: false, handle: 7 };
  /** @type {string[]} */
  const said = [];
  const { app, state, told } = page(...Array(40).fill(begun));
  const { game } = state.table;
  assert.ok(game);
  state.table.game = put(game, 3, 4);
  const { now } = performance;
  let clock = 1;
  performance.now = () => clock;
  try {
    app.store.addEventListener("change", () => said.push(told()));
    const first = climb(app);
    for (let n = 0; n < 8; n++) await null;
    assert.deepEqual([told(), nextPress(state)], ["Nothing fits row 3, column 1, so it can’t be solved from here.", "hint"]);
    clock = 2000;
    await first;
    const latest = "Nothing fits row 3, column 1, so it can’t be solved from here. Tile 4 in row 2, column 2 has to change, or one placed before it.";
    assert.deepEqual([told(), nextPress(state), pressesBeside(state)], [latest, "lift", ["blame"]]);
    const more = lookLonger(app);
    for (let n = 0; n < 8; n++) await null;
    assert.equal(told(), "Nothing fits row 3, column 1, so it can’t be solved from here. Looking, for half a minute at most. Play on if you like.");
    assert.deepEqual([nextPress(state), pressesBeside(state)], ["stop", []]);
    await climb(app);
    await more;
    assert.deepEqual([told(), nextPress(state), pressesBeside(state)], [latest, "lift", ["blame"]], "and begun again");
    assert.ok(said.every((words) => words === "" || words.startsWith("Nothing fits")), "it stays all the time");
  } finally {
    performance.now = now;
  }
});

test("of a board that leads nowhere all that was laid since can be taken off at one go", async () => {
  const { app, state } = page({ ...stuck, change: 4 });
  const { game } = state.table;
  assert.ok(game);
  await play(app, put(game, 0, 0));
  for (const [tile, cell] of [[3, 4], [5, 5]]) await play(app, put(/** @type {any} */ (state.table.game), tile, cell));
  await climb(app);
  assert.deepEqual(pressesBeside(state), ["explain", "rewind"]);
  const { help } = state.hints;
  state.hints.help = help && { ...help, outlook: { ...stuck, change: 4, done: false } };
  assert.deepEqual(pressesBeside(state), ["explain", "blame"], "an earlier one may be wrong");
  state.hints.help = help;
  await rewind(app);
  assert.deepEqual(boardOf(/** @type {any} */ (state.table.game)).map((laid) => laid?.[0] ?? "."), [0, ".", ".", ".", ".", ".", ".", ".", "."]);
  assert.equal(state.table.game?.past.length, 4, "which one Undo takes back");
});
