// The dialog of the textbook search: each change of a trick counts anew at once, and the counts can be compared with
// those of the reader's own solver. A long search shows its progress, and ends when something else is chosen or the
// dialog closes. The command words comparisons by the same rules, see solver/cmd/edgewise/compare.go.

import { makeDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { Latest } from "../engine/order.js";
import { faultOf } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { makeSwitches } from "../watch/setting.js";

/** @import {Compared, Count, Switches, Textbook} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
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
  const status = make("p", { "data-part": "textbook-told", role: "status" });
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
    const chosen = switches.read();
    shown = performance.now();
    status.classList.remove("fault");
    try {
      const so = await latest.think(solver, "textbook", { puzzle: puzzle.id, switches: chosen, shuffle: seed }, onTheWay);
      if (!so) return;
      table.replaceChildren(...countsTable(so, speech));
      const key = JSON.stringify(chosen);
      if (seed === 0) unshuffled.set(key, so.first);
      setText(status, foundSentences(so, chosen, seed, speech, unshuffled.get(key)).join(" "));
      switches.suggest(so.order);
    } catch (error) {
      setText(status, faultSentence(faultOf(error), speech));
      table.replaceChildren();
      status.classList.add("fault");
    }
    setText(running, "");
  };
  const recount = () => {
    comparing.forget();
    setText(status, "");
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
    make("section", {}, make("div", { class: "actions" }, shuffle, unshuffle), status, running, table),
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

/**
 * @param {App} app
 * @param {string} puzzle
 * @param {() => Switches} read returns the search to compare with
 * @param {(switches: Switches) => void} set
 */
function makeComparing({ solver, speech }, puzzle, read, set) {
  const latest = new Latest();
  const counts = make("textarea", { id: "textbook-mine", rows: 3, spellcheck: "false", autocomplete: "off" });
  const status = make("p", { "data-part": "textbook-compared", role: "status" });
  const button = make("button", { type: "submit" }, speech.say("compare.do"));
  const cause = make("button", { type: "button", class: "primary", hidden: true, "data-part": "textbook-set" }, speech.say("compare.set"));
  const there = make("button", { type: "button", hidden: true, "data-action": "watch-differs" }, speech.say("compare.watch"));
  /** The search with the reader's counts. @type {Switches | null} */
  let found = null;

  const forget = () => {
    latest.stop();
    setText(status, "");
    cause.hidden = there.hidden = true;
  };
  const compare = async () => {
    forget();
    status.classList.remove("fault");
    setText(status, speech.say("compare.running"));
    try {
      const so = await latest.think(solver, "compare", { puzzle, switches: read(), counts: counts.value }, () => {});
      if (!so) return;
      status.replaceChildren(...comparedSentences(so, speech).flatMap((line) => [`${line} `, make("br")]));
      found = so.cause?.switches ?? null;
      there.hidden = so.same || so.cell < 0;
      there.dataset.cell = String(so.cell);
      there.dataset.switches = JSON.stringify(read());
      cause.hidden = !found || JSON.stringify(found) === JSON.stringify(read());
    } catch (error) {
      setText(status, faultSentence(faultOf(error), speech));
      status.classList.add("fault");
    }
  };
  const root = make(
    "form",
    {},
    make("h3", {}, speech.say("compare.title")),
    make("label", { for: "textbook-mine" }, speech.say("compare.label")),
    counts,
    make("div", { class: "actions" }, button),
    status,
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

/** @param {Textbook} so @param {Speech} speech */
function countsTable({ order, tries, placements, misfits, deadEnds, sums }, speech) {
  const head = ["cell", "tries", "nodes", "misfits", "deadends"].map((name) => make("th", { scope: "col" }, speech.begin(speech.say(`column.${name}`))));
  const row = (/** @type {string} */ name, /** @type {Count[]} */ ...counts) =>
    make("tr", {}, make("th", { scope: "row" }, name), ...counts.map((n) => make("td", {}, speech.digits(n))));
  const cells = order.map((cell, k) => row(speech.number(cell + 1), tries[k], placements[k], misfits[k], deadEnds[k]));
  const sum = row(speech.begin(speech.say("column.sum")), sums.tries, sums.placements, sums.misfits, sums.deadEnds);
  return [make("thead", {}, make("tr", {}, ...head)), make("tbody", {}, ...cells), make("tfoot", {}, sum)];
}

/**
 * @param {Textbook} so
 * @param {Switches} switches
 * @param {number} seed of the tiles' sequence, 0 for their own
 * @param {Speech} speech
 * @param {Textbook["first"]} [unshuffled] tries to the first solution in their own sequence, if known
 */
export function foundSentences(so, switches, seed, speech, unshuffled) {
  const { tries, placements, misfits } = so.sums;
  const counts = [
    speech.count("arrangements", so.arrangements),
    speech.count("factor.pictures", so.pictures),
    speech.count("factor.solutions", so.solutions),
  ];
  const sentences = [
    speech.say("textbook.sum", { tries: speech.digits(tries), placements: speech.digits(placements), misfits: speech.digits(misfits) }),
    speech.say("tries.beside", { n: speech.digits(so.compared) }),
    speech.say("stats.found", { counts: speech.list(counts) }),
  ];
  if (so.first !== 0) sentences.push(speech.count("textbook.first", so.first));
  if (switches.fixed) sentences.push(fixedSentence(so, speech));
  if (seed > 0) {
    sentences.push(speech.say("textbook.shuffled", { seed: speech.number(seed) }));
    if (unshuffled) sentences.push(speech.say("textbook.unshuffled", { n: speech.digits(unshuffled) }));
    // The search tries every remaining tile in every turn; only what the tricks leave out depends
    // on the sequence.
    sentences.push(speech.say(switches.once || switches.fixed ? "textbook.shuffled.near" : "textbook.shuffled.same"));
  }
  return sentences;
}

/** Says which cell or tile keeps its turn. @param {Textbook} so @param {Speech} speech */
function fixedSentence({ fixedCell, fixedTile }, speech) {
  if (fixedCell >= 0) return speech.say("stats.fixed.cell", { cell: fixedCell + 1 });
  if (fixedTile >= 0) return speech.say("stats.fixed.tile", { tile: fixedTile + 1 });
  return speech.say("stats.fixed.none");
}

/** Where the counts first differ, and why; nothing while both are unknown. @param {Compared} so @param {Speech} speech */
export function comparedSentences({ known, done, same, measure, depth, cell, cells, theirs, ours, cause }, speech) {
  if (!known) return done ? [speech.say("compare.unknown")] : [];
  const words = { measure: speech.say(`measure.${measure}`), theirs: speech.digits(theirs), ours: speech.digits(ours), depth: depth + 1, cell: cell + 1 };
  const sentences = cells > 0 ? [speech.say("compare.cells", { n: cells })] : [];
  if (same) return [...sentences, speech.say("compare.same", words)];
  sentences.push(speech.say(cell < 0 ? "compare.differs.sum" : "compare.differs", words));
  if (cause) sentences.push(...causeSentences(cause, speech));
  else if (done) sentences.push(speech.say("compare.none"));
  return sentences;
}

/** @param {NonNullable<Compared["cause"]>} cause @param {Speech} speech */
function causeSentences({ measure, switches, differs }, speech) {
  const sentences = [speech.say("compare.cause", { measure: speech.say(`measure.${measure}`) })];
  if (differs.order) sentences.push(speech.say("compare.order"));
  if (differs.once) sentences.push(speech.say(switches.once ? "compare.once" : "compare.apart"));
  if (differs.fixed) sentences.push(speech.say(switches.fixed ? "compare.fixed" : "compare.free"));
  if (differs.turns) sentences.push(speech.say(switches.turns ? "compare.turns" : "compare.all"));
  return sentences;
}
