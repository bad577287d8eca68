// A puzzle that was mistyped and what it became are one, of which one is kept: each knows the
// link of the other, so that the step can be taken back. Knows no DOM.

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
 * What puts one in the place of the other: its board and what it is called go over, what was found
 * out about it does not. One that was solved or built stays, and so does one that was there before
 * the other came.
 * @param {Mine | null} former
 * @param {Mine | null} stood what is kept of the one that comes
 * @param {{ id: string, name: string, opened: number }} puzzle that comes
 * @param {Pick<Twin, "of" | "is">} twin
 * @returns {Patch[]}
 */
export function exchanged(former, stood, { id, name, opened }, twin) {
  const { called = "", board = null, game = null, laid = 0 } = former ?? {};
  const comes = { id, twin: { ...twin, stood: stood !== null }, ...(!stood && { name, called, link: id, board, game, laid, opened }) };
  const goes = former && former.solved === 0 && !former.guide && !former.twin?.stood;
  return [comes, ...(goes ? [{ id: former.id, gone: /** @type {const} */ (true) }] : [])];
}
