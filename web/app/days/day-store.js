// Keeps the solved days, in a database of their own: an earlier version of the page would take them for
// damaged puzzles. The earliest finish of each day stays, so results may come in any order and any
// number of times, from here, other tabs and files. Unreadable records are left alone.

import { linkAndBoard, withBoard } from "../base/link.js";
import { dayIn, earlier, merged, readResult } from "./result.js";

/** @import {Store} from "../base/store.js" */
/** @import {Database} from "../keep/database.js" */
/** @import {Channel} from "../keep/puzzle-store.js" */
/** @import {DayResult, State} from "./state.d.ts" */

export class DayStore {
  /**
   * @param {Store<Pick<State, "days">>} store
   * @param {Database} database
   * @param {Channel} others reaches the other tabs
   * @param {(error: unknown) => void} fail is called when results cannot be stored
   */
  constructor(store, database, others, fail) {
    this.store = store;
    this.database = database;
    this.others = others;
    this.fail = fail;
    /** Results that are not written yet, by day. @type {Map<string, DayResult>} */
    this.unkept = new Map();
    others.onmessage = ({ data }) => void this.onMessage(data);
  }

  /** Reads the database; also called when a tab wakes, as it may have missed messages. */
  async begin() {
    try {
      const found = await this.database.all();
      this.join(found.flatMap(({ record }) => readResult(record) ?? []));
      await this.write();
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {DayResult[]} results @returns {Promise<void>} resolves when they are written, or cannot be */
  take(results) {
    const news = this.remember(results);
    if (news.length > 0) this.others.postMessage(news);
    return this.write();
  }

  /**
   * Takes what another tab has taken, and writes it too: that tab may close before it can.
   * @param {unknown} data
   */
  onMessage(data) {
    if (Array.isArray(data)) this.remember(data.flatMap((one) => readResult(one) ?? []));
    return this.write();
  }

  /** Adds results and queues them for writing. @param {DayResult[]} results @returns {DayResult[]} the new ones */
  remember(results) {
    const news = this.join(results);
    for (const result of news) this.unkept.set(result.day, result);
    return news;
  }

  /** Adds results to the state. @param {DayResult[]} results @returns {DayResult[]} the new ones */
  join(results) {
    const before = this.store.state.days.results;
    const now = merged(before, results);
    const known = new Set(before);
    const news = now.filter((result) => !known.has(result));
    if (news.length > 0) this.store.change((state) => void (state.days.results = now));
    return news;
  }

  /** Writes the queued results in one transaction. */
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

/** @param {DayResult} result @returns {string[]} the line of the puzzle, and the one below it */
export function fileDay({ link, board, solved, counts, time, moves, hints }) {
  return [withBoard(link, board), `day: ${new Date(solved).toISOString()} ${counts ? "counts" : "late"} ${time / 1000} ${moves} ${hints}`];
}

/** @param {string} line of the puzzle @param {string} said the value of "day" @returns {DayResult | null} */
export function readDay(line, said) {
  const { link, board } = linkAndBoard(line);
  const [at, row, ...numbers] = said.split(" ");
  const [seconds, moves, hints, ...more] = numbers.map((n) => (n ? Number(n) : NaN));
  if (more.length > 0 || !["counts", "late"].includes(row)) return null;
  return readResult({ day: dayIn(link), solved: Date.parse(at), counts: row === "counts", time: Math.round(seconds * 1000), moves, hints, link, board });
}
