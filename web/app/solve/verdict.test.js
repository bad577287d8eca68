// The verdict and how its counts are explained.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { reasonsToShow } from "../speech/reasons.js";
import { Speech } from "../speech/speech.js";
import { allDigits, derivation, fastWords, isProduct, textbookWords, verdictWords } from "./verdict.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Puzzle, Report} from "../../types.d.ts" */
/** @import {Counted} from "../engine/counting.js" */

const speech = { en: new Speech("en", english), de: new Speech("de", german) };

/** @param {Partial<Report>} counts @param {boolean} [cancelled] @returns {Outcome} */
function outcome(counts, cancelled = false) {
  const report = /** @type {Report} */ ({ swaps: 1, sizes: [], ...counts });
  return { report, boards: [], milliseconds: 1, cancelled };
}

/** @param {Partial<Puzzle>} facts @returns {Puzzle} */
const puzzle = (facts) => /** @type {Puzzle} */ ({ boardTurns: 4, copies: [], clues: [], ...facts });

const dogs = outcome({ arrangements: 16, pictures: 8, solutions: 2, swaps: 2 });
const twins = puzzle({ copies: [[2, 3]] });

test("the Hunde-Spiel, word for word", () => {
  assert.equal(verdictWords(dogs, speech.en), "Two solutions.");
  assert.equal(
    derivation(dogs, twins, speech.en),
    "16 arrangements = 2 solutions × 4 turns of the board × 2 ways to swap tiles 3 and 4.",
  );
  assert.equal(verdictWords(dogs, speech.de), "Zwei Lösungen.");
  assert.equal(
    derivation(dogs, twins, speech.de),
    "16 Anordnungen = 2 Lösungen × 4 Drehungen des Bretts × 2 Möglichkeiten, die Karten 3 und 4 zu tauschen.",
  );
});

test("a tile that was copied too often is the likelier slip, and is told of once", () => {
  const none = outcome({ arrangements: 0, pictures: 0, solutions: 0 });
  const nine = (/** @type {number[][]} */ ...copies) => puzzle({ copies, tiles: Array(9).fill("ABab") });
  assert.match(derivation(none, nine([0, 1, 2, 3, 5, 6]), speech.en), /Six of the tiles are identical, so one of them was probably copied too often\.$/);
  assert.match(derivation(none, nine([0, 8]), speech.en), /probably mistyped\. Tiles 1 and 9 are identical: was one of them copied by mistake\?$/);
  assert.match(derivation(none, nine([0, 1], [2, 3, 4, 5]), speech.en), /so one side is probably mistyped\.$/, "as many are alike in puzzles that were published");
  assert.match(derivation(none, nine([0, 1, 2, 3, 5, 6]), speech.en, true), /at least one of your tiles has to move\.$/);
  const alone = (/** @type {number} */ tile) => ({ code: "tile-alone", args: { tile }, at: {} });
  assert.deepEqual(reasonsToShow([0, 1, 2, 3, 4].map(alone), nine([0, 2], [1, 3])), [0, 1, 4].map(alone));
});

test("how fast a search was is said where that is known", () => {
  const one = puzzle({ grid: { name: "", sides: 4, cells: [{ row: 0, column: 0, x: 0, y: 0 }] } });
  const made = (/** @type {Outcome["pace"]} */ pace) => fastWords({ ...outcome({ nodes: 123_456_789 }), milliseconds: 2500, pace }, one, null, speech.en)[0].replace(/\s/g, " ");
  assert.equal(made(null), "The fast search made 123,456,789 placements in 2.5 s.");
  assert.equal(made({ rate: 81_234_567, cores: 1 }), "The fast search made 123,456,789 placements in 2.5 s. At full speed it made 81,000,000 a second on 1 core.");
  assert.match(made({ rate: 81_234_567, cores: 4 }), / At full speed it made 81,000,000 a second on 4 cores together\.$/);
});

test("factors of one are left out", () => {
  const insects = outcome({ arrangements: 4, pictures: 4, solutions: 1 });
  assert.equal(verdictWords(insects, speech.en), "One solution.");
  assert.equal(derivation(insects, puzzle({}), speech.en), "4 arrangements = 1 solution × 4 turns of the board.");
  const only = outcome({ arrangements: 1, pictures: 1, solutions: 1 });
  assert.equal(derivation(only, puzzle({ boardTurns: 1 }), speech.en), "There is exactly one arrangement.");
});

test("where the product is not true, the cases are listed", () => {
  const mixed = outcome({
    ...{ arrangements: 20, pictures: 10, solutions: 3, swaps: 2 },
    sizes: [
      { pictures: 4, solutions: 2 },
      { pictures: 2, solutions: 1 },
    ],
  });
  assert.equal(isProduct(mixed.report, twins), false);
  assert.equal(
    derivation(mixed, twins, speech.en),
    "20 arrangements = 10 pictures × 2 ways to swap tiles 3 and 4. " +
      "10 pictures = 2 solutions with 4 pictures each + 1 solution with 2 pictures each. " +
      "Some look the same when the board is turned.",
  );
});

test("from the person's own board there is no turn to count", () => {
  const open = outcome({ arrangements: 2, pictures: 1, solutions: 1, swaps: 2, sizes: [{ pictures: 1, solutions: 1 }] });
  assert.equal(derivation(open, twins, speech.en, true), "Tiles 3 and 4 are identical and can swap places.");
  const some = outcome({ ...open.report, arrangements: 4, pictures: 2, solutions: 2, sizes: [{ pictures: 1, solutions: 2 }] });
  assert.equal(derivation(some, twins, speech.en, true), "4 arrangements = 2 solutions × 2 ways to swap tiles 3 and 4.");
});

test("one picture says which tiles look alike, where all of them can swap", () => {
  const one = (/** @type {number} */ swaps) => outcome({ arrangements: swaps, pictures: 1, solutions: 1, swaps, sizes: [{ pictures: 1, solutions: 1 }] });
  const of = (/** @type {number[][]} */ ...copies) => puzzle({ boardTurns: 4, copies });
  assert.equal(derivation(one(6), of([0, 1, 2]), speech.en), "Tiles 1, 2, and 3 are identical and can swap places.");
  assert.equal(derivation(one(2), of([0, 1, 2]), speech.en, true), "Identical tiles can swap places.", "one of them lies");
  assert.equal(derivation(one(4), of([0, 1], [2, 3]), speech.en), "Identical tiles can swap places.");
});

const clues = [{ cell: 0, tile: 1, turn: 0 }];

test("clues say how the board lies, so there is no turn to count", () => {
  const sizes = [{ pictures: 1, solutions: 1 }];
  const fixed = outcome({ arrangements: 2, pictures: 1, solutions: 1, swaps: 2, sizes });
  assert.equal(
    derivation(fixed, puzzle({ clues, boardTurns: 1, mayTurn: true, copies: [[2, 3]] }), speech.en),
    "2 arrangements = 1 solution × 2 ways to swap tiles 3 and 4. The fixed tiles settle which way up the board is.",
  );
  const unswapped = outcome({ arrangements: 3, pictures: 3, solutions: 3, sizes: [{ pictures: 1, solutions: 3 }] });
  assert.equal(
    derivation(unswapped, puzzle({ clues, boardTurns: 1, mayTurn: true }), speech.en),
    "3 arrangements = 3 solutions. The fixed tiles settle which way up the board is.",
  );
  const upright = puzzle({ clues, boardTurns: 1, mayTurn: false });
  assert.equal(derivation(unswapped, upright, speech.en), "3 arrangements = 3 solutions.", "no board turned anyway");
});

test("a turn that keeps every clue counts", () => {
  const sizes = [{ pictures: 2, solutions: 1 }];
  const kept = outcome({ arrangements: 2, pictures: 2, solutions: 1, sizes });
  assert.equal(
    derivation(kept, puzzle({ clues, boardTurns: 2 }), speech.en),
    "2 arrangements = 1 solution × 2 turns of the board.",
  );
  const two = outcome({ arrangements: 3, pictures: 3, solutions: 2, sizes: [{ pictures: 2, solutions: 1 }, { pictures: 1, solutions: 1 }] });
  assert.equal(
    derivation(two, puzzle({ clues, boardTurns: 2 }), speech.en),
    "3 pictures = 1 solution with 2 pictures each + 1 solution with 1 picture each. Only turns of the board that keep every fixed tile in place count.",
  );
});

test("swaps of tiles that are not named are counted all the same", () => {
  assert.match(derivation(dogs, puzzle({}), speech.en), /× 2 ways to swap identical tiles\.$/);
});

test("many tiles of one kind are counted, two pairs are told apart, more groups are only said to look alike", () => {
  const swapped = outcome({ arrangements: 8, pictures: 2, solutions: 2, swaps: 4 });
  const say = (/** @type {number[][]} */ copies, /** @type {"en" | "de"} */ language = "en") =>
    derivation(swapped, puzzle({ copies, boardTurns: 1 }), speech[language]);
  assert.match(say([[1, 2, 3]]), / × 4 ways to swap tiles 2, 3, and 4\.$/);
  assert.match(say([[0, 1, 2, 3]]), / × 4 ways to swap the four identical tiles\.$/);
  assert.match(say([[0, 1, 2, 3]], "de"), / × 4 Möglichkeiten, die vier gleichen Karten zu tauschen\.$/);
  assert.match(say([[1, 8], [3, 6]]), / × 4 ways to swap tile 2 with 9, and 4 with 7\.$/);
  assert.match(say([[1, 8], [3, 6, 7]]), / × 4 ways to swap identical tiles\.$/);
  assert.match(say([[1, 8], [3, 6], [4, 5]]), / × 4 ways to swap identical tiles\.$/);
});

test("counts beyond 2^53 stay exact, are said roughly and given to the last digit", () => {
  const huge = outcome({ arrangements: "72057594037927936", solutions: "18014398509481984", pictures: "72057594037927936" });
  assert.equal(isProduct(huge.report, puzzle({})), true);
  assert.match(derivation(huge, puzzle({}), speech.en), /^About 7\.2 × 10¹⁶ arrangements = about 1\.8 × 10¹⁶ solutions × 4 /);
  assert.equal(verdictWords(huge, speech.de), "Etwa 1,8 × 10¹⁶ Lösungen.");
  assert.deepEqual(allDigits(huge, speech.en), [
    { name: "Arrangements", digits: "72,057,594,037,927,936" },
    { name: "Pictures", digits: "72,057,594,037,927,936" },
    { name: "Solutions", digits: "18,014,398,509,481,984" },
  ]);
  assert.deepEqual(allDigits(dogs, speech.en), []);
  const stopped = allDigits({ ...huge, cancelled: true }, speech.en);
  assert.deepEqual(stopped.map(({ name }) => name), ["Solutions"], "nothing else is told of a search that was stopped");
});

test("none, and stopped, are said honestly", () => {
  const none = outcome({ arrangements: 0, pictures: 0, solutions: 0 });
  assert.equal(verdictWords(none, speech.en), "These tiles have no solution.");
  const stopped = outcome({ arrangements: 0, pictures: 0, solutions: 0 }, true);
  assert.equal(verdictWords(stopped, speech.en), "Stopped.");
  assert.equal(derivation(stopped, puzzle({}), speech.en), "So far: no solution. There may still be one.");
  const some = outcome({ arrangements: 8, pictures: 8, solutions: 2 }, true);
  assert.equal(derivation(some, puzzle({}), speech.en), "So far: 2 solutions. There may be more.");
});

test("what is said of the textbook search", () => {
  const report = (/** @type {number} */ nodes, done = false) => /** @type {Report} */ ({ nodes, done });
  const run = /** @type {Outcome} */ ({ report: { tries: 66_384 }, milliseconds: 40 });
  const so = (/** @type {Report | null} */ found, expected = 7.84) => ({ expected, report: found, spent: 1900 });
  const rows = /** @type {[Outcome | null, Counted | null, "counting" | "done" | "stopped", string][]} */ ([
    [null, null, "counting", ""],
    [run, null, "done", `The textbook search made 66,384 tries in ${speech.en.time(40)}.`],
    [null, so(report(12_345_678)), "counting", "The textbook search is being counted: 12,345,678 of about 69,000,000 placements."],
    [null, so(report(69_284_103, true)), "counting", `The textbook search makes 69,284,103 placements, counted in ${speech.en.time(1900)} without its tries.`],
    [null, so(report(12_345_678)), "done", "The textbook search makes about 69,000,000 placements; 12,345,678 were counted."],
    [null, so(null, 14.3), "done", "A textbook search would take too long here: about 10¹⁴ placements."],
    [null, so(null, 40.2), "done", "A textbook search would take too long here: about 10⁴⁰ placements."],
    [null, so(null, 2638.7), "done", "A textbook search would take too long here: about 10²⁶³⁹ placements."],
    [null, { expected: null, report: null, spent: 0 }, "done", "A textbook search would take too long here."],
    [null, null, "stopped", ""],
  ]);
  for (const [textbookRun, counted, stage, told] of rows) assert.equal(textbookWords({ textbookRun, counted, stage }, speech.en), told);
});
