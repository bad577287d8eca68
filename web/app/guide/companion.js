// The building guide: a full-screen dialog with one tile at a time and the growing board. It loads
// on demand and is built anew each time; progress is stored at each step.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { loadStyle } from "../base/later.js";
import { unlessFault } from "../engine/solver.js";
import { numberOf } from "../game/closest.js";
import { alike } from "../game/game.js";
import { nameOf } from "../speech/titles.js";
import { found } from "../table/layers.js";
import { showAddress } from "../table/tab.js";
import { beginning, build, builtHere, fromBare, goingOn, lookedAt, boardAtStep, boardSince, expectedBoard, unbuilt } from "./guide.js";
import { makeView } from "./view.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Guided} from "../keep/record.js" */
/** @import {Beginning, Clearing} from "./guide.js" */
/** @import {App} from "./state.d.ts" */

const STYLE = "style/companion.css";
/** A swipe goes at least this many pixels sideways, and twice as far as up or down. */
const SWIPE = 48;
/** Look among this many arrangements of a solution for the one that was built. */
const WAYS = 100;

/**
 * Opens the guide where it was left, or at its beginning.
 * @param {App} app
 * @param {boolean} whole whether to show a finished solution again instead of starting anew
 */
export async function showCompanion(app, whole) {
  const { store, speech } = app;
  const { puzzle, drawing } = store.state.table;
  const own = expectedBoard(store.state);
  const before = whole ? builtHere(store.state) : unbuilt(store.state);
  /** The board on the real table. @type {Board | null} */
  let realBoard = before && own ? boardSince(before, own) : own;
  const start = before ? goingOn(store.state, before) : beginning(store.state, own, lookedAt(store.state));
  if (!puzzle || !drawing || !start) return;
  await loadStyle(STYLE);
  // Another press may have opened it meanwhile.
  if (store.state.table.puzzle !== puzzle || document.querySelector('[data-dialog="companion"]')) return;
  const title = nameOf(app.puzzleStore.find(puzzle.id) ?? puzzle, speech);
  const view = makeView(app, start.built.step, before === null);
  const dialog = makeDialog("companion", title, speech.say("close"), view.site, view.panel, view.steps);
  /**
   * The first step after clearing the table, the clearing, and the table before it; Back returns
   * there.
   * @type {{ built: Guided, cleared: Clearing, realBoard: Board | null } | null}
   */
  let clears = null;
  /** Whether the clearing is on show. */
  let clearing = false;
  const setOpen = (/** @type {"" | "steps" | "whole"} */ open) => {
    if (store.state.guide.open === open) return;
    store.change((state) => void (state.guide.open = open));
    showAddress(app);
  };
  const comesAfter = (/** @type {Guided} */ { board, step }) => clears?.built.board === board && clears.built.step === step;
  const go = (/** @type {Guided} */ built) => {
    clearing = false;
    realBoard = boardAtStep(built);
    build(app, built);
    view.show(built, comesAfter(built));
    setOpen(built.step === built.order.length ? "whole" : "steps");
  };
  const begin = (/** @type {Beginning} */ { built, cleared }) => {
    clears = cleared && (cleared.off.length + cleared.turns.length > 0 || cleared.slid) ? { built, cleared, realBoard } : null;
    if (clears) clear(clears);
    else go(built);
  };
  const clear = (/** @type {NonNullable<typeof clears>} */ plan) => {
    clearing = true;
    realBoard = plan.realBoard;
    // The board keeps the size that it has at the steps.
    view.show(plan.built, true);
    view.showClearing(plan.cleared);
    setOpen("steps");
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
    // An earlier search may have found the solution that was built.
    const boards = found(store.state);
    const index = numberOf(puzzle, boards, board);
    if (index < 0) return;
    const arrangement = alike(boards[index], board) ? null : await arrangementOf(board, boards[index]);
    if (found(store.state) !== boards) return;
    store.change(({ table: { solutionView } }) => void Object.assign(solutionView, { index, arrangement }));
    store.emit("built");
  };
  // Show the solution as it was built, which may be another arrangement of the one found.
  const arrangementOf = async (/** @type {Board} */ built, /** @type {Board} */ board) => {
    const found = await unlessFault(() => app.solver.call("arrangements", { puzzle: puzzle.id, board, from: 0, count: WAYS }));
    return found?.arrangements.find((way) => alike(way.board, built)) ?? null;
  };
  const leaf = (/** @type {1 | -1} */ by) => {
    const count = found(store.state).length;
    const next = beginning(store.state, realBoard, (now().index + by + count) % count);
    if (next) begin(next);
  };
  const over = () => {
    const { index } = now();
    realBoard = own;
    begin(beginning(store.state, own, index) ?? { built: fromBare(now(), puzzle, drawing), cleared: null });
  };
  view.onPress({ step, leaf, over });
  stepByKeysAndSwipes(dialog, step);
  const sleep = keepAwake(view.showAwake);
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
    setOpen("");
  });
  openDialog("companion");
  begin(start);
}

/** Steps on arrow keys and swipes. @param {HTMLElement} dialog @param {(by: 1 | -1) => void} step */
function stepByKeysAndSwipes(dialog, step) {
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

/** @param {(awake: boolean) => void} report receives whether the screen stays on @returns {() => void} lets the screen sleep again */
function keepAwake(report) {
  let wanted = true;
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  const ask = async () => {
    if (document.hidden) return;
    try {
      lock = await /** @type {WakeLock} */ (navigator.wakeLock).request("screen");
      if (!wanted) await lock.release();
      else report(true);
    } catch {
      // Forbidden, or missing in this browser.
      if (wanted) report(false);
    }
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
