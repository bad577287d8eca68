// Counts searches of a puzzle for the essay, and says the counts: textbook searches with their tricks, and the fast
// one. They run one after the other, each once, and none longer than a reader waits. Knows no DOM.

import { think } from "../engine/think.js";
import { lasting } from "../speech/amounts.js";
import { power } from "../speech/speech.js";

/** @import {By, Count, Log, Switches} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */
/** @import {Speech} from "../speech/speech.js" */

/** Give a search up after this many ms. */
const PATIENCE = 1000;
/**
 * A textbook search runs at least LEAST tries, so that the result does not depend on a slow
 * machine, and at most MOST. All nine-tile puzzles of the gallery end within that.
 */
const [LEAST, MOST] = [500_000, 3_000_000];
/** Let the browser optimise the code for READY ms, then measure the pace for TAKEN ms. */
const [READY, TAKEN] = [300, 500];
/** Estimate a fast search that was given up from this many placements. */
const VISITS = 200_000;
/** Repeat a fast search that took less, in ms: the first run also pays for waking the worker. */
const BRIEF = 300;

/** @typedef {{ done: boolean, order: number[], tries: Count, placements: Count, deadEnds: Count }} Textbook */
/**
 * `log`: the estimated number of placements as a logarithm; null if the search ended or cannot be
 * estimated.
 * @typedef {{ done: boolean, placements: Count, milliseconds: number, log: Log | null }} Fast
 */

/** `rate`: placements per second; `by`: the program that made them. @typedef {{ rate: number, by: By }} Pace */

export class Counts {
  /** @param {Pick<Solver, "tied" | "run" | "call">} solver @param {string} puzzle @param {AbortSignal} signal aborts the running search */
  constructor(solver, puzzle, signal) {
    this.solver = solver;
    this.puzzle = puzzle;
    this.signal = signal;
    /** The last search in the queue. @type {Promise<unknown>} */
    this.before = Promise.resolve();
    /** @type {Map<string, Promise<any>>} */
    this.known = new Map();
  }

  /** @param {string} order @param {{ once?: boolean, fixed?: boolean }} [tricks] @returns {Promise<Textbook>} */
  textbook(order, { once = false, fixed = false } = {}) {
    const switches = { order, once, fixed, turns: false };
    return this.inTurn(JSON.stringify(switches), () => this.countTextbook(switches));
  }

  /** @returns {Promise<Fast>} */
  fast() {
    return this.inTurn("fast", () => this.countFast());
  }

  /** Measures the fast search. @param {boolean} code whether to use code generated for the puzzle @returns {Promise<Pace>} */
  pace(code) {
    return this.inTurn(`pace ${code}`, () => this.takePace(code));
  }

  /** @template T @param {string} key @param {() => Promise<T>} count @returns {Promise<T>} */
  inTurn(key, count) {
    const known = this.known.get(key);
    if (known) return known;
    const counted = this.before.then(count);
    this.known.set(key, counted);
    // Count again what failed.
    this.before = counted.catch(() => this.known.delete(key));
    return counted;
  }

  /** @param {Switches} switches @returns {Promise<Textbook>} */
  async countTextbook(switches) {
    const end = performance.now() + PATIENCE;
    const enough = (/** @type {number} */ tries) => this.signal.aborted || tries >= MOST || (tries >= LEAST && performance.now() > end);
    const { done, order, sums } = await think(this.solver, "textbook", { puzzle: this.puzzle, switches }, (so) => enough(Number(so.sums.tries)));
    return { done, order, tries: sums.tries, placements: sums.placements, deadEnds: sums.deadEnds };
  }

  /** @param {boolean} code @returns {Promise<Pace>} */
  async takePace(code) {
    const began = { time: 0, nodes: Infinity };
    /** The start of the measurement. @type {{ time: number, nodes: number } | null} */
    let from = null;
    let rate = 0;
    const so = await think(this.solver, "pace", { puzzle: this.puzzle, code }, (so) => {
      const at = { time: performance.now(), nodes: Number(so.nodes) };
      // The first answer comes when all is ready. Fewer placements than before come from another
      // worker.
      if (at.nodes < (from ?? began).nodes) [from, began.time, began.nodes] = [null, at.time, at.nodes];
      if (from && at.time > from.time) rate = ((at.nodes - from.nodes) / (at.time - from.time)) * 1000;
      if (at.time >= began.time + READY) from ??= at;
      return this.signal.aborted || (rate > 0 && at.time > began.time + READY + TAKEN);
    });
    return { rate, by: so.by ?? {} };
  }

  /** @returns {Promise<Fast>} */
  async countFast() {
    const stop = new AbortController();
    const end = () => stop.abort();
    const timer = setTimeout(end, PATIENCE);
    this.signal.addEventListener("abort", end);
    if (this.signal.aborted) end();
    try {
      const { puzzle, solver } = this;
      const search = () => solver.run({ puzzle, mode: "fast", keep: 1 }, stop.signal);
      let { report, milliseconds } = await search();
      if (report.done && milliseconds < BRIEF) ({ report, milliseconds } = await search());
      const so = { done: report.done, placements: report.nodes, milliseconds };
      if (report.done || this.signal.aborted) return { ...so, log: null };
      return { ...so, log: (await solver.call("estimate", { puzzle, visits: VISITS })).nodes };
    } finally {
      clearTimeout(timer);
      this.signal.removeEventListener("abort", end);
    }
  }
}

/** Seconds in an average year. */
const YEAR = 31_557_600n;
/** Write years exactly from two up to SINGLE; NAMELESS years and more have no name. */
const [SINGLE, NAMELESS] = [1_000_000n, 10n ** 15n];
/** Of a product of more than WRITTEN factors write BEGINNING ones and the last two. */
const [WRITTEN, BEGINNING] = [12, 3];
/** Fewer placements than this say nothing about an unfinished search. */
const LEAST_TELLING = 10_000;
/** From this power of ten on, write a number as a power. */
const POWER = 15;

/**
 * How long this many tries take: "3,014 years", "about 16 minutes".
 * @param {bigint} tries
 * @param {bigint} pace tries per second
 * @param {Speech} speech
 */
export function timeFor(tries, pace, speech) {
  const years = tries / pace / YEAR;
  if (years >= NAMELESS) return speech.say("essay.years", { n: speech.number(String(years)) });
  if (years < 2n || years >= SINGLE) return lasting(Number(tries) / Number(pace), speech);
  return new Intl.NumberFormat(speech.language, { style: "unit", unit: "year", unitDisplay: "long" }).format(years);
}

/** For example "36 × 32 × 28 = 32,256". @param {number[]} ways @param {bigint} all @param {Speech} speech */
export function productWords(ways, all, speech) {
  const written = ways.map((n) => speech.number(n));
  const factors = ways.length > WRITTEN ? [...written.slice(0, BEGINNING), "…", ...written.slice(-2)] : written;
  return [factors.join(" × "), speech.number(String(all))].filter(Boolean).join(" = ");
}

/** The quotient, such as "1.7" or "1,756,532". @param {bigint} large @param {Count} small not 0 @param {Speech} speech */
export function timesWords(large, small, speech) {
  const whole = large / BigInt(small);
  if (whole >= 100n) return speech.number(String(whole));
  return speech.number(Number((large * 1000n) / BigInt(small)) / 1000);
}

/**
 * A textbook search's placements: "2,819", or "more than 1,000,000" if it was given up after enough
 * work.
 * @param {Pick<Textbook, "done" | "placements">} search
 * @param {Speech} speech
 */
export function placedWords({ done, placements }, speech) {
  const n = speech.number(placements);
  if (done) return n;
  return Number(placements) < LEAST_TELLING ? speech.say("essay.unfinished") : speech.say("essay.more", { n });
}

/** The same for the fast search, with an estimate if it was given up. @param {Fast} search @param {Speech} speech */
export function fastWords({ done, placements, log }, speech) {
  if (done) return speech.number(placements);
  if (log === null) return speech.say("essay.more", { n: speech.number(placements) });
  return speech.say("number.about", { n: log < POWER ? speech.number(Number((10 ** log).toPrecision(2))) : power(Math.round(log)) });
}
