// Help: a ladder of hints, one rung at a press, and, for those who wish, the outlook
// after every move. The first press tells where something is to be laid, unless a tile
// clashes, or no way leads on: then which one to turn or to take off. The next ones tell which tile
// it is, and why, if need be case by case on the board; then it is laid. Every move
// begins a new ladder.

import { FaultError } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { TABLE, boardOf, layAll, put, takeOff, tileOn, withHint } from "../game/game.js";
import { laidCells } from "../game/order.js";
import { countHint, play } from "../table/move.js";
import { blamed, isStuck, laidSince, maySlide, slideOut, turnedRight } from "./stuck.js";
import { hasCases, trialOf } from "./trial.js";

/** @import {Methods, Outlook, Puzzle, Step} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {App, Help, Hints, State} from "./state.d.ts" */

/** What a press of the hint button does. @typedef {"hint" | "which" | "why" | "place" | "turn" | "slide" | "lift" | "longer" | "stop"} Press */

/** The rungs that tell where, which and why. */
export const [WHERE, WHICH, WHY] = [1, 2, 3];

/** How long is thought, in milliseconds: before a hint no longer than is waited for gladly; and whoever presses again has more patience. */
const BRIEF = 1000;
export const PATIENCE = 3000;
const MORE_PATIENCE = 30_000;
/** So many it is looked which of two tiles that clash is the one to be changed. */
const SHORT = 200;
/** After so many milliseconds it is said that it takes a while. */
const SLOW = 250;

/** @returns {Hints} */
export function newHints() {
  return { help: null, told: null };
}

/**
 * Makes an end of what was told of the board as it lay before. Whoever turns a tile in the
 * tray has left the board as it was, and is still told where it goes, and how far to turn.
 * @param {App} app
 */
export function endHelp({ store }) {
  const { table: { game }, hints: { help, told } } = store.state;
  if (!help) return;
  const holds = !isAwaited(help) && game !== null && told !== null && help.hint?.step === told.step && String(boardOf(game)) === String(told.board);
  store.change((state) => void (state.hints.help = holds ? { ...help, at: -1, thinking: null, slow: false } : null));
}

/**
 * What the next press will do, null where there is nothing to tell.
 * @param {Pick<State, "table" | "hints">} state
 * @returns {Press | null}
 */
export function nextPress(state) {
  const { table: { puzzle, game, marks }, hints: { help } } = state;
  if (!puzzle || !game || marks?.solved) return null;
  if (!help?.outlook || help.rung === 0) return "hint";
  const { rung, outlook, hint, thinking, long } = help;
  if (long && (thinking === "outlook" || thinking === "hint")) return "stop";
  // The button tells the next press once this one is answered.
  if (thinking === "outlook" || (thinking === "hint" && !hint)) return "hint";
  if (isStuck(outlook)) {
    if (help.slid) return "slide";
    if (blamed(outlook) < 0) return outlook.done ? null : "longer";
    return turnedRight(state) ? "turn" : "lift";
  }
  if (!hint?.step) return hint?.done && hint.narrow ? null : "longer";
  return rung < WHICH ? "which" : rung < WHY ? "why" : "place";
}

/**
 * The tile that the next press lays, turns or takes off the board; null for none.
 * @param {Pick<State, "table" | "hints">} state
 * @returns {number | null}
 */
export function meantTile(state) {
  const { table: { game }, hints: { help } } = state;
  const press = nextPress(state);
  if (press === "place") return help?.hint?.step?.tile ?? null;
  if (press === "turn") return turnedRight(state)?.tile ?? null;
  return press === "lift" && game && help?.outlook ? tileOn(game, blamed(help.outlook)) : null;
}

/**
 * The tile that a hint has named, and how it is to lie; null for none.
 * @param {Pick<State, "table" | "hints">} state
 */
export function namedStep({ table: { puzzle, game }, hints: { help } }) {
  const step = help && help.rung >= WHICH && help.outlook && !isStuck(help.outlook) ? help.hint?.step : null;
  return step && puzzle && game ? { cell: step.cell, tile: step.tile, turn: turnOf(step, puzzle, game) } : null;
}

/**
 * How a tile is laid. The first one of all may be turned in any way where the whole board
 * may be turned about it: it stays as it is.
 * @param {Step} step
 * @param {Puzzle} puzzle
 * @param {Game} game
 */
export function turnOf({ tile, cell, turn, why }, { grid, boardTurns, boardTurn }, game) {
  const free = why.code === "guess-first" && boardTurns === grid.sides && boardTurn?.to[cell] === cell;
  return free ? game.places[tile][1] : turn;
}

/**
 * Which case the next press shows; after the last one the first.
 * @param {Help} help
 */
export function nextCase({ at, refuted }) {
  return (at + 1) % (refuted?.branches.length ?? 1);
}

/**
 * Whether an answer is waited for. What comes of all else is found out by the way.
 * @param {Help} help
 */
function isAwaited({ thinking }) {
  return thinking !== null && thinking !== "refute";
}

/**
 * Tells one rung more, or does what was told.
 * @param {App} app
 */
export async function climb(app) {
  const { table: { puzzle, game }, hints: { help } } = app.store.state;
  const press = nextPress(app.store.state);
  if (!puzzle || !game || !press) return;
  // Whoever presses while it is thought hears that it is; what was only to be told by the way is asked for now.
  if (help && isAwaited(help)) return tell(app, press === "stop" ? { long: false } : help.rung === 0 ? { rung: WHERE } : { slow: true });
  if (press === "hint" || !help?.outlook) return begin(app);
  const { outlook, hint, rung } = help;
  switch (press) {
    case "longer":
      return lookLonger(app);
    case "lift":
      return lay(app, takeOff(withHint(game), tileOn(game, blamed(outlook))));
    case "slide":
      return help.slid ? lay(app, layAll(withHint(game), puzzle, help.slid)) : undefined;
    case "turn": {
      const right = turnedRight(app.store.state);
      return right ? lay(app, put(withHint(game), right.tile, right.cell, right.turn)) : undefined;
    }
    case "place":
      return hint?.step ? lay(app, put(game, hint.step.tile, hint.step.cell, turnOf(hint.step, puzzle, game))) : undefined;
    case "why":
      tell(app, { rung: WHY });
      return hint?.step && hasCases(hint.step) ? refute(app) : undefined;
    default:
      tell(app, { rung: rung + 1 });
  }
}

/**
 * Looks on for what was not found, until it is found, the patience ends or the person stops it.
 * @param {App} app
 */
export async function lookLonger(app) {
  const { help } = app.store.state.hints;
  if (!help?.outlook || help.thinking) return;
  tell(app, { long: true });
  await (isStuck(help.outlook) || help.hint?.done ? askOutlook(app, MORE_PATIENCE) : askHint(app, MORE_PATIENCE));
}

/**
 * Takes the tile that has to change off the board, and all that were laid after it: then
 * it can be solved, or at least nothing speaks against that yet.
 * @param {App} app
 */
export function rewind(app) {
  const { game } = app.store.state.table;
  const tiles = laidSince(app.store.state);
  if (game && tiles.length > 0) lay(app, takeOff(withHint(game), ...tiles));
}

/**
 * Does what a hint says. Nothing is selected then: what was belongs to the board before.
 * @param {App} app
 * @param {Game} game
 */
function lay(app, game) {
  app.store.change(({ play }) => void (play.hand = -1));
  play(app, game);
}

/**
 * Shows the next case on the board.
 * @param {App} app
 */
export function showNextCase(app) {
  const { help } = app.store.state.hints;
  if (help && trialOf(app.store.state)) tell(app, { at: nextCase(help) });
}

/**
 * Tells where to look, unless the outlook says that no way leads on.
 * @param {App} app
 */
async function begin(app) {
  const { table: { game }, play: { hand } } = app.store.state;
  // Of a tile that is selected on the board a ring would lie over what the hint marks.
  if (game && hand >= 0 && game.places[hand][0] !== TABLE) app.store.change(({ play }) => void (play.hand = -1));
  tell(app, { rung: WHERE });
  const known = app.store.state.hints.help?.outlook;
  if (known) await askHintIfAny(app);
  else await askOutlook(app, BRIEF);
}

/**
 * Finds out whether the board can still be completed, and, if that was asked for, where to go on.
 * @param {App} app
 * @param {number} patience
 */
async function askOutlook(app, patience) {
  const { table: { puzzle, game } } = app.store.state;
  if (!puzzle || !game) return;
  let began = 0;
  tell(app, {});
  const enough = (/** @type {Outlook} */ so) => {
    const { clash, ways, dead } = so;
    const { help } = app.store.state.hints;
    // That nothing fits some cell is told at once, whatever else is looked for, unless all may be slid.
    if (dead >= 0 && clash.length === 0 && !help?.outlook && !maySlide(app.store.state)) tell(app, { outlook: so });
    // Where it is told by itself it counts the ways; a hint need only know that there is one.
    const counts = help?.rung === 0;
    began ||= performance.now();
    const spent = performance.now() - began;
    return (!counts && Number(ways) > 0) || spent > (counts ? PATIENCE : clash.length > 0 ? SHORT : patience);
  };
  const slides = async (/** @type {Outlook} */ so, /** @type {() => boolean} */ stands) => ({ slid: await slideOut(app, so, stands) });
  const answered = await ponder(app, "outlook", { laid: laidCells(puzzle, game) }, enough, slides);
  if (answered) await askHintIfAny(app);
}

/**
 * Whoever presses on in the moment after the last tile was laid asks for nothing any more.
 * @param {App} app
 */
async function askHintIfAny(app) {
  const { hints: { help }, table: { marks } } = app.store.state;
  if (help?.outlook && help.rung > 0 && !help.hint && !isStuck(help.outlook) && !marks?.solved) await askHint(app, PATIENCE);
}

/**
 * Finds out what is to be laid next. This is where help begins to be counted.
 * @param {App} app
 * @param {number} patience
 */
async function askHint(app, patience) {
  if (!app.store.state.hints.help?.hint) countHint(app);
  if (!(await ponder(app, "hint", { near: app.store.state.tray.here }, within(patience)))) return;
  app.store.change(({ table: { game }, hints }) => {
    const step = hints.help?.hint?.step;
    if (game && step) hints.told = { step, board: boardOf(game) };
  });
}

/**
 * Finds out what can be looked at on the board: why nothing else works out.
 * @param {App} app
 */
async function refute(app) {
  const { help } = app.store.state.hints;
  if (!help?.outlook || help.refuted) return;
  const { cell, tile, turn } = (!isStuck(help.outlook) && help.hint?.step) || { cell: -1, tile: -1, turn: 0 };
  await ponder(app, "refute", { cell, tile, turn }, within(PATIENCE));
}

/**
 * Shows the first case of it, or nothing at all.
 * @param {App} app
 */
export async function explain(app) {
  await refute(app);
  if (app.store.state.hints.help?.refuted?.branches.length) tell(app, { at: 0 });
}

/**
 * Whether the time is up, which begins with the first answer: Go may have to arrive before.
 * @param {number} patience
 */
export function within(patience) {
  let until = 0;
  return () => performance.now() > (until ||= performance.now() + patience);
}

/** Where the answers are kept. */
const ANSWERS = /** @type {const} */ ({ outlook: "outlook", hint: "hint", refute: "refuted" });

/**
 * Has Go think about the board until it knows, it is enough, or the board has changed.
 * @template {"outlook" | "hint" | "refute"} T
 * @param {App} app
 * @param {T} thinking
 * @param {Omit<Methods[T]["params"], "puzzle" | "board" | "budget">} params
 * @param {(known: Methods[T]["result"]) => boolean} enough
 * @param {(known: Methods[T]["result"], stands: () => boolean) => Promise<Partial<Help>>} [more] what is told with it, as long as the board stands
 * @returns {Promise<boolean>} whether it was answered
 */
async function ponder(app, thinking, params, enough, more) {
  const { store, solver } = app;
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game) return false;
  const about = /** @type {Omit<Methods[T]["params"], "budget">} */ (/** @type {unknown} */ ({ puzzle: puzzle.id, board: boardOf(game), ...params }));
  const stands = () => store.state.table.puzzle === puzzle && store.state.table.game?.places === game.places && store.state.hints.help !== null;
  const long = store.state.hints.help?.long ?? false;
  const stopped = () => long && !store.state.hints.help?.long;
  tell(app, { thinking });
  const slow = setTimeout(() => stands() && tell(app, { slow: true }), SLOW);
  try {
    const known = await think(solver, thinking, about, (so) => !stands() || enough(so) || stopped());
    const beside = await more?.(known, stands);
    if (stands()) tell(app, { [ANSWERS[thinking]]: known, ...beside, thinking: null, slow: false });
    return stands();
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
    const before = state.hints.help ?? { rung: 0, outlook: null, hint: null, refuted: null, slid: null, at: -1, thinking: null, slow: false, long: false };
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
    await askOutlook(app, BRIEF);
  } catch (error) {
    // Nobody has asked for it; the next move asks again.
    if (!(error instanceof FaultError)) throw error;
  }
}
