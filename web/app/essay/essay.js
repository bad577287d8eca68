// The essay on how a search works, from "try everything" on, with figures that run on the current
// puzzle. It loads on demand with its words and style, and is built anew each time; closing it or
// opening another puzzle ends everything that runs in it.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { make, makeSymbols } from "../base/dom.js";
import { loadStyle, loadWords } from "../base/later.js";
import { Speech } from "../speech/speech.js";
import { titleOf } from "../speech/titles.js";
import { backtrackingSection } from "./backtracking.js";
import { Counts } from "./counts.js";
import { everythingSection } from "./everything.js";
import { limitsSection } from "./limits.js";
import { ordersSection } from "./orders.js";
import { symmetrySection } from "./symmetry.js";
import { tablesSection } from "./tables.js";
import { writtenSection } from "./written.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

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
  dialog.append(make("p", { class: "lead" }, speech.say(own ? "essay.lead" : "essay.lead.lent", { name: titleOf(puzzle.name, speech) })));
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
  const { puzzle } = await solver.call("open", { text: `#${entries[0].link}` });
  if (!puzzle) throw new Error("the first published puzzle cannot be read");
  return { puzzle, drawing: await solver.call("draw", { puzzle: puzzle.id }), own: false };
}
