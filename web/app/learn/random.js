// The dialog of random puzzles: it makes many and counts their arrangements while the result grows, then draws the
// curve over the number of motifs. Another choice or closing the dialog stops it. It is built each time it opens.

import { makeDialog } from "../base/dialogs.js";
import { draw, make, setText } from "../base/dom.js";
import { Latest } from "../engine/order.js";
import { faultOf, unlessFault } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { faultSentence } from "../speech/faults.js";
import { nameOf, titleLanguage } from "../speech/titles.js";
import { makeCurve } from "./curve.js";
import { MOST_SEED, binWords, formulaSentence, formulaWords, makeChoices, recipeSentence, verdictSentences } from "./random-choices.js";

/** @import {Bin, Experiment, Recipe} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Choices} from "./random-choices.js" */
/** @import {App} from "./state.d.ts" */

/** The time between two updates of the progress, in ms. */
const PAUSE = 100;

/** Builds the dialog and starts counting. @param {App} app */
export function fillExperiment(app) {
  const { speech, solver } = app;
  const latest = new Latest();
  const button = make("button", { type: "button", "data-part": "experiment-button" });
  const choices = makeChoices(speech, button);
  const [results, curve] = [makeResults(speech), makeCurve(app)];
  /** Whether puzzles are being counted. */
  let under = false;
  const press = (/** @type {boolean} */ running) => {
    under = running;
    setText(button, speech.say(running ? "stop" : "experiment.again"));
  };

  const run = async () => {
    const recipe = choices.read();
    if (!recipe) {
      latest.stop();
      press(false);
      return results.fail(speech.say("experiment.seed.range", { most: MOST_SEED }));
    }
    results.begin();
    curve.choose(recipe);
    press(true);
    try {
      if (!(await curve.expect(latest))) return;
      const began = performance.now();
      let shown = 0;
      const so = await latest.think(solver, "experiment", recipe, (so) => {
        results.last = so;
        if (so.done || performance.now() - shown < PAUSE) return;
        shown = performance.now();
        results.show(so);
      });
      if (!so) return;
      press(false);
      results.show(so);
      results.finish(recipe, so, performance.now() - began);
      await curve.count(latest, so);
    } catch (error) {
      results.fail(faultSentence(faultOf(error), speech));
      press(false);
    }
  };
  const stop = () => {
    latest.stop();
    press(false);
    results.stop();
  };
  button.addEventListener("click", () => {
    if (under) return stop();
    choices.again();
    void run();
  });
  choices.root.addEventListener("input", run);

  const dialog = makeDialog(
    "experiment",
    speech.say("experiment"),
    speech.say("close"),
    make("p", { class: "help" }, speech.say("experiment.what")),
    choices.root,
    results.root,
    curve.root,
  );
  dialog.addEventListener("close", () => latest.stop());
  void offerPuzzle(app, choices);
  void run();
}

/** Adds the current puzzle's edges to the choices, if Go can shuffle them. @param {App} app @param {Choices} choices */
async function offerPuzzle({ store, solver, puzzleStore, speech }, choices) {
  const { puzzle } = store.state.table;
  const recipe = choices.read();
  if (!puzzle || !recipe) return;
  await unlessFault(async () => {
    await think(solver, "experiment", { ...recipe, puzzles: 1, puzzle: puzzle.id }, () => true);
    const named = puzzleStore.find(puzzle.id) ?? puzzle;
    choices.offer(puzzle.id, nameOf(named, speech), titleLanguage(named, speech));
  });
}

/** @param {Speech} speech */
function makeResults(speech) {
  const bar = make("progress", { max: 1, value: 0, "aria-label": speech.say("experiment") });
  const verdict = make("p", { "data-part": "experiment-verdict" });
  const spoken = make("p", { class: "unseen", role: "status" });
  const formula = make("p", { "data-part": "experiment-formula" });
  const because = make("p", { class: "help" });
  const made = make("p", { class: "help", "data-part": "experiment-made" });
  const table = make("table", { class: "histogram", "data-part": "experiment-histogram" });
  const counted = make(
    "details",
    {},
    make("summary", {}, speech.say("experiment.counted")),
    make("p", {}, speech.say("experiment.way")),
    make("p", {}, speech.say("experiment.layings")),
    make("p", {}, speech.say("experiment.sure")),
  );
  /** Hides the progress: the bar becomes a mere line. */
  const rest = () => {
    bar.value = 0;
    bar.setAttribute("aria-hidden", "true");
  };
  const results = {
    root: make("section", {}, bar, verdict, spoken, table, made, formula, because, counted),
    /** The progress of the current run. @type {Experiment | null} */
    last: null,
    begin: () => {
      results.last = null;
      verdict.classList.remove("fault");
      setText(spoken, "");
      bar.removeAttribute("aria-hidden");
    },
    show: (/** @type {Experiment} */ so) => {
      bar.value = so.solved / so.puzzles;
      setText(verdict, verdictSentences(so, speech).join(" "));
      setText(formula, formulaWords(so, speech));
      setText(because, formulaSentence(so, speech));
      setText(made, speech.say("experiment.running", { n: so.solved, all: so.puzzles, nodes: speech.digits(so.nodes) }));
      table.replaceChildren(...histogram(so, speech));
    },
    finish: (/** @type {Recipe} */ recipe, /** @type {Experiment} */ so, /** @type {number} */ milliseconds) => {
      const took = speech.say("experiment.took", { n: speech.digits(so.nodes), time: speech.time(milliseconds) });
      setText(made, `${recipeSentence(recipe, so, speech)} ${took}`);
      setText(spoken, verdict.textContent);
      rest();
    },
    stop: () => {
      if (results.last) {
        results.show(results.last);
        setText(made, speech.say("experiment.stopped", { n: results.last.solved, all: results.last.puzzles }));
        setText(spoken, `${made.textContent} ${verdict.textContent}`);
      }
      rest();
    },
    fail: (/** @type {string} */ sentence) => {
      rest();
      verdict.classList.add("fault");
      setText(verdict, sentence);
      setText(spoken, sentence);
      for (const element of [formula, because, made, table]) element.replaceChildren();
    },
  };
  return results;
}

/** @param {Experiment} so @param {Speech} speech */
function histogram({ bins }, speech) {
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

/** Tear the bar of puzzles without solution if it is this many times as long as the next longest; otherwise it would flatten the others. */
const TORN = 2;
/** The length of the longest bar next to a torn one, as a share of that. */
const BESIDE = 0.6;

/**
 * The lengths of the bars, 0 to 1; a torn first bar is longer than shown.
 * @param {Bin[]} bins the first are the puzzles without any arrangement
 */
export function barsOf(bins) {
  const [none, ...others] = bins.map(({ puzzles }) => puzzles);
  const most = Math.max(0, ...others);
  const torn = most > 0 && none > TORN * most;
  const whole = torn ? most / BESIDE : Math.max(1, none, most);
  return { torn, lengths: [torn ? 1 : none / whole, ...others.map((n) => n / whole)] };
}
