// Pictures of a day's tiles: loose, with a pair that joins into a whole picture; and solved, large or so small that
// only colours show. Until today's have loaded, their places are empty. Each motif set is drawn once, with an id prefix.

import { draw, makeSymbols, use } from "../base/dom.js";
import { drawnIn } from "../base/link.js";
import { drawTile, inradius, sideFrame } from "../board/small.js";
import { layoutOf, symbolsOf } from "../days/puzzle.js";
import { KITS } from "../engine/first.js";
import { edgesShown } from "../game/fits.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {DayPuzzle, DayResult, GridLayout, Mating} from "../days/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** Width and height of the heap of loose tiles. */
const HEAP = 344;

/**
 * Where nine loose squares lie: x, y and lean in degrees; index.html draws the same places empty. The
 * last two hold the pair, if there is one.
 */
const NINE = [[58, 60, -5], [171, 55, 3], [285, 61, -2], [57, 173, 4], [61, 287, 2], [172, 290, -4], [286, 285, 5], [172, 176, -3], [287, 170, 2]];

/** Small shifts (x, y) and leans in degrees for all other heaps. */
const ASKEW = [[1, 2, -5], [-1, -3, 3], [2, 1, -2], [-2, 1, 4], [2, -1, 2], [-1, 3, -4], [0, -2, 5], [1, 0, -3]];

/** Scale of triangles and hexagons, so that they cover about as much as squares. @type {Record<number, number>} */
const SIZES = { 3: 1.1, 6: 0.9 };

/** Turns loose triangles to point up, and moves them down: more of them is above their middle. @type {Record<number, [lean: number, sink: number]>} */
const UPRIGHT = { 3: [60, 12] };

/** The directions in which the two tiles of the pair show their halves. */
const [RIGHT, LEFT] = [90, 270];

/** A tile at the origin, with its shadow. @param {string} tile @param {number} lean @param {Look} look @param {boolean} flat */
function tileAt(tile, lean, { card, prefix }, flat) {
  const shade = flat ? [] : [draw("path", { class: "shadow", d: card, transform: `translate(0 2) rotate(${lean})` })];
  return [...shade, ...drawTile([...tile], lean, card, flat, prefix)];
}

/** The whole picture that covers a seam where two halves meet. @param {string} edge @param {string} transform to the frame of the side @param {Look} look */
function bridge(edge, transform, { prefix }) {
  return draw("g", { class: "bridge", transform }, use(`${prefix}bridge-${edge}`, "whole"));
}

/**
 * Where loose tiles lie: x, y and lean, and the scale of a tile. The last two spots are side by side,
 * on the right of the middle row.
 * @param {number} count
 * @param {number} sides
 */
function heap(count, sides) {
  if (count === NINE.length && sides === 4) return { spots: NINE, scale: 1 };
  const rows = Math.round(Math.sqrt(count));
  const middle = Math.floor(rows / 2);
  const long = Math.ceil(count / rows);
  const pitch = HEAP / long;
  /** The middle row is the longest; the others share the rest. */
  const inRow = (/** @type {number} */ row) => (row === middle ? long : Math.floor((count - long) / (rows - 1)));
  const spots = Array.from({ length: rows }, (_, row) => Array.from({ length: inRow(row) }, (_, at) => [(HEAP - pitch * inRow(row)) / 2 + pitch * (at + 0.5), (HEAP / rows) * (row + 0.5)]));
  const last = spots[middle].splice(-2);
  const scale = ((pitch * 3) / HEAP) * (SIZES[sides] ?? 1);
  return { spots: [...spots.flat(), ...last].map(([x, y], at) => [x + ASKEW[at % ASKEW.length][0] * scale, y + ASKEW[at % ASKEW.length][1] * scale, ASKEW[at % ASKEW.length][2]]), scale };
}

/**
 * The tiles as they come out of the box. The pair, if there is one, lies apart until the picture gets
 * the class "joined".
 * @param {Pick<DayPuzzle, "tiles" | "pair">} puzzle
 * @param {Look} look
 */
function loosePicture({ tiles, pair }, look) {
  const svg = draw("svg", { class: "loose-tiles", viewBox: `0 0 ${HEAP} ${HEAP}`, "aria-hidden": "true" });
  const sides = tiles[0].length;
  const { spots, scale } = heap(tiles.length, sides);
  const size = (scale * 50) / (50 + look.tabs * 0.75); // a little overlap is how tiles lie in a heap
  const [upright, sink] = UPRIGHT[sides] ?? [0, 0];
  const others = [...tiles.keys()].filter((tile) => !pair?.some(([one]) => one === tile));
  for (const [at, tile] of others.slice(0, spots.length).entries()) {
    const [x, y, lean] = spots[at];
    svg.append(draw("g", { transform: `translate(${x} ${y + sink}) rotate(${lean}) scale(${size})` }, ...tileAt(tiles[tile], upright + ((at % sides) * 360) / sides, look, false)));
  }
  if (!pair) return svg;
  const [left, right] = pair;
  const far = inradius(sides);
  const leanOf = (/** @type {Mating} */ [, side], /** @type {number} */ to) => to - (side * 360) / sides;
  const half = (/** @type {string} */ name, /** @type {number} */ x, /** @type {Mating} */ mating, /** @type {number} */ to) =>
    draw("g", { transform: `translate(${x} 0)` }, draw("g", { class: `half ${name}` }, ...tileAt(tiles[mating[0]], leanOf(mating, to), look, false)));
  const seam = draw("g", { transform: `translate(${-far} 0)` }, bridge(tiles[left[0]][left[1]], sideFrame(0, sides, RIGHT), look));
  const [one, other] = spots.slice(-2);
  const [x, y, lean] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2, one[2]];
  svg.append(draw("g", { transform: `translate(${x} ${y}) rotate(${lean}) scale(${size})` }, half("left", -far, left, RIGHT), half("right", far, right, LEFT), seam));
  return svg;
}

/**
 * @param {string[]} tiles
 * @param {Board} board
 * @param {GridLayout} layout
 * @param {Look} look
 * @param {boolean} flat whether it is so small that only colours show
 */
export function solvedPicture(tiles, board, { box, turn, cells, seams }, look, flat) {
  const room = flat ? 0 : 6 + look.tabs;
  const [x, y, width, height] = box;
  const svg = draw("svg", { class: flat ? "small-board" : "solved-board", viewBox: [x - room, y - room, width + 2 * room, height + 2 * room].join(" "), "aria-hidden": "true" });
  for (const [cell, laid] of board.entries()) {
    const tile = laid && tiles[laid[0]];
    if (!tile || !cells[cell]) continue;
    const [left, top, angle] = cells[cell];
    svg.append(draw("g", { transform: `translate(${left} ${top})` }, ...tileAt(tile, angle + laid[1] * turn, look, flat)));
  }
  if (flat) return svg;
  for (const [cell, side, left, top, angle] of seams) {
    const edge = edgesShown({ tiles }, board[cell])[side];
    if (edge) svg.append(bridge(edge, `translate(${left} ${top}) rotate(${angle})`, look));
  }
  return svg;
}

/** Show the loose tiles apart for this many ms before two of them join. */
const APART = 700;

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Symbols} symbols
 * @returns {(state: State, today: DayPuzzle | null, result: DayResult | null) => void}
 */
export function makeTodaysPicture(app, root, symbols) {
  const blank = /** @type {Element} */ (root.firstElementChild);
  /** What the view was last drawn from, and for which day. */
  let [shown, day] = ["", ""];
  let joined = false;
  return ({ home, page: { settings } }, today, result) => {
    const known = result ? drawnIn(result.link) : today;
    const art = settings.plain ? "plain" : (known?.art ?? "");
    const wanted = JSON.stringify([home.today, art, result?.board]);
    root.dataset.day = home.today;
    const look = known && symbols.look(app, art, known.tiles);
    const layout = result && symbols.layout(app, drawnIn(result.link).grid);
    if (!known || !look || (result && !layout)) {
      if (day !== home.today) root.replaceChildren(blank);
      [shown, day] = ["", home.today];
      return;
    }
    if (shown === wanted) return;
    [shown, day] = [wanted, home.today];
    const picture = result && layout ? solvedPicture(known.tiles, result.board, layout, look, false) : loosePicture(known, look);
    root.replaceChildren(picture);
    if (result) return;
    if (joined || matchMedia("(prefers-reduced-motion: reduce)").matches) picture.classList.add("joined");
    else setTimeout(() => picture.classList.add("joined", "joining"), APART);
    // Left in place, this class would run the animation again whenever home is shown again.
    picture.addEventListener("animationend", () => picture.classList.remove("joining"));
    joined = true;
  };
}

/** How a set's tiles are drawn: id prefix, outline, and how far tiles reach out of their cells. @typedef {{ prefix: string, card: string, tabs: number }} Look */

/** Loads looks and layouts on demand and remembers them. */
export class Symbols {
  /**
   * @param {Element} root gets the drawings
   * @param {() => void} arrived is called when more has loaded
   */
  constructor(root, arrived) {
    this.root = root;
    this.arrived = arrived;
    /** By key; null while it loads, or if it failed. @type {Map<string, Look | GridLayout | null>} */
    this.known = new Map();
    /** @type {Set<string>} */
    this.lost = new Set();
  }

  /** How tiles of a set are drawn, as the plain set where a file names one that there is none; null until it has loaded. @param {App} app @param {string} art @param {string[]} tiles */
  look(app, art, tiles) {
    const sides = tiles[0]?.length ?? 0;
    return /** @type {Look | null} */ (this.get(`${KITS.includes(art) ? art : "plain"}-${sides}`, async (key) => this.drawn(await symbolsOf(app, key), `home-${key}-`)));
  }

  /** Where the tiles of a grid lie; null until it has loaded. @param {App} app @param {string} grid */
  layout(app, grid) {
    return /** @type {GridLayout | null} */ (this.get(grid, (key) => layoutOf(app, key)));
  }

  /** Lets what failed be loaded again when it is needed. */
  askAgain() {
    for (const key of this.lost) this.known.delete(key);
    this.lost.clear();
  }

  /** @param {string} key @param {(key: string) => Promise<Look | GridLayout>} ask */
  get(key, ask) {
    if (!this.known.has(key)) void this.bring(key, ask);
    return this.known.get(key) ?? null;
  }

  /** @param {string} key @param {(key: string) => Promise<Look | GridLayout>} ask */
  async bring(key, ask) {
    this.known.set(key, null);
    try {
      this.known.set(key, await ask(key));
      this.arrived();
    } catch {
      // Nobody waits for a picture: report nothing.
      this.lost.add(key);
    }
  }

  /** Adds the drawings of a set to the page. @param {string} text @param {string} prefix @returns {Look} */
  drawn(text, prefix) {
    const symbols = makeSymbols(text, prefix);
    this.root.append(symbols);
    const card = symbols.querySelector(`#${prefix}card`)?.getAttribute("d") ?? "";
    return { prefix, card, tabs: Number(/ data-tabs="([\d.]+)"/.exec(text)?.[1] ?? 0) };
  }
}
