// The doors into a puzzle that somebody has at home: to enter its tiles, to paste a list of them, or
// to find it among the published ones. One more way in is one more row.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { make, part, setText } from "../base/dom.js";
import { loadStyle } from "../base/later.js";
import { begun } from "../entry/drafts.js";
import { enteredWords } from "../library/card.js";
import { openPasted } from "../library/dialog.js";
import { ask } from "../table/turns.js";
import { makeLookUp } from "./look-up.js";
import { KNOWN, PASTE, ENTER, icon, way } from "./ways.js";
import { PUBLISHED } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

const STYLE = "style/doors.css";
const NAME = "doors";

/**
 * A way in: what its button does, its picture, and what unfolds below it, if anything does.
 * @typedef {{ name: string, action: string, shapes: string[][], fold?: (app: App) => HTMLElement }} Door
 */

/** The first goes on with tiles that are half entered. @type {Door[]} */
const DOORS = [
  { name: "enter", action: "enter", shapes: ENTER },
  { name: "paste", action: "door-paste", shapes: PASTE, fold: ({ speech }) => pasting(speech) },
  { name: "known", action: "door-known", shapes: KNOWN, fold: makeLookUp },
];

/**
 * Shows the doors; they close with whatever is opened.
 * @param {App} app
 */
export async function openDoors(app) {
  await loadStyle(STYLE);
  const { speech, store } = app;
  const root = makeDialog(NAME, speech.say("doors.title"), speech.say("close"), make("div", { class: "doors" }, ...DOORS.flatMap((door) => makeDoor(door, app))));
  root.classList.add("small");
  const show = () => setText(part("paste-reading", root), store.state.page.reading ? speech.say("reading") : "");
  store.addEventListener("change", show);
  root.addEventListener("close", () => {
    // A text that is still read would open over whatever is begun next.
    if (store.state.page.reading) ask(app);
    store.removeEventListener("change", show);
    root.remove();
  });
  openDialog(NAME);
  /** @type {HTMLElement} */ (root.querySelector(".way")).focus({ preventScroll: true });
}

/**
 * @param {Door} door
 * @param {App} app
 * @returns {HTMLElement[]}
 */
function makeDoor({ name, action, shapes, fold }, app) {
  const [title, what] = doorWords(name, app);
  const button = way(action, icon(shapes), make("b", {}, title), make("small", {}, what));
  if (!fold) return [button];
  const below = fold(app);
  below.id = `door-${name}`;
  below.hidden = true;
  button.setAttribute("aria-controls", below.id);
  button.setAttribute("aria-expanded", "false");
  return [button, below];
}

/**
 * @param {string} name
 * @param {App} app
 */
function doorWords(name, { speech, store }) {
  const own = begun(store.state.entry.draft);
  if (name === "enter" && own) return [speech.say("doors.go-on"), enteredWords(own, speech)];
  return [speech.say(`doors.${name}`), speech.say(`doors.${name}.what`, { n: PUBLISHED })];
}

/**
 * Unfolds what is below a door, and folds what is below the others. A sheet with a field is as high
 * as a phone, so that the keyboard has room below it.
 * @param {HTMLElement} button
 */
function unfold(button) {
  const root = /** @type {HTMLElement} */ (button.closest("dialog"));
  for (const other of root.querySelectorAll("[aria-controls]")) {
    other.setAttribute("aria-expanded", String(other === button));
    part(other.getAttribute("aria-controls") ?? "", root).hidden = other !== button;
  }
  root.classList.remove("small");
}

/**
 * The field for a text, where the clipboard cannot be read or holds none.
 * @param {Speech} speech
 */
function pasting(speech) {
  const field = make("textarea", { id: "door-text", "data-part": "paste", rows: 5, spellcheck: "false", autocapitalize: "off", "aria-describedby": "door-fault" });
  return make("div", { class: "fold", "data-part": "door-paste" },
    make("label", { for: field.id }, speech.say("doors.paste.field")),
    field,
    make("p", { id: "door-fault", class: "fault", role: "alert", "data-part": "paste-fault" }),
    make("p", { class: "help", role: "status", "data-part": "paste-reading" }),
    make("div", { class: "actions" },
      make("button", { type: "button", class: "primary", "data-action": "door-open" }, speech.say("paste.open")),
      make("button", { type: "button", "data-action": "open-file" }, speech.say("paste.file")),
    ),
  );
}

/**
 * The text in the clipboard, "" where that is none or may not be read.
 * @returns {Promise<string>}
 */
const clipboardText = () => navigator.clipboard?.readText?.().catch(() => "") ?? Promise.resolve("");

/**
 * Opens the text in the clipboard; asks for one where that holds none.
 * @param {App} app
 * @param {HTMLElement} button
 */
export async function pasteAtDoor(app, button) {
  unfold(button);
  const root = /** @type {HTMLElement} */ (button.closest("dialog"));
  const field = /** @type {HTMLTextAreaElement} */ (part("paste", root));
  const text = await clipboardText();
  // The person may have closed the door meanwhile, or written something, which stays.
  if (!field.checkVisibility()) return;
  if (field.value) return field.focus();
  field.value = text.trim() ? text : "";
  if (field.value) await openAtDoor(app, button);
  else field.focus();
}

/**
 * Opens what stands in the field.
 * @param {App} app
 * @param {HTMLElement} button
 */
export async function openAtDoor(app, button) {
  const root = /** @type {HTMLDialogElement} */ (button.closest("dialog"));
  if (await openPasted(app, root)) root.close();
}

/**
 * Asks what the box says.
 * @param {HTMLElement} button
 */
export function lookUpAtDoor(button) {
  unfold(button);
  part("look-up").focus();
}
