// The curve over the number of motifs: with few, nearly every puzzle has many arrangements; with
// many, hardly any puzzle has one.

import { make } from "../base/dom.js";
import { amount, percent } from "../speech/amounts.js";
import { MOST } from "./choices.js";
import { drawing } from "./drawing.js";

/** @import {Experiment, Recipe} from "../../types.d.ts" */
/** @import {Latest} from "../engine/latest.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Point} from "./plot.js" */
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

/** @param {Point[]} points @param {Speech} speech */
function tableOf(points, speech) {
  const head = ["experiment.number", "experiment.curve.expected", "experiment.curve.share"].map((key) => make("th", { scope: "col" }, speech.say(key)));
  const row = (/** @type {Point} */ { motifs, expected, share }) =>
    make("tr", {}, make("th", { scope: "row" }, String(motifs)), make("td", {}, amount(expected, speech)), make("td", {}, share === null ? "…" : percent(share, speech)));
  return [make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...points.map(row))];
}
