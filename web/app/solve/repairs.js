// The slips that may have left a puzzle without a solution, or that part it from a
// published one, likeliest first, in the verdict itself; each is shown on its tile
// and mended with one press. What has a solution as it is has no slip for sure: there
// it is only told in what the published one differs.

import { draw, make, part, setText } from "../base/dom.js";
import { BOARD, brackets, drawTile } from "../board/tile.js";
import { isBusy } from "../keep/record.js";
import { edgeName } from "../speech/edges.js";
import { looseSideName } from "../speech/faults.js";
import { makerOf } from "../speech/titles.js";
import { openText } from "../table/open.js";
import { showTab } from "../table/tab.js";
import { solve } from "./search.js";

/** @import {Drawing, Puzzle, Repair} from "../../types.d.ts" */
/** @import {Speech, Words} from "../speech/speech.js" */
/** @import {App, Search} from "./state.d.ts" */

/** So many are told. */
const TOLD = 3;

/** What the list shows now. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {Pick<Search, "repairs" | "slips" | "whole" | "fast">} search
 * @param {Puzzle} puzzle
 * @param {Drawing | null} drawing
 * @param {Speech} speech
 */
export function showRepairs(root, { repairs, slips, whole, fast }, puzzle, drawing, speech) {
  // Whether the puzzle has a solution as it is.
  const near = fast?.report.solutions !== 0;
  root.hidden = repairs.length === 0 || !drawing;
  const told = repairs.slice(0, whole ? repairs.length : TOLD);
  showMore(root, repairs.length - told.length, speech);
  const rest = part("repairs-rest", root);
  rest.hidden = told.length === slips || told.length < repairs.length;
  setText(rest, speech.say("repairs.rest", { n: told.length, of: slips }));
  // Whose puzzle it becomes can be told of one that was published; so that one is safe, unless
  // it may be another one as well.
  const isSafe = !near && repairs.filter(({ known }) => known).length === 1;
  const key = JSON.stringify([speech.language, near, drawing?.art, isSafe, told]);
  if (!drawing || drawn.get(root) === key) return;
  drawn.set(root, key);
  setText(part("repairs-title", root), speech.say(near ? "repairs.near" : "repairs"));
  const items = told.map((repair) =>
    make(
      "li",
      {},
      picture(repair, puzzle, drawing),
      make("p", {}, near ? nearSentence(repair, puzzle, speech) : repairSentence(repair, puzzle, speech)),
      make("p", { class: "help" }, near ? speech.say("near.asks") : givesSentence(repair, speech)),
      make("button", { type: "button", class: repair.known && isSafe ? "primary" : "", "data-action": "mend", "data-link": repair.link }, speech.say(near ? "near.change" : "mend")),
    ),
  );
  const list = part("repairs-list", root);
  // Others may come while somebody is at one of them.
  const { link } = list.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset : { link: undefined };
  list.replaceChildren(...items);
  if (link) /** @type {HTMLElement | null} */ (list.querySelector(`[data-link="${CSS.escape(link)}"]`))?.focus({ preventScroll: true });
}

/**
 * The button that tells those that are not told.
 * @param {HTMLElement} root
 * @param {number} more how many these are
 * @param {Speech} speech
 */
function showMore(root, more, speech) {
  const known = /** @type {HTMLElement | null} */ (root.querySelector('[data-action="repairs-all"]'));
  const all = known ?? make("button", { type: "button", class: "plain", "data-action": "repairs-all" });
  if (!known) root.append(all);
  all.hidden = more === 0;
  setText(all, speech.count("repairs.all", more));
}

/**
 * Tells all slips that were found, and goes to the first that was not told.
 * @param {App} app
 */
export function tellAll({ store }) {
  store.change(({ solve: { search } }) => void (search && (search.whole = true)));
  requestAnimationFrame(() => part("repairs-list").children[TOLD]?.querySelector("button")?.focus());
}

/**
 * A tile that the repair changes, as it is and as it will be, and the sides that differ.
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @returns {{ before: string[], after: string[], sides: number[] }}
 */
export function changeOf({ args, link }, { tiles }) {
  const mended = (/[&#]?tiles=([^&]*)/.exec(link)?.[1] ?? "").split(".");
  const tile = "tile" in args ? Number(args.tile) : tiles.findIndex((word, at) => word !== mended[at]);
  const [before, after] = [[...(tiles[tile] ?? "")], [...(mended[tile] ?? "")]];
  return { before, after, sides: before.flatMap((edge, side) => (edge === after[side] ? [] : [side])) };
}

/**
 * The puzzle at hand with the tiles of its repair: names given meanwhile stay.
 * @param {string} link of the puzzle
 * @param {string} mended the link of the repair
 */
export function mendedLink(link, mended) {
  const tiles = /tiles=[^&]*/;
  return link.replace(tiles, tiles.exec(mended)?.[0] ?? "");
}

/**
 * Opens the puzzle with a slip mended, and solves it. That takes the place of the one with the
 * slip, unless something stands in that.
 * @param {App} app
 * @param {string} link of the repair
 * @param {() => Promise<void>} [follow] what else is done once it lies there
 */
export async function mend(app, link, follow = async () => {}) {
  const { state } = app.store;
  const before = state.table.puzzle?.id ?? "";
  const kept = state.keep.mine;
  if (!(await openInstead(app, before, link))) return;
  replace(app, before);
  const stood = kept.some(({ id }) => id === state.table.puzzle?.id);
  app.store.change(({ solve }) => void (solve.unmended = { link: before, stood }));
  await follow();
  await showTab(app, "solve");
  await solve(app);
}

/**
 * Goes back to the puzzle as it was, and solves that.
 * @param {App} app
 * @param {() => Promise<void>} [follow] what else is done once it lies there
 */
export async function unmend(app, follow = async () => {}) {
  const { table: { puzzle }, solve: { unmended } } = app.store.state;
  if (!puzzle || !unmended || !(await openInstead(app, puzzle.id, unmended.link))) return;
  if (!unmended.stood) replace(app, puzzle.id);
  await follow();
  await showTab(app, "solve");
  await solve(app);
}

/**
 * Opens the puzzle on the table with the tiles of another link.
 * @param {App} app
 * @param {string} id
 * @param {string} link
 * @returns {Promise<boolean>} whether that is what lies on the table now: something else may have been opened meanwhile
 */
async function openInstead(app, id, link) {
  await openText(app, mendedLink(id, link));
  const now = app.store.state.table.puzzle?.id ?? "";
  return now !== id && mendedLink(now, link) === now;
}

/**
 * Keeps a puzzle no longer of which nobody has made anything: another one has its place. That
 * the page has found its solutions is nothing that a person made.
 * @param {App} app
 * @param {string} id
 */
function replace({ keeper }, id) {
  const mine = keeper.find(id);
  if (mine && !isBusy(mine) && mine.solved === 0 && !mine.guide && !mine.revealed) keeper.change({ id, gone: true });
}

/**
 * Both of them side by side. What it shows is said in words beside it.
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

/**
 * The slip: "Tile 7, left: should be brown · tail, not brown · head."
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
export const repairSentence = (repair, puzzle, speech) => sentence("repair", repair, puzzle, speech);

/**
 * The same where the puzzle has a solution, and nothing is wrong with it: "Tile 7, left: One
 * Tough Puzzle has club · tab here."
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
export const nearSentence = (repair, puzzle, speech) => sentence("near", repair, puzzle, speech);

/**
 * @param {"repair" | "near"} kind
 * @param {Repair} repair
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @returns {string}
 */
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

/**
 * A tile, side by side: by what its pictures are called, where somebody has called them something.
 * @param {string} word
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function tileWord(word, puzzle, speech) {
  const isNamed = puzzle.motifs.some(({ name }) => name !== "");
  return isNamed ? speech.say("quoted", { text: [...word].map((edge) => edgeName(puzzle, edge, speech)).join(", ") }) : word;
}

/**
 * What mending it gives.
 * @param {Repair} repair
 * @param {Speech} speech
 */
function givesSentence({ known, solutions, exact, balanced, ...whose }, speech) {
  const maker = makerOf(whose);
  if (known) return speech.say("gives.known", { name: maker ? `${known} (${maker})` : known });
  if (Number(solutions) > 0) return speech.count(exact ? "gives" : "gives.least", solutions);
  return balanced ? speech.say("gives.balance") : "";
}
