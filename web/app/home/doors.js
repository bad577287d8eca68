// The dialog for a puzzle that the person has at home: enter its tiles, paste a list of them, or find
// it among the published ones. Another way in is another row of DOORS.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { isShown, make, part, setText } from "../base/dom.js";
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

/** A way in; fold makes what unfolds below its button. @typedef {{ name: string, action: string, shapes: string[][], fold?: (app: App) => HTMLElement }} Door */

/** @type {Door[]} */
const DOORS = [
  { name: "enter", action: "enter", shapes: ENTER },
  { name: "paste", action: "door-paste", shapes: PASTE, fold: ({ speech }) => pasting(speech) },
  { name: "known", action: "door-known", shapes: KNOWN, fold: makeLookUp },
];

/** Shows the dialog; it closes when something is opened. @param {App} app */
export async function openDoors(app) {
  await loadStyle(STYLE);
  const { speech, store } = app;
  const root = makeDialog(NAME, speech.say("doors.title"), speech.say("close"), make("div", { class: "doors" }, ...DOORS.flatMap((door) => makeDoor(door, app))));
  root.classList.add("small");
  const show = () => setText(part("paste-reading", root), store.state.page.reading ? speech.say("reading") : "");
  store.addEventListener("change", show);
  root.addEventListener("close", () => {
    // A text that is still being read would open over whatever comes next: give it up.
    if (store.state.page.reading) ask(app);
    store.removeEventListener("change", show);
    root.remove();
  });
  openDialog(NAME);
}

/** @param {Door} door @param {App} app */
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

/** The title and the line of a door; entering goes on with half-entered tiles. @param {string} name @param {App} app */
function doorWords(name, { speech, store }) {
  const own = begun(store.state.entry.draft);
  if (name === "enter" && own) return [speech.say("doors.go-on"), enteredWords(own, speech)];
  return [speech.say(`doors.${name}`), speech.say(`doors.${name}.what`, { n: PUBLISHED })];
}

/**
 * Unfolds what is below a door and folds the others. Without the class "small" the sheet is as high
 * as a phone, which leaves room for the keyboard.
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

/** The field for a text, in case the clipboard is empty or not readable. @param {Speech} speech */
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

/** The text of the clipboard, "" if it has none or may not be read. */
const clipboardText = () => navigator.clipboard?.readText?.().catch(() => "") ?? Promise.resolve("");

/** Opens the text of the clipboard; without one, puts the focus in the field. @param {App} app @param {HTMLElement} button */
export async function pasteAtDoor(app, button) {
  unfold(button);
  const root = /** @type {HTMLElement} */ (button.closest("dialog"));
  const field = /** @type {HTMLTextAreaElement} */ (part("paste", root));
  const text = await clipboardText();
  // Meanwhile the person may have closed the door, or typed something: leave that alone.
  if (!isShown(field)) return;
  if (field.value) return field.focus();
  field.value = text.trim() ? text : "";
  if (field.value) await openAtDoor(app, button);
  else field.focus();
}

/** Opens the text in the field. @param {App} app @param {HTMLElement} button */
export async function openAtDoor(app, button) {
  const root = /** @type {HTMLDialogElement} */ (button.closest("dialog"));
  if (await openPasted(app, root)) root.close();
}

/** Unfolds the field for the words on the box. @param {HTMLElement} button */
export function lookUpAtDoor(button) {
  unfold(button);
  part("look-up").focus();
}
