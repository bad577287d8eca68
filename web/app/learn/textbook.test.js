// The words about the textbook search and about compared counts.

import assert from "node:assert/strict";
import test from "node:test";
import { words } from "../../words/en.js";
import { Speech } from "../speech/speech.js";
import { comparedSentences, foundSentences } from "./textbook.js";

const speech = new Speech("en", words);

const textbook = {
  handle: 0, done: true, progress: 1, order: [0], fixedCell: 4, fixedTile: -1, tries: [], placements: [], misfits: [], deadEnds: [],
  sums: { tries: 7324, placements: 472, misfits: 6852, deadEnds: 224 }, compared: 7316, first: 1465, arrangements: 16, pictures: 8, solutions: 2,
};
const switches = { order: "row", once: false, fixed: true, turns: false };

test("a search is told in its sums, its three counts and what was fixed", () => {
  assert.deepEqual(foundSentences(textbook, switches, 0, speech), [
    "7,324 tries = 472 placements + 6,852 misfits.",
    "Compared with a neighbour: 7,316.",
    "It found 16 arrangements, 8 pictures, and 2 solutions.",
    "The first solution came after 1,465 tries.",
    "The turn of the tile on cell 5 was fixed.",
  ]);
  assert.equal(foundSentences(textbook, { ...switches, fixed: false }, 0, speech).length, 4);
  assert.equal(foundSentences({ ...textbook, fixedCell: -1, fixedTile: 2 }, switches, 0, speech)[4], "The turn of tile 3 was fixed.");
  assert.match(foundSentences({ ...textbook, fixedCell: -1 }, switches, 0, speech)[4], /^No turn could be fixed/);
  assert.equal(foundSentences({ ...textbook, first: 0 }, { ...switches, fixed: false }, 0, speech).length, 3, "nothing is said of what does not come");
});

test("of shuffled tiles is told what changes and what does not", () => {
  const [tiles, changes] = foundSentences(textbook, switches, 7, speech).slice(5);
  assert.equal(tiles, "The tiles are shuffled (seed 7).");
  assert.match(changes, /^All tries together may change a little/);
  const [before, same] = foundSentences(textbook, { ...switches, fixed: false }, 7, speech, 15861).slice(5);
  assert.equal(before, "Unshuffled, it was 15,861 to the first solution.");
  assert.match(same, /^All tries together stay the same/);
});

const compared = { handle: 0, done: true, known: true, same: false, measure: "placements", depth: 4, cell: 4, cells: 0, theirs: 475, ours: 474, cause: null };

test("counts are told with their first difference and its cause", () => {
  const differs = "The first difference is at depth 5 (cell 5): yours is 475, here it is 474 (placements).";
  assert.deepEqual(comparedSentences({ ...compared, done: false, known: false }, speech), []);
  assert.match(comparedSentences({ ...compared, known: false }, speech)[0], /too long/);
  assert.deepEqual(comparedSentences({ ...compared, same: true }, speech), ["The same: these are the placements of this search."]);
  assert.deepEqual(comparedSentences({ ...compared, same: true, cells: 3 }, speech), ["Only the first 3 cells are compared.", "The same: these are the placements of this search."]);
  assert.deepEqual(comparedSentences({ ...compared, done: false }, speech), [differs]);
  assert.match(comparedSentences(compared, speech)[1], /^None of the usual causes/);
  assert.equal(comparedSentences({ ...compared, depth: -1, cell: -1 }, speech)[0], "Yours is 475 in all, here it is 474 (placements).");
  const cause = { measure: "misfits", switches, differs: { order: true, once: true, fixed: true, turns: true } };
  assert.deepEqual(comparedSentences({ ...compared, cause }, speech), [
    differs,
    "Yours are exactly the misfits of another search:",
    "It fills the cells in another order.",
    "It tells identical tiles apart.",
    "It fixes one tile’s turn, as the board can be turned.",
    "It skips all that comes after a dead end.",
  ]);
});
