// The browser's databases: each has one store with one record for each thing kept,
// and one transaction for each change, so that whatever happens to a tab, a change is
// there as a whole or not at all. What its promises are rejected with is the browser's
// own error: QuotaExceededError where there is no room. A record that the browser itself
// cannot read is no reason to be without the others.

/** @import {Found} from "./aside.js" */

/** Goes up with the shape of what is stored; upgrade then says what becomes of the old. */
const VERSION = 1;

/**
 * A database of its own for each kind of record. One version of the page may not know
 * what another keeps.
 * @typedef {{ name: string, store: string, key: string }} Kind
 */

/** @type {Kind} My puzzles. */
export const PUZZLES = { name: "edgewise", store: "puzzles", key: "id" };
/** @type {Kind} The days that were solved. */
export const DAYS = { name: "edgewise-days", store: "days", key: "day" };

/**
 * What the rest of the page needs of it.
 * @typedef {object} Database
 * @property {() => Promise<Found[]>} all every record
 * @property {(key: unknown) => Promise<Found | null>} one a record, null when there is none
 * @property {(keys: unknown[], how: (before: unknown, key: unknown) => unknown[]) => Promise<void>} change
 * reads records, and stores what stands in the place of each from now on, with nobody else
 * in between; one that the browser cannot read is not changed unseen: this is refused
 * @property {(key: unknown) => Promise<void>} remove whatever it is
 */

/**
 * @param {IDBDatabase} database
 * @param {number} from the version that was here before, 0 none
 * @param {Kind} kind
 */
function upgrade(database, from, { store, key }) {
  if (from < 1) database.createObjectStore(store, { keyPath: key });
}

/**
 * Opens the database, and opens it again should the browser close it.
 * @param {Kind} kind
 * @returns {Database}
 */
export function browserDatabase(kind) {
  /** @type {Promise<IDBDatabase> | null} */
  let opening = null;
  const close = () => void (opening = null);
  const ready = () => {
    opening ??= open(kind, close);
    opening.catch(close);
    return opening;
  };
  /** @param {IDBTransactionMode} [mode] */
  const begin = async (mode) => {
    const database = await ready();
    try {
      return database.transaction(kind.store, mode);
    } catch {
      // The browser has closed it without a word.
      close();
      return (await ready()).transaction(kind.store, mode);
    }
  };
  const read = async () => (await begin()).objectStore(kind.store);
  const one = async (/** @type {unknown} */ key) => readable((await read()).get(/** @type {IDBValidKey} */ (key)), key);
  return {
    all: async () => {
      try {
        const records = await answer((await read()).getAll());
        return records.map((record) => ({ key: record[kind.key], record }));
      } catch {
        const keys = await answer((await read()).getAllKeys());
        return (await Promise.all(keys.map(one))).flatMap((found) => found ?? []);
      }
    },
    one,
    change: async (given, how) => {
      const transaction = await begin("readwrite");
      const store = transaction.objectStore(kind.store);
      for (const key of /** @type {IDBValidKey[]} */ (given)) {
        const before = store.get(key);
        // An error of this request, handled by nobody, aborts the transaction.
        before.onsuccess = () => {
          const records = how(before.result, key);
          if (records.length === 1 && records[0] === before.result) return;
          store.delete(key);
          for (const record of records) store.put(record);
        };
      }
      await finished(transaction);
    },
    remove: async (key) => {
      const transaction = await begin("readwrite");
      transaction.objectStore(kind.store).delete(/** @type {IDBValidKey} */ (key));
      await finished(transaction);
    },
  };
}

/**
 * @param {Kind} kind
 * @param {() => void} closed is told when the database cannot be used any more
 * @returns {Promise<IDBDatabase>}
 */
async function open(kind, closed) {
  const request = indexedDB.open(kind.name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion, kind);
  const database = await answer(request).catch((error) => {
    if (error?.name !== "VersionError") throw error;
    // A newer page was here: what it has left of the store is read as far as that goes.
    return answer(indexedDB.open(kind.name));
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
 * @param {IDBRequest} request for a record
 * @param {unknown} key where it is stored
 * @returns {Promise<Found | null>}
 */
async function readable(request, key) {
  try {
    const record = await answer(request);
    return record === undefined ? null : { key, record };
  } catch {
    return { key, record: undefined };
  }
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
