// The settings form, with its lists of words and keys and how to play; and what a change of a setting does.

import { LANGUAGES } from "../../built.js";
import { dialog } from "../base/dialogs.js";
import { make, part, setText, writeWords } from "../base/dom.js";
import { prepare } from "../entry/steps.js";
import { keepSettings } from "../keep/storage.js";
import { speak, ownName } from "../speech/speech.js";
import { redraw } from "../table/show.js";

/** @import {Flag, Settings} from "../keep/storage.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Page} from "./state.d.ts" */

/** The words that are explained, in this order. */
const MEANINGS = ["arrangement", "picture", "solution", "placement", "fast", "plain"];

/** The keys that are explained. */
const KEYS = ["arrows", "play", "watch", "zoom", "leaf", "letters", "escape"];

/** Listens to the form, and applies the settings as they are. @param {App} app @param {Page} page */
export function listenToSettings(app, page) {
  const { store } = app;
  const { tried } = page;
  offerLanguages(LANGUAGES);
  part("badge").hidden = !("setAppBadge" in navigator);
  showHowToPlay(part("how-to-play"));
  dialog("more").addEventListener("change", async () => {
    const { settings } = store.state.page;
    /** @type {Record<string, unknown>} */
    const before = { ...settings };
    store.change(() => readSettings(settings));
    keepSettings(app.storage, Object.fromEntries(Object.entries(settings).filter(([name, now]) => now !== before[name])));
    const { language, feel } = settings;
    // Keep the present words if the new ones fail to load, or if another language was chosen meanwhile.
    const speech = await speak(language).catch(() => app.speech);
    if (settings.language === language) app.speech = speech;
    applySettings(app, page);
    if (feel !== before.feel) setText(part("feel-told"), feel && !(await page.feel.try()) ? app.speech.say("feel.none") : "");
    if (settings.plain !== before.plain) await tried(redraw(app));
    if (store.state.page.tab === "tiles") await tried(prepare(app));
  });
  applySettings(app, page);
}

/** Speaks the chosen language and shows the chosen theme. @param {App} app @param {Page} page */
function applySettings({ store, speech }, { render }) {
  const { theme } = store.state.page.settings;
  writeWords(speech);
  writeLists(speech);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  render();
}

/** Offers each language under its own name. @param {readonly string[]} languages */
function offerLanguages(languages) {
  const options = languages.map((lang) => make("option", { value: lang, lang }, ownName(lang)));
  options.sort((a, b) => a.text.localeCompare(b.text));
  part("languages").append(...options);
}

/** @param {Settings} settings */
export function showSettings(settings) {
  for (const field of dialog("more").querySelectorAll("[data-setting]")) {
    if (field instanceof HTMLInputElement) field.checked = settings[flag(field)];
    if (field instanceof HTMLSelectElement) field.value = settings[/** @type {"language" | "theme" | "spoken"} */ (field.dataset.setting)];
  }
}

/** Copies the form into the settings. @param {Settings} settings */
function readSettings(settings) {
  for (const field of dialog("more").querySelectorAll("[data-setting]")) {
    if (field instanceof HTMLInputElement) settings[flag(field)] = field.checked;
    if (field instanceof HTMLSelectElement) Object.assign(settings, { [field.dataset.setting ?? ""]: field.value });
  }
}

/** @param {HTMLInputElement} field */
const flag = (field) => /** @type {Flag} */ (field.dataset.setting);

/** @param {Speech} speech */
function writeLists(speech) {
  const list = (/** @type {string[]} */ names, /** @type {string} */ key) =>
    names.map((name) =>
      make("div", {}, make("dt", {}, speech.say(`${key}.${name}`)), make("dd", {}, speech.say(`${key}.${name}.is`))),
    );
  for (const root of document.querySelectorAll('[data-part="meanings"]')) {
    root.replaceChildren(...list(MEANINGS, "meaning"));
  }
  part("keys").replaceChildren(...list(KEYS, "key"));
}

/** @param {HTMLElement} root */
function showHowToPlay(root) {
  const lines = ["goal", "place", "turn", "help"].map((line) => make("p", { "data-say": `play.how.${line}` }));
  root.append(make("h3", { "data-say": "play.how" }), ...lines);
}
