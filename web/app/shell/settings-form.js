// The settings form, and the lists of words and keys beside it.

import { dialog } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { ownName } from "../speech/speech.js";

/** @import {Flag, Settings} from "../keep/settings.js" */
/** @import {Speech} from "../speech/speech.js" */

/** The words that are explained, in this order. */
const MEANINGS = ["arrangement", "picture", "solution", "placement", "fast", "plain"];

/** The keys that are explained. */
const KEYS = ["arrows", "play", "watch", "zoom", "leaf", "letters", "escape"];

/** Offers each language under its own name. @param {readonly string[]} languages */
export function offerLanguages(languages) {
  const options = languages.map((lang) => make("option", { value: lang, lang }, ownName(lang)));
  options.sort((a, b) => a.text.localeCompare(b.text));
  part("languages").append(...options);
}

/** @param {Settings} settings */
export function showSettings(settings) {
  for (const field of dialog("more").querySelectorAll("[data-setting]")) {
    if (field instanceof HTMLInputElement) field.checked = settings[flag(field)];
    if (field instanceof HTMLSelectElement) field.value = settings[/** @type {"language" | "theme"} */ (field.dataset.setting)];
  }
}

/** Copies the form into the settings. @param {Settings} settings */
export function readSettings(settings) {
  for (const field of dialog("more").querySelectorAll("[data-setting]")) {
    if (field instanceof HTMLInputElement) settings[flag(field)] = field.checked;
    if (field instanceof HTMLSelectElement) Object.assign(settings, { [field.dataset.setting ?? ""]: field.value });
  }
}

/** @param {HTMLInputElement} field */
const flag = (field) => /** @type {Flag} */ (field.dataset.setting);

/** @param {Speech} speech */
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
