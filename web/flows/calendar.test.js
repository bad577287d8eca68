// The calendar at home: solved days, and the way to any day.

import assert from "node:assert/strict";
import { test } from "node:test";
import { solvedOn } from "../tools/solved-days.js";
import { Browser } from "../tools/flows/browser.js";
import { writtenDays } from "./written-days.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const BACK = '[data-action="calendar-turn"][data-by="-1"]';

/** The name of a day in the calendar. @param {Tab} tab @param {string} day */
const named = (tab, day) => tab.find(`.month [data-day="${day}"]`).ariaLabel;

/** How many days of the month shown can be opened. @param {Tab} tab */
const openDays = (tab) => tab.window.document.querySelectorAll(".month button").length;

/** How many of them show their solved board. @param {Tab} tab */
const solvedDays = (tab) => tab.window.document.querySelectorAll(".month .small-board").length;

/** The name of the element with the focus. @param {Tab} tab */
const focused = (tab) => tab.window.document.activeElement.getAttribute("aria-label");

/** The names of all elements that the Tab key reaches in a month. @param {Tab} tab */
const stops = (tab) => tab.window.document.querySelectorAll('.month [tabindex="0"]').map((day) => day.ariaLabel);

/** Another tab reports results of days. @param {Browser} browser @param {import("../app/days/state.d.ts").DayResult[]} results */
const tell = (browser, ...results) => browser.tell("edgewise-days", results);

test("the calendar shows solved days, and offers the latest unsolved one", async () => {
  const browser = new Browser({ now: "2026-12-02T08:00", files: writtenDays() });
  const tab = await browser.visit();
  tell(browser, solvedOn("2026-12-01", { time: 252_000, moves: 30, hints: 1 }));
  await tab.until(() => solvedDays(tab) === 1, "it stands there");
  assert.match(tab.text("home-rated"), /No. 12/);
  assert.equal(tab.text("home-play"), "Play today’s puzzle", "a finished one of yesterday does not stand in the way");
  tell(browser, solvedOn("2026-12-02", { time: 150_000, moves: 30, hints: 1 }));
  await tab.until(() => solvedDays(tab) === 2, "so does the other");
  assert.equal(tab.text("home-rated"), "Solved in 2:30 · 2 days in a row");
  assert.equal(tab.text("home-play"), "Play Monday, November 30", "the latest one that is not solved");
  await tab.until(() => tab.part("home-picture").querySelector(".solved-board"), "today's board is shown");
  assert.equal(named(tab, "2026-12-01"), "Tuesday, December 1, solved in 4 minutes and 12 seconds");
  assert.equal(openDays(tab), 2, "days to come cannot be opened");

  await tab.click('[data-part="figures"] summary');
  assert.match(tab.text("figures"), /Best time2:30/);
  assert.match(tab.text("figures"), /Tuesday4:121/);

  await tab.click(BACK);
  assert.equal(tab.text("calendar-name"), "November 2026");
  assert.equal(openDays(tab), 10, "from the first day on");
  await tab.click('.month [data-day="2026-11-21"]');
  await tab.untilText("name", "Saturday, November 21");
});

test("the calendar goes back to the earliest day that was solved", async () => {
  const browser = new Browser({ now: "2026-11-22T08:00", files: writtenDays() });
  const tab = await browser.visit();
  assert.equal(tab.text("calendar-name"), "November 2026");
  assert.equal(tab.find(BACK).ariaDisabled, "true", "the first month there is");
  await tab.click(BACK);
  assert.equal(tab.text("calendar-name"), "November 2026");
  tell(browser, solvedOn("2026-10-03", { time: 252_000, moves: 30, hints: 1 }));
  await tab.until(() => tab.find(BACK).ariaDisabled === "false", "there is a month before");
  await tab.click(BACK);
  assert.equal(tab.text("calendar-name"), "October 2026");
  assert.equal(named(tab, "2026-10-03"), "Saturday, October 3, solved in 4 minutes and 12 seconds");
  assert.equal(openDays(tab), 29, "from that day on");
});

test("keys move from day to day and into the previous month; a date leads to any day", async () => {
  const tab = await new Browser({ now: "2026-12-02T08:00", files: writtenDays() }).visit();
  assert.equal(tab.find('.month [data-day="2026-12-02"]').querySelectorAll("i").length, 3, "a dot for each step of its difficulty");
  assert.deepEqual(stops(tab), ["Wednesday, December 2, moderate, not solved yet"]);
  tab.find('.month [data-day="2026-12-02"]').focus();
  await tab.key("ArrowRight");
  assert.equal(focused(tab), "Wednesday, December 2, moderate, not solved yet", "there is no later day");
  const said = (/** @type {string} */ words) => tab.until(() => tab.said.at(-1) === words, words);
  await said("The calendar ends today.");
  await tab.press("calendar-turn", { by: 1 });
  await said("The calendar ends today.");
  await tab.key("ArrowLeft");
  await tab.key("ArrowLeft");
  await tab.until(() => focused(tab) === "Monday, November 30, easy, not solved yet", "it is known how hard that is");
  assert.deepEqual(stops(tab), ["Monday, November 30, easy, not solved yet"]);
  assert.equal(tab.text("calendar-name"), "November 2026");
  await tab.key("ArrowUp");
  assert.equal(focused(tab), "Monday, November 23, easy, not solved yet");
  await tab.key("ArrowUp");
  await said("The calendar begins on Saturday, November 21.");
  await tab.does(() => tab.window.document.activeElement.click());
  await tab.untilText("name", "Monday, November 23");

  await tab.press("home");
  await tab.fill("#calendar-date", "2001-02-03");
  await tab.press("calendar-open");
  await tab.untilText("name", "Saturday, February 3, 2001");
});

test("where the clock shows a day that has no puzzle, home and calendar offer none", async () => {
  // The latest first: the flows after this one go on with the last date.
  for (const now of ["+012026-01-05T08:00", "3000-01-05T08:00", "1999-12-31T08:00"]) {
    const tab = await new Browser({ now, files: writtenDays() }).visit();
    tab.see();
    assert.match(tab.text("home-play"), /^Browse/, now);
    assert.equal(openDays(tab), 0, now);
    assert.doesNotMatch(tab.text("home-rated"), /No\./, now);
  }
});
