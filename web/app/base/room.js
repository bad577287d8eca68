// How much has room in a field of text: a browser leaves off what does not without a word.

import { make, setText } from "./dom.js";

/** What stands below a field. @type {WeakMap<HTMLInputElement, HTMLElement>} */
const below = new WeakMap();

/**
 * Says below a field that there is no room for more, as long as that is so. It is told at
 * once and whenever something is typed.
 * @param {HTMLInputElement} field in the page
 * @param {string} words
 */
export function tellRoom(field, words) {
  const told = below.get(field) ?? make("p", { class: "help full", role: "status" });
  if (!told.isConnected) field.after(told);
  below.set(field, told);
  const tell = () => setText(told, field.value.length >= field.maxLength ? words : "");
  field.oninput = tell;
  tell();
}

/** Takes a field away, and what is said below it. @param {HTMLInputElement} field */
export function removeField(field) {
  below.get(field)?.remove();
  field.remove();
}
