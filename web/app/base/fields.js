// Fields of forms: a choice of one among some words or pictures (radio buttons that look like what they stand
// for; the style, choice.css, is loaded with the first choice), and a note when a text field is full.

import { make, setText, thumbnail } from "./dom.js";
import { loadStyle } from "./later.js";

export const CHOICE_STYLE = "style/choice.css";

/**
 * @param {string} name of the radio buttons, and of the part
 * @param {string} legend
 * @param {(value: string) => string | Node} say
 * @param {(value: string) => void} heard gets each choice
 */
export function makeChoice(name, legend, say, heard) {
  void loadStyle(CHOICE_STYLE);
  const list = make("div", { class: "options" });
  const root = make("fieldset", { "data-part": name }, make("legend", {}, legend), list);
  root.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && heard(target.value));
  return {
    root,
    /** @type {(values: string[], chosen: string, there?: string[]) => void} values that are not in `there` are greyed */
    offer: (values, chosen, there = values) => {
      const option = (/** @type {string} */ value) =>
        make("label", { class: "option" }, make("input", { type: "radio", name, value, checked: value === chosen, disabled: !there.includes(value) }), make("span", {}, say(value)));
      list.replaceChildren(...values.map(option));
    },
    /** @type {(chosen: string) => void} a value that is not offered leaves none chosen */
    choose: (chosen) => {
      for (const input of list.querySelectorAll("input")) input.checked = input.value === chosen;
    },
    /** Reserves a place for each picture, so that nothing moves when they arrive. */
    leaveRoom: () => {
      for (const input of list.querySelectorAll("input")) input.after(make("span", { class: "sample" }));
    },
    /** @type {(value: string, svg: string) => void} */
    picture: (value, svg) => {
      const input = list.querySelector(`[value="${value}"]`);
      input?.parentElement?.querySelector(".sample")?.remove();
      input?.after(thumbnail(svg, "sample"));
    },
  };
}

/** The note below each field. @type {WeakMap<HTMLInputElement, HTMLElement>} */
const below = new WeakMap();

/** Shows the words below a field while it is full, now and whenever somebody types. @param {HTMLInputElement} field in the page @param {string} words */
export function showWhenFull(field, words) {
  const note = below.get(field) ?? make("p", { class: "help full", role: "status" });
  if (!note.isConnected) field.after(note);
  below.set(field, note);
  const update = () => setText(note, field.value.length >= field.maxLength ? words : "");
  field.oninput = update;
  update();
}

/** Removes a field and its note. @param {HTMLInputElement} field */
export function removeField(field) {
  below.get(field)?.remove();
  field.remove();
}
