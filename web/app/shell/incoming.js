// Texts that arrive without a field: pasted anywhere on the page, dropped on it, chosen as a file, or shared by another app;
// and the line that says how a text was read. When solving, a person can choose another order of its sides there.

import { closeDialogs } from "../base/dialogs.js";
import { isNew, make, part, setSentence } from "../base/dom.js";
import { BEGINNING, LONGEST, isPuzzleFile } from "../keep/puzzle-file.js";
import { takeInShown } from "../library/dialog.js";
import { leaveLook } from "../look/actions.js";
import { orderWords } from "../speech/edges.js";
import { titleLanguage } from "../speech/titles.js";
import { readText } from "../table/open.js";
import { ask } from "../table/turns.js";
import { sharedFile } from "./offline.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Page, State} from "./state.d.ts" */

/** The most bytes of a text that are read: Go then says that it is too long. */
const MOST = 1 << 20;

/** Reads a text that has arrived. @param {App} app @param {Page} page @param {Promise<string>} text */
async function read(app, { tried }, text) {
  closeDialogs();
  leaveLook(app); // the dialog's close event may come after the text
  const words = await text;
  await tried(isPuzzleFile(words) ? takeInShown(app, words) : readText(app, words));
}

/**
 * Reads what the installed page was opened with: a file, or what another app has shared with it.
 * @param {App} app
 * @param {Page} page
 */
export async function readLaunched(app, page) {
  const { address } = app;
  globalThis.launchQueue?.setConsumer(({ files: [file] }) => void (file && read(app, page, file.getFile().then(readFile))));
  if (!address.query().has("shared")) return;
  address.replace(address.page());
  const shared = await sharedFile();
  if (shared) await read(app, page, readFile(shared));
}

/** @param {App} app @param {Page} page */
export function listenToTexts(app, page) {
  const { tried } = page;
  const arrive = (/** @type {Promise<string>} */ text) => void read(app, page, text);
  awaitTexts(arrive);
  part("file").addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.files?.length) return;
    arrive(readFile(target.files[0]));
    target.value = "";
  });
  part("sides-order").addEventListener("change", ({ target }) => {
    const { foreign } = app.store.state.table;
    if (foreign && target instanceof HTMLSelectElement) void tried(readText(app, foreign.text, { order: target.value }));
  });
  // Escape first gives up a text that is still being read, before it closes anything.
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !app.store.state.page.reading) return;
    event.preventDefault();
    ask(app);
  }, true);
}

/** @param {(text: Promise<string>) => void} arrive is called with every text */
function awaitTexts(arrive) {
  document.addEventListener("paste", (event) => {
    if (event.target instanceof Element && event.target.closest("input, textarea")) return;
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (!text.trim()) return;
    event.preventDefault();
    arrive(Promise.resolve(text));
  });
  const over = (/** @type {boolean} */ is) => {
    if (is) document.body.dataset.drop = "true";
    else delete document.body.dataset.drop;
  };
  document.addEventListener("dragover", (event) => {
    const types = event.dataTransfer?.types ?? [];
    if (!types.includes("Files") && !types.includes("text/plain")) return;
    event.preventDefault();
    over(true);
  });
  document.addEventListener("dragleave", (event) => event.relatedTarget === null && over(false));
  document.addEventListener("drop", (event) => {
    over(false);
    const { files } = event.dataTransfer ?? {};
    const text = event.dataTransfer?.getData("text/plain");
    if (!files?.length && !text) return;
    event.preventDefault();
    arrive(files?.length ? readFile(files[0]) : Promise.resolve(text ?? ""));
  });
}

/**
 * The text of a file. One that is too large is cut just above the limit, and a binary file after its
 * beginning, so that Go says what is wrong.
 * @param {Blob} file
 */
export async function readFile(file) {
  const beginning = await decoded(file, BEGINNING);
  if (beginning.includes("\0")) return beginning;
  return decoded(file, (isPuzzleFile(beginning) ? LONGEST : MOST) + 1);
}

/**
 * Decodes UTF-16 with its mark, else UTF-8, else Windows-1252, which spreadsheets and older programs
 * write. The command decodes in the same way.
 * @param {Blob} file
 * @param {number} most bytes are read
 */
async function decoded(file, most) {
  const bytes = new Uint8Array(await file.slice(0, most).arrayBuffer());
  const marked = { "255,254": "utf-16le", "254,255": "utf-16be" }[bytes.subarray(0, 2).join()];
  try {
    // Streaming accepts a last letter that the limit cuts in two.
    return new TextDecoder(marked ?? "utf-8", { fatal: !marked }).decode(bytes, { stream: file.size > most });
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showForeign(root, { page: { tab, broken }, table: { foreign }, solve: { search } }, speech) {
  const solving = tab === "solve";
  // When the last text could not be read, the one before is not mentioned.
  root.hidden = foreign === null || broken !== null || (solving ? search !== null : tab !== "play");
  if (!foreign) return;
  setSentence(part("foreign-words", root), speech.say(foreign.like ? "foreign.like" : "foreign", { format: speech.say(`format.${foreign.format}`), name: foreign.like }), [foreign.like, titleLanguage({ name: foreign.like }, speech)]);
  part("foreign-order", root).hidden = !solving || foreign.orders.length < 2;
  const select = /** @type {HTMLSelectElement} */ (part("sides-order", root));
  // Sorted, so that the choice does not reorder the list.
  const orders = [...foreign.orders].sort();
  if (isNew(select, speech.language, ...orders)) select.replaceChildren(...orders.map((order) => make("option", { value: order }, orderWords(order, speech))));
  select.value = foreign.order;
}
