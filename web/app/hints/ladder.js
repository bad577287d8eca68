// Help: a ladder of hints, one rung at a press, and, for those who wish, the outlook
// after every move. The first rung says whether the puzzle can still be solved, and
// where it cannot, which tile is to blame; the next ones say where something is to be
// laid, which tile, and why; then it is laid. Every move begins a new ladder.

import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { boardOf, put, takeOff, tileOn, withHint } from "../game/game.js";
import { laidCells } from "../game/order.js";
import { countHint, play } from "../table/move.js";

/** @import {Outlook} from "../../types.d.ts" */
/** @import {App, Help, Hints, State} from "./state.d.ts" */

/** What a press of the hint button does. @typedef {"hint" | "where" | "which" | "why" | "place" | "lift" | "longer"} Press */

/** The rungs that tell where, which and why. */
export const [WHERE, WHICH, WHY] = [2, 3, 4];

/** How long is thought, in milliseconds; and whoever presses again has more patience. */
const PATIENCE = 3000;
const MORE_PATIENCE = 30_000;
/** After so many milliseconds it is said that it takes a while. */
const SLOW = 250;

/** @returns {Hints} */
export function newHints() {
  return { help: null };
}

/**
 * Makes an end of what was told of the board as it lay before.
 * @param {App} app
 */
export function endHelp({ store }) {
  if (store.state.hints.help) store.change((state) => void (state.hints.help = null));
}

/**
 * What the next press will do, null where there is nothing to tell.
 * @param {Pick<State, "table" | "hints">} state
 * @returns {Press | null}
 */
export function nextPress({ table: { puzzle, game, marks }, hints: { help } }) {
  if (!puzzle || !game || marks?.solved) return null;
  if (!help?.outlook || help.thinking === "outlook") return "hint";
  const { rung, outlook, hint } = help;
  if (isStuck(outlook)) {
    if (outlook.change < 0) return outlook.done ? null : "longer";
    return rung === 0 ? "where" : "lift";
  }
  if (rung < WHERE) return "where";
  // The button tells the next press once this one is answered.
  if (help.thinking) return hint ? "longer" : "where";
  if (!hint?.step) return hint?.done && hint.narrow ? null : "longer";
  return rung < WHICH ? "which" : rung < WHY ? "why" : "place";
}

/**
 * Whether it is known that no solution follows from the board.
 * @param {Outlook} outlook
 */
export function isStuck({ counted, ways }) {
  return counted && Number(ways) === 0;
}

/**
 * Tells one rung more, or does what was told.
 * @param {App} app
 */
export async function climb(app) {
  const { table: { puzzle, game }, hints: { help } } = app.store.state;
  const press = nextPress(app.store.state);
  if (!puzzle || !game || !press) return;
  if (press === "hint") return askOutlook(app, 1, PATIENCE);
  if (!help?.outlook || help.thinking) return;
  const { outlook, hint, rung } = help;
  switch (press) {
    case "longer":
      return isStuck(outlook) || hint?.done ? askOutlook(app, 1, MORE_PATIENCE) : askHint(app, MORE_PATIENCE);
    case "lift":
      return play(app, takeOff(withHint(game), tileOn(game, outlook.change)));
    case "where":
      return isStuck(outlook) ? tell(app, { rung: 1 }) : askHint(app, PATIENCE);
    case "place":
      return hint?.step ? play(app, put(game, hint.step.tile, hint.step.cell, hint.step.turn)) : undefined;
    default:
      tell(app, { rung: rung + 1 });
  }
}

/**
 * Finds out whether the board can still be completed.
 * @param {App} app
 * @param {number} rung
 * @param {number} patience
 */
async function askOutlook(app, rung, patience) {
  const { table: { puzzle, game }, hints: { help } } = app.store.state;
  if (!puzzle || !game) return;
  if (help?.thinking === "outlook") return tell(app, { rung });
  tell(app, { rung });
  const params = { puzzle: puzzle.id, board: boardOf(game), laid: laidCells(puzzle, game) };
  await ponder(app, "outlook", params, patience);
}

/**
 * Finds out what is to be laid next. This is where help begins to be counted.
 * @param {App} app
 * @param {number} patience
 */
async function askHint(app, patience) {
  const { table: { puzzle, game }, hints: { help } } = app.store.state;
  if (!puzzle || !game || !help) return;
  if (help.rung < WHERE) countHint(app);
  tell(app, { rung: WHERE });
  await ponder(app, "hint", { puzzle: puzzle.id, board: boardOf(game) }, patience);
}

/**
 * Has Go think until it knows, patience is at an end, or the board has changed.
 * @template {"outlook" | "hint"} T
 * @param {App} app
 * @param {T} thinking
 * @param {Omit<import("../../types.d.ts").Methods[T]["params"], "budget">} params
 * @param {number} patience
 */
async function ponder(app, thinking, params, patience) {
  const { store, solver } = app;
  const { puzzle, game } = store.state.table;
  const until = performance.now() + patience;
  const stands = () => store.state.table.puzzle === puzzle && store.state.table.game?.places === game?.places && store.state.hints.help !== null;
  tell(app, { thinking });
  const slow = setTimeout(() => stands() && tell(app, { slow: true }), SLOW);
  try {
    const known = await think(solver, thinking, params, () => !stands() || performance.now() > until);
    if (stands()) tell(app, { [thinking]: known, thinking: null, slow: false });
  } catch (error) {
    if (stands()) tell(app, { thinking: null, slow: false });
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/**
 * Changes what is told.
 * @param {App} app
 * @param {Partial<Help>} more
 */
function tell({ store }, more) {
  store.change((state) => {
    const before = state.hints.help ?? { rung: 0, outlook: null, hint: null, thinking: null, slow: false };
    state.hints.help = { ...before, ...more };
  });
}

/**
 * Tells the outlook by itself after every move, where that is wished for.
 * @param {App} app
 */
export function watchOutlook(app) {
  app.store.addEventListener("change", () => {
    const { page: { settings, tab }, table: { puzzle, game }, hints: { help } } = app.store.state;
    if (!settings.outlook || tab !== "play" || !puzzle || !game || help) return;
    tell(app, {});
    void lookOut(app, app.store.state.hints.help);
  });
}

/**
 * @param {App} app
 * @param {Help | null} begun
 */
async function lookOut(app, begun) {
  // What the move itself has asked of Go comes first.
  await Promise.resolve();
  if (app.store.state.hints.help !== begun) return;
  try {
    await askOutlook(app, 0, PATIENCE);
  } catch (error) {
    // Nobody has asked for it; the next move asks again.
    if (!(error instanceof FaultError)) throw error;
  }
}
