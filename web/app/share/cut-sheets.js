// The dialog that prints the tiles for cutting out: paper, tile width, backs, and a preview of the pages.

import { dialog } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { printAlone } from "../base/export.js";

/** @import {App} from "./state.d.ts" */

/** The most pages in the preview; all of them are printed. */
const MOST_SHOWN = 6;

/** The limits of a tile's width, in millimetres. */
const [LEAST, MOST] = [30, 70];

/**
 * How often pages were drawn (0: the paper is not chosen yet), and the object URLs of the present pages.
 * @typedef {{ turn: number, pages: string[] }} Sheets
 */

/** By dialog. @type {WeakMap<HTMLDialogElement, Sheets>} */
const sheets = new WeakMap();

/** @param {HTMLDialogElement} root */
function sheetsOf(root) {
  const now = sheets.get(root) ?? { turn: 0, pages: [] };
  sheets.set(root, now);
  return now;
}

/** @param {string} name */
const field = (name) => /** @type {HTMLInputElement | HTMLSelectElement} */ (part(name, dialog("cut")));

/** Draws the pages anew and shows the first of them. @param {App} app */
export async function fillCut({ store: { state }, solver, speech }) {
  const root = dialog("cut");
  const now = sheetsOf(root);
  const [paper, width, backs] = [field("cut-paper"), field("cut-width"), /** @type {HTMLInputElement} */ (field("cut-backs"))];
  if (now.turn === 0) paper.value = usualPaper(navigator.language);
  const turn = ++now.turn;
  // Until the new pages are here nothing can be printed: the old ones may be of another puzzle.
  forgetPages(now);
  part("cut-pages", root).replaceChildren();
  if (!state.table.puzzle) return;
  const millimetres = Math.round(Math.min(MOST, Math.max(LEAST, Number(width.value) || LEAST)));
  width.value = String(millimetres);
  const { pages } = await solver.call("cut", {
    ...{ puzzle: state.table.puzzle.id, art: state.page.settings.plain ? "plain" : "" },
    ...{ paper: paper.value, width: millimetres, backs: backs.checked },
  });
  if (turn !== now.turn) return;
  now.pages = pages.map((page) => URL.createObjectURL(new Blob([page], { type: "image/svg+xml" })));
  part("cut-pages", root).replaceChildren(
    ...now.pages.slice(0, MOST_SHOWN).map((src, i) => make("img", { class: paper.value, src, alt: speech.say("cutting.page", { n: i + 1 }) })),
  );
  const words = [speech.count("cutting.pages", pages.length)];
  words.push(speech.say(backs.checked ? "cutting.duplex" : "cutting.scale"));
  part("cut-words", root).textContent = words.join(" ");
}

/** @param {Sheets} now */
function forgetPages(now) {
  for (const address of now.pages) URL.revokeObjectURL(address);
  now.pages = [];
}

export async function printCut() {
  const now = sheetsOf(dialog("cut"));
  if (now.pages.length === 0) return;
  const pages = now.pages.map((src) => make("img", { class: field("cut-paper").value, src, alt: "" }));
  await Promise.all(pages.map((page) => page.decode()));
  printAlone("cut", pages);
}

/** Guesses the paper from the country of a language. @param {string} language */
export function usualPaper(language) {
  return /-(US|CA|MX|PH|CL|CO)\b/.test(language) ? "letter" : "a4";
}
