// The draft: every entry of a person with undo and redo, as it is stored in this browser. It is in
// localStorage, which is written before the next key is pressed. While the Tiles tab shows the
// puzzle on the table, an unfinished draft of another puzzle waits aside. Each tab has its own
// draft; a new tab takes the latest and finds those of other tabs one Undo away. Reading never
// throws and drops what is malformed.

import { readJSON } from "../keep/storage.js";
import { emptyEntry, isFinished, isUntouched } from "./entry.js";

/** @import {Store} from "../base/store.js" */
/** @import {Keep} from "../keep/state.d.ts" */
/** @import {Shelf} from "../keep/storage.js" */
/** @import {Entry} from "./entry.js" */

/** Change this when the shape of what is stored changes. */
const KEY = "edgewise-entry-1";
/** How many steps back and forth to store; each next one is tried when there is no room. */
const STEPS = [200, 20, 0];
/** Store the entries of at most this many other tabs. */
const OTHERS = 8;

/**
 * @typedef {object} Draft
 * @property {Entry[]} past the latest last
 * @property {Entry} now
 * @property {Entry[]} future the next last
 * @property {string | null} text typed text that was not read, or cannot be
 * @property {string | null} open the link on the board while tiles are entered on top of it; null while they are not
 * @property {string | null} of the link of the puzzle that the tiles are from; null for new tiles
 * @property {Aside | null} aside the draft of another puzzle
 */

/** @typedef {Omit<Draft, "open" | "aside">} Aside */

/** The latest entry of another tab. @typedef {{ tab: string, now: Entry }} Other */

/** @returns {Draft} */
export function newDraft() {
  return { past: [], now: emptyEntry(), future: [], text: null, open: null, of: null, aside: null };
}

/** The draft with another value. Moving the cursor is no undo step. @param {Draft} draft @param {Entry} next */
export function changed(draft, next) {
  const { past, now } = draft;
  if (next === now) return draft;
  if (tilesOnly(now) === tilesOnly(next)) return { ...draft, now: next };
  // Someone who starts from no tiles enters another puzzle.
  return { ...draft, past: [...past, now], now: next, future: [], text: null, of: isUntouched(next) ? null : draft.of };
}

/** @param {Draft} draft */
export function undone(draft) {
  const before = draft.past.at(-1);
  if (!before) return draft;
  return { ...draft, past: draft.past.slice(0, -1), now: before, future: [...draft.future, draft.now], text: null };
}

/** @param {Draft} draft */
export function redone(draft) {
  const next = draft.future.at(-1);
  if (!next) return draft;
  return { ...draft, past: [...draft.past, draft.now], now: next, future: draft.future.slice(0, -1), text: null };
}

/** Whether a draft holds no work: it is empty, or a puzzle that was only looked at. @param {Pick<Draft, "past" | "now" | "text">} draft */
export function isNobodys({ past, now, text }) {
  return text === null && (isUntouched(now) || (past.length === 0 && isFinished(now)));
}

/** Whether a draft holds work that no link gives back. @param {Aside | Draft} draft */
function isWork(draft) {
  return !isNobodys(draft) && (draft.text !== null || !isSaid(draft));
}

/** Whether the link of the puzzle says everything that is entered. @param {Pick<Draft, "now" | "of">} draft */
function isSaid({ now, of }) {
  if (of === null) return false;
  const { grid, mates, frame, mayTurn, tiles, extra } = now;
  const rules = [["grid", grid], ["mates", mates], ["frame", frame], ["turn", mayTurn ? "" : "no"]].filter(([, value]) => value);
  const entered = [...rules, ["tiles", tiles.map((tile) => tile.join("")).join(".")], ...extra].map((pair) => pair.join("="));
  // A link leaves out "mates=halves", the default.
  const said = [...(/&mates=/.test(of) ? [] : ["mates=halves"]), ...of.split("&").filter((pair) => pair !== "end=1")];
  return String(entered.sort()) === String(said.sort());
}

/**
 * The draft of a puzzle's own tiles. Puts the present draft aside; one that was aside already
 * becomes its undo step.
 * @param {Draft} draft
 * @param {Entry} now
 * @param {string} of the link of the puzzle
 * @returns {Draft}
 */
export const draftOf = (draft, now, of) => ({ ...newDraft(), now, of, open: draft.open, aside: putAside(draft) });

/** Exchanges the draft with the one aside. @param {Draft} draft */
export function takenUp(draft) {
  const { aside } = draft;
  return aside ? { ...aside, open: draft.open, aside: putAside({ ...draft, aside: null }) } : draft;
}

/** @param {Draft} draft @returns {Aside | null} */
function putAside({ past, now, future, text, of, aside }) {
  const draft = { past, now, future, text, of };
  if (!isWork(draft)) return aside;
  return aside ? { ...draft, past: [...aside.past, aside.now, ...draft.past] } : draft;
}

/** The half-entered tiles to go on with: those at hand, else those aside, else null. @param {Draft} draft */
export function begun({ now, aside }) {
  return [now, ...(aside ? [aside.now] : [])].find((entry) => !isUntouched(entry) && !isFinished(entry)) ?? null;
}

/** Stores the draft of one tab: for the tab itself, and for the browser beside those of other tabs. */
export class DraftStore {
  /**
   * @param {Shelf} own survives a reload of this tab only
   * @param {Shelf} shared by all tabs
   * @param {string} tab an id, new at each load
   */
  constructor(own, shared, tab) {
    this.own = own;
    this.shared = shared;
    this.tab = tab;
  }

  /** The draft of this tab, else the latest of all with those of other tabs as undo steps. @returns {Draft} */
  recall() {
    const own = readDraft(readJSON(this.own, KEY));
    if (own) return own;
    const found = readJSON(this.shared, KEY);
    const draft = readDraft(found);
    if (!draft) return newDraft();
    return { ...draft, past: [...draft.past, ...othersIn(found, draft).map(({ now }) => now)] };
  }

  /** Stores the draft whenever it changes; the page says so when that fails. @param {Store<{ entry: { draft: Draft }, keep: Keep }>} store */
  follow(store) {
    let last = store.state.entry.draft;
    store.addEventListener("change", () => {
      const { draft } = store.state.entry;
      if (draft === last) return;
      last = draft;
      if (!this.keep(draft)) store.change(({ keep }) => void (keep.keeping = this.shared ? "full" : "denied"));
    });
  }

  /** @param {Draft} draft @returns {boolean} whether it was stored */
  keep(draft) {
    const found = readJSON(this.shared, KEY);
    const others = othersIn(found, draft).filter(({ tab }) => tab !== this.tab);
    write(this.own, draft);
    return write(this.shared, { ...draft, tab: this.tab, others: others.slice(-OTHERS) });
  }
}

/**
 * The latest entries of other tabs, also those aside there. Leaves out what the draft contains and
 * what holds no work.
 * @param {any} found
 * @param {Draft} draft
 * @returns {Other[]}
 */
function othersIn(found, draft) {
  const others = (Array.isArray(found?.others) ? found.others : []).filter((/** @type {any} */ other) => other?.tab !== found.tab);
  const latest = readDraft(found);
  // An earlier version stored no tab.
  const work = [latest?.aside, latest].flatMap((one) => (one && isWork(one) ? [{ tab: found.tab ?? "", now: one.now }] : []));
  const all = [...others, ...work];
  return all.filter((other) => typeof other?.tab === "string" && isEntry(other.now) && !holds(draft, other.now));
}

/** Whether an entry adds nothing: it is empty, or a step of the draft. @param {Draft} draft @param {Entry} entry */
function holds(draft, entry) {
  const text = tilesOnly(entry);
  const steps = [draft, draft.aside].flatMap((one) => (one ? [...one.past, one.now, ...one.future] : []));
  return isUntouched(entry) || steps.some((step) => tilesOnly(step) === text);
}

/** The entry as a text, without the cursor. @param {Entry} entry */
function tilesOnly(entry) {
  return JSON.stringify({ ...entry, tile: 0, side: 0 });
}

/**
 * Stores a draft with as many steps as there is room for.
 * @param {Shelf} storage
 * @param {Draft & { tab?: string, others?: Other[] }} draft
 * @returns {boolean} whether it was stored
 */
function write(storage, draft) {
  if (!storage) return false;
  for (const steps of STEPS) {
    /** @type {<T extends Aside>(of: T) => T} */
    const shorter = (of) => ({ ...of, past: last(of.past, steps), future: last(of.future, steps) });
    try {
      storage.setItem(KEY, JSON.stringify({ ...shorter(draft), aside: draft.aside && shorter(draft.aside) }));
      return true;
    } catch {
      // Full: try fewer steps. Forbidden: that fails, too.
    }
  }
  return false;
}

/** @param {Entry[]} steps @param {number} most */
function last(steps, most) {
  return steps.slice(Math.max(0, steps.length - most));
}

/** @param {any} found @returns {Draft | null} */
function readDraft(found) {
  const entries = (/** @type {any} */ list) => (Array.isArray(list) ? list.filter(isEntry) : []);
  const past = entries(found?.past);
  // If the latest entry is damaged, the one before it takes its place.
  const now = isEntry(found?.now) ? found.now : past.pop();
  if (!now) return null;
  const text = (/** @type {any} */ value) => (typeof value === "string" ? value : null);
  const draft = { past, now, future: entries(found.future), text: text(found.text), of: text(found.of) };
  const aside = found.aside ? readDraft({ ...found.aside, aside: null }) : null;
  return { ...draft, open: text(found.open), aside: aside && putAside(aside) };
}

/** Whether everything stored is well formed. @param {any} found @returns {found is Draft} */
function isWhole(found) {
  const { past, now, future, others = [], aside = null } = found ?? {};
  if (![past, future, others].every(Array.isArray) || (aside && !isWhole({ ...aside, aside: null }))) return false;
  return [...past, now, ...future, ...others.map((/** @type {any} */ other) => other?.now)].every(isEntry);
}

/** The well-formed parts; undefined if there are none. @param {any} found */
function sound(found) {
  const draft = readDraft(found);
  return draft ? { ...draft, tab: typeof found.tab === "string" ? found.tab : "", others: othersIn(found, draft) } : undefined;
}

/** Lets the database check stored drafts for damage. */
export const keptDrafts = { key: KEY, kind: "draft", isWhole, sound };

/** Whether it has the form of an entry; whether the rules allow it, Go says (facts.js). @param {any} found @returns {found is Entry} */
function isEntry(found) {
  const { grid, mates, motifs, frame, mayTurn, tiles, tile, side, extra } = found ?? {};
  const text = (/** @type {any} */ value) => typeof value === "string";
  const list = (/** @type {any} */ value, /** @type {(one: any) => boolean} */ is) => Array.isArray(value) && value.every(is);
  const below = (/** @type {any} */ n, /** @type {any[]} */ { length }) => Number.isInteger(n) && n >= 0 && n < length;
  return (
    [grid, mates, frame].every(text) &&
    list(motifs, text) &&
    typeof mayTurn === "boolean" &&
    list(tiles, (sides) => list(sides, (sign) => sign === null || (text(sign) && sign.length === 1)) && sides.length === tiles[0].length) &&
    below(tile, tiles) &&
    below(side, tiles[tile]) &&
    list(extra, (pair) => list(pair, text) && pair.length === 2)
  );
}
