// The buttons at home below today's puzzle: the person's own tiles, the published puzzles, a new puzzle.

import { draw, make, setText } from "../base/dom.js";
import { begun } from "../entry/drafts.js";
import { isComplete } from "../entry/entry.js";
import { PUBLISHED } from "./words.js";

/** @import {Draft} from "../entry/drafts.js" */
/** @import {Speech} from "../speech/speech.js" */

/** Backs with pencilled numbers, and the pencil. */
export const ENTER = [
  ["back", "M5 12l22 -2 2 22 -22 2zM31 6l22 2 -2 22 -22 -2zM9 33l22 1 -1 19 -22 -1z"],
  ["line", "M14 19l3 -2.500v10M37 16q2.500 -5 5 -1q1 3 -5 8.500h6"],
  ["pencil", "M34 44L48 30l5 5L39 49l-7 2z"],
  ["lead", "M32 51l1 -3 2 2z"],
];

/** A list, and the tile made from it. */
export const PASTE = [
  ["back", "M7 6h30v38H7z"],
  ["line", "M13 15h18M13 22h18M13 29h9M13 36h7"],
  ["back", "M27 27h23v23H27z"],
  ["lapis", "M32.500 27h12a6 6 0 0 1 -12 0"],
  ["ochre", "M50 33v11l-7 -5.500z"],
  ["cinnabar", "M33 50l5.500 -7 5.500 7z"],
];

/** The lid of a box under a magnifying glass. */
export const KNOWN = [
  ["back", "M6 8h34v34H6z"],
  ["back", "M9 11h28v28H9z"],
  ["azure", "M14 21a5 5 0 0 1 10 0a5 5 0 0 1 -10 0"],
  ["cinnabar", "M14 33l5 -6 5 6z"],
  ["pencil", "M39 40l2.500 -2.500 9 9a1.800 1.800 0 0 1 -2.500 2.500z"],
  ["glass", "M25 32a9 9 0 0 1 18 0a9 9 0 0 1 -18 0"],
];

/** Four tiles that join. */
const BROWSE = [
  ["back", "M6 6h21v21H6zM29 6h21v21H29zM6 29h21v21H6zM29 29h21v21H29z"],
  ["lapis", "M28 10a6.500 6.500 0 0 1 0 13a6.500 6.500 0 0 1 0 -13"],
  ["ochre", "M33 28l6.500 -6.500L46 28l-6.500 6.500z"],
  ["cinnabar", "M28 32q7 4 7 7.500t-7 7.500q-7 -4 -7 -7.500t7 -7.500"],
  ["azure", "M10 28a6.500 6.500 0 0 1 13 0a6.500 6.500 0 0 1 -13 0"],
];

/** Three tiles that join, and a fourth to come. */
const NEW = [
  ["back", "M6 6h21v21H6zM29 6h21v21H29zM6 29h21v21H6z"],
  ["coming", "M30.500 30.500h18v18h-18z"],
  ["plus", "M39.500 34.500v10M34.500 39.500h10"],
  ["lapis", "M10 28a6.500 6.500 0 0 1 13 0a6.500 6.500 0 0 1 -13 0"],
  ["ochre", "M28 10l6.500 6.500L28 23l-6.500 -6.500z"],
];

/** A button with a picture, a title and a line below it. @param {string} action @param {Element} picture @param {HTMLElement} title @param {HTMLElement} line */
export function way(action, picture, title, line) {
  return make("button", { type: "button", class: "way", "data-action": action }, picture, make("span", {}, title, line));
}

/** @param {string[][]} shapes by class and path */
export function icon(shapes) {
  return draw("svg", { viewBox: "0 0 56 56", "aria-hidden": "true" }, ...shapes.map(([name, d]) => draw("path", { class: name, d })));
}

/** @param {HTMLElement} root @returns {(draft: Draft, speech: Speech) => void} */
export function makeWays(root) {
  const says = (/** @type {"b" | "small"} */ tag, /** @type {string} */ key) => make(tag, { "data-say": key });
  const [browse, entering] = [make("b"), make("small")];
  root.append(
    way("doors", icon(ENTER), says("b", "home.enter"), entering),
    way("puzzles", icon(BROWSE), browse, says("small", "home.browse.what")),
    way("new-puzzle", icon(NEW), says("b", "new-puzzle"), says("small", "new-puzzle.what")),
  );
  return (draft, speech) => {
    const own = begun(draft);
    setText(browse, speech.say("home.browse", { n: PUBLISHED }));
    setText(entering, own ? speech.say("caption.entry", { entered: own.tiles.filter(isComplete).length, cells: own.tiles.length }) : speech.say("home.enter.what"));
  };
}
