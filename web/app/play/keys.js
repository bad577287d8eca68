// What keys do on the Play tab. Arrows move from cell to cell (see board/cells.js); the rest
// is here. Digits choose a tile: where there are more than nine, several of them typed
// soon after each other are one number. A finished board is a picture, which no key
// spoils, but to take a move back brings it to hand again.

import { TABLE, isLocked, tileOn } from "../game/game.js";
import { endTrial, trialOf } from "../hints/trial.js";
import { chooseCell } from "../tray/actions.js";
import { hintHere } from "../tray/hint.js";
import { isFinished } from "./finish.js";
import { endReplay, replayOf } from "./replay.js";
import { liftTile, playingActions, putTile, take, turnTile } from "./tiles.js";

/** @import {App} from "./state.d.ts" */

/** Digits that follow each other within so many milliseconds are one number. */
const TYPING = 1000;

/**
 * Gives what says what a key does: null when it is none of the Play tab's.
 * @param {App} app
 * @returns {(event: KeyboardEvent) => (() => unknown) | null}
 */
export function makePlayingKeys(app) {
  /** The number that is being typed, and when its last digit was. */
  const typed = { number: 0, at: -TYPING };
  return (event) => {
    // What lies under a replay is not seen, so no key reaches it.
    if (replayOf(app.store.state)) return event.key === "Escape" ? () => endReplay(app) : null;
    const digit = /^\d$/.test(event.key) && !event.altKey && !event.ctrlKey && !event.metaKey;
    return digit && !isFinished(app.store.state) ? () => chooseTile(app, typed, event) : whatKeyDoes(app, event);
  };
}

/**
 * @param {App} app
 * @param {KeyboardEvent} event
 * @returns {(() => unknown) | null}
 */
function whatKeyDoes(app, event) {
  const { key, target, shiftKey, ctrlKey, metaKey, altKey } = event;
  const { table: { game }, play: { hand }, tray: { here } } = app.store.state;
  if (!game || altKey) return null;
  const actions = playingActions(app);
  const none = document.body;
  if (ctrlKey || metaKey) {
    const letter = key.toLowerCase();
    if (letter === "z") return () => (shiftKey ? actions.redo(none) : actions.undo(none));
    return letter === "y" ? () => actions.redo(none) : null;
  }
  if (key === "u") return () => actions.undo(none);
  if (isFinished(app.store.state)) return null;
  const cell = target instanceof SVGElement && target.dataset.cell !== undefined ? Number(target.dataset.cell) : TABLE;
  // What a key turns, lifts or locks: the selected tile, else the one at the cursor.
  const tile = hand >= 0 ? hand : tileOn(game, cell);
  switch (key) {
    case "Enter":
    case " ":
      return cell === TABLE ? null : () => enter(app, cell);
    case "r":
    case "R":
      return () => (endTrial(app) ? undefined : turnTile(app, tile, key === "R" || shiftKey ? -1 : 1));
    case "l":
    case "L":
      return () => {
        take(app, tile);
        return actions.lock(none);
      };
    case "Delete":
    case "Backspace":
      return () => liftTile(app, tile);
    case "Escape":
      if (trialOf(app.store.state)) return () => endTrial(app);
      if (hand >= 0) return () => take(app, -1);
      return here >= 0 ? () => chooseCell(app, -1) : null;
    case "h":
    case "H":
      return () => hintHere(app);
    default:
      return null;
  }
}

/**
 * Picks the tile of a cell up, or puts the selected one down there.
 * @param {App} app
 * @param {number} cell
 */
function enter(app, cell) {
  const { table: { game }, play: { hand } } = app.store.state;
  if (!game || endTrial(app)) return;
  const there = tileOn(game, cell);
  if (chooseCell(app, cell)) return;
  if (hand < 0) return take(app, there);
  if (hand === there) return take(app, -1);
  if (isLocked(game, hand)) return take(app, there);
  putTile(app, hand, cell, -1);
}

/**
 * Selects a tile by its number.
 * @param {App} app
 * @param {{ number: number, at: number }} typed
 * @param {KeyboardEvent} event
 */
function chooseTile(app, typed, { key, timeStamp }) {
  const count = app.store.state.table.puzzle?.tiles.length ?? 0;
  const number = timeStamp - typed.at < TYPING ? typed.number * 10 + Number(key) : Number(key);
  Object.assign(typed, { number: number <= count ? number : Number(key), at: timeStamp });
  if (typed.number >= 1 && typed.number <= count) take(app, typed.number - 1);
}
