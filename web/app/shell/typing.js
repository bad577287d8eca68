// The field for moves as text, for people who play by keyboard.

import { make, setText } from "../base/dom.js";
import { isFinished } from "../play/finish.js";
import { misreadWords } from "../play/news.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** Puts the field after the list of keys. @param {HTMLElement} keys @returns {(state: State, speech: Speech) => void} */
export function makeTyping(keys) {
  const help = make("p", { id: "typing-help", class: "help", "data-part": "typing-help", role: "status" });
  const form = make(
    "form",
    { class: "typing", "data-part": "typing" },
    make("label", { for: "typed-moves", "data-say": "typing" }),
    make("input", { id: "typed-moves", "data-part": "typed-moves", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 2000, placeholder: "7 b1 r", "aria-describedby": "typing-help" }),
    help,
  );
  keys.after(form);
  return (state, speech) => {
    form.hidden = state.page.home || state.page.tab !== "play" || !state.table.game || isFinished(state);
    setText(help, misreadWords(state, speech) || speech.say("typing.help"));
  };
}
