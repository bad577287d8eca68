// What home says about today, on various days.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { stateWith } from "../../tools/state.js";
import { Speech } from "../speech/speech.js";
import { endedNow, offer, ratedWords, ruleWords } from "./words.js";

/** @import {DayResult} from "../days/state.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Mine} from "../keep/record.js" */

const speech = new Speech("en", words);
const puzzle = { day: "", link: "2026-11-22", art: "dogs", tiles: [], difficulty: "tricky" };
/** @type {(day: string, more?: Partial<DayResult>) => DayResult} */
const result = (day, more) => ({ day, solved: 1, counts: true, time: 252_000, moves: 30, hints: 0, link: "", board: [], ...more });
/** @type {(name: string, filled: number) => Mine} */
const mine = (name, filled) => ({ id: name, name, called: "", link: name, board: Array.from({ length: 9 }, (_, at) => (at < filled ? [at, 0] : null)), game: null, opened: 0, laid: 0, solved: 0, searches: [] });
/** A game in which the page put a solution on the board. */
const laidOut = /** @type {Game} */ (/** @type {unknown} */ ({ past: [[]], given: [1] }));

test("today is told in a line, and there is one thing to do", () => {
  for (const [today, fields, told, does] of /** @type {[string, Record<string, unknown>, string, string][]} */ ([
    ["2026-11-22", {}, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-20", {}, "tricky", "Play today’s puzzle"],
    ["2026-11-22", { mine: [mine("2026-11-22", 4)] }, "No. 2 · tricky · 4 of 9", "Continue today’s puzzle"],
    ["2026-11-22", { mine: [{ ...mine("2026-11-22", 9), game: laidOut }] }, "No. 2 · tricky · board complete", "Play today’s puzzle"],
    ["2026-11-22", { mine: [mine("2026-11-22", 9)] }, "No. 2 · tricky · 9 of 9", "Continue today’s puzzle"],
    ["2026-11-22", { mine: [mine("2026-11-22", 0)] }, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-22", { mine: [mine("2026-11-21", 4)] }, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-22", { mine: [{ ...mine("2026-11-22", 4), link: "a stranger's" }] }, "No. 2 · tricky", "Play today’s puzzle"],
    ["2026-11-22", { opening: "2026-11-22" }, "No. 2 · tricky", "Opening…"],
    ["2026-11-23", { results: [result("2026-11-22")] }, "No. 3 · tricky", "Play today’s puzzle"],
    ["2026-11-23", { results: [result("2026-11-21"), result("2026-11-22")] }, "No. 3 · tricky · 2 days in a row", "Play today’s puzzle"],
    ["2026-11-22", { results: [result("2026-11-22")] }, "Solved in 4:12 · tomorrow makes 2 in a row", "Play Saturday, November 21"],
    ["2026-11-22", { results: [result("2026-11-22", { moves: 0 })] }, "✓ solved · tomorrow makes 2 in a row", "Play Saturday, November 21"],
    ["2026-11-22", { results: [result("2026-11-21"), result("2026-11-22")] }, "Solved in 4:12 · 2 days in a row", "Browse 206 puzzles"],
  ])) {
    const state = stateWith({ today, countsFrom: today, ...fields });
    assert.deepEqual([ratedWords(state, puzzle, speech), offer(state, puzzle, speech).words], [told.replace("No. ", "No.\u00a0"), does], JSON.stringify([today, fields]));
  }
});

test("in the morning yesterday's can save a row; a row that has ended is told on one day", () => {
  const row = (/** @type {string[]} */ ...days) => days.map((day) => result(`2026-11-${day}`));
  const [rule, anew, tomorrow, yesterday] = ["home.rule", "row.anew", "home.tomorrow", "row.yesterday"].map((key) => speech.say(key));
  for (const [is, [today, countsFrom], results, rowTold, told, says] of /** @type {[string, [string, string], DayResult[], string, string, string][]} */ ([
    ["yesterday still counts", ["25", "24"], row("22", "23"), "", "No. 5", yesterday],
    ["also for a row of one", ["25", "24"], row("23"), "", "No. 5", yesterday],
    ["and when today is solved", ["25", "24"], row("22", "23", "25"), "", "Solved in 4:12", yesterday],
    ["at noon it is over", ["25", "25"], row("22", "23"), "", "No. 5 · streak of 2 ended", anew],
    ["told before, that day", ["25", "25"], row("22", "23"), "2026-11-25", "No. 5 · streak of 2 ended", anew],
    ["told before, another day", ["26", "26"], row("22", "23"), "2026-11-25", "No. 6", rule],
    ["an earlier one was told", ["29", "28"], row("21", "22", "25", "26"), "2026-11-25", "No. 9 · streak of 2 ended", anew],
    ["one day was no row", ["25", "25"], row("23"), "", "No. 5", rule],
    ["today has begun another", ["25", "25"], row("22", "23", "25"), "", "Solved in 4:12 · tomorrow makes 2 in a row", tomorrow],
    ["yesterday is solved", ["25", "24"], row("23", "24"), "", "No. 5 · 2 days in a row", rule],
    ["nothing to save", ["25", "24"], row("21", "22"), "", "No. 5 · streak of 2 ended", anew],
    ["nothing ever solved", ["25", "24"], [], "", "No. 5", rule],
  ])) {
    const state = stateWith({ today: `2026-11-${today}`, countsFrom: `2026-11-${countsFrom}`, results });
    state.page.settings = { ...state.page.settings, rowTold };
    assert.deepEqual([ratedWords(state, null, speech), ruleWords(state, speech)], [told.replace("No. ", "No.\u00a0"), says], is);
    assert.equal(endedNow(state) > 0, says === anew, is);
  }
});
