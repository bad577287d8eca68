// The guide's part of the Solve tab: the buttons that open it, the sentence about the tile revealed
// last, and the guide as a table once all tiles are revealed.

import { make, part, setText } from "../base/dom.js";
import { found } from "../table/layers.js";
import { unbuilt } from "./guide.js";
import { showTable } from "./table.js";
import { newestWords } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** Makes the panel's view. @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makeGuide(root) {
  const newest = make("p", { "data-part": "newest" });
  part("result-actions", root).after(newest);
  const table = part("guide", root);
  const [early, late] = ["intro", "result"].map((name) => /** @type {HTMLElement} */ (part(name, root).querySelector('[data-action="build"]')));

  return (state, speech) => {
    const left = unbuilt(state);
    early.hidden = left === null;
    late.hidden = left === null && found(state).length === 0;
    const words = left ? speech.say("guide.go-on", { n: speech.number(left.step), all: speech.number(left.order.length) }) : speech.say("guide.build");
    for (const button of [early, late]) setText(button, words);
    const told = newestWords(state, speech);
    newest.hidden = told === "";
    setText(newest, told);
    showTable(table, state, speech);
  };
}
