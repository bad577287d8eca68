// Opening and closing the dialogs. A native <dialog> keeps the focus inside and gives it
// back when it closes.

import { make } from "./dom.js";

/** @import {Store} from "./store.js" */

/**
 * @param {string} name
 * @returns {HTMLDialogElement}
 */
export function dialog(name) {
  const element = document.querySelector(`[data-dialog="${name}"]`);
  if (!(element instanceof HTMLDialogElement)) throw new Error(`no dialog ${name}`);
  return element;
}

/**
 * @param {string} name
 */
export function openDialog(name) {
  const element = dialog(name);
  if (!element.open) element.showModal();
  element.scrollTop = 0;
}

/**
 * Makes a dialog that few people ask for, or makes it anew, with its title and the button
 * that closes it.
 * @param {string} name
 * @param {string} title
 * @param {string} close what that button says
 * @param {...Node} children
 */
export function makeDialog(name, title, close, ...children) {
  document.querySelector(`[data-dialog="${name}"]`)?.remove();
  const header = make("header", {}, make("h2", { id: `${name}-title` }, title), make("button", { type: "button", class: "quiet", "data-action": "close" }, close));
  const element = make("dialog", { class: "sheet", "data-dialog": name, "aria-labelledby": `${name}-title` }, header, ...children);
  document.body.append(element);
  return element;
}

/** Closes whichever dialogs are open. */
export function closeDialogs() {
  for (const element of document.querySelectorAll("dialog")) element.close();
}

/**
 * Closes a dialog that is about one puzzle as soon as another lies on the table.
 * @param {Store<{ table: { puzzle: unknown } }>} store
 * @param {string} name
 */
export function closeWithPuzzle(store, name) {
  let { puzzle } = store.state.table;
  store.addEventListener("change", () => {
    if (store.state.table.puzzle === puzzle) return;
    ({ puzzle } = store.state.table);
    const element = /** @type {HTMLDialogElement | null} */ (document.querySelector(`dialog[data-dialog="${name}"]`));
    element?.close();
  });
}

