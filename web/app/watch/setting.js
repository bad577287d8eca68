// The choice of the search to watch: the textbook search with its tricks, or the fast one.

import { make } from "../base/dom.js";
import { makeSwitches } from "../textbook/switches.js";
import { watchOther } from "./watching.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Setting, State} from "./state.d.ts" */

/** @param {App} app */
export function makeSetting(app) {
  const root = make("details", { class: "watch-setting" });
  /** The puzzle and speech that are shown. @type {unknown[]} */
  let shown = [];
  /** Shows a setting in the fields. @type {(setting: Setting, order: number[]) => void} */
  let fill = () => {};
  return {
    root,
    /** @type {(state: State, speech: Speech) => void} */
    show: ({ table: { puzzle }, watch: { setting, order } }, speech) => {
      if (!puzzle || (shown[0] === puzzle && shown[1] === speech)) {
        fill(setting, order);
        return;
      }
      shown = [puzzle, speech];
      const mode = make("select", { id: "watch-mode" }, ...["plain", "fast"].map((name) => make("option", { value: name }, speech.say(`watch.${name}`))));
      const switches = makeSwitches(puzzle, speech, "watch");
      /** @type {Setting | null} */
      let filled = null;
      fill = (meant, cells) => {
        if (cells.length > 0) switches.suggest(cells);
        if (meant === filled) return;
        filled = meant;
        mode.value = meant.mode;
        switches.set(meant);
        switches.root.hidden = meant.mode !== "plain";
      };
      fill(setting, order);
      const change = () => {
        switches.root.hidden = mode.value !== "plain";
        const chosen = mode.value === "plain" ? switches.read() : { order: "auto", once: false, fixed: false, turns: false };
        void watchOther(app, { mode: mode.value === "plain" ? "plain" : "fast", ...chosen });
      };
      // "change", not "input": a search must not begin with every letter of a list of cells.
      mode.addEventListener("change", change);
      switches.root.addEventListener("change", change);
      root.replaceChildren(
        make("summary", {}, speech.say("watch.which")),
        make("div", { class: "setting" }, make("label", { for: "watch-mode" }, speech.say("watch.mode")), mode),
        switches.root,
      );
    },
  };
}
