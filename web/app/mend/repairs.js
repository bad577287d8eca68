// Slips in words and pictures. questions.js asks about those that explain why a puzzle has no
// solution. A puzzle with a solution may be right: for it, only the difference from a published
// puzzle is shown.

import { draw, isNew, make, part } from "../base/dom.js";
import { BOARD, brackets, drawTile } from "../board/small.js";
import { edgeName } from "../speech/edges.js";
import { looseSideName } from "../speech/faults.js";
import { makerOf } from "../speech/titles.js";

/** @import {Drawing, Puzzle, Repair} from "../../types.d.ts" */
/** @import {Speech, Words} from "../speech/speech.js" */

/**
 * Shows the published puzzles that are one slip away.
 * @param {HTMLElement} root
 * @param {Repair[]} repairs
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 */
export function showNear(root, repairs, puzzle, drawing, speech) {
  if (!isNew(root, JSON.stringify([speech.language, drawing.art, puzzle.id, repairs]))) return;
  const list = part("repairs-list", root);
  // Others may arrive while the focus is on one of them.
  const { link } = list.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset : { link: undefined };
  list.replaceChildren(...repairs.map((repair) =>
    make("li", {}, ...card(repair, puzzle, drawing, nearSentence(repair, puzzle, speech), speech.say("near.asks"), mendButton(repair, speech.say("near.change")))),
  ));
  if (link) /** @type {HTMLElement | null} */ (list.querySelector(`[data-link="${CSS.escape(link)}"]`))?.focus({ preventScroll: true });
}

/**
 * A repair's card: the tile before and after, the slip, the result and the buttons.
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 * @param {...HTMLElement} more buttons next to the one that makes the repair
 */
export function repairCard(repair, puzzle, drawing, speech, ...more) {
  return card(repair, puzzle, drawing, repairSentence(repair, puzzle, speech), givesSentence(repair, speech), mendButton(repair, speech.say("mend")), ...more);
}

/**
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {string} slip
 * @param {string} gives
 * @param {...HTMLElement} buttons
 */
const card = (repair, puzzle, drawing, slip, gives, ...buttons) => [
  picture(repair, puzzle, drawing),
  make("p", {}, slip),
  make("p", { class: "help" }, gives),
  make("div", { class: "actions" }, ...buttons),
];

/** @param {Repair} repair @param {string} words */
const mendButton = ({ link }, words) => make("button", { type: "button", "data-action": "mend", "data-link": link }, words);

/**
 * The first tile that a repair changes, before and after, and the sides that differ.
 * @param {Pick<Repair, "changes">} repair
 * @param {Pick<Puzzle, "tiles">} puzzle
 */
export function changeOf({ changes }, { tiles }) {
  const [{ tile }] = changes;
  const made = changes.filter((change) => change.tile === tile);
  const before = [...tiles[tile]];
  const after = before.map((edge, side) => made.find((change) => change.side === side)?.edge ?? edge);
  return { before, after, sides: made.map(({ side }) => side) };
}

/**
 * The tile before and after, side by side; hidden from screen readers, because words say the same.
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function picture(repair, puzzle, { card, cells }) {
  const { before, after, sides } = changeOf(repair, puzzle);
  const lean = cells[0].angle;
  const one = (/** @type {string[]} */ tile, /** @type {number} */ x) =>
    draw("g", { transform: `translate(${x} 0)` }, ...brackets(sides, tile.length, lean), ...drawTile(tile, lean, card, false, BOARD));
  const arrow = draw("path", { class: "becomes", d: "M-9 0H9M3 -6L9 0L3 6" });
  return draw("svg", { class: "change", viewBox: "-146 -60 292 120", "aria-hidden": "true" }, one(before, -84), arrow, one(after, 84));
}

/** The slip: "Tile 7, left: should be brown tail, not brown head." @param {Repair} repair @param {Puzzle} puzzle @param {Speech} speech */
export const repairSentence = (repair, puzzle, speech) => sentence("repair", repair, puzzle, speech);

/**
 * The difference, if the puzzle has a solution: "Tile 7, left: One Tough Puzzle has club tab
 * here."
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
export const nearSentence = (repair, puzzle, speech) => sentence("near", repair, puzzle, speech);

/** @param {"repair" | "near"} kind @param {Repair} repair @param {Puzzle} puzzle @param {Speech} speech @returns {string} */
function sentence(kind, { code, args, known }, puzzle, speech) {
  const { sides } = puzzle.grid;
  const side = (/** @type {unknown} */ number) => looseSideName(Number(number), sides, speech);
  const edge = (/** @type {unknown} */ sign) => edgeName(puzzle, String(sign), speech);
  /** @type {Words} */
  const words = { name: known, tile: Number(args.tile) + 1, from: edge(args.from), to: edge(args.to), word: tileWord(String(args.word), puzzle, speech) };
  words.side = "side" in args ? side(args.side) : "";
  words.other = code === "slip-copy" ? Number(args.other) + 1 : "other" in args ? side(args.other) : "";
  words.order = Array.isArray(args.order) ? args.order.map(side).join(", ") : "";
  if (code === "slip-turned") return speech.count(`${kind}.slip-turned`, Number(args.turn), words);
  return speech.say(`${kind}.${code}`, words);
}

/** A tile's sides, by the names of their pictures if somebody has named any. @param {string} word @param {Puzzle} puzzle @param {Speech} speech */
function tileWord(word, puzzle, speech) {
  const isNamed = puzzle.motifs.some(({ name }) => name !== "");
  return isNamed ? speech.say("quoted", { text: [...word].map((edge) => edgeName(puzzle, edge, speech)).join(", ") }) : word;
}

/** What the repair leads to. @param {Repair} repair @param {Speech} speech */
function givesSentence({ known, solutions, exact, balanced, ...whose }, speech) {
  const maker = makerOf(whose);
  if (known) return speech.say("gives.known", { name: maker ? `${known} (${maker})` : known });
  if (Number(solutions) > 0) return speech.count(exact ? "gives" : "gives.least", solutions);
  return balanced ? speech.say("gives.balance") : "";
}
