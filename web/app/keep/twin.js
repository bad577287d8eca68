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
 * What puts one in the place of the other: its board goes over where the other has none, and so does
 * what it is called; what was found out about it does not. It goes away itself, unless something of
 * a person's own stays behind with it, or it was there before the other came.
 * @param {Mine | null} former
 * @param {Mine | null} stood what is kept of the one that comes
 * @param {{ id: string, name: string, opened: number }} puzzle that comes
 * @param {Pick<Twin, "of" | "is">} twin
 * @returns {Patch[]}
 */
export function exchanged(former, stood, { id, name, opened }, twin) {
  const { called = "", board = null, game = null, laid = 0 } = former ?? {};
  const goesBack = twin.is === "mistyped";
  const lays = !stood || (board !== null && stood.board === null);
  const comes = {
    id,
    twin: goesBack && stood?.twin?.is === "mended" ? stood.twin : { ...twin, stood: stood !== null },
    ...(!stood && { name, link: id, opened }),
    ...(!stood?.called && { called }),
    ...(lays && { board, game, laid: stood ? next(Math.max(stood.laid, laid)) : laid }),
  };
  // One that is mended once more alone knows the way back to what it was.
  const knowsWay = !goesBack && former?.twin?.is === "mended";
  const goes = former && (lays || board === null || isSameBoard(former, stood)) && (called === "" || !stood?.called || called === stood.called) && !staysBehind(former) && !knowsWay;
  return [comes, ...(goes ? [{ id: former.id, gone: /** @type {const} */ (true) }] : [])];
}

/**
 * Whether nothing was laid on the one since the other had its board.
 * @param {Mine} one
 * @param {Mine} other
 */
const isSameBoard = (one, other) => standing(one) === standing(other) && one.board !== null && other.board !== null && alike(one.board, other.board);

/**
 * Whether it has what does not go over to the other one, or was there before that.
 * @param {Mine} former
 */
const staysBehind = ({ solved, guide, hunt, given, searches, twin }) => solved > 0 || guide !== undefined || hunt !== undefined || given !== undefined || searches.length > 0 || twin?.stood === true;
