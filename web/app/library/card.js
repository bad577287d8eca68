// The card of one of My puzzles, and renaming it there.

import { make } from "../base/dom.js";
import { pencilIcon } from "../base/images.js";
import { removeField, showWhenFull } from "../base/fields.js";
import { isComplete } from "../entry/entry.js";
import { isSolution } from "../keep/hunted.js";
import { LONGEST_NAME } from "../keep/record.js";
import { isDay } from "../speech/days.js";
import { gridName, isMade, nameOf, titleLanguage, titleOf } from "../speech/titles.js";
import { knownWords, namelessWords } from "./known.js";
import { coverCard, solvedMark } from "./published-card.js";

/** @import {Entry} from "../entry/entry.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/** @param {Speech} speech @param {Mine} entry */
export function myCard(speech, entry) {
  const { id, searches, hunt, solved } = entry;
  const name = nameOf(entry, speech);
  const card = coverCard({ "data-action": "open-mine", "data-id": id }, make("b", titleLanguage(entry, speech), name), [...namelessWords(entry, speech), ...knownWords(entry, speech)]);
  if (solved) card.append(solvedMark(speech));
  const item = make("li", {}, card);
  const handles = make("div", { class: "handles" });
  if (searches.length > 0 || (hunt && !isSolution(hunt))) handles.append(make("button", { type: "button", "data-action": "go-on-mine", "data-id": id }, speech.say("resume")));
  const rename = make("button", { type: "button", class: "quiet icon", "data-action": "rename", "data-id": id }, pencilIcon());
  const remove = make("button", { type: "button", class: "quiet icon", "data-action": "forget", "data-id": id }, "×");
  handles.append(rename, remove);
  item.append(handles);
  nameButtons(item, name, speech);
  return item;
}

/** A card that leads back to a half-entered puzzle. @param {Speech} speech @param {Entry} entry @param {string} name */
export function begunCard(speech, { grid, tiles }, name) {
  const words = [gridName(grid, speech), enteredWords({ tiles }, speech)];
  const card = coverCard({ "data-action": "enter" }, make("b", titleLanguage({ name }, speech), titleOf(name, speech)), words);
  card.classList.add("begun");
  card.firstElementChild?.append(pencilIcon());
  return make("li", {}, card);
}

/** @param {Pick<Entry, "tiles">} entry @param {Speech} speech */
export const enteredWords = ({ tiles }, speech) => speech.say("mine.entered", { n: tiles.filter(isComplete).length, all: tiles.length });

/** Labels the card's buttons with the puzzle's name. @param {HTMLElement} item @param {string} name @param {Speech} speech */
function nameButtons(item, name, speech) {
  for (const action of ["rename", "forget"]) {
    item.querySelector(`[data-action="${action}"]`)?.setAttribute("aria-label", speech.say(action, { name }));
  }
}

/**
 * Opens a name field below the card. Enter or leaving the field saves the name; Escape discards it.
 * @param {App} app
 * @param {HTMLElement} button on the card
 */
export function rename({ puzzleStore, speech }, button) {
  const id = button.dataset.id ?? "";
  const [item, entry] = [button.closest("li"), puzzleStore.find(id)];
  if (!item || !entry || item.querySelector("input")) return;
  const title = /** @type {HTMLElement} */ (item.querySelector("b"));
  // Edit the name as it is stored, without the isolates and visible controls of the card (speech/speech.js).
  const given = isDay(entry.name) || isMade(entry.name) || !entry.name ? nameOf({ ...entry, called: "" }, speech) : entry.name;
  const field = make("input", { type: "text", value: entry.called || given, maxlength: LONGEST_NAME, autocomplete: "off", dir: "auto" });
  field.setAttribute("aria-label", speech.say("rename.field"));
  const done = (/** @type {boolean} */ keep) => {
    if (!field.isConnected) return;
    const name = field.value.replace(/\s+/g, " ").trim();
    const called = name === given ? "" : name;
    if (keep && name && called !== entry.called) puzzleStore.change({ id, called });
    const renamed = puzzleStore.find(id) ?? entry;
    const now = nameOf(renamed, speech);
    const fresh = make("b", titleLanguage(renamed, speech), now);
    title.replaceWith(fresh);
    nameButtons(item, now, speech);
    const left = document.activeElement !== field;
    field.onblur = null;
    removeField(field);
    if (!left) button.focus();
  };
  field.onblur = () => done(true);
  field.onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    done(event.key === "Enter");
  };
  /** @type {HTMLElement} */ (item.firstChild).after(field);
  showWhenFull(field, speech.say("names.long", { n: LONGEST_NAME }));
  field.focus();
  field.select();
}
