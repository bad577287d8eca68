// A puzzle of My puzzles, and the patches that change it. A patch names only what is new, so tabs
// that change one puzzle at the same time never undo each other's work. Of two boards the one
// changed later wins; moves that only the other has are joined into its past.

import { alike } from "../game/game.js";
import { joined } from "../game/join.js";
import { isAnswered } from "./answered.js";
import { LONGEST, isBoard, isLink, isTwin, isUpTo } from "./form.js";
import { areGiven, beside, isHunted, isOver } from "./hunted.js";

/** @import {Board, Count, Laid} from "../../types.d.ts" */
/** @import {Game} from "../game/game.js" */
/** @import {Answered} from "./answered.js" */
/** @import {Twin} from "./form.js" */
/** @import {Hunted} from "./hunted.js" */

/**
 * An unfinished search.
 * @typedef {object} Unfinished
 * @property {string} id what is searched: the puzzle, or the puzzle with a board fixed by clues
 * @property {string} saved its state, written by Go
 * @property {number} elapsed milliseconds
 * @property {number} progress from 0 to 1
 */

/**
 * A solution that the person builds on a real table with the guide.
 * @typedef {object} Guided
 * @property {Board} board the solution
 * @property {number[]} order the cells in the order of building
 * @property {number} step how many of them are filled
 * @property {number} index of the solution among those found last, -1 where it is none of these
 * @property {Board | null} [own] the person's own board when the guide was last open
 */

/**
 * The score of a full board that is no solution.
 * @typedef {object} Scored
 * @property {number} laid when that board was laid
 * @property {number} score how many seams match
 * @property {number} seams
 */

/**
 * What the person last saw of the solutions.
 * @typedef {object} Looked
 * @property {number} index of the solution
 * @property {number} cells how many of its tiles were shown
 * @property {string} layer what the board showed
 * @property {Board} [fixed] the person's board, where only the rest was searched
 */

/**
 * A puzzle kept in this browser. Times are in milliseconds since 1970, 0 never.
 * @typedef {object} Mine
 * @property {string} id the puzzle in canonical notation
 * @property {string} name the name in its notation, else that of its publication, "" none
 * @property {string} called the person's name for it, "" none
 * @property {string} link the puzzle as a link's hash
 * @property {Board | null} board the board in progress
 * @property {Game | null} game the moves that led to the board, where they are known
 * @property {number} opened when it was last opened
 * @property {number} laid when its board was last changed
 * @property {number} solved when the person last solved it
 * @property {Unfinished[]} searches the latest first
 * @property {Count} [found] how many solutions it has, once a search has found them all
 * @property {true} [revealed] whether the person has agreed to see the answer
 * @property {Guided} [guide]
 * @property {Looked} [looked]
 * @property {Hunted} [hunt] the hunt for its best board
 * @property {Hunted[]} [given] the hunts put aside: the last one, then the best of those before
 * @property {string} [undressed] its link before it was drawn as it was published
 * @property {Twin} [twin] the puzzle before or after a typing error was mended
 * @property {Answered} [answered] what its owner said about the real tiles
 * @property {Scored} [scored] the last full board that was no solution
 * @property {number} [came] when it first came to this browser
 */

/**
 * What is new about the puzzle with this id; a board comes with its game and time. A patch without a
 * link never creates a puzzle: one that was deleted stays deleted.
 * @typedef {PatchOnly & Partial<Omit<Mine, keyof PatchOnly>>} Patch
 */

/**
 * The keys of a patch that are not those of a puzzle, or mean something else.
 * @typedef {object} PatchOnly
 * @property {string} id
 * @property {boolean} [gone] whether everything before is deleted
 * @property {string} [from] the standing of the game that this one continues: it has seen all moves up to there
 * @property {number} [unsound] the time of a board that does not fit the puzzle; this one replaces it
 * @property {string} [illegible] a link that Go cannot read; this one replaces it
 * @property {Hunted | null} [hunt] null ends it
 * @property {Hunted[]} [given] empty where no hunt is aside any more
 * @property {Record<string, Unfinished | null>} [searches] by what is searched; null ends one
 */

/** At most this many puzzles are kept; beyond that the oldest one that is not busy is deleted. */
export const MOST = 1000;
/** The longest name a person can give, in characters. */
export const LONGEST_NAME = 80;
const MOST_SEARCHES = 5;
/** A later time, towards the year 10000, is taken for damage. */
export const LATEST = Date.UTC(9999, 11, 31);
/** A longer count of solutions is dropped: a search can find it again. */
const MOST_DIGITS = 1000;

/**
 * The puzzle after a patch, null when there is none.
 * @param {Mine | null} before
 * @param {Patch} patch
 * @returns {Mine | null}
 */
export function patched(before, patch) {
  const base = patch.gone ? null : before;
  if (!base && patch.link === undefined) return null;
  const now = { ...base, ...patch };
  const { id, name = "", called = "", link = "", opened = 0, solved = 0 } = now;
  const { board, game, laid } = later(base, patch);
  const given = Object.entries(patch.searches ?? {});
  const others = (base?.searches ?? []).filter((search) => !given.some(([which]) => which === search.id));
  const searches = [...given.flatMap(([, search]) => search ?? []), ...others].slice(0, MOST_SEARCHES);
  const [old, more] = [optionalFields(base ?? {}), optionalFields(patch)];
  const optional = { ...old, ...more, ...(more.hunt && patch.given === undefined && beside(old, more.hunt)) };
  if (patch.hunt === null) delete optional.hunt;
  if (patch.given?.length === 0) delete optional.given;
  if (old.came !== undefined && more.came !== undefined) optional.came = Math.min(old.came, more.came);
  return { id, name, called, link, board, game, opened, laid, solved, searches, ...optional };
}

/**
 * The later of two boards, with a game that lacks no move of the other. If joining added moves, the
 * result is later than both, so that every tab takes it.
 * @param {Pick<Patch, "board" | "game" | "laid"> | null} first
 * @param {Pick<Patch, "board" | "game" | "laid" | "from">} then wins where both were laid at the same time
 * @returns {Pick<Mine, "board" | "game" | "laid">}
 */
function later(first, then) {
  const [one, other] = [first, then].map((given) => ({ board: given?.board ?? null, game: given?.game ?? null, laid: given?.laid ?? 0 }));
  if (then.board === undefined) return one;
  if (first?.board === undefined) return other;
  if (then.from === standing(first)) return other;
  const [earlier, last] = other.laid >= one.laid ? [one, other] : [other, one];
  const game = joined(earlier.game, last.game);
  const parted = game && last.game && game.past !== last.game.past;
  return { ...last, game, laid: parted ? next(last.laid) : last.laid };
}

/** Names the state of a game, so that a patch can say which one it continues. @param {Pick<Patch, "game" | "laid"> | null} of */
export function standing(of) {
  return `${of?.laid ?? 0} ${of?.game?.past?.length ?? 0}`;
}

/** @param {number} time */
export function next(time) {
  return Math.min(LATEST, time + 1);
}

/** Now, but always later than `before`. @param {number} [before] */
export function after(before = 0) {
  return Math.max(Date.now(), next(before));
}

/** Merges two patches of one puzzle. @param {Patch | undefined} first @param {Patch} then */
export function both(first, then) {
  if (!first || then.gone) return then;
  const searches = { ...first.searches, ...then.searches };
  const lays = first.board !== undefined || then.board !== undefined;
  const from = first.board === undefined ? then.from : then.board === undefined || then.from === standing(first) ? first.from : undefined;
  return { ...first, ...then, ...(lays && { ...later(first, then), from }), ...(Object.keys(searches).length > 0 && { searches }) };
}

/** The patch that creates this puzzle. @param {Mine} mine @returns {Patch} */
export function whole({ searches, ...mine }) {
  return { ...mine, searches: Object.fromEntries(searches.map((search) => [search.id, search])) };
}

/**
 * Replaces or removes a puzzle in the list.
 * @param {Mine[]} list
 * @param {unknown} id
 * @param {Mine | null} now
 */
export function listed(list, id, now) {
  const others = list.filter((mine) => mine.id !== id);
  return inOrder(now ? [now, ...others] : others);
}

/** Last opened first; ties go by id, so that all tabs agree. @param {Mine[]} list */
export function inOrder(list) {
  return [...list].sort((a, b) => b.opened - a.opened || (a.id < b.id ? -1 : 1));
}

/** The puzzle to delete when the list is too long, if any can go. @param {Mine[]} list */
export function oldestIdle(list) {
  return list.length > MOST ? list.findLast((mine, at) => at > 0 && !isBusy(mine)) : undefined;
}

/** Whether it holds work of the person that its link does not. @param {Mine} mine */
export function isBusy(mine) {
  const { board, searches, called, hunt, given } = mine;
  return board !== null || searches.length > 0 || called !== "" || hunt !== undefined || given !== undefined || isBuilding(mine);
}

/** Whether the guide is on its way: some tiles are on the real table, not all. @param {Pick<Mine, "guide">} mine */
export function isBuilding({ guide }) {
  return guide !== undefined && guide.step > 0 && guide.step < guide.order.length;
}

/** @param {Pick<Mine, "guide">} mine */
export function isBuilt({ guide }) {
  return guide !== undefined && guide.step === guide.order.length;
}

/** Whether its board is the best one of its hunt. @param {Pick<Mine, "board" | "hunt">} mine */
export function isBest({ board, hunt }) {
  return board !== null && hunt !== undefined && alike(board, hunt.board);
}

/** The score of its board, where that is full and known to be no solution. @param {Mine} mine */
export function scoredNow({ board, laid, scored }) {
  return board?.every(Boolean) && scored?.laid === laid ? scored : null;
}

/**
 * Whether its full board was laid at once, from a solution or a link: there is nothing to continue.
 * A hunt that is not over continues from its best board.
 * @param {Mine} mine
 */
export function isLaidOut({ board, game, hunt }) {
  if (hunt && !isOver(hunt) && isBest({ board, hunt })) return false;
  // The game is checked when the puzzle is opened; until then it may be anything.
  return Boolean(board?.every(Boolean) && game?.given?.includes(game.past?.length));
}

/**
 * Whether it is listed among My puzzles. A published one is not, if it was only opened.
 * @param {Mine} mine
 * @param {Set<string>} published links
 */
export function isAmong(mine, published) {
  return isBusy(mine) || mine.solved > 0 || mine.found !== undefined || mine.guide !== undefined || !published.has(mine.link);
}

/**
 * Reads a stored puzzle, null when it is none. Earlier versions lack fields: they get defaults. The
 * game is checked when the puzzle is opened.
 * @param {any} found
 * @returns {Mine | null}
 */
export function readMine(found) {
  const { id, name, called = "", link, board = null, game = null, opened = 0, laid = 0, solved = 0, searches = [] } = found ?? {};
  const words = isLink(link) && [id, name, called].every((word) => typeof word === "string" && word.length <= LONGEST);
  const times = [opened, laid, solved].every((time) => time >= 0 && time <= LATEST && Number.isFinite(time));
  if (!words || !times || !(board === null || isBoard(board)) || !Array.isArray(searches)) return null;
  return { id, name, called, link, board, game, opened, laid, solved, searches: searches.filter(isUnfinished), ...optionalFields(found) };
}

/**
 * The optional fields that are well formed.
 * @param {any} of
 * @returns {Pick<Mine, "found" | "revealed" | "guide" | "looked" | "hunt" | "given" | "undressed" | "twin" | "answered" | "scored" | "came">}
 */
function optionalFields({ found, revealed, guide, looked, hunt, given, undressed, twin, answered, scored, came }) {
  return {
    ...(isCount(found) && { found }),
    ...(revealed === true && { revealed }),
    ...(isGuided(guide) && { guide }),
    ...(isLooked(looked) && { looked }),
    ...(isHunted(hunt) && { hunt }),
    ...(areGiven(given) && { given }),
    ...(isLink(undressed) && { undressed }),
    ...(isTwin(twin) && { twin }),
    ...(isAnswered(answered) && { answered }),
    ...(isScored(scored) && { scored }),
    ...(isUpTo(came, LATEST) && { came }),
  };
}

/** Whether the board is full and the order has every cell once. @type {(guide: any) => guide is Guided} */
export function isGuided(guide) {
  if (!isBoard(guide?.board) || !guide.board.every(Boolean) || !Array.isArray(guide.order)) return false;
  const { board, order, step, index, own = null } = guide;
  const each = (/** @type {unknown[]} */ list) => new Set(list).size === board.length && list.length === board.length && list.every((n) => isUpTo(n, board.length - 1));
  return each(order) && each(board.map((/** @type {NonNullable<Laid>} */ [tile]) => tile)) && isUpTo(step, board.length) && isUpTo(index + 1, Infinity) && (own === null || isBoard(own));
}

/** @type {(scored: any) => scored is Scored} */
function isScored(scored) {
  const { laid, score, seams } = scored ?? {};
  return isUpTo(laid, LATEST) && isUpTo(seams, Number.MAX_SAFE_INTEGER) && isUpTo(score, seams - 1);
}

/** @type {(looked: any) => looked is Looked} */
function isLooked(looked) {
  const { index, cells, layer, fixed } = looked ?? {};
  return isUpTo(index, Infinity) && isUpTo(cells, Infinity) && typeof layer === "string" && layer.length < LONGEST_NAME && (fixed === undefined || isBoard(fixed));
}

/** Whether it is a count of solutions: a number, or digits where it is too large. @type {(found: any) => found is Count} */
function isCount(found) {
  if (typeof found === "string") return /^[1-9]\d*$/.test(found) && found.length <= MOST_DIGITS;
  return Number.isSafeInteger(found) && found >= 0;
}

/** Whether the patch leaves every puzzle well formed. @type {(found: any) => found is Patch} */
export function isPatch(found) {
  if (typeof found?.id !== "string") return false;
  const { id } = found;
  const any = { id, name: "", called: "", link: "", board: null, game: null, opened: 0, laid: 0, solved: 0, searches: [] };
  const after = patched(any, { ...found, gone: false });
  return readMine(after)?.searches.length === after?.searches.length;
}

/** A search without spaces, so that a file can hold it. @type {(entry: any) => entry is Unfinished} */
export function isUnfinished(entry) {
  const words = [entry?.id, entry?.saved].every((word) => typeof word === "string" && /^\S+$/.test(word));
  return words && Number.isFinite(entry.elapsed) && entry.elapsed >= 0 && entry.progress >= 0 && entry.progress <= 1 && typeof entry.progress === "number";
}

/** Whether the person has solved it and has not moved a tile since. @param {Mine | null} mine */
export function isSolved(mine) {
  return mine !== null && mine.solved > 0 && mine.solved >= mine.laid;
}

/** Whether its game began with a whole board and has no move since. @param {Mine | null} mine */
export function isAsLaid(mine) {
  return mine?.game?.given.length === 1 && mine.game.past.length === 0;
}
