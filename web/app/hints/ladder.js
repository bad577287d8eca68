// The ladder of hints, one rung a press: where to place a tile, which tile, why (case by case on
// the board if needed); then it places the tile. If tiles do not match or no solution follows, it
// names the tile to turn or remove instead. Each move starts a new ladder. With the outlook setting
// on, it also reports after each move whether the puzzle can still be solved.
//
// A case is a trial: a branch of a refutation, shown on the board. The game itself does not change, so any move ends the
// trial. Knows no DOM.

import { unlessFault } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { wholeSeams } from "../game/fits.js";
import { boardOf, placeBoard, put, TABLE, takeOff, tileOn, withHint } from "../game/game.js";
import { laidCells } from "../game/history.js";
import { countHint, play } from "../table/move.js";
import { blamed, isStuck, laidSince, maySlide, slideOut, turnedRight } from "./stuck.js";

/** @import {Board, HintBranch, Methods, Outlook, Puzzle, Step, Trial} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {App, Help, Hints, State} from "./state.d.ts" */

/**
 * What the next press of the hint button does.
 * @typedef {"hint" | "which" | "why" | "place" | "turn" | "slide" | "lift" | "longer" | "stop"} Press
 */

export const [WHERE, WHICH, WHY] = [1, 2, 3];

/** How long Go may think, in ms: briefly before the first hint, longer when the person presses again. */
const BRIEF = 1000;
export const PATIENCE = 3000;
const MORE_PATIENCE = 30_000;
/** Look this many ms for which of two mismatched tiles has to change. */
const SHORT = 200;
/** Say after this many ms that it takes a while. */
const SLOW = 250;

/** @returns {Hints} */
export function newHints() {
  return { help: null, lastHint: null };
}

/**
 * Drops answers about the previous board; called after each move. The hint stays if only a tile in
 * the tray was turned: the board is the same.
 * @param {App} app
 */
export function endHelp({ store }) {
  const { table: { game }, hints: { help, lastHint } } = store.state;
  if (!help) return;
  const holds = !isAwaited(help) && game !== null && lastHint !== null && help.hint?.step === lastHint.step && String(boardOf(game)) === String(lastHint.board);
  store.change((state) => void (state.hints.help = holds ? { ...help, at: -1, thinking: null, slow: false } : null));
}

/** What the next press does, null if there is nothing to say. @param {Pick<State, "table" | "hints">} state @returns {Press | null} */
export function nextPress(state) {
  const { table: { puzzle, game, marks }, hints: { help } } = state;
  if (!puzzle || !game || marks?.solved) return null;
  if (!help?.outlook || help.rung === 0) return "hint";
  const { rung, outlook, hint, thinking, long } = help;
  if (long && (thinking === "outlook" || thinking === "hint")) return "stop";
  // The button offers the next rung only once the current one is answered.
  if (thinking === "outlook" || (thinking === "hint" && !hint)) return "hint";
  if (isStuck(outlook)) {
    if (help.slid) return "slide";
    if (blamed(outlook) < 0) return outlook.done ? null : "longer";
    return turnedRight(state) ? "turn" : "lift";
  }
  if (!hint?.step) return hint?.done && hint.narrow ? null : "longer";
  return rung < WHICH ? "which" : rung < WHY ? "why" : "place";
}

/** The tile that the next press places, turns or removes, or null. @param {Pick<State, "table" | "hints">} state */
export function targetTile(state) {
  const { table: { game }, hints: { help } } = state;
  const press = nextPress(state);
  if (press === "place") return help?.hint?.step?.tile ?? null;
  if (press === "turn") return turnedRight(state)?.tile ?? null;
  return press === "lift" && game && help?.outlook ? tileOn(game, blamed(help.outlook)) : null;
}

/** The placement that a hint has named, or null. @param {Pick<State, "table" | "hints">} state */
export function namedStep({ table: { puzzle, game }, hints: { help } }) {
  const step = help && help.rung >= WHICH && help.outlook && !isStuck(help.outlook) ? help.hint?.step : null;
  return step && puzzle && game ? { cell: step.cell, tile: step.tile, turn: turnOf(step, puzzle, game) } : null;
}

/**
 * The turn in which a hint places a tile. A first guess in the centre of a board that may be turned
 * as a whole keeps the turn that the tile has.
 * @param {Step} step
 * @param {Puzzle} puzzle
 * @param {Game} game
 */
export function turnOf({ tile, cell, turn, why }, { grid, boardTurns, boardTurn }, game) {
  const free = why.code === "guess-first" && boardTurns === grid.sides && boardTurn?.to[cell] === cell;
  return free ? game.places[tile][1] : turn;
}

/** The case that the next press shows; the first follows the last. @param {Help} help */
export function nextCase({ at, refuted }) {
  return (at + 1) % (refuted?.branches.length ?? 1);
}

/** Reports whether the person waits for an answer. Refutations are found in the background. @param {Help} help */
function isAwaited({ thinking }) {
  return thinking !== null && thinking !== "refute";
}

/** Goes one rung up, or does what the hint says. @param {App} app */
export async function climb(app) {
  const { table: { puzzle, game }, hints: { help } } = app.store.state;
  const press = nextPress(app.store.state);
  if (!puzzle || !game || !press) return;
  // A press during a wait shows that Go is thinking. A background outlook becomes a hint that is
  // waited for.
  if (help && isAwaited(help)) return update(app, press === "stop" ? { long: false } : help.rung === 0 ? { rung: WHERE } : { slow: true });
  if (press === "hint" || !help?.outlook) return begin(app);
  const { outlook, hint, rung } = help;
  switch (press) {
    case "longer":
      return lookLonger(app);
    case "lift":
      return playHint(app, takeOff(withHint(game), tileOn(game, blamed(outlook))));
    case "slide":
      return help.slid ? playHint(app, placeBoard(withHint(game), puzzle, help.slid)) : undefined;
    case "turn": {
      const right = turnedRight(app.store.state);
      return right ? playHint(app, put(withHint(game), right.tile, right.cell, right.turn)) : undefined;
    }
    case "place":
      return hint?.step ? playHint(app, put(game, hint.step.tile, hint.step.cell, turnOf(hint.step, puzzle, game))) : undefined;
    case "why":
      update(app, { rung: WHY });
      return hint?.step && hasCases(hint.step) ? refute(app) : undefined;
    default:
      update(app, { rung: rung + 1 });
  }
}

/** Continues a search that gave up, until it succeeds, time is up or the person stops it. @param {App} app */
export async function lookLonger(app) {
  const { help } = app.store.state.hints;
  if (!help?.outlook || help.thinking) return;
  update(app, { long: true });
  await (isStuck(help.outlook) || help.hint?.done ? askOutlook(app, MORE_PATIENCE) : askHint(app, MORE_PATIENCE));
}

/** Removes the tile that has to change and all tiles placed after it. The rest can be solved, as far as is known. @param {App} app */
export function rewind(app) {
  const { game } = app.store.state.table;
  const tiles = laidSince(app.store.state);
  if (game && tiles.length > 0) playHint(app, takeOff(withHint(game), ...tiles));
}

/** Plays a hint's move and selects nothing: the selection belonged to the board before. @param {App} app @param {Game} game */
function playHint(app, game) {
  app.store.change(({ play }) => void (play.hand = -1));
  play(app, game);
}

/** @param {App} app */
export function showNextCase(app) {
  const { help } = app.store.state.hints;
  if (help && trialOf(app.store.state)) update(app, { at: nextCase(help) });
}

/** Starts the ladder: asks for the outlook if it is unknown, then for a hint. @param {App} app */
async function begin(app) {
  const { table: { game }, play: { hand } } = app.store.state;
  // The ring of a tile selected on the board would cover the hint's marks.
  if (game && hand >= 0 && game.places[hand][0] !== TABLE) app.store.change(({ play }) => void (play.hand = -1));
  update(app, { rung: WHERE });
  if (app.store.state.hints.help?.outlook) await askHintIfAny(app);
  else await askOutlook(app, BRIEF);
}

/** Asks whether the board can still be completed; continues to a hint if one was requested. @param {App} app @param {number} patience */
async function askOutlook(app, patience) {
  const { table: { puzzle, game } } = app.store.state;
  if (!puzzle || !game) return;
  let began = 0;
  update(app, {});
  const enough = (/** @type {Outlook} */ so) => {
    const { clash, ways, dead } = so;
    const { help } = app.store.state.hints;
    // Report an unfillable cell immediately, except when the whole pattern might be shifted (see
    // slideOut).
    if (dead >= 0 && clash.length === 0 && !help?.outlook && !maySlide(app.store.state)) update(app, { outlook: so });
    // The outlook after a move counts the solutions; a hint only needs to know that there is one.
    const counts = help?.rung === 0;
    began ||= performance.now();
    const spent = performance.now() - began;
    return (!counts && Number(ways) > 0) || spent > (counts ? PATIENCE : clash.length > 0 ? SHORT : patience);
  };
  const slides = async (/** @type {Outlook} */ so, /** @type {() => boolean} */ stands) => ({ slid: await slideOut(app, so, stands) });
  const answered = await askGo(app, "outlook", { laid: laidCells(puzzle, game) }, enough, slides);
  if (answered) await askHintIfAny(app);
}

/** Ignores a Hint press that arrives after the board was completed. @param {App} app */
async function askHintIfAny(app) {
  const { hints: { help }, table: { marks } } = app.store.state;
  if (help?.outlook && help.rung > 0 && !help.hint && !isStuck(help.outlook) && !marks?.solved) await askHint(app, PATIENCE);
}

/** Asks what to place next. The puzzle counts as helped from here on. @param {App} app @param {number} patience */
async function askHint(app, patience) {
  if (!app.store.state.hints.help?.hint) countHint(app);
  if (!(await askGo(app, "hint", { near: app.store.state.tray.here }, within(patience)))) return;
  app.store.change(({ table: { game }, hints }) => {
    const step = hints.help?.hint?.step;
    if (game && step) hints.lastHint = { step, board: boardOf(game) };
  });
}

/** Asks why nothing else works, as branches to show on the board. @param {App} app */
async function refute(app) {
  const { help } = app.store.state.hints;
  if (!help?.outlook || help.refuted) return;
  const { cell, tile, turn } = (!isStuck(help.outlook) && help.hint?.step) || { cell: -1, tile: -1, turn: 0 };
  await askGo(app, "refute", { cell, tile, turn }, within(PATIENCE));
}

/** Shows the first branch of the refutation, if it has one. @param {App} app */
export async function explain(app) {
  await refute(app);
  if (app.store.state.hints.help?.refuted?.branches.length) update(app, { at: 0 });
}

/** Makes a check for whether time is up. The clock starts at the first answer: Go may still be loading. @param {number} patience */
export function within(patience) {
  let until = 0;
  return () => performance.now() > (until ||= performance.now() + patience);
}

/** The key of Help that holds each answer. */
const ANSWERS = /** @type {const} */ ({ outlook: "outlook", hint: "hint", refute: "refuted" });

/**
 * Asks Go about the board until the answer is complete, good enough, or the board has changed.
 * @template {"outlook" | "hint" | "refute"} T
 * @param {App} app
 * @param {T} thinking
 * @param {Omit<Methods[T]["params"], "puzzle" | "board" | "budget">} params
 * @param {(known: Methods[T]["result"]) => boolean} enough
 * @param {(known: Methods[T]["result"], stands: () => boolean) => Promise<Partial<Help>>} [more] adds to the answer while the board stands
 * @returns {Promise<boolean>} whether it was answered
 */
async function askGo(app, thinking, params, enough, more) {
  const { store, solver } = app;
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game) return false;
  const about = /** @type {Omit<Methods[T]["params"], "budget">} */ (/** @type {unknown} */ ({ puzzle: puzzle.id, board: boardOf(game), ...params }));
  const stands = () => store.state.table.puzzle === puzzle && store.state.table.game?.places === game.places && store.state.hints.help !== null;
  const long = store.state.hints.help?.long ?? false;
  const stopped = () => long && !store.state.hints.help?.long;
  update(app, { thinking });
  const slow = setTimeout(() => stands() && update(app, { slow: true }), SLOW);
  try {
    const answer = await think(solver, thinking, about, (so) => !stands() || enough(so) || stopped());
    const beside = await more?.(answer, stands);
    if (stands()) update(app, { [ANSWERS[thinking]]: answer, ...beside, thinking: null, slow: false });
    return stands();
  } catch (error) {
    if (stands()) update(app, { thinking: null, slow: false });
    throw error;
  } finally {
    clearTimeout(slow);
  }
}

/** @param {App} app @param {Partial<Help>} more */
function update({ store }, more) {
  store.change((state) => {
    const before = state.hints.help ?? { rung: 0, outlook: null, hint: null, refuted: null, slid: null, at: -1, thinking: null, slow: false, long: false };
    state.hints.help = { ...before, ...more };
  });
}

/** Asks for the outlook after each move if the setting is on. @param {App} app */
export function watchOutlook(app) {
  app.store.addEventListener("change", () => {
    const { page: { settings, tab }, table: { puzzle, game }, hints: { help } } = app.store.state;
    if (!settings.outlook || tab !== "play" || !puzzle || !game || help) return;
    update(app, {});
    void lookOut(app, app.store.state.hints.help);
  });
}

/** @param {App} app @param {Help | null} begun */
async function lookOut(app, begun) {
  // Let the move's own calls to Go come first.
  await Promise.resolve();
  if (app.store.state.hints.help !== begun) return;
  // After a fault the next move asks again.
  await unlessFault(() => askOutlook(app, BRIEF));
}

/** The branch on show, while the board is visible; else null. @param {Pick<State, "page" | "hints">} state @returns {HintBranch | null} */
export function trialOf({ page: { tab }, hints: { help } }) {
  return (tab === "play" && help?.refuted?.branches[help.at]) || null;
}

/** Reports whether the board can show what follows from the alternatives. @param {Step} step */
export function hasCases({ kind, tried, why }) {
  return (tried && kind === "forced") || why.code.startsWith("starves");
}

/** @param {Board} board @param {Pick<Trial, "cell" | "tile" | "turn">[]} trials @returns {Board} */
export function withTrials(board, trials) {
  const laid = [...board];
  for (const { cell, tile, turn } of trials) laid[cell] = [tile, turn];
  return laid;
}

/** The state to draw: with the trial's tiles if there is a trial. @template {State & { play: { hand: number } }} T @param {T} state @returns {T} */
export function seenTrial(state) {
  const { table, play } = state;
  const trial = trialOf(state);
  if (!trial || !table.game || !table.puzzle || !table.drawing) return state;
  const game = trial.trials.reduce((now, { tile, cell, turn }) => put(now, tile, cell, turn), table.game);
  const board = boardOf(game);
  const matched = wholeSeams(table.puzzle, board, table.drawing.seams);
  const marks = { board, matched, conflicts: [], misframed: [], score: 0, seams: 0, filled: 0, solved: false };
  return { ...state, table: { ...table, game, marks }, play: { ...play, hand: -1 } };
}

/** Shows the board without the trial again. @param {Pick<App, "store">} app @returns {boolean} whether there was a trial */
export function endTrial({ store }) {
  if (!trialOf(store.state)) return false;
  store.change(({ hints: { help } }) => void (help && Object.assign(help, { at: -1 })));
  return true;
}
