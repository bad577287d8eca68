// The settings form with its lists of words and keys, how to play, and the language of the page: each is one file in
// web/words, and only the one in use is loaded.

import { LANGUAGES } from "../../built.js";
import { dialog } from "../base/dialogs.js";
import { make, part } from "../base/dom.js";
import { loadWords } from "../base/later.js";
import { recallSettings } from "../keep/settings.js";
import { storageIfAllowed } from "../keep/storage.js";
import { languageFor, ownName, Speech } from "../speech/speech.js";

/** @import {Flag, Settings} from "../keep/settings.js" */

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

/** Loads the words of the language that is set. @param {string} setting */
export async function speak(setting) {
  const language = languageFor(setting, navigator.languages, LANGUAGES);
  return new Speech(language, await loadWords(language));
}

/** The page's first language: English where the words of another one fail to load. */
export const firstSpeech = speak(recallSettings(storageIfAllowed("localStorage"), LANGUAGES).language).catch(() => speak("en"));

/** @param {HTMLElement} root */
export function showHowToPlay(root) {
  const lines = ["goal", "place", "turn", "help"].map((line) => make("p", { "data-say": `play.how.${line}` }));
  root.append(make("h3", { "data-say": "play.how" }), ...lines);
}
