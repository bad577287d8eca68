// The tree of the watched search as a growing picture, folded away until somebody opens it. Pointing at
// a node shows its board and describes it in words; clicking winds the search there.

import { smallBoard } from "../board/small.js";
import { THRESHOLD } from "../base/press.js";
import { iconButton, make, setText } from "../base/dom.js";
import { tell } from "../board/words.js";
import { degrees, leanOf } from "../speech/edges.js";
import { ROWS, barAgain, barAt, barBeside, barHere, icicleOf, laidAt, moved, revealed, zoomed } from "./icicle.js";
import { Paths } from "./paths.js";
import { isRushing, lengthOf, numberOf, pause, toEvent, wind } from "./watching.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Bar, Icicle, View} from "./icicle.js" */
/** @import {App, State} from "./state.d.ts" */

/** The greatest height of the picture, and the least and greatest height of a row, in pixels. */
const [HIGH, THIN, THICK] = [216, 3, 18];
/** The most paths in a picture, however wide it is. */
const MOST_PATHS = 512;
/** The zoom factor of one press. */
const CLOSER = 2;
/** Boards of more cells show only colours; longer paths are not spelled out. */
const ROOMY = 36;

/** The buttons with their zoom factors, 0 for the whole. @type {[factor: number, action: string, label: string, path: string][]} */
const ZOOMS = [
  [CLOSER, "tree-in", "zoom.in", "M12 5v14M5 12h14"],
  [1 / CLOSER, "tree-out", "zoom.out", "M5 12h14"],
  [0, "tree-whole", "tree.whole", "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"],
];

export class Tree {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.canvas = make("canvas", { class: "icicle", tabindex: 0, role: "application", "data-label": "tree", "aria-describedby": "tree-help" });
    this.words = make("p", { class: "node", "aria-live": "polite" });
    this.board = make("div", { class: "turns", "aria-hidden": "true" });
    this.help = make("p", { id: "tree-help", "data-say": "tree.help" });
    this.far = make("p");
    this.buttons = ZOOMS.map(([, action, label, path]) => iconButton(action, label, path));
    this.root = make(
      "details",
      { class: "tree" },
      make("summary", { "data-say": "tree.title" }),
      this.canvas,
      make("div", { class: "closer" }, this.far, ...this.buttons),
      make("div", { class: "pointed" }, this.help, this.board, this.words),
    );
    /** @type {Paths | null} */
    this.paths = null;
    /** The bars painted last. @type {Icicle | null} */
    this.icicle = null;
    /** Whether the bars must be painted again. Keys and pointers use the painted ones until then. */
    this.stale = false;
    /** The picture without highlights. */
    this.painted = document.createElement("canvas");
    /** The steps in view; null for all. @type {View | null} */
    this.view = null;
    /** The steps in view when paths were last asked for. @type {View} */
    this.asked = { from: 0, to: 0 };
    /** The node that is pointed at. @type {Bar | null} */
    this.bar = null;
    /** The position of a resting mouse. @type {{ clientX: number, clientY: number } | null} */
    this.mouse = null;
    /** Whether the focus has come by keyboard, and no node is pointed at yet. */
    this.arrived = false;
    /** What the words and the board were last made from. @type {unknown[]} */
    this.said = [];
    /** The bar that the words were last about. @type {Bar | null} */
    this.saidBar = null;
    this.due = 0;
    this.root.addEventListener("toggle", () => this.show(app.store.state));
    new ResizeObserver(() => this.repaint()).observe(this.canvas);
    for (const light of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) matchMedia(light).addEventListener("change", () => this.repaint());
    for (const [i, button] of this.buttons.entries()) button.addEventListener("click", () => this.press(ZOOMS[i][0]));
    this.listenToPointers();
    this.canvas.addEventListener("keydown", (event) => this.onKey(event));
    this.canvas.addEventListener("focus", () => {
      this.arrived = this.canvas.matches(":focus-visible");
      this.show(app.store.state);
    });
  }

  /** @param {State} state */
  show(state) {
    const { tape } = this.app;
    if (!this.root.open || !tape || !state.watch.at) return;
    if (this.paths?.tape !== tape) {
      this.paths = new Paths(tape, () => this.repaint());
      [this.view, this.bar, this.icicle] = [null, null, null];
    }
    this.ask(state);
    // Painting waits for the next frame and covers all changes until then.
    this.due ||= requestAnimationFrame(() => {
      this.due = 0;
      this.paint();
    });
  }

  /** Repaints when the view or the known paths have changed. */
  repaint() {
    this.stale = true;
    this.show(this.app.store.state);
  }

  /** @param {State} state */
  ask(state) {
    const { from, to } = this.shownView();
    // A moved view needs new bars, even from the same paths.
    if (from !== this.asked.from || to !== this.asked.to) this.stale = true;
    this.asked = { from, to };
    this.paths?.want(from, Math.min(to, lengthOf(state)), Math.min(MOST_PATHS, Math.max(1, this.canvas.clientWidth)));
  }

  shownView() {
    return this.view ?? { from: 0, to: this.length() };
  }

  length() {
    return Math.max(1, lengthOf(this.app.store.state));
  }

  /** @param {View | null} view */
  setView(view) {
    this.view = view;
    this.repaint();
  }

  /**
   * @param {number} factor 0 for the whole
   * @param {number} [step] that keeps its place; by default the node pointed at, or the search's position
   */
  zoom(factor, step) {
    const view = this.shownView();
    const now = this.bar?.from ?? numberOf(this.app.store.state);
    const about = step ?? Math.max(view.from, Math.min(view.to, now));
    this.setView(factor === 0 ? null : zoomed(view, this.length(), about, factor));
  }

  /** Zooms by a key or a button, and says what is in view then. @param {number} factor */
  press(factor) {
    this.zoom(factor);
    const { from, to } = this.shownView();
    tell(this.app, "view", { from: Math.round(from), to: Math.round(to) });
  }

  /** @param {Bar | null} bar */
  point(bar) {
    if (bar?.node === this.bar?.node && bar?.from === this.bar?.from) return;
    this.bar = bar;
    this.show(this.app.store.state);
  }

  pointHere() {
    const { at, order } = this.app.store.state.watch;
    if (at && this.icicle) this.point(barHere(this.icicle, at, order));
  }

  /** The step and bar at a point of the window. @param {{ clientX: number, clientY: number }} point */
  hit({ clientX, clientY }) {
    const { left, top, width } = this.canvas.getBoundingClientRect();
    const { from, to } = this.shownView();
    const step = from + ((clientX - left) / Math.max(1, width)) * (to - from);
    const depth = Math.floor((clientY - top) / this.rowHeight()) + (this.icicle?.top ?? 0);
    return { step, bar: this.icicle && barAt(this.icicle, depth, step) };
  }

  /** The number of rows. */
  rows() {
    return Math.min(ROWS, Math.max(1, this.app.store.state.watch.order.length));
  }

  /** The height of a row in pixels. */
  rowHeight() {
    return Math.max(THIN, Math.min(THICK, Math.floor(HIGH / this.rows())));
  }

  /** Winds to the placement of a node, or to the step where there is none. @param {Bar | null} bar @param {number} [step] */
  go(bar, step = 0) {
    pause(this.app);
    void wind(this.app, bar ? { of: "placements", depth: bar.depth, way: "to", count: Number(bar.node.nth) } : toEvent(Math.round(step)));
  }

  listenToPointers() {
    const { canvas } = this;
    /** The pointers that are down. @type {Map<number, { clientX: number, clientY: number }>} */
    const held = new Map();
    let pressed = { clientX: 0, clientY: 0 };
    let pulled = false;
    canvas.addEventListener("pointerdown", (event) => {
      if (event.button > 0) return;
      if (held.size === 0) [pressed, pulled] = [event, false];
      held.set(event.pointerId, event);
      canvas.setPointerCapture(event.pointerId);
    });
    canvas.addEventListener("pointermove", (event) => {
      if (!held.has(event.pointerId)) {
        this.mouse = event;
        return this.point(this.hit(event).bar);
      }
      pulled ||= held.size > 1 || Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) >= THRESHOLD;
      const [before, span] = graspOf(held);
      held.set(event.pointerId, event);
      const [after, now] = graspOf(held);
      if (!pulled) return;
      const { from, to } = this.shownView();
      const near = zoomed({ from, to }, this.length(), this.hit({ clientX: before, clientY: 0 }).step, now / span);
      this.setView(near && moved(near, this.length(), ((before - after) / Math.max(1, canvas.clientWidth)) * (near.to - near.from)));
    });
    canvas.addEventListener("pointerup", (event) => {
      if (!held.delete(event.pointerId) || pulled || held.size > 0) return;
      const { bar, step } = this.hit(event);
      this.point(bar);
      this.go(bar, step);
    });
    canvas.addEventListener("pointercancel", ({ pointerId }) => held.delete(pointerId));
    canvas.addEventListener("pointerleave", ({ pointerType }) => {
      this.mouse = null;
      if (pointerType === "mouse") this.point(null);
    });
    canvas.addEventListener(
      "wheel",
      (event) => {
        // A plain wheel scrolls the panel; with Ctrl it is a trackpad's pinch.
        if (!event.ctrlKey) return;
        event.preventDefault();
        this.zoom(Math.exp(-Math.max(-25, Math.min(25, event.deltaY)) / 50), this.hit(event).step);
      },
      { passive: false },
    );
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (key === "+" || key === "=") this.press(CLOSER);
    else if (key === "-") this.press(1 / CLOSER);
    else if (key === "Enter" && this.bar) this.go(this.bar);
    else if (key.startsWith("Arrow")) this.pointBeside(key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {string} key an arrow key */
  pointBeside(key) {
    if (!this.icicle) return;
    if (!this.bar) return this.pointHere();
    const bar = barBeside(this.icicle, this.bar, key);
    if (bar === this.bar) return tell(this.app, "bar");
    this.point(bar);
    if (this.view) this.setView(revealed(this.view, this.length(), bar));
  }

  paint() {
    const { state } = this.app.store;
    const { paths, canvas } = this;
    const { at, order } = state.watch;
    if (!paths || !at || canvas.clientWidth === 0) return;
    this.follow(numberOf(state));
    if (!this.icicle || this.stale) {
      this.icicle = icicleOf(paths.list(), paths.stride);
      this.stale = false;
      this.paintBars(this.icicle);
      // The bar under a resting mouse may be new; the one that keys point at may have grown, or is no
      // longer among the paths.
      this.bar = this.mouse ? this.hit(this.mouse).bar : this.bar && barAgain(this.icicle, this.bar);
    }
    if (this.arrived && !this.bar) this.bar = barHere(this.icicle, at, order);
    if (this.bar) this.arrived = false;
    const { bar, icicle } = this;
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    const { x, box, width, height, colour } = this.measure(pen);
    pen.drawImage(this.painted, 0, 0, width, height);
    // Steps after the present one are pale.
    const now = x(numberOf(state));
    pen.globalAlpha = 0.6;
    pen.fillStyle = colour("--ground");
    pen.fillRect(now, 0, width - now, height);
    pen.globalAlpha = 1;
    pen.fillStyle = colour("--lit");
    for (let depth = icicle.top; depth < laidAt(at, order); depth++) {
      const on = barAt(icicle, depth, numberOf(state));
      if (on?.node.nth === at.placements[depth]) pen.fillRect(...box(on));
      else pen.fillRect(now - 1, (depth - icicle.top) * this.rowHeight(), 2, this.rowHeight() - 1);
    }
    pen.fillStyle = pen.strokeStyle = colour("--sign");
    pen.fillRect(now - 0.5, 0, 1, height);
    if (bar) {
      pen.lineWidth = 2;
      pen.strokeRect(...box(bar));
    }
    this.say(state, this.app.speech);
  }

  /** Paints the bars, and a diamond below each step with a new full board. @param {Icicle} icicle */
  paintBars({ bars, full, top }) {
    const { canvas, painted } = this;
    const ratio = devicePixelRatio;
    canvas.style.height = `${this.rows() * this.rowHeight() + SIGN}px`;
    for (const each of [canvas, painted]) {
      each.width = Math.round(canvas.clientWidth * ratio);
      each.height = Math.round(canvas.clientHeight * ratio);
      each.getContext("2d")?.scale(ratio, ratio);
    }
    const pen = /** @type {CanvasRenderingContext2D} */ (painted.getContext("2d"));
    const { x, box, width, height, colour } = this.measure(pen);
    pen.fillStyle = colour("--ground");
    pen.fillRect(0, 0, width, height);
    pen.fillStyle = colour("--calm");
    for (const row of bars.slice(top, top + ROWS)) for (const bar of row) pen.fillRect(...box(bar));
    pen.fillStyle = colour("--sign");
    for (const step of full) {
      const [at, middle] = [x(step), height - SIGN / 2];
      pen.beginPath();
      pen.moveTo(at, middle - SIGN / 2);
      pen.lineTo(at + SIGN / 2, middle);
      pen.lineTo(at, middle + SIGN / 2);
      pen.lineTo(at - SIGN / 2, middle);
      pen.fill();
    }
  }

  /** The scale, the boxes of bars and the colours. @param {CanvasRenderingContext2D} pen */
  measure(pen) {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const { from, to } = this.shownView();
    const thick = this.rowHeight();
    const style = getComputedStyle(this.canvas);
    const x = (/** @type {number} */ step) => ((step - from) / (to - from)) * width;
    /** @type {(bar: Bar) => [x: number, y: number, width: number, height: number]} */
    const box = (bar) => {
      const [left, right] = [Math.max(-2, x(bar.from)), Math.min(width + 2, x(bar.to))];
      // A gap parts neighbours where there is room.
      return [left, (bar.depth - (this.icicle?.top ?? 0)) * thick, Math.max(right - left - (right - left > 3 ? 1 : 0), 0.5), thick - 1];
    };
    return { x, box, width, height, pen, colour: (/** @type {string} */ name) => style.getPropertyValue(name) };
  }

  /** Moves the view along when a playing search leaves it. @param {number} now */
  follow(now) {
    const { view, app } = this;
    if (!view || !app.store.state.watch.playing || (now >= view.from && now <= view.to)) return;
    this.view = moved(view, this.length(), now - view.from);
    this.stale = true;
    this.ask(app.store.state);
  }

  /** Describes the node that is pointed at, and the zoom. @param {State} state @param {Speech} speech */
  say(state, speech) {
    const { table: { puzzle, drawing }, watch: { order } } = state;
    const { bar, said } = this;
    const [stride, top] = [this.paths?.stride ?? 1, this.icicle?.top ?? 0];
    // Compares values: each picture has bars of its own, even for the same nodes.
    const says = [puzzle, speech, stride, top, bar?.node.nth, bar?.depth, bar?.from, bar?.to];
    if (!puzzle || !drawing || says.every((shown, i) => shown === said[i])) return;
    // Silent while the search rushes, and while only the extent of the same node has changed.
    const isSameNode = bar !== null && this.saidBar?.depth === bar.depth && this.saidBar.node.nth === bar.node.nth;
    this.words.setAttribute("aria-live", isRushing(state) || isSameNode ? "off" : "polite");
    this.said = says;
    this.saidBar = bar;
    setText(this.far, [speech.count("tree.stride", stride), top > 0 ? speech.say("tree.top", { n: top + 1 }) : ""].join(" "));
    this.board.replaceChildren();
    this.help.hidden = bar !== null;
    if (!bar) return setText(this.words, "");
    const { depth, node, from, to, path } = bar;
    const cell = order[depth];
    const { row, column } = puzzle.grid.cells[cell];
    const turn = speech.say(`turn.${degrees(node.turn, puzzle.grid.sides, leanOf(drawing, cell))}`);
    const laid = path.slice(0, depth + 1);
    const tiles = laid.map(({ tile }) => speech.number(tile + 1)).join(", ");
    const words = { depth: depth + 1, tile: node.tile + 1, row: row + 1, column: column + 1, turn, tiles, from, to: to - 1 };
    const keys = ["tree.node", laid.length > ROOMY ? "" : "tree.path", stride === 1 ? "tree.steps" : "tree.steps.about"];
    setText(this.words, keys.flatMap((key) => (key ? speech.say(key, words) : [])).join(" "));
    /** @type {import("../../types.d.ts").Board} */
    const board = puzzle.grid.cells.map(() => null);
    for (const [step, { tile, turn: by }] of laid.entries()) board[order[step]] = [tile, by];
    this.board.append(smallBoard(puzzle, drawing, board, board.length > ROOMY));
  }
}

/** The size of a diamond, in pixels. */
const SIGN = 8;

/**
 * The middle between one or two fingers, and their distance, along the x axis.
 * @param {Map<number, { clientX: number }>} held
 * @returns {[middle: number, span: number]}
 */
function graspOf(held) {
  const [one, other = one] = [...held.values()].map(({ clientX }) => clientX);
  return [(one + other) / 2, Math.max(20, Math.abs(one - other))];
}
