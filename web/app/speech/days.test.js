// Days: local ones, earlier ones across the ends of months, and their words.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as german } from "../../words/de.js";
import { words } from "../../words/en.js";
import { words as french } from "../../words/fr.js";
import { dayBefore, dayOf, isDay } from "./days.js";
import { Speech } from "./speech.js";
import { isMade, shortNameOf, titleOf } from "./titles.js";

test("a day is that of the person's own clock", () => {
  assert.equal(dayOf(new Date(2026, 10, 21, 0, 0)), "2026-11-21");
  assert.equal(dayOf(new Date(2026, 10, 21, 23, 59)), "2026-11-21");
  assert.equal(dayOf(new Date(2027, 0, 1)), "2027-01-01");
  assert.equal(dayOf(new Date(12_026, 0, 1)), "9999-01-01");
});

test("the days before go back over months and years", () => {
  assert.deepEqual([0, 1, 21].map((by) => dayBefore("2026-11-21", by)), ["2026-11-21", "2026-11-20", "2026-10-31"]);
  assert.equal(dayBefore("2028-03-01", 1), "2028-02-29");
  assert.equal(dayBefore("2027-01-01", 1), "2026-12-31");
});

test("only a day of the calendar is one", () => {
  assert.ok(isDay("2026-11-21"));
  for (const name of ["", "2026-02-30", "2026-13-01", "2026-1-1", "Insects", "2026-11-21 "]) assert.ok(!isDay(name), name);
});

test("where there is little room a day goes by a short name", () => {
  const short = (/** @type {Speech} */ speech, /** @type {{ name: string, called?: string }} */ puzzle) => shortNameOf(puzzle, speech, "2026-11-22").replaceAll("\u00a0", " ");
  for (const [speech, named] of /** @type {[Speech, string[]][]} */ ([
    [new Speech("en", words), ["Today · Nov 22", "Sat, Nov 21", "Wed, Nov 21, 2018"]],
    [new Speech("de", german), ["Heute · 22. Nov.", "Sa., 21. Nov.", "Mi., 21. Nov. 2018"]],
    [new Speech("fr", french), ["Du jour · 22 nov.", "Sam. 21 nov.", "Mer. 21 nov. 2018"]],
  ])) assert.deepEqual(["2026-11-22", "2026-11-21", "2018-11-21"].map((name) => short(speech, { name })), named);
  for (const puzzle of [{ name: "Dogs" }, { name: "2026-11-22", called: "Dogs" }]) assert.equal(short(new Speech("en", words), puzzle), "");
});

test("a day's puzzle is called by its date, another one by its name", () => {
  const [en, de] = [new Speech("en", words), new Speech("de", german)];
  assert.equal(titleOf("2026-11-21", en, "2026-11-21"), "Today’s puzzle\u00a0· November 21");
  assert.equal(titleOf("2026-11-21", de, "2026-11-21"), "Das Spiel des Tages\u00a0· 21. November");
  assert.equal(titleOf("2026-11-21", en, "2026-11-22"), "Saturday, November 21", "one of before is not today's");
  assert.equal(titleOf("2026-11-21", new Speech("fr", french), "2026-11-22"), "Samedi 21 novembre");
  assert.equal(titleOf("2026-12-31", de, "2027-01-01"), "Donnerstag, 31. Dezember 2026");
  assert.equal(titleOf("Insects", en), "Insects");
  assert.equal(titleOf("", en), words.unnamed);
});

test("a puzzle that was made to a wish is called by it", () => {
  const [en, de] = [new Speech("en", words), new Speech("de", german)];
  assert.equal(titleOf("4x4-tricky-482113", en), "4 × 4 · tricky · No.\u00a0482113");
  assert.equal(titleOf("hex2-easy-7", de), "7 Sechsecke · leicht · Nr.\u00a07");
  assert.equal(shortNameOf({ name: "tri3-hard-1" }, en), "9 triangles · hard");
  assert.equal(shortNameOf({ name: "tri3-hard-1", called: "Mine" }, en), "");
  for (const name of ["4x4-tricky-482113", "hex3-fiendish-0"]) assert.ok(isMade(name), name);
  for (const name of ["4x4-tricky-", "4x4-mad-1", "hex9-easy-1", "3x3 easy 1", "2026-11-21", ""]) {
    assert.ok(!isMade(name), name);
    assert.equal(shortNameOf({ name: "4x4-mad-1" }, en), "");
  }
});
