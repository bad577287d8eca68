// The essay on how a search works, from "try everything" to how far each idea goes, with figures that run on the
// current puzzle. It loads on demand with its words and style, and is built anew each time; closing it or opening
// another puzzle ends everything that runs in it.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { make, makeSymbols, setSentence } from "../base/dom.js";
import { loadStyle, loadWords } from "../base/later.js";
import { Speech } from "../speech/speech.js";
import { titleLanguage, titleOf } from "../speech/titles.js";
import { Counts, fastWords, placedWords } from "./counts.js";
import { everythingSection, magnitude, product, waysOf } from "./everything.js";
import { makeFigure, makeFinding, makeSection, whenNear } from "./figure.js";
import { bestOrder, ordersSection } from "./orders.js";
import { makeRow, symmetrySection } from "./symmetry.js";
import { tablesSection } from "./tables.js";
import { backtrackingSection } from "./walk.js";
import { writtenSection } from "./written.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Textbook} from "./counts.js" */
/** @import {App, Reading} from "./state.d.ts" */

const STYLE = "style/essay.css";
/** Draw boards of more tiles than this only when they come near the window. */
const LARGE = 100;

/** Opens the essay in the current language. @param {App} app */
export async function showEssay(app) {
  const { store, solver } = app;
  const [words, { puzzle, drawing, own }] = await Promise.all([loadWords(`essay/${app.speech.language}`), puzzleFor(app), loadStyle(STYLE)]);
  const speech = new Speech(app.speech.language, { ...app.speech.table, ...words });
  const close = new AbortController();
  const { signal } = close;
  const reading = { app, speech, puzzle, drawing, own, signal, counts: new Counts(solver, puzzle.id, signal) };
  const dialog = makeDialog("essay", speech.say("how"), speech.say("close"));
  // The page has no symbols yet for a puzzle that is not on the table.
  if (!own) dialog.append(makeSymbols(drawing.symbols));
  const [lead, name] = [make("p", { class: "lead" }), titleOf(puzzle.name, speech)];
  setSentence(lead, speech.say(own ? "essay.lead" : "essay.lead.lent", { name }), [name, titleLanguage(puzzle, speech)]);
  dialog.append(lead);
  dialog.setAttribute("aria-busy", "true");
  dialog.classList.toggle("large", puzzle.tiles.length > LARGE);
  const before = store.state.table.puzzle;
  const closeIfOther = () => store.state.table.puzzle !== before && dialog.close();
  store.addEventListener("change", closeIfOther);
  dialog.addEventListener("close", () => {
    store.removeEventListener("change", closeIfOther);
    close.abort();
    dialog.remove();
  });
  openDialog("essay");
  // Build section by section, so that the first ones appear at once.
  const sections = [everythingSection, backtrackingSection, ordersSection, symmetrySection, tablesSection, writtenSection, limitsSection];
  for (const section of sections) {
    dialog.append(section(reading));
    await new Promise((done) => setTimeout(done));
    if (signal.aborted) return;
  }
  dialog.setAttribute("aria-busy", "false");
}

/**
 * The current puzzle, or the first published one if there is none.
 * @param {App} app
 * @returns {Promise<{ puzzle: Puzzle, drawing: Drawing, own: boolean }>}
 */
async function puzzleFor({ store: { state: { table } }, solver }) {
  if (table.puzzle && table.drawing) return { puzzle: table.puzzle, drawing: table.drawing, own: true };
  const { entries } = await solver.call("gallery", {});
  const { puzzle, drawing } = await solver.call("open", { text: `#${entries[0].link}`, art: "" });
  if (!puzzle || !drawing) throw new Error("the first published puzzle cannot be read");
  return { puzzle, drawing, own: false };
}

/** @param {Reading} reading */
function limitsSection(reading) {
  const { speech, puzzle, own } = reading;
  const link = { "data-action": "open", "data-link": puzzle.id };
  const ways = own
    ? [make("button", { type: "button", class: "primary", "data-action": "essay-watch" }, speech.say("essay.far.watch")), make("button", { type: "button", "data-action": "race" }, speech.say("race.open"))]
    : [make("button", { type: "button", class: "primary", ...link }, speech.say("articles.open"))];
  return makeSection(
    speech.say("essay.far"),
    speech.say("essay.far.ahead"),
    ...makeLadder(reading),
    speech.say("essay.far.hardest"),
    speech.say("essay.far.limits"),
    make("div", { class: "actions" }, ...ways),
  );
}

/** @param {Reading} reading */
function makeLadder(reading) {
  const { speech, puzzle, counts, signal } = reading;
  const layings = product(waysOf(puzzle));
  const rows = ["all", "stop", "order", "twice", "look"].map((key) => makeRow(speech.say(`essay.${key}`)));
  const [all, stop, order, twice, look] = rows;
  const longest = Math.max(1, magnitude(layings));
  const share = (/** @type {number} */ log) => Math.min(1, Math.max(0, log) / longest);
  all.show(speech.number(String(layings)), 1);
  const placed = (/** @type {typeof stop} */ row, /** @type {Textbook} */ so) => row.show(placedWords(so, speech), share(Math.log10(Number(so.placements))), so.done);
  const table = make("table", { class: "ladder", "data-part": "essay-ladder" }, make("tbody", {}, ...rows.map(({ root }) => root)));
  const figure = makeFigure("ladder", speech.say("essay.far.caption"), table);
  const { root, find } = makeFinding(reading, async (say) => {
    placed(stop, await counts.textbook("row"));
    const best = await bestOrder(counts, puzzle);
    placed(order, best.so);
    placed(twice, await counts.textbook(best.order, { once: true, fixed: true }));
    const fast = await counts.fast();
    if (signal.aborted) return;
    look.show(fastWords(fast, speech), share(fast.log ?? Math.log10(Number(fast.placements))), fast.done || fast.log !== null);
    if (fast.done) say(speech.count("essay.far.done", fast.placements, { time: speech.time(fast.milliseconds) }));
    else say(speech.say("essay.far.open", { n: fastWords(fast, speech) }));
  });
  root.dataset.part = "essay-fast";
  whenNear(figure, signal, find);
  return [figure, root];
}
