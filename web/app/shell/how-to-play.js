// How to play, in a few lines of the settings and help.

import { make } from "../base/dom.js";

/** @param {HTMLElement} root */
export function showHowToPlay(root) {
  const lines = ["goal", "place", "turn", "help"].map((line) => make("p", { "data-say": `play.how.${line}` }));
  root.append(make("h3", { "data-say": "play.how" }), ...lines);
}
