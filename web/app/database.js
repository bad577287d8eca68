// The browser's database of My puzzles: one store with one record for each puzzle,
// and one transaction for each change, so that whatever happens to a tab, a change is
// there as a whole or not at all. What its promises are rejected with is the browser's
// own error: QuotaExceededError where there is no room. A record that the browser itself
// cannot read is no reason to be without the others.

/** @import {Found} from "./aside.js" */

const NAME = "edgewise";
/** Goes up with the shape of what is stored; upgrade then says what becomes of the old. */
const VERSION = 1;
const STORE = "puzzles";

/**
 * What the rest of the page needs of it.
 * @typedef {object} Database
 * @property {() => Promise<Found[]>} all every record
 * @property {(key: unknown) => Promise<unknown>} one a record, undefined when there is none that can be read
 * @property {(key: unknown, how: (before: unknown) => unknown[]) => Promise<void>} change
 * reads a record, and stores what stands in its place from now on, with nobody else in between
 */

/**
 * @param {IDBDatabase} database
 * @param {number} from the version that was here before, 0 none
 */
function upgrade(database, from) {
  if (from < 1) database.createObjectStore(STORE, { keyPath: "id" });
}

/**
 * Opens the database, and opens it again should the browser close it.
 * @returns {Database}
 */
export function browserDatabase() {
  /** @type {Promise<IDBDatabase> | null} */
  let opening = null;
  const close = () => void (opening = null);
  const ready = () => {
    opening ??= open(close);
    opening.catch(close);
    return opening;
  };
  /** @param {IDBTransactionMode} [mode] */
  const begin = async (mode) => {
    const database = await ready();
    try {
      return database.transaction(STORE, mode);
    } catch {
      // The browser has closed it without a word.
      close();
      return (await ready()).transaction(STORE, mode);
    }
  };
  const read = async () => (await begin()).objectStore(STORE);
  return {
    all: async () => {
      try {
        const records = await answer((await read()).getAll());
        return records.map((record) => ({ key: record.id, record }));
      } catch {
        const store = await read();
        const keys = await answer(store.getAllKeys());
        return Promise.all(keys.map(async (key) => ({ key, record: await readable(store.get(key)) })));
      }
    },
    one: async (key) => readable((await read()).get(/** @type {IDBValidKey} */ (key))),
    change: async (given, how) => {
      const key = /** @type {IDBValidKey} */ (given);
      const transaction = await begin("readwrite");
      const store = transaction.objectStore(STORE);
      void readable(store.get(key), (before) => {
        const records = how(before);
        if (records.length === 1 && records[0] === before) return;
        store.delete(key);
        for (const record of records) store.put(record);
      });
      await finished(transaction);
    },
  };
}

/**
 * @param {() => void} closed is told when the database cannot be used any more
 * @returns {Promise<IDBDatabase>}
 */
async function open(closed) {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion);
  const database = await answer(request).catch((error) => {
    if (error?.name !== "VersionError") throw error;
    // A newer page was here: what it has left of the store is read as far as that goes.
    return answer(indexedDB.open(NAME));
  });
  database.onclose = closed;
  // A newer page in another tab wants another version: it must not wait for this one.
  database.onversionchange = () => {
    database.close();
    closed();
  };
  return database;
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * A record, undefined where the browser cannot read it; for the others its transaction goes on.
 * @param {IDBRequest} request
 * @param {(record: unknown) => void} [then] while nobody else can change it
 * @returns {Promise<unknown>}
 */
function readable(request, then = () => {}) {
  return new Promise((resolve) => {
    const done = (/** @type {unknown} */ record) => {
      then(record);
      resolve(record);
    };
    request.onsuccess = () => done(request.result);
    request.onerror = (event) => {
      event.preventDefault();
      event.stopPropagation();
      done(undefined);
    };
  });
}

/**
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
