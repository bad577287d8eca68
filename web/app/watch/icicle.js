// The tree of a search as an icicle: from left to right the steps, from top to bottom the
// depths, and every tile that was placed a bar, as wide as the steps for which it stays.
// Where it lies and what lies beside it. Knows no DOM.

/** @import {TreeNode, Watched} from "../../types.d.ts" */
/** @import {Path} from "./paths.js" */

/** A bar: a node from one of the paths on, to before another. @typedef {{ depth: number, node: TreeNode, from: number, to: number, path: TreeNode[] }} Bar */
/** Bars by depth, and at which steps there was one more full board, or some. @typedef {{ bars: Bar[][], full: number[], top: number }} Icicle */
/** Which steps are in view. @typedef {{ from: number, to: number }} View */

/** So many depths are shown at most: of more, those from where the paths part. */
export const ROWS = 64;
/** No fewer steps are in view. */
const CLOSEST = 16;

/**
 * @param {Path[]} paths one after the other
 * @param {number} stride
 * @returns {Icicle}
 */
export function icicleOf(paths, stride) {
  /** @type {Bar[][]} */
  const bars = [];
  /** @type {number[]} */
  const full = [];
  /** @type {Path | null} */
  let before = null;
  for (const path of paths) {
    for (const [depth, node] of path.nodes.entries()) {
      const row = (bars[depth] ??= []);
      const last = row.at(-1);
      if (last && last.node.nth === node.nth) last.to = path.number + stride;
      else row.push({ depth, node, from: path.number, to: path.number + stride, path: path.nodes });
    }
    if (before && before.full !== path.full) full.push(path.number);
    before = path;
  }
  return { bars, full, top: topOf(bars) };
}

/**
 * The first depth that is shown.
 * @param {Bar[][]} bars
 */
function topOf(bars) {
  if (bars.length <= ROWS) return 0;
  const parted = bars.findIndex((row) => row.length > 1);
  return Math.max(0, Math.min(parted - 1, bars.length - 1));
}

/**
 * The bar at a step and depth, or null.
 * @param {Icicle} icicle
 * @param {number} depth
 * @param {number} step
 */
export function barAt({ bars }, depth, step) {
  const row = bars[depth] ?? [];
  let [low, high] = [0, row.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (row[middle].to <= step) low = middle + 1;
    else high = middle;
  }
  return low < row.length && row[low].from <= step ? row[low] : null;
}

/**
 * The bar of the same node in another picture, or null.
 * @param {Icicle} icicle
 * @param {Bar} bar
 */
export function barAgain({ bars }, { depth, node }) {
  return bars[depth]?.find((other) => other.node.nth === node.nth) ?? null;
}

/**
 * The bar that an arrow key leads to: the parent, the first child, or the one beside it.
 * @param {Icicle} icicle
 * @param {Bar} bar
 * @param {string} key
 * @returns {Bar} the same, where there is none
 */
export function barBeside(icicle, bar, key) {
  const { depth } = bar;
  const row = icicle.bars[depth] ?? [];
  // One that is not in this picture stands where it was.
  const here = barAgain(icicle, bar) ?? barAt(icicle, depth, bar.from);
  if (!here) return bar;
  const place = row.indexOf(here);
  const next = {
    ArrowLeft: () => row[place - 1],
    ArrowRight: () => row[place + 1],
    ArrowUp: () => (depth > icicle.top ? barAt(icicle, depth - 1, bar.from) : null),
    ArrowDown: () => icicle.bars[depth + 1]?.find(({ from, to }) => to > bar.from && from < bar.to),
  }[key];
  return next?.() ?? bar;
}

/**
 * The bar of the tile placed last where the search is, or the first of all.
 * @param {Icicle} icicle
 * @param {Watched} at
 * @param {number[]} order
 * @returns {Bar | null}
 */
export function barHere(icicle, at, order) {
  for (let depth = laidAt(at, order) - 1; depth >= icicle.top; depth--) {
    const bar = icicle.bars[depth]?.find(({ node }) => node.nth === at.placements[depth]);
    if (bar) return bar;
  }
  return icicle.bars[icicle.top]?.[0] ?? null;
}

/**
 * How many tiles lie where the search is: the path to there is the last placement of each
 * of these depths.
 * @param {Watched} at
 * @param {number[]} order
 */
export function laidAt({ cell }, order) {
  return cell < 0 ? order.length : order.indexOf(cell);
}

/**
 * Looks closer, or farther, so that a step stays where it is.
 * @param {View} view
 * @param {number} length
 * @param {number} step
 * @param {number} factor
 * @returns {View | null} null for all of it
 */
export function zoomed({ from, to }, length, step, factor) {
  const span = Math.max(CLOSEST, (to - from) / factor);
  return span >= length ? null : within(step - ((step - from) / (to - from)) * span, span, length);
}

/**
 * Moves the view by so many steps.
 * @param {View} view
 * @param {number} length
 * @param {number} by
 */
export function moved({ from, to }, length, by) {
  return within(from + by, to - from, length);
}

/**
 * The view, moved so far that a bar is in it.
 * @param {View} view
 * @param {number} length
 * @param {Pick<Bar, "from" | "to">} bar
 */
export function revealed(view, length, { from, to }) {
  if (to > view.from && from < view.to) return view;
  return moved(view, length, (from + Math.min(to, from + view.to - view.from)) / 2 - (view.from + view.to) / 2);
}

/**
 * @param {number} from
 * @param {number} span
 * @param {number} length
 * @returns {View}
 */
function within(from, span, length) {
  const first = Math.max(0, Math.min(from, length - span));
  return { from: first, to: first + span };
}
