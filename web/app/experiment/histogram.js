// The histogram of arrangements per puzzle: a table whose rows carry the bars, so that screen
// readers get the numbers.

import { draw, make } from "../base/dom.js";
import { barsOf } from "./bars.js";
import { binWords } from "./words.js";

/** @import {Experiment} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** @param {Experiment} so @param {Speech} speech */
export function histogram({ bins }, speech) {
  const { torn, lengths } = barsOf(bins);
  const head = make(
    "tr",
    {},
    make("th", { scope: "col" }, speech.say("experiment.ways")),
    make("td", { "aria-hidden": "true" }),
    make("th", { scope: "col" }, speech.say("experiment.puzzles")),
  );
  const rows = bins.map((bin, i) =>
    make("tr", {}, make("th", { scope: "row" }, binWords(bin, speech)), make("td", { "aria-hidden": "true" }, bar(lengths[i], torn && i === 0)), make("td", {}, speech.digits(bin.puzzles))),
  );
  return [make("thead", {}, head), make("tbody", {}, ...rows)];
}

/** @param {number} length 0 to 1 @param {boolean} torn */
function bar(length, torn) {
  const svg = draw("svg", { class: "bar" }, draw("rect", { width: `${100 * length}%`, height: "100%", rx: 2 }));
  if (torn) svg.append(draw("svg", { x: "80%", class: "tear" }, draw("path", { d: "M0-2l6 5-6 5 6 5-6 5" })));
  return svg;
}
