// The picture of the board. The tree is drawn once per puzzle; afterwards things only move:
//
//   div.lens > div.slide            the part in view, see zoom.js
//   div.symbols                     the symbols that Go drew; <use> places them
//   svg.picture                     role=grid, see cells.js
//   ├─ g.places    g*               empty cells, with the frame along the border
//   ├─ g.tiles     g.tile*          one per tile, moved by a CSS transition; in it
//   │                ├─ g.turned    the shadow, turned like the tile
//   │                ├─ g.turned    the tile, with the mark at its own top
//   │                └─ g.upright   number and letters: they never turn
//   ├─ g.rings     g*               round the newest tile of a solution
//   ├─ g.overs     g.tile*          artwork that overlaps other tiles, moved with its tile
//   ├─ g.clues     use*             on clues and locked tiles
//   ├─ g.joins     g*               over both tiles of a matched seam
//   ├─ g.frames    g*               round the selected tile and the cells of a hint
//   ├─ g.tears     g*               over sides that do not match
//   ├─ g.sides     path*            on the sides that a hint is about
//   └─ g.cells                      the elements for pointer, focus and screen reader

import { draw, makeSymbols, use } from "../base/dom.js";
import { layerShown } from "../table/layers.js";
import { makeCard, makeFlatCard, moveCard, nameCard, placeLetters, showJoins } from "./pieces.js";
import { makeCells } from "./cells.js";
import { detailOf, tabsOf, transform } from "./layout.js";
import { rimOf, scene } from "./scene.js";
import { outlineOf } from "./small.js";
import { Zooming } from "./zoom.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Point} from "../base/press.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Card} from "./pieces.js" */
/** @import {Detail} from "./layout.js" */
/** @import {Frame, Lit, Placement, Ringed} from "./scene.js" */
/** @import {State} from "./state.d.ts" */

/** The time between two tiles that arrive one after the other, in milliseconds. */
const APART = 30;
/** The time within which all of them leave, in milliseconds; with many tiles they leave closer together. */
const ALL_WITHIN = 900;
/** The path of the mark on a side, about the middle of the side. */
const SIDE = "M-18 0h36";
/** The cross on a cell that nothing fits. */
const CROSS = "M-14 -14L14 14M14 -14L-14 14";
/** With more moving tiles than this, none is raised above the others. */
const MOST_RAISED = 100;

/**
 * @typedef {object} Picture
 * @property {Drawing} drawing
 * @property {number} tabs how far tiles reach out of their cells
 * @property {boolean | null} flat whether tiles are so small that only colours are drawn; null before there are any
 * @property {SVGSVGElement} svg
 * @property {HTMLElement} symbols
 * @property {SVGGElement} places
 * @property {SVGGElement} tiles
 * @property {SVGGElement} rings
 * @property {SVGGElement} overs
 * @property {SVGGElement} frames
 * @property {SVGGElement} sides
 * @property {SVGGElement} clues
 * @property {SVGGElement} joins
 * @property {SVGGElement} tears
 * @property {Card[]} cards by tile number
 * @property {(wait: number) => number} delay of the last movement: its joins appear after it
 * @property {ReturnType<typeof makeCells>} cells
 */

/** Where a tile arrives from: its middle in the window, and its size there in pixels per unit. @typedef {Point & { scale?: number }} Start */

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} zooms holds the zoom buttons
 * @param {(tile: number) => Start | null} tray finds a tile in the tray
 */
export function makeBoard(root, zooms, tray) {
  /** Where dropped tiles were released: they glide from there. @type {Map<number, Start>} */
  const starts = new Map();
  /** @type {Picture | null} */
  let picture = null;
  /** The inputs of the last drawing: render returns early while they are the same. @type {unknown[]} */
  let drawn = [];
  let redraw = () => {};
  /** The last highlight of a hint, as JSON. */
  let lastLit = "";
  const zooming = new Zooming(root, zooms, () => redraw());

  /** @type {(state: State, speech: Speech, lit: Lit) => void} */
  const render = (state, speech, lit) => {
    const { page: { settings }, table: { puzzle, drawing, game, marks }, solve: { search }, best: { hunt } } = state;
    if (!puzzle || !drawing) return;
    redraw = () => render(state, speech, lit);
    const litNow = JSON.stringify(lit);
    const fresh = picture?.drawing !== drawing;
    if (fresh || !picture) {
      picture = makePicture(puzzle, drawing, (cell) => zooming.reveal(cell));
      zooming.show(picture.svg, drawing);
    }
    const flat = setDetail(root, drawing, zooming.pixels()) === "least";
    const inputs = [
      ...[drawing, flat, layerShown(state), game?.places, state.play.hand, state.tray.here, litNow, marks, state.watch.at, search?.verdict, hunt?.at?.board, speech],
      ...[state.table.solutionView.index, state.table.solutionView.arrangement, state.table.solutionView.cells, settings.conflicts, settings.letters],
    ];
    if (inputs.every((value, i) => value === drawn[i])) return;
    drawn = inputs;
    const dealt = picture.flat !== flat;
    if (dealt) dealCards(picture, puzzle, flat);
    show(picture, state, puzzle, speech, lit, dealt, (tile, away) => starts.get(tile) ?? (away ? tray(tile) : null));
    starts.clear();
    if (litNow !== lastLit) zooming.reveal(lit.dead[0] ?? lit.cells[0] ?? -1);
    lastLit = litNow;
    // Attach last: otherwise the tiles would glide in from the corner.
    if (fresh) zooming.slide.replaceChildren(picture.symbols, picture.svg);
    if (fresh) root.replaceChildren(zooming.lens);
  };

  const sizes = new ResizeObserver(() => zooming.fit());
  for (const element of [root, root.parentElement]) if (element) sizes.observe(element);
  // On root: Chromium turns an SVG that listens for focus into a tab stop.
  const choice = () => picture && choose(picture);
  root.addEventListener("focusin", ({ target }) => {
    choice();
    if (picture && target instanceof Element && target.matches(":focus-visible")) zooming.reveal(picture.cells.focused());
  });
  root.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && root.contains(relatedTarget))) root.classList.remove("pointed");
    requestAnimationFrame(choice);
  });
  // A pointer needs no focus ring; it would cut through the tile's tabs.
  root.addEventListener("pointerdown", () => root.classList.add("pointed"), { capture: true });
  root.addEventListener("keydown", () => root.classList.remove("pointed"), { capture: true });
  return {
    show: render,
    zooming,

    /** Updates the names of the cells while the canvas shows the board. @type {(state: State, speech: Speech) => void} */
    nameCells: (state, speech) => {
      const { puzzle, drawing } = state.table;
      if (picture && puzzle && picture.drawing === drawing) picture.cells.show(state, puzzle, drawing, speech);
    },

    /** The symbols in the page, or null while another drawing is shown. @param {Drawing} drawing */
    symbolsOf: (drawing) => (picture?.drawing === drawing ? picture.symbols : null),

    /** Lets a dropped tile glide to its cell at the next change. @param {number} tile @param {Point} at in the window */
    startFrom: (tile, at) => void starts.set(tile, at),
  };
}

/** @param {Puzzle} puzzle @param {Drawing} drawing @param {(cell: number) => void} reveal @returns {Picture} without tiles */
function makePicture(puzzle, drawing, reveal) {
  const layer = (/** @type {string} */ name) => draw("g", { class: name, "aria-hidden": "true" });
  const svg = draw("svg", { class: "picture", viewBox: drawing.viewBox.join(" ") });
  const symbols = makeSymbols(drawing.symbols);
  const places = layer("places");
  places.append(...drawing.cells.map((_, cell) => makePlace(puzzle, drawing, cell)));
  const [tiles, rings, overs, clues, joins, frames, tears, sides] = ["tiles", "rings", "overs", "clues", "joins", "frames", "tears", "sides"].map(layer);
  const cells = makeCells(puzzle.grid, drawing, reveal);
  svg.append(places, tiles, rings, overs, clues, joins, frames, tears, sides, cells.root);
  cells.attach(svg);
  return { drawing, tabs: tabsOf(drawing), flat: null, svg, symbols, places, tiles, rings, overs, clues, joins, tears, frames, sides, cards: [], delay: () => 0, cells };
}

/** Draws an empty cell, with the frame along its border sides. @param {Puzzle} puzzle @param {Drawing} drawing @param {number} cell */
function makePlace(puzzle, drawing, cell) {
  const rim = rimOf(puzzle, drawing, cell).map((side) => draw("use", { class: "rim", href: `#edge-${puzzle.frame}`, transform: transform(side) }));
  return draw("g", {}, draw("use", { href: "#empty", transform: transform(drawing.cells[cell]) }), ...rim);
}

/** Makes the cards; flat ones show only colours. @param {Picture} picture @param {Puzzle} puzzle @param {boolean} flat */
function dealCards(picture, puzzle, flat) {
  const { drawing, symbols } = picture;
  picture.flat = flat;
  picture.cards = puzzle.tiles.map((_, tile) => (flat ? makeFlatCard(tile) : makeCard(tile, drawing, symbols)));
  picture.tiles.replaceChildren();
  picture.overs.replaceChildren();
  picture.joins.replaceChildren();
}

/** Marks the tile whose cell has the focus: small tiles then show their number. @param {Picture} picture */
function choose({ cards, cells }) {
  const chosen = cells.focused();
  for (const { layers, cell } of cards) layers[0].classList.toggle("chosen", cell >= 0 && cell === chosen);
}

/**
 * @param {Picture} picture
 * @param {State} state
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {Lit} lit
 * @param {boolean} fresh whether the cards are new: then nothing glides
 * @param {(tile: number, away: boolean) => Start | null} startOf where a tile was dropped, or waits in the tray
 */
function show(picture, state, puzzle, speech, lit, fresh, startOf) {
  const { tiles, bridges, tears, fixed, rings, sides } = scene(state, puzzle, picture.drawing, lit);
  const moves = tiles
    .map((placement, tile) => ({ tile, placement, card: picture.cards[tile], now: JSON.stringify({ ...placement, named: false, wait: 0 }) }))
    .filter(({ card, now }) => card.now !== now);
  moves.sort((one, other) => one.placement.wait - other.placement.wait);
  if (moves.length > 0) picture.delay = fresh ? () => 0 : delays(moves);

  // Append a tile when it first becomes visible: laying out the artwork of nine tiles takes long.
  const coming = moves.filter(({ card, placement }) => !placement.away && !card.layers[0].parentNode).map(({ card }) => card.layers);
  picture.tiles.append(...coming.map(([tile]) => tile));
  picture.overs.append(...coming.flatMap(([, ...over]) => over));
  // Reading a style makes the browser lay them out; a transition does not start on a new element.
  const look = (/** @type {Iterable<Card["layers"]>} */ cards) => {
    for (const [tile] of cards) void getComputedStyle(tile).opacity;
  };
  if (!fresh) look(coming);

  if (!fresh && moves.length <= MOST_RAISED) {
    // Read all positions before anything moves, or each read forces another layout.
    const starts = moves.map(({ tile, card }) => startOf(tile, card.cell < 0));
    const screen = starts.some(Boolean) ? picture.svg.getScreenCTM() : null;
    const stay = moves.filter(({ placement }) => !placement.away).map(({ card }) => card.layers);
    const raised = [raise(picture.tiles, stay.map(([tile]) => tile)), raise(picture.overs, stay.flatMap(([, ...over]) => over))];
    for (const [at, { card, placement }] of moves.entries()) start(screen, card, placement, starts[at]);
    if (raised.some(Boolean) || starts.some(Boolean)) look(moves.map(({ card }) => card.layers));
  }
  for (const { placement, card, now } of moves) {
    card.now = now;
    moveCard(card, placement, fresh, picture.delay(placement.wait));
  }
  for (const [tile, placement] of tiles.entries()) {
    nameCard(picture.cards[tile], placement.named);
    placeLetters(picture.cards[tile], { ...placement, cell: placement.like }, picture.drawing, state.page.settings.letters && !picture.flat);
  }
  const joined = picture.flat ? [] : bridges;
  const arriving = new Set(moves.map(({ placement }) => placement.cell));
  showJoins(picture.joins, picture.drawing, joined, arriving, picture.delay, fresh);
  const mark = picture.flat ? () => use("conflict-mark", "speck") : () => use("conflict", "tear");
  fill(picture.tears, tears.map((frame) => ({ frame, flat: picture.flat })), ({ frame }) => draw("g", { transform: transform(frame) }, mark()));
  // The ring of the newest tile lies under the joins; all other rings must be visible all round.
  fill(picture.rings, rings.filter(({ kind }) => kind === "newest"), (ring) => drawRing(ring, picture.drawing));
  const round = rings.filter(({ kind }) => kind !== "newest").map(({ on, ...ring }) => (on && !picture.flat ? { ...ring, on } : ring));
  fill(picture.frames, round, (ring) => drawRing(ring, picture.drawing));
  fill(picture.sides, sides, drawSide);
  fill(picture.clues, fixed, (cell) => draw("use", { href: "#clue", transform: transform(picture.drawing.cells[cell]) }));
  if (picture.tabs > 0.5) cover(picture);
  picture.svg.classList.toggle("revealing", layerShown(state) === "solution" && state.table.solutionView.cells.length > 0);
  picture.cells.show(state, puzzle, picture.drawing, speech);
}

/** Hides the cells under tiles that have holes: they would show through. @param {Picture} picture */
function cover({ cards, places }) {
  const covered = new Set(cards.map(({ cell }) => cell));
  for (const [cell, place] of [...places.children].entries()) place.classList.toggle("covered", covered.has(cell));
}

/**
 * Puts a tile where its glide begins: at `from`, or without one straight on its cell.
 * @param {DOMMatrix | null} screen from units to the window
 * @param {Card} card
 * @param {Placement} placement
 * @param {Start | null} from
 */
function start(screen, card, placement, from) {
  if (placement.away || (!from && card.cell >= 0)) return;
  if (!from || !screen) return moveCard(card, placement, true, 0);
  const { x, y } = new DOMPoint(from.x, from.y).matrixTransform(screen.inverse());
  moveCard(card, { ...placement, x, y, scale: from.scale ? from.scale / screen.a : placement.scale }, true, 0);
}

/**
 * Redraws a layer if its content changed.
 * @template T
 * @param {SVGGElement} layer
 * @param {T[]} wanted
 * @param {(one: T) => SVGElement} drawOne
 */
function fill(layer, wanted, drawOne) {
  const now = JSON.stringify(wanted);
  if ((layer.dataset.now ?? "[]") === now) return;
  layer.dataset.now = now;
  layer.replaceChildren(...wanted.map(drawOne));
}

/** @param {Ringed} ring @param {Drawing} drawing */
export function drawRing({ cell, kind, on }, drawing) {
  const { x, y, angle } = drawing.cells[cell];
  const d = on ? outlineOf(on[0], drawing) : drawing.card;
  const at = { d, transform: transform({ x, y, angle: angle + (on?.[1] ?? 0) * drawing.turn }) };
  const cross = kind === "dead" ? [draw("path", { class: "ring inner", ...at, d: CROSS })] : [];
  return draw("g", { class: kind }, draw("path", { class: "ring outer", ...at }), draw("path", { class: "ring inner", ...at }), ...cross);
}

/** @param {Frame} frame */
export function drawSide(frame) {
  return draw("path", { class: "side", d: SIDE, transform: transform(frame) });
}

/**
 * Moves elements above their siblings, in this order.
 * @param {Element} parent
 * @param {Element[]} elements
 * @returns {boolean} whether anything had to move
 */
function raise(parent, elements) {
  const last = [...parent.children].slice(parent.children.length - elements.length);
  if (elements.every((element, at) => element === last[at])) return false;
  parent.append(...elements);
  return true;
}

/**
 * The delay of each moving tile: the tiles of a solution leave one after the other.
 * @param {{ placement: Placement }[]} moves sorted by wait
 * @returns {(wait: number) => number} milliseconds
 */
function delays(moves) {
  const waits = moves.filter(({ placement }) => !placement.loose).map(({ placement }) => placement.wait);
  const [first, last] = [waits[0] ?? 0, waits.at(-1) ?? 0];
  const apart = Math.min(APART, ALL_WITHIN / (last - first + 1));
  return (wait) => Math.max(0, wait - first) * apart;
}

/**
 * Sets the level of detail by the size of a tile on the screen.
 * @param {HTMLElement} root
 * @param {Drawing} drawing
 * @param {number} pixels per tile
 * @returns {Detail}
 */
function setDetail(root, { viewBox }, pixels) {
  const detail = detailOf(pixels);
  root.dataset.detail = detail;
  root.style.setProperty("--ratio", String(viewBox[2] / viewBox[3]));
  // A tear is never thinner than 2 pixels; the smallest marks are sized in pixels.
  root.style.setProperty("--tear", String(Math.max(1, 50 / pixels)));
  root.style.setProperty("--pixel", String(100 / pixels));
  return detail;
}
