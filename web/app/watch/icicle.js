// The geometry of a search tree drawn as an icicle: steps run from left to right, depths from top to
// bottom, and each placement is a bar as wide as the steps for which the tile stays.

/** @import {TreeNode, Watched} from "../../types.d.ts" */
/** @import {Path} from "./paths.js" */

/** A node from one step on, to before another, with the path that leads to it. @typedef {{ depth: number, node: TreeNode, from: number, to: number, path: TreeNode[] }} Bar */
/** Bars by depth, the steps at which full boards were found, and the first depth shown. @typedef {{ bars: Bar[][], full: number[], top: number }} Icicle */
/** The steps in view. @typedef {{ from: number, to: number }} View */

/** The most depths that are shown; a deeper tree is shown from where its paths part. */
export const ROWS = 64;
/** The fewest steps in view. */
const CLOSEST = 16;

/** @param {Path[]} paths in the order of their steps @param {number} stride @returns {Icicle} */
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

/** The first depth that is shown. @param {Bar[][]} bars */
function topOf(bars) {
  if (bars.length <= ROWS) return 0;
  const parted = bars.findIndex((row) => row.length > 1);
  return Math.max(0, Math.min(parted - 1, bars.length - 1));
}

/** @param {Icicle} icicle @param {number} depth @param {number} step */
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

/** The bar of the same node in another icicle, or null. @param {Icicle} icicle @param {Bar} bar */
export function barAgain({ bars }, { depth, node }) {
  return bars[depth]?.find((other) => other.node.nth === node.nth) ?? null;
}

/**
 * The bar that an arrow key leads to: the parent, the first child, or a neighbour.
 * @param {Icicle} icicle
 * @param {Bar} bar
 * @param {string} key
 * @returns {Bar} the same bar where there is none
 */
export function barBeside(icicle, bar, key) {
  const { depth } = bar;
  const row = icicle.bars[depth] ?? [];
  // A bar that is missing from this icicle has the neighbours of its place.
  const start = barAgain(icicle, bar) ?? barAt(icicle, depth, bar.from);
  if (!start) return bar;
  const place = row.indexOf(start);
  const next = {
    ArrowLeft: () => row[place - 1],
    ArrowRight: () => row[place + 1],
    ArrowUp: () => (depth > icicle.top ? barAt(icicle, depth - 1, bar.from) : null),
    ArrowDown: () => icicle.bars[depth + 1]?.find(({ from, to }) => to > bar.from && from < bar.to),
  }[key];
  return next?.() ?? bar;
}

/**
 * The bar of the last placement at the search's position, or the first bar.
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
 * How many tiles are placed at the search's position. Its path is the last placement of each of these depths.
 * @param {Watched} at
 * @param {number[]} order
 */
export function laidAt({ cell }, order) {
  return cell < 0 ? order.length : order.indexOf(cell);
}

/**
 * Zooms in or out and keeps one step in its place on the screen.
 * @param {View} view
 * @param {number} length
 * @param {number} step
 * @param {number} factor
 * @returns {View | null} null for the whole search
 */
export function zoomed({ from, to }, length, step, factor) {
  const span = Math.max(CLOSEST, (to - from) / factor);
  return span >= length ? null : within(step - ((step - from) / (to - from)) * span, span, length);
}

/** Moves the view by some steps. @param {View} view @param {number} length @param {number} by */
export function moved({ from, to }, length, by) {
  return within(from + by, to - from, length);
}

/**
 * Moves the view so that a bar is in it.
 * @param {View} view
 * @param {number} length
 * @param {Pick<Bar, "from" | "to">} bar
 */
export function revealed(view, length, { from, to }) {
  if (to > view.from && from < view.to) return view;
  return moved(view, length, (from + Math.min(to, from + view.to - view.from)) / 2 - (view.from + view.to) / 2);
}

/** @param {number} from @param {number} span @param {number} length @returns {View} */
function within(from, span, length) {
  const first = Math.max(0, Math.min(from, length - span));
  return { from: first, to: first + span };
}
