// The shelf of today's puzzle and the days before it, with the difficulty of each.

import { make, part } from "../base/dom.js";
import { dayPuzzle, writtenMonth } from "../days/puzzle.js";
import { FIRST, dayNumber, hasPuzzle } from "../days/streak.js";
import { ratingWords } from "../days/result.js";
import { WEEK, dayBefore, dayOf } from "../speech/days.js";
import { cardTitle, dayTitle } from "../speech/titles.js";
import { coverCard, setFacts, solvedMark } from "./card.js";
import { covers } from "./covers.js";
import { sieve } from "./find.js";

/** @import {DayPuzzle, DayResult} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** Show this many days; the calendar at home has all. */
const SHOWN = WEEK - 1;

/** Makes the shelf's view. @param {App} app @param {HTMLElement} root the element that scrolls */
export function makeTodays(app, root) {
  const watch = covers(app, root);
  const section = part("todays", root);
  const list = make("ul", { class: "shelf" });
  section.append(make("h3", { "data-say": "shelf.days" }), list);
  /** The values that were last rendered. @type {unknown[]} */
  let shown = [];
  /** The text by which each item is found. @type {Map<HTMLElement, string>} */
  let items = new Map();
  /** The items of days that have no written puzzle. @type {WeakSet<HTMLElement>} */
  const absent = new WeakSet();
  /** Whether to ask for the days again when the page is opened next. */
  let missed = false;

  const itemOf = (/** @type {string} */ day, /** @type {string} */ today, /** @type {DayResult[]} */ results, /** @type {Speech} */ speech) => {
    const card = coverCard({ "data-action": "open-day", "data-day": day }, make("b", {}, cardTitle(day, speech, today)), ratingWords(dayNumber(day), "", speech));
    if (results.some((result) => result.day === day)) card.append(solvedMark(speech));
    const item = make("li", {}, card);
    const take = (/** @type {DayPuzzle | undefined} */ puzzle) => {
      if (!puzzle) {
        // Do not generate a puzzle for a past day that has none.
        absent.add(item);
        item.hidden = true;
        return;
      }
      watch(card, puzzle.link);
      setFacts(card, ratingWords(dayNumber(day), puzzle.difficulty, speech));
    };
    const asked = day === today ? dayPuzzle(app, day) : writtenMonth(app, day).then((month) => {
      missed ||= !month;
      return month?.find((puzzle) => puzzle.day === day);
    });
    // After a failure there is no cover; opening the day reports the fault.
    asked.then(take, () => void (missed = true));
    return item;
  };

  const show = (/** @type {State} */ state, /** @type {Speech} */ speech) => {
    const { library: { open, sought }, days: { results } } = state;
    if (!open) {
      if (missed) [shown, missed] = [[], false];
      return;
    }
    const today = dayOf(new Date());
    const shows = [today, results, speech];
    if (!shows.every((value, at) => value === shown[at])) {
      [shown, missed] = [shows, false];
      const days = Array.from({ length: SHOWN }, (_, ago) => dayBefore(today, ago)).filter((day, ago) => hasPuzzle(day) && (ago === 0 || day >= FIRST));
      items = new Map(days.map((day) => [itemOf(day, today, results, speech), `${dayTitle(day, speech, today)} ${day}`]));
      list.replaceChildren(...items.keys());
    }
    const passes = sieve(sought);
    for (const [item, name] of items) item.hidden = absent.has(item) || !passes(`${item.querySelector("b")?.textContent} ${name}`);
    section.hidden = [...items.keys()].every(({ hidden }) => hidden);
  };
  return show;
}
