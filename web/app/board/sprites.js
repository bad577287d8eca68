// Renders the symbols of a drawing onto one sheet of pixels, each at the size in which it is seen:
// copying pixels costs next to nothing, drawing a symbol does not.

import { draw, make } from "../base/dom.js";

/** How far strokes reach beyond their symbol's box, in units. */
const STROKE = 5;
/** The most pixels of a sheet; beyond that all sprites are smaller and less sharp. */
const MOST = 4_000_000;

/** How many sprites are made at a time; in between the page can react. */
const GROUP = 64;

/** A sprite's place on the sheet, and its corner relative to the point where it is put; all in whole pixels. @typedef {{ left: number, top: number, x: number, y: number, width: number, height: number }} Spot */

/**
 * @typedef {object} Sprites
 * @property {HTMLCanvasElement} sheet
 * @property {number} scale pixels per unit, of symbols that are not enlarged
 * @property {Map<string, Spot>} spots by the name of the symbol
 */

/**
 * Renders symbols of the page as they look there.
 * @param {HTMLElement} symbols
 * @param {[name: string, times: number][]} wanted each with its enlargement
 * @param {number} fine pixels per unit
 * @param {() => boolean} isWanted whether the sprites are still wanted
 * @returns {Promise<Sprites | null>} null where the browser cannot, or they are no longer wanted
 */
export async function makeSprites(symbols, wanted, fine, isWanted) {
  const times = new Map(wanted);
  const timesOf = (/** @type {string} */ name) => times.get(name) ?? 1;
  const { shared, own } = sorted(symbols, [...times.keys()]);
  const workshop = makeWorkshop(shared.map(asSeen));
  /** The styled copies that are rendered. @type {Map<string, Element>} */
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
    // A group fills adjacent rows of the sheet: only that strip is drawn.
    const from = Math.min(...group.map(([, { top }]) => top));
    const high = Math.max(...group.map(([, { top, height: h }]) => top + h)) - from;
    const image = await loaded(draw("svg", { width, height: high, viewBox: `0 ${from} ${width} ${high}` }, symbolsHere, ...placed));
    if (!image || !isWanted()) return null;
    pen.drawImage(image, 0, from);
    await pause();
  }
  return { sheet, scale, spots };
}

/** @template T @param {T[]} all */
function groups(all) {
  return Array.from({ length: Math.ceil(all.length / GROUP) }, (_, at) => all.slice(at * GROUP, (at + 1) * GROUP));
}

/** Lets the page react. */
const pause = () => new Promise((done) => setTimeout(done));

/**
 * A shadow root to measure symbols in: inside the page, each measurement would lay out the whole page.
 * @param {Element[]} common copies of symbols that others refer to
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
    /** The boxes of those symbols that show anything. @param {string[]} names @param {Element[]} copies */
    boxesOf: (names, copies) => {
      const placed = names.map((name) => draw("use", { href: `#${name}` }));
      own.replaceChildren(...copies);
      place.replaceChildren(...placed);
      // The box of the <use>, since a symbol's own box ignores its rotation.
      return names.map((name, i) => ({ name, box: placed[i].getBBox() })).filter(({ box }) => box.width > 0);
    },
  };
}

/** @param {{ x: number, y: number, width: number, height: number }} box in units @param {number} scale */
function inPixels(box, scale) {
  const [x, y] = [Math.floor((box.x - STROKE) * scale), Math.floor((box.y - STROKE) * scale)];
  return { x, y, width: Math.ceil((box.x + box.width + STROKE) * scale) - x, height: Math.ceil((box.y + box.height + STROKE) * scale) - y };
}

/**
 * Places all boxes in rows on a roughly square sheet.
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

/** The properties that the style sheet gives symbols. */
const LOOKS = ["fill", "fill-opacity", "stroke"];

/**
 * Splits the symbols: those that wanted ones refer to, together with the clip paths, and all others.
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

/** A copy with the page's styles as attributes, since an image does not see the page's style sheet. @param {Element} symbol */
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

/** @param {SVGSVGElement} svg */
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
