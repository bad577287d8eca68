// The curve over the number of pictures, drawn: above, which share of the puzzles can be
// laid at all; below, how many ways are expected. The number of pictures that is chosen
// stands out, with its values.

import { draw } from "../base/dom.js";
import { power } from "../speech/speech.js";
import { HEIGHT, LEFT, RIGHT, WIDTH, across, expectedPlot, sharePlot } from "./plot.js";
import { amount, shareWords } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Dot, Point, Rule} from "./plot.js" */

/** From here on, as a share of the width, a value stands to the left of its dot. */
const LATE = 0.75;

/**
 * @param {Point[]} points those that are known, from one picture on
 * @param {number} most how many there will be
 * @param {number} chosen
 * @param {Speech} speech
 */
export function drawing(points, most, chosen, speech) {
  const [share, expected] = [sharePlot(points, most), expectedPlot(points, most)];
  const x = across(chosen, most);
  const at = points.find(({ motifs }) => motifs === chosen);
  return draw(
    "svg",
    { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    ...[share, expected].map(({ rules }) => draw("line", { class: "chosen", x1: x, x2: x, y1: Math.min(...rules.map(({ y }) => y)), y2: Math.max(...rules.map(({ y }) => y)) })),
    title(speech.say("experiment.curve.share"), 20),
    ...share.rules.flatMap((rule) => ruled(rule, shareWords(rule.value, speech))),
    ...line(share.dots, chosen),
    ...(at ? [value(shareWords(at.share, speech), share.dots[chosen - 1], -10)] : []),
    title(speech.say("experiment.curve.expected"), 184),
    ...expected.rules.flatMap((rule) => ruled(rule, rule.value === 0 ? "1" : power(rule.value))),
    ...line(expected.dots, chosen),
    ...(at ? [value(amount(at.expected, speech), expected.dots[chosen - 1], x > LATE * WIDTH ? -22 : -10)] : []),
    ...Array.from({ length: most }, (_, i) => text(String(i + 1), across(i + 1, most), HEIGHT - 8, i + 1 === chosen ? "number value" : "number")),
  );
}

/**
 * @param {string} words
 * @param {number} x
 * @param {number} y
 * @param {string} name
 */
function text(words, x, y, name) {
  const element = draw("text", { class: name, x, y });
  element.textContent = words;
  return element;
}

/**
 * @param {string} words
 * @param {number} y
 */
const title = (words, y) => text(words, 0, y, "title");

/**
 * A line across a plot, with what it stands for.
 * @param {Rule} rule
 * @param {string} words
 */
function ruled({ y }, words) {
  return [draw("line", { class: "rule", x1: LEFT, x2: RIGHT, y1: y, y2: y }), text(words, LEFT - 8, y + 5, "tick")];
}

/**
 * @param {Dot[]} dots
 * @param {number} chosen
 */
function line(dots, chosen) {
  return [
    draw("polyline", { points: dots.map(({ x, y }) => `${x},${y}`).join(" ") }),
    ...dots.map(({ x, y, motifs }) => draw("circle", { cx: x, cy: y, r: motifs === chosen ? 5 : 3 })),
  ];
}

/**
 * The value of the dot that is chosen, above it or so far from it.
 * @param {string} words
 * @param {Dot} dot
 * @param {number} off
 */
function value(words, { x, y }, off) {
  const late = x > LATE * WIDTH;
  return text(words, late ? x - 8 : x + 8, y + off, late ? "value late" : "value");
}
