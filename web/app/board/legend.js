// The legend of the tiles, motif by motif.

import { draw, make } from "../base/dom.js";
import { halfName, motifName } from "../speech/edges.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */

/** The art sets that draw a head solid and a tail hollow. */
const SOLID = ["plain", "signs"];

/**
 * @param {Puzzle} puzzle
 * @param {string} art the set that draws the motifs
 * @param {Speech} speech
 */
export function makeLegend(puzzle, art, speech) {
  const motifs = puzzle.motifs.slice(0, 12);
  const cut = motifs.find(({ tail }) => tail !== "");
  const room = puzzle.grid.sides === 4 ? 36 : 22; // motifs are smaller on other tiles than squares
  const shown = motifs.map(({ head, name }, motif) => {
    const whole = draw("use", { href: `#bridge-${head}` });
    const picture = draw("svg", { viewBox: [-room, -room, 2 * room, 2 * room].join(" "), "aria-hidden": "true" }, whole);
    return make("p", { class: art === "plain" && !name ? "motif unnamed" : "motif" }, picture, make("span", {}, motifName(puzzle, motif, speech)));
  });
  if (!cut) return shown;
  const [head, tail] = [cut.head, cut.tail].map((edge) => halfName(puzzle, edge, speech));
  const halves = speech.say(SOLID.includes(art) ? "legend.plain" : "legend.halves", { head, tail });
  return [make("p", { class: "help" }, halves), ...shown];
}
