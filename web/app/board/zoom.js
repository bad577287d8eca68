// The part of a large board that is in view, its buttons and keys. At rest it is the picture's viewBox. While the
// view moves, a CSS transform moves the painted picture, because a new viewBox repaints every tile. Positions in the
// window are right at all times. The view is not stored: each puzzle starts whole.

import { iconButton, make } from "../base/dom.js";
import { between, boxOf, panBy, reveal, whole, zoomAbout } from "./viewport.js";
import { tell } from "./words.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Point} from "../base/press.js" */
/** @import {Store} from "../base/store.js" */
/** @import {State} from "./state.d.ts" */
/** @import {Box, View} from "./viewport.js" */

const ZOOMS = [
  ["zoom-in", "zoom.in", "M12 5v14M5 12h14"],
  ["zoom-out", "zoom.out", "M5 12h14"],
  ["zoom-whole", "zoom.whole", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"],
];

/** One can zoom where a tile of the whole board is smaller than this, in pixels. */
const SMALL = 72;
/** The size of a tile at the largest zoom, in pixels. */
const LARGE = 160;
/** The view is at rest when it has not moved for this many milliseconds. */
const REST = 120;
/** The duration of an automatic movement, in milliseconds. */
const GLIDE = 160;
/** A dragged tile this near to an edge of the view scrolls it, by DRIFT in each frame; in pixels. */
const RIM = 36;
const DRIFT = 7;
/** It scrolls once the tile was held there for LINGER milliseconds, within HELD pixels. */
const LINGER = 400;
const HELD = 12;
/** The margin between the board and the edge of the page, in pixels. */
const MARGIN = 16;
/** The room kept about a cell that is brought into view, in units. */
const ROOM = 62;

export class Zooming {
  /**
   * @param {HTMLElement} root as wide as the board's longer side
   * @param {HTMLElement} buttons
   * @param {() => void} rest is called when the view has come to rest
   */
  constructor(root, buttons, rest) {
    this.root = root;
    this.buttons = buttons;
    this.rest = rest;
    buttons.append(...ZOOMS.map(([action, label, path]) => iconButton(action, label, path)));
    /** The element that moves: it holds the picture. */
    this.slide = make("div", { class: "slide" });
    this.lens = make("div", { class: "lens" }, this.slide);
    /** @type {{ svg: SVGSVGElement, drawing: Drawing } | null} */
    this.picture = null;
    this.width = 0;
    /** The free room on either side, in pixels, and the width of the view relative to the board's. */
    this.free = 0;
    this.wide = 1;
    /** The view now, and when the picture was last painted. @type {View} */
    this.view = { x: 0, y: 0, zoom: 1 };
    this.painted = this.view;
    this.resting = 0;
    this.gliding = 0;
    /** Where a dragged tile is held near an edge, and since when. @type {(Point & { since: number }) | null} */
    this.held = null;
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
  }

  /** The size of a tile when the whole board is in view, in pixels. */
  size() {
    const box = this.picture?.drawing.viewBox;
    return box ? (this.width / Math.max(box[2], box[3])) * 100 : LARGE;
  }

  zooms() {
    return this.size() < SMALL;
  }

  most() {
    return LARGE / this.size();
  }

  isWhole() {
    return this.view.zoom <= 1;
  }

  /** The present size of a tile, in pixels. */
  pixels() {
    return this.size() * this.view.zoom;
  }

  /** All that can be in view: the board and the free room beside it. @returns {Box} */
  box() {
    const [x, y, width, height] = this.picture?.drawing.viewBox ?? [0, 0, 1, 1];
    const beside = (width * (this.wide - 1)) / 2;
    return [x - beside, y, width + 2 * beside, height, beside];
  }

  /** Widens the view into the free room where one can zoom. */
  spread() {
    const [, , across, down] = this.picture?.drawing.viewBox ?? [0, 0, 1, 1];
    this.wide = this.width && this.zooms() ? (this.width + 2 * this.free) / (this.width * Math.min(1, across / down)) : 1;
    this.root.style.setProperty("--wide", String(this.wide));
  }

  /** Shows another picture, whole. @param {SVGSVGElement} svg @param {Drawing} drawing */
  show(svg, drawing) {
    cancelAnimationFrame(this.gliding);
    clearTimeout(this.resting);
    this.picture = { svg, drawing };
    this.slide.style.transform = "";
    this.spread();
    this.view = this.painted = whole(this.box());
    this.showButtons();
  }

  /** Fits the view to the element's size; keeps it while the element is hidden. */
  fit() {
    const { left, right, width } = this.root.getBoundingClientRect();
    const stage = this.root.parentElement?.getBoundingClientRect() ?? { left, right };
    const free = Math.max(0, Math.min(left - stage.left, stage.right - right) - MARGIN);
    if (!width || (width === this.width && free === this.free)) return;
    Object.assign(this, { width, free });
    this.spread();
    if (this.picture) this.view = this.zooms() ? zoomAbout(this.view, this.box(), this.view, 1, this.most()) : whole(this.box());
    this.settle();
  }

  /**
   * @param {number} factor
   * @param {Point | null} at a fixed point in the window; null for the focused cell, else `target`, else the middle
   * @param {number} [target] a cell, or -1
   */
  by(factor, at, target = -1) {
    if (!this.picture || !this.zooms()) return;
    const { cells } = this.picture.drawing;
    const box = this.box();
    if (at) {
      this.jump(zoomAbout(this.view, box, this.unitsAt(at), factor, this.most()));
      return;
    }
    const [x, y, across, down] = boxOf(this.view, box);
    const cell = this.root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-cell") : null;
    const about = cells[cell ? Number(cell) : target];
    const near = zoomAbout(this.view, box, about ?? { x: x + across / 2, y: y + down / 2 }, factor, this.most());
    // A cell at the edge of the view would be cut off.
    this.glide(about ? reveal(near, box, about, ROOM) : near);
  }

  whole() {
    if (this.picture) this.glide(whole(this.box()));
  }

  /**
   * Moves what is at one point of the window to another, and zooms by a factor.
   * @param {Point} from
   * @param {Point} to
   * @param {number} [factor]
   * @returns {boolean} whether that moves the view
   */
  drag(from, to, factor = 1) {
    if (!this.picture) return false;
    const { view } = this;
    const board = this.box();
    const [a, b] = [this.unitsAt(from), this.unitsAt(to)];
    const near = zoomAbout(view, board, a, factor, this.most());
    const shrunk = view.zoom / near.zoom;
    const next = panBy(near, board, (a.x - b.x) * shrunk, (a.y - b.y) * shrunk);
    const moves = next.x !== view.x || next.y !== view.y || next.zoom !== view.zoom;
    if (moves) this.jump(next);
    return moves;
  }

  /** @param {number} cell */
  reveal(cell) {
    const { view } = this;
    if (!this.picture || view.zoom <= 1 || cell < 0) return;
    const next = reveal(view, this.box(), this.picture.drawing.cells[cell], ROOM);
    if (next.x !== view.x || next.y !== view.y) this.jump(next);
  }

  /**
   * Scrolls the view a little while a tile is held near its edge, not when it only passes.
   * @param {Point} at in the window
   * @returns {boolean} whether it scrolled, or will
   */
  drift(at) {
    const box = this.frame();
    const { x, y, zoom } = this.view;
    const inside = zoom > 1 && at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom;
    const pull = (/** @type {number} */ near, /** @type {number} */ far) => (near < RIM ? DRIFT : 0) - (far < RIM ? DRIFT : 0);
    const [dx, dy] = inside ? [pull(at.x - box.left, box.right - at.x), pull(at.y - box.top, box.bottom - at.y)] : [0, 0];
    if (!dx && !dy) {
      this.held = null;
      return false;
    }
    const now = performance.now();
    const lingers = this.held !== null && now - this.held.since >= LINGER;
    if (!this.held || (!lingers && Math.hypot(at.x - this.held.x, at.y - this.held.y) > HELD)) this.held = { ...at, since: now };
    if (!lingers) return true;
    this.drag(at, { x: at.x + dx, y: at.y + dy });
    return x !== this.view.x || y !== this.view.y;
  }

  /** @param {View} to */
  glide(to) {
    const [from, began] = [this.view, performance.now()];
    cancelAnimationFrame(this.gliding);
    const on = () => {
      const part = this.still.matches ? 1 : Math.min(1, (performance.now() - began) / GLIDE);
      this.look(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) this.gliding = requestAnimationFrame(on);
    };
    on();
  }

  /** @param {View} to */
  jump(to) {
    cancelAnimationFrame(this.gliding);
    this.look(to);
  }

  /** Moves the painted picture until the view comes to rest. @param {View} next */
  look(next) {
    if (!this.picture) return;
    const { painted } = this;
    this.view = next;
    const pixels = (this.frame().width / this.box()[2]) * next.zoom;
    this.slide.style.transform = `translate(${(painted.x - next.x) * pixels}px, ${(painted.y - next.y) * pixels}px) scale(${next.zoom / painted.zoom})`;
    this.showButtons();
    this.root.dispatchEvent(new Event("looked"));
    clearTimeout(this.resting);
    this.resting = setTimeout(() => this.settle(), REST);
  }

  /** Repaints the part in view. */
  settle() {
    if (!this.picture) return;
    clearTimeout(this.resting);
    this.painted = this.view;
    this.picture.svg.setAttribute("viewBox", boxOf(this.view, this.box()).join(" "));
    this.slide.style.transform = "";
    this.showButtons();
    this.rest();
    this.root.dispatchEvent(new Event("looked"));
  }

  showButtons() {
    const { zoom } = this.view;
    // On the body: the whole page's layout depends on it, and a :has selector would be evaluated again for
    // each change on the board.
    document.body.dataset.zooms = String(this.zooms());
    this.root.dataset.zoomed = String(zoom > 1);
    this.buttons.hidden = !this.zooms();
    for (const button of this.buttons.children) {
      const ends = button.getAttribute("data-action") === "zoom-in" ? zoom >= this.most() : zoom <= 1;
      button.setAttribute("aria-disabled", String(ends));
    }
  }

  /** The picture's rectangle in the window. */
  frame() {
    return this.lens.getBoundingClientRect();
  }

  /** @param {Point} at in the window @returns {Point} in units */
  unitsAt({ x, y }) {
    const box = this.frame();
    const [left, top, across, down] = boxOf(this.view, this.box());
    return { x: left + ((x - box.x) / box.width) * across, y: top + ((y - box.y) / box.height) * down };
  }
}

/** The zoom factor of one press. */
const STEP = 1.6;

/**
 * @param {{ store: Store<State> }} app
 * @param {Zooming} zooming
 * @param {() => number} target the cell to zoom to, -1 for none
 * @returns {Record<string, () => unknown>} by data-action
 */
export function zoomActions(app, zooming, target) {
  const closer = () => zooming.zooms() && zooming.view.zoom < zooming.most();
  return {
    "zoom-in": () => (closer() ? zooming.by(STEP, null, target()) : tell(app, "largest")),
    "zoom-out": () => (zooming.isWhole() ? tell(app, "whole") : zooming.by(1 / STEP, null, target())),
    "zoom-whole": () => (zooming.isWhole() ? tell(app, "whole") : zooming.whole()),
  };
}
