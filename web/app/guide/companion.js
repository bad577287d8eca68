// Building with the guide: the whole screen, one tile at a time, and the board that grows
// beside it. Few people ask for it, so it is loaded when somebody does, and made anew each
// time; when it closes, it has kept how far that has come.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { loadStyle } from "../base/later.js";
import { FaultError } from "../engine/solver.js";
import { numberOf } from "../game/closest.js";
import { alike } from "../game/game.js";
import { nameOf } from "../speech/titles.js";
import { found } from "../table/layers.js";
import { showAddress } from "../table/open.js";
import { keepAwake } from "./awake.js";
import { beginning, build, builtHere, fromBare, goingOn, lookedAt, lyingOf, lyingSince, ownLying, unbuilt } from "./guide.js";
import { makeView } from "./view.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Guided} from "../keep/record.js" */
/** @import {Clearing} from "./clearing.js" */
/** @import {Beginning} from "./guide.js" */
/** @import {App} from "./state.d.ts" */

const STYLE = "style/companion.css";
/** A finger that goes so far sideways, in pixels, and twice as far as up or down, leafs. */
const SWIPE = 48;
/** Among so many boards of a solution the one is looked for that was built. */
const WAYS = 100;

/**
 * Opens it where it was left, or at its beginning.
 * @param {App} app
 * @param {boolean} whole whether what is built whole is in sight again, and not begun anew
 */
export async function showCompanion(app, whole) {
  const { store, speech } = app;
  const { puzzle, drawing } = store.state.table;
  const own = ownLying(store.state);
  const before = whole ? builtHere(store.state) : unbuilt(store.state);
  /** What lies on the real table. @type {Board | null} */
  let lying = before && own ? lyingSince(before, own) : own;
  const start = before ? goingOn(store.state, before) : beginning(store.state, own, lookedAt(store.state));
  if (!puzzle || !drawing || !start) return;
  await loadStyle(STYLE);
  // A second press may have come meanwhile.
  if (store.state.table.puzzle !== puzzle || document.querySelector('[data-dialog="companion"]')) return;
  const title = nameOf(app.keeper.find(puzzle.id) ?? puzzle, speech);
  const view = makeView(app, start.built.step, before === null);
  const dialog = makeDialog("companion", title, speech.say("close"), view.site, view.told, view.steps);
  /** What is built once the table is cleared, how, and of what; the way back leads there. @type {{ built: Guided, cleared: Clearing, lying: Board | null } | null} */
  let clears = null;
  /** Whether that is seen now. */
  let clearing = false;
  const tellOpen = (/** @type {"" | "steps" | "whole"} */ open) => {
    if (store.state.guide.open === open) return;
    store.change((state) => void (state.guide.open = open));
    showAddress(app);
  };
  const comesAfter = (/** @type {Guided} */ { board, step }) => clears?.built.board === board && clears.built.step === step;
  const go = (/** @type {Guided} */ built) => {
    clearing = false;
    lying = lyingOf(built);
    build(app, built);
    view.show(built, comesAfter(built));
    tellOpen(built.step === built.order.length ? "whole" : "steps");
  };
  const begin = (/** @type {Beginning} */ { built, cleared }) => {
    clears = cleared && (cleared.off.length + cleared.turns.length > 0 || cleared.slid) ? { built, cleared, lying } : null;
    if (clears) clear(clears);
    else go(built);
  };
  const clear = (/** @type {NonNullable<typeof clears>} */ told) => {
    clearing = true;
    lying = told.lying;
    // The board is as large as it will be at the steps.
    view.show(told.built, true);
    view.showClearing(told.cleared);
    tellOpen("steps");
  };
  const now = () => (clearing && clears ? clears.built : store.state.guide.built ?? start.built);
  const step = (/** @type {1 | -1} */ by) => {
    const built = now();
    if (clearing) return by > 0 ? go(built) : undefined;
    if (by < 0 && clears && comesAfter(built)) return clear(clears);
    const next = built.step + by;
    if (next > built.order.length) void finish(built);
    else if (next >= 0) go({ ...built, step: next });
  };
  const finish = async (/** @type {Guided} */ { board }) => {
    dialog.close();
    // It may have been built by a search before this one.
    const boards = found(store.state);
    const index = numberOf(puzzle, boards, board);
    if (index < 0) return;
    const arrangement = alike(boards[index], board) ? null : await arrangementOf(board, boards[index]);
    if (found(store.state) !== boards) return;
    store.change(({ table: { shown } }) => void Object.assign(shown, { index, arrangement }));
    store.tell("built");
  };
  // What was built is shown as it lies on the real table, which may be a turn of what was found.
  const arrangementOf = async (/** @type {Board} */ built, /** @type {Board} */ board) => {
    try {
      const { arrangements } = await app.solver.call("arrangements", { puzzle: puzzle.id, board, from: 0, count: WAYS });
      return arrangements.find((way) => alike(way.board, built)) ?? null;
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      return null;
    }
  };
  const leaf = (/** @type {1 | -1} */ by) => {
    const count = found(store.state).length;
    const next = beginning(store.state, lying, (now().index + by + count) % count);
    if (next) begin(next);
  };
  const over = () => {
    const { index } = now();
    lying = own;
    begin(beginning(store.state, own, index) ?? { built: fromBare(now(), puzzle, drawing), cleared: null });
  };
  view.hear({ step, leaf, over });
  hearHands(dialog, step);
  const sleep = keepAwake(view.tellAwake);
  const other = () => {
    if (store.state.table.puzzle === puzzle && !store.state.page.home) view.showWhich(now());
    else dialog.close();
  };
  store.addEventListener("change", other);
  addEventListener("resize", view.giveRoom);
  dialog.addEventListener("close", () => {
    store.removeEventListener("change", other);
    removeEventListener("resize", view.giveRoom);
    sleep();
    dialog.remove();
    tellOpen("");
  });
  openDialog("companion");
  begin(start);
  view.next.focus({ preventScroll: true });
}

/**
 * Arrow keys, and a finger that goes sideways.
 * @param {HTMLElement} dialog
 * @param {(by: 1 | -1) => void} step
 */
function hearHands(dialog, step) {
  const keys = /** @type {Record<string, 1 | -1>} */ ({ ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 });
  dialog.addEventListener("keydown", (event) => {
    const by = keys[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(by);
  });
  let from = { x: 0, y: 0 };
  dialog.addEventListener("pointerdown", ({ clientX, clientY }) => void (from = { x: clientX, y: clientY }));
  dialog.addEventListener("pointerup", ({ clientX, clientY, pointerType, target }) => {
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (pointerType === "mouse" || (target instanceof Element && target.closest("button"))) return;
    if (Math.abs(x) > Math.max(SWIPE, 2 * Math.abs(y))) step(x < 0 ? 1 : -1);
  });
}
