// The curve over the number of motifs: with few, nearly every puzzle has many arrangements; with many, hardly any has
// one. Above, the share of puzzles with any arrangement; below, the expected number.

import { draw, make } from "../base/dom.js";
import { amount, percent } from "../speech/amounts.js";
import { power } from "../speech/speech.js";
import { MOST } from "./random-choices.js";

/** @import {Experiment, Recipe} from "../../types.d.ts" */
/** @import {Latest} from "../engine/order.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/** Count at least this many puzzles for each point. */
const EACH = 1_000;

/** Makes the curve. Its points stay known while only the number of motifs changes. @param {App} app */
export function makeCurve({ speech, solver }) {
  const place = make("div");
  const table = make("table", { class: "counts" });
  const root = make(
    "section",
    { "data-part": "experiment-curve" },
    make("h3", {}, speech.say("experiment.curve")),
    make("p", {}, speech.say("experiment.curve.means")),
    place,
    make("p", { class: "help" }, speech.say("experiment.curve.each", { n: EACH })),
    make("details", {}, make("summary", {}, speech.say("experiment.curve.table")), table),
  );
  /** The known points, and the puzzles that they belong to. @type {{ seed: number, same: boolean, points: Point[] }} */
  let known = { seed: -1, same: false, points: [] };
  /** @type {Recipe} */
  let recipe;
  const show = () => {
    place.replaceChildren(drawing(known.points, MOST, recipe.motifs, speech));
    table.replaceChildren(...tableOf(known.points, speech));
    root.setAttribute("aria-busy", String(known.points.length < MOST || known.points.some(({ share }) => share === null)));
  };
  /** Asks Go whether puzzles with this many motifs have any arrangement. */
  const ask = (/** @type {Latest} */ latest, /** @type {number} */ puzzles, /** @type {number} */ motifs) =>
    latest.think(solver, "experiment", { ...recipe, puzzles, motifs, whether: true }, () => {});
  return {
    root,
    choose: (/** @type {Recipe} */ chosen) => {
      recipe = chosen;
      root.hidden = chosen.puzzle !== "";
      if (known.seed !== chosen.seed || known.same !== chosen.same) known = { seed: chosen.seed, same: chosen.same, points: [] };
      show();
    },
    /** Gets the expected numbers, for which one puzzle per point is enough. Returns whether the curve is still wanted. */
    expect: async (/** @type {Latest} */ latest) => {
      const { points } = known;
      while (!root.hidden && points.length < MOST) {
        const motifs = points.length + 1;
        const so = await ask(latest, 1, motifs);
        if (!so) return false;
        points.push({ motifs, expected: so.expected, share: null });
      }
      show();
      return true;
    },
    /** Counts each point, from many motifs on, because few take longest. The main run's result serves as a point if it has enough puzzles. */
    count: async (/** @type {Latest} */ latest, /** @type {Experiment} */ out) => {
      if (root.hidden) return;
      const { points } = known;
      if (out.solved >= EACH) points[recipe.motifs - 1].share = out.share;
      show();
      for (const point of [...points].reverse()) {
        if (point.share !== null) continue;
        const so = await ask(latest, EACH, point.motifs);
        if (!so) return;
        point.share = so.share;
        show();
      }
    },
  };
}

/** @param {Point[]} points @param {Speech} speech */
function tableOf(points, speech) {
  const head = ["experiment.number", "experiment.curve.expected", "experiment.curve.share"].map((key) => make("th", { scope: "col" }, speech.say(key)));
  const row = (/** @type {Point} */ { motifs, expected, share }) =>
    make("tr", {}, make("th", { scope: "row" }, String(motifs)), make("td", {}, amount(expected, speech)), make("td", {}, share === null ? "…" : percent(share, speech)));
  return [make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...points.map(row))];
}

/** From this share of the width on, a value stands to the left of its dot. */
const LATE = 0.75;

/**
 * @param {Point[]} points the known ones, from one motif on
 * @param {number} most the number of points in the end
 * @param {number} chosen
 * @param {Speech} speech
 */
function drawing(points, most, chosen, speech) {
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

/** `share` is null until it is counted. @typedef {{ motifs: number, expected: number, share: number | null }} Point */
/** @typedef {{ x: number, y: number, motifs: number }} Dot */
/** A horizontal line and the value it stands for. @typedef {{ y: number, value: number }} Rule */

/** The size of the whole drawing. */
export const [WIDTH, HEIGHT] = [340, 356];
/** The left and right edges of both plots. */
export const [LEFT, RIGHT] = [56, 328];
/** The top and bottom edges of each. */
const [SHARE_TOP, SHARE_BOTTOM] = [44, 144];
const [EXPECTED_TOP, EXPECTED_BOTTOM] = [208, 320];
/** Powers of ten between two rules. */
const STEP = 3;

/** The x of a number of motifs. @param {number} motifs @param {number} most */
export function across(motifs, most) {
  return LEFT + 12 + ((RIGHT - LEFT - 24) * (motifs - 1)) / Math.max(1, most - 1);
}

/** The plot of the share of puzzles with any arrangement. @param {Point[]} points @param {number} most @returns {{ dots: Dot[], rules: Rule[] }} */
export function sharePlot(points, most) {
  const y = (/** @type {number} */ share) => SHARE_BOTTOM - share * (SHARE_BOTTOM - SHARE_TOP);
  return {
    dots: points.flatMap(({ motifs, share }) => (share === null ? [] : { motifs, x: across(motifs, most), y: y(share) })),
    rules: [0, 0.5, 1].map((value) => ({ value, y: y(value) })),
  };
}

/** An SVG path that connects adjacent dots. @param {Dot[]} dots */
export function pathOf(dots) {
  return dots.map(({ x, y, motifs }, i) => `${dots[i - 1]?.motifs === motifs - 1 ? "L" : "M"}${x} ${y}`).join("");
}

/**
 * The plot of expected arrangements on a logarithmic scale; a rule's value is its exponent.
 * @param {Point[]} points
 * @param {number} most
 * @returns {{ dots: Dot[], rules: Rule[] }}
 */
export function expectedPlot(points, most) {
  const logs = points.map(({ expected }) => Math.log10(expected));
  const [low, high] = [Math.floor(Math.min(0, ...logs) / STEP), Math.ceil(Math.max(0, ...logs) / STEP)];
  const y = (/** @type {number} */ log) => EXPECTED_BOTTOM - ((log / STEP - low) / Math.max(1, high - low)) * (EXPECTED_BOTTOM - EXPECTED_TOP);
  return {
    dots: points.map(({ motifs }, i) => ({ motifs, x: across(motifs, most), y: y(logs[i]) })),
    rules: Array.from({ length: high - low + 1 }, (_, i) => STEP * (low + i)).map((value) => ({ value, y: y(value) })),
  };
}
