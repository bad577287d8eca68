// What home says of today, on whichever day somebody comes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { stateWith } from "../../tools/state.js";
import { Speech } from "../speech/speech.js";
import { offer, ratedWords } from "./words.js";

/** @import {DayResult} from "../days/state.d.ts" */
/** @import {Mine} from "../keep/record.js" */

const speech = new Speech("en", words);
const puzzle = { day: "", link: "2026-11-22", art: "dogs", tiles: [], difficulty: "tricky" };
/** @type {(day: string, more?: Partial<DayResult>) => DayResult} */
const result = (day, more) => ({ day, solved: 1, counts: true, time: 252_000, moves: 30, hints: 0, link: "", board: [], ...more });
/** @type {(name: string, filled: number) => Mine} */
const mine = (name, filled) => ({ id: name, name, called: "", link: name, board: Array.from({ length: 9 }, (_, at) => (at < filled ? [at, 0] : null)), game: null, opened: 0, laid: 0, solved: 0, searches: [] });

test("today is told in a line, and there is one thing to do", () => {
  for (const [today, fields, told, does] of /** @type {[string, Record<string, unknown>, string, string][]} */ ([
    ["2026-11-22", {}, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-20", {}, "tricky", "Play today’s puzzle"],
    ["2026-11-22", { mine: [mine("2026-11-22", 4)] }, "No. 2 · tricky · 4 of 9", "Continue today’s puzzle"],
    ["2026-11-22", { mine: [mine("2026-11-22", 0)] }, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-22", { mine: [mine("2026-11-21", 4)] }, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-22", { mine: [{ ...mine("2026-11-22", 4), link: "a stranger's" }] }, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-22", { opening: "2026-11-22" }, "No. 2 · tricky", "Opening…"],
    ["2026-11-23", { results: [result("2026-11-22")] }, "No. 3 · tricky", "Play today’s puzzle"],
    ["2026-11-23", { results: [result("2026-11-21"), result("2026-11-22")] }, "No. 3 · tricky · 2 days in a row", "Play today’s puzzle"],
    ["2026-11-22", { results: [result("2026-11-22")] }, "Solved in 4:12", "Play Saturday, November 21"],
    ["2026-11-22", { results: [result("2026-11-22", { moves: 0 })] }, "✓ solved", "Play Saturday, November 21"],
    ["2026-11-22", { results: [result("2026-11-21"), result("2026-11-22")] }, "Solved in 4:12 · 2 days in a row", "Browse 198 puzzles"],
  ])) {
    const state = stateWith({ today, ...fields });
    assert.deepEqual([ratedWords(state, puzzle, speech), offer(state, puzzle, speech).words], [told.replace("No. ", "No.\u00a0"), does], JSON.stringify([today, fields]));
  }
});
