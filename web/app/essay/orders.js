// Where to begin: the same search in several orders, each drawn as its way over the cells.

import { makeBar } from "../base/bars.js";
import { make, setText } from "../base/dom.js";
import { makeFigure, makeFinding, makeSection, whenNear } from "./figure.js";
import { NUMBERED, makeOwnOrder, routePicture } from "./routes.js";
import { placedWords, timesWords } from "./words.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Counts, Textbook} from "./counts.js" */
/** @import {Reading} from "./state.d.ts" */

/**
 * The orders that are held against one another.
 * @param {Puzzle} puzzle
 */
function ordersOf({ framed, clues }) {
  return ["row", "column", "spiral", "spiral-in", "diagonal", ...(framed ? ["frame"] : []), ...(clues.length > 0 ? ["clues"] : [])];
}

/**
 * The order that lays the fewest tiles, of those that were searched to the end; row by row
 * where none was.
 * @param {Counts} counts
 * @param {Puzzle} puzzle
 * @returns {Promise<{ order: string, so: Textbook }>}
 */
export async function bestOrder(counts, puzzle) {
  /** @type {{ order: string, so: Textbook }[]} */
  const all = [];
  for (const order of ordersOf(puzzle)) all.push({ order, so: await counts.textbook(order) });
  const done = all.filter(({ so }) => so.done);
  return done.reduce((best, other) => (Number(other.so.placements) < Number(best.so.placements) ? other : best), done[0] ?? all[0]);
}

/** @param {Reading} reading */
export function ordersSection(reading) {
  const { speech, puzzle, drawing, counts, signal } = reading;
  const lanes = ordersOf(puzzle).map((order) => makeLane(order, reading));
  let longest = 1;
  const own = puzzle.grid.cells.length > NUMBERED ? [] : [makeOwnOrder(reading, () => longest)];
  const figure = makeFigure("orders", speech.say("essay.order.caption"), make("ul", { class: "orders" }, ...lanes.map(({ root }) => root), ...own));
  const { root, find } = makeFinding(reading, async (say) => {
    /** @type {Textbook[]} */
    const all = [];
    for (const lane of lanes) {
      const so = await counts.textbook(lane.order);
      if (signal.aborted) return;
      all.push(so);
      longest = Math.max(longest, Number(so.placements));
      for (const [i, { done, placements }] of all.entries()) lanes[i].show(all[i], drawing, done ? Number(placements) / longest : 1);
    }
    const { order: best, so } = await bestOrder(counts, puzzle);
    lanes.find(({ order }) => order === best && so.done)?.root.classList.add("best");
    say(verdict(all));
  });
  /** @param {Textbook[]} all */
  const verdict = (all) => {
    const ended = all.flatMap((so, i) => (so.done ? [{ order: lanes[i].order, n: Number(so.placements) }] : [])).sort((one, other) => one.n - other.n);
    const open = ended.length < all.length ? speech.say(ended.length === 0 ? "essay.order.none" : "essay.order.open") : "";
    if (ended.length < 2) return open;
    const [least, most] = [ended[0], ended[ended.length - 1]];
    if (least.n === most.n) return `${speech.say("essay.order.same")} ${open}`.trim();
    const words = { best: speech.say(`order.${least.order}`), worst: speech.say(`order.${most.order}`), n: timesWords(BigInt(most.n), least.n, speech) };
    return `${speech.say("essay.order.best", words)} ${open}`.trim();
  };
  root.dataset.part = "essay-order";
  whenNear(figure, signal, find);
  return makeSection(speech.say("essay.order"), speech.say("essay.order.early"), speech.say("essay.order.rows"), figure, root);
}

/**
 * @param {string} order
 * @param {Reading} reading
 */
function makeLane(order, { speech, drawing }) {
  const name = make("p", {}, speech.begin(speech.say(`order.${order}`)));
  const placed = make("p", { class: "count" }, "…");
  const bar = makeBar();
  const picture = make("div");
  const root = make("li", { "data-order": order }, picture, name, placed, make("div", { class: "bar" }, bar.root));
  picture.append(routePicture([], drawing));
  return {
    order,
    root,
    /**
     * @param {Textbook} so
     * @param {Drawing} drawing
     * @param {number} share of the longest
     */
    show: (so, drawing, share) => {
      if (placed.textContent === "…") picture.replaceChildren(routePicture(so.order, drawing));
      setText(placed, placedWords(so, speech));
      root.classList.toggle("open", !so.done);
      bar.show(share);
    },
  };
}
