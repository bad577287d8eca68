// The curve over the number of motifs: with few of them nearly every puzzle can be laid
// in many ways, with many hardly any at all.

import { make } from "../base/dom.js";
import { amount, percent } from "../speech/amounts.js";
import { MOST } from "./choices.js";
import { drawing } from "./drawing.js";

/** @import {Experiment, Recipe} from "../../types.d.ts" */
/** @import {Latest} from "../engine/latest.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Point} from "./plot.js" */
/** @import {App} from "./state.d.ts" */

/** At least so many puzzles stand behind each point. */
const EACH = 1_000;

/**
 * Where the curve is drawn. What is known of it is kept while only the number of motifs
 * changes.
 * @param {App} app
 */
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
  /** What is known of the points, and of which puzzles. @type {{ seed: number, same: boolean, points: Point[] }} */
  let known = { seed: -1, same: false, points: [] };
  /** @type {Recipe} */
  let recipe;
  const show = () => {
    place.replaceChildren(drawing(known.points, MOST, recipe.motifs, speech));
    table.replaceChildren(...tableOf(known.points, speech));
    root.setAttribute("aria-busy", String(known.points.length < MOST || known.points.some(({ share }) => share === null)));
  };
  /** Asks of so many puzzles with so many motifs whether they can be laid. */
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
    /** Finds out how many ways are expected, for which one puzzle is enough. It tells whether that is still wanted. */
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
    /** Counts for each point, from many motifs on, as few take longest; what just came out is one of them if it is of as many puzzles. */
    count: async (/** @type {Latest} */ latest, /** @type {Experiment} */ out) => {
      if (root.hidden) return;
      const { points } = known;
      if (out.solved >= EACH) points[recipe.motifs - 1].share = out.share;
      show();
      for (const point of points.toReversed()) {
        if (point.share !== null) continue;
        const so = await ask(latest, EACH, point.motifs);
        if (!so) return;
        point.share = so.share;
        show();
      }
    },
  };
}

/**
 * The same as a table.
 * @param {Point[]} points
 * @param {Speech} speech
 */
function tableOf(points, speech) {
  const head = ["experiment.number", "experiment.curve.expected", "experiment.curve.share"].map((key) => make("th", { scope: "col" }, speech.say(key)));
  const row = (/** @type {Point} */ { motifs, expected, share }) =>
    make("tr", {}, make("th", { scope: "row" }, String(motifs)), make("td", {}, amount(expected, speech)), make("td", {}, share === null ? "…" : percent(share, speech)));
  return [make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...points.map(row))];
}
