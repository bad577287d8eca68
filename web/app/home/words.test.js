// What home says about today, on various days, and to a returning person.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { stateWith } from "../../tools/state.js";
import { Speech } from "../speech/speech.js";
import { continueWords, endedNow, offer, ratedWords, ruleWords, unfinished } from "./words.js";

/** @import {Board} from "../../types.d.ts" */
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

const today = "2026-11-22";
const todays = { day: today, link: "today's", art: "dogs", tiles: [], difficulty: "" };

/** @type {(name: string, more?: Partial<Mine>) => Mine} */
const entry = (name, more) => ({ id: name, name, called: "", link: name, board: null, game: null, opened: 0, laid: 0, solved: 0, searches: [], ...more });
/** @type {Partial<Mine>} */
const begun = { board: [[0, 0], null] };
/** The guide, with that many of two tiles on a real table. @type {(step: number) => Mine["guide"]} */
const built = (step) => ({ board: [[0, 0], [1, 0]], order: [0, 1], step, index: 0 });
/** @type {Board} */
const two = [[0, 0], [1, 0]];
/** A hunt whose best board is `two`. @type {(score: number, proved?: true) => Mine["hunt"]} */
const hunt = (score, proved) => ({ id: "p", board: two, seams: 480, climb: [[0, score]], elapsed: 9, seed: 1, saved: [], ...(proved && { proved }) });
/** A game of that many steps; after each of the given ones the page had put a whole board. @type {(steps: number, given: number[]) => Mine["game"]} */
const given = (steps, after) => /** @type {any} */ ({ past: Array.from({ length: steps }, () => []), given: after });

test("what was begun last goes on, else what is one's own", () => {
  for (const [is, mine, published, found] of /** @type {[string, Mine[], string[] | null, string | undefined][]} */ ([
    ["nothing", [], [], undefined],
    ["a board in progress", [entry("p", begun)], [], "p"],
    ["the later one of two", [entry("p", begun), entry("q", begun)], [], "p"],
    ["a finished one is not gone on with", [entry("p", { ...begun, solved: 1 }), entry("q", begun)], [], "q"],
    ["nor is a solution that was laid", [entry("p", { board: [[0, 0]], game: given(1, [1]) })], [], undefined],
    ["nor a whole board from a link", [entry("p", { board: [[0, 0]], game: given(0, [0]) })], [], undefined],
    ["but one that was changed since is", [entry("p", { board: [[0, 0]], game: given(2, [1]) })], [], "p"],
    ["and one that is full of slips", [entry("p", { board: [[0, 0]], game: given(3, []) })], [], "p"],
    ["a game that cannot be read says nothing", [entry("p", { board: [[0, 0]], game: /** @type {any} */ ({}) })], [], "p"],
    ["a day of before does not stand in the way", [entry("2026-11-21", { ...begun, solved: 1 })], [], undefined],
    ["but one that was begun can", [entry("2026-11-21", begun)], [], "2026-11-21"],
    ["published and only looked at", [entry("p")], ["p"], undefined],
    ["one's own, with nothing on its board", [entry("p")], ["q"], "p"],
    ["which comes after what was begun", [entry("p"), entry("q", begun)], [], "q"],
    ["and not before it is known to be one's own", [entry("p")], null, undefined],
    ["a day that was only looked at", [entry("2026-11-21")], [], undefined],
    ["what is built by the guide", [entry("p", { guide: built(1) })], ["p"], "p"],
    ["but not what was only looked at, or is whole", [entry("p", { guide: built(0) }), entry("q", { guide: built(2) })], ["p", "q"], undefined],
    ["the best board that was laid, for a better one", [entry("p", { board: two, game: given(1, [1]), hunt: hunt(451) })], [], "p"],
    ["but not where there is none", [entry("p", { board: two, game: given(1, [1]), hunt: hunt(451, true) }), entry("q", { board: two, game: given(1, [1]), hunt: hunt(480) })], [], undefined],
    ["a search that was left", [entry("p", { searches: [{ id: "p", saved: "s", elapsed: 1, progress: 0.34 }] })], ["p"], "p"],
  ])) {
    assert.equal(unfinished(mine, published && new Set(published), today, todays)?.id, found, is);
  }
});

test("today's is known by its link, as any puzzle may call itself by a day", () => {
  const stranger = entry(today, begun);
  const own = entry(today, { ...begun, link: todays.link });
  for (const [is, mine, puzzle, found] of /** @type {[string, Mine[], typeof todays | null, Mine | null][]} */ ([
    ["today's has a button of its own", [own], todays, null],
    ["a stranger's by the same name has none", [own, stranger], todays, stranger],
    ["which cannot be told before today's is known", [own, stranger], null, null],
  ])) {
    assert.equal(unfinished(mine, new Set(), today, puzzle), found, is);
  }
});

test("it is told how far it has come", () => {
  for (const [mine, told] of /** @type {[Mine, string][]} */ ([
    [entry("Frogs", begun), "Frogs · 1 of 2"],
    [entry("Frogs", { called: "Frogs at home" }), "Frogs at home"],
    [entry("Frogs", { board: [null, null] }), "Frogs"],
    [entry("Frogs", { searches: [{ id: "p", saved: "s", elapsed: 1, progress: 0.34 }] }), "Frogs · 34% searched"],
    [entry("Frogs", { hunt: hunt(451) }), "Frogs · best board: 451 of 480"],
    [entry("Frogs", { board: two, game: given(1, [1]), hunt: hunt(451) }), "Frogs · best board: 451 of 480"],
    [entry("Frogs", { board: two, game: given(1, [1]), hunt: hunt(451, true) }), "Frogs · best board: 451 of 480"],
    [entry("Frogs", { board: two, game: given(1, [1]), hunt: hunt(480) }), "Frogs · board complete"],
    [entry("Frogs", { board: [[1, 0], [0, 0]], hunt: hunt(451) }), "Frogs · 2 of 2"],
    [entry("2019-11-21", begun), "Thursday, November 21, 2019 · 1 of 2"],
    [entry("Frogs", { found: 6 }), "Frogs · 6 solutions"],
    [entry("Frogs", { found: 1 }), "Frogs · 1 solution"],
    [entry("Frogs", { ...begun, found: 6 }), "Frogs · 1 of 2"],
  ])) assert.equal(continueWords(mine, speech).join(""), told);
});
