// Keeps the days that were solved, in a database of their own: so an earlier version of
// the page, should somebody go back to one, does not find there what it takes for damaged
// puzzles. Of each day the earliest finish is kept, so it does not matter in which order
// results come, from here, other tabs and files, nor how often: nothing asks who was
// first. What cannot be read stays as it is stored and does no harm.

import { earlier, merged, readResult } from "./result.js";

/** @import {Store} from "../base/store.js" */
/** @import {Database} from "../keep/database.js" */
/** @import {Channel} from "../keep/keeper.js" */
/** @import {DayResult, State} from "./state.d.ts" */

/** Keeps the days of a store in a database. */
export class DayKeeper {
  /**
   * @param {Store<Pick<State, "days">>} store
   * @param {Database} database
   * @param {Channel} others reaches the other tabs
   * @param {(error: unknown) => void} fail is told why something cannot be kept
   */
  constructor(store, database, others, fail) {
    this.store = store;
    this.database = database;
    this.others = others;
    this.fail = fail;
    /** What is not written yet, by its day. @type {Map<string, DayResult>} */
    this.unkept = new Map();
    others.onmessage = ({ data }) => void this.hear(data);
  }

  /** Takes out what is stored; a tab that slept may not have been told. */
  async begin() {
    try {
      const found = await this.database.all();
      this.join(found.flatMap(({ record }) => readResult(record) ?? []));
      await this.write();
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Takes in results, wherever they come from.
   * @param {DayResult[]} results
   * @returns {Promise<void>} until they are written, or cannot be
   */
  take(results) {
    const news = this.remember(results);
    if (news.length > 0) this.others.postMessage(news);
    return this.write();
  }

  /**
   * Hears what another tab has taken in, and writes it, too: that one may be gone before
   * it can.
   * @param {unknown} data
   * @returns {Promise<void>}
   */
  hear(data) {
    if (Array.isArray(data)) this.remember(data.flatMap((one) => readResult(one) ?? []));
    return this.write();
  }

  /**
   * Takes results in here, and notes that they are to be written.
   * @param {DayResult[]} results
   * @returns {DayResult[]} those of them that are new
   */
  remember(results) {
    const news = this.join(results);
    for (const result of news) this.unkept.set(result.day, result);
    return news;
  }

  /**
   * @param {DayResult[]} results
   * @returns {DayResult[]} those of them that are new
   */
  join(results) {
    const before = this.store.state.days.results;
    const now = merged(before, results);
    const known = new Set(before);
    const news = now.filter((result) => !known.has(result));
    if (news.length > 0) this.store.change((state) => void (state.days.results = now));
    return news;
  }

  /** Writes what is not written yet, in one transaction. */
  async write() {
    const batch = new Map(this.unkept);
    if (batch.size === 0) return;
    /** @type {DayResult[]} */
    const stored = [];
    try {
      await this.database.change([...batch.keys()], (before, day) => {
        const ours = /** @type {DayResult} */ (batch.get(/** @type {string} */ (day)));
        const theirs = readResult(before);
        if (!theirs || earlier(theirs, ours) === ours) return [ours];
        stored.push(theirs);
        return [before];
      });
      for (const [day, result] of batch) if (this.unkept.get(day) === result) this.unkept.delete(day);
      this.join(stored);
    } catch (error) {
      this.fail(error);
    }
  }
}
