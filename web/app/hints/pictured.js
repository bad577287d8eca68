// A sentence of help with pictures in it: the plain shapes have no names that anybody could
// know them by, so they are shown as they lie on the board, before the name that somebody has
// given them. In the sentence stands the sign of an edge, between two signs that no language has.

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
  /** @type {(edge: string, mark: string) => (Node | string)[]} */
  const shown = (edge, mark) => {
    const unbroken = (/** @type {(Node | string)[]} */ ...what) => make("span", { class: "unbroken" }, ...what, mark);
    if (!(edge in puzzle.edges)) return [unbroken(edge)];
    const said = edgeSaid(puzzle, edge, speech);
    const name = puzzle.motifs[puzzle.edges[edge].motif]?.name;
    // What our own drawings show has a name, too; it is none of the shape.
    if (!name || speech.knows(`motif.${name}`)) return [unbroken(picture(edge, puzzle, said, prefix))];
    return [picture(edge, puzzle, "", prefix), `\u00a0${said}${mark}`];
  };
  // Words, an edge, and the mark behind it come by turns.
  const parts = sentence.split(PICTURED);
  element.replaceChildren(...parts.flatMap((part, at) => (at % 3 === 0 ? [part] : at % 3 === 1 ? shown(part, parts[at + 1]) : [])));
}

/**
 * The half that stands on an edge, on a bit of its tile.
 * @param {string} edge
 * @param {Puzzle} puzzle
 * @param {string} label "" where its name stands beside it
 * @param {string} prefix
 */
function picture(edge, puzzle, label, prefix) {
  const wide = puzzle.grid.sides === 4 ? WIDE : NARROW;
  const half = draw("use", { href: `#${prefix}edge-${edge}`, transform: "rotate(180)" });
  const heard = /** @type {Record<string, string>} */ (label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" });
  return draw("svg", { class: "pictured", ...heard, viewBox: [-wide, -1.2 * wide, 2 * wide, 1.2 * wide].join(" ") }, half);
}
