// A look for the best board: hunts in all workers, which are watched and kept in this
// browser, so that neither a closed tab nor a lost worker costs more than some seconds.
// It is the search under way, as far as others are concerned who want to stop that.

import { huntTogether } from "../engine/hunts.js";
import { FaultError } from "../engine/solver.js";
import { isLocked } from "../game/game.js";
import { isSame } from "../keep/hunted.js";
import { stop } from "../solve/search.js";
import { ownBoard, ownLayer } from "../table/layers.js";
import { bestOf, givenHunts, givenNext, keptHunt, together } from "./standing.js";

/** @import {Board, HuntState, Puzzle, Reason} from "../../types.d.ts" */
/** @import {Stand} from "../engine/hunts.js" */
/** @import {Hunted} from "../keep/hunted.js" */
/** @import {App, Hunt} from "./state.d.ts" */

/** How often the page shows how far it is, in milliseconds: a board of many tiles takes its time. */
const PAUSE = 1000;
/** How often it is kept, in milliseconds; and at once with each better board. */
const KEEP = 3000;
/** A better score is told at most as often, in milliseconds. */
const NEWS = 10_000;
/** How long hunts that go on may take to begin before it is shown how far the others are, in milliseconds. */
const BEGINNING = 5000;
/** What Go says of clues against the frame, where a person wants the tiles to stay. @type {Record<string, string>} */
const STAYING = { "clue-rim": "staying-rim", "clue-inside": "staying-inside" };
/** Seeds are below this. */
const SEEDS = 2 ** 32;

/** The end of the last one of an app, whose workers may still have something to tell. @type {WeakMap<object, Promise<unknown>>} */
const ended = new WeakMap();

/**
 * Begins to look, or goes on with what is kept.
 * @param {App} app
 * @param {{ kept?: Hunted | null, fromBoard?: boolean, stays?: boolean }} [wish] whether the person's own board is begun from, and whether all that lies there stays
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
  ended.set(app, run.catch(() => {})); // who began it hears of that, and nobody else
  await run;
}

/**
 * Goes on with the look that is kept of the puzzle on the table.
 * @param {App} app
 */
export async function lookOn(app) {
  const { puzzle } = app.store.state.table;
  await ended.get(app);
  const kept = keptHunt(app.store.state);
  if (kept && app.store.state.table.puzzle === puzzle) await look(app, { kept });
}

/**
 * Where the hunts stand that are kept, or would begin from the board that is all that is left of
 * them. Throws the fault when Go cannot read one.
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

/**
 * Shows what the look had found that is kept of the puzzle on the table, and that it rests, and
 * tells whether it can be read. What Go has against it is told when it is gone on with.
 * @param {App} app
 */
export async function showLeft(app) {
  const { store } = app;
  const { puzzle } = store.state.table;
  const kept = keptHunt(store.state);
  if (!kept || kept.saved.length === 0) return true;
  const states = await statesOf(app, kept).catch((error) => {
    if (!(error instanceof FaultError)) throw error;
    return [];
  });
  const { page: { tab }, table, best: { hunt } } = store.state;
  if (table.puzzle !== puzzle || tab !== "solve" || !keptHunt(store.state) || hunt || app.running || states.length === 0) return states.length > 0;
  const at = together(states);
  store.change((state) => {
    state.best.hunt = { phase: at.over ? "over" : "paused", at, workers: kept.saved.length, elapsed: kept.elapsed, climb: kept.climb, told: at.score, fault: null, stays: kept.id !== puzzle?.id, against: [] };
    state.table.layer = "best";
  });
  return true;
}

class Hunting {
  /**
   * @param {App} app
   * @param {Puzzle} puzzle
   * @param {Hunted | null} kept
   */
  constructor(app, puzzle, kept) {
    this.app = app;
    this.puzzle = puzzle;
    this.kept = kept;
    this.control = new AbortController();
    /** What is hunted: the puzzle, or with the tiles that stay as clues. */
    this.id = kept?.id ?? puzzle.id;
    this.seed = kept?.seed ?? Math.floor(Math.random() * SEEDS);
    this.saved = kept?.saved ?? [];
    /** @type {Board | null} */
    this.board = kept?.board ?? null;
    this.climb = [...(kept?.climb ?? [])];
    this.workers = app.cores;
    /** Those of another device may be more than there are cores here: the others stay as they were saved. @type {(Stand | undefined)[]} */
    this.stands = Array.from({ length: Math.max(this.workers, this.saved.length) });
    this.began = performance.now();
    /** When it was last kept, and told. */
    this.times = { kept: -Infinity, shown: -Infinity, told: -Infinity };
    /** What is shown of it: at first what was shown where it goes on. @type {Hunt} */
    this.shown = { phase: "running", at: (kept && app.store.state.best.hunt?.at) ?? null, workers: this.workers, elapsed: kept?.elapsed ?? 0, climb: this.climb, told: -1, fault: null, stays: this.id !== puzzle.id, against: [] };
    /** The best board of all, at first the one in sight: the hunt that found it may not begin again. */
    this.best = this.shown.at;
    /** The tiles that stay where they are, where a person's board has such. @type {Board | null} */
    this.staying = null;
    /** What these have against the frame. @type {Reason[]} */
    this.against = [];
  }

  get elapsed() {
    return (this.kept?.elapsed ?? 0) + performance.now() - this.began;
  }

  /**
   * @param {boolean} fromBoard
   * @param {boolean} stays
   */
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

  /** Looks, until nothing better can be found or it is stopped. */
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
      await huntTogether(helpers, quarry, signal, (which, stand) => this.hear(which, stand));
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

  /**
   * Has the tiles that stay as clues, and notes which of them go against the frame.
   * @param {Board} staying
   */
  async fix(staying) {
    const { link, why } = await this.app.solver.call("fixed", { puzzle: this.puzzle.id, board: staying });
    this.id = link;
    this.show({ stays: true });
    const own = why.filter(({ args }) => !this.puzzle.clues.some(({ tile }) => tile === args.tile));
    this.against = own.flatMap((reason) => (reason.code in STAYING ? { ...reason, code: STAYING[reason.code] } : []));
  }

  /**
   * Has the best board that is kept, for as long as its hunt has not begun again, and no score
   * that it does not have.
   * @param {Hunted} kept
   */
  async recall(kept) {
    const best = bestOf(await statesOf(this.app, kept));
    this.best = best;
    this.climb = this.climb.filter(([, score]) => score <= best.score);
  }

  /**
   * Notes where one of the hunts stands.
   * @param {number} which
   * @param {Stand} stand
   */
  hear(which, stand) {
    this.stands[which] = stand;
    if (stand.state.score > (this.best?.score ?? -1)) this.best = stand.state;
    const { best, last } = this;
    const now = performance.now();
    // Out of sight there may be a better one, which its hunt has not brought back yet.
    if (!best || best.score < last) return;
    if (best.score > last) this.climb.push([Math.round(this.elapsed), best.score]);
    if (best.score > last || now - this.times.kept >= KEEP) this.keep(best);
    const begins = !this.hasAll() && now - this.began < BEGINNING;
    if (!begins && now - this.times.shown >= PAUSE) this.tell(together(this.states(), best));
  }

  /** The best score that was kept, -1 before any. */
  get last() {
    return this.climb.at(-1)?.[1] ?? -1;
  }

  /** Whether all hunts that go on have begun again. */
  hasAll() {
    return this.saved.slice(0, this.workers).every((_, which) => this.stands[which]);
  }

  /** Where the hunts stand that have begun. */
  states() {
    return this.stands.flatMap((stand) => stand?.state ?? []);
  }

  /**
   * Keeps how far it is in this browser. An older look is put aside for the first board, and not
   * before: what cannot be has none.
   * @param {{ board: Board, seams: number }} at
   * @param {boolean} [proved] whether nothing better can be found, which stays so
   */
  keep({ board, seams }, proved = this.kept?.proved === true) {
    const { state } = this.app.store;
    const begins = !this.kept && this.times.kept < 0;
    if (begins && state.table.puzzle !== this.puzzle) return;
    this.times.kept = performance.now();
    const saved = this.stands.map((stand, which) => stand?.saved ?? this.saved[which] ?? "");
    const hunt = { id: this.id, board, seams, climb: [...this.climb], elapsed: Math.round(this.elapsed), seed: this.seed, saved, ...(proved && { proved }) };
    this.app.keeper.keepHunt(this.puzzle.id, hunt, begins ? givenNext(state) : undefined);
  }

  /**
   * Shows where it stands, and tells of it now and then.
   * @param {NonNullable<Hunt["at"]>} at
   * @param {Partial<Hunt>} [more]
   */
  tell(at, more = {}) {
    const now = performance.now();
    this.times.shown = now;
    const tells = at.score !== this.shown.told && (at.over || now - this.times.told >= NEWS);
    if (tells) this.times.told = now;
    this.show({ at, elapsed: this.elapsed, climb: [...this.climb], ...(tells && { told: at.score }), ...more });
  }

  /**
   * Shows more of it, where it is still in sight.
   * @param {Partial<Hunt>} more
   */
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

  /** What it has come to, now that all hunts have come back that had begun. */
  rest() {
    const { best, last } = this;
    const states = this.states();
    if (!best || best.score < last || states.length === 0) return this.show({ phase: "paused" });
    const at = together(states, best);
    this.keep(best, at.over);
    this.tell(at, { phase: at.over ? "over" : "paused" });
  }

  /**
   * It cannot go on. Of what was kept and cannot be read its board is all that is left, if
   * that can be.
   * @param {FaultError} error
   */
  refuse({ fault, lost }) {
    if (this.stands.some(Boolean)) this.rest();
    else if (this.kept && !lost && fault.code !== "bug") this.app.keeper.keepHunt(this.puzzle.id, this.kept.saved.length > 0 ? { ...this.kept, saved: [] } : null);
    const against = fault.code === "best-frame" ? this.against : [];
    this.show({ phase: "refused", fault: against.length > 0 ? { ...fault, code: "best-staying" } : fault, against });
  }

  /** Lets it rest, as soon as all hunts have come back. */
  pause() {
    this.control.abort();
  }

  /** Ends it; what it has found stays kept. */
  stop() {
    this.control.abort();
    if (this.app.running === this) this.app.running = null;
    if (this.app.store.state.best.hunt === this.shown) close(this.app);
  }
}

/**
 * Lets the look under way rest.
 * @param {App} app
 */
export function pause({ running }) {
  if (running instanceof Hunting) running.pause();
}

/**
 * Puts the look out of sight. It rests, and can be gone on with.
 * @param {App} app
 */
export function close(app) {
  const { store, running } = app;
  store.change((state) => {
    state.best.hunt = null;
    if (state.table.layer === "best") state.table.layer = ownLayer(state.table);
  });
  if (running instanceof Hunting) running.stop();
}

/**
 * Looks from the person's own board, whatever look is under way or kept.
 * @param {App} app
 * @param {boolean} [stays] whether all that lies there stays, not only what is locked
 */
export async function lookFromMine(app, stays = false) {
  if (await rests(app)) await look(app, { fromBoard: true, stays });
}

/**
 * Brings back a look that was put aside, in the place of what is kept now.
 * @param {App} app
 * @param {number} which
 */
export async function bringBack(app, which) {
  const { store: { state }, keeper } = app;
  const meant = givenHunts(state)[which];
  if (!meant || !(await rests(app))) return;
  // The look under way may have put others aside meanwhile, and another press may have been faster.
  const back = givenHunts(state).find((one) => isSame(one, meant));
  if (!state.table.puzzle || !back) return;
  keeper.keepHunt(state.table.puzzle.id, back, givenNext(state, back));
  await showLeft(app);
}

/**
 * Puts the look out of sight and waits until its workers have kept what they have last found;
 * tells whether the puzzle still lies on the table then.
 * @param {App} app
 */
async function rests(app) {
  const { puzzle } = app.store.state.table;
  close(app);
  await ended.get(app);
  return puzzle !== null && app.store.state.table.puzzle === puzzle;
}
