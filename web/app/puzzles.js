// The Puzzles dialog: what this browser kept, what was published, and a place to
// paste a link or a text. A published puzzle is kept, too, as soon as it is opened,
// but stands among My puzzles only while something lies on its board.

import { make, part } from "./dom.js";
import { faultSentence } from "./faults.js";
import { catchUp } from "./keeping.js";
import { bringBack, forget, openText } from "./opening.js";
import { fillPublished } from "./published.js";
import { FaultError } from "./solver.js";
import { thumbnail } from "./thumbnails.js";

/** @import {Board, GalleryEntry} from "../types.d.ts" */
/** @import {App} from "./main.js" */
/** @import {Mine} from "./store.js" */

/**
 * Fills the dialog for the puzzles that there are now.
 * @param {App} app
 * @param {HTMLElement} root
 */
export async function fillPuzzles(app, root) {
  app.store.change((state) => {
    catchUp(app.storage, state);
    state.forgotten = null;
  });
  part("paste-fault", root).textContent = "";
  const { entries } = await app.solver.call("gallery", {});
  fillMine(app, root, entries);
  fillPublished(app, root, entries, (card, link) => void cover(app, card, link, null));
}

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {GalleryEntry[]} entries what was published
 */
function fillMine(app, root, entries) {
  const published = new Set(entries.map(({ link }) => link));
  const mine = app.store.state.mine.filter(({ link, board }) => board || !published.has(link));
  part("mine", root).replaceChildren(...mine.map((entry) => myCard(app, entry)));
  showForgotten(app, root);
}

/**
 * Offers to bring back what was forgotten last.
 * @param {App} app
 * @param {HTMLElement} root
 */
function showForgotten({ store: { state }, speech }, root) {
  const { forgotten } = state;
  part("mine-section", root).hidden = !part("mine", root).hasChildNodes() && !forgotten;
  part("forgotten", root).hidden = !forgotten;
  const name = forgotten ? forgotten.entry.name || speech.say("unnamed") : "";
  part("forgotten-name", root).textContent = name && speech.say("forgotten", { name });
}

/**
 * Takes a puzzle out of the dialog and out of My puzzles.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {HTMLElement} button on its card
 */
export function forgetMine(app, root, button) {
  forget(app, button.dataset.id ?? "");
  button.closest("li")?.remove();
  showForgotten(app, root);
  /** @type {HTMLElement} */ (root.querySelector('[data-action="bring-back"]')).focus();
}

/**
 * Brings it back to its place.
 * @param {App} app
 * @param {HTMLElement} root
 */
export async function bringMineBack(app, root) {
  const id = app.store.state.forgotten?.entry.id;
  bringBack(app);
  const { entries } = await app.solver.call("gallery", {});
  fillMine(app, root, entries);
  const cards = /** @type {HTMLElement[]} */ ([...part("mine", root).querySelectorAll(".card")]);
  cards.find((card) => card.dataset.id === id)?.focus();
}

/**
 * @param {App} app
 * @param {Mine} entry
 */
function myCard(app, { id, name, link, board }) {
  const { speech } = app;
  const title = name || speech.say("unnamed");
  const card = make(
    "button",
    { type: "button", class: "card", "data-action": "open-mine", "data-id": id },
    make("span", { class: "cover" }),
    make("b", {}, title),
  );
  if (board) {
    const filled = board.filter(Boolean).length;
    card.append(make("small", {}, speech.say("caption.board", { filled, cells: board.length })));
  }
  void cover(app, card, link, board);
  const remove = make(
    "button",
    { type: "button", class: "quiet icon", "data-action": "forget", "data-id": id },
    "×",
  );
  remove.setAttribute("aria-label", speech.say("forget", { name: title }));
  return make("li", {}, card, remove);
}

/**
 * @param {App} app
 * @param {HTMLElement} card
 * @param {string} link
 * @param {Board | null} board
 */
async function cover(app, card, link, board) {
  try {
    const { svg } = await app.solver.call("picture", { puzzle: link, ...(board && { board }) });
    card.querySelector(".cover")?.append(thumbnail(svg, "thumbnail"));
  } catch (error) {
    if (!(error instanceof FaultError)) throw error;
  }
}

/**
 * Opens what was pasted; says what is wrong right below it otherwise.
 * @param {App} app
 * @param {HTMLElement} root
 * @returns {Promise<boolean>} whether it could be read
 */
export async function openPasted(app, root) {
  const field = /** @type {HTMLTextAreaElement} */ (part("paste", root));
  const before = app.store.state.broken;
  const fault = await openText(app, field.value);
  if (!fault) {
    field.value = "";
    return true;
  }
  part("paste-fault", root).textContent = faultSentence(fault, app.speech);
  app.store.change((state) => void (state.broken = before));
  field.focus();
  return false;
}
