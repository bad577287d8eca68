// A puzzle of My puzzles, and how it changes: by patches, each of which says what is
// new and leaves the rest as it is stored. So tabs that change one puzzle at the same
// time never undo each other's work; of two boards the one laid later counts, and what
// the other has that it lacks is in its past. Knows no database.

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
 * A search that was left: what it has found, and what is left of it.
 * @typedef {object} Unfinished
 * @property {string} id what is searched: the puzzle, or the puzzle with a board fixed by clues
 * @property {string} saved the search, as Go has written it down
 * @property {number} elapsed milliseconds
 * @property {number} progress from 0 to 1
 */

/**
 * A solution that is laid on a real table with the guide.
 * @typedef {object} Guided
 * @property {Board} board as it lies there
 * @property {number[]} order its cells, as they are filled
 * @property {number} step how many of them are
 * @property {number} index which it is of the solutions that were found last, -1 where it is none of these
 * @property {Board | null} [own] what lay on the person's own board when it was last looked at, where that is known
 */

/**
 * How good a full board is that is no solution.
 * @typedef {object} Scored
 * @property {number} laid when that board was laid
 * @property {number} score how many of its seams match
 * @property {number} seams how many there are
 */

/**
 * What was looked at of the solutions.
 * @typedef {object} Looked
 * @property {number} index which one
 * @property {number} cells how many of its tiles were shown
 * @property {string} layer what the board showed
 * @property {Board} [fixed] what lay on the person's board and stayed there, where only the rest was searched
 */

/**
 * A puzzle kept in this browser.
 * @typedef {object} Mine
 * @property {string} id the puzzle in canonical notation
 * @property {string} name what it calls itself
 * @property {string} called what the person calls it, "" as it calls itself
 * @property {string} link the puzzle as a link's hash
 * @property {Board | null} board the board in progress
 * @property {Game | null} game how it came to lie so, where that is known
 * @property {number} opened when it was last opened, in milliseconds since 1970
 * @property {number} laid when its board was last changed, 0 never
 * @property {number} solved when the person last solved it, 0 never
 * @property {Unfinished[]} searches those that were left, the latest first
 * @property {Count} [found] how many solutions it has, where a search has found them all
 * @property {true} [revealed] whether the person has agreed to see the answer
 * @property {Guided} [guide] how far one was laid with the guide
 * @property {Looked} [looked] what was seen of its solutions
 * @property {Hunted} [hunt] the look for its best board
 * @property {Hunted[]} [given] those that were put aside: the last one, and the best one of those before
 * @property {string} [undressed] its link before it was drawn as it was published
 * @property {Twin} [twin] what it was before a slip in it was mended, or after
 * @property {Answered} [answered] what its owner has said of the real tiles
 * @property {Scored} [scored] the last full board that was none of its solutions
 * @property {number} [came] when it came here first, in milliseconds since 1970
 */

/**
 * What is new about the puzzle with this id: whatever of it has changed, a board with its game and
 * when it was laid. Without a link nothing begins: what was forgotten stays forgotten.
 * @typedef {PatchOnly & Partial<Omit<Mine, keyof PatchOnly>>} Patch
 */

/**
 * What a patch says in a way of its own.
 * @typedef {object} PatchOnly
 * @property {string} id
 * @property {boolean} [gone] whether everything before is forgotten
 * @property {string} [from] where the game stood that this one goes on from: there it has seen all there is
 * @property {number} [unsound] when the board was laid that is none of the puzzle, and gives way to this one
 * @property {string} [illegible] the link that Go cannot read, and gives way to this one
 * @property {Hunted | null} [hunt] null ends it
 * @property {Hunted[]} [given] none where nothing is aside any more
 * @property {Record<string, Unfinished | null>} [searches] by what is searched; null ends one
 */

/** How many puzzles are kept; beyond that the oldest with nothing on its board makes room. */
export const MOST = 1000;
/** What a person calls a puzzle is no longer than this. */
export const LONGEST_NAME = 80;
/** How many searches of one puzzle are kept. */
const SEARCHES = 5;
/** A time that is later, in the year 10000, is none. */
export const LATEST = Date.UTC(9999, 11, 31);
/** A count of solutions with more digits is forgotten: a search tells it again. */
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
  const searches = [...given.flatMap(([, search]) => search ?? []), ...others].slice(0, SEARCHES);
  const [old, more] = [onlyKnown(base ?? {}), onlyKnown(patch)];
  const known = { ...old, ...more, ...(more.hunt && patch.given === undefined && beside(old, more.hunt)) };
  if (patch.hunt === null) delete known.hunt;
  if (patch.given?.length === 0) delete known.given;
  if (old.came !== undefined && more.came !== undefined) known.came = Math.min(old.came, more.came);
  return { id, name, called, link, board, game, opened, laid, solved, searches, ...known };
}

/**
 * The board that was laid later of two, with a game that lacks nothing of the other. One
 * that did lack something is later than both, so that every tab takes it.
 * @param {Pick<Patch, "board" | "game" | "laid"> | null} first
 * @param {Pick<Patch, "board" | "game" | "laid" | "from">} then counts where both were laid at the same time
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

/**
 * Where a game stands, so that one that goes on from it can say so.
 * @param {Pick<Patch, "game" | "laid"> | null} of
 */
export function standing(of) {
  return `${of?.laid ?? 0} ${of?.game?.past?.length ?? 0}`;
}

/**
 * The time that comes next.
 * @param {number} time
 */
export function next(time) {
  return Math.min(LATEST, time + 1);
}

/**
 * Now, and in any case after a time that was given before.
 * @param {number} [before]
 */
export function after(before = 0) {
  return Math.max(Date.now(), next(before));
}

/**
 * Two patches of one puzzle as one.
 * @param {Patch | undefined} first
 * @param {Patch} then
 * @returns {Patch}
 */
export function both(first, then) {
  if (!first || then.gone) return then;
  const searches = { ...first.searches, ...then.searches };
  const lays = first.board !== undefined || then.board !== undefined;
  const from = first.board === undefined ? then.from : then.board === undefined || then.from === standing(first) ? first.from : undefined;
  return { ...first, ...then, ...(lays && { ...later(first, then), from }), ...(Object.keys(searches).length > 0 && { searches }) };
}

/**
 * The patch that makes a puzzle what it is.
 * @param {Mine} mine
 * @returns {Patch}
 */
export function whole({ searches, ...mine }) {
  return { ...mine, searches: Object.fromEntries(searches.map((search) => [search.id, search])) };
}

/**
 * The list with this puzzle as it is now, or without it; the one opened last comes first.
 * @param {Mine[]} list
 * @param {unknown} id
 * @param {Mine | null} now
 * @returns {Mine[]}
 */
export function listed(list, id, now) {
  const others = list.filter((mine) => mine.id !== id);
  return inOrder(now ? [now, ...others] : others);
}

/**
 * The one opened last first, and alike in all tabs.
 * @param {Mine[]} list
 */
export function inOrder(list) {
  return [...list].sort((a, b) => b.opened - a.opened || (a.id < b.id ? -1 : 1));
}

/**
 * The puzzle that makes room for one more, if one has to and can.
 * @param {Mine[]} list
 * @returns {Mine | undefined}
 */
export function oldestIdle(list) {
  return list.length > MOST ? list.findLast((mine, at) => at > 0 && !isBusy(mine)) : undefined;
}

/**
 * Whether something of a person's own stands in it that the puzzle's link does not have.
 * @param {Mine} mine
 */
export function isBusy(mine) {
  const { board, searches, called, hunt, given } = mine;
  return board !== null || searches.length > 0 || called !== "" || hunt !== undefined || given !== undefined || isBuilding(mine);
}

/**
 * Whether some tiles of it lie on a real table by the guide, and others do not yet.
 * @param {Pick<Mine, "guide">} mine
 */
export function isBuilding({ guide }) {
  return guide !== undefined && guide.step > 0 && guide.step < guide.order.length;
}

/**
 * Whether all of them lie.
 * @param {Pick<Mine, "guide">} mine
 */
export function isBuilt({ guide }) {
  return guide !== undefined && guide.step === guide.order.length;
}

/**
 * Whether its board is the best one that a look has found.
 * @param {Pick<Mine, "board" | "hunt">} mine
 */
export function isBest({ board, hunt }) {
  return board !== null && hunt !== undefined && alike(board, hunt.board);
}

/**
 * How good its board is, where that is full and known to be no solution.
 * @param {Mine} mine
 */
export function scoredNow({ board, laid, scored }) {
  return board?.every(Boolean) && scored?.laid === laid ? scored : null;
}

/**
 * Whether its board is full and lies as it was laid at once: a solution, or what a link
 * has brought. There is nothing to go on with, unless it is the best so far that is looked for.
 * @param {Mine} mine
 */
export function isLaidOut({ board, game, hunt }) {
  if (hunt && !isOver(hunt) && isBest({ board, hunt })) return false;
  // Whether the game is one is seen when it is opened.
  return Boolean(board?.every(Boolean) && game?.given?.includes(game.past?.length));
}

/**
 * Whether it stands among My puzzles: a published one that was only opened does not; one
 * does that was solved, by hand or by the program, or begun to be built.
 * @param {Mine} mine
 * @param {Set<string>} published links
 */
export function isAmong(mine, published) {
  return isBusy(mine) || mine.solved > 0 || mine.found !== undefined || mine.guide !== undefined || !published.has(mine.link);
}

/**
 * A puzzle as it was stored, null when it is none. What is missing is filled in: it
 * may come from an earlier version. Whether the game is one is seen when it is opened.
 * @param {any} found
 * @returns {Mine | null}
 */
export function readMine(found) {
  const { id, name, called = "", link, board = null, game = null, opened = 0, laid = 0, solved = 0, searches = [] } = found ?? {};
  const words = isLink(link) && [id, name, called].every((word) => typeof word === "string" && word.length <= LONGEST);
  const times = [opened, laid, solved].every((time) => time >= 0 && time <= LATEST && Number.isFinite(time));
  if (!words || !times || !(board === null || isBoard(board)) || !Array.isArray(searches)) return null;
  return { id, name, called, link, board, game, opened, laid, solved, searches: searches.filter(isUnfinished), ...onlyKnown(found) };
}

/**
 * What is not known of every puzzle, as far as it is what it should be.
 * @param {any} of
 * @returns {Pick<Mine, "found" | "revealed" | "guide" | "looked" | "hunt" | "given" | "undressed" | "twin" | "answered" | "scored" | "came">}
 */
function onlyKnown({ found, revealed, guide, looked, hunt, given, undressed, twin, answered, scored, came }) {
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

/**
 * Whether it is a full board whose cells come one after the other.
 * @param {any} guide
 * @returns {guide is Guided}
 */
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

/**
 * Whether it is a number of solutions, as Go tells it: a long one in digits.
 * @param {any} found
 * @returns {found is Count}
 */
function isCount(found) {
  if (typeof found === "string") return /^[1-9]\d*$/.test(found) && found.length <= MOST_DIGITS;
  return Number.isSafeInteger(found) && found >= 0;
}

/**
 * Whether it is a patch that leaves every puzzle well formed.
 * @param {any} found
 * @returns {found is Patch}
 */
export function isPatch(found) {
  if (typeof found?.id !== "string") return false;
  const { id } = found;
  const any = { id, name: "", called: "", link: "", board: null, game: null, opened: 0, laid: 0, solved: 0, searches: [] };
  const after = patched(any, { ...found, gone: false });
  return readMine(after)?.searches.length === after?.searches.length;
}

/**
 * Whether it has the form of a search, so that a file can say it and be read again.
 * @param {any} entry
 * @returns {entry is Unfinished}
 */
export function isUnfinished(entry) {
  const words = [entry?.id, entry?.saved].every((word) => typeof word === "string" && /^\S+$/.test(word));
  return words && Number.isFinite(entry.elapsed) && entry.elapsed >= 0 && entry.progress >= 0 && entry.progress <= 1 && typeof entry.progress === "number";
}

/**
 * Whether the person has solved it, and has not moved a tile since.
 * @param {Mine | null} mine
 */
export function isSolved(mine) {
  return mine !== null && mine.solved > 0 && mine.solved >= mine.laid;
}

/**
 * Whether its game began with a whole board, and no tile was moved since.
 * @param {Mine | null} mine
 */
export function isAsLaid(mine) {
  return mine?.game?.given.length === 1 && mine.game.past.length === 0;
}
