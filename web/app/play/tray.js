// The tray: the tiles beside the board. Each has its own place, so that nothing moves when one is taken.
// With many tiles the tray scrolls, and empty columns close; with very many, every gap closes, and they
// can be filtered. A small window shows only the first of very many until the tray is opened. Tiles are
// buttons with one tab stop; arrow keys go from one to the next.

import { draw, isShown, make } from "../base/dom.js";
import { tabsOf, unwrap } from "../board/layout.js";
import { outlineOf } from "../board/small.js";
import { sideWords } from "../board/words.js";
import { TABLE, isLocked } from "../game/game.js";
import { sieves, turnSeen } from "../game/sift.js";
import { namedStep } from "../hints/ladder.js";
import { litBy } from "../hints/lit.js";
import { seenTiles } from "./sieve.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Place} from "../game/game.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** More tiles than this stand in rows that scroll. */
const MOST_UNSCROLLED = 10;
/** Tiles per row before a second row begins, and the same for tiles with long tabs. */
const [ROW, WIDE_ROW] = [5, 4];
/** Tiles at least this wide, relative to their cell, have long tabs. */
const WIDE = 1.1;
/** A small window shows this many until the tray is opened. */
const FIRST = 24;
/** The margin that pullTo leaves beside a tile, in pixels. */
const MARGIN = 16;
/** If more tiles than this leave at once, as by Undo, their places close. */
const MOST_MOVED = 2;

/** @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makeTray(root) {
  /** The drawing that the room was measured for. @type {Drawing | null} */
  let measured = null;
  /** The places, by tile. @type {{ drawing: Drawing | null, slots: Slot[] }} */
  let tray = { drawing: null, slots: [] };
  /** The inputs of the last drawing. @type {unknown[]} */
  let shown = [];
  let opened = false;
  let held = -1;
  /** The tile that the last move brought back. */
  let back = -1;
  /** The tile last selected on the board, since the last move. */
  let lifted = -1;
  /** Tiles whose places stay open until the next move, so that no other slips under a finger. @type {Set<number>} */
  let gaps = new Set();
  const all = make("button", { type: "button", class: "tray-all", "data-action": "tray-open", tabindex: -1 });
  root.addEventListener("keydown", (event) => walk(root, event));
  new ResizeObserver(() => {
    setPulls(root);
    // Other rows would scroll the tiles of a hint out of view. Scroll the tray, not the page.
    const lit = root.querySelector(".lit") ?? root.querySelector(".homeless, .beside");
    if (lit instanceof HTMLElement && isShown(lit)) pullTo(root, lit);
  }).observe(root);

  return (state, speech) => {
    const { page: { tab }, table: { puzzle, drawing, game }, play: { hand } } = state;
    if (!puzzle || !drawing || !game) return;
    if (drawing !== measured) {
      measured = drawing;
      measure(root, puzzle, drawing);
    }
    if (tab !== "play") return;
    const { tiles: lit, others, homeless } = litBy(state);
    const { by, pictures, here, open } = state.tray;
    const named = namedStep(state);
    const sift = by === "here" ? here : by === "pictures" ? pictures : by;
    const inputs = [drawing, game.places, hand, String([lit, 0, others, 0, homeless, 0, Object.values(named ?? {})]), speech, open, sift];
    if (inputs.every((value, i) => value === shown[i])) return;
    let came = -1;
    if (game.places !== shown[1]) {
      // In a new puzzle nothing has come or gone.
      const slots = tray.drawing === drawing ? tray.slots : [];
      back = came = comesBack(slots, game.places);
      lifted = -1;
      gaps = new Set(leave(slots, game.places));
    } else if (sift !== shown.at(-1)) {
      // A change of the filter drops the tiles that were shown in spite of it.
      back = lifted = -1;
      gaps = new Set();
    }
    const closes = opened && !open;
    opened = open;
    shown = inputs;
    if (tray.drawing !== drawing) {
      tray = { drawing, slots: puzzle.tiles.map((_, tile) => makeSlot(tile, puzzle, drawing)) };
      root.replaceChildren(...tray.slots.map(({ button }) => button), all);
    }
    // Tiles of a hint, the selected tile, and the one that just came back pass every filter.
    const seen = [...lit, ...others, ...homeless, hand, back, ...seenTiles(state)].filter((tile, at, tiles) => tiles.indexOf(tile) === at && game.places[tile]?.[0] === TABLE);
    const lifts = hand >= 0 && game.places[hand][0] !== TABLE && !isLocked(game, hand);
    // Keep the place of a tile that could come back, even after another one is selected.
    if (lifts) lifted = hand;
    const apart = lifted < 0 ? gaps : new Set([...gaps, lifted]);
    const columns = sieves(puzzle).length === 0;
    const kept = columns ? keptInColumns(game.places, apart) : apart;
    /** Whether gaps close in some window. */
    const pulled = root.dataset.many === "true" || document.body.dataset.rows === "3";
    const first = new Set(seen.slice(0, FIRST - kept.size));
    // Two rows are read as one list: when a tile of very many leaves, only one tile changes its row.
    const places = first.size + kept.size;
    const half = String(Math.max(1, Math.ceil(places / 2), columns ? 0 : Math.min(places, ROW)));
    if (root.style.getPropertyValue("--half") !== half) root.style.setProperty("--half", half);
    all.hidden = !open && seen.length === first.size;
    all.textContent = speech.say(open ? "tray.close" : "tray.all", { n: speech.number(seen.length) });
    all.setAttribute("aria-expanded", String(open));
    root.parentElement?.classList.toggle("open", open);
    /** Whether the same places are visible as before. */
    let stays = true;
    for (const [tile, slot] of tray.slots.entries()) {
      const [cell, , locked] = game.places[tile];
      const turn = turnSeen(puzzle, game, state.tray, tile, named);
      const waits = cell === TABLE;
      const passed = waits && !seen.includes(tile);
      const glow = waits && [lit, others, homeless].findIndex((tiles) => tiles.includes(tile));
      const beyond = waits && !passed && !first.has(tile);
      const gap = apart.has(tile);
      const paired = pulled && kept.has(tile);
      const where = [waits, passed, beyond, gap, paired].join();
      const now = [waits, turn, glow, passed || (!waits && !(lifts && hand === tile)), hand === tile, speech, where, locked];
      if (now.every((value, i) => value === slot.now[i])) continue;
      stays &&= where === slot.where;
      slot.where = where;
      const [, , glows, disabled, chosen] = slot.now = now;
      const { button } = slot;
      button.classList.toggle("away", !waits);
      button.classList.toggle("gap", gap);
      button.classList.toggle("paired", paired);
      button.classList.toggle("back", tile === back);
      for (const [at, name] of ["lit", "beside", "homeless"].entries()) button.classList.toggle(name, glows === at);
      button.classList.toggle("passed", passed);
      button.classList.toggle("beyond", beyond);
      button.dataset.action = waits ? "wait" : "lift";
      button.disabled = Boolean(disabled);
      button.setAttribute("aria-pressed", String(chosen));
      slot.angle = unwrap(slot.angle, turn * drawing.turn);
      slot.turned.style.transform = `rotate(${slot.angle}deg)`;
      button.setAttribute("aria-label", waits ? tileWords(puzzle, tile, turn, speech) : speech.say(locked ? "tray.locked" : "tray.lift", { tile: tile + 1 }));
    }
    if (!stays) setPulls(root);
    // Scroll to a tile that was not tapped here but selected by number or by a hint.
    const shownTile = lit[0] ?? (came < 0 ? hand : came);
    const chosen = shownTile !== held && game.places[shownTile]?.[0] === TABLE ? tray.slots[shownTile].button : null;
    held = shownTile;
    if (chosen && (closes || !chosen.matches(":hover, :focus"))) chosen.scrollIntoView({ block: "nearest", inline: "nearest" });
    const buttons = [...tray.slots.map(({ button }) => button), all];
    const stops = buttons.filter((button) => !button.disabled && !button.hidden);
    const stop = stops.find((button) => button.tabIndex === 0) ?? stops[0];
    for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
  };
}

/**
 * Tells CSS how much room the tiles take: the board leaves that room on every tab.
 * @param {HTMLElement} root
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function measure(root, puzzle, drawing) {
  const { tiles } = puzzle;
  const ratio = boxOf(puzzle, drawing)[2] / 100;
  const many = tiles.length > MOST_UNSCROLLED;
  root.dataset.many = String(many);
  document.body.style.setProperty("--most", String(Math.ceil(Math.min(FIRST, tiles.length) / 2)));
  document.body.style.setProperty("--ratio", String(ratio));
  const row = ratio > WIDE ? WIDE_ROW : ROW;
  document.body.style.setProperty("--row", String(row));
  // The number of rows on a phone.
  document.body.dataset.rows = String(many ? 2 : Math.ceil(tiles.length / row));
}

/** Tells CSS whether the tray can scroll: if not, a finger that moves sideways takes a tile. @param {HTMLElement} root */
function setPulls(root) {
  const pulls = String(root.scrollWidth > root.clientWidth + 1 || root.scrollHeight > root.clientHeight + 1);
  if (root.dataset.pulls !== pulls) root.dataset.pulls = pulls;
}

/** Scrolls the tray until a tile is whole in view. @param {HTMLElement} root @param {HTMLElement} tile */
function pullTo(root, tile) {
  const [room, at] = [root.getBoundingClientRect(), tile.getBoundingClientRect()];
  root.scrollLeft += Math.max(0, at.right + MARGIN - room.right) + Math.min(0, at.left - MARGIN - room.left);
  root.scrollTop += Math.max(0, at.bottom - room.bottom) + Math.min(0, at.top - room.top);
}

/** The tiles that have left the tray. @param {Slot[]} slots before @param {Place[]} places now */
function leave(slots, places) {
  const left = slots.flatMap(({ now: [waited] }, tile) => (waited === true && tile in places && places[tile][0] !== TABLE ? [tile] : []));
  return left.length > MOST_MOVED ? [] : left;
}

/**
 * The tile that a move has returned to the tray; -1 if none or several have come.
 * @param {Slot[]} slots before
 * @param {Place[]} places now
 */
function comesBack(slots, places) {
  const moved = slots.flatMap(({ now: [waited] }, tile) => (waited !== undefined && tile in places && waited !== (places[tile][0] === TABLE) ? [tile] : []));
  const came = moved.filter((tile) => places[tile][0] === TABLE);
  return moved.length <= MOST_MOVED && came.length === 1 ? came[0] : -1;
}

/** A tile's place, and what it shows. @typedef {{ button: HTMLButtonElement, turned: SVGGElement, angle: number, now: unknown[], where: string }} Slot */

/** @param {number} tile @param {Puzzle} puzzle @param {Drawing} drawing @returns {Slot} */
function makeSlot(tile, puzzle, drawing) {
  const { cells, sink, outline } = drawing;
  const lean = `rotate(${cells[0].angle})`;
  const turned = draw(
    "g",
    { class: "turned" },
    draw("use", { href: `#shadow-${tile}`, y: sink }),
    draw("use", { href: `#tile-${tile}` }),
    draw("use", { href: `#over-${tile}` }),
    draw("use", { href: "#mark" }),
    draw("path", { class: "around", d: outlineOf(tile, drawing) }),
  );
  const picture = draw(
    "svg",
    { viewBox: boxOf(puzzle, drawing).join(" "), "aria-hidden": "true" },
    draw("g", { transform: lean }, draw("path", { class: "spot", d: outline })),
    draw("g", { class: "card-at-hand" }, draw("g", { transform: lean }, turned), draw("use", { class: "number", href: `#number-${tile}` })),
  );
  const button = make("button", { type: "button", class: "waiting", "data-tile": tile }, picture);
  return { button, turned, angle: 0, now: [], where: "" };
}

/** The margin for a tile's shadow, in units. */
const AIR = 2;
/** The farthest that a tile without tabs reaches out of its cell, in units. */
const PLAIN_REACH = 8;
/** The viewBox of a tile in the tray. The middle of a triangle lies low. @param {Puzzle} puzzle @param {Drawing} drawing */
function boxOf({ grid: { sides } }, drawing) {
  const [left, top, size] = { 3: [-50, -64, 100], 4: [-50, -50, 100], 6: [-58, -58, 116] }[sides] ?? [0, 0, 0];
  const tabs = tabsOf(drawing);
  const more = tabs > PLAIN_REACH ? tabs - AIR : AIR;
  return [left - more, top - more, size + 2 * more, size + 2 * more];
}

/** The middle of a tile in the window, and its scale; null if it is not visible. @param {HTMLElement} root @param {number} tile */
export function waitsAt(root, tile) {
  const picture = root.querySelector(`[data-tile="${tile}"] svg`);
  const seen = picture instanceof SVGSVGElement && isShown(picture) ? picture.getScreenCTM() : null;
  return seen && { x: seen.e, y: seen.f, scale: seen.a };
}

/** @param {Puzzle} puzzle @param {number} tile @param {number} turn @param {Speech} speech */
function tileWords(puzzle, tile, turn, speech) {
  return `${speech.say("tile", { n: tile + 1 })}; ${sideWords(puzzle, [tile, turn], speech).join(", ")}`;
}

/** Moves the focus by arrow keys. @param {HTMLElement} root @param {KeyboardEvent} event */
function walk(root, event) {
  const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = /** @type {HTMLButtonElement[]} */ ([...root.querySelectorAll("button:not(:disabled)")].filter((button) => isShown(button)));
  const at = stops.findIndex((button) => button === document.activeElement);
  const next = stops[(at + by + stops.length) % stops.length];
  if (at < 0 || !next) return;
  event.preventDefault();
  event.stopPropagation();
  for (const button of stops) button.tabIndex = button === next ? 0 : -1;
  next.focus();
}

/**
 * Of two rows a column closes once both its tiles have left. So no tile changes its row, and tiles move
 * only when a whole column has gone.
 *
 *     1 2 3 4      1 . 3 4      1 3 4
 *     5 6 7 8      5 6 7 8      5 7 8
 *
 * @param {Place[]} places
 * @param {Set<number>} kept tiles whose places stay open in any case
 * @returns {Set<number>} tiles that have left but whose places stay open
 */
export function keptInColumns(places, kept) {
  const half = Math.ceil(places.length / 2);
  const open = new Set(places.flatMap(([cell], tile) => (cell === TABLE || kept.has(tile) ? [tile % half] : [])));
  return new Set([...places.keys()].filter((tile) => places[tile][0] !== TABLE && open.has(tile % half)));
}
