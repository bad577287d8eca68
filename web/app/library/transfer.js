// Saves My puzzles and solved days to a file, and merges such a file into what is stored: of two
// boards of a puzzle the later stays, of a day the earlier finish. Lines that cannot be read are
// reported by number.

import { download } from "../base/export.js";
import { fileDay, readDay } from "../days/day-store.js";
import { takeFormer, maybeOfDays } from "../days/note.js";
import { publishedLinks, FaultError } from "../engine/solver.js";
import { LONGEST, readPuzzles, writePuzzles } from "../keep/puzzle-file.js";
import { putAside, scoreOf } from "../keep/hunted.js";
import { MOST, isAmong } from "../keep/record.js";
import { faultSentence } from "../speech/faults.js";
import { takeGameFromTab } from "../table/move.js";
import { quarantineStale } from "../table/show.js";

/** @import {Board, Fault, Puzzle} from "../../types.d.ts" */
/** @import {Line, Look} from "../keep/puzzle-file.js" */
/** @import {Hunted} from "../keep/hunted.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

const NAME = "edgewise-puzzles.txt";
/** Report at most this many unreadable puzzles one by one. */
const REPORTED = 5;

/**
 * The result of importing a file.
 * @typedef {object} Filed
 * @property {number} taken how many puzzles were imported
 * @property {number} days how many solved days were imported
 * @property {number} newer how many of them have a newer board here, which stays
 * @property {boolean} cut whether the file had more than is read
 * @property {{ number: number, fault: Fault }[]} wrong unreadable puzzles, counted from 1
 * @property {number[]} lines unreadable lines of puzzles and days, counted from 1
 */

/** @param {App} app */
export async function saveFile({ store, solver }) {
  const links = await publishedLinks(solver);
  const text = writePuzzles(store.state.keep.mine.filter((mine) => isAmong(mine, links)), store.state.days.results.map(fileDay));
  download(NAME, new Blob([text], { type: "text/plain" }));
  store.change((state) => void (state.library.keepingTold = true));
}

/** @param {App} app @param {string} text */
export async function takeIn(app, text) {
  const { solver, puzzleStore } = app;
  /** @type {number[]} */
  const leftOut = [];
  const all = readPuzzles(text, (line) => leftOut.push(line));
  const lines = all.filter(({ day }) => !day);
  const said = all.flatMap(({ link, day }) => (day ? [{ line: day.line, result: readDay(link, day.said) }] : []));
  const days = await maybeOfDays(app, said.flatMap(({ result }) => result ?? []));
  const taken = new Set(days);
  leftOut.push(...said.filter(({ result }) => !result || !taken.has(result)).map(({ line }) => line));
  await app.dayStore.take(days);
  /** @type {Filed} */
  const filed = { taken: 0, days: days.length, newer: 0, cut: lines.length > MOST || new Blob([text]).size > LONGEST, wrong: [], lines: leftOut };
  for (const [at, line] of lines.slice(0, MOST).entries()) {
    const { puzzle, board, problem } = await solver.call("open", { text: line.link });
    if (!puzzle) {
      filed.wrong.push({ number: at + 1, fault: problem ?? { code: "bug", args: {}, at: {} } });
      continue;
    }
    await quarantineStale(app, puzzle.id);
    const searches = line.searches.map((search) => ({ ...search, id: search.id || puzzle.id }));
    const looks = [];
    for (const look of line.looks) {
      const hunt = { ...look.hunt, id: look.hunt.id || puzzle.id };
      if (await isSound(app, puzzle, hunt)) looks.push({ ...look, hunt });
      else leftOut.push(look.line);
    }
    const { built } = line;
    const isSolution = built && (await solves(app, puzzle, built.guide.board));
    if (built && !isSolution) leftOut.push(built.line);
    const { patch, newer } = takenIn(puzzleStore.find(puzzle.id), { ...line, searches, looks, built: isSolution ? built : undefined, opened: line.opened || lines.length - at }, board ?? null);
    puzzleStore.change({ id: puzzle.id, ...(puzzle.name && { name: puzzle.name }), link: puzzle.id, ...patch });
    takeGameFromTab(app, puzzleStore.find(puzzle.id));
    filed.taken++;
    if (newer) filed.newer++;
  }
  leftOut.sort((a, b) => a - b);
  await takeFormer(app);
  return filed;
}

/**
 * Reports whether a saved hunt belongs to this puzzle, perhaps with more clues, and whether its
 * full board has the score it claims. Its position in the search is checked when it resumes.
 * @param {Pick<App, "solver">} app
 * @param {Puzzle} puzzle
 * @param {Hunted} hunt
 */
export function isSound({ solver }, { id, tiles, grid }, { id: hunted, board, seams, climb }) {
  return unlessRefused(async () => {
    if (hunted !== id) {
      const { puzzle: of } = await solver.call("open", { text: hunted });
      if (of?.grid.name !== grid.name || String(of.tiles) !== String(tiles)) return false;
      if (of.clues.some(({ cell, tile, turn }) => String(board[cell]) !== String([tile, turn]))) return false;
    }
    for (const puzzle of new Set([id, hunted])) {
      const so = await solver.call("board", { puzzle, board });
      if (so.filled !== grid.cells.length || so.misframed.length > 0 || so.seams !== seams || so.score !== climb.at(-1)?.[1]) return false;
    }
    return true;
  });
}

/** @param {Pick<App, "solver">} app @param {Puzzle} puzzle @param {Board} board */
export function solves({ solver }, { id }, board) {
  return unlessRefused(async () => (await solver.call("board", { puzzle: id, board })).solved);
}

/** Resolves to false if Go refuses something as not part of the puzzle. @param {() => Promise<boolean>} find */
async function unlessRefused(find) {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof FaultError) || error.lost) throw error;
    return false;
  }
}

/** The sentences that report the result of an import. @param {Filed} filed @param {Speech} speech */
export function filedLines({ taken, days, newer, cut, wrong, lines }, speech) {
  const more = wrong.length - REPORTED;
  const left = lines.length > REPORTED ? [...lines.slice(0, REPORTED), speech.count("aside.more", lines.length - REPORTED)] : lines;
  return [
    ...(taken > 0 || days === 0 ? [speech.count("filed", taken)] : []),
    ...(days > 0 ? [speech.count("filed.days", days)] : []),
    ...(newer > 0 ? [speech.count("filed.newer", newer)] : []),
    ...(cut ? [speech.say("filed.cut")] : []),
    ...wrong.slice(0, REPORTED).map(({ number, fault }) => `${speech.say("filed.wrong", { n: number })} ${faultSentence(fault, speech)}`),
    ...(more > 0 ? [speech.count("filed.more", more)] : []),
    ...(left.length > 0 ? [speech.count("filed.lines", lines.length, { lines: speech.list(left) })] : []),
  ];
}

/**
 * The changes that an imported puzzle makes to the stored one, if there is one.
 * @param {Mine | null} before
 * @param {Line} line
 * @param {Board | null} board
 */
export function takenIn(before, { called, came, opened, laid, solved, searches, looks, built }, board) {
  const takes = board !== null && (!before?.board || before.laid < laid);
  const newer = board !== null && !takes && JSON.stringify(before?.board) !== JSON.stringify(board);
  const further = searches.filter(({ id, elapsed }) => !before?.searches.some((search) => search.id === id && search.elapsed >= elapsed));
  const patch = {
    called: before?.called || called,
    ...(came !== undefined && { came: Math.min(came, Date.now()) }),
    opened: Math.max(before?.opened ?? 0, Math.min(opened, Date.now())),
    ...(takes && { board, laid: Math.max(before?.laid ?? 0, Math.min(laid, Date.now())) || 1 }),
    solved: Math.max(before?.solved ?? 0, Math.min(solved, Date.now())),
    searches: Object.fromEntries(further.map((search) => [search.id, search])),
    ...(looks.length > 0 && looksOf(before, looks)),
    ...(built && !before?.guide && { guide: built.guide }),
  };
  return { patch, newer };
}

/**
 * Merges hunts: the better one continues, the others are set aside. Drops a hunt only if it is an
 * earlier state of another one or there is no room.
 * @param {Mine | null} before
 * @param {Look[]} looks
 */
function looksOf(before, looks) {
  const best = looks.find(({ aside }) => !aside)?.hunt;
  const hunt = best && isBetter(best, before?.hunt) ? best : before?.hunt;
  const all = [...(hunt ? [hunt] : []), ...(before?.hunt ? [before.hunt] : []), ...(before?.given ?? []), ...looks.map((look) => look.hunt)];
  const last = all.filter((one, at) => !all.some((other, then) => comesOf(other, one) && (then < at || !comesOf(one, other))));
  const given = putAside(null, last.filter((one) => one !== hunt));
  return { ...(hunt && { hunt }), ...(given.length > 0 && { given }) };
}

/** Reports whether one hunt is the same as another at the same or a later time. @param {Hunted} one @param {Hunted} other */
function comesOf(one, other) {
  return one.id === other.id && one.seed === other.seed && one.elapsed >= other.elapsed;
}

/** Reports whether a hunt has the better board, or as good a board after a longer search. @param {Hunted} hunt @param {Hunted | undefined} other */
function isBetter(hunt, other) {
  return !other || scoreOf(hunt) > scoreOf(other) || (scoreOf(hunt) === scoreOf(other) && hunt.elapsed > other.elapsed);
}
