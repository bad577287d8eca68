// One tile on the board: its elements, and moving them. board.js shows their place in the tree.

import { draw, use } from "../base/dom.js";
import { unwrap } from "./layout.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Lying} from "./scene.js" */

/**
 * @typedef {object} Card
 * @property {SVGGElement[]} layers the tile, and its artwork that overlaps other tiles
 * @property {SVGGElement[]} turned
 * @property {SVGGElement} letters
 * @property {string} lettered the letters now shown, as a key
 * @property {number} angle as last drawn
 * @property {number} cell -1 for none
 * @property {string} now the state last drawn, as JSON
 */

/** @param {number} tile @param {Drawing} drawing @param {HTMLElement} symbols @returns {Card} */
export function makeCard(tile, { sink }, symbols) {
  const shadow = draw("g", { class: "turned" }, use(`shadow-${tile}`, "shade"));
  const body = draw("g", { class: "turned" }, use(`tile-${tile}`, "art"), use("mark"));
  const letters = draw("g", { class: "letters" });
  const upright = draw("g", { class: "upright" }, letters, use(`number-${tile}`, "number"));
  const layers = [draw("g", { class: "tile", "data-lies": tile }, draw("g", { transform: `translate(0 ${sink})` }, shadow), body, upright)];
  const turned = [shadow, body];
  // Few tiles have artwork that overlaps others.
  if (symbols.querySelector(`#over-${tile}`)?.hasChildNodes()) {
    const over = draw("g", { class: "turned" }, use(`over-${tile}`, "art"));
    layers.push(draw("g", { class: "tile" }, over));
    turned.push(over);
  }
  return { layers, turned, letters, lettered: "", angle: 0, cell: -1, now: "" };
}

/** A tile so small that it shows only colours. @param {number} tile @returns {Card} */
export function makeFlatCard(tile) {
  const body = draw("g", { class: "turned" }, use(`flat-${tile}`, "art"));
  return {
    ...{ layers: [draw("g", { class: "tile", "data-lies": tile }, body)], turned: [body], letters: draw("g"), lettered: "" },
    ...{ angle: 0, cell: -1, now: "" },
  };
}

/** @param {Card} card @param {Lying} lying @param {boolean} fresh @param {number} delay */
export function moveCard(card, { x, y, cell, angle, tilt, scale, loose, away, supposed }, fresh, delay) {
  // A tile that leaves the board fades where it is.
  const fades = away && card.cell >= 0;
  card.cell = away ? -1 : cell;
  card.angle = fresh ? angle : unwrap(card.angle, angle);
  for (const layer of card.layers) {
    layer.style.setProperty("--delay", `${delay}ms`);
    if (!fades) layer.style.transform = `translate(${x}px, ${y}px) rotate(${tilt}deg) scale(${scale})`;
    layer.classList.toggle("loose", loose);
    layer.classList.toggle("away", away);
    layer.classList.toggle("supposed", supposed);
  }
  for (const turned of card.turned) turned.style.transform = `rotate(${card.angle}deg)`;
}

/** Shows the number of a small tile while a hint mentions it. @param {Card} card @param {boolean} named */
export function nameCard({ layers: [tile] }, named) {
  if (tile.classList.contains("named") !== named) tile.classList.toggle("named", named);
}

/**
 * Places the letters upright: when the tile turns, they change sides with its edges.
 * @param {Card} card
 * @param {Lying} lying
 * @param {Drawing} drawing
 * @param {boolean} wanted
 */
export function placeLetters(card, { cell, edges }, { cells }, wanted) {
  const now = wanted ? `${cell} ${edges}` : "";
  if (card.lettered === now) return;
  card.lettered = now;
  const letters = wanted ? edges : [];
  card.letters.replaceChildren(
    ...letters.map((edge, side) => {
      const [x, y] = cells[cell].letters[side];
      return draw("use", { href: `#letter-${edge}`, transform: `translate(${x} ${y})` });
    }),
  );
}
