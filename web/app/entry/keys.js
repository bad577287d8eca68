// What keys do on the Tiles tab.

import { leaf, solveEntered } from "./actions.js";
import { erase, isFinished, step } from "./entry.js";
import { change, enter, leap } from "./steps.js";

/** @import {App} from "./state.d.ts" */

/**
 * Returns what the key does, null for a key that the tab does not use.
 * @param {App} app
 * @param {Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "target">} event
 * @returns {(() => unknown) | null}
 */
export function enteringKey(app, { key, ctrlKey, metaKey, altKey, shiftKey, target }) {
  if (altKey) return null;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === "y" || (letter === "z" && shiftKey)) return () => leap(app, "redone");
    return letter === "z" ? () => leap(app, "undone") : null;
  }
  if (key.length === 1 && /[A-Za-z0-9-]/.test(key)) return () => enter(app, key);
  const { state } = app.store;
  const { carrying, easel } = state.entry;
  const row = easel?.grid.cells.filter((cell) => cell.row === easel.grid.cells[state.entry.draft.now.tile]?.row).length ?? 1;
  switch (key) {
    case "Backspace":
      return () => change(app, erase, "erased");
    case "ArrowRight":
      return () => (carrying ? leaf(app, 1) : change(app, (entry) => step(entry, 1)));
    case "ArrowLeft":
      return () => (carrying ? leaf(app, -1) : change(app, (entry) => step(entry, -1)));
    case "ArrowDown":
      return () => leaf(app, row);
    case "ArrowUp":
      return () => leaf(app, -row);
    case "Enter":
      // On a button or a link, Enter presses it.
      return isFinished(state.entry.draft.now) && !(target instanceof Element && target.closest("button, a")) ? () => solveEntered(app) : null;
    case "Escape":
      return carrying ? () => app.store.change((now) => void (now.entry.carrying = false)) : null;
    default:
      return null;
  }
}
