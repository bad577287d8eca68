// Prints the guide without showing the solution on the screen.

import { make } from "../base/dom.js";
import { printAlone } from "../base/export.js";
import { nameOf } from "../speech/titles.js";
import { onPaper } from "./guide.js";
import { makeGuideTo } from "./table.js";

/** @import {App} from "./state.d.ts" */

/** Prints the guide to the solution that onPaper chooses; nothing if none is known. @param {App} app */
export function printGuide({ store: { state }, keeper, speech }) {
  const { puzzle } = state.table;
  const meant = onPaper(state);
  if (!puzzle || !meant) return;
  const name = nameOf(keeper.find(puzzle.id) ?? puzzle, speech);
  printAlone("guide", [make("article", { class: "guide" }, make("h1", { dir: "auto" }, name), ...makeGuideTo(meant.board, meant.index, state, speech))]);
}
