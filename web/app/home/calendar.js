// The calendar at home: a month with small solved boards, one tab stop, and arrow keys from day to day. Below it the
// rule of the row, a field for any earlier day, and the person's own figures.

import { draw, iconButton, make, part, setText } from "../base/dom.js";
import { drawnIn } from "../base/link.js";
import { tell } from "../board/words.js";
import { writtenMonth } from "../days/puzzle.js";
import { EARLIEST, FIRST, LATEST, hasPuzzle } from "../days/streak.js";
import { spent } from "../speech/amounts.js";
import { WEEK, dayBefore, dayWords, weekdayName, weekdayOf } from "../speech/days.js";
import { DIFFICULTIES } from "../speech/difficulty.js";
import { dayTitle } from "../speech/titles.js";
import { makeFigures } from "./figures.js";
import { solvedPicture } from "./picture.js";

/** @import {Difficulty} from "../../types.d.ts" */
/** @import {DayResult} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */
/** @import {Symbols} from "./picture.js" */

/** The buttons to other months: by how many months, label and icon. @type {[string, string, string][]} */
const TURNS = [
  ["-1", "calendar.back", "M15 5l-7 7 7 7"],
  ["1", "calendar.on", "M9 5l7 7-7 7"],
];

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Symbols} symbols
 * @param {() => void} arrived is called when the difficulties of a month are known
 * @returns {{ show: (state: State, speech: Speech) => void, askAgain: () => void }} askAgain retries what failed to load
 */
export function makeCalendar(app, root, symbols, arrived) {
  const { store } = app;
  const table = make("table", { class: "month", role: "grid", "aria-labelledby": "calendar-name" });
  const date = make("input", { type: "date", id: "calendar-date", "data-part": "calendar-date", min: EARLIEST });
  root.append(
    make("header", {}, make("h2", { id: "calendar-name", "data-part": "calendar-name" }, "\u00a0"), ...TURNS.map(turnButton)),
    table,
    make("p", { class: "help", "data-say": "calendar.what" }),
    make("p", { class: "help", "data-say": "calendar.rule" }),
    make(
      "div",
      { class: "setting" },
      make("label", { for: "calendar-date", "data-say": "calendar.any" }),
      date,
      make("button", { type: "button", "data-action": "calendar-open", "data-say": "calendar.open" }),
    ),
    make("details", { "data-part": "figures", hidden: true }, make("summary", { "data-say": "figures" })),
  );
  const showFigures = makeFigures(part("figures", root));
  /** What the view was last drawn from. @type {unknown[]} */
  let shown = [];
  /** The day that has the tab stop. */
  let at = "";
  /** Difficulties by day, for each month that was shown. @type {Map<string, Map<string, Difficulty>>} */
  const rated = new Map();
  /** The months that failed to load. @type {Set<string>} */
  const lost = new Set();
  const rate = async (/** @type {string} */ month) => {
    rated.set(month, new Map());
    const written = await writtenMonth(app, month);
    if (!written) return void lost.add(month);
    rated.set(month, new Map(written.map(({ day, difficulty }) => [day, difficulty])));
    arrived();
  };
  const askAgain = () => {
    for (const month of lost) rated.delete(month);
    lost.clear();
  };

  table.addEventListener("keydown", (event) => {
    const { day } = event.target instanceof HTMLElement ? event.target.dataset : {};
    const { home, days } = store.state;
    const { altKey, ctrlKey, metaKey, key } = event;
    if (!day || altKey || ctrlKey || metaKey || !(key === "Home" || key === "End" || STEPS[key])) return;
    event.preventDefault();
    const to = dayBeside(day, key, openDays(days.results, home.today));
    if (!to) return tellEnd(app, STEPS[key]);
    at = to;
    if (monthOf(to) !== (home.month || monthOf(home.today))) store.change((state) => void (state.home.month = monthOf(to)));
    shown = [];
    show(store.state, app.speech);
    /** @type {HTMLElement | null} */ (table.querySelector(`[data-day="${to}"]`))?.focus();
  });

  const show = (/** @type {State} */ state, /** @type {Speech} */ speech) => {
    const { home, days: { results }, page: { settings } } = state;
    const month = home.month || monthOf(home.today);
    const those = results.filter(({ day }) => monthOf(day) === month);
    /** Returns what draws a solved day, null while its look or layout is missing. */
    const pictureOf = (/** @type {DayResult} */ { link, board }) => {
      const { grid, tiles, art } = drawnIn(link);
      const [look, layout] = [symbols.look(app, settings.plain ? "plain" : art, tiles), symbols.layout(app, grid)];
      return look && layout ? () => solvedPicture(tiles, board, layout, look, true) : null;
    };
    const drawn = those.map((result) => pictureOf(result) !== null);
    if (!rated.has(month)) void rate(month);
    const ratings = /** @type {Map<string, Difficulty>} */ (rated.get(month));
    const shows = [month, home.today, results, settings.plain, speech, ratings, ...drawn];
    if (shows.length === shown.length && shows.every((value, i) => value === shown[i])) return;
    shown = shows;
    const open = openDays(results, home.today);
    if (monthOf(at) !== month || !isOpen(at, open)) at = stopIn(month, home.today);
    setText(part("calendar-name", root), monthWords(month, speech));
    turnable(root, "-1", month > monthOf(open.first));
    turnable(root, "1", month < monthOf(home.today));
    const picture = (/** @type {DayResult} */ result) => pictureOf(result)?.() ?? draw("svg", { viewBox: "0 0 1 1", "aria-hidden": "true" });
    const cell = (/** @type {string | null} */ day) => {
      const found = those.find((result) => result.day === day);
      return cellOf({ day, result: found, difficulty: ratings.get(day ?? "") ?? "" }, open, at, found && picture(found), speech);
    };
    const held = table.contains(document.activeElement);
    table.replaceChildren(weekdays(speech), make("tbody", {}, ...weeksOf(month).map((week) => make("tr", {}, ...week.map(cell)))));
    if (held) /** @type {HTMLElement | null} */ (table.querySelector('[tabindex="0"]'))?.focus();
    date.max = home.today < LATEST ? home.today : LATEST;
    showFigures(state, speech);
  };
  return { show, askAgain };
}

/** Turns to a month before or after the one in sight, and says which. @param {App} app @param {number} by */
export function turnMonth(app, by) {
  app.store.change(({ home }) => void (home.month = monthAfter(home.month || monthOf(home.today), by)));
  tell(app, "month", { month: monthWords(app.store.state.home.month, app.speech) });
}

/** Such as "November 2026". @param {string} month @param {Speech} speech */
const monthWords = (month, speech) => dayWords(`${month}-01`, speech, { month: "long", year: "numeric" });

/** Says why a key or a button leads no further. @param {App} app @param {number} by whether back or on */
export function tellEnd(app, by) {
  const { home, days } = app.store.state;
  const { first } = openDays(days.results, home.today);
  tell(app, by < 0 ? "first-day" : "last-day", { day: dayTitle(first, app.speech, home.today) });
}

/** @param {[string, string, string]} turn */
function turnButton([by, label, path]) {
  const button = iconButton("calendar-turn", label, path);
  button.classList.add("quiet");
  button.dataset.by = by;
  button.setAttribute("aria-describedby", "calendar-name");
  return button;
}

/** The tab stop of a month: today, or the last day of an earlier month. @param {string} month @param {string} today */
function stopIn(month, today) {
  const last = dayBefore(`${monthAfter(month, 1)}-01`, 1);
  return last < today ? last : today;
}

/** Enables or disables a button by aria-disabled: with disabled it would lose the focus. @param {HTMLElement} root @param {string} by @param {boolean} allowed */
function turnable(root, by, allowed) {
  const button = /** @type {HTMLElement} */ (root.querySelector(`[data-by="${by}"]`));
  button.setAttribute("aria-disabled", String(!allowed));
}

/** @param {Speech} speech */
function weekdays(speech) {
  const heads = Array.from({ length: WEEK }, (_, at) => make("th", { scope: "col" }, weekdayName(at, speech, "short")));
  // Every day says its own.
  return make("thead", { "aria-hidden": "true" }, make("tr", {}, ...heads));
}

/**
 * @param {{ day: string | null, result: DayResult | undefined, difficulty: Difficulty }} about with no day outside the month
 * @param {Open} open
 * @param {string} at the day that has the tab stop
 * @param {SVGSVGElement | undefined} picture of a solved day
 * @param {Speech} speech
 */
function cellOf({ day, result, difficulty }, open, at, picture, speech) {
  if (!day) return make("td", {});
  // The name of an open day says it, too.
  const number = make("span", { class: "number", "aria-hidden": "true" }, String(Number(day.slice(-2))));
  if (!isOpen(day, open)) return make("td", { class: "closed" }, number);
  const named = dayTitle(day, speech, open.today);
  const rated = difficulty ? `${named}, ${speech.say(`difficulty.${difficulty}`)}` : named;
  const name = !result ? speech.say("calendar.unsolved", { day: rated })
    : result.moves > 0 ? speech.say("calendar.solved", { day: named, time: spent(result.time, speech) })
    : `${named}, ${speech.say("solved")}`;
  const square = picture ?? make("span", { class: "open-day" }, ...dots(difficulty));
  const button = make("button", { type: "button", "data-action": "play-day", "data-day": day, tabindex: day === at ? 0 : -1, "aria-label": name }, square, number);
  if (day === open.today) button.setAttribute("aria-current", "date");
  return make("td", {}, button);
}

/** One dot for each step of difficulty. @param {Difficulty} difficulty */
function dots(difficulty) {
  const up = difficulty ? DIFFICULTIES.indexOf(difficulty) + 1 : 0;
  return Array.from({ length: up }, () => make("i", {}));
}

/** How many days each key moves, along a row and between rows. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -WEEK, ArrowDown: WEEK };

/** The month of a day, such as "2026-11". @param {string} day */
function monthOf(day) {
  return day.slice(0, 7);
}

/** @param {string} month @param {number} by */
export function monthAfter(month, by) {
  const [year, number] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

/** The days of a month in rows from Monday to Sunday, null outside the month. @param {string} month */
export function weeksOf(month) {
  const first = `${month}-01`;
  const days = Number(dayBefore(`${monthAfter(month, 1)}-01`, 1).slice(-2));
  const before = weekdayOf(first);
  const rows = Math.ceil((before + days) / WEEK);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: WEEK }, (_, column) => {
      const at = row * WEEK + column - before;
      return at < 0 || at >= days ? null : dayBefore(first, -at);
    }),
  );
}

/** The first and the last day that the calendar opens. @typedef {{ first: string, today: string }} Open */

/**
 * The calendar begins with the project's first day, or an earlier one that was solved, and ends today.
 * @param {DayResult[]} results the earliest day first
 * @param {string} today
 * @returns {Open}
 */
export function openDays(results, today) {
  const earliest = results.length > 0 ? results[0].day : FIRST;
  return { first: earliest < FIRST ? earliest : FIRST, today };
}

/** Whether the calendar opens a day. @param {string} day @param {Open} open */
export function isOpen(day, { first, today }) {
  return day >= first && day <= today && hasPuzzle(day);
}

/** The day that a key leads to, else null. @param {string} day @param {string} key @param {Open} open */
export function dayBeside(day, key, open) {
  if (key === "Home") return inWeek(day, 0, open);
  if (key === "End") return inWeek(day, WEEK - 1, open);
  const by = STEPS[key];
  const to = by ? dayBefore(day, -by) : "";
  return isOpen(to, open) ? to : null;
}

/** The open day of the same week that is closest to a weekday. @param {string} day @param {number} weekday @param {Open} open */
function inWeek(day, weekday, { first, today }) {
  const to = dayBefore(day, weekdayOf(day) - weekday);
  if (to < first) return first;
  return to > today ? today : to;
}
