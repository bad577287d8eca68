// The shapes and rules of the tiles: one tap chooses a usual size; fields below take any other.

import { makeChoice } from "../base/fields.js";
import { draw, make, part, setText } from "../base/dom.js";
import { gridName } from "../speech/titles.js";

/** @import {Change, EntryFacts, Mates} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Entry} from "./entry.js" */

/** The usual grids, by name. */
const GRIDS = ["3x3", "4x4", "5x5", "hex2", "hex3", "hex4", "tri2", "tri3", "tri4"];

/** How edges mate, except a mix, with an icon: a picture across the seam, or the same one on both sides. @type {[Mates, string][]} */
const MATES = [
  ["halves", "M1.500 6H15V18H1.500ZM17 6H30.500V18H17ZM11.500 12a4.500 4.500 0 0 1 9 0a4.500 4.500 0 0 1 -9 0"],
  ["same", "M1.500 6H15V18H1.500ZM17 6H30.500V18H17ZM7 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0M19 12a3 3 0 0 1 6 0a3 3 0 0 1 -6 0"],
];

/** Go's names for the kinds of grids that have one size. @type {Record<string, string>} */
const KINDS = { hex: "hexagon", tri: "triangle" };

/** The outline of a tile, by kind. @type {Record<string, string>} */
const OUTLINES = { squares: "M4 4H20V20H4Z", hexagon: "M12 3L20 7.5V16.5L12 21L4 16.5V7.5Z", triangle: "M12 4L21.5 20H2.5Z" };

/** @param {Speech} speech @param {string} grid one of GRIDS or another @param {(list: string[]) => void} heard gets kind, width and height */
export function makeShapes(speech, grid, heard) {
  const choice = makeChoice("entry-grid", speech.say("begin.tiles"), (grid) => shape(grid, speech), (grid) => heard(sizeOf(grid)));
  choice.offer(GRIDS, grid);
  return choice;
}

/** The choice of how edges mate, without the mix. @param {Speech} speech @param {Mates} mates @param {(mates: Mates) => void} heard */
export function makeMates(speech, mates, heard) {
  const says = (/** @type {string} */ of) => {
    const picture = draw("svg", { class: "outline", viewBox: "0 0 32 24", "aria-hidden": "true" }, draw("path", { d: MATES.find(([one]) => one === of)?.[1] ?? "" }));
    return make("span", {}, picture, make("span", {}, speech.say(`rule.${of}`)));
  };
  const choice = makeChoice("entry-mates", speech.say("begin.mates"), says, (of) => heard(/** @type {Mates} */ (of)));
  choice.offer(MATES.map(([of]) => of), mates);
  return choice;
}

/** A tile and the count; only screen readers get the name. @param {string} grid @param {Speech} speech */
function shape(grid, speech) {
  const [kind] = sizeOf(grid);
  const [, count, rest] = /^(\d+(?: × \d+)?)(.*)$/.exec(gridName(grid, speech)) ?? ["", "", ""];
  const outline = draw("svg", { class: "outline", viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: OUTLINES[kind] }));
  return make("span", {}, outline, count, make("span", { class: "unseen" }, rest));
}

/** Kind, width and height as the fields say them. @param {string} grid such as "3x3" or "hex2" @returns {string[]} */
function sizeOf(grid) {
  const [, kind, size] = /^([a-z]+)(\d+)$/.exec(grid) ?? [];
  return kind ? [KINDS[kind], size, size] : ["squares", ...grid.split("x")];
}

/**
 * @param {HTMLElement} root
 * @param {(list: string[]) => void} resize gets kind, width and height
 * @returns {(entry: Entry, told: EntryFacts, speech: Speech) => void}
 */
export function makeRules(root, resize) {
  /** @type {{ choice: ReturnType<typeof makeShapes>, speech: Speech } | null} */
  let shapes = null;
  return (entry, told, speech) => {
    if (shapes?.speech !== speech) {
      shapes?.choice.root.remove();
      shapes = { choice: makeShapes(speech, entry.grid, resize), speech };
      part("rules", root).after(shapes.choice.root);
    }
    shapes.choice.choose(entry.grid);
    showFields(root, entry, told, speech);
  };
}

/** @param {HTMLElement} root @param {Entry} entry @param {EntryFacts} told @param {Speech} speech */
function showFields(root, { mates, frame, mayTurn }, { kind, width, height }, speech) {
  const field = (/** @type {string} */ rule) => /** @type {HTMLInputElement} */ (root.querySelector(`[data-rule="${rule}"]`));
  const set = (/** @type {HTMLInputElement} */ input, /** @type {string} */ value) => {
    if (document.activeElement !== input) input.value = value;
  };
  set(field("kind"), kind);
  set(field("width"), String(width));
  set(field("height"), String(height));
  field("mates").value = mates;
  field("framed").checked = frame !== "";
  field("upright").checked = !mayTurn;
  part("rule-height", root).hidden = kind !== "squares";
  setText(part("rule-width-name", root), speech.say(kind === "squares" ? "rule.width" : "rule.size"));
}

/** @param {HTMLElement} root @param {string} rule @returns {Change | { mayTurn: boolean }} */
export function readRule(root, rule) {
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (root.querySelector(`[data-rule="${name}"]`));
  if (rule === "framed") return { change: "frame", to: field("framed").checked ? "yes" : "no" };
  if (rule === "upright") return { mayTurn: !field("upright").checked };
  if (rule === "mates") return { change: "mates", to: /** @type {Mates} */ (field("mates").value) };
  return { change: "grid", list: ["kind", "width", "height"].map((name) => field(name).value) };
}
