// A note when a text field is full: browsers drop further characters silently.

import { make, setText } from "./dom.js";

/** The note below each field. @type {WeakMap<HTMLInputElement, HTMLElement>} */
const below = new WeakMap();

/** Shows the words below a field while it is full, now and whenever somebody types. @param {HTMLInputElement} field in the page @param {string} words */
export function tellRoom(field, words) {
  const told = below.get(field) ?? make("p", { class: "help full", role: "status" });
  if (!told.isConnected) field.after(told);
  below.set(field, told);
  const tell = () => setText(told, field.value.length >= field.maxLength ? words : "");
  field.oninput = tell;
  tell();
}

/** Removes a field and its note. @param {HTMLInputElement} field */
export function removeField(field) {
  below.get(field)?.remove();
  field.remove();
}
