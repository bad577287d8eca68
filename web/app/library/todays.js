// The shelf of today's puzzle and those of the days before it, with how hard each is.

import { make, part } from "../base/dom.js";
import { dayPuzzle, writtenMonth } from "../days/puzzle.js";
import { FIRST, dayNumber } from "../days/streak.js";
import { ratingWords } from "../days/words.js";
import { WEEK, dayBefore, dayOf } from "../speech/days.js";
import { cardTitle } from "../speech/titles.js";
import { covers } from "./covers.js";
import { isAnythingSought } from "./find.js";
import { coverCard, setFacts, solvedMark } from "./published-card.js";

/** @import {DayPuzzle} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** So many days are shown; the calendar at home has all. */
const SHOWN = WEEK - 1;

/**
 * Gives the view of the shelf.
 * @param {App} app
 * @param {HTMLElement} root what scrolls
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeTodays(app, root) {
  const watch = covers(app, root);
  const section = part("todays", root);
  const list = make("ul", { class: "shelf" });
  section.append(make("h3", { "data-say": "shelf.days" }), list);
  /** What is shown now. @type {unknown[]} */
  let shown = [];
  /** Whether days are asked for again when the shelves are opened the next time. */
  let missed = false;

  const show = (/** @type {State} */ state, /** @type {Speech} */ speech) => {
    const { library: { open, sought }, days: { results } } = state;
    if (!open) {
      if (missed) [shown, missed] = [[], false];
      return;
    }
    section.hidden = isAnythingSought(sought);
    const today = dayOf(new Date());
    const shows = [today, results, speech];
    if (shows.every((value, at) => value === shown[at])) return;
    shown = shows;
    const days = Array.from({ length: SHOWN }, (_, ago) => dayBefore(today, ago)).filter((day, ago) => ago === 0 || day >= FIRST);
    const itemOf = (/** @type {string} */ day) => {
      const card = coverCard({ "data-action": "open-day", "data-day": day }, cardTitle(day, speech, today), ratingWords(dayNumber(day), "", speech));
      if (results.some((result) => result.day === day)) card.append(solvedMark(speech));
      const item = make("li", {}, card);
      const take = (/** @type {DayPuzzle | undefined} */ puzzle) => {
        // A day before that nobody has written is not made for this.
        item.hidden = !puzzle;
        if (!puzzle) return;
        watch(card, puzzle.link);
        setFacts(card, ratingWords(dayNumber(day), puzzle.difficulty, speech));
      };
      const asked = day === today ? dayPuzzle(app, day) : writtenMonth(app, day).then((month) => {
        missed ||= !month;
        return month?.find((puzzle) => puzzle.day === day);
      });
      // Without it there is no picture; who asks for the puzzle is told what is amiss.
      asked.then(take, () => void (missed = true));
      return item;
    };
    list.replaceChildren(...days.map(itemOf));
  };
  return show;
}
