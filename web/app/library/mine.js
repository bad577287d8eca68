// My puzzles, the first shelf: half-entered tiles, then each puzzle with its board, name and paused
// search. A published puzzle is stored as soon as it is opened, but appears here only once the
// person has done something with it.

import { dialog } from "../base/dialogs.js";
import { buttonOf, make, part } from "../base/dom.js";
import { publishedLinks } from "../engine/solver.js";
import { begun } from "../entry/drafts.js";
import { updateFacts } from "../entry/facts.js";
import { MOST, isAmong, whole } from "../keep/record.js";
import { nameOf } from "../speech/titles.js";
import { asideActions, asideName, fillAside, focusOnAside } from "./aside.js";
import { begunCard, myCard, rename } from "./card.js";
import { covers } from "./covers.js";
import { nothingSought, siftMine } from "./find.js";
import { saveFile } from "./transfer.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Library, State} from "./state.d.ts" */

/** @returns {Library} */
export function newLibrary() {
  return { open: false, sought: nothingSought(), long: [], apart: [], forgotten: null, clears: false, asideTold: false, keepingTold: false };
}

/** @param {App} app @param {HTMLElement} root @param {Set<string>} links the links of the published puzzles */
export async function fillMine(app, root, links) {
  // The name of half-entered tiles is among their facts.
  await updateFacts(app);
  const { keep: { mine }, entry: { draft, answer } } = app.store.state;
  const watch = covers(app, root, (link) => {
    const damaged = mine.find((entry) => entry.link === link);
    if (damaged) void app.puzzleStore.setAside(damaged.id);
  });
  const cards = mine.filter((entry) => isAmong(entry, links)).map((entry) => {
    const item = myCard(app.speech, entry);
    watch(/** @type {HTMLElement} */ (item.firstChild), entry.link, entry.board);
    return item;
  });
  const own = begun(draft);
  // Go has given facts only for the current draft, not for drafts set aside.
  const name = own === draft.now ? (answer?.facts.name ?? "") : "";
  part("mine", root).replaceChildren(...(own ? [begunCard(app.speech, own, name)] : []), ...cards);
  fillAside(app, root);
  showAround(app, root);
}

/** Updates the sentences and buttons around the cards. @param {App} app @param {HTMLElement} root */
function showAround({ store: { state }, speech }, root) {
  const { library: { forgotten, clears }, keep: { keeping, mine } } = state;
  const some = part("mine", root).hasChildNodes();
  const sentences = [
    ...(some || forgotten ? [] : [speech.say("mine.empty")]),
    ...(keeping === "kept" ? [] : [speech.say(`keeping.${keeping}`)]),
    ...(keeping === "kept" && clears ? [speech.say("mine.cleared")] : []),
    ...(mine.length < MOST ? [] : [speech.say("mine.most", { n: MOST })]),
  ];
  part("mine-told", root).replaceChildren(...sentences.map((sentence) => make("p", {}, sentence)));
  showSave(root, state);
  part("forgotten", root).hidden = !forgotten;
  part("forgotten-name", root).textContent = forgotten && speech.say("forgotten", { name: "stored" in forgotten ? asideName(forgotten, speech) : nameOf(forgotten, speech) });
}

/** Shows what is sought of the shelf, and the save button if there is something to save: both may change at any render. @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showMine(root, state, speech) {
  siftMine(root, state, speech);
  showSave(root, state);
}

/** Another tab may solve a day, and the days may be read after the puzzles. @param {HTMLElement} root @param {Pick<State, "days">} state */
function showSave(root, { days }) {
  buttonOf("save-file", root).hidden = !part("mine", root).querySelector("[data-id]") && days.results.length === 0;
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} the handlers by data-action */
export function mineActions(app) {
  return {
    rename: (button) => rename(app, button),
    forget: (button) => forgetMine(app, button),
    "bring-back": () => bringMineBack(app),
    "save-file": () => saveFile(app),
    ...asideActions(app, (root) => showAround(app, root)),
    "dismiss-aside": () => app.store.change((state) => void (state.library.asideTold = true)),
    "dismiss-keeping": () => app.store.change((state) => void (state.library.keepingTold = true)),
  };
}

/** Removes a puzzle from the dialog and from My puzzles. @param {App} app @param {HTMLElement} button */
function forgetMine(app, button) {
  const root = dialog("puzzles");
  forget(app, button.dataset.id ?? "");
  button.closest("li")?.remove();
  showAround(app, root);
  buttonOf("bring-back", root).focus();
}

/** Restores the puzzle that was last removed. @param {App} app */
async function bringMineBack(app) {
  const { forgotten } = app.store.state.library;
  await bringBack(app);
  await fillMine(app, dialog("puzzles"), await publishedLinks(app.solver));
  if (forgotten && "stored" in forgotten) focusOnAside(forgotten);
  else focusOn(forgotten?.id, "open-mine");
}

/** Shows what another tab has changed or what was read late, unless the person is renaming a puzzle. @param {App} app */
export async function mineElsewhere(app) {
  const root = dialog("puzzles");
  if (!root.open) return;
  const links = await publishedLinks(app.solver);
  if (!root.open || root.querySelector('[data-part="mine"] input')) return;
  const { id, action } = /** @type {HTMLElement} */ (part("mine", root).querySelector(":focus") ?? root).dataset;
  await fillMine(app, root, links);
  if (action) focusOn(id, action);
}

/** @param {string | undefined} id @param {string | undefined} action */
function focusOn(id, action) {
  const buttons = /** @type {HTMLElement[]} */ ([...part("mine", dialog("puzzles")).querySelectorAll("button")]);
  buttons.find(({ dataset }) => dataset.id === id && dataset.action === action)?.focus();
}

/** Removes a puzzle from My puzzles; it can be brought back. @param {App} app @param {string} id */
export function forget({ store, puzzleStore }, id) {
  store.change((state) => void (state.library.forgotten = puzzleStore.find(id)));
  puzzleStore.change({ id, gone: true });
}

/** Restores the puzzle that was last removed. @param {App} app */
export async function bringBack({ store, puzzleStore }) {
  const { forgotten } = store.state.library;
  if (forgotten && "stored" in forgotten) await puzzleStore.restoreAside(forgotten);
  // If it was opened again meanwhile, the stored one is newer.
  else if (forgotten && !puzzleStore.find(forgotten.id)) puzzleStore.change(whole(forgotten));
  store.change((state) => void (state.library.forgotten = null));
}
