// Shows pictures of edges within a hint's sentence: plain shapes have no names that people know. A
// picture precedes the name that the puzzle's maker gave it, if any. In the text an edge stands
// between two private-use characters.

import { draw, make, setText } from "../base/dom.js";
import { edgeSaid } from "../speech/edges.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Named} from "./words.js" */

const [BEGIN, END] = ["\uE000", "\uE001"];
/** Includes the punctuation that follows, so that it does not wrap to the next line. */
const PICTURED = new RegExp(`${BEGIN}(.*?)${END}([.,;:)]?)`, "u");

/** How far a half extends to either side, in units: on squares, and on other tiles. */
const [WIDE, NARROW] = [28, 17];

/**
 * Names edges by placeholders that setPictured replaces by pictures.
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
 * Shows a sentence and replaces its placeholders by pictures.
 * @param {Element} element
 * @param {string} sentence
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {string} [prefix] of the symbols to use
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
    // The name that our drawings give an edge does not describe its plain shape.
    if (!name || speech.knows(`motif.${name}`)) return [unbroken(picture(edge, puzzle, said, prefix))];
    return [picture(edge, puzzle, "", prefix), `\u00a0${said}${mark}`];
  };
  // The split yields text, edge and punctuation in turn.
  const parts = sentence.split(PICTURED);
  element.replaceChildren(...parts.flatMap((part, at) => (at % 3 === 0 ? [part] : at % 3 === 1 ? shown(part, parts[at + 1]) : [])));
}

/**
 * The picture of an edge's half on a piece of its tile.
 * @param {string} edge
 * @param {Puzzle} puzzle
 * @param {string} label "" if the name stands beside it
 * @param {string} prefix
 */
function picture(edge, puzzle, label, prefix) {
  const wide = puzzle.grid.sides === 4 ? WIDE : NARROW;
  const half = draw("use", { href: `#${prefix}edge-${edge}`, transform: "rotate(180)" });
  const heard = /** @type {Record<string, string>} */ (label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" });
  return draw("svg", { class: "pictured", ...heard, viewBox: [-wide, -1.2 * wide, 2 * wide, 1.2 * wide].join(" ") }, half);
}
