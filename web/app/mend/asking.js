// Which of many repairs is the true one, the owner's tiles know: values and functions that
// ask about them. First for the tile that differs, then for what is on its sides, always for
// what strikes most. An answer is a fact about the real tiles, so that a repair which says
// otherwise is struck. Knows no DOM.

import { drawnIn } from "../keep/link.js";

/** @import {Repair} from "../../types.d.ts" */
/** @import {Answer} from "../keep/answered.js" */

/**
 * What comes next: the tiles are to be compared; a side to be looked at; one of some pictures to
 * be chosen for it; a repair to be made; or there is none.
 * @typedef {{ step: "compare" | "none" } | { step: "side", tile: number, side: number } | { step: "picture", tile: number, side: number, edges: string[] } | { step: "mend", repair: Repair }} Next
 */

/** No picture at hand. */
export const ELSE = "";

/** From so much of all weight on a repair is shown before the others are asked about. */
const CERTAIN = 0.95;

/**
 * What a repair says that a side really shows; undefined where it leaves it as it was entered.
 * @param {Repair} repair
 * @param {number} tile
 * @param {number} side
 */
const saysOf = ({ changes }, tile, side) => changes.find((one) => one.tile === tile && one.side === side)?.edge;

/**
 * The tiles that a repair gives, whatever they are called.
 * @param {Repair} repair
 */
export const tilesOf = ({ link }) => drawnIn(link).tiles.join(".");

/**
 * Whether a repair may be right after an answer.
 * @param {Repair} repair
 * @param {Answer} answer
 * @param {string[]} tiles as they were entered
 */
function agrees(repair, answer, tiles) {
  if (answer.says === "unseen") return true;
  if (answer.says === "not") return tilesOf(repair) !== answer.tiles;
  const { tile } = answer;
  if (answer.says === "shows") return (saysOf(repair, tile, answer.side) ?? tiles[tile][answer.side]) === answer.edge;
  if (answer.says === "other") return saysOf(repair, tile, answer.side) !== undefined;
  return repair.changes.some((one) => one.tile === tile) === (answer.says === "differs");
}

/**
 * The repairs that may be right after all answers, in their order.
 * @param {Repair[]} repairs
 * @param {Answer[]} answers
 * @param {string[]} tiles as they were entered
 */
export const left = (repairs, answers, tiles) => repairs.filter((repair) => answers.every((answer) => agrees(repair, answer, tiles)));

/**
 * What to ask or to show next.
 * @param {Repair[]} repairs the likeliest first
 * @param {Answer[]} answers
 * @param {string[]} tiles as they were entered
 * @returns {Next}
 */
export function next(repairs, answers, tiles) {
  const may = left(repairs, answers, tiles);
  if (may.length === 0) return { step: "none" };
  if (may.length === 1 || may[0].weight > CERTAIN * weightOf(may)) return { step: "mend", repair: may[0] };
  if (answers.length === 0) return { step: "compare" };
  const asked = bestSide(may, tiles);
  if (!asked) return { step: "mend", repair: may[0] };
  const { tile, side } = asked;
  const edges = [...new Set(may.flatMap((repair) => saysOf(repair, tile, side) ?? []))];
  const isOther = may.every((repair) => saysOf(repair, tile, side) !== undefined);
  return isOther ? { step: "picture", tile, side, edges } : { step: "side", tile, side };
}

/**
 * The side whose picture strikes most; of those that strike as much, the one that the likeliest
 * repair changes; null where no side tells them apart, and nothing that is seen strikes any.
 * @param {Repair[]} repairs
 * @param {string[]} tiles
 */
function bestSide(repairs, tiles) {
  const asked = new Map(repairs.flatMap(({ changes }) => changes.map((one) => [`${one.tile} ${one.side}`, one])));
  let best = null;
  for (const { tile, side } of asked.values()) {
    /** The weight of what is left, by what is seen there. @type {Map<string, number>} */
    const seen = new Map();
    for (const repair of repairs) {
      const edge = saysOf(repair, tile, side) ?? tiles[tile][side];
      seen.set(edge, (seen.get(edge) ?? 0) + repair.weight);
    }
    const stays = [...seen.values()].reduce((sum, weight) => sum + weight * weight, 0);
    if (seen.size > 1 && stays < (best?.stays ?? Infinity)) best = { tile, side, stays };
  }
  return best;
}

/** @param {Repair[]} repairs */
const weightOf = (repairs) => repairs.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Repairs by the tile that they change first, the likeliest tile first; those of all tiles under -1.
 * @param {Repair[]} repairs
 * @returns {{ tile: number, repairs: Repair[] }[]}
 */
export function byTile(repairs) {
  /** @type {Map<number, Repair[]>} */
  const groups = new Map();
  for (const repair of repairs) {
    const { tile } = repair.changes[0];
    const at = repair.changes.every((one) => one.tile === tile) ? tile : -1;
    groups.set(at, [...(groups.get(at) ?? []), repair]);
  }
  return [...groups].map(([tile, ofTile]) => ({ tile, repairs: ofTile })).sort((a, b) => weightOf(b.repairs) - weightOf(a.repairs));
}
