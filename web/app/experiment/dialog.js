// The dialog of random puzzles: it makes many and counts their arrangements while the result grows,
// then draws the curve over the number of motifs. Another choice or closing the dialog stops it. It
// is built each time it opens.

import { makeDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { Latest } from "../engine/latest.js";
import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { faultSentence } from "../speech/faults.js";
import { nameOf } from "../speech/titles.js";
import { makeChoices } from "./choices.js";
import { makeCurve } from "./curve.js";
import { makeResults } from "./results.js";
import { MOST_SEED } from "./words.js";

/** @import {Choices} from "./choices.js" */
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
      if (!(error instanceof FaultError)) throw error;
      press(false);
      results.fail(faultSentence(error.fault, speech));
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
async function offerPuzzle({ store, solver, keeper, speech }, choices) {
  const { puzzle } = store.state.table;
  const recipe = choices.read();
  if (!puzzle || !recipe) return;
  try {
    await think(solver, "experiment", { ...recipe, puzzles: 1, puzzle: puzzle.id }, () => true);
    choices.offer(puzzle.id, nameOf(keeper.find(puzzle.id) ?? puzzle, speech));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  }
}
