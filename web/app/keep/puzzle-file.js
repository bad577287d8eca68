// My puzzles as one readable file. Each puzzle is one line: the hash of a link that opens alone,
// with its board if it has one. The indented lines below belong to it:
//
//	# Edgewise puzzles 1
//	grid=3x3&tiles=BGus.BSbu. … &name=Hunde-Spiel&board=4.1_-_ … &end=1
//	  called: The dogs of my aunt
//	  came: 2026-11-20T18:30:00.000Z
//	  opened: 2026-11-21T13:05:00.000Z
//	  laid: 2026-11-21T13:09:00.000Z
//	  search: 0.34 61.2 edgewise1_3spy9tk6cg7av_fast_ …
//	  best: 12 61.2 7 4.1_3.0_ … 0:9_0.2:11 edgewise-best1_ …+edgewise-best1_ …
//	  aside: 11 30.5 9 4.1_3.2_ … 0:8_0.4:11 -
//	  built: 4 1 4.1_3.0_ … 0.1.4.3. …
//
//	search: progress (0 to 1), seconds, Go's saved state; last, if tiles were fixed, that puzzle's link
//	best, aside: seams, seconds, first seed, best board, steps (second:score), Go's saved states or
//	  "-"; last, if tiles were fixed, that puzzle's link
//	built: tiles on the real table, number of the solution, board, order of its cells
//
// Readers ignore lines that begin with # and keys they do not know. Go reads the links. Entries with
// the key "day" are solved days (days/day-store.js) and follow the puzzles.

import { boardWord, withBoard, wordBoard } from "../base/link.js";
import { isHunted } from "./hunted.js";
import { LONGEST_NAME, isGuided } from "./record.js";

/** @import {Hunted} from "./hunted.js" */
/** @import {Guided, Mine, Unfinished} from "./record.js" */

const HEAD = "# Edgewise puzzles 1";
const ABOUT = `${HEAD}
# One puzzle a line, which opens alone, too. What is indented belongs to the puzzle above it.
# Open this file on the page to have all of them back.
`;
/** Begins a file of any version. */
const BEGINS = /^\ufeff?# Edgewise puzzles \d/;

/** This many characters show whether a text is such a file. */
export const BEGINNING = 32;
/** The longest file that is read, in bytes. */
export const LONGEST = 8 << 20;

/**
 * A hunt for the best board in a file.
 * @typedef {object} Look
 * @property {Hunted} hunt of the puzzle itself with the id ""
 * @property {boolean} aside
 * @property {number} line of the file, counted from 1
 */

/**
 * One puzzle in a file. Times are in milliseconds since 1970, 0 when the file does not say.
 * @typedef {object} Line
 * @property {string} link
 * @property {string} called
 * @property {number} [came]
 * @property {number} opened
 * @property {number} laid
 * @property {number} solved
 * @property {Unfinished[]} searches of the puzzle itself with the id ""
 * @property {Look[]} looks the hunt that goes on and those put aside
 * @property {{ guide: Guided, line: number }} [built] progress on a real table, and its line
 * @property {{ said: string, line: number }} [day] a solved day, and its line
 */

/** @param {string} text */
export function isPuzzleFile(text) {
  return BEGINS.test(text);
}

/** @param {Mine[]} mine @param {string[][]} [days] the lines of each */
export function writePuzzles(mine, days = []) {
  return [ABOUT, ...[...mine.map(lines), ...days].map((entry) => `${entry.join("\n  ")}\n`)].join("\n");
}

/** @param {Mine} mine */
function lines({ id, link, called, board, came, opened, laid, solved, searches, hunt, given = [], guide }) {
  const time = (/** @type {number} */ at) => new Date(at).toISOString();
  return [
    board ? withBoard(link, board) : link,
    ...(called ? [`called: ${called.replace(/\s+/g, " ")}`] : []),
    ...(came ? [`came: ${time(came)}`] : []),
    `opened: ${time(opened)}`,
    ...(laid ? [`laid: ${time(laid)}`] : []),
    ...(solved ? [`solved: ${time(solved)}`] : []),
    ...searches.map((search) => {
      const from = search.id === id ? "" : ` ${search.id}`;
      return `search: ${search.progress} ${search.elapsed / 1000} ${search.saved}${from}`;
    }),
    ...(hunt ? [`best: ${huntWords(hunt, id)}`] : []),
    ...given.map((one) => `aside: ${huntWords(one, id)}`),
    ...(guide ? [`built: ${guide.step} ${guide.index} ${boardWord(guide.board)} ${guide.order.join(".")}`] : []),
  ];
}

/** Separate the steps of a climb, and the saved states, as in the command. */
const [STEP, HUNT] = ["_", "+"];

/** @param {Hunted} hunt @param {string} of the puzzle */
function huntWords({ id, board, seams, climb, elapsed, seed, saved }, of) {
  const steps = climb.map(([after, score]) => `${after / 1000}:${score}`).join(STEP);
  return [seams, elapsed / 1000, seed, boardWord(board), steps, saved.some(Boolean) ? saved.join(HUNT) : "-", ...(id === of ? [] : [id])].join(" ");
}

/** @param {string[]} words @returns {Hunted | null} null where they are malformed */
function readHunt([seams = "", elapsed = "", seed = "", board = "", climb = "", saved = "", id = "", ...more]) {
  const steps = climb.split(STEP).map((step) => step.split(":").map(Number));
  const hunt = /** @type {unknown} */ ({
    ...{ id, seams: Number(seams), elapsed: Math.round(Number(elapsed) * 1000), seed: Number(seed), board: wordBoard(board) },
    ...{ climb: steps.map(([after, ...scores]) => [Math.round(after * 1000), ...scores]), saved: saved === "-" ? [] : saved.split(HUNT) },
  });
  return more.length === 0 && saved !== "" && isHunted(hunt) ? hunt : null;
}

/** @param {string[]} words @returns {Guided | null} null where they are malformed */
function readGuide([step = "", index = "", board = "", order = "", ...more]) {
  const number = (/** @type {string} */ word) => (/^(\d+|-1)$/.test(word) ? Number(word) : NaN);
  const guide = { board: wordBoard(board), order: order.split(".").map(number), step: number(step), index: number(index) };
  return more.length === 0 && isGuided(guide) ? guide : null;
}

/**
 * Reads such a file. Indented lines that cannot be read are left out; a link is checked when its
 * puzzle is opened.
 * @param {string} text
 * @param {(line: number) => void} [leftOut] is called for each line left out, counted from 1
 */
export function readPuzzles(text, leftOut = () => {}) {
  /** @type {Line[]} */
  const found = [];
  for (const [at, line] of text.replace(/^\ufeff/, "").split(/\r?\n/).entries()) {
    const words = line.trim();
    if (!words || words.startsWith("#")) continue;
    const last = found.at(-1);
    if (!/^\s/.test(line)) found.push({ link: words, called: "", opened: 0, laid: 0, solved: 0, searches: [], looks: [] });
    else if (!last || !addTo(last, words, at + 1)) leftOut(at + 1);
  }
  return found;
}

/**
 * @param {Line} line
 * @param {string} words
 * @param {number} at counted from 1
 * @returns {boolean} whether they could be read; an unknown key is ignored
 */
function addTo(line, words, at) {
  const [, key, value] = /^(\w+):\s*(.*)$/.exec(words) ?? [];
  if (key === undefined) return false;
  if (key === "day") line.day = { said: value, line: at };
  if (key === "called") line.called = value.slice(0, LONGEST_NAME);
  if (key === "came" || key === "opened" || key === "laid" || key === "solved") {
    const time = Date.parse(value);
    if (!(time >= 0)) return false;
    line[key] = time;
  }
  if (key === "best" || key === "aside") {
    const hunt = readHunt(value.split(/\s+/));
    if (hunt) line.looks.push({ hunt, aside: key === "aside", line: at });
    return hunt !== null;
  }
  if (key === "built") {
    const guide = readGuide(value.split(/\s+/));
    if (guide) line.built = { guide, line: at };
    return guide !== null;
  }
  if (key !== "search") return true;
  const [progress, seconds, saved, id = "", ...more] = value.split(/\s+/);
  const [share, elapsed] = [Number(progress), Number(seconds) * 1000];
  const sound = share >= 0 && share <= 1 && elapsed >= 0 && Number.isFinite(elapsed) && saved !== undefined && more.length === 0;
  if (sound) line.searches.push({ id, saved, elapsed, progress: share });
  return sound;
}
