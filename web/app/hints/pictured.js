// A sentence of help with pictures in it: the plain shapes have no names that anybody could
// know them by, so they are shown as they lie on the board. In the sentence stands the sign
// of an edge, between two signs that no language has.

import { draw, make, setText } from "../base/dom.js";
import { edgeSaid } from "../speech/edges.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Named} from "./words.js" */

const [BEGIN, END] = ["\uE000", "\uE001"];
/** With the mark behind it, which begins no line. */
const PICTURED = new RegExp(`${BEGIN}(.*?)${END}([.,;:)]?)`, "u");

/** How far a half reaches to either side on a square, and on other tiles, in units. */
const [WIDE, NARROW] = [28, 17];

/**
 * Names the edges of a sentence that is to be shown with pictures.
 * @param {Puzzle} puzzle
 * @param {Pick<Drawing, "art">} drawing
 * @param {Speech} speech
 * @returns {Named}
 */
export function inPictures(puzzle, { art }, speech) {
  return (edge) => {
    const shows = (puzzle.edges[edge]?.motif ?? -1) >= 0;
    return art === "plain" && shows ? BEGIN + edge + END : edgeSaid(puzzle, edge, speech);
  };
}

/**
 * Shows a sentence with its pictures.
 * @param {Element} element
 * @param {string} sentence
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {string} [prefix] of the symbols to take
 */
export function setPictured(element, sentence, puzzle, speech, prefix = "") {
  if (!PICTURED.test(sentence)) return setText(element, sentence);
  if (element.getAttribute("data-told") === sentence && element.querySelector("svg")) return;
  element.setAttribute("data-told", sentence);
  // Words, an edge, and the mark behind it come by turns.
  const parts = sentence.split(PICTURED);
  element.replaceChildren(
    ...parts.flatMap((part, at) => {
      if (at % 3 === 0) return part;
      if (at % 3 === 2) return [];
      const shows = part in puzzle.edges ? picture(part, puzzle, speech, prefix) : part;
      return make("span", { class: "unbroken" }, shows, parts[at + 1]);
    }),
  );
}

/**
 * The half that stands on an edge, on a bit of its tile.
 * @param {string} edge
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {string} prefix
 */
function picture(edge, puzzle, speech, prefix) {
  const wide = puzzle.grid.sides === 4 ? WIDE : NARROW;
  const half = draw("use", { href: `#${prefix}edge-${edge}`, transform: "rotate(180)" });
  return draw("svg", { class: "pictured", role: "img", "aria-label": edgeSaid(puzzle, edge, speech), viewBox: [-wide, -1.2 * wide, 2 * wide, 1.2 * wide].join(" ") }, half);
}
