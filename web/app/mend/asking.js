// Finds the true repair by questions that only the real tiles can answer: first which tile differs,
// then what is on its sides, always the question that excludes most. An answer is a fact about the
// real tiles, so it excludes every repair that contradicts it. Knows no DOM.

import { drawnIn } from "../base/link.js";

/** @import {Repair} from "../../types.d.ts" */
/** @import {Answer} from "../keep/answered.js" */

/**
 * The next step: compare the tiles, look at a side, choose a picture for it, make a repair, or give
 * up.
 * @typedef {{ step: "compare" | "none" } | { step: "side", tile: number, side: number } | { step: "picture", tile: number, side: number, edges: string[] } | { step: "mend", repair: Repair }} Next
 */

/** None of the pictures offered. */
export const ELSE = "";

/** Show a repair without more questions if it has this share of the total weight. */
const CERTAIN = 0.95;

/** The edge that a repair gives a side; undefined if it does not change the side. @param {Repair} repair @param {number} tile @param {number} side */
const saysOf = ({ changes }, tile, side) => changes.find((one) => one.tile === tile && one.side === side)?.edge;

/** The tiles after a repair, without names. @param {Repair} repair */
export const tilesOf = ({ link }) => drawnIn(link).tiles.join(".");

/** Reports whether a repair agrees with an answer. @param {Repair} repair @param {Answer} answer @param {string[]} tiles as entered */
function agrees(repair, answer, tiles) {
  if (answer.says === "unseen") return true;
  if (answer.says === "not") return tilesOf(repair) !== answer.tiles;
  const { tile } = answer;
  if (answer.says === "shows") return (saysOf(repair, tile, answer.side) ?? tiles[tile][answer.side]) === answer.edge;
  if (answer.says === "other") return saysOf(repair, tile, answer.side) !== undefined;
  return repair.changes.some((one) => one.tile === tile) === (answer.says === "differs");
}

/** The repairs that agree with all answers, in their order. @param {Repair[]} repairs @param {Answer[]} answers @param {string[]} tiles as entered */
export const left = (repairs, answers, tiles) => repairs.filter((repair) => answers.every((answer) => agrees(repair, answer, tiles)));

/** @param {Repair[]} repairs the likeliest first @param {Answer[]} answers @param {string[]} tiles as entered @returns {Next} */
export function next(repairs, answers, tiles) {
  const possible = left(repairs, answers, tiles);
  if (possible.length === 0) return { step: "none" };
  if (possible.length === 1 || possible[0].weight > CERTAIN * weightOf(possible)) return { step: "mend", repair: possible[0] };
  if (answers.length === 0) return { step: "compare" };
  const asked = bestSide(possible, tiles);
  if (!asked) return { step: "mend", repair: possible[0] };
  const { tile, side } = asked;
  const edges = [...new Set(possible.flatMap((repair) => saysOf(repair, tile, side) ?? []))];
  const isOther = possible.every((repair) => saysOf(repair, tile, side) !== undefined);
  return isOther ? { step: "picture", tile, side, edges } : { step: "side", tile, side };
}

/**
 * The side whose answer excludes most weight on average; of equal ones, the one that the likeliest
 * repair changes. Null if no side distinguishes the repairs.
 * @param {Repair[]} repairs
 * @param {string[]} tiles
 */
function bestSide(repairs, tiles) {
  const asked = new Map(repairs.flatMap(({ changes }) => changes.map((one) => [`${one.tile} ${one.side}`, one])));
  let best = null;
  for (const { tile, side } of asked.values()) {
    /** The weight of the repairs that remain after each answer. @type {Map<string, number>} */
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
 * Groups repairs by their tile, the likeliest tile first; repairs of several tiles are in group -1.
 * @param {Repair[]} repairs
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
