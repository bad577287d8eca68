// The dialog for a new puzzle: the choices, then the progress. A finished puzzle goes to the table;
// cancelling or closing changes nothing. After the expected time the search goes on, and the dialog
// offers the nearest puzzle so far.

import { CHOICE_STYLE } from "../base/choice.js";
import { makeDialog, openDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { loadStyle, loadWords } from "../base/later.js";
import { Latest } from "../engine/latest.js";
import { FaultError } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { Speech } from "../speech/speech.js";
import { makeChoices } from "./choices.js";
import { anySeed, keepWish, offered, recallWish } from "./wish.js";

/** @import {Making, Wish} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

const STYLE = "style/making.css";
/** Show progress this often, in ms. */
const PAUSE = 100;

/**
 * Opens the dialog in the present language, with the last choices.
 * @param {App} app
 * @returns {Promise<string>} the puzzle as a link once the dialog is closed; "" for none
 */
export async function showMaking(app) {
  const [words] = await Promise.all([loadWords(`making/${app.speech.language}`), loadStyle(CHOICE_STYLE), loadStyle(STYLE)]);
  const speech = new Speech(app.speech.language, { ...app.speech.table, ...words });
  const dialog = makeDialog("making", speech.say("new-puzzle"), speech.say("close"));
  const closed = new Promise((done) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue);
    });
  });
  dialog.setAttribute("aria-busy", "true");
  openDialog("making");
  const offers = await app.solver.call("offers", {});
  const choices = makeChoices(app, speech, offers, offered(offers, recallWish(app.storage)));
  const bench = makeBench(app, speech, (link) => dialog.close(link));
  const button = make("button", { type: "submit", class: "primary", "data-part": "making-make" }, speech.say("making.make"));
  const form = make("form", { novalidate: true }, ...choices.roots, make("p", { class: "help" }, speech.say("making.what")), make("div", { class: "actions" }, button));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wish = choices.read();
    keepWish(app.storage, wish);
    form.hidden = true;
    await bench.run({ ...wish, seed: anySeed() });
    form.hidden = false;
    button.focus({ preventScroll: true });
  });
  dialog.append(form, bench.root);
  dialog.addEventListener("close", bench.stop);
  dialog.setAttribute("aria-busy", "false");
  if (dialog.open) button.focus({ preventScroll: true });
  return closed;
}

/**
 * Makes a puzzle and shows the progress and the nearest one so far.
 * @param {App} app
 * @param {Speech} speech
 * @param {(link: string) => void} give gets the puzzle that was made, or the nearest one if the person takes it
 */
function makeBench(app, speech, give) {
  const latest = new Latest();
  const cancel = make("button", { type: "button", "data-part": "making-cancel", hidden: true }, speech.say("stop"));
  const take = make("button", { type: "button", "data-part": "making-take", hidden: true });
  const bar = make("progress", { max: 1, "aria-label": speech.say("making.under") });
  const [title, count, told] = [make("h3"), make("p", { class: "help", "data-part": "making-count" }), make("p", { role: "status", "data-part": "making-told" })];
  const under = make("div", { class: "under", hidden: true }, title, bar, count);
  /** The last wish and the puzzle nearest to it. @type {{ wish: Wish, near: Making["near"] } | null} */
  let last = null;
  /** Ends the run. */
  let end = () => {};

  const say = (/** @type {"making.late" | "making.stopped"} */ key) => {
    if (!last) return;
    const { wish, near } = last;
    setText(told, speech.say(key, { difficulty: speech.say(`difficulty.${wish.difficulty}`) }));
    take.hidden = !near;
    if (near) setText(take, speech.say("making.take", { difficulty: speech.say(`difficulty.${near.difficulty}`) }));
  };
  const show = (/** @type {Making} */ so) => {
    const late = so.share >= 1;
    bar.hidden = late;
    bar.value = so.share;
    setText(count, speech.count("making.boards", so.boards));
    if (late) say("making.late");
  };
  take.addEventListener("click", () => last?.near && give(last.near.link));
  cancel.addEventListener("click", () => {
    latest.stop();
    end();
    say("making.stopped");
  });

  /** @param {Wish} wish */
  const run = async (wish) => {
    last = { wish, near: null };
    let shown = 0;
    setText(title, speech.say("making.under"));
    setText(told, "");
    setText(count, "");
    take.hidden = true;
    bar.value = 0;
    bar.hidden = false;
    cancel.hidden = under.hidden = false;
    cancel.focus();
    const ended = new Promise((done) => (end = () => done(null)));
    try {
      const thought = latest.think(app.solver, "make", wish, (so) => {
        if (last) last.near = so.near ?? last.near;
        if (so.done || performance.now() - shown < PAUSE) return;
        shown = performance.now();
        show(so);
      });
      const so = /** @type {Making | null} */ (await Promise.race([thought, ended]));
      if (so) give(so.link);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      setText(told, faultSentence(error.fault, speech));
    } finally {
      cancel.hidden = under.hidden = true;
    }
  };
  const stop = () => {
    latest.stop();
    end();
  };
  const root = make("div", { class: "bench" }, under, told, make("div", { class: "actions" }, take, cancel));
  return { root, run, stop };
}
