// The tile that is carried: a copy of it that follows the pointer over everything.

import { draw, make } from "../base/dom.js";
import { unwrap } from "../board/layout.js";
import { lightUp } from "./lifted.js";
import { spotOf } from "./spot.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Point} from "../base/press.js" */

/** No tile reaches farther from its middle, in units. */
const REACH = 75;

export class Ghost {
  /**
   * @param {Drawing} drawing
   * @param {number} tile
   * @param {boolean} finger whether a finger carries it
   */
  constructor(drawing, tile, finger) {
    this.drawing = drawing;
    this.finger = finger;
    this.turned = draw("g", { class: "turned" }, draw("use", { href: `#tile-${tile}` }), draw("use", { href: `#over-${tile}` }));
    this.svg = draw("svg", { viewBox: [-REACH, -REACH, 2 * REACH, 2 * REACH].join(" "), "aria-hidden": "true" }, this.turned, draw("use", { href: `#number-${tile}` }));
    this.root = make("div", { class: "carried" });
    this.root.append(this.svg);
    /** How far it is turned, in degrees. */
    this.angle = 0;
    this.size = 0;
    /** @type {Point} */
    this.middle = { x: 0, y: 0 };
    document.body.append(this.root);
    // Without a look at it where the pointer is it would not rise from there.
    void getComputedStyle(this.svg).translate;
  }

  /**
   * Follows the pointer.
   * @param {Point} at
   * @param {number} cell how large a cell is, in pixels
   * @returns {Point} where the tile would be put down
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
    // Where it hangs beside the pointer it glides, so that nothing jumps.
    this.svg.style.translate = `calc(-50% + ${middle.x - at.x}px) calc(-50% + ${middle.y - at.y}px)`;
    return aim;
  }

  /**
   * Lies as it would on a cell, and shows what would match there.
   * @param {number} cell
   * @param {number} turn
   * @param {number[]} sides
   */
  show(cell, turn, sides) {
    const { cells, turn: step } = this.drawing;
    this.angle = unwrap(this.angle, cells[cell].angle + turn * step);
    this.turned.style.transform = `rotate(${this.angle}deg)`;
    lightUp(this.svg, this.drawing, cell, sides, cells[cell]);
  }

  /** Where it is shown, and how large: from there it settles. */
  place() {
    return { ...this.middle, scale: this.size / 100 };
  }
}
