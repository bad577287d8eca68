// The results of random puzzles: the average, the histogram and the formula behind the expected
// number. They grow during the run; screen readers get the final ones.

import { make, setText } from "../base/dom.js";
import { histogram } from "./histogram.js";
import { formulaSentence, formulaWords, recipeSentence, verdictSentences } from "./words.js";

/** @import {Experiment, Recipe} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** @param {Speech} speech */
export function makeResults(speech) {
  const bar = make("progress", { max: 1, value: 0, "aria-label": speech.say("experiment") });
  const verdict = make("p", { "data-part": "experiment-verdict" });
  const told = make("p", { class: "unseen", role: "status" });
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
    root: make("section", {}, bar, verdict, told, table, made, formula, because, counted),
    /** The progress of the current run. @type {Experiment | null} */
    last: null,
    begin: () => {
      results.last = null;
      verdict.classList.remove("fault");
      setText(told, "");
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
      setText(told, verdict.textContent);
      rest();
    },
    stop: () => {
      if (results.last) {
        results.show(results.last);
        setText(made, speech.say("experiment.stopped", { n: results.last.solved, all: results.last.puzzles }));
        setText(told, `${made.textContent} ${verdict.textContent}`);
      }
      rest();
    },
    fail: (/** @type {string} */ sentence) => {
      rest();
      verdict.classList.add("fault");
      setText(verdict, sentence);
      setText(told, sentence);
      for (const element of [formula, because, made, table]) element.replaceChildren();
    },
  };
  return results;
}
