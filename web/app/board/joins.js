// The joins: artwork over both tiles of a matched seam.

import { draw, use } from "../base/dom.js";
import { transform } from "./layout.js";

/** @import {Drawing} from "../../types.d.ts" */
/** @import {Bridge} from "./scene.js" */

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
