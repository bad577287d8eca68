// The ways to go on from home besides today's puzzle: with tiles of one's own, with one of
// the published puzzles, with a new one.

import { draw, make, setText } from "../base/dom.js";
import { isComplete, isFinished, isUntouched } from "../entry/entry.js";
import { PUBLISHED } from "./words.js";

/** @import {Draft} from "../entry/drafts.js" */
/** @import {Speech} from "../speech/speech.js" */

/** Backs with a pencilled number, and the pencil. */
const ENTER = [
  ["back", "M5 12l22 -2 2 22 -22 2zM31 6l22 2 -2 22 -22 -2zM9 33l22 1 -1 19 -22 -1z"],
  ["line", "M14 19l3 -2.500v10M37 16q2.500 -5 5 -1q1 3 -5 8.500h6"],
  ["pencil", "M34 44L48 30l5 5L39 49l-7 2z"],
  ["lead", "M32 51l1 -3 2 2z"],
];

/** Four tiles that join. */
const BROWSE = [
  ["back", "M6 6h21v21H6zM29 6h21v21H29zM6 29h21v21H6zM29 29h21v21H29z"],
  ["lapis", "M28 10a6.500 6.500 0 0 1 0 13a6.500 6.500 0 0 1 0 -13"],
  ["ochre", "M33 28l6.500 -6.500L46 28l-6.500 6.500z"],
  ["cinnabar", "M28 32q7 4 7 7.500t-7 7.500q-7 -4 -7 -7.500t7 -7.500"],
  ["azure", "M10 28a6.500 6.500 0 0 1 13 0a6.500 6.500 0 0 1 -13 0"],
];

/** Three tiles that join, and one that comes. */
const NEW = [
  ["back", "M6 6h21v21H6zM29 6h21v21H29zM6 29h21v21H6z"],
  ["coming", "M30.500 30.500h18v18h-18z"],
  ["plus", "M39.500 34.500v10M34.500 39.500h10"],
  ["lapis", "M10 28a6.500 6.500 0 0 1 13 0a6.500 6.500 0 0 1 -13 0"],
  ["ochre", "M28 10l6.500 6.500L28 23l-6.500 -6.500z"],
];

/**
 * A button with a picture, a title and a line below it.
 * @param {string} action
 * @param {Element} picture
 * @param {HTMLElement} title
 * @param {HTMLElement} line
 */
export function way(action, picture, title, line) {
  return make("button", { type: "button", class: "way", "data-action": action }, picture, make("span", {}, title, line));
}

/** @param {string[][]} shapes by class and path */
function icon(shapes) {
  return draw("svg", { viewBox: "0 0 56 56", "aria-hidden": "true" }, ...shapes.map(([name, d]) => draw("path", { class: name, d })));
}

/**
 * Makes them, and gives the view of them.
 * @param {HTMLElement} root
 * @returns {(draft: Draft, speech: Speech) => void}
 */
export function makeWays(root) {
  const says = (/** @type {"b" | "small"} */ tag, /** @type {string} */ key) => make(tag, { "data-say": key });
  const [browse, entering] = [make("b"), make("small")];
  root.append(
    way("enter", icon(ENTER), says("b", "home.enter"), entering),
    way("puzzles", icon(BROWSE), browse, says("small", "home.browse.what")),
    way("new-puzzle", icon(NEW), says("b", "new-puzzle"), says("small", "new-puzzle.what")),
  );
  return ({ now }, speech) => {
    setText(browse, speech.say("home.browse", { n: PUBLISHED }));
    // Tiles that were begun are gone on with there.
    const entered = { entered: now.tiles.filter(isComplete).length, cells: now.tiles.length };
    setText(entering, isUntouched(now) || isFinished(now) ? speech.say("home.enter.what") : speech.say("caption.entry", entered));
  };
}
