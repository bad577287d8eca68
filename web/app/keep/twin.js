// A puzzle that was mistyped and what it became are one, of which one is kept: each knows the
// link of the other, so that the step can be taken back. Knows no DOM.

import { alike } from "../game/game.js";
import { next, standing } from "./record.js";

/** @import {Twin} from "./form.js" */
/** @import {Mine, Patch} from "./record.js" */

/**
 * The link of the other one; null where there is none, or this one is not what it has to be.
 * @param {Mine[]} mine
 * @param {string | undefined} id of this one
 * @param {Twin["is"]} is
 */
export function twinOf(mine, id, is) {
  const twin = mine.find((one) => one.id === id)?.twin;
  return twin?.is === is ? twin.of : null;
}

/**
 * What puts one in the place of the other, which goes away unless something of a person's own would be
 * lost with it. What was found out about it does not go over.
 * @param {Mine | null} former
 * @param {Mine | null} stood what is kept of the one that comes
 * @param {{ id: string, name: string, opened: number, came?: number }} puzzle that comes
 * @param {Pick<Twin, "of" | "is">} twin
 * @returns {Patch[]}
 */
export function exchanged(former, stood, { id, name, opened, came }, twin) {
  // What comes back and was mended from another one itself still knows the way to that.
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
 * What the one that comes takes over, where it has none of its own: what the other is called, its
 * board, and what was said of its tiles, for when it comes back.
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
 * Whether nothing is lost without it.
 * @param {Mine} former
 * @param {Mine | null} stood
 * @param {Twin["is"]} is what the one that comes is
 */
function mayGo(former, stood, is) {
  const { called, board, twin } = former;
  // Of two boards one is enough where nothing was laid since the other puzzle had it.
  const boardGoesOn = board === null || !stood?.board || (standing(former) === standing(stood) && alike(board, stood.board));
  const nameGoesOn = called === "" || !stood?.called || stood.called === called;
  const aloneKnowsWay = is === "mended" && twin?.is === "mended";
  return boardGoesOn && nameGoesOn && !aloneKnowsWay && !hasMore(former);
}

/**
 * Whether it has what does not go over to the other one, or was there before that.
 * @param {Mine} former
 */
const hasMore = ({ solved, guide, hunt, given, searches, twin }) => solved > 0 || guide !== undefined || hunt !== undefined || given !== undefined || searches.length > 0 || twin?.stood === true;
