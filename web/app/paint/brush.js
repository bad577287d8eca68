// Paints boards on a canvas, one after the other. From one to the next only the part is
// painted again in which they differ.

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Ringed} from "../board/scene.js" */
/** @import {Sprites} from "./sprites.js" */
/** @import {Thing} from "./things.js" */

/**
 * What of the board is seen, and how.
 * @typedef {object} Look
 * @property {number} left in units
 * @property {number} top
 * @property {number} scale device's pixels a unit
 * @property {number} ratio device's pixels for each of the page
 * @property {string} table the colour under rings
 * @property {string} accent their own
 */

/** A part of the canvas, in its pixels. @typedef {{ left: number, top: number, right: number, bottom: number }} Part */

/** How those rings are painted that a search has, in pixels, as the style of the board has it: how wide the line under it, its dashes, and how they end. @type {Partial<Record<Ringed["kind"], { under: number, dashes: number[], cap: CanvasLineCap }>>} */
const RINGS = {
  newest: { under: 7, dashes: [], cap: "butt" },
  lit: { under: 0, dashes: [8, 6], cap: "butt" },
  beside: { under: 0, dashes: [0, 7], cap: "round" },
};
/** How much is seen of what is half seen through, as the style of the board has it. */
const FAINT = 0.5;
/** How thick a ring's line is, in pixels. */
const RING = 3;
/** No ring reaches farther from the middle of its cell, in units. */
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
    /** What lies there, by all that tells one from another. @type {Map<string, Thing>} */
    this.lies = new Map();
    /** How it is seen. @type {Look | null} */
    this.look = null;
  }

  /**
   * @param {Thing[]} things from the bottom to the top
   * @param {Look} look
   */
  paint(things, look) {
    const { pen, sprites, lies } = this;
    const now = new Map(things.filter(({ name, ring }) => ring || sprites.spots.has(name)).map((thing) => [Object.values(thing).join(), thing]));
    const before = this.look && Object.values(this.look).join() === Object.values(look).join();
    [this.lies, this.look] = [now, look];
    const differ = before ? [...lies].filter(([key]) => !now.has(key)).concat([...now].filter(([key]) => !lies.has(key))) : [];
    const dirty = before ? around(differ.map(([, thing]) => this.partOf(thing, look))) : { left: 0, top: 0, right: pen.canvas.width, bottom: pen.canvas.height };
    const [width, height] = [dirty.right - dirty.left, dirty.bottom - dirty.top];
    if (width <= 0 || height <= 0) return;
    pen.save();
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.clearRect(dirty.left, dirty.top, width, height);
    pen.beginPath();
    pen.rect(dirty.left, dirty.top, width, height);
    pen.clip();
    // What lies on whole pixels needs no smoothing, and is soon painted without.
    pen.imageSmoothingEnabled = !this.right || look.scale !== sprites.scale;
    for (const thing of now.values()) {
      const { left, top, right, bottom } = this.partOf(thing, look);
      if (left < dirty.right && dirty.left < right && top < dirty.bottom && dirty.top < bottom) this.put(thing, look);
    }
    pen.restore();
  }

  /**
   * The part that something takes.
   * @param {Thing} thing
   * @param {Look} look
   * @returns {Part}
   */
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

  /**
   * @param {Thing} thing
   * @param {Look} look
   */
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

  /**
   * @param {Ringed["kind"]} kind
   * @param {Look} look
   */
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

/**
 * Where something is placed: on a whole pixel, where all is sharp.
 * @param {Thing} thing
 * @param {Look} look
 */
function middleOf({ x, y }, { left, top, scale }) {
  return { x: Math.round((x - left) * scale), y: Math.round((y - top) * scale) };
}

/**
 * Where what points to the right points when it is turned; a quarter turn is one exactly.
 * @param {number} angle
 * @returns {[cos: number, sin: number]}
 */
function axis(angle) {
  const quarters = angle / 90;
  if (Number.isInteger(quarters)) return /** @type {[number, number][]} */ ([[1, 0], [0, 1], [-1, 0], [0, -1]])[((quarters % 4) + 4) % 4];
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/**
 * The part that has all these in it.
 * @param {Part[]} parts
 * @returns {Part}
 */
function around(parts) {
  return parts.reduce(
    (all, { left, top, right, bottom }) => ({ left: Math.min(all.left, left), top: Math.min(all.top, top), right: Math.max(all.right, right), bottom: Math.max(all.bottom, bottom) }),
    { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity },
  );
}
