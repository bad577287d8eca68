// Keeps My puzzles. Memory is the truth and changes at once; the database follows, one transaction
// per change, and nothing waits for it. A failed write is tried again with the next change. Other
// tabs hear which puzzle has changed and read it anew. Unreadable records are left alone (aside.js).

import { asideOf, instead, isSame, isWhole, keyOf, markOf, wrapper } from "./aside.js";
import { after, both, inOrder, isBusy, listed, next, oldestIdle, patched, readMine, standing, whole } from "./record.js";
import { exchanged } from "./twin.js";

/** @import {Board, Count} from "../../types.d.ts" */
/** @import {Store} from "../base/store.js" */
/** @import {Game} from "../game/game.js" */
/** @import {Aside, Found} from "./aside.js" */
/** @import {Database} from "./database.js" */
/** @import {Former} from "./migrate.js" */
/** @import {Twin} from "./form.js" */
/** @import {Hunted} from "./hunted.js" */
/** @import {Mine, Patch, Unfinished} from "./record.js" */
/** @import {Keep, State} from "./state.d.ts" */

/** @returns {Keep} */
export function newKeep() {
  return { mine: [], aside: [], keeping: "kept" };
}

/** @typedef {Pick<BroadcastChannel, "postMessage" | "onmessage">} Channel */

export class PuzzleStore {
  /**
   * @param {Store<State>} store
   * @param {Database} database
   * @param {Channel} others reaches the other tabs
   * @param {() => void} [worthwhile] is called when the person would not like to lose what is kept
   */
  constructor(store, database, others, worthwhile = () => {}) {
    this.store = store;
    this.database = database;
    this.others = others;
    this.worthwhile = worthwhile;
    /** Changes that are not written yet, by puzzle. @type {Map<string, Patch>} */
    this.unkept = new Map();
    /** The puzzles in `unkept` whose last write failed. @type {Set<string>} */
    this.refused = new Set();
    /** The present ids of puzzles, by their earlier ones. @type {Map<string, string>} */
    this.renamed = new Map();
    /** The links that Go cannot read, by puzzle. Not stored: a newer version may read them. @type {Map<unknown, string>} */
    this.illegible = new Map();
    /** Is called when a puzzle was changed from outside: by another tab, or by a late read. @type {(before: Mine | null, now: Mine | null) => void} */
    this.elsewhere = () => {};
    others.onmessage = ({ data }) => void this.onMessage(data);
  }

  /** Reads the database, after taking over what was kept elsewhere. @param {Former} [former] */
  async begin(former) {
    const { patches, aside } = former ?? { patches: [], aside: [] };
    for (const patch of patches) this.remember(patch);
    await Promise.all([...new Set(patches.map(({ id }) => id))].map((id) => this.write(id)));
    const moved = await Promise.all(aside.map((record) => this.wrap(record)));
    if (patches.length + aside.length > 0 && this.unkept.size === 0 && moved.every(Boolean)) former?.clear();
    await this.catchUp();
  }

  /** Reads everything anew: a tab that slept may have missed messages. */
  async catchUp() {
    try {
      const found = await this.database.all();
      const read = found.map(({ key, record }) => this.read(key, record));
      const before = this.store.state.keep.mine;
      this.store.change((state) => {
        state.keep.mine = inOrder(read.flatMap((mine) => mine ?? []));
        state.keep.aside = found.filter((_, at) => !read[at]).map(asideOf);
        for (const patch of this.unkept.values()) this.apply(patch);
      });
      for (const was of before) {
        const now = this.find(was.id);
        if (now && now.laid > was.laid) this.elsewhere(was, now);
      }
      if (this.unkept.size === 0) this.announce("kept");
      // A puzzle with damaged searches is written again without them; the record before is set aside.
      for (const [at, mine] of read.entries()) if (mine && !isWhole(found[at].record, mine)) this.change({ id: mine.id });
    } catch (error) {
      this.fail(error);
    }
  }

  /** Changes one puzzle in memory and in the database. @param {Patch} patch */
  change(patch) {
    const illegible = patch.link === undefined ? undefined : this.illegible.get(patch.id);
    if (illegible !== undefined) this.illegible.delete(patch.id);
    this.remember({ ...patch, ...(illegible !== undefined && { illegible }) });
    const again = [...this.refused];
    this.refused.clear();
    for (const id of new Set([patch.id, ...again])) void this.write(id);
    const surplus = oldestIdle(this.store.state.keep.mine);
    if (surplus) this.change({ id: surplus.id, gone: true });
    const mine = this.find(patch.id);
    if (mine && isBusy(mine)) this.worthwhile();
  }

  /** @param {unknown} id */
  find(id) {
    return this.store.state.keep.mine.find((mine) => mine.id === id) ?? null;
  }

  /**
   * Notes that a puzzle is on the table, and leaves its board alone. A puzzle without a name keeps
   * the name it was recognised by.
   * @param {{ id: string, name: string }} puzzle
   */
  open({ id, name }) {
    this.renamed.delete(id);
    this.change({ id, ...(name && { name }), link: id, ...this.opened(id) });
  }

  /** The times to note when a puzzle is opened; `came` only the first time. @param {string} id */
  opened(id) {
    return { opened: after(this.store.state.keep.mine[0]?.opened), ...(!this.find(id) && { came: Date.now() }) };
  }

  /**
   * @param {{ id: string, name: string }} puzzle
   * @param {Board | null} board
   * @param {Game | null} game the moves that led to the board
   */
  lay({ id, name }, board, game) {
    const before = this.find(id);
    this.renamed.delete(id);
    this.change({ id, ...(name && { name }), link: id, ...this.opened(id), board, game, laid: after(before?.laid), from: standing(before) });
  }

  /** Gives a nameless puzzle the name it was recognised by. @param {string} id @param {string} name */
  recognise(id, name) {
    const mine = this.find(id);
    if (mine?.name === "") this.change({ id, name });
  }

  /**
   * Moves a puzzle, with all that belongs to it, to another id and name.
   * @param {string} former id
   * @param {{ id: string, name: string }} puzzle
   * @param {string} [undressed] its link before it was drawn as it was published, where it is drawn so now
   */
  rename(former, { id, name }, undressed) {
    const mine = this.find(former);
    // Searches that began under any earlier id follow to this one, even if the puzzle had this id before.
    for (const [name, now] of this.renamed) if (now === former) this.renamed.set(name, id);
    this.renamed.set(former, id);
    this.renamed.delete(id);
    if (!mine) return;
    const searches = mine.searches.map((search) => this.named(search));
    const hunt = mine.hunt && this.named(mine.hunt);
    const given = mine.given?.map((one) => this.named(one));
    const now = { ...mine, searches, ...(hunt && { hunt }), ...(given && { given }), undressed };
    this.change({ ...whole(now), id, name, link: id, ...this.opened(former) });
    this.change({ id: former, gone: true });
  }

  /**
   * Replaces a puzzle by the one it was mended into, or goes back to the mistyped one (twin.js).
   * @param {string} former id
   * @param {{ id: string, name: string }} puzzle
   * @param {Twin["is"]} is what the puzzle is now
   * @returns {Board | null} the board that was taken over
   */
  exchange(former, { id, name }, is) {
    this.renamed.delete(id);
    const patches = exchanged(this.find(former), this.find(id), { id, name, ...this.opened(id) }, { of: former, is });
    for (const patch of patches) this.change(patch);
    return patches[0].board ?? null;
  }

  /**
   * A search or hunt that began under an earlier id of its puzzle, under the present one.
   * @template {{ id: string }} T
   * @param {T} one
   * @returns {T}
   */
  named(one) {
    return { ...one, id: this.renamed.get(one.id) ?? one.id };
  }

  /** @param {string} of the puzzle's id when the search began @param {Unfinished} search */
  keepSearch(of, search) {
    const now = this.named(search);
    this.change({ id: this.renamed.get(of) ?? of, searches: { [now.id]: now } });
  }

  /**
   * @param {string} of the puzzle's id when the hunt began
   * @param {Hunted | null} hunt null ends it
   * @param {Hunted[]} [given] those that are put aside from now on
   */
  keepHunt(of, hunt, given) {
    const id = this.renamed.get(of) ?? of;
    this.change({ id, hunt: hunt && this.named(hunt), ...(given && { given: given.map((one) => this.named(one)) }) });
  }

  /** @param {string} of the puzzle's id when the search began @param {Count} found how many solutions it has */
  keepFound(of, found) {
    const id = this.renamed.get(of) ?? of;
    if (this.find(id)?.found !== found) this.change({ id, found });
  }

  /** @param {string} of the puzzle's id when the search began @param {string} began what was searched */
  endSearch(of, began) {
    const [id, searched] = [of, began].map((then) => this.renamed.get(then) ?? then);
    if (this.find(id)?.searches.some((search) => search.id === searched)) {
      this.change({ id, searches: { [searched]: null } });
    }
  }

  /** Changes it in memory and queues the change for writing. @param {Patch} patch */
  remember(patch) {
    this.unkept.set(patch.id, both(this.unkept.get(patch.id), patch));
    this.store.change(() => this.apply(patch));
  }

  /** @param {Patch} patch */
  apply(patch) {
    const { state } = this.store;
    const now = this.illegible.has(patch.id) ? null : patched(this.find(patch.id), patch);
    state.keep.mine = listed(state.keep.mine, patch.id, now);
  }

  /** Writes the queued change of a puzzle. @param {string} id */
  async write(id) {
    const patch = this.unkept.get(id);
    if (!patch) return;
    /** @type {ReturnType<typeof instead>} */
    let done = { now: null, records: [] };
    try {
      await this.database.change([id], (before) => (done = instead(before, patch)).records);
    } catch (error) {
      this.refused.add(id);
      this.fail(error);
      return;
    }
    for (const key of new Set([id, ...done.records.map(keyOf)])) this.others.postMessage(key);
    // Another change may have been queued meanwhile; it has a write of its own.
    const newer = this.unkept.get(id);
    const last = newer === patch;
    if (last) this.unkept.delete(id);
    // That change continues from what is written now, so that it counts as seen.
    else if (newer?.from && patch.from && standing(done.now) === standing(patch)) newer.from = standing(patch);
    const before = this.find(id);
    const now = last ? done.now : before;
    this.store.change(() => this.place(id, now, done.records.map((record) => ({ key: keyOf(record), record }))));
    // Another tab may have moved at the same time.
    if (before && now && now.laid > before.laid) this.elsewhere(before, now);
    if (this.unkept.size === 0) this.announce("kept");
  }

  /** Reads what another tab has changed. @param {unknown} key */
  async onMessage(key) {
    try {
      const stored = await this.database.one(key);
      const found = stored && this.read(key, stored.record);
      // An illegible puzzle that is stored nowhere stays aside in memory.
      if (!stored && this.illegible.has(key) && this.unkept.has(/** @type {string} */ (key))) return;
      const patch = this.unkept.get(/** @type {string} */ (key));
      const before = this.find(key);
      const now = patch && !this.illegible.has(key) ? patched(found, patch) : found;
      this.store.change(() => this.place(key, now, stored ? [stored] : []));
      this.elsewhere(before, now);
    } catch (error) {
      this.fail(error);
    }
  }

  /** The puzzle in a record, null when it cannot be read. @param {unknown} key @param {unknown} record */
  read(key, record) {
    return this.illegible.has(key) ? null : readMine(record);
  }

  /**
   * Updates My puzzles and the list of unreadable records after the records under `key` changed.
   * @param {unknown} key
   * @param {Mine | null} now
   * @param {Found[]} found
   */
  place(key, now, found) {
    const { state } = this.store;
    state.keep.mine = listed(state.keep.mine, key, now);
    const damaged = found.filter((one) => !this.read(one.key, one.record)).map(asideOf);
    const before = state.keep.aside.filter((aside) => ![key, ...found.map((one) => one.key)].some((other) => isSame(aside.key, other)));
    state.keep.aside = [...before, ...damaged];
  }

  /** Sets a puzzle aside whose link Go cannot read. It stays where it is stored. @param {string} id */
  async setAside(id) {
    const mine = this.find(id);
    this.illegible.set(id, mine?.link ?? "");
    this.store.change(() => this.place(id, null, mine ? [{ key: id, record: mine }] : []));
    await this.onMessage(id);
  }

  /**
   * Sets a copy of the puzzle aside because its board or game does not fit it, and continues with `board`.
   * @param {Mine} mine
   * @param {Board | null} board
   */
  mend({ id, laid }, board) {
    this.change({ id, unsound: laid, board, game: null, laid: next(laid) });
  }

  /**
   * Stores an unreadable record of localStorage in a wrapper.
   * @param {unknown} record as JSON can say it
   * @returns {Promise<boolean>} whether it is stored
   */
  async wrap(record) {
    const wrapped = wrapper(record, markOf(JSON.stringify(record)));
    try {
      await this.database.change([wrapped.id], () => [wrapped]);
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    }
  }

  /** @param {unknown} key of a record that cannot be read */
  async removeAside(key) {
    try {
      await this.database.remove(key);
      this.unkept.delete(/** @type {string} */ (key));
      this.store.change((state) => void (state.keep.aside = state.keep.aside.filter((aside) => !isSame(aside.key, key))));
      this.others.postMessage(key);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Brings back a record that was removed; in a wrapper, if its key is in use by now. @param {Aside} aside */
  async restoreAside({ key, record, stored }) {
    /** @type {unknown[]} */
    let records = [];
    try {
      await this.database.change([key], (before) => (records = before === undefined ? [stored] : [before, wrapper(record)]));
      for (const one of records.map(keyOf)) this.others.postMessage(one);
      await this.catchUp();
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.announce(error instanceof Error && error.name === "QuotaExceededError" ? "full" : "denied");
  }

  /** @param {"kept" | "denied" | "full"} keeping */
  announce(keeping) {
    if (this.store.state.keep.keeping !== keeping) this.store.change((state) => void (state.keep.keeping = keeping));
  }
}
