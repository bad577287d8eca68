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

/** The keys that are explained, by the places where they act. */
const KEYS = {
  board: ["arrows", "ends", "zoom", "leaf"],
  play: ["number", "enter", "turn", "delete", "lock", "hint", "undo", "redo", "drop"],
  tiles: ["letters", "erase", "sides", "solve"],
  watch: ["run", "steps", "dead", "found", "tape", "told", "screen"],
  any: ["help", "escape"],
};

/** The settings that are on or off, in this order; that for the keys stands beside their list. @type {Flag[]} */
const CHECKS = ["plain", "letters", "conflicts", "autoturn", "outlook", "feel", "badge", "timer"];

/** Makes the form and how to play, still without words. */
export function makeSettings() {
  makeForm(part("settings"));
  showHowToPlay(part("how-to-play"));
}

/** Listens to the form, and applies the settings as they are. @param {App} app @param {Page} page */
export function listenToSettings(app, page) {
  const { store } = app;
  const { tried } = page;
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
    applySettings(app);
    page.render();
    if (feel !== before.feel) setText(part("feel-told"), feel && !(await page.feel.try()) ? app.speech.say("feel.none") : "");
    if (settings.plain !== before.plain) await tried(redraw(app));
    if (store.state.page.tab === "tiles") await tried(prepare(app));
  });
  applySettings(app);
}

/** Writes the words that never change in the chosen language, and shows the chosen theme. @param {App} app */
function applySettings({ store, speech }) {
  const { theme } = store.state.page.settings;
  writeWords(speech);
  writeLists(speech);
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Makes the form of the settings; each language has its own name in it. @param {HTMLElement} root */
function makeForm(root) {
  const setting = (/** @type {string} */ name, /** @type {HTMLElement[]} */ options) => make("div", { class: "setting" }, make("label", { for: name, "data-say": name }), make("select", { id: name, "data-setting": name }, ...options));
  const option = (/** @type {string} */ value, say = value) => make("option", { value, "data-say": say });
  const languages = LANGUAGES.map((lang) => make("option", { value: lang, lang }, ownName(lang))).sort((a, b) => a.text.localeCompare(b.text));
  const check = (/** @type {Flag} */ name) => make("label", { class: "check" }, make("input", { type: "checkbox", "data-setting": name }), " ", make("span", { "data-say": `setting.${name}` }));
  root.append(
    setting("language", [option("auto"), ...languages]),
    setting("theme", [option("auto"), option("light", "theme.light"), option("dark", "theme.dark")]),
    setting("spoken", [option("full", "spoken.full"), option("short", "spoken.short")]),
    ...CHECKS.map(check),
  );
  const line = (/** @type {Flag} */ name) => /** @type {HTMLElement} */ (root.querySelector(`[data-setting="${name}"]`)?.parentElement);
  line("badge").hidden = !("setAppBadge" in navigator);
  line("feel").after(make("p", { class: "help", role: "status", "data-part": "feel-told" }));
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
  const ctrl = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : speech.say("key.ctrl");
  /** Such as "U, Ctrl+Z": two ways, the second of two keys. @param {string} key */
  const caps = (key) => speech.say(key, { ctrl }).split(", ").flatMap((way, at) => [at ? " " : "", ...way.replace(/(.)\+/g, "$1\n").split("\n").flatMap((cap, i) => [i ? "+" : "", make("kbd", {}, cap)])]);
  const rows = (/** @type {string[]} */ names) => names.map((name) => make("div", {}, make("dt", {}, ...caps(`key.${name}`)), make("dd", {}, speech.say(`key.${name}.is`))));
  part("keys").replaceChildren(...Object.entries(KEYS).flatMap(([place, names]) => [make("h3", {}, speech.say(`keys.${place}`)), make("dl", { class: "keys" }, ...rows(names))]));
}

/** @param {HTMLElement} root */
function showHowToPlay(root) {
  const lines = ["goal", "place", "turn", "help"].map((line) => make("p", { "data-say": `play.how.${line}` }));
  root.append(make("h3", { "data-say": "play.how" }), ...lines);
}
