// Repeats an article's counts: its runs follow one another in slices, each once, and only while
// somebody looks. Knows no DOM.

import { think } from "../engine/think.js";

/** @import {Article, Value} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */

/** A counted value, or the time it took. @typedef {Value | { milliseconds: number }} Known */

/** Repeat a timed run that took less, in ms: the first run also pays for waking the worker. */
const BRIEF = 500;

/**
 * The last run in the queue, by solver. Articles share the queue: parallel runs would spoil each
 * other's times.
 * @type {WeakMap<object, Promise<unknown>>}
 */
const before = new WeakMap();

export class Counting {
  /** By figure; undefined until known. @type {(Known | undefined)[]} */
  known;
  /** Whether counting is under way. */
  under = false;

  /** @param {Article} article */
  constructor(article) {
    this.article = article;
    this.known = article.figures.map(({ value }) => value);
  }

  /**
   * Counts what is unknown. Throws on a failure; the next call continues.
   * @param {Pick<Solver, "tied">} solver
   * @param {() => boolean} wanted whether somebody still looks
   * @param {() => void} tell called after each run
   */
  async count(solver, wanted, tell) {
    if (this.under) return;
    this.under = true;
    const waiting = Promise.resolve(before.get(solver)).then(async () => {
      for (const run of this.article.runs) if (wanted()) await this.countRun(solver, run, wanted, tell);
    });
    before.set(solver, waiting.catch(() => {}));
    try {
      await waiting;
    } finally {
      this.under = false;
    }
  }

  /** @param {Pick<Solver, "tied">} solver @param {string} run @param {() => boolean} wanted @param {() => void} tell */
  async countRun(solver, run, wanted, tell) {
    const { key, figures } = this.article;
    if (figures.every((figure, i) => figure.run !== run || this.known[i])) return;
    const go = async () => {
      const began = performance.now();
      const so = await think(solver, "numbers", { article: key, run }, () => !wanted());
      return { ...so, milliseconds: performance.now() - began };
    };
    let { done, values, milliseconds } = await go();
    if (done && milliseconds < BRIEF && figures.some((figure) => figure.run === run && figure.timed)) ({ done, values, milliseconds } = await go());
    if (!done) return;
    figures.forEach((figure, i) => {
      if (figure.run === run) this.known[i] = figure.timed ? { milliseconds } : (values[i] ?? undefined);
    });
    tell();
  }
}
