// What a board consists of: cards, and joins, the artwork over both tiles of a matched seam. board.js shows their
// place in the tree.

import { draw, use } from "../base/dom.js";
import { transform, unwrap } from "./layout.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Bridge, Placement} from "./scene.js" */

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

/** @param {Card} card @param {Placement} placement @param {boolean} fresh @param {number} delay */
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
 * @param {Placement} placement
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

/**
 * Updates the joins. The join of a seam beside an arriving tile is replaced, so that it appears
 * after the tile.
 * @param {SVGGElement} joins
 * @param {Drawing} drawing
 * @param {Bridge[]} bridges
 * @param {Set<number>} arriving the cells that tiles move to
 * @param {(wait: number) => number} delay in milliseconds
 * @param {boolean} fresh
 */
export function showJoins(joins, { seams }, bridges, arriving, delay, fresh) {
  const wanted = byKey(bridges);
  for (const join of joinsIn(joins)) {
    const key = join.dataset.key ?? "";
    const { a, b } = seams[parseInt(key)] ?? { a: [-1], b: [-1] };
    const stays = wanted.has(key) && !arriving.has(a[0]) && !arriving.has(b[0]);
    if (stays) wanted.delete(key);
    else join.remove();
  }
  for (const [key, { seam, edge, wait }] of wanted) {
    const join = makeJoin(edge, fresh ? "join" : "join new");
    join.style.setProperty("--delay", `${delay(wait)}ms`);
    joins.append(draw("g", { transform: transform(seams[seam]), "data-key": key }, join));
  }
}

/**
 * Updates the joins of a board that changes with every frame. A join whose seam is gone moves to
 * another seam with the same edge, or out of sight: creating one is far slower than moving it.
 * @param {SVGGElement} joins
 * @param {Drawing} drawing
 * @param {Bridge[]} bridges
 */
export function moveJoins(joins, { seams }, bridges) {
  const wanted = byKey(bridges);
  /** Unused joins by edge. @type {Map<string, SVGGElement[]>} */
  const idle = new Map();
  for (const join of joinsIn(joins)) {
    const key = join.dataset.key ?? "";
    if (wanted.delete(key)) continue;
    const edge = key.slice(key.indexOf(" ") + 1);
    idle.set(edge, [...(idle.get(edge) ?? []), join]);
  }
  for (const [key, { seam, edge }] of wanted) {
    const join = idle.get(edge)?.pop() ?? joins.appendChild(draw("g", {}, makeJoin(edge, "join")));
    join.dataset.key = key;
    join.setAttribute("transform", transform(seams[seam]));
  }
  for (const [edge, aside] of idle) {
    for (const join of aside) {
      join.dataset.key = `${ASIDE} ${edge}`;
      join.setAttribute("transform", "scale(0)");
    }
  }
}

/** The seam in the key of an unused join. */
const ASIDE = "-";

/** @param {string} edge @param {string} name */
function makeJoin(edge, name) {
  return draw("g", { class: name }, use(`bridge-${edge}`));
}

/** @param {SVGGElement} joins */
function joinsIn(joins) {
  return /** @type {SVGGElement[]} */ ([...joins.children]);
}

/** Keys name the edge too: a seam can show another picture a moment later. @param {Bridge[]} bridges */
function byKey(bridges) {
  return new Map(bridges.map((bridge) => [`${bridge.seam} ${bridge.edge}`, bridge]));
}
