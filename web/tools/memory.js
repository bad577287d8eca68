// A database and channels between tabs, for tests without a browser.

import { inOrder, readMine } from "../app/keep/record.js";

/** @import {Database} from "../app/keep/database.js" */
/** @import {Mine} from "../app/keep/record.js" */

/**
 * A database in memory, shared by all tabs.
 * @param {unknown[]} [records]
 * @param {string} [field] the field with the key
 * @returns {Database & { list: () => Mine[], records: Map<unknown, any>, unreadable: Set<unknown>, fails: Error | null, late: Promise<void> | null }}
 */
export function memoryDatabase(records = [], field = "id") {
  const keyOf = (/** @type {any} */ record) => record?.[field];
  const kept = new Map(records.map((record) => [keyOf(record), structuredClone(record)]));
  const database = {
    records: kept,
    /** The keys of records that the browser cannot read. @type {Set<unknown>} */
    unreadable: new Set(),
    /** The error of every call. @type {Error | null} */
    fails: null,
    /** Every call waits for this promise. @type {Promise<void> | null} */
    late: null,
    list: () => inOrder([...kept.values()].flatMap((record) => readMine(record) ?? [])),
    /** @template T @param {() => T} act */
    act: async (act) => {
      if (database.late) await database.late;
      if (database.fails) throw database.fails;
      return act();
    },
    found: (/** @type {unknown} */ key) => ({ key, record: database.unreadable.has(key) ? undefined : structuredClone(kept.get(key)) }),
    all: () => database.act(() => [...kept.keys()].map(database.found)),
    one: (/** @type {unknown} */ key) => database.act(() => (kept.has(key) ? database.found(key) : null)),
    change: (/** @type {unknown[]} */ keys, /** @type {(before: unknown, key: unknown) => unknown[]} */ how) =>
      database.act(() => {
        if (keys.some((key) => database.unreadable.has(key))) throw new Error("unreadable");
        for (const key of keys) {
          const records = how(structuredClone(kept.get(key)), key);
          kept.delete(key);
          for (const record of structuredClone(records)) kept.set(keyOf(record), record);
        }
      }),
    remove: (/** @type {unknown} */ key) => database.act(() => void kept.delete(key)),
  };
  return database;
}

/** A channel without other tabs. */
export function silence() {
  return channels().open();
}

/** Channels between tabs: each gets the messages of the others, in a later task. */
export function channels() {
  /** @type {{ postMessage: (data: any) => void, onmessage: any }[]} */
  const all = [];
  const open = () => {
    const channel = {
      /** @type {any} */
      onmessage: null,
      postMessage: (/** @type {any} */ data) => {
        for (const other of all) if (other !== channel) setTimeout(() => other.onmessage?.({ data }));
      },
    };
    all.push(channel);
    return channel;
  };
  return { open };
}

/** Waits a few tasks, in which pending promises and messages settle. */
export async function settled() {
  for (let i = 0; i < 5; i++) await new Promise((done) => setTimeout(done));
}
