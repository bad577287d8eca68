// The board as pixels, in place of its elements, while a search rushes on: then there is
// another board with every frame, and to move hundreds of elements takes a phone too long;
// and while the best board of many tiles is looked for on all cores.
// What is touched and heard stays where it is, above the pixels.

import { make } from "../base/dom.js";
import { detailOf } from "../board/layout.js";
import { scene } from "../board/scene.js";
import { boxOf } from "../board/viewport.js";
import { Brush } from "./brush.js";
import { makeSprites } from "./sprites.js";
import { symbolsFor, thingsOf } from "./things.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {makeBoard} from "../board/board.js" */
/** @import {Lit} from "../board/scene.js" */
/** @import {State} from "../board/state.d.ts" */
/** @import {Detail} from "../board/layout.js" */

/** What pictures are made for: another of these, and there have to be others. @typedef {{ drawing: Drawing, pixels: number, wide: number, ratio: number, looks: string }} Made */

/** What boards are painted with. @typedef {{ brush: Brush, drawing: Drawing, detail: Detail, ratio: number, width: number, height: number, table: string, accent: string }} Tools */

/** Paints the board. */
export class Painter {
  /**
   * @param {HTMLElement} root
   * @param {ReturnType<typeof makeBoard>} board
   * @param {() => void} ready is told when there is what was missing
   */
  constructor(root, board, ready) {
    this.root = root;
    this.board = board;
    this.ready = ready;
    this.canvas = make("canvas", { class: "painted-board", "aria-hidden": "true" });
    /** @type {Tools | null} */
    this.tools = null;
    /** What they are made for, or are being made for. @type {Made | null} */
    this.made = null;
    /** Whether others are being made. */
    this.prepares = false;
    /** What was painted last. @type {unknown[]} */
    this.painted = [];
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.forced = matchMedia("(forced-colors: active)");
  }

  /**
   * Sees to it that it has all that it needs, which takes a while.
   * @param {State} state
   */
  prepare({ table: { puzzle, drawing }, page: { settings } }) {
    const symbols = drawing && this.board.symbolsOf(drawing);
    if (!puzzle || !symbols) return;
    const { zooming } = this.board;
    this.see({ drawing, pixels: zooming.pixels(), wide: zooming.wide, ratio: devicePixelRatio, looks: [settings.theme, this.dark.matches, this.forced.matches].join() }, puzzle, symbols);
  }

  /**
   * Paints what is seen, if it has all that it needs; else it sees to that.
   * @param {State} state
   * @param {Lit} lit
   * @returns {boolean} whether it did
   */
  paint(state, lit) {
    const { table: { puzzle, drawing, marks }, page: { settings }, watch } = state;
    this.prepare(state);
    const { tools, board: { zooming } } = this;
    if (!puzzle || !drawing || tools?.drawing !== drawing) return false;
    const pixels = zooming.pixels();
    const shows = [tools, marks, watch.at, zooming.view, settings.letters];
    if (shows.every((value, i) => value === this.painted[i])) return true;
    this.painted = shows;
    const { brush, detail, width, height, ratio, table, accent } = tools;
    if (this.canvas.width !== width || this.canvas.height !== height) [this.canvas.width, this.canvas.height] = [width, height];
    const things = thingsOf(scene(state, puzzle, drawing, lit), puzzle, drawing, detail, settings.letters);
    const [left, top] = boxOf(zooming.view, zooming.box());
    brush.paint(things, { left, top, scale: (pixels * ratio) / 100, ratio, table, accent });
    this.root.classList.add("painted");
    return true;
  }

  /** Gives way to the board's elements, which do not glide to where they are by now. */
  leave() {
    if (!this.root.classList.contains("painted")) return;
    for (const element of this.root.querySelectorAll(".tile")) void getComputedStyle(element).transform;
    this.root.classList.remove("painted");
    this.painted = [];
  }

  /**
   * Makes other tools where those at hand will not do, which takes some frames.
   * @param {Made} made
   * @param {Puzzle} puzzle
   * @param {HTMLElement} symbols
   */
  see(made, puzzle, symbols) {
    const { drawing, pixels, wide, ratio, looks } = made;
    const now = this.made;
    if (now?.drawing === drawing && now.pixels === pixels && now.wide === wide && now.ratio === ratio && now.looks === looks) return;
    this.made = made;
    this.prepares = true;
    const { lens } = this.board.zooming;
    const detail = detailOf(pixels);
    void makeSprites(symbols, symbolsFor(puzzle, detail, pixels), (pixels * ratio) / 100, () => this.made === made).catch(() => null).then((sprites) => {
      const pen = this.canvas.getContext("2d");
      // By then others may be asked for.
      if (this.made !== made) return;
      this.prepares = false;
      if (!sprites || !pen) return this.ready();
      const style = getComputedStyle(this.root);
      const [table, accent] = [style.getPropertyValue("--table"), style.getPropertyValue("--accent")];
      const [width, height] = [Math.round(lens.clientWidth * ratio), Math.round(lens.clientHeight * ratio)];
      this.tools = { brush: new Brush(pen, sprites, drawing), drawing, detail, ratio, width, height, table, accent };
      lens.prepend(this.canvas);
      this.ready();
    });
  }
}
