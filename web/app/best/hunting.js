// The hunt for the best board: one hunt per worker, shown as one and stored in the browser, so that
// a closed tab or a lost worker costs a few seconds at most. Other rooms see it as the running
// search.

import { huntTogether } from "../engine/hunts.js";
import { FaultError, unlessFault } from "../engine/solver.js";
import { isLocked } from "../game/game.js";
import { isSame } from "../keep/hunted.js";
import { stop } from "../solve/search.js";
import { ownBoard, ownLayer } from "../table/layers.js";
import { bestOf, givenHunts, givenNext, keptHunt, together } from "./standing.js";

/** @import {Board, HuntState, Puzzle, Reason} from "../../types.d.ts" */
/** @import {Stand} from "../engine/hunts.js" */
/** @import {Hunted} from "../keep/hunted.js" */
/** @import {App, Hunt} from "./state.d.ts" */

/** The least time between two updates of the page, in ms: drawing a large board takes a while. */
const PAUSE = 1000;
/** The least time between two saves, in ms; each better board is saved at once. */
const KEEP = 3000;
/** The least time between two announcements of a better score, in ms. */
const NEWS = 10_000;
/** Resumed hunts may take this many ms to start before the page shows the others' progress. */
const BEGINNING = 5000;
/** The fault codes for tiles that the person wants to stay, by Go's codes for clues. @type {Record<string, string>} */
const STAYING = { "clue-rim": "staying-rim", "clue-inside": "staying-inside" };
/** Seeds are below this number. */
const SEEDS = 2 ** 32;

/** Each app's last hunt, whose workers may still be sending results. @type {WeakMap<object, Promise<unknown>>} */
const ended = new WeakMap();

/**
 * Starts a hunt, or resumes a stored one.
 * @param {App} app
 * @param {{ kept?: Hunted | null, fromBoard?: boolean, stays?: boolean }} [options] `fromBoard`: start from the person's own board; `stays`: keep all its tiles in place
 */
export async function look(app, { kept = null, fromBoard = false, stays = false } = {}) {
  const { puzzle } = app.store.state.table;
  if (!puzzle) return;
  stop(app);
  const hunting = new Hunting(app, puzzle, kept);
  app.running = hunting;
  hunting.begin(fromBoard, stays);
  await ended.get(app);
  const run = hunting.run();
  ended.set(app, run.catch(() => {})); // the caller below gets its errors
  await run;
}

/** Resumes the stored hunt of the current puzzle. @param {App} app */
export async function lookOn(app) {
  const { puzzle } = app.store.state.table;
  await ended.get(app);
  const kept = keptHunt(app.store.state);
  if (kept && app.store.state.table.puzzle === puzzle) await look(app, { kept });
}

/**
 * The states of a stored hunt. If only its board is left, the state that starts from the board.
 * Throws Go's fault if a state cannot be read.
 * @param {App} app
 * @param {Hunted} kept
 */
async function statesOf({ solver }, { id, saved, board, seed }) {
  const tied = solver.tied();
  const hunts = saved.filter(Boolean);
  /** @type {HuntState[]} */
  const states = [];
  for (const begun of hunts.length > 0 ? hunts.map((one) => ({ saved: one })) : [{ saved: "", board, seed: String(seed) }]) {
    const { handle, state } = await tied.call("hunt", { puzzle: id, ...begun });
    states.push(state);
    await tied.call("drop", { handle });
  }
  return states;
}

/** Shows the stored hunt of the current puzzle as paused, and returns whether it can be read. Resuming it reports why not. @param {App} app */
export async function showLeft(app) {
  const { store } = app;
  const { puzzle } = store.state.table;
  const kept = keptHunt(store.state);
  if (!kept || kept.saved.length === 0) return true;
  const states = await unlessFault(() => statesOf(app, kept), []);
  const { page: { tab }, table, best: { hunt } } = store.state;
  if (table.puzzle !== puzzle || tab !== "solve" || !keptHunt(store.state) || hunt || app.running || states.length === 0) return states.length > 0;
  const at = together(states);
  store.change((state) => {
    state.best.hunt = { phase: at.over ? "over" : "paused", at, workers: kept.saved.length, elapsed: kept.elapsed, climb: kept.climb, announced: at.score, fault: null, stays: kept.id !== puzzle?.id, against: [] };
    state.table.layer = "best";
  });
  return true;
}

class Hunting {
  /** @param {App} app @param {Puzzle} puzzle @param {Hunted | null} kept */
  constructor(app, puzzle, kept) {
    this.app = app;
    this.puzzle = puzzle;
    this.kept = kept;
    this.control = new AbortController();
    /** What is searched: the puzzle, or the puzzle with the tiles that stay as clues. */
    this.id = kept?.id ?? puzzle.id;
    this.seed = kept?.seed ?? Math.floor(Math.random() * SEEDS);
    this.saved = kept?.saved ?? [];
    /** @type {Board | null} */
    this.board = kept?.board ?? null;
    this.climb = [...(kept?.climb ?? [])];
    this.workers = app.cores;
    /** By worker. A hunt from another device may have more than this one has cores; the rest wait as saved. @type {(Stand | undefined)[]} */
    this.stands = Array.from({ length: Math.max(this.workers, this.saved.length) });
    this.began = performance.now();
    /** When the hunt was last stored, shown and announced. */
    this.times = { kept: -Infinity, shown: -Infinity, announced: -Infinity };
    /** The hunt as shown; a resumed hunt first shows what was shown before. @type {Hunt} */
    this.shown = { phase: "running", at: (kept && app.store.state.best.hunt?.at) ?? null, workers: this.workers, elapsed: kept?.elapsed ?? 0, climb: this.climb, announced: -1, fault: null, stays: this.id !== puzzle.id, against: [] };
    /** The best board, at first the one on show: the worker that found it may not have resumed yet. */
    this.best = this.shown.at;
    /** The tiles that stay in place, if any. @type {Board | null} */
    this.staying = null;
    /** How these conflict with the frame. @type {Reason[]} */
    this.against = [];
  }

  get elapsed() {
    return (this.kept?.elapsed ?? 0) + performance.now() - this.began;
  }

  /** @param {boolean} fromBoard @param {boolean} stays */
  begin(fromBoard, stays) {
    this.app.store.change((state) => {
      const { game } = state.table;
      const own = fromBoard && game ? ownBoard(state.table) : null;
      if (own) this.board = own;
      const staying = own?.map((laid) => (laid && game && (stays || isLocked(game, laid[0])) ? laid : null));
      if (staying?.some(Boolean)) this.staying = staying;
      if (state.table.layer === "best" && !this.shown.at) state.table.layer = ownLayer(state.table);
      state.best.hunt = this.shown;
      state.page.broken = null;
    });
  }

  /** Runs until nothing better can exist or the hunt is stopped. */
  async run() {
    const { app, control: { signal } } = this;
    /** @type {ReturnType<App["hireOne"]>[]} */
    let helpers = [];
    this.began = performance.now();
    try {
      if (this.staying) await this.fix(this.staying);
      if (this.kept && !this.best) await this.recall(this.kept);
      if (signal.aborted) return this.rest();
      helpers = Array.from({ length: this.workers }, app.hireOne);
      const quarry = { puzzle: this.id, board: this.board, seed: this.seed, saved: this.saved };
      await huntTogether(helpers, quarry, signal, (which, stand) => this.take(which, stand));
      this.rest();
    } catch (error) {
      if (!(error instanceof FaultError)) {
        this.rest();
        throw error;
      }
      this.refuse(error);
    } finally {
      for (const helper of helpers) helper.dismiss();
      if (app.running === this) app.running = null;
    }
  }

  /** Turns the tiles that stay into clues, and notes which of them conflict with the frame. @param {Board} staying */
  async fix(staying) {
    const { link, why } = await this.app.solver.call("fixed", { puzzle: this.puzzle.id, board: staying });
    this.id = link;
    this.show({ stays: true });
    const own = why.filter(({ args }) => !this.puzzle.clues.some(({ tile }) => tile === args.tile));
    this.against = own.flatMap((reason) => (reason.code in STAYING ? { ...reason, code: STAYING[reason.code] } : []));
  }

  /** Restores the stored best board for the time until its worker has resumed, and drops scores that no state has. @param {Hunted} kept */
  async recall(kept) {
    const best = bestOf(await statesOf(this.app, kept));
    this.best = best;
    this.climb = this.climb.filter(([, score]) => score <= best.score);
  }

  /** Takes a worker's state. @param {number} which @param {Stand} stand */
  take(which, stand) {
    this.stands[which] = stand;
    if (stand.state.score > (this.best?.score ?? -1)) this.best = stand.state;
    const { best, last } = this;
    const now = performance.now();
    // While resuming, the board with the stored score may still be on its way.
    if (!best || best.score < last) return;
    if (best.score > last) this.climb.push([Math.round(this.elapsed), best.score]);
    if (best.score > last || now - this.times.kept >= KEEP) this.keep(best);
    const begins = !this.hasAll() && now - this.began < BEGINNING;
    if (!begins && now - this.times.shown >= PAUSE) this.report(together(this.states(), best));
  }

  /** The best score noted in climb, that of a stored hunt too; -1 before any. */
  get last() {
    return this.climb.at(-1)?.[1] ?? -1;
  }

  /** Whether all resumed hunts have reported. */
  hasAll() {
    return this.saved.slice(0, this.workers).every((_, which) => this.stands[which]);
  }

  states() {
    return this.stands.flatMap((stand) => stand?.state ?? []);
  }

  /**
   * Stores the hunt. An older one is set aside with the first board, not before: an impossible hunt
   * never has one.
   * @param {{ board: Board, seams: number }} at
   * @param {boolean} [proved] whether nothing better exists, which stays true
   */
  keep({ board, seams }, proved = this.kept?.proved === true) {
    const { state } = this.app.store;
    const begins = !this.kept && this.times.kept < 0;
    if (begins && state.table.puzzle !== this.puzzle) return;
    this.times.kept = performance.now();
    const saved = this.stands.map((stand, which) => stand?.saved ?? this.saved[which] ?? "");
    const hunt = { id: this.id, board, seams, climb: [...this.climb], elapsed: Math.round(this.elapsed), seed: this.seed, saved, ...(proved && { proved }) };
    this.app.puzzleStore.keepHunt(this.puzzle.id, hunt, begins ? givenNext(state) : undefined);
  }

  /** Shows the state, and announces the score at intervals. @param {NonNullable<Hunt["at"]>} at @param {Partial<Hunt>} [more] */
  report(at, more = {}) {
    const now = performance.now();
    this.times.shown = now;
    const tells = at.score !== this.shown.announced && (at.over || now - this.times.announced >= NEWS);
    if (tells) this.times.announced = now;
    this.show({ at, elapsed: this.elapsed, climb: [...this.climb], ...(tells && { announced: at.score }), ...more });
  }

  /** Updates what is shown, if this hunt is still on show. @param {Partial<Hunt>} more */
  show(more) {
    const { store } = this.app;
    if (store.state.best.hunt !== this.shown) return;
    const before = this.shown.at;
    this.shown = { ...this.shown, ...more };
    store.change((state) => {
      state.best.hunt = this.shown;
      if (!before && this.shown.at) state.table.layer = "best";
    });
  }

  /** Shows the result after all workers have come back. */
  rest() {
    const { best, last } = this;
    const states = this.states();
    if (!best || best.score < last || states.length === 0) return this.show({ phase: "paused" });
    const at = together(states, best);
    this.keep(best, at.over);
    this.report(at, { phase: at.over ? "over" : "paused" });
  }

  /**
   * Handles a hunt that cannot run. Of a stored hunt that Go cannot read only the board is kept,
   * and nothing if that is refused, too.
   * @param {FaultError} error
   */
  refuse({ fault, lost }) {
    if (this.stands.some(Boolean)) this.rest();
    else if (this.kept && !lost && fault.code !== "bug") this.app.puzzleStore.keepHunt(this.puzzle.id, this.kept.saved.length > 0 ? { ...this.kept, saved: [] } : null);
    const against = fault.code === "best-frame" ? this.against : [];
    this.show({ phase: "refused", fault: against.length > 0 ? { ...fault, code: "best-staying" } : fault, against });
  }

  /** Pauses the hunt once all workers have come back. */
  pause() {
    this.control.abort();
  }

  /** Stops the hunt; its result stays stored. */
  stop() {
    this.control.abort();
    if (this.app.running === this) this.app.running = null;
    if (this.app.store.state.best.hunt === this.shown) close(this.app);
  }
}

/** @param {App} app */
export function pause({ running }) {
  if (running instanceof Hunting) running.pause();
}

/** Closes the panel. The hunt pauses, and can be resumed. @param {App} app */
export function close(app) {
  const { store, running } = app;
  store.change((state) => {
    state.best.hunt = null;
    if (state.table.layer === "best") state.table.layer = ownLayer(state.table);
  });
  if (running instanceof Hunting) running.stop();
}

/**
 * Starts a hunt from the person's own board, even if another one is running or stored.
 * @param {App} app
 * @param {boolean} [stays] whether all tiles on the board stay, not only locked ones
 */
export async function lookFromMine(app, stays = false) {
  if (await closed(app)) await look(app, { fromBoard: true, stays });
}

/** Resumes a hunt that was set aside in place of the stored one. @param {App} app @param {number} which */
export async function bringBack(app, which) {
  const { store: { state }, puzzleStore } = app;
  const chosen = givenHunts(state)[which];
  if (!chosen || !(await closed(app))) return;
  // The running hunt may have set others aside meanwhile, and another press may have been faster.
  const back = givenHunts(state).find((one) => isSame(one, chosen));
  if (!state.table.puzzle || !back) return;
  puzzleStore.keepHunt(state.table.puzzle.id, back, givenNext(state, back));
  await showLeft(app);
}

/** Closes the panel and waits until the workers have stored their last results. Returns whether the puzzle is still on the table. @param {App} app */
async function closed(app) {
  const { puzzle } = app.store.state.table;
  close(app);
  await ended.get(app);
  return puzzle !== null && app.store.state.table.puzzle === puzzle;
}
