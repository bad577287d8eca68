// Looking closer at a board of many tiles: the part of it that is in view. At rest the
// view is the picture's viewBox. While it moves, the picture is moved as it was painted,
// because a new viewBox paints every tile anew. Whatever asks the picture where a cell
// lies in the window is told right all the time. The view belongs to the window, not to
// the person's data: another puzzle is seen whole.

import { iconButton, make } from "../base/dom.js";
import { between, boxOf, panBy, reveal, whole, zoomAbout } from "./viewport.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Point} from "../base/press.js" */
/** @import {View} from "./viewport.js" */

/** The buttons and their icons. */
const ZOOMS = [
  ["zoom-in", "zoom.in", "M12 5v14M5 12h14"],
  ["zoom-out", "zoom.out", "M5 12h14"],
  ["zoom-whole", "zoom.whole", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"],
];

/** Where tiles of a whole board are drawn smaller than this, in pixels, one can look closer. */
const SMALL = 72;
/** The largest a tile is drawn. */
const LARGE = 160;
/** The view has come to rest when it was not moved for so many milliseconds. */
const REST = 120;
/** How long the view takes that was not moved by hand. */
const GLIDE = 160;
/** So near to the rim a tile at hand moves the view, and so far in each frame, in pixels. */
const RIM = 36;
const DRIFT = 7;
/** The room about a cell that comes into view, in units. */
const ROOM = 62;

/** @typedef {ReturnType<typeof makeZooming>} Zooming */

/**
 * @param {HTMLElement} root as wide as the board's longer side
 * @param {HTMLElement} buttons that look closer, and farther
 * @param {() => void} rest what is done once the view has come to rest
 */
export function makeZooming(root, buttons, rest) {
  buttons.append(...ZOOMS.map(([action, label, path]) => iconButton(action, label, path)));
  // What moves is moved as one, above the picture itself.
  const slide = make("div", { class: "slide" });
  const lens = make("div", { class: "lens" }, slide);
  /** @type {{ svg: SVGSVGElement, drawing: Drawing } | null} */
  let picture = null;
  let width = 0;
  /** What is in view, and what was when the picture was last painted. @type {View} */
  let view = { x: 0, y: 0, zoom: 1 };
  let painted = view;
  let resting = 0;
  let gliding = 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  /** How large a tile of the whole board is, in pixels. */
  const size = () => (picture ? (width / Math.max(picture.drawing.viewBox[2], picture.drawing.viewBox[3])) * 100 : LARGE);
  const zooms = () => size() < SMALL;
  const most = () => LARGE / size();

  /** @param {View} next */
  const look = (next) => {
    if (!picture) return;
    view = next;
    const scale = view.zoom / painted.zoom;
    const pixels = (frame().width / picture.drawing.viewBox[2]) * view.zoom;
    slide.style.transform = `translate(${(painted.x - view.x) * pixels}px, ${(painted.y - view.y) * pixels}px) scale(${scale})`;
    showButtons();
    clearTimeout(resting);
    resting = setTimeout(settle, REST);
  };

  /** Paints what is in view. */
  const settle = () => {
    if (!picture) return;
    clearTimeout(resting);
    painted = view;
    picture.svg.setAttribute("viewBox", boxOf(view, picture.drawing.viewBox).join(" "));
    slide.style.transform = "";
    showButtons();
    rest();
  };

  const showButtons = () => {
    root.dataset.zooms = String(zooms());
    root.dataset.zoomed = String(view.zoom > 1);
    buttons.hidden = !zooms();
    for (const button of buttons.children) {
      const ends = button.getAttribute("data-action") === "zoom-in" ? view.zoom >= most() : view.zoom <= 1;
      button.setAttribute("aria-disabled", String(ends));
    }
  };

  /** @param {View} to */
  const glide = (to) => {
    const [from, began] = [view, performance.now()];
    cancelAnimationFrame(gliding);
    const on = () => {
      const part = still.matches ? 1 : Math.min(1, (performance.now() - began) / GLIDE);
      look(between(from, to, 1 - (1 - part) ** 3));
      if (part < 1) gliding = requestAnimationFrame(on);
    };
    on();
  };

  /** @param {View} to */
  const jump = (to) => {
    cancelAnimationFrame(gliding);
    look(to);
  };

  /** Where the picture lies in the window. */
  const frame = () => lens.getBoundingClientRect();

  /**
   * What lies at a point of the window.
   * @param {Point} at
   * @returns {Point} in units
   */
  const unitsAt = ({ x, y }) => {
    const box = frame();
    const [left, top, across, down] = boxOf(view, picture?.drawing.viewBox ?? [0, 0, 1, 1]);
    return { x: left + ((x - box.x) / box.width) * across, y: top + ((y - box.y) / box.height) * down };
  };

  /**
   * Lets what lay at one point of the window lie at another, as many times larger.
   * @param {Point} from
   * @param {Point} to
   * @param {number} [factor]
   * @returns {boolean} whether that moves the view
   */
  const drag = (from, to, factor = 1) => {
    if (!picture) return false;
    const board = picture.drawing.viewBox;
    const [a, b] = [unitsAt(from), unitsAt(to)];
    const near = zoomAbout(view, board, a, factor, most());
    const shrunk = view.zoom / near.zoom;
    const next = panBy(near, board, (a.x - b.x) * shrunk, (a.y - b.y) * shrunk);
    const moves = next.x !== view.x || next.y !== view.y || next.zoom !== view.zoom;
    if (moves) jump(next);
    return moves;
  };

  return {
    zooms,
    lens,

    isWhole: () => view.zoom <= 1,

    /** How large a tile is drawn, in pixels. */
    pixels: () => size() * view.zoom,

    /**
     * @param {SVGSVGElement} svg
     * @param {Drawing} drawing
     */
    show(svg, drawing) {
      cancelAnimationFrame(gliding);
      clearTimeout(resting);
      picture = { svg, drawing };
      slide.style.transform = "";
      view = painted = whole(drawing.viewBox);
      showButtons();
    },

    /** @param {number} pixels how wide the board may be; 0 while it is out of sight */
    fit(pixels) {
      if (!pixels) return;
      width = pixels;
      if (picture) view = zooms() ? zoomAbout(view, picture.drawing.viewBox, view, 1, most()) : whole(picture.drawing.viewBox);
      settle();
    },

    /**
     * Looks closer, or farther.
     * @param {number} factor
     * @param {Point} [at] what stays where it is, in the window; else the cell in focus, or the middle
     */
    by(factor, at) {
      if (!picture || !zooms()) return;
      const board = picture.drawing.viewBox;
      if (at) return jump(zoomAbout(view, board, unitsAt(at), factor, most()));
      const [x, y, across, down] = boxOf(view, board);
      const cell = root.contains(document.activeElement) ? document.activeElement?.getAttribute("data-cell") : null;
      const about = cell ? picture.drawing.cells[Number(cell)] : { x: x + across / 2, y: y + down / 2 };
      glide(zoomAbout(view, board, about, factor, most()));
    },

    whole() {
      if (picture) glide(whole(picture.drawing.viewBox));
    },

    drag,

    /** @param {number} cell */
    reveal(cell) {
      if (!picture || view.zoom <= 1 || cell < 0) return;
      const next = reveal(view, picture.drawing.viewBox, picture.drawing.cells[cell], ROOM);
      if (next.x !== view.x || next.y !== view.y) jump(next);
    },

    /**
     * Moves the view a little where something is held near the rim.
     * @param {Point} at in the window
     * @returns {boolean} whether it moved
     */
    drift(at) {
      const box = frame();
      if (view.zoom <= 1 || at.x < box.left || at.x > box.right || at.y < box.top || at.y > box.bottom) return false;
      const pull = (/** @type {number} */ near, /** @type {number} */ far) => (near < RIM ? DRIFT : 0) - (far < RIM ? DRIFT : 0);
      const [dx, dy] = [pull(at.x - box.left, box.right - at.x), pull(at.y - box.top, box.bottom - at.y)];
      const { x, y } = view;
      if (dx || dy) drag(at, { x: at.x + dx, y: at.y + dy });
      return x !== view.x || y !== view.y;
    },
  };
}
