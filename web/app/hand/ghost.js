// The copy of a carried tile, which follows the pointer above everything.

import { draw, make } from "../base/dom.js";
import { unwrap } from "../board/layout.js";
import { lightUp } from "./lifted.js";
import { spotOf } from "./spot.js";

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
