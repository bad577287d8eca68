// The board as the page shows it: what a hint, a trial, a replay or a watched search makes of the state, as elements or
// as pixels while a search rushes on; its caption, its zoom, and a picture in its place for a puzzle that cannot be opened.

import { part, setParts, setText, showThumbnail } from "../base/dom.js";
import { isClimbing, willClimb } from "../best/standing.js";
import { makeBoard } from "../board/board.js";
import { Painter } from "../board/painter.js";
import { caption } from "../board/words.js";
import { zoomActions } from "../board/zoom.js";
import { seenTrial, trialOf } from "../hints/ladder.js";
import { litBy } from "../hints/lit.js";
import { seenState } from "../play/celebration.js";
import { targetCell } from "../play/sieve.js";
import { waitsAt } from "../play/tray.js";
import { isRushing, seenSearch } from "../watch/watching.js";

/** @import {App, Page, State} from "./state.d.ts" */

/** While a search rushes on, write the caption once per this many ms: a new layout with every frame is too much. */
const APART = 125;

/** @param {App} app @param {Page} page gets the board */
export function makeStage(app, page) {
  const { store } = app;
  /** When the caption was written last, by performance.now(). */
  let captioned = 0;
  const board = makeBoard(part("board"), part("zooms"), (tile) => waitsAt(page.tray, tile));
  page.board = board;
  const painter = new Painter(part("board"), board, () => isClimbing(store.state) && show(seenOf(store.state)));
  part("board").addEventListener("looked", () => {
    if (isClimbing(store.state)) show(seenOf(store.state));
  });

  /** @param {ReturnType<typeof seenOf>} seen */
  function show(seen) {
    const lit = litBy(seen);
    // When zoomed in, keep elements: they can be panned, the canvas cannot.
    const climbing = isClimbing(store.state) && board.zooming.isWhole();
    if ((climbing || isRushing(store.state)) && painter.paint(seen, lit)) {
      // A climb stays in sight for minutes: name the tiles for screen readers.
      if (climbing) board.nameCells(seen, app.speech);
      return;
    }
    const { drawing } = seen.table;
    // Moving all elements takes longer than waiting until the first board can be painted.
    if (climbing && painter.prepares && drawing && board.symbolsOf(drawing)) return board.nameCells(seen, app.speech);
    if (willClimb(store.state) && board.zooming.isWhole()) painter.prepare(seen);
    board.show(seen, app.speech, lit);
    painter.leave();
  }

  /** @param {ReturnType<typeof seenOf>} seen */
  function showCaption(seen) {
    captioned = performance.now();
    if (trialOf(seen)) setText(part("caption"), app.speech.say("caption.trial"));
    else setParts(part("caption"), caption(seen, app.speech));
  }

  return {
    /** @param {State} state */
    show(state) {
      const seen = seenOf(state);
      show(seen);
      showCaption(seen);
      const { page: { broken }, table: { puzzle } } = state;
      if (!puzzle && broken) showThumbnail(part("board"), broken.kept?.svg ?? "", "kept");
    },
    /** The board and, not with every frame, its caption. @param {State} state */
    showWatched(state) {
      const seen = seenOf(state);
      show(seen);
      if (!isRushing(state) || performance.now() - captioned > APART) showCaption(seen);
    },
  };
}

/** The state as the board shows it. @param {State} state */
const seenOf = (state) => seenSearch(state, seenState(seenTrial(state)));

/** Buttons that zoom. @param {App} app @param {Page} page */
export const stageActions = (app, { board }) => zoomActions(app, board.zooming, () => targetCell(app.store.state));

/** @type {Record<string, string>} */
const ZOOM_KEYS = { "+": "zoom-in", "=": "zoom-in", "-": "zoom-out" };

/** Keys that zoom, on the tabs with a board. @param {App} app @param {Page} page */
export function stageKeys(app, page) {
  const actions = stageActions(app, page);
  const zoom = (/** @type {KeyboardEvent} */ { key, altKey, ctrlKey, metaKey }) => (altKey || ctrlKey || metaKey || !app.store.state.table.puzzle ? null : (actions[ZOOM_KEYS[key]] ?? null));
  return { play: zoom, solve: zoom, watch: zoom };
}
