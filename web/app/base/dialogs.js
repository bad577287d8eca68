// Opening and closing the dialogs, and the settings form. A native
// <dialog> keeps the focus inside and gives it back when it closes.

import { make, part } from "./dom.js";
import { ownName } from "../speech/speech.js";

/** @import {Settings} from "../keep/settings.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Flag} from "../keep/settings.js" */
/** @import {Store} from "../state.js" */

/** The words that a person may want explained, in this order. */
const MEANINGS = ["arrangement", "picture", "solution", "placement", "fast", "plain"];
/** The keys, and what they do. */
const KEYS = ["arrows", "play", "zoom", "leaf", "letters", "escape"];

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

/** Closes whichever dialogs are open. */
export function closeDialogs() {
  for (const element of document.querySelectorAll("dialog")) element.close();
}

/**
 * Closes a dialog that is about one puzzle as soon as another lies on the table.
 * @param {Store} store
 * @param {string} name
 */
export function closeWithPuzzle(store, name) {
  let { puzzle } = store.state;
  store.addEventListener("change", () => {
    if (store.state.puzzle === puzzle) return;
    ({ puzzle } = store.state);
    const element = /** @type {HTMLDialogElement | null} */ (document.querySelector(`dialog[data-dialog="${name}"]`));
    element?.close();
  });
}

/**
 * Offers the languages, each under its own name.
 * @param {readonly string[]} languages
 */
export function offerLanguages(languages) {
  const options = languages.map((lang) => make("option", { value: lang, lang }, ownName(lang)));
  options.sort((a, b) => a.text.localeCompare(b.text));
  part("languages").append(...options);
}

/**
 * Shows the settings as they are.
 * @param {Settings} settings
 */
export function showSettings(settings) {
  for (const field of dialog("more").querySelectorAll("[data-setting]")) {
    if (field instanceof HTMLInputElement) field.checked = settings[flag(field)];
    if (field instanceof HTMLSelectElement) field.value = settings[/** @type {"language" | "theme"} */ (field.dataset.setting)];
  }
}

/**
 * Reads the settings as the form has them.
 * @param {Settings} settings
 */
export function readSettings(settings) {
  for (const field of dialog("more").querySelectorAll("[data-setting]")) {
    if (field instanceof HTMLInputElement) settings[flag(field)] = field.checked;
    if (field instanceof HTMLSelectElement) Object.assign(settings, { [field.dataset.setting ?? ""]: field.value });
  }
}

/** @param {HTMLInputElement} field */
const flag = (field) => /** @type {Flag} */ (field.dataset.setting);

/**
 * Writes the lists of words and keys.
 * @param {Speech} speech
 */
export function writeLists(speech) {
  const list = (/** @type {string[]} */ names, /** @type {string} */ key) =>
    names.map((name) =>
      make("div", {}, make("dt", {}, speech.say(`${key}.${name}`)), make("dd", {}, speech.say(`${key}.${name}.is`))),
    );
  for (const root of document.querySelectorAll('[data-part="meanings"]')) {
    root.replaceChildren(...list(MEANINGS, "meaning"));
  }
  part("keys").replaceChildren(...list(KEYS, "key"));
}
