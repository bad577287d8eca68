// What Go drew for a board, as pictures of pixels: all of them on one sheet, each in the
// size in which it is seen. Painting one again costs next to nothing, drawing it does not.

import { draw, make } from "../base/dom.js";

/** Strokes reach so far out of what they are drawn along, in units. */
const STROKE = 5;
/** A sheet has no more pixels than this; of what would need more everything is smaller, and less sharp. */
const MOST = 4_000_000;

/** So many pictures are made at a time: in between the page is there for whoever touches it. */
const GROUP = 64;

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
 * @param {() => boolean} isWanted whether they still are
 * @returns {Promise<Sprites | null>} null where the browser makes none, or they are not wanted any more
 */
export async function makeSprites(symbols, wanted, fine, isWanted) {
  const times = new Map(wanted);
  const timesOf = (/** @type {string} */ name) => times.get(name) ?? 1;
  const { shared, own } = sorted(symbols, [...times.keys()]);
  const workshop = makeWorkshop(shared.map(asSeen));
  /** The copies that the pictures are made of. @type {Map<string, Element>} */
  const copies = new Map();
  /** @type {ReturnType<typeof workshop.boxesOf>} */
  const boxes = [];
  try {
    for (const names of groups([...times.keys()])) {
      for (const name of names) if (own.has(name)) copies.set(name, asSeen(/** @type {Element} */ (own.get(name))));
      boxes.push(...workshop.boxesOf(names, names.flatMap((name) => copies.get(name) ?? [])));
      await pause();
      if (!isWanted()) return null;
    }
  } finally {
    workshop.close();
  }
  const area = boxes.reduce((sum, { name, box }) => sum + (box.width + 2 * STROKE) * (box.height + 2 * STROKE) * timesOf(name) ** 2, 0);
  const scale = Math.min(fine, Math.sqrt(MOST / Math.max(1, area)));
  const { width, height, spots } = shelve(boxes.map(({ name, box }) => ({ name, ...inPixels(box, scale * timesOf(name)) })));
  const sheet = document.createElement("canvas");
  [sheet.width, sheet.height] = [width, height];
  const pen = sheet.getContext("2d");
  if (!pen) return null;
  for (const group of groups([...spots])) {
    const placed = group.map(([name, { left, top, x, y }]) => draw("use", { href: `#${name}`, transform: `translate(${left - x} ${top - y}) scale(${scale * timesOf(name)})` }));
    const symbolsHere = draw("defs", {}, ...workshop.common, ...group.flatMap(([name]) => copies.get(name) ?? []));
    // They stand in rows.
    const from = Math.min(...group.map(([, { top }]) => top));
    const high = Math.max(...group.map(([, { top, height: h }]) => top + h)) - from;
    const image = await loaded(draw("svg", { width, height: high, viewBox: `0 ${from} ${width} ${high}` }, symbolsHere, ...placed));
    if (!image || !isWanted()) return null;
    pen.drawImage(image, 0, from);
    await pause();
  }
  return { sheet, scale, spots };
}

/**
 * @template T
 * @param {T[]} all
 * @returns {T[][]}
 */
function groups(all) {
  return Array.from({ length: Math.ceil(all.length / GROUP) }, (_, at) => all.slice(at * GROUP, (at + 1) * GROUP));
}

/** Gives the page back for a moment. */
const pause = () => new Promise((done) => setTimeout(done));

/**
 * Where symbols are laid out to be measured: apart from the page, which would be laid out with
 * them each time.
 * @param {Element[]} common copies of what others consist of
 */
function makeWorkshop(common) {
  const host = make("div", { class: "unseen", "aria-hidden": "true" });
  document.body.append(host);
  const defs = draw("defs", {}, ...common);
  const own = draw("defs");
  const place = draw("g");
  host.attachShadow({ mode: "open" }).append(draw("svg", {}, defs, own, place));
  return {
    common,
    close: () => host.remove(),
    /**
     * How much room they take where they are placed, of those that show anything.
     * @param {string[]} names
     * @param {Element[]} copies
     */
    boxesOf: (names, copies) => {
      const placed = names.map((name) => draw("use", { href: `#${name}` }));
      own.replaceChildren(...copies);
      place.replaceChildren(...placed);
      // A symbol's own box leaves out how it is turned.
      return names.map((name, i) => ({ name, box: placed[i].getBBox() })).filter(({ box }) => box.width > 0);
    },
  };
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
 * The symbols that are wanted, apart: those that others of them consist of, with what else
 * these do, and each of the rest.
 * @param {HTMLElement} symbols
 * @param {string[]} wanted
 */
function sorted(symbols, wanted) {
  const known = new Map([...symbols.querySelectorAll(".shapes defs > *")].map((symbol) => [symbol.id, symbol]));
  /** @type {Set<string>} */
  const within = new Set();
  const reach = (/** @type {string} */ name) => {
    for (const use of usesIn(known.get(name))) {
      const other = use.getAttribute("href")?.slice(1) ?? "";
      if (within.has(other)) continue;
      within.add(other);
      reach(other);
    }
  };
  for (const name of wanted) reach(name);
  const shared = [...symbols.querySelectorAll("svg.unseen > clipPath"), ...[...within].flatMap((name) => known.get(name) ?? [])];
  const own = new Map([...known].filter(([name]) => !within.has(name)));
  return { shared, own };
}

/** @param {Element | undefined} symbol */
const usesIn = (symbol) => (symbol ? [symbol, ...symbol.querySelectorAll("use")].filter((element) => element.matches("use")) : []);

/**
 * A copy of a symbol that has the looks of the page in itself: an image knows nothing of the
 * page's style.
 * @param {Element} symbol
 */
function asSeen(symbol) {
  const copy = /** @type {Element} */ (symbol.cloneNode(true));
  const all = (/** @type {Element} */ root) => [root, ...root.querySelectorAll("*")];
  const copies = all(copy);
  for (const [i, element] of all(symbol).entries()) {
    if (!element.matches("[class], [fill], [stroke]")) continue;
    const style = getComputedStyle(element);
    for (const look of LOOKS) copies[i].setAttribute(look, style.getPropertyValue(look));
  }
  return copy;
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
