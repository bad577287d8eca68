// What hands do on board and tray: taps, pinches, turning, and dragging by pointer events: mouse, pen and finger alike. A
// press becomes a drag after some pixels; until then it is a tap, which the click event handles. Where a moving finger
// scrolls the board or the tray, it takes a tile by resting on it first. A copy of the tile follows the pointer, and its
// place is empty. The game changes only on the drop, so a drag that ends otherwise leaves it as it was.

import { part } from "../base/dom.js";
import { THRESHOLD, listenForTaps, muteClick } from "../base/press.js";
import { Ghost, giveWay, endCarrying, liftFrom, lightUp } from "../board/carried.js";
import { matchingSides } from "../game/fits.js";
import { TABLE, boardOf, isLocked, tileOn } from "../game/game.js";
import { sieves, turnSeen } from "../game/sift.js";
import { endTrial, namedStep } from "../hints/ladder.js";
import { isFinished } from "./finish.js";
import { chooseCell } from "./sieve.js";
import { gameWith, putTile, take, tapCell, turnTile } from "./tiles.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Point} from "../base/press.js" */
/** @import {Zooming} from "../board/zoom.js" */
/** @import {App, Page} from "./state.d.ts" */

/** A tap on one of these is not a tap on the ground. */
const PRESSED = "[data-cell], [data-tile], button, a, input, select, textarea, label, summary, dialog";

/** A finger takes a tile after resting on it for this many milliseconds. */
const REST = 300;

/** In cells of at least this many pixels a finger can point at one, and at the one above it. */
const POINTABLE = 40;

/** A tile held this near to the upper or lower edge of the window scrolls the page, by SCROLL in each frame; in pixels. */
const RIM = 28;
const SCROLL = 8;

/**
 * @typedef {object} Carried
 * @property {number} tile
 * @property {Puzzle} puzzle
 * @property {number} pointer
 * @property {Point} from where it was pressed
 * @property {Point} at where the pointer is now
 * @property {boolean} free whether a movement drags it at once
 * @property {boolean} rested whether a finger has rested on it
 * @property {boolean} moved farther than a tap
 * @property {Ghost | null} ghost once it is dragged
 * @property {Element | null} target the cell or tray to drop it on
 */

/** @param {App} app @param {Page} page */
export function listenToHands(app, { board, tray, tried }) {
  const { store } = app;
  const root = part("board");
  listenForPinches(root, board.zooming, listenForDrags(app, root, tray, board));
  for (const place of [root, tray]) listenForTaps(place);
  addEventListener("pointerdown", ({ pointerType }) => {
    const finger = pointerType !== "mouse";
    if (store.state.page.finger !== finger) store.change((state) => void (state.page.finger = finger));
  });
  root.addEventListener("click", ({ target }) => {
    const cell = target instanceof Element ? target.closest("[data-cell]") : null;
    if (store.state.page.tab !== "play") return;
    // A tap on the board of a trial ends the trial.
    if (cell instanceof SVGElement) void tried(endTrial(app) || chooseCell(app, cellOf(cell)) || tapCell(app, cellOf(cell)));
  });
  // A tap on the ground drops the selection.
  document.addEventListener("click", ({ target }) => {
    if (store.state.page.tab === "play" && target instanceof Element && !target.closest(PRESSED)) take(app, -1);
  });
  for (const place of [root, tray]) {
    place.addEventListener("contextmenu", (event) => {
      if (store.state.page.tab !== "play") return;
      event.preventDefault();
      // Do not turn a tile on which a finger rests.
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") {
        const tile = tileAt(app, event.target);
        if (tile >= 0) void tried(turnTile(app, tile, event.shiftKey ? -1 : 1));
      }
    });
  }
}

/**
 * Lets tiles be dragged between board and tray.
 * @param {App} app
 * @param {HTMLElement} board
 * @param {HTMLElement} tray
 * @param {Pick<Page["board"], "startFrom" | "zooming">} picture
 */
function listenForDrags(app, board, tray, { startFrom, zooming }) {
  /** @type {Carried | null} */
  let carried = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let rests;
  /** The frame request that scrolls on while a tile is held near an edge. */
  let drifting = 0;

  const letGo = () => {
    clearTimeout(rests);
    carried?.ghost?.root.remove();
    carried?.target?.classList.remove("target");
    if (carried?.ghost) endCarrying();
    carried = null;
  };

  const press = (/** @type {PointerEvent} */ event) => {
    const { page: { tab }, table: { game, puzzle }, play: { hand } } = app.store.state;
    const tile = tab === "play" && game && event.isPrimary && event.button === 0 ? tileAt(app, event.target) : -1;
    if (!game || !puzzle || tile < 0 || isLocked(game, tile) || carried?.ghost) return;
    const finger = event.pointerType !== "mouse";
    const isPlaced = game.places[tile][0] !== TABLE;
    // On a board that is zoomed in, only the selected tile can be dragged at once; others drag the view.
    const free = !finger || !isPlaced || zooming.isWhole() || tile === hand;
    const from = { x: event.clientX, y: event.clientY };
    clearTimeout(rests);
    carried = { tile, puzzle, pointer: event.pointerId, from, at: from, free, rested: false, moved: false, ghost: null, target: null };
    if (finger && (!free || (!isPlaced && tray.dataset.pulls === "true"))) rests = setTimeout(rest, REST, event);
  };

  /** @param {PointerEvent} event */
  const rest = (event) => {
    const { page: { tab }, table: { puzzle } } = app.store.state;
    if (!carried || carried.ghost) return;
    if (puzzle !== carried.puzzle || tab !== "play") return letGo();
    carried.rested = true;
    lift(event);
    hover();
  };

  /** Begins the drag. @param {PointerEvent} event */
  const lift = ({ pointerId, pointerType }) => {
    const { table: { puzzle, drawing, game }, tray: sift } = app.store.state;
    if (!carried || !puzzle || !drawing || !game) return;
    const { tile } = carried;
    const [cell] = game.places[tile];
    const turn = turnSeen(puzzle, game, sift, tile, namedStep(app.store.state));
    const svg = board.querySelector("svg.picture");
    carried.ghost = new Ghost(drawing, tile, pointerType !== "mouse");
    carried.ghost.show(Math.max(0, cell), turn, []);
    // With the pointer captured, the ghost sets the cursor everywhere.
    if (pointerType === "mouse") carried.ghost.root.setPointerCapture(pointerId);
    if (cell === TABLE) tray.querySelector(`[data-tile="${tile}"]`)?.classList.add("carried-away");
    else if (svg) liftFrom(svg, drawing, tile, cell);
  };

  /** Moves the ghost, marks its target, and scrolls near an edge. */
  const hover = () => {
    if (!carried?.ghost) return;
    const aim = carried.ghost.follow(carried.at, zooming.pixels());
    // A tile that was only lifted has no target yet.
    if (!carried.moved) return;
    if (zooming.drift(aim) || scrollNear(carried.at)) {
      cancelAnimationFrame(drifting);
      drifting = requestAnimationFrame(hover);
    }
    const target = targetFor(carried, aim) ?? (isOutside(aim, board) ? tray : null);
    if (target === carried.target) return;
    carried.target?.classList.remove("target");
    target?.classList.add("target");
    carried.target = target;
    light(carried.tile, carried.ghost, target);
  };

  /**
   * The target of a tile: the cell it hangs over. If that has another tile and the cell under the finger is
   * empty, or there is no cell, it is the cell under the finger.
   * @type {(carried: Carried, aim: Point) => Element | null}
   */
  const targetFor = ({ tile, at }, aim) => {
    const { game } = app.store.state.table;
    const lying = (/** @type {Element | null} */ cell) => (game && cell ? tileOn(game, cellOf(cell)) : tile);
    const aimed = dropTarget(app, aim, board);
    const swaps = lying(aimed) >= 0 && lying(aimed) !== tile && zooming.pixels() >= POINTABLE;
    if (aimed && !swaps) return aimed;
    const under = dropTarget(app, at, board);
    return !aimed || lying(under) < 0 ? under : aimed;
  };

  /** @type {(tile: number, ghost: Ghost, target: Element | null) => void} */
  const light = (tile, ghost, target) => {
    const { table: { puzzle, drawing, game }, tray: sift } = app.store.state;
    const svg = board.querySelector("svg.picture");
    if (!puzzle || !drawing || !game || !svg) return;
    const cell = cellOf(target);
    const next = cell === TABLE ? null : gameWith(app.store.state, tile, cell);
    const sides = next ? matchingSides(puzzle, boardOf(next), cell) : [];
    lightUp(svg, drawing, cell, sides);
    const there = tileOn(game, cell);
    giveWay(svg, drawing, cell, there >= 0 && there !== tile, zooming.pixels());
    ghost.show(Math.max(0, cell), next ? next.places[tile][1] : turnSeen(puzzle, game, sift, tile, namedStep(app.store.state)), sides);
  };

  const move = (/** @type {PointerEvent} */ event) => {
    if (!carried || event.pointerId !== carried.pointer) return;
    if (app.store.state.table.puzzle !== carried.puzzle) return letGo();
    const { from } = carried;
    carried.at = { x: event.clientX, y: event.clientY };
    if (!carried.moved) {
      if (Math.hypot(carried.at.x - from.x, carried.at.y - from.y) < THRESHOLD) return;
      if (!carried.free && !carried.rested) return letGo();
      carried.moved = true;
      clearTimeout(rests);
      muteClick();
    }
    if (!carried.ghost) lift(event);
    hover();
  };

  const drop = (/** @type {PointerEvent} */ event) => {
    if (!carried || event.pointerId !== carried.pointer) return;
    const { tile, ghost, moved, target, puzzle } = carried;
    letGo();
    const { state } = app.store;
    if (!ghost || !moved || !target || state.table.puzzle !== puzzle || state.page.tab !== "play") return;
    const cell = cellOf(target);
    const before = state.table.game;
    // Where the tray can show what fits a cell, deselect: the next tap on a cell must not move this tile.
    const asks = cell !== TABLE && sieves(puzzle).length > 0;
    void putTile(app, tile, cell, asks ? -1 : undefined);
    if (asks) chooseCell(app, -1);
    if (state.table.game !== before && cell !== TABLE) startFrom(tile, ghost.place());
  };

  for (const root of [board, tray]) root.addEventListener("pointerdown", press);
  // A finger that has taken a tile must not scroll the tray.
  tray.addEventListener("touchmove", (event) => carried?.rested && event.cancelable && event.preventDefault(), { passive: false });
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", (event) => event.pointerId === carried?.pointer && letGo());
  addEventListener("blur", letGo);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && carried?.ghost) letGo();
  });
  // The page can move under a pointer that rests: it is resized, rotated or scrolled.
  addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(hover)));
  addEventListener("scroll", hover, { capture: true, passive: true });
  return {
    letGo,

    /** Whether the pressed tile will be dragged: then the board must not scroll. */
    carries: () => carried !== null && (carried.free || carried.rested),
  };
}

/** The tile at an element, or -1, also on a finished board. @param {App} app @param {EventTarget | null} target */
function tileAt({ store: { state } }, target) {
  const { game } = state.table;
  const element = target instanceof Element ? target.closest("[data-cell], [data-tile]") : null;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || !game || isFinished(state)) return -1;
  const { cell, tile } = element.dataset;
  if (cell !== undefined) return tileOn(game, Number(cell));
  return game.places[Number(tile)][0] === TABLE ? Number(tile) : -1;
}

/** The cell at a point, unless its tile is locked. @param {App} app @param {Point} at @param {HTMLElement} board */
function dropTarget({ store: { state: { table: { game } } } }, { x, y }, board) {
  const cell = document.elementFromPoint(x, y)?.closest("[data-cell]");
  if (!cell || !board.contains(cell)) return null;
  const there = game ? tileOn(game, cellOf(cell)) : -1;
  return game && there >= 0 && isLocked(game, there) ? null : cell;
}

/** Whether a point is off the board, or between its cells: it means the tray. @param {Point} at @param {HTMLElement} board */
function isOutside({ x, y }, board) {
  const below = document.elementFromPoint(x, y);
  return below !== null && (!board.contains(below) || below.matches(".picture"));
}

/** @param {Element | null} target @returns {number} the cell, or TABLE */
function cellOf(target) {
  const cell = target instanceof SVGElement ? target.dataset.cell : undefined;
  return cell === undefined ? TABLE : Number(cell);
}

/** Scrolls the page near an edge. @param {Point} at @returns {boolean} whether it could */
function scrollNear({ y }) {
  const before = scrollY;
  if (y < RIM) scrollBy(0, -SCROLL);
  if (y > innerHeight - RIM) scrollBy(0, SCROLL);
  return scrollY !== before;
}

/** Pixels per line, for wheels that count lines. */
const LINE = 16;

/** @param {HTMLElement} root @param {Zooming} zooming @param {{ letGo: () => void, carries: () => boolean }} dragging */
function listenForPinches(root, zooming, dragging) {
  /** Pointers that are down, at most two. @type {Map<number, Point>} */
  const held = new Map();
  /** Whether they moved the view: then they are no tap. */
  let moves = false;

  const move = () => {
    moves = true;
    muteClick();
  };

  root.addEventListener("pointerdown", (event) => {
    if (event.isPrimary) held.clear();
    if (event.button !== 0 || held.size === 2 || !zooming.zooms()) return;
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moves = false;
    if (held.size < 2) return;
    dragging.letGo();
    move();
  });
  addEventListener("pointermove", (event) => {
    const from = held.get(event.pointerId);
    if (!from || dragging.carries()) return;
    const to = { x: event.clientX, y: event.clientY };
    if (!moves) {
      if (zooming.isWhole() || Math.hypot(to.x - from.x, to.y - from.y) < THRESHOLD) return;
      move();
    }
    const before = graspOf([...held.values()]);
    held.set(event.pointerId, to);
    const after = graspOf([...held.values()]);
    zooming.drag(before.middle, after.middle, after.span / before.span);
  });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => held.delete(/** @type {PointerEvent} */ (event).pointerId));

  root.addEventListener(
    "wheel",
    (event) => {
      if (!zooming.zooms() || (!event.ctrlKey && zooming.isWhole())) return;
      const at = { x: event.clientX, y: event.clientY };
      const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
      // A notch of a mouse wheel is a far larger delta than a step of a pinch.
      if (event.ctrlKey) zooming.by(Math.exp(-Math.max(-25, Math.min(25, event.deltaY * pixels)) / 50), at);
      const moved = event.ctrlKey || zooming.drag(at, { x: at.x - event.deltaX * pixels, y: at.y - event.deltaY * pixels });
      // Once the view cannot move further, the wheel scrolls the page.
      if (moved) event.preventDefault();
    },
    { passive: false },
  );
  // Two fingers pinch even where the browser lets one finger scroll the page.
  root.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length > 1 && event.cancelable && zooming.zooms()) event.preventDefault();
    },
    { passive: false },
  );
}

/** The middle between the fingers and their distance. @param {Point[]} points one or two */
function graspOf([one, other = one]) {
  const span = Math.hypot(one.x - other.x, one.y - other.y);
  return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, span: Math.max(1, span) };
}
