// My puzzles as a file: everything comes back, and a file joins what is there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as english } from "../../words/en.js";
import { filedLines, isSound, solves, takenIn } from "../library/transfer.js";
import { FaultError } from "../engine/solver.js";
import { Speech } from "../speech/speech.js";
import { BEGINNING, isPuzzleFile, readPuzzles, writePuzzles } from "./puzzle-file.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {App} from "../library/state.d.ts" */
/** @import {Line} from "./puzzle-file.js" */
/** @import {Guided, Mine} from "./record.js" */

const when = Date.parse("2026-11-21T13:05:00Z");
/** @type {Mine} */
const full = {
  id: "grid=2x1&tiles=Ab.aB",
  name: "Two",
  called: "The dogs: of “my” aunt",
  link: "grid=2x1&tiles=Ab.aB&name=Two&end=1",
  board: [[1, 3], null],
  came: when - 2,
  opened: when,
  laid: when + 1,
  solved: when + 2,
  searches: [
    { id: "grid=2x1&tiles=Ab.aB", saved: "edgewise1_x~c", elapsed: 61_200, progress: 0.34 },
    { id: "grid=2x1&clues=0.1.3&tiles=Ab.aB&end=1", saved: "edgewise1_y", elapsed: 1, progress: 0 },
  ],
  hunt: { id: "grid=2x1&tiles=Ab.aB", board: [[1, 3], [0, 0]], seams: 1, climb: [[0, 0], [1005, 1]], elapsed: 61_205, seed: 7, saved: ["edgewise-best1_x", "", "edgewise-best1_~y"] },
  guide: { board: [[1, 3], [0, 0]], order: [1, 0], step: 1, index: 0 },
};
/** @type {NonNullable<Mine["hunt"]>} */
const bareHunt = { id: "grid=2x1&clues=0.1.3&tiles=Ab.aB&end=1", board: [[1, 3], [0, 0]], seams: 1, climb: [[0, 0]], elapsed: 0, seed: 0, saved: [] };
/** @param {NonNullable<Mine["hunt"]>} hunt */
const goesOn = (hunt, line = 3) => ({ hunt, aside: false, line });
/** @type {Mine} */
const bare = { id: "p", name: "", called: "", link: "p&end=1", board: null, game: null, opened: when - 1, laid: 0, solved: 0, searches: [], hunt: bareHunt, given: [{ ...bareHunt, seed: 8 }] };

test("a puzzle stands there as a link that opens alone, with its board", () => {
  assert.equal(writePuzzles([full, bare]).split("\n\n").slice(1).join("\n\n"), `grid=2x1&tiles=Ab.aB&name=Two&board=1.3_-&end=1
  called: The dogs: of “my” aunt
  came: 2026-11-21T13:04:59.998Z
  opened: 2026-11-21T13:05:00.000Z
  laid: 2026-11-21T13:05:00.001Z
  solved: 2026-11-21T13:05:00.002Z
  search: 0.34 61.2 edgewise1_x~c
  search: 0 0.001 edgewise1_y grid=2x1&clues=0.1.3&tiles=Ab.aB&end=1
  best: 1 61.205 7 1.3_0.0 0:0_1.005:1 edgewise-best1_x++edgewise-best1_~y
  built: 1 0 1.3_0.0 1.0

p&end=1
  opened: 2026-11-21T13:04:59.999Z
  best: 1 0 0 1.3_0.0 0:0 - grid=2x1&clues=0.1.3&tiles=Ab.aB&end=1
  aside: 1 0 8 1.3_0.0 0:0 - grid=2x1&clues=0.1.3&tiles=Ab.aB&end=1
`);
});

test("what is written is read again", () => {
  const text = writePuzzles([full, bare]);
  assert.ok(isPuzzleFile(text.slice(0, BEGINNING)));
  for (const sent of [text, `\ufeff${text}`, text.replaceAll("\n", "\r\n")]) {
    assert.deepEqual(readPuzzles(sent), [
      {
        link: "grid=2x1&tiles=Ab.aB&name=Two&board=1.3_-&end=1",
        ...{ called: full.called, came: full.came, opened: full.opened, laid: full.laid, solved: full.solved },
        searches: [{ ...full.searches[0], id: "" }, full.searches[1]],
        looks: [{ hunt: { ...full.hunt, id: "" }, aside: false, line: 13 }],
        built: { guide: full.guide, line: 14 },
      },
      { link: "p&end=1", called: "", opened: bare.opened, laid: 0, solved: 0, searches: [], looks: [goesOn(bareHunt, 18), { hunt: { ...bareHunt, seed: 8 }, aside: true, line: 19 }] },
    ]);
  }
  assert.deepEqual(readPuzzles(writePuzzles([])), []);
});

test("what cannot be read is left out, and nothing throws", () => {
  const nothing = { called: "", opened: 0, laid: 0, solved: 0, searches: [], looks: [] };
  /** @type {[string, unknown[]]} */
  const rows = [
    ["", []],
    ["  called: nobody", []],
    ["# only\n#words", []],
    ["a\n  unheard: of\n  called:\n  opened: yesterday\n  laid:", [{ link: "a", ...nothing }]],
    ["a\n  search: 2 1 s\n  search: 0 -1 s\n  search: 0 1\n  search: x 1 s\n  search: 0 1 s i t\n  search: 0 Infinity s", [{ link: "a", ...nothing }]],
    ...["", "1 1 7 0.0 0:1", "1 1 7 0.0 0:1 s i t", "1 1 7 0.0 0:2 -", "1 -1 7 0.0 0:1 -", "1 1 1.5 0.0 0:1 -", "1 1 7 x 0:1 -", "1 1 7 0.0 x -", "1 1 7 0.0 0:1:1 -", `1 1 7 0.0 0:1 ${"+".repeat(64)}`].map((words) => /** @type {[string, unknown[]]} */ ([`a\n  best: ${words}`, [{ link: "a", ...nothing }]])),
    ...["", "1 0 0.0", "2 0 0.0 0", "1 0 0.0 1", "1 0 - 0", "1 x 0.0 0", "1 -2 0.0 0", "-1 0 0.0 0", "1 0 0.0 0 0", "0.5 0 0.0 0"].map((words) => /** @type {[string, unknown[]]} */ ([`a\n  built: ${words}`, [{ link: "a", ...nothing }]])),
    ["a\n\tcalled: <b>\u0000", [{ link: "a", ...nothing, called: "<b>\u0000" }]],
    ["a\nb", [{ link: "a", ...nothing }, { link: "b", ...nothing }]],
  ];
  for (const [text, expected] of rows) assert.deepEqual(readPuzzles(text), expected, text);
  for (const text of ["", "grid=2x1", "# Edgewise", "# Edgewise puzzles", "x\n# Edgewise puzzles 1"]) assert.ok(!isPuzzleFile(text), text);
});

test("the lines that cannot be read are told, those of keys that nobody knows are not", () => {
  /** @type {number[]} */
  const left = [];
  readPuzzles("  called: nobody\na\n  unheard: of\n  opened: yesterday\n  opened: +275760-09-14T00:00:00.000Z\n  search: 0 1\n  what is this\n  called: A\nb", (line) => left.push(line));
  assert.deepEqual(left, [1, 4, 5, 6, 7]);
});

test("of two boards the later one counts, and nothing else is lost", () => {
  const line = { link: "a", called: "From the file", opened: 50, laid: 20, solved: 40, searches: [{ id: "a", saved: "f", elapsed: 20, progress: 0.2 }], looks: [] };
  const [ours, theirs] = /** @type {Board[]} */ ([[[0, 0]], [[0, 1]]]);
  const here = (/** @type {Partial<Mine>} */ facts) => ({ ...bare, id: "a", opened: 10, ...facts });
  const taken = takenIn(null, line, theirs);
  assert.deepEqual(taken, {
    patch: { called: "From the file", opened: 50, board: theirs, laid: 20, solved: 40, searches: { a: line.searches[0] } },
    newer: false,
  });
  const board = (/** @type {Partial<Mine>} */ facts) => {
    const { patch, newer } = takenIn(here(facts), line, theirs);
    return [patch.board, newer];
  };
  assert.deepEqual(board({ board: ours, laid: 10 }), [theirs, false]);
  assert.deepEqual(board({ board: ours, laid: 30 }), [undefined, true]);
  assert.deepEqual(board({ board: theirs, laid: 30 }), [undefined, false]);
  assert.deepEqual(board({ board: null, laid: 30 }), [theirs, false], "an empty board gives way to any");
  const { patch } = takenIn(here({ called: "Ours", searches: [{ id: "a", saved: "o", elapsed: 30, progress: 0.3 }] }), line, null);
  assert.deepEqual([patch.called, patch.searches], ["Ours", {}]);
  const built = { guide: /** @type {Guided} */ (full.guide), line: 3 };
  assert.equal(takenIn(null, { ...line, built }, null).patch.guide, built.guide);
  assert.equal(takenIn(here({ guide: { ...built.guide, step: 0 } }), { ...line, built }, null).patch.guide, undefined, "what is built here goes on");
});

test("of two looks for the best board the better one counts, then the longer one", () => {
  const line = { link: "a", called: "", opened: 50, laid: 0, solved: 0, searches: [] };
  const look = (/** @type {number} */ score, /** @type {number} */ elapsed, seed = 0) => ({ ...bareHunt, seams: 9, climb: /** @type {[number, number][]} */ ([[0, 3], [1, score]]), elapsed, seed });
  const [six, seven, other] = [look(6, 20), look(7, 10), look(8, 1, 5)];
  const told = (/** @type {Mine["hunt"]} */ one) => `${one?.climb[1][1]} in ${one?.elapsed}`;
  const taken = (/** @type {Pick<Mine, "hunt" | "given">} */ before, /** @type {Line["looks"]} */ ...looks) => {
    const { hunt, given } = takenIn({ ...bare, hunt: undefined, given: undefined, ...before }, { ...line, looks }, null).patch;
    return [hunt && told(hunt), ...(given ?? []).map(told)];
  };
  assert.deepEqual(taken({}, goesOn(seven)), ["7 in 10"]);
  assert.deepEqual(taken({ hunt: look(6, 9) }, goesOn(seven)), ["7 in 10"], "the same one, earlier");
  assert.deepEqual(taken({ hunt: seven }, goesOn(look(6, 9))), ["7 in 10"]);
  assert.deepEqual(taken({ hunt: six }, goesOn(look(6, 21))), ["6 in 21"]);
  assert.deepEqual(taken({ hunt: six }, goesOn(six)), ["6 in 20"]);
  assert.deepEqual(taken({ hunt: six }, goesOn(other)), ["8 in 1", "6 in 20"], "one that gives way is put aside");
  assert.deepEqual(taken({ hunt: other }, goesOn(six)), ["8 in 1", "6 in 20"], "and so is one that comes");
  assert.deepEqual(taken({ hunt: six, given: [other] }, { ...goesOn(other), aside: true }, { ...goesOn(look(4, 1, 6)), aside: true }), ["6 in 20", "8 in 1", "4 in 1"]);
  assert.deepEqual(taken({ given: [1, 2, 3].map((seed) => look(seed, 1, seed)) }, ...[4, 5, 6].map((seed) => ({ ...goesOn(look(seed, 1, seed)), aside: true }))), [undefined, "6 in 1", "5 in 1", "4 in 1", "3 in 1"], "the best of too many");
  assert.deepEqual(taken({ hunt: six }), [undefined], "nothing new");
});

test("a look for the best board is taken in if Go finds it so, of this puzzle", async () => {
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p", tiles: ["Ab", "aB"], grid: { name: "2x1", cells: [{}, {}] } }));
  const clued = { ...puzzle, id: "p&clues", clues: [{ cell: 0, tile: 1, turn: 3 }] };
  const so = { filled: 2, misframed: [], seams: 1, score: 1 };
  const hunt = /** @type {NonNullable<Mine["hunt"]>} */ ({ ...bareHunt, id: "p", climb: [[0, 0], [1, 1]] });
  for (const [is, opened, told, hunts, sound] of /** @type {[string, unknown, unknown, Mine["hunt"], boolean][]} */ ([
    ["as it says", null, so, hunt, true],
    ["a score that is not there", null, { ...so, score: 0 }, hunt, false],
    ["other seams", null, { ...so, seams: 2 }, hunt, false],
    ["a hole", null, { ...so, filled: 1 }, hunt, false],
    ["against the frame", null, { ...so, misframed: [[0, 0]] }, hunt, false],
    ["no board of it", null, new FaultError({ code: "board-tile", args: {}, at: {} }), hunt, false],
    ["with clues", clued, so, { ...hunt, id: "p&clues" }, true],
    ["against its clues", { ...clued, clues: [{ cell: 0, tile: 1, turn: 1 }] }, so, { ...hunt, id: "p&clues" }, false],
    ["of other tiles", { ...clued, tiles: ["Ab", "AB"] }, so, { ...hunt, id: "q" }, false],
    ["of another grid", { ...clued, grid: { name: "1x2" } }, so, { ...hunt, id: "q" }, false],
    ["of nothing", undefined, so, { ...hunt, id: "q" }, false],
  ])) {
    const call = async (/** @type {string} */ method) => {
      if (method === "open") return { puzzle: opened };
      if (told instanceof Error) throw told;
      return told;
    };
    const app = /** @type {App} */ (/** @type {unknown} */ ({ solver: { call } }));
    assert.equal(await isSound(app, puzzle, /** @type {NonNullable<Mine["hunt"]>} */ (hunts)), sound, is);
  }
});

test("what is built is taken in where it is a solution of this puzzle", async () => {
  const puzzle = /** @type {Puzzle} */ (/** @type {unknown} */ ({ id: "p" }));
  const judged = (/** @type {object | Error} */ told) => {
    const call = async () => {
      if (told instanceof Error) throw told;
      return told;
    };
    return solves(/** @type {App} */ (/** @type {unknown} */ ({ solver: { call } })), puzzle, []);
  };
  assert.equal(await judged({ solved: true }), true);
  assert.equal(await judged({ solved: false }), false);
  assert.equal(await judged(new FaultError({ code: "board-count", args: {}, at: {} })), false, "no board of it");
});

test("a day that was solved is told apart from puzzles, and an older file has none", () => {
  const found = readPuzzles("a\n  opened: 2026-11-21T13:05:00.000Z\nb\n  day: so it was\nc");
  assert.deepEqual(found.map(({ link, day }) => [link, day]), [["a", undefined], ["b", { said: "so it was", line: 4 }], ["c", undefined]]);
});

test("what became of a file is told, the broken puzzles one by one up to five", () => {
  const fault = { code: "nonsense", args: {}, at: {} };
  const wrong = Array.from({ length: 7 }, (_, i) => ({ number: i + 2, fault }));
  const lines = filedLines({ taken: 1, days: 3, newer: 2, cut: true, wrong, lines: [3, 4, 5, 6, 7, 8, 9] }, new Speech("en", english));
  assert.equal(lines.length, 11);
  assert.deepEqual(lines.slice(0, 4), ["1 puzzle added.", "3 solved days added.", "2 already have newer boards here, which were left alone.", "The file is too long, so the rest was left out."]);
  assert.match(lines[4], /^Puzzle 2 in the file can’t be read\. ./);
  assert.equal(lines[9], "2 more can’t be read.");
  assert.equal(lines[10], "Lines 3, 4, 5, 6, 7, and 2 more in the file can’t be read and were left out.");
});
