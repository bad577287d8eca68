// A tile while it is carried: the copy that follows the pointer above everything, and what the board shows
// meanwhile.

import { draw, make } from "../base/dom.js";
import { transform, unwrap } from "./layout.js";
import { frameOf } from "./scene.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Point} from "../base/press.js" */

/** The farthest that a tile reaches from its middle, in units. */
const REACH = 75;

export class Ghost {
  /** @param {Drawing} drawing @param {number} tile @param {boolean} finger whether a finger carries it */
  constructor(drawing, tile, finger) {
    this.drawing = drawing;
    this.finger = finger;
    this.turned = draw("g", { class: "turned" }, draw("use", { href: `#tile-${tile}` }), draw("use", { href: `#over-${tile}` }));
    this.svg = draw("svg", { viewBox: [-REACH, -REACH, 2 * REACH, 2 * REACH].join(" "), "aria-hidden": "true" }, this.turned, draw("use", { href: `#number-${tile}` }));
    this.root = make("div", { class: "carried" });
    this.root.append(this.svg);
    this.angle = 0;
    this.size = 0;
    /** @type {Point} */
    this.middle = { x: 0, y: 0 };
    document.body.append(this.root);
    // Reading a style lays it out at the pointer, so that its rise from there is animated.
    void getComputedStyle(this.svg).translate;
  }

  /**
   * @param {Point} at
   * @param {number} cell its size in pixels
   * @returns {Point} where the tile would drop
   */
  follow(at, cell) {
    const { middle, aim, size } = spotOf(at, cell, this.finger, innerWidth);
    this.middle = middle;
    if (size !== this.size) {
      this.size = size;
      const side = `${(2 * REACH * size) / 100}px`;
      Object.assign(this.svg.style, { width: side, height: side });
    }
    this.root.style.translate = `${at.x}px ${at.y}px`;
    // CSS animates this offset, so that a change of side does not jump.
    this.svg.style.translate = `calc(-50% + ${middle.x - at.x}px) calc(-50% + ${middle.y - at.y}px)`;
    return aim;
  }

  /** Turns as it would on a cell, and highlights sides. @param {number} cell @param {number} turn @param {number[]} sides */
  show(cell, turn, sides) {
    const { cells, turn: step } = this.drawing;
    this.angle = unwrap(this.angle, cells[cell].angle + turn * step);
    this.turned.style.transform = `rotate(${this.angle}deg)`;
    lightUp(this.svg, this.drawing, cell, sides, cells[cell]);
  }

  /** Where it is in the window, and its scale: the tile glides from there. */
  place() {
    return { ...this.middle, scale: this.size / 100 };
  }
}

/** The class of what has left its place, on the board and in the tray. */
const AWAY = "carried-away";

/** The class of a cell whose tile would have to leave. */
const LEAVING = "giving-way";

/** The highlighted part of a side. */
const LIT = 0.68;

/** Empties the place of a tile. @param {Element} svg @param {Drawing} drawing @param {number} tile @param {number} cell */
export function liftFrom(svg, drawing, tile, cell) {
  const { seams, cells } = drawing;
  const away = [...svg.querySelectorAll(`.tile[data-lies="${tile}"]`), svg.querySelectorAll(".places > *")[cell], ...svg.querySelectorAll(".frames > .selected")];
  const around = seams.filter(({ a, b }) => a[0] === cell || b[0] === cell).map(({ x, y, angle }) => ({ x, y, angle }));
  const rim = cells[cell].letters.map((_, side) => frameOf(drawing, [cell, side]));
  for (const frame of [...around, ...rim]) away.push(...svg.querySelectorAll(`:is(.joins, .tears) > [transform="${transform(frame)}"]`));
  for (const element of away) element?.classList.add(AWAY);
}

/** The two arrows of an exchange and the radius of their disc, in pixels from its middle. */
const ARROWS = [[[-6, -3], [5, -3]], [[2, -6], [5, -3], [2, 0]], [[6, 3], [-5, 3]], [[-2, 6], [-5, 3], [-2, 0]]];
const MARK = 11;

/**
 * Veils a cell whose tile would have to leave, and marks it with two arrows: the tiles would swap.
 * @param {Element} svg after lightUp
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {boolean} leaves whether a tile would have to leave; else the veil goes
 * @param {number} pixels the size of a cell
 */
export function giveWay(svg, { cells }, cell, leaves, pixels) {
  for (const element of svg.querySelectorAll(`.${LEAVING}`)) element.classList.remove(LEAVING);
  if (!leaves) return;
  svg.querySelector(`[data-cell="${cell}"]`)?.classList.add(LEAVING);
  const { x, y } = cells[cell];
  const unit = 100 / pixels;
  const lines = ARROWS.map((points) => `M${points.map(([dx, dy]) => `${x + dx * unit} ${y + dy * unit}`).join("L")}`);
  const mark = draw("g", { class: "exchange" }, draw("circle", { cx: x, cy: y, r: MARK * unit }), draw("path", { d: lines.join("") }));
  svg.querySelector(".lights")?.append(mark);
}

/** Undoes liftFrom, giveWay and lightUp. */
export function endCarrying() {
  for (const element of document.querySelectorAll(`.${AWAY}, .${LEAVING}`)) element.classList.remove(AWAY, LEAVING);
  for (const lights of document.querySelectorAll(".lights")) lights.remove();
}

/**
 * Highlights sides of a cell, and no others.
 * @param {Element} svg the picture of the board, or of the carried tile
 * @param {Drawing} drawing
 * @param {number} cell
 * @param {number[]} sides
 * @param {{ x: number, y: number }} [middle] the origin of the picture
 */
export function lightUp(svg, drawing, cell, sides, middle = { x: 0, y: 0 }) {
  const lights = svg.querySelector(".lights") ?? svg.appendChild(draw("g", { class: "lights", "aria-hidden": "true" }));
  const count = drawing.cells[cell]?.letters.length ?? 4;
  const half = (count === 3 ? 50 : 50 * Math.tan(Math.PI / count)) * LIT;
  const lines = sides.map((side) => {
    const { x, y, angle } = frameOf(drawing, [cell, side]);
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [half * Math.cos(radians), half * Math.sin(radians)];
    return { x1: x - middle.x - dx, y1: y - middle.y - dy, x2: x - middle.x + dx, y2: y - middle.y + dy };
  });
  lights.replaceChildren(...lines.flatMap((at) => [draw("line", { class: "glow", ...at }), draw("line", { class: "light", ...at })]));
}

/** The smallest size of a carried tile, in pixels. */
export const LEAST = 64;
/** Over large cells a tile floats FLOAT of its size above the finger, at most FAR pixels. */
const FLOAT = 0.45;
const FAR = 96;
/** Over small cells a tile hangs GAP pixels from the cell it aims at, and that is AIM pixels above the finger. */
const GAP = 14;
const AIM = 28;

/**
 * @typedef {object} Spot
 * @property {Point} middle of the tile
 * @property {Point} aim where it would drop
 * @property {number} size of the tile, in pixels
 */

/**
 * @param {Point} at of the pointer
 * @param {number} cell its size in pixels
 * @param {boolean} finger whether a finger covers what is under it
 * @param {number} width of the window
 * @returns {Spot}
 */
export function spotOf({ x, y }, cell, finger, width) {
  const size = Math.max(LEAST, cell);
  if (size === cell) {
    const middle = { x, y: finger ? Math.max(size / 2, y - Math.min(FAR, FLOAT * size)) : y };
    return { middle, aim: { x, y: (y + middle.y) / 2 }, size };
  }
  const aim = { x, y: finger ? y - AIM : y };
  const beside = (cell + size) / 2 + GAP;
  // Without room above, it hangs beside the cell.
  if (aim.y - beside >= size / 2) return { middle: { x, y: aim.y - beside }, aim, size };
  return { middle: { x: x < width / 2 ? x + beside : x - beside, y: Math.max(size / 2, aim.y) }, aim, size };
}
