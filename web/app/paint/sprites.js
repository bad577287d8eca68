// What Go drew for a board, as pictures of pixels: all of them on one sheet, each in the
// size in which it is seen. Painting one again costs next to nothing, drawing it does not.

import { draw } from "../base/dom.js";

/** Strokes reach so far out of what they are drawn along, in units. */
const STROKE = 5;
/** A sheet has no more pixels than this; of what would need more everything is smaller, and less sharp. */
const MOST = 4_000_000;

/** Where a picture is on the sheet, and where its corner is as seen from where it is placed: whole pixels all. @typedef {{ left: number, top: number, x: number, y: number, width: number, height: number }} Spot */

/**
 * @typedef {object} Sprites
 * @property {HTMLCanvasElement} sheet
 * @property {number} scale pixels a unit, where nothing is drawn larger
 * @property {Map<string, Spot>} spots by the name of the symbol
 */

/**
 * Makes pictures of symbols that stand in the page, as they look there.
 * @param {HTMLElement} symbols
 * @param {[name: string, times: number][]} wanted and how many times larger each is drawn
 * @param {number} fine pixels a unit
 * @returns {Promise<Sprites | null>} null where the browser makes none
 */
export async function makeSprites(symbols, wanted, fine) {
  const times = new Map(wanted);
  const timesOf = (/** @type {string} */ name) => times.get(name) ?? 1;
  const boxes = boxesOf(symbols, [...times.keys()]);
  const area = boxes.reduce((sum, { name, box }) => sum + (box.width + 2 * STROKE) * (box.height + 2 * STROKE) * timesOf(name) ** 2, 0);
  const scale = Math.min(fine, Math.sqrt(MOST / Math.max(1, area)));
  const { width, height, spots } = shelve(boxes.map(({ name, box }) => ({ name, ...inPixels(box, scale * timesOf(name)) })));
  const sheet = document.createElement("canvas");
  [sheet.width, sheet.height] = [width, height];
  const pen = sheet.getContext("2d");
  if (!pen) return null;
  const placed = [...spots].map(([name, { left, top, x, y }]) => draw("use", { href: `#${name}`, transform: `translate(${left - x} ${top - y}) scale(${scale * timesOf(name)})` }));
  const image = await loaded(draw("svg", { width, height, viewBox: `0 0 ${width} ${height}` }, ...asSeen(symbols), ...placed));
  if (!image) return null;
  pen.drawImage(image, 0, 0);
  return { sheet, scale, spots };
}

/**
 * How much room they take where they are placed, of those that show anything. Only what is
 * laid out takes any.
 * @param {HTMLElement} symbols
 * @param {string[]} names
 */
function boxesOf(symbols, names) {
  const shapes = /** @type {HTMLElement} */ (symbols.querySelector(".shapes"));
  const placed = names.map((name) => draw("use", { href: `#${name}` }));
  shapes.firstElementChild?.append(...placed);
  shapes.hidden = false;
  // A symbol's own box leaves out how it is turned.
  const boxes = names.map((name, i) => ({ name, box: placed[i].getBBox() }));
  shapes.hidden = true;
  for (const one of placed) one.remove();
  return boxes.filter(({ box }) => box.width > 0);
}

/**
 * @param {{ x: number, y: number, width: number, height: number }} box in units
 * @param {number} scale
 */
function inPixels(box, scale) {
  const [x, y] = [Math.floor((box.x - STROKE) * scale), Math.floor((box.y - STROKE) * scale)];
  return { x, y, width: Math.ceil((box.x + box.width + STROKE) * scale) - x, height: Math.ceil((box.y + box.height + STROKE) * scale) - y };
}

/**
 * Finds every picture its place, in rows as long as they are many.
 * @param {{ name: string, x: number, y: number, width: number, height: number }[]} boxes
 */
export function shelve(boxes) {
  const area = boxes.reduce((sum, { width, height }) => sum + width * height, 0);
  const long = Math.max(1, Math.ceil(Math.sqrt(area)), ...boxes.map(({ width }) => width));
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  let [left, top, row] = [0, 0, 0];
  for (const { name, ...box } of boxes) {
    if (left + box.width > long) [left, top, row] = [0, top + row, 0];
    spots.set(name, { left, top, ...box });
    left += box.width;
    row = Math.max(row, box.height);
  }
  return { width: long, height: Math.max(1, top + row), spots };
}

/** What the page's style gives the symbols. */
const LOOKS = ["fill", "fill-opacity", "stroke"];

/**
 * A copy of the symbols that has the looks of the page in itself: an image knows nothing
 * of the page's style.
 * @param {HTMLElement} symbols
 */
function asSeen(symbols) {
  const copy = /** @type {HTMLElement} */ (symbols.cloneNode(true));
  const copies = copy.querySelectorAll("[class], [fill], [stroke]");
  for (const [i, element] of symbols.querySelectorAll("[class], [fill], [stroke]").entries()) {
    const style = getComputedStyle(element);
    for (const look of LOOKS) copies[i].setAttribute(look, style.getPropertyValue(look));
  }
  return copy.querySelectorAll("clipPath, .shapes > svg");
}

/**
 * @param {SVGSVGElement} svg
 * @returns {Promise<HTMLImageElement | null>}
 */
async function loaded(svg) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }));
  image.src = address;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}
