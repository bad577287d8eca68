// Building with the guide: the whole screen, one tile at a time, and the board that grows
// beside it. Few people ask for it, so it is loaded when somebody does, and made anew each
// time; when it closes, it has kept how far that has come.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { loadStyle } from "../base/later.js";
import { nameOf } from "../speech/titles.js";
import { found } from "../table/layers.js";
import { showAddress } from "../table/open.js";
import { keepAwake } from "./awake.js";
import { beginning, build, builtHere, fromBare, leafed, unbuilt } from "./guide.js";
import { makeView } from "./view.js";

/** @import {Guided} from "../keep/record.js" */
/** @import {Beginning} from "./guide.js" */
/** @import {App} from "./state.d.ts" */

const STYLE = "style/companion.css";
/** A finger that goes so far sideways, in pixels, and twice as far as up or down, leafs. */
const SWIPE = 48;

/**
 * Opens it where it was left, or at its beginning.
 * @param {App} app
 */
export async function showCompanion(app) {
  const { store, speech } = app;
  const { puzzle, drawing } = store.state.table;
  const left = unbuilt(store.state);
  const first = left ? null : beginning(store.state);
  const begun = left ?? first?.built ?? builtHere(store.state);
  if (!puzzle || !drawing || !begun) return;
  await loadStyle(STYLE);
  const title = nameOf(app.keeper.find(puzzle.id) ?? puzzle, speech);
  const view = makeView(app, begun.step, left === null);
  /** What becomes of what lies is told before the first tile is. @type {Guided | null} */
  let clears = null;
  const dialog = makeDialog("companion", title, speech.say("close"), view.site, view.told, view.steps);
  const go = (/** @type {Guided} */ built) => {
    clears = null;
    build(app, built);
    view.show(built);
  };
  const begin = (/** @type {Beginning} */ { built, cleared }) => {
    if (!cleared || (cleared.off.length === 0 && !cleared.slid)) return go(built);
    clears = built;
    view.showClearing(cleared);
  };
  /** What was built of the other solutions meanwhile. @type {Map<number, Guided>} */
  const others = new Map();
  const now = () => clears ?? store.state.guide.built ?? begun;
  const step = (/** @type {1 | -1} */ by) => {
    const built = now();
    if (clears) return by > 0 ? go(built) : undefined;
    const next = built.step + by;
    if (next > built.order.length) finish(built);
    else if (next >= 0) go({ ...built, step: next });
  };
  const finish = (/** @type {Guided} */ { index }) => {
    dialog.close();
    store.change(({ table: { shown } }) => void Object.assign(shown, { index, arrangement: null }));
    store.tell("built");
  };
  const leaf = (/** @type {1 | -1} */ by) => {
    const built = now();
    const count = found(store.state).length;
    const index = (built.index + by + count) % count;
    const fresh = clears ? beginning(store.state, index) : leafed(built, index, store.state);
    if (!clears) others.set(built.index, built);
    const known = others.get(index);
    if (known) go(known);
    else if (fresh) begin(fresh);
  };
  view.hear({ step, leaf, over: () => go(fromBare(now(), puzzle, drawing)) });
  hearHands(dialog, step);
  const sleep = keepAwake(view.tellAwake);
  const other = () => {
    if (store.state.table.puzzle === puzzle && !store.state.page.home) view.showWhich(now());
    else dialog.close();
  };
  const tellOpen = (/** @type {boolean} */ open) => {
    store.change((state) => void (state.guide.open = open));
    showAddress(app);
  };
  store.addEventListener("change", other);
  dialog.addEventListener("close", () => {
    store.removeEventListener("change", other);
    sleep();
    dialog.remove();
    tellOpen(false);
  });
  openDialog("companion");
  begin(first ?? { built: begun, cleared: null });
  view.next.focus({ preventScroll: true });
  tellOpen(true);
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
