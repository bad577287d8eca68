// Shows the board as pixels instead of elements while a search rushes on, or a hunt for the best board
// of many tiles uses all cores: phones are too slow to move hundreds of elements with every frame.
// Elements for touch and screen readers stay above the pixels.

import { make } from "../base/dom.js";
import { detailOf } from "./layout.js";
import { scene } from "./scene.js";
import { boxOf } from "./viewport.js";
import { Brush, symbolsFor, thingsOf } from "./brush.js";
import { makeSprites } from "./sprites.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {makeBoard} from "./board.js" */
/** @import {Lit} from "./scene.js" */
/** @import {State} from "./state.d.ts" */
/** @import {Detail} from "./layout.js" */

/** What sprites depend on: when a value changes, they are made again. @typedef {{ drawing: Drawing, pixels: number, wide: number, ratio: number, looks: string }} Made */

/** @typedef {{ brush: Brush, drawing: Drawing, detail: Detail, ratio: number, width: number, height: number, table: string, accent: string }} Tools */

export class Painter {
  /**
   * @param {HTMLElement} root
   * @param {ReturnType<typeof makeBoard>} board
   * @param {() => void} ready is called when the tools are made, or cannot be
   */
  constructor(root, board, ready) {
    this.root = root;
    this.board = board;
    this.ready = ready;
    this.canvas = make("canvas", { class: "painted-board", "aria-hidden": "true" });
    /** @type {Tools | null} */
    this.tools = null;
    /** What the tools are made for, or are being made for. @type {Made | null} */
    this.made = null;
    /** Whether tools are being made. */
    this.prepares = false;
    /** The values painted last. @type {unknown[]} */
    this.painted = [];
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.forced = matchMedia("(forced-colors: active)");
  }

  /** Begins to make the tools if they are missing; that takes some frames. @param {State} state */
  prepare({ table: { puzzle, drawing }, page: { settings } }) {
    const symbols = drawing && this.board.symbolsOf(drawing);
    if (!puzzle || !symbols) return;
    const { zooming } = this.board;
    this.makeTools({ drawing, pixels: zooming.pixels(), wide: zooming.wide, ratio: devicePixelRatio, looks: [settings.theme, this.dark.matches, this.forced.matches].join() }, puzzle, symbols);
  }

  /**
   * Paints the board if the tools are there, else begins to make them.
   * @param {State} state
   * @param {Lit} lit
   * @returns {boolean} whether it painted
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

  /** Shows the elements again. Reading their transforms first keeps them from gliding to their new places. */
  leave() {
    if (!this.root.classList.contains("painted")) return;
    for (const element of this.root.querySelectorAll(".tile")) void getComputedStyle(element).transform;
    this.root.classList.remove("painted");
    this.painted = [];
  }

  /** Makes the tools again where anything they depend on has changed. @param {Made} made @param {Puzzle} puzzle @param {HTMLElement} symbols */
  makeTools(made, puzzle, symbols) {
    const { drawing, pixels, wide, ratio, looks } = made;
    const now = this.made;
    if (now?.drawing === drawing && now.pixels === pixels && now.wide === wide && now.ratio === ratio && now.looks === looks) return;
    this.made = made;
    this.prepares = true;
    const { lens } = this.board.zooming;
    const detail = detailOf(pixels);
    void makeSprites(symbols, symbolsFor(puzzle, detail, pixels), (pixels * ratio) / 100, () => this.made === made).catch(() => null).then((sprites) => {
      const pen = this.canvas.getContext("2d");
      // Newer tools may have been asked for meanwhile.
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
