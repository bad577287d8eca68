// Paints boards on a canvas; from one board to the next only the area where they differ.

import { rimOf } from "./scene.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Detail} from "./layout.js" */
/** @import {Ringed, Scene} from "./scene.js" */
/** @import {Sprites} from "./sprites.js" */

/**
 * The view of the board.
 * @typedef {object} Look
 * @property {number} left in units
 * @property {number} top
 * @property {number} scale device pixels per unit
 * @property {number} ratio device pixels per CSS pixel
 * @property {string} table the colour under rings
 * @property {string} accent the colour of rings
 */

/** An area of the canvas in its pixels. @typedef {{ left: number, top: number, right: number, bottom: number }} Part */

/**
 * The rings that a search shows, in CSS pixels, as the board's style sheet has them: the width of the line
 * under the ring, its dashes and their ends.
 * @type {Partial<Record<Ringed["kind"], { under: number, dashes: number[], cap: CanvasLineCap }>>}
 */
const RINGS = {
  newest: { under: 7, dashes: [], cap: "butt" },
  lit: { under: 0, dashes: [8, 6], cap: "butt" },
  beside: { under: 0, dashes: [0, 7], cap: "round" },
};
/** The opacity of faint things, as in the board's style sheet. */
const FAINT = 0.5;
/** The width of a ring's line, in CSS pixels. */
const RING = 3;
/** The greatest distance of a ring from the middle of its cell, in units. */
const REACH = 80;

export class Brush {
  /**
   * @param {CanvasRenderingContext2D} pen
   * @param {Sprites} sprites
   * @param {Pick<Drawing, "card" | "turn">} drawing
   */
  constructor(pen, sprites, { card, turn }) {
    this.pen = pen;
    this.sprites = sprites;
    this.card = new Path2D(card);
    this.right = turn === 90;
    /** The things on the canvas, by all their values. @type {Map<string, Thing>} */
    this.painted = new Map();
    /** @type {Look | null} */
    this.look = null;
  }

  /** @param {Thing[]} things from the bottom to the top @param {Look} look */
  paint(things, look) {
    const { pen, sprites, painted } = this;
    const now = new Map(things.filter(({ name, ring }) => ring || sprites.spots.has(name)).map((thing) => [Object.values(thing).join(), thing]));
    const before = this.look && Object.values(this.look).join() === Object.values(look).join();
    [this.painted, this.look] = [now, look];
    const differ = before ? [...painted].filter(([key]) => !now.has(key)).concat([...now].filter(([key]) => !painted.has(key))) : [];
    const dirty = before ? around(differ.map(([, thing]) => this.partOf(thing, look))) : { left: 0, top: 0, right: pen.canvas.width, bottom: pen.canvas.height };
    const [width, height] = [dirty.right - dirty.left, dirty.bottom - dirty.top];
    if (width <= 0 || height <= 0) return;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(dirty.left, dirty.top, width, height);
    pen.beginPath();
    pen.rect(dirty.left, dirty.top, width, height);
    pen.clip();
    // Sprites on whole pixels need no smoothing, and are faster without.
    pen.imageSmoothingEnabled = !this.right || look.scale !== sprites.scale;
    for (const thing of now.values()) {
      const { left, top, right, bottom } = this.partOf(thing, look);
      if (left < dirty.right && dirty.left < right && top < dirty.bottom && dirty.top < bottom) this.put(thing, look);
    }
    pen.restore();
  }

  /** The area that a thing covers. @param {Thing} thing @param {Look} look @returns {Part} */
  partOf(thing, look) {
    const { sprites } = this;
    const { x, y } = middleOf(thing, look);
    const spot = sprites.spots.get(thing.name);
    if (thing.ring || !spot) {
      const far = REACH * look.scale;
      return { left: Math.floor(x - far), top: Math.floor(y - far), right: Math.ceil(x + far), bottom: Math.ceil(y + far) };
    }
    const [cos, sin] = axis(thing.angle);
    const by = look.scale / sprites.scale;
    const corners = [spot.x, spot.x + spot.width].flatMap((right) => [spot.y, spot.y + spot.height].map((down) => [x + (right * cos - down * sin) * by, y + (right * sin + down * cos) * by]));
    const [across, down] = [corners.map(([at]) => at), corners.map(([, at]) => at)];
    return { left: Math.floor(Math.min(...across)), top: Math.floor(Math.min(...down)), right: Math.ceil(Math.max(...across)), bottom: Math.ceil(Math.max(...down)) };
  }

  /** @param {Thing} thing @param {Look} look */
  put(thing, look) {
    const { pen, sprites: { sheet, scale, spots } } = this;
    const { name, ring, faint, angle } = thing;
    const { x, y } = middleOf(thing, look);
    const [cos, sin] = axis(angle);
    const by = ring ? look.scale : look.scale / scale;
    pen.globalAlpha = faint ? FAINT : 1;
    pen.setTransform(cos * by, sin * by, -sin * by, cos * by, x, y);
    if (ring) return this.circle(ring, look);
    const spot = spots.get(name);
    if (spot) pen.drawImage(sheet, spot.left, spot.top, spot.width, spot.height, spot.x, spot.y, spot.width, spot.height);
  }

  /** @param {Ringed["kind"]} kind @param {Look} look */
  circle(kind, { ratio, scale, table, accent }) {
    const { pen } = this;
    const line = RINGS[kind];
    if (!line) return;
    const { under, dashes, cap } = line;
    const pixel = ratio / scale;
    pen.lineCap = cap;
    pen.setLineDash(dashes.map((dash) => dash * pixel));
    if (under) {
      pen.lineWidth = under * pixel;
      pen.strokeStyle = table;
      pen.stroke(this.card);
    }
    pen.lineWidth = RING * pixel;
    pen.strokeStyle = accent;
    pen.stroke(this.card);
  }
}

/** The middle of a thing, on a whole pixel so that it stays sharp. @param {Thing} thing @param {Look} look */
function middleOf({ x, y }, { left, top, scale }) {
  return { x: Math.round((x - left) * scale), y: Math.round((y - top) * scale) };
}

/**
 * The x axis after a rotation; exact for quarter turns, where cos and sin would be slightly off.
 * @param {number} angle
 * @returns {[cos: number, sin: number]}
 */
function axis(angle) {
  const quarters = angle / 90;
  if (Number.isInteger(quarters)) return /** @type {[number, number][]} */ ([[1, 0], [0, 1], [-1, 0], [0, -1]])[((quarters % 4) + 4) % 4];
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** The smallest area around all parts. @param {Part[]} parts */
function around(parts) {
  return parts.reduce(
    (all, { left, top, right, bottom }) => ({ left: Math.min(all.left, left), top: Math.min(all.top, top), right: Math.max(all.right, right), bottom: Math.max(all.bottom, bottom) }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );
}

/** A symbol, or a ring about a cell, at a place in units and degrees. @typedef {{ name: string, ring?: Ringed["kind"], faint?: boolean, x: number, y: number, angle: number }} Thing */

/**
 * The symbols that a board in this detail needs, each with its enlargement: marks of mismatches are
 * enlarged on small tiles, so that they stay visible.
 * @param {Puzzle} puzzle
 * @param {Detail} detail
 * @param {number} pixels the size of a tile
 * @returns {[name: string, times: number][]}
 */
export function symbolsFor({ tiles, beside, framed, frame }, detail, pixels) {
  const edges = Object.keys(beside);
  const ofTiles = { full: ["shadow", "tile", "over", "number"], less: ["shadow", "tile", "over"], least: ["flat"] }[detail];
  const ofEdges = { full: ["bridge", "letter"], less: ["bridge"], least: [] }[detail];
  const usual = [
    ...["empty", "clue", "mark"],
    ...(framed ? [`edge-${frame}`] : []),
    ...ofTiles.flatMap((name) => tiles.map((_, tile) => `${name}-${tile}`)),
    ...ofEdges.flatMap((name) => edges.map((edge) => `${name}-${edge}`)),
  ];
  /** @type {[string, number]} */
  const conflict = detail === "least" ? ["conflict-mark", 100 / pixels] : ["conflict", Math.max(1, 50 / pixels)];
  return [...usual.map((name) => /** @type {[string, number]} */ ([name, 1])), conflict];
}

/**
 * @param {Scene} scene whose tiles are on cells, or away
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Detail} detail
 * @param {boolean} letters
 * @returns {Thing[]} from the bottom to the top
 */
export function thingsOf({ tiles, bridges, tears, fixed, rings }, puzzle, drawing, detail, letters) {
  const { cells, seams, sink } = drawing;
  /** @type {(name: string, at: { x: number, y: number, angle?: number }, more?: Partial<Thing>) => Thing} */
  const thing = (name, { x, y, angle = 0 }, more) => ({ name, x, y, angle, ...more });
  const ringed = (/** @type {Ringed} */ { cell, kind }) => thing(`ring-${kind}`, cells[cell], { ring: kind });
  const flat = detail === "least";
  const laid = [...tiles.entries()].filter(([, { away }]) => !away);
  const covered = new Set(laid.map(([, { cell }]) => cell));
  return [
    ...cells.flatMap((at, cell) => (covered.has(cell) ? [] : [thing("empty", at), ...rimOf(puzzle, drawing, cell).map((side) => thing(`edge-${puzzle.frame}`, side, { faint: true }))])),
    ...laid.flatMap(([tile, at]) => {
      if (flat) return [thing(`flat-${tile}`, at)];
      const { x, y, edges, like } = at;
      const card = [thing(`shadow-${tile}`, { ...at, y: y + sink }), thing(`tile-${tile}`, at)];
      if (detail === "less") return card;
      const sides = letters ? edges.map((edge, side) => thing(`letter-${edge}`, { x: x + cells[like].letters[side][0], y: y + cells[like].letters[side][1] })) : [];
      return [...card, thing("mark", at), ...sides, thing(`number-${tile}`, { x, y })];
    }),
    ...rings.filter(({ kind }) => kind === "newest").map(ringed),
    ...(flat ? [] : laid.map(([tile, at]) => thing(`over-${tile}`, at))),
    ...fixed.map((cell) => thing("clue", cells[cell])),
    ...(flat ? [] : bridges.map(({ seam, edge }) => thing(`bridge-${edge}`, seams[seam]))),
    ...tears.map((at) => thing(flat ? "conflict-mark" : "conflict", at)),
    ...rings.filter(({ kind }) => kind !== "newest").map(ringed),
  ];
}
