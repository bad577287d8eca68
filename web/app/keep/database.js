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
 * @property {(key: unknown) => Promise<Found | null>} one a record, null when there is none
 * @property {(key: unknown, how: (before: unknown) => unknown[]) => Promise<void>} change
 * reads a record, and stores what stands in its place from now on, with nobody else in
 * between; one that the browser cannot read is not changed unseen: this is refused
 * @property {(key: unknown) => Promise<void>} remove whatever it is
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
  const one = async (/** @type {unknown} */ key) => readable((await read()).get(/** @type {IDBValidKey} */ (key)), key);
  return {
    all: async () => {
      try {
        const records = await answer((await read()).getAll());
        return records.map((record) => ({ key: record.id, record }));
      } catch {
        const keys = await answer((await read()).getAllKeys());
        return (await Promise.all(keys.map(one))).flatMap((found) => found ?? []);
      }
    },
    one,
    change: async (given, how) => {
      const key = /** @type {IDBValidKey} */ (given);
      const transaction = await begin("readwrite");
      const store = transaction.objectStore(STORE);
      const before = store.get(key);
      // An error of this request, handled by nobody, aborts the transaction.
      before.onsuccess = () => {
        const records = how(before.result);
        if (records.length === 1 && records[0] === before.result) return;
        store.delete(key);
        for (const record of records) store.put(record);
      };
      await finished(transaction);
    },
    remove: async (key) => {
      const transaction = await begin("readwrite");
      transaction.objectStore(STORE).delete(/** @type {IDBValidKey} */ (key));
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
