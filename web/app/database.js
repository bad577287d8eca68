// The browser's database of My puzzles: one store with one record for each puzzle,
// and one transaction for each change, so that whatever happens to a tab, a change is
// there as a whole or not at all. What its promises are rejected with is the browser's
// own error: QuotaExceededError where there is no room.

const NAME = "edgewise";
/** Goes up with the shape of what is stored; upgrade then says what becomes of the old. */
const VERSION = 1;
const STORE = "puzzles";

/**
 * What the rest of the page needs of it.
 * @typedef {object} Database
 * @property {() => Promise<unknown[]>} all every record
 * @property {(id: string) => Promise<unknown>} one a record, undefined when there is none
 * @property {(id: string, how: (before: unknown) => object | null) => Promise<void>} change
 * reads a record, and writes or, on null, deletes it, with nobody else in between
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
  /** @param {(store: IDBObjectStore) => IDBRequest} ask */
  const read = async (ask) => answer(ask((await ready()).transaction(STORE).objectStore(STORE)));
  return {
    all: () => read((store) => store.getAll()),
    one: (id) => read((store) => store.get(id)),
    change: async (id, how) => {
      const transaction = (await ready()).transaction(STORE, "readwrite");
      const store = transaction.objectStore(STORE);
      const found = store.get(id);
      found.onsuccess = () => {
        const now = how(found.result);
        if (now) store.put(now);
        else store.delete(id);
      };
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
  const database = await answer(request);
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
 * @param {IDBTransaction} transaction
 * @returns {Promise<void>}
 */
function finished(transaction) {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}
