// A choice: some words, or pictures, of which one is chosen by one tap. Radio buttons that
// look like what they stand for; its style, choice.css, is loaded with what offers it.

import { make } from "./dom.js";
import { loadStyle } from "./later.js";
import { thumbnail } from "./images.js";

export const CHOICE_STYLE = "style/choice.css";

/**
 * Some words, of which one is chosen.
 * @param {string} name of the radio buttons, and of the part
 * @param {string} legend
 * @param {(value: string) => string | Node} say
 * @param {(value: string) => void} heard
 */
export function makeChoice(name, legend, say, heard) {
  void loadStyle(CHOICE_STYLE);
  const list = make("div", { class: "options" });
  const root = make("fieldset", { "data-part": name }, make("legend", {}, legend), list);
  root.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && heard(target.value));
  return {
    root,
    /** @type {(values: string[], chosen: string, there?: string[]) => void} where some are not there, these are greyed */
    offer: (values, chosen, there = values) => {
      const option = (/** @type {string} */ value) =>
        make("label", { class: "option" }, make("input", { type: "radio", name, value, checked: value === chosen, disabled: !there.includes(value) }), make("span", {}, say(value)));
      list.replaceChildren(...values.map(option));
    },
    /** @type {(chosen: string) => void} what is none of them leaves none chosen */
    choose: (chosen) => {
      for (const input of list.querySelectorAll("input")) input.checked = input.value === chosen;
    },
    /** Leaves room for a picture of each, so that nothing moves when they come. */
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
