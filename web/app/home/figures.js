// The person's own figures below the calendar: days solved, best time, longest streak, and medians by weekday.

import { make } from "../base/dom.js";
import { statistics } from "../days/result.js";
import { longest } from "../days/streak.js";
import { weekdayName } from "../speech/days.js";
import { clockWords } from "../table/time.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** @param {HTMLElement} root hidden while no day is solved @returns {(state: State, speech: Speech) => void} */
export function makeFigures(root) {
  const [all, weekly] = [make("dl", {}), make("table", {})];
  root.append(all, weekly);
  return ({ days: { results }, home: { today } }, speech) => {
    root.hidden = results.length === 0;
    if (root.hidden) return;
    const { solved, best, weekdays } = statistics(results);
    const figures = { solved: speech.number(solved), best: best === null ? "–" : clockWords(best), longest: speech.number(longest(results, today)) };
    all.replaceChildren(...Object.entries(figures).map(([key, words]) => make("div", {}, make("dt", {}, speech.say(`figures.${key}`)), make("dd", {}, words))));
    const head = make("tr", {}, make("td", {}), ...["time", "hints"].map((key) => make("th", { scope: "col" }, speech.say(`figures.${key}`))));
    const rows = weekdays.map(({ time, hints }, at) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, weekdayName(at, speech, "long")),
        make("td", {}, time === null ? "–" : clockWords(time)),
        make("td", {}, hints === null ? "–" : speech.number(hints)),
      ),
    );
    weekly.replaceChildren(make("caption", {}, speech.say("figures.median")), make("thead", {}, head), make("tbody", {}, ...rows));
  };
}
