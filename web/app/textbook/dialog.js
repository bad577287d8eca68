// The dialog of the textbook search: each change of a trick counts anew at once. A long search
// shows its progress, and ends when something else is chosen or the dialog closes. It is built each
// time it opens.

import { makeDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { Latest } from "../engine/latest.js";
import { FaultError } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { makeComparing } from "./comparing.js";
import { makeSwitches } from "./switches.js";
import { countsTable } from "./table.js";
import { foundSentences } from "./words.js";

/** @import {Textbook} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** The time between two looks at how far a longer search is, in ms. */
const PAUSE = 200;

/** Builds the dialog for the current puzzle. @param {App} app @returns {boolean} false if there is no puzzle */
export function fillTextbook(app) {
  const { speech, solver, store } = app;
  const { puzzle } = store.state.table;
  if (!puzzle) return false;
  const latest = new Latest();
  const switches = makeSwitches(puzzle, speech, "textbook");
  const running = make("p", { class: "help" });
  const told = make("p", { "data-part": "textbook-told", role: "status" });
  const table = make("table", { class: "counts" });
  const shuffle = make("button", { type: "button", "data-part": "textbook-shuffle" }, speech.say("textbook.shuffle"));
  const unshuffle = make("button", { type: "button", class: "quiet", hidden: true, "data-part": "textbook-unshuffle" }, speech.say("undo"));
  let shown = 0;
  /** The seed of the tiles' shuffled sequence, 0 for their own. */
  let seed = 0;
  /** Tries to the first solution in the tiles' own sequence, by switches. @type {Map<string, Textbook["first"]>} */
  const unshuffled = new Map();

  const onTheWay = (/** @type {Textbook} */ so) => {
    if (so.done || performance.now() - shown < PAUSE) return;
    shown = performance.now();
    const words = { n: speech.digits(so.sums.tries), share: speech.share(so.progress ?? 0) };
    setText(running, speech.say(so.progress === null ? "textbook.running" : "textbook.progress", words));
    table.replaceChildren(...countsTable(so, speech));
  };
  const count = async () => {
    const meant = switches.read();
    shown = performance.now();
    told.classList.remove("fault");
    try {
      const so = await latest.think(solver, "textbook", { puzzle: puzzle.id, switches: meant, shuffle: seed }, onTheWay);
      if (!so) return;
      table.replaceChildren(...countsTable(so, speech));
      const key = JSON.stringify(meant);
      if (seed === 0) unshuffled.set(key, so.first);
      setText(told, foundSentences(so, meant, seed, speech, unshuffled.get(key)).join(" "));
      switches.suggest(so.order);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      table.replaceChildren();
      told.classList.add("fault");
      setText(told, faultSentence(error.fault, speech));
    }
    setText(running, "");
  };
  const recount = () => {
    comparing.forget();
    setText(told, "");
    void count();
  };
  const comparing = makeComparing(app, puzzle.id, switches.read, (found) => {
    switches.set(found);
    recount();
  });
  switches.root.addEventListener("input", recount);
  const shuffleBy = (/** @type {number} */ next) => {
    seed = next;
    unshuffle.hidden = seed === 0;
    if (unshuffle.hidden) shuffle.focus();
    recount();
  };
  shuffle.addEventListener("click", () => shuffleBy(seed + 1));
  unshuffle.addEventListener("click", () => shuffleBy(0));

  const dialog = makeDialog(
    "textbook",
    speech.say("textbook"),
    speech.say("close"),
    make("p", { class: "help" }, speech.say("textbook.what")),
    switches.root,
    make("section", {}, make("div", { class: "actions" }, shuffle, unshuffle), told, running, table),
    make("section", {}, comparing.root),
  );
  const leave = () => {
    latest.stop();
    comparing.forget();
    store.removeEventListener("change", closeIfOther);
  };
  const closeIfOther = () => store.state.table.puzzle !== puzzle && dialog.close();
  dialog.addEventListener("close", leave);
  store.addEventListener("change", closeIfOther);
  void count();
  return true;
}
