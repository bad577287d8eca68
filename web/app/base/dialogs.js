// Opening and closing dialogs. A native <dialog> keeps the focus inside and gives it back on closing.

import { make } from "./dom.js";

/** @import {Store} from "./store.js" */

/** @param {string} name */
export function dialog(name) {
  const element = document.querySelector(`[data-dialog="${name}"]`);
  if (!(element instanceof HTMLDialogElement)) throw new Error(`no dialog ${name}`);
  return element;
}

/** @param {string} name */
export function openDialog(name) {
  const element = dialog(name);
  if (!element.open) element.showModal();
  element.scrollTop = 0;
}

/**
 * Makes a dialog on demand, with its title and the button that closes it; replaces an older one.
 * @param {string} name
 * @param {string} title
 * @param {string} close the name of that button
 * @param {...Node} children
 */
export function makeDialog(name, title, close, ...children) {
  document.querySelector(`[data-dialog="${name}"]`)?.remove();
  const header = make("header", {}, make("h2", { id: `${name}-title` }, title), make("button", { type: "button", class: "quiet", "data-action": "close" }, close));
  const element = make("dialog", { class: "sheet", "data-dialog": name, "aria-labelledby": `${name}-title` }, header, ...children);
  document.body.append(element);
  return element;
}

export function closeDialogs() {
  for (const element of document.querySelectorAll("dialog")) element.close();
}

/** Closes a dialog about one puzzle when another puzzle comes to the table. @param {Store<{ table: { puzzle: unknown } }>} store @param {string} name */
export function closeWithPuzzle(store, name) {
  let { puzzle } = store.state.table;
  store.addEventListener("change", () => {
    if (store.state.table.puzzle === puzzle) return;
    ({ puzzle } = store.state.table);
    const element = /** @type {HTMLDialogElement | null} */ (document.querySelector(`dialog[data-dialog="${name}"]`));
    element?.close();
  });
}

