// Keeps My puzzles. What is in memory is the page's truth and changes at once; the
// database follows, one transaction a change, and nothing waits for it. What could not
// be written stays here and is tried again with the next change. Other tabs are told
// which puzzle has changed, and read it anew. Knows no DOM.

import { both, inOrder, isBusy, listed, oldestIdle, patched, readMine, whole } from "./mine.js";

/** @import {Board} from "../types.d.ts" */
/** @import {Game} from "./game.js" */
/** @import {Database} from "./database.js" */
/** @import {Former} from "./former.js" */
/** @import {Mine, Patch, Unfinished} from "./mine.js" */
/** @import {Store} from "./store.js" */

/** @typedef {Pick<BroadcastChannel, "postMessage" | "onmessage">} Channel */

/** Keeps My puzzles of a store in a database. */
export class Keeping {
  /**
   * @param {Store} store
   * @param {Database} database
   * @param {Channel} others reaches the other tabs
   * @param {() => void} [worthwhile] is told when something is kept that nobody would like to lose
   */
  constructor(store, database, others, worthwhile = () => {}) {
    this.store = store;
    this.database = database;
    this.others = others;
    this.worthwhile = worthwhile;
    /** What is not written yet. @type {Map<string, Patch>} */
    this.unkept = new Map();
    /** Which of these could not be written. @type {Set<string>} */
    this.refused = new Set();
    /** The ids that puzzles have now, by those they had before. @type {Map<string, string>} */
    this.renamed = new Map();
    /** Is told what another tab has made of a puzzle. @type {(before: Mine | null, now: Mine | null) => void} */
    this.elsewhere = () => {};
    others.onmessage = ({ data }) => void this.hear(String(data));
  }

  /**
   * Takes out what is stored, after what was left elsewhere.
   * @param {Former} [former]
   */
  async begin(former) {
    const patches = former?.patches ?? [];
    for (const patch of patches) this.remember(patch);
    await Promise.all([...new Set(patches.map(({ id }) => id))].map((id) => this.write(id)));
    if (patches.length > 0 && this.unkept.size === 0) former?.clear();
    await this.catchUp();
  }

  /** Reads everything anew: a tab that slept may not have been told. */
  async catchUp() {
    try {
      const found = (await this.database.all()).flatMap((record) => readMine(record) ?? []);
      this.store.change((state) => {
        state.mine = inOrder(found);
        for (const patch of this.unkept.values()) this.apply(patch);
      });
      if (this.unkept.size === 0) this.tell("kept");
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Changes one puzzle, here and in the database.
   * @param {Patch} patch
   */
  change(patch) {
    this.remember(patch);
    const again = [...this.refused];
    this.refused.clear();
    for (const id of new Set([patch.id, ...again])) void this.write(id);
    const surplus = oldestIdle(this.store.state.mine);
    if (surplus) this.change({ id: surplus.id, gone: true });
    const mine = this.find(patch.id);
    if (mine && isBusy(mine)) this.worthwhile();
  }

  /** @param {string} id */
  find(id) {
    return this.store.state.mine.find((mine) => mine.id === id) ?? null;
  }

  /**
   * Notes that a puzzle lies on the table now, without a word about its board. One
   * without a name goes on by the one it was recognised by.
   * @param {{ id: string, name: string }} puzzle
   * @param {string} link
   */
  open({ id, name }, link) {
    this.change({ id, ...(name && { name }), link, opened: after(this.store.state.mine[0]?.opened) });
  }

  /**
   * @param {{ id: string, name: string }} puzzle
   * @param {string} link
   * @param {Board | null} board
   * @param {Game | null} game how it came to lie so
   */
  lay({ id, name }, link, board, game) {
    const opened = after(this.store.state.mine[0]?.opened);
    this.change({ id, ...(name && { name }), link, opened, board, game, laid: after(this.find(id)?.laid) });
  }

  /**
   * Notes by what name a puzzle without one was recognised.
   * @param {string} id
   * @param {string} name
   */
  recognise(id, name) {
    const mine = this.find(id);
    if (mine?.name === "") this.change({ id, name });
  }

  /**
   * Keeps a puzzle under another name of its own, with all that belongs to it.
   * @param {string} former id
   * @param {{ id: string, name: string }} puzzle
   * @param {string} link
   */
  rename(former, { id, name }, link) {
    const mine = this.find(former);
    this.renamed.set(former, id);
    if (!mine) return;
    const searches = mine.searches.map((search) => this.named(search));
    this.change({ ...whole({ ...mine, searches }), id, name, link, opened: after(this.store.state.mine[0]?.opened) });
    this.change({ id: former, gone: true });
  }

  /**
   * A search that may have begun under an earlier name of its puzzle.
   * @param {Unfinished} search
   */
  named(search) {
    return { ...search, id: this.renamed.get(search.id) ?? search.id };
  }

  /**
   * @param {string} of the id of its puzzle when it began
   * @param {Unfinished} search
   */
  keepSearch(of, search) {
    const now = this.named(search);
    this.change({ id: this.renamed.get(of) ?? of, searches: { [now.id]: now } });
  }

  /**
   * @param {string} of the id of its puzzle when it began
   * @param {string} began what was searched
   */
  endSearch(of, began) {
    const [id, searched] = [of, began].map((then) => this.renamed.get(then) ?? then);
    if (this.find(id)?.searches.some((search) => search.id === searched)) {
      this.change({ id, searches: { [searched]: null } });
    }
  }

  /**
   * Changes it here, and notes that it is to be written.
   * @param {Patch} patch
   */
  remember(patch) {
    this.unkept.set(patch.id, both(this.unkept.get(patch.id), patch));
    this.store.change(() => this.apply(patch));
  }

  /** @param {Patch} patch */
  apply(patch) {
    const { state } = this.store;
    state.mine = listed(state.mine, patch.id, patched(this.find(patch.id), patch));
  }

  /**
   * Writes what is new about a puzzle.
   * @param {string} id
   */
  async write(id) {
    const patch = this.unkept.get(id);
    if (!patch) return;
    try {
      await this.database.change(id, (before) => patched(readMine(before), patch));
    } catch (error) {
      this.refused.add(id);
      this.fail(error);
      return;
    }
    // Something may have come meanwhile; it is written on its own.
    if (this.unkept.get(id) === patch) this.unkept.delete(id);
    this.others.postMessage(id);
    if (this.unkept.size === 0) this.tell("kept");
  }

  /**
   * Reads a puzzle that another tab has changed.
   * @param {string} id
   */
  async hear(id) {
    try {
      const found = readMine(await this.database.one(id));
      const patch = this.unkept.get(id);
      const before = this.find(id);
      const now = patch ? patched(found, patch) : found;
      this.store.change((state) => void (state.mine = listed(state.mine, id, now)));
      this.elsewhere(before, now);
    } catch (error) {
      this.fail(error);
    }
  }

  /** @param {unknown} error */
  fail(error) {
    this.tell(error instanceof Error && error.name === "QuotaExceededError" ? "full" : "denied");
  }

  /** @param {"kept" | "denied" | "full"} keeping */
  tell(keeping) {
    if (this.store.state.keeping !== keeping) this.store.change((state) => void (state.keeping = keeping));
  }
}

/**
 * Now, and in any case after a time that was given before.
 * @param {number} [before]
 */
function after(before = 0) {
  return Math.max(Date.now(), before + 1);
}
