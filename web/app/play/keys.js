// The keys of the Play tab, the cell they are about, and a field for moves as text; board/cells.js has the arrow keys.
// Digits select a tile. Where a puzzle has more than nine, digits that follow each other are one number, however slowly
// they are typed: the first selects a tile at once, the next another. Any other key, or the focus elsewhere, begins anew.

import { make, part, setText } from "../base/dom.js";
import { tell } from "../board/words.js";
import { TABLE, isLocked, tileOn } from "../game/game.js";
import { endTrial, nextPress, trialOf } from "../hints/ladder.js";
import { endReplay, replayOf } from "./celebration.js";
import { isFinished } from "./finish.js";
import { hasRest, misreadWords } from "./news.js";
import { chooseCell, hintHere } from "./sieve.js";
import { liftTile, playingActions, putTile, stays, take, turnTile, typeMoves } from "./tiles.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** The keys that move tiles, which a finished board and a replay refuse. */
const PLAYS = /^(\d|[rlh]|Enter| |Delete|Backspace)$/i;

/** The number so far, and what had the focus. @typedef {{ number: number, at: EventTarget | null }} Typed */

/** @param {App} app @returns {(event: KeyboardEvent) => (() => unknown) | null} null for keys that the Play tab does not use */
export function makePlayingKeys(app) {
  /** The number so far, and the element that had the focus. @type {Typed} */
  const typed = { number: 0, at: null };
  return (event) => {
    const { state } = app.store;
    // A replay hides the board, so keys must not change it.
    if (replayOf(state)) return event.key === "Escape" ? () => endReplay(app) : refusal(app, event, "replay");
    if (event.key === "?") return hasRest(state) && !trialOf(state) ? () => tell(app, "rest") : null;
    const digit = /^\d$/.test(event.key) && !event.altKey && !event.ctrlKey && !event.metaKey;
    // Shift is none: some keyboards need it for digits.
    if (!digit && event.key !== "Shift") typed.number = 0;
    return digit && !isFinished(state) ? () => chooseTile(app, typed, event) : whatKeyDoes(app, event);
  };
}

/** @param {EventTarget | null} target */
function cellOf(target) {
  return target instanceof SVGElement && target.dataset.cell !== undefined ? Number(target.dataset.cell) : TABLE;
}

/** Answers a key that would move tiles. @param {App} app @param {KeyboardEvent} event @param {string} why */
function refusal(app, { key, target }, why) {
  return cellOf(target) !== TABLE && PLAYS.test(key) ? () => tell(app, why) : null;
}

/** @param {App} app @param {KeyboardEvent} event */
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
  if (key === "u" || key === "U") return () => actions.undo(none);
  if (isFinished(app.store.state)) return refusal(app, event, "finished");
  const cell = cellOf(target);
  // Keys act on the selected tile, else on the tile of the focused cell.
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
        if (tile >= 0) take(app, tile);
        return actions.lock(none);
      };
    case "Delete":
    case "Backspace":
      return () => liftTile(app, tile);
    case "Escape":
      if (trialOf(app.store.state)) return () => endTrial(app);
      if (hand >= 0) return () => take(app, -1);
      return here >= 0 ? () => chooseCell(app, -1) : () => tell(app, "none");
    case "h":
    case "H":
      return () => (nextPress(app.store.state) ? hintHere(app) : tell(app, "hint"));
    default:
      return null;
  }
}

/** Selects the tile of a cell, or puts the selected one there. @param {App} app @param {number} cell */
function enter(app, cell) {
  const { table: { game }, play: { hand } } = app.store.state;
  if (!game || endTrial(app)) return;
  const there = tileOn(game, cell);
  if (chooseCell(app, cell)) return;
  if (hand < 0) return there < 0 ? void stays(app, -1) : take(app, there);
  if (hand === there) return take(app, -1);
  if (there >= 0 && isLocked(game, hand)) return take(app, there);
  if (!stays(app, hand) && (there < 0 || !stays(app, there))) putTile(app, hand, cell, -1);
}

/** Selects a tile by number. @param {App} app @param {Typed} typed @param {KeyboardEvent} event */
function chooseTile(app, typed, { key, target, repeat }) {
  // Who holds a key down long types it once.
  if (repeat) return;
  const { table: { puzzle }, play: { hand } } = app.store.state;
  const goesOn = typed.at === target && typed.number === hand + 1;
  const number = (goesOn ? typed.number * 10 : 0) + Number(key);
  Object.assign(typed, { number: number <= (puzzle?.tiles.length ?? 0) ? number : Number(key), at: target });
  choose(app, typed.number - 1);
}

/** Selects a tile, and says what is on it again if it is selected. @param {App} app @param {number} tile */
function choose(app, tile) {
  const { table: { game }, play: { hand } } = app.store.state;
  if (!game?.places[tile]) return tell(app, "missing", { n: tile + 1 });
  if (tile === hand) return tell(app, "tile");
  take(app, tile);
}

/** Notes which cell has the focus, and answers an arrow key that leads off the board. @param {App} app */
export function followFocus(app) {
  const { store } = app;
  const note = (/** @type {EventTarget | null} */ to) => {
    const cell = to instanceof Element ? Number(to.closest("[data-cell]")?.getAttribute("data-cell") ?? -1) : -1;
    if (cell !== store.state.play.cell) store.change(({ play }) => void (play.cell = cell));
  };
  part("board").addEventListener("focusin", ({ target }) => note(target));
  part("board").addEventListener("edge", () => tell(app, "edge"));
  part("board").addEventListener("focusout", ({ relatedTarget }) => note(relatedTarget));
}

/** Puts the field after the list of keys. @param {App} app @param {HTMLElement} keys @returns {(state: State, speech: Speech) => void} */
export function makeTyping(app, keys) {
  const help = make("p", { id: "typing-help", class: "help", "data-part": "typing-help", role: "status" });
  const field = make("input", { id: "typed-moves", "data-part": "typed-moves", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 2000, placeholder: "7 b1 r", "aria-describedby": "typing-help" });
  const form = make("form", { class: "typing", "data-part": "typing" }, make("label", { for: "typed-moves", "data-say": "typing" }), field, help);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (typeMoves(app, field.value)) field.value = "";
  });
  keys.after(form);
  return (state, speech) => {
    form.hidden = state.page.home || state.page.tab !== "play" || !state.table.game || isFinished(state);
    setText(help, misreadWords(state, speech) || speech.say("typing.help"));
  };
}
