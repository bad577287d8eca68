// The table of the Tiles tab: all entered tiles as they lie before their owner, in place of the
// board. It is a grid with one tab stop, on the tile at hand. Before the first edge it shows what to
// do: numbered backs and a pencil. Only places whose look changes are redrawn, since a key changes one.

import { draw, makeSymbols } from "../base/dom.js";
import { neighbour } from "../board/cells.js";
import { looseSpots } from "../board/layout.js";
import { EDGES, PLACES, drawTile } from "../board/small.js";
import { NOTHING, isUntouched } from "./entry.js";
import { tileWords } from "./words.js";

/** @import {EntryFacts} from "../../types.d.ts" */
/** @import {Spot} from "../board/layout.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {EdgeDrawings, Answer, State} from "./state.d.ts" */

/** Below this many pixels a tile shows colours only. */
const FLAT = 32;

/** @param {HTMLElement} root @param {(tile: number) => void} pick @returns {(state: State, speech: Speech) => void} */
export function makeOverview(root, pick) {
  /** What the view was last drawn from. @type {unknown[]} */
  let shown = [];
  /** @type {Spot[]} */
  let spots = [];
  /** @type {Picture | null} */
  let picture = null;
  /** @type {() => void} */
  let again = () => {};
  const tileOf = (/** @type {EventTarget | null} */ target) => {
    const cell = target instanceof Element ? target.closest("[data-tile]") : null;
    return cell instanceof SVGElement ? Number(cell.dataset.tile) : -1;
  };
  const choose = (/** @type {number} */ tile) => {
    pick(tile);
    /** @type {SVGElement | null} */ (root.querySelector(`[data-tile="${tile}"]`))?.focus();
  };
  root.addEventListener("click", ({ target }) => tileOf(target) >= 0 && choose(tileOf(target)));
  root.addEventListener("keydown", (event) => {
    const from = tileOf(event.target);
    const next = from < 0 || event.altKey || event.ctrlKey || event.metaKey ? -1 : neighbour(spots, from, event.key);
    if (next < 0) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next);
  });
  let width = 0;
  new ResizeObserver(([{ contentRect }]) => {
    width = contentRect.width;
    again();
  }).observe(root);

  return (state, speech) => {
    const { page: { tab }, entry: { edgeDrawings, draft, answer, carrying } } = state;
    again = () => ((shown = []), show());
    const show = () => {
      const shows = [edgeDrawings, draft.now, looks(answer), tab, carrying, speech];
      if (tab !== "tiles") {
        shown = [];
        picture = null;
        root.replaceChildren();
        return;
      }
      if (!edgeDrawings || !answer || edgeDrawings.drawing.cells.length !== draft.now.tiles.length) return;
      if (shows.every((value, i) => value === shown[i])) return;
      shown = shows;
      const held = root.contains(document.activeElement);
      if (picture?.edgeDrawings !== edgeDrawings || picture.speech !== speech) {
        spots = looseSpots(edgeDrawings.grid, edgeDrawings.drawing);
        picture = newPicture(edgeDrawings, spots, speech);
        root.replaceChildren(makeSymbols(edgeDrawings.edges, EDGES), makeSymbols(edgeDrawings.drawing.symbols, PLACES), picture.svg);
      }
      fillPicture(picture, state, answer.facts, spots, width || root.clientWidth);
      if (held) /** @type {SVGElement | null} */ (root.querySelector('[tabindex="0"]'))?.focus();
    };
    show();
  };
}

/** The facts that show in this view; the others change with every key. @param {Answer | null} answer */
function looks(answer) {
  if (!answer) return "";
  const { alike, motifs, halves, art, entered: { frame } } = answer.facts;
  return JSON.stringify([alike, motifs, halves, art, frame]);
}

/**
 * @typedef {object} Picture
 * @property {EdgeDrawings} edgeDrawings
 * @property {Speech} speech
 * @property {SVGSVGElement} svg
 * @property {{ place: SVGGElement, by: string }[]} places with what each was last drawn from
 * @property {SVGGElement} pencil shown until something is entered
 */

/** A picture without tiles. @param {EdgeDrawings} edgeDrawings @param {Spot[]} spots @param {Speech} speech @returns {Picture} */
function newPicture(edgeDrawings, spots, speech) {
  const { drawing } = edgeDrawings;
  const svg = draw("svg", { class: "picture", role: "grid", viewBox: drawing.viewBox.join(" "), "aria-label": speech.say("label.table") });
  const places = spots.map(({ x, y }, at) => {
    const place = draw("g", { class: "place", role: "gridcell", "data-tile": at, transform: `translate(${x} ${y})` });
    return { place, by: "" };
  });
  const rows = new Map();
  for (const [at, { row }] of spots.entries()) rows.set(row, [...(rows.get(row) ?? []), places[at].place]);
  svg.append(...[...rows.values()].map((row) => draw("g", { role: "row" }, ...row)));
  return { edgeDrawings, speech, svg, places, pencil: pencil(drawing.viewBox) };
}

/**
 * Redraws the places whose look has changed.
 * @param {Picture} picture
 * @param {State} state
 * @param {EntryFacts} facts
 * @param {Spot[]} spots
 * @param {number} width of the view, in pixels
 */
function fillPicture({ edgeDrawings: { drawing }, speech, svg, places, pencil }, { entry: { draft: { now }, carrying } }, facts, spots, width) {
  const [, , across, down] = drawing.viewBox;
  const pixels = (width / Math.max(across, down)) * 100;
  const untouched = isUntouched(now);
  svg.classList.toggle("carrying", carrying);
  if (!untouched) pencil.remove();
  else if (!pencil.isConnected) svg.append(pencil);
  for (const [at, { angle }] of spots.entries()) {
    const tile = now.tiles[at];
    const current = at === now.tile;
    const again = facts.alike.some((group) => group.includes(at));
    const label = tileWords(now, at, facts, speech) + (again ? `; ${speech.say("enter.twin")}` : "");
    const by = JSON.stringify([tile, current, label, pixels < FLAT, pixels < 20, untouched]);
    if (places[at].by === by) continue;
    places[at].by = by;
    const { place } = places[at];
    const body = draw("g", { transform: `scale(.94)` }, ...drawTile(tile, angle, drawing.card, pixels < FLAT && !tile.includes(NOTHING)));
    const mark = again ? [draw("path", { class: "twin", transform: "translate(30 -30)", d: "M-6 -3H6M-6 3H6" })] : [];
    const number = pixels < 20 ? [] : tile.some((edge) => edge !== null)
      ? [draw("use", { href: `#${PLACES}number-${at}` })]
      : [pencilled(at + 1, untouched)];
    const ringed = (/** @type {string} */ name) => draw("path", { class: name, d: drawing.card, transform: `rotate(${angle})` });
    place.setAttribute("tabindex", current ? "0" : "-1");
    place.setAttribute("aria-selected", String(current));
    place.setAttribute("aria-label", label);
    place.replaceChildren(body, ...mark, ...number, ...(current ? [ringed("at-hand")] : []), ringed("ring outer"), ringed("ring inner"));
  }
}

/** A number as pencilled on a back, with an arrow at the top edge. @param {number} number @param {boolean} large */
function pencilled(number, large) {
  const text = draw("text", { class: "pencilled", y: 12, "text-anchor": "middle" }, document.createTextNode(String(number)));
  const top = draw("path", { class: "pencil-stroke", d: "M-6 -32L0 -38L6 -32" });
  const underline = /^[69]+$/.test(String(number)) ? [draw("path", { class: "pencil-stroke", d: "M-9 19H9" })] : [];
  return draw("g", { class: large ? "back" : "back quiet", "aria-hidden": "true" }, text, top, ...underline);
}

/** The pencil, beside the last number. @param {number[]} viewBox */
function pencil([x, y, width, height]) {
  return draw(
    "g",
    { class: "pencil", "aria-hidden": "true", transform: `translate(${x + width - 30} ${y + height - 24}) rotate(-38)` },
    draw("path", { class: "pencil-shade", d: "M-24 3L-12 -2H62V9H-12Z" }),
    draw("path", { class: "pencil-wood", d: "M-26 0L-12 -5.5V5.5Z" }),
    draw("path", { class: "pencil-lead", d: "M-26 0L-21 -2V2Z" }),
    draw("path", { class: "pencil-body", d: "M-12 -5.5H52V5.5H-12Z" }),
    draw("path", { class: "pencil-light", d: "M-12 -2H52" }),
    draw("path", { class: "pencil-band", d: "M52 -5.5H57V5.5H52Z" }),
    draw("path", { class: "pencil-end", d: "M57 -5.5H61Q64 -5.5 64 0T61 5.5H57Z" }),
  );
}
