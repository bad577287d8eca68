// Draws the curve over the number of motifs: above, the share of puzzles with any arrangement;
// below, the expected number of arrangements. The chosen number of motifs is marked with its
// values.

import { draw } from "../base/dom.js";
import { amount, percent } from "../speech/amounts.js";
import { power } from "../speech/speech.js";
import { HEIGHT, LEFT, RIGHT, WIDTH, across, expectedPlot, pathOf, sharePlot } from "./plot.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Dot, Point, Rule} from "./plot.js" */

/** From this share of the width on, a value stands to the left of its dot. */
const LATE = 0.75;

/**
 * @param {Point[]} points the known ones, from one motif on
 * @param {number} most the number of points in the end
 * @param {number} chosen
 * @param {Speech} speech
 */
export function drawing(points, most, chosen, speech) {
  const [share, expected] = [sharePlot(points, most), expectedPlot(points, most)];
  const x = across(chosen, most);
  const late = x > LATE * WIDTH;
  /** The value of the chosen dot, once there is one. */
  const values = (/** @type {Dot[]} */ dots, /** @type {string} */ words, /** @type {number} */ off) =>
    dots.filter(({ motifs }) => motifs === chosen).map(({ y }) => text(words, late ? x - 8 : x + 8, y - off, late ? "value late" : "value"));
  const at = points[chosen - 1];
  return draw(
    "svg",
    { class: "curve", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" },
    upright(x, share.rules),
    upright(x, expected.rules),
    title(speech.say("experiment.curve.share"), 20),
    ...share.rules.flatMap((rule) => ruled(rule, percent(rule.value, speech))),
    ...line(share.dots, chosen),
    ...values(share.dots, percent(at?.share ?? 0, speech), 10),
    title(speech.say("experiment.curve.expected"), 184),
    ...expected.rules.flatMap((rule) => ruled(rule, rule.value === 0 ? "1" : power(rule.value))),
    ...line(expected.dots, chosen),
    ...values(expected.dots, amount(at?.expected ?? 0, speech), late ? 28 : 10),
    ...Array.from({ length: most }, (_, i) => text(String(i + 1), across(i + 1, most), HEIGHT - 8, i + 1 === chosen ? "number value" : "number")),
  );
}

/** @param {string} words @param {number} x @param {number} y @param {string} name */
function text(words, x, y, name) {
  const element = draw("text", { class: name, x, y });
  element.textContent = words;
  return element;
}

/** @param {string} words @param {number} y */
const title = (words, y) => text(words, 0, y, "title");

/** A vertical line through a plot, from its first rule to its last. @param {number} x @param {Rule[]} rules */
function upright(x, rules) {
  const [{ y: y1 }, { y: y2 }] = [rules[0], rules[rules.length - 1]];
  return draw("line", { class: "chosen", x1: x, x2: x, y1, y2 });
}

/** A horizontal line across a plot, with its label. @param {Rule} rule @param {string} words */
function ruled({ y }, words) {
  return [draw("line", { class: "rule", x1: LEFT, x2: RIGHT, y1: y, y2: y }), text(words, LEFT - 8, y + 5, "tick")];
}

/** @param {Dot[]} dots @param {number} chosen */
function line(dots, chosen) {
  return [
    draw("path", { d: pathOf(dots) }),
    ...dots.map(({ x, y, motifs }) => draw("circle", { cx: x, cy: y, r: motifs === chosen ? 5 : 3 })),
  ];
}
