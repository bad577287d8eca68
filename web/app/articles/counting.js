// Counts what an article counts: its runs one after the other, in slices, each once.
// It knows no DOM.

import { think } from "../engine/think.js";

/** @import {Article, Value} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */

/** What came out here: a value, or how long it took in milliseconds. @typedef {Value | { milliseconds: number }} Known */

export class Counting {
  /** By figure, as far as it is known. @type {(Known | undefined)[]} */
  known;
  /** Whether it was begun. */
  begun = false;

  /** @param {Article} article */
  constructor(article) {
    this.article = article;
    this.known = article.figures.map(({ value }) => value);
  }

  /**
   * Counts everything, unless that was begun before.
   * @param {Pick<Solver, "tied">} solver
   * @param {() => void} tell is called whenever more is known
   */
  async count(solver, tell) {
    this.tell = tell;
    if (this.begun) return;
    this.begun = true;
    try {
      for (const run of this.article.runs) await this.countRun(solver, run);
    } catch (error) {
      this.begun = false; // the next time it goes on
      throw error;
    }
  }

  /**
   * @param {Pick<Solver, "tied">} solver
   * @param {string} run
   */
  async countRun(solver, run) {
    const { key, figures } = this.article;
    if (figures.every((figure, i) => figure.run !== run || this.known[i])) return;
    const began = performance.now();
    const { values } = await think(solver, "numbers", { article: key, run }, () => false);
    const milliseconds = performance.now() - began;
    figures.forEach((figure, i) => {
      if (figure.run === run) this.known[i] = figure.timed ? { milliseconds } : (values[i] ?? undefined);
    });
    this.tell?.();
  }
}
