// Lists what a verdict counts, board by board: each solution in its turns and with its copies
// swapped. Rows come in portions, and each board can be shown as the solution on the table. Knows
// no DOM.

import { found } from "../table/layers.js";

/** @import {App, Listed, State} from "./state.d.ts" */

/** Add about this many boards at a time. Rows have 1, 2, 3, 4 or 6 boards, which all divide half of it. */
const BOARDS = 24;
const HALF = BOARDS / 2;
/** Add half as many if boards have more cells than this. */
const MANY = 100;

/** @returns {State["arrangements"]} */
export function newArrangements() {
  return { listed: null };
}

/** The list of the current result; null while it is folded. @param {State} state */
export function listedNow({ arrangements: { listed }, solve: { search } }) {
  return listed?.outcome === search?.fast ? listed : null;
}

/** @param {App} app */
export async function foldArrangements(app) {
  app.store.change((state) => {
    const outcome = state.solve.search?.fast;
    state.arrangements.listed = listedNow(state) || !outcome ? null : { outcome, rows: [], next: { of: 0, from: 0 } };
  });
  await moreArrangements(app);
}

/** Adds the next rows. @param {App} app */
export async function moreArrangements(app) {
  const { store } = app;
  const listed = listedNow(store.state);
  if (!listed?.next) return;
  const more = await rowsAfter(app, listed);
  store.change(({ arrangements }) => {
    if (arrangements.listed === listed) arrangements.listed = more; // else it was folded meanwhile
  });
}

/** @param {App} app @param {Listed} listed @returns {Promise<Listed>} */
async function rowsAfter({ solver, store }, { outcome, rows: before, next }) {
  const puzzle = store.state.solve.search?.id ?? "";
  const boards = found(store.state);
  const rows = [...before];
  let room = (boards[0]?.length ?? 0) > MANY ? HALF : BOARDS;
  while (next && room >= HALF) {
    const { of, from } = next;
    const count = room - (room % HALF);
    const { pictures, arrangements } = await solver.call("arrangements", { puzzle, board: boards[of], from, count });
    for (let at = 0; at < arrangements.length; at += pictures) rows.push({ of, arrangements: arrangements.slice(at, at + pictures) });
    room -= Math.max(1, arrangements.length);
    if (arrangements.length === count) next = { of, from: from + count };
    else next = of + 1 < boards.length ? { of: of + 1, from: 0 } : null;
  }
  const all = rows.reduce((sum, { arrangements }) => sum + arrangements.length, 0) === Number(outcome.report.arrangements);
  return { outcome, rows, next: all ? null : next };
}

/** Shows one of the listed boards on the table. @param {App} app @param {number} number of its row @param {number} at its position in the row */
export function showArrangement(app, number, at) {
  const row = listedNow(app.store.state)?.rows[number];
  const arrangement = row?.arrangements[at];
  if (!row || !arrangement) return;
  app.store.change(({ table }) => {
    table.layer = "solution";
    table.shown = { ...table.shown, index: row.of, arrangement: isKept(arrangement) ? null : arrangement };
  });
}

/** Reports whether the board is the solution as found. @param {{ turned: number, swapped: number[][] }} arrangement */
export function isKept({ turned, swapped }) {
  return turned === 0 && swapped.length === 0;
}
