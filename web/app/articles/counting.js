// Counts what an article counts: its runs one after the other, in slices, each once, and
// only while somebody looks. It knows no DOM.

import { think } from "../engine/think.js";

/** @import {Article, Value} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */

/** What came out here: a value, or how long it took in milliseconds. @typedef {Value | { milliseconds: number }} Known */

/** A timed run that took less, in milliseconds, is done again to be timed: the first one pays for waking the program. */
const BRIEF = 500;

/** Runs wait for one another, also those of other articles: side by side each would be timed with the others' work. By their solver. @type {WeakMap<object, Promise<unknown>>} */
const before = new WeakMap();

export class Counting {
  /** By figure, as far as it is known. @type {(Known | undefined)[]} */
  known;
  /** Whether it is under way. */
  under = false;

  /** @param {Article} article */
  constructor(article) {
    this.article = article;
    this.known = article.figures.map(({ value }) => value);
  }

  /**
   * Counts what is not known yet. A failure is thrown; the next time it goes on.
   * @param {Pick<Solver, "tied">} solver
   * @param {() => boolean} wanted whether somebody still looks
   * @param {() => void} tell is called whenever more is known
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

  /**
   * @param {Pick<Solver, "tied">} solver
   * @param {string} run
   * @param {() => boolean} wanted
   * @param {() => void} tell
   */
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
