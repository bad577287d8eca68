// "Compare with mine": compares the counts of the reader's own solver with the switched search, and
// can set the switches to the cause of the difference.

import { make, setText } from "../base/dom.js";
import { Latest } from "../engine/latest.js";
import { FaultError } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { comparedSentences } from "./words.js";

/** @import {Switches} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {string} puzzle
 * @param {() => Switches} read returns the search to compare with
 * @param {(switches: Switches) => void} set
 */
export function makeComparing({ solver, speech }, puzzle, read, set) {
  const latest = new Latest();
  const counts = make("textarea", { id: "textbook-mine", rows: 3, spellcheck: "false", autocomplete: "off" });
  const told = make("p", { "data-part": "textbook-compared", role: "status" });
  const button = make("button", { type: "submit" }, speech.say("compare.do"));
  const cause = make("button", { type: "button", class: "primary", hidden: true, "data-part": "textbook-set" }, speech.say("compare.set"));
  const there = make("button", { type: "button", hidden: true, "data-action": "watch-differs" }, speech.say("compare.watch"));
  /** The search with the reader's counts. @type {Switches | null} */
  let found = null;

  const forget = () => {
    latest.stop();
    setText(told, "");
    cause.hidden = there.hidden = true;
  };
  const compare = async () => {
    forget();
    told.classList.remove("fault");
    setText(told, speech.say("compare.running"));
    try {
      const so = await latest.think(solver, "compare", { puzzle, switches: read(), counts: counts.value }, () => {});
      if (!so) return;
      told.replaceChildren(...comparedSentences(so, speech).flatMap((line) => [`${line} `, make("br")]));
      found = so.cause?.switches ?? null;
      there.hidden = so.same || so.cell < 0;
      there.dataset.cell = String(so.cell);
      there.dataset.switches = JSON.stringify(read());
      cause.hidden = !found || JSON.stringify(found) === JSON.stringify(read());
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      told.classList.add("fault");
      setText(told, faultSentence(error.fault, speech));
    }
  };
  const root = make(
    "form",
    {},
    make("h3", {}, speech.say("compare.title")),
    make("label", { for: "textbook-mine" }, speech.say("compare.label")),
    counts,
    make("div", { class: "actions" }, button),
    told,
    make("div", { class: "actions" }, cause, there),
  );
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    void compare();
  });
  counts.addEventListener("input", forget);
  cause.addEventListener("click", () => {
    if (!found) return;
    set(found);
    button.focus();
    void compare();
  });
  return { root, forget };
}
