// The slips that may have left a puzzle without a solution, likeliest first, in
// the verdict itself; each is mended with one press.

import { edgeName } from "./describing.js";
import { make, part } from "./dom.js";
import { looseSideName } from "./faults.js";

/** @import {Puzzle, Repair} from "../types.d.ts" */
/** @import {Speech, Words} from "./speech.js" */

/** So many are told. */
const TOLD = 3;

/** What the list shows now. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {Repair[]} repairs
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
export function showRepairs(root, repairs, puzzle, speech) {
  root.hidden = repairs.length === 0;
  const told = repairs.slice(0, TOLD);
  const key = JSON.stringify([speech.language, told]);
  if (drawn.get(root) === key) return;
  drawn.set(root, key);
  const items = told.map((repair) =>
    make(
      "li",
      {},
      make("p", {}, repairSentence(repair, puzzle, speech)),
      make("p", { class: "help" }, givesSentence(repair, speech)),
      make("button", { type: "button", "data-action": "mend", "data-link": repair.link }, speech.say("mend")),
    ),
  );
  part("repairs-list", root).replaceChildren(...items);
}

/**
 * The slip: "Tile 7, left: should be brown · tail, not brown · head."
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @returns {string}
 */
export function repairSentence({ code, args }, puzzle, speech) {
  const { sides } = puzzle.grid;
  const side = (/** @type {unknown} */ number) => looseSideName(Number(number), sides, speech);
  const edge = (/** @type {unknown} */ sign) => edgeName(puzzle, String(sign), speech);
  /** @type {Words} */
  const words = { tile: Number(args.tile) + 1, from: edge(args.from), to: edge(args.to), word: String(args.word) };
  words.side = "side" in args ? side(args.side) : "";
  words.other = code === "slip-copy" ? Number(args.other) + 1 : "other" in args ? side(args.other) : "";
  words.order = Array.isArray(args.order) ? args.order.map(side).join(", ") : "";
  if (code === "slip-turned") return speech.count("repair.slip-turned", Number(args.turn), words);
  return speech.say(`repair.${code}`, words);
}

/**
 * What mending it gives.
 * @param {Repair} repair
 * @param {Speech} speech
 */
function givesSentence({ known, solutions, exact, balanced }, speech) {
  if (known) return speech.say("gives.known", { name: known });
  if (Number(solutions) > 0) return speech.count(exact ? "gives" : "gives.least", solutions);
  return balanced ? speech.say("gives.balance") : "";
}
