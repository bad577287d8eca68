// Dragging tiles, by pointer events only: mouse, pen and finger alike. A press becomes
// a drag after some pixels; until then it is a tap, which the click that follows
// answers. While a tile is carried, a copy of it follows the pointer over everything;
// let go, the copy goes and the tile settles from there. Nothing is moved before.

import { draw } from "../base/dom.js";
import { THRESHOLD, muteClick } from "../base/press.js";
import { TABLE, isLocked } from "../game/game.js";
import { isFinished } from "./finish.js";
import { putTile } from "./tiles.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Point} from "../base/press.js" */
/** @import {Zooming} from "../board/zoom.js" */
/** @import {App} from "./state.d.ts" */

/** No tile reaches farther from its middle, in units. */
const REACH = 75;

/** @typedef {ReturnType<typeof letDrag>} Dragging */

/**
 * @typedef {object} Carried
 * @property {number} tile
 * @property {Puzzle} puzzle that it is of
 * @property {number} pointer
 * @property {Point} from where it was pressed
 * @property {Point} at where it is now
 * @property {SVGSVGElement | null} ghost once it is dragged
 * @property {Element | null} target what it would be dropped on
 */

/**
 * Lets tiles be dragged between board and tray.
 * @param {App} app
 * @param {HTMLElement} board
 * @param {HTMLElement} tray
 * @param {(tile: number, at: Point) => void} startFrom tells the board where a tile comes from
 * @param {Zooming} zooming
 */
export function letDrag(app, board, tray, startFrom, zooming) {
  /** @type {Carried | null} */
  let carried = null;

  const letGo = () => {
    carried?.ghost?.remove();
    carried?.target?.classList.remove("target");
    for (const element of document.querySelectorAll(".carried-away")) element.classList.remove("carried-away");
    carried = null;
  };

  const press = (/** @type {PointerEvent} */ event) => {
    const { page: { tab }, table: { game, puzzle } } = app.store.state;
    const tile = tab === "play" && game && event.isPrimary && event.button === 0 ? tileAt(app, event.target) : -1;
    if (!game || !puzzle || tile < 0 || isLocked(game, tile)) return;
    const from = { x: event.clientX, y: event.clientY };
    carried = { tile, puzzle, pointer: event.pointerId, from, at: from, ghost: null, target: null };
  };

  /** Marks what the tile would be dropped on; near the rim of a board that is not seen whole, the board moves. */
  const hover = () => {
    if (!carried?.ghost) return;
    if (zooming.drift(carried.at)) requestAnimationFrame(hover);
    const target = dropTarget(carried.at.x, carried.at.y, board, tray);
    if (target === carried.target) return;
    carried.target?.classList.remove("target");
    target?.classList.add("target");
    carried.target = target;
  };

  const move = (/** @type {PointerEvent} */ event) => {
    const { puzzle, drawing, game } = app.store.state.table;
    if (!carried || event.pointerId !== carried.pointer || !drawing || !game) return;
    if (puzzle !== carried.puzzle) return letGo();
    const { from, tile } = carried;
    carried.at = { x: event.clientX, y: event.clientY };
    if (!carried.ghost) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < THRESHOLD) return;
      muteClick();
      carried.ghost = makeGhost(drawing, tile, game.places[tile], pixelsPerUnit(board));
      document.body.append(carried.ghost);
      // So the ghost gives the mouse its cursor, wherever it is.
      if (event.pointerType === "mouse") carried.ghost.setPointerCapture(event.pointerId);
      sourceOf(tile, board, tray)?.classList.add("carried-away");
    }
    carried.ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    hover();
  };

  const drop = (/** @type {PointerEvent} */ event) => {
    if (!carried || event.pointerId !== carried.pointer) return;
    const { tile, ghost, target, puzzle } = carried;
    letGo();
    const { state } = app.store;
    if (!ghost || !target || state.table.puzzle !== puzzle) return;
    const cell = target === tray ? TABLE : Number(/** @type {SVGElement} */ (target).dataset.cell);
    const before = state.table.game;
    void putTile(app, tile, cell);
    if (state.table.game !== before && cell !== TABLE) startFrom(tile, { x: event.clientX, y: event.clientY });
  };

  for (const root of [board, tray]) root.addEventListener("pointerdown", press);
  addEventListener("pointermove", move);
  addEventListener("pointerup", drop);
  addEventListener("pointercancel", letGo);
  addEventListener("blur", letGo);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && carried?.ghost) letGo();
  });
  return {
    letGo,

    /** Whether a tile was pressed, and is dragged or tapped. */
    carries: () => carried !== null,
  };
}

/**
 * The tile that was pressed, or -1; those of a finished board lie fast.
 * @param {App} app
 * @param {EventTarget | null} target
 */
export function tileAt({ store: { state } }, target) {
  const { game } = state.table;
  const element = target instanceof Element ? target.closest("[data-cell], [data-tile]") : null;
  if (!(element instanceof HTMLElement || element instanceof SVGElement) || !game || isFinished(state)) return -1;
  const { cell, tile } = element.dataset;
  if (cell !== undefined) return game.places.findIndex(([at]) => at === Number(cell));
  return game.places[Number(tile)][0] === TABLE ? Number(tile) : -1;
}

/**
 * The cell below a point, or the tray if it lies anywhere else than on the board.
 * @param {number} x
 * @param {number} y
 * @param {HTMLElement} board
 * @param {HTMLElement} tray
 * @returns {Element | null}
 */
function dropTarget(x, y, board, tray) {
  const below = document.elementFromPoint(x, y);
  const cell = below?.closest("[data-cell]");
  if (cell && board.contains(cell)) return cell;
  return below && board.contains(below) ? null : tray;
}

/**
 * @param {number} tile
 * @param {HTMLElement} board
 * @param {HTMLElement} tray
 */
function sourceOf(tile, board, tray) {
  return board.querySelector(`.tile[data-lies="${tile}"]`) ?? tray.querySelector(`[data-tile="${tile}"]`);
}

/**
 * How large the board is drawn.
 * @param {HTMLElement} board
 */
function pixelsPerUnit(board) {
  return board.querySelector("svg")?.getScreenCTM()?.a ?? 1;
}

/**
 * A copy of the tile that follows the pointer, as large as on the board.
 * @param {Drawing} drawing
 * @param {number} tile
 * @param {import("../game/game.js").Place} place
 * @param {number} scale pixels per unit
 */
function makeGhost({ cells, turn }, tile, [cell, turned], scale) {
  const angle = cells[cell === TABLE ? 0 : cell].angle + turned * turn;
  const size = 2 * REACH * scale;
  const ghost = draw(
    "svg",
    { class: "carried", viewBox: [-REACH, -REACH, 2 * REACH, 2 * REACH].join(" "), width: size, height: size, "aria-hidden": "true" },
    draw("g", { transform: `rotate(${angle})` }, draw("use", { href: `#tile-${tile}` }), draw("use", { href: `#over-${tile}` })),
    draw("use", { href: `#number-${tile}` }),
  );
  ghost.style.margin = `${-size / 2}px 0 0 ${-size / 2}px`;
  return ghost;
}
