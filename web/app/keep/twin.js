// A mistyped puzzle and the one it was mended into: only one is kept, and it knows the link of the
// other, so that the step can be taken back.

import { alike } from "../game/game.js";
import { next, standing } from "./record.js";

/** @import {Twin} from "./form.js" */
/** @import {Mine, Patch} from "./record.js" */

/**
 * The link of the other one; null where there is none, or this one is not what `is` says.
 * @param {Mine[]} mine
 * @param {string | undefined} id of this one
 * @param {Twin["is"]} is
 */
export function twinOf(mine, id, is) {
  const twin = mine.find((one) => one.id === id)?.twin;
  return twin?.is === is ? twin.of : null;
}

/**
 * The patches that put one in the place of the other. The former is deleted, unless work of the
 * person would be lost with it. Its searches and counts are not taken over.
 * @param {Mine | null} former
 * @param {Mine | null} stood what is already kept of the one that comes
 * @param {{ id: string, name: string, opened: number, came?: number }} puzzle that comes
 * @param {Pick<Twin, "of" | "is">} twin
 * @returns {Patch[]}
 */
export function exchanged(former, stood, { id, name, opened, came }, twin) {
  // A mistyped puzzle that itself was mended from another one keeps its way back to that.
  const knowsWay = twin.is === "mistyped" && stood?.twin?.is === "mended";
  const comes = {
    id,
    twin: knowsWay ? stood.twin : { ...twin, stood: stood !== null },
    ...(!stood && { name, link: id, opened, came: former ? former.came : came }),
    ...(former && goesOver(former, stood)),
  };
  return former && mayGo(former, stood, twin.is) ? [comes, { id: former.id, gone: true }] : [comes];
}

/**
 * What the one that comes takes over where it has none of its own: name, board, answers about tiles.
 * @param {Mine} former
 * @param {Mine | null} stood
 */
function goesOver({ called, board, game, laid, answered }, stood) {
  const lays = !stood || (board !== null && stood.board === null);
  return {
    ...(!stood?.called && { called }),
    ...(lays && { board, game, laid: stood ? next(Math.max(stood.laid, laid)) : laid }),
    ...(answered && !stood?.answered && { answered }),
  };
}

/**
 * Whether nothing is lost when the former is deleted.
 * @param {Mine} former
 * @param {Mine | null} stood
 * @param {Twin["is"]} is what the one that comes is
 */
function mayGo(former, stood, is) {
  const { called, board, twin } = former;
  // Both have the same board, and nothing was moved since it was taken over.
  const boardGoesOn = board === null || !stood?.board || (standing(former) === standing(stood) && alike(board, stood.board));
  const nameGoesOn = called === "" || !stood?.called || stood.called === called;
  const aloneKnowsWay = is === "mended" && twin?.is === "mended";
  return boardGoesOn && nameGoesOn && !aloneKnowsWay && !hasMore(former);
}

/** Whether it has what is not taken over, or was kept before it became a twin. @param {Mine} former */
const hasMore = ({ solved, guide, hunt, given, searches, twin }) => solved > 0 || guide !== undefined || hunt !== undefined || given !== undefined || searches.length > 0 || twin?.stood === true;
