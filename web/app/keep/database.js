// The browser's databases, each with one store. Every change is one transaction: it is stored whole
// or not at all, even when the tab dies. Promises reject with the browser's own errors, such as
// QuotaExceededError. A record that the browser cannot read does not hide the others.

/** @import {Found} from "./aside.js" */

/** Raise this when the shape of what is stored changes, and let upgrade convert what is there. */
const VERSION = 1;

/**
 * Each kind of record has a database of its own: another version of the page may not know the kind.
 * @typedef {{ name: string, store: string, key: string }} Kind
 */

/** @type {Kind} */
export const PUZZLES = { name: "edgewise", store: "puzzles", key: "id" };
/** @type {Kind} The days that were solved. */
export const DAYS = { name: "edgewise-days", store: "days", key: "day" };

/**
 * @typedef {object} Database
 * @property {() => Promise<Found[]>} all
 * @property {(key: unknown) => Promise<Found | null>} one
 * @property {(keys: unknown[], how: (before: unknown, key: unknown) => unknown[]) => Promise<void>} change
 * replaces each record by what `how` returns, in one transaction; it rejects, and changes nothing, where
 * the browser cannot read a record
 * @property {(key: unknown) => Promise<void>} remove
 */

/** @param {IDBDatabase} database @param {number} from the version that is stored, 0 none @param {Kind} kind */
function upgrade(database, from, { store, key }) {
  if (from < 1) database.createObjectStore(store, { keyPath: key });
}

/** Opens the database, and reopens it when the browser has closed it. @param {Kind} kind @returns {Database} */
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
      // The browser has closed the database without an event.
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
        // An unhandled error of this request aborts the transaction: an unreadable record is never overwritten.
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
 * @param {() => void} closed is called when the database can no longer be used
 * @returns {Promise<IDBDatabase>}
 */
async function open(kind, closed) {
  const request = indexedDB.open(kind.name, VERSION);
  request.onupgradeneeded = ({ oldVersion }) => upgrade(request.result, oldVersion, kind);
  const database = await answer(request).catch((error) => {
    if (error?.name !== "VersionError") throw error;
    // A newer page was here: open what it has left and read what we can.
    return answer(indexedDB.open(kind.name));
  });
  database.onclose = closed;
  // A newer page in another tab wants to upgrade: close, or it would wait for this tab.
  database.onversionchange = () => {
    database.close();
    closed();
  };
  return database;
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** @param {IDBRequest} request @param {unknown} key @returns {Promise<Found | null>} */
async function readable(request, key) {
  try {
    const record = await answer(request);
    return record === undefined ? null : { key, record };
  } catch {
    return { key, record: undefined };
  }
}

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
