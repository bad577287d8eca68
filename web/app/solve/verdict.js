// The verdict in words: the number of solutions, how the other counts follow, and the work it took.
// Counts may be decimal strings, so products use BigInt.

import { copiesWords, twinsWords } from "../speech/boards.js";
import { isLong } from "../speech/speech.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {By, Choice, Count, Puzzle, Report} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Search} from "./state.d.ts" */

/** @param {Count} count */
const big = (count) => BigInt(count);

/**
 * @param {Outcome} outcome
 * @param {Speech} speech
 * @param {boolean} [fromBoard] whether only the rest of the person's board was searched
 */
export function verdictWords({ report, cancelled }, speech, fromBoard = false) {
  const { solutions } = report;
  const key = fromBoard ? "verdict.mine" : "verdict";
  if (cancelled) return speech.say("verdict.stopped");
  if (big(solutions) === 0n) return speech.say(`${key}.none`);
  return speech.count(key, solutions, { count: speech.inWords(solutions) });
}

/**
 * The sentence after the verdict: a product if that is true, the cases otherwise.
 * @param {Outcome} outcome
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {boolean} [fromBoard] whether only the rest of the person's board was searched
 */
export function derivation({ report, cancelled }, puzzle, speech, fromBoard = false) {
  const { solutions, pictures, arrangements, swaps } = report;
  if (cancelled) {
    return big(solutions) === 0n ? speech.say("stopped.none") : speech.count("stopped.some", solutions);
  }
  if (big(solutions) === 0n) return fromBoard ? speech.say("derivation.mine.none") : unsolved(puzzle, speech);
  if (big(arrangements) === 1n) return speech.say("derivation.only");
  if (big(pictures) === 1n && (fromBoard || puzzle.clues.length === 0)) return alikeWords(swaps, puzzle, speech);
  // The tiles on the person's board fix the board's turn.
  const of = fromBoard ? { ...puzzle, boardTurns: 1, clues: [] } : puzzle;
  return speech.begin(isProduct(report, of) ? product(report, of, speech) : cases(report, puzzle, speech));
}

/** Says that there is no solution, and what is probably wrong with the tiles. @param {Puzzle} puzzle @param {Speech} speech */
function unsolved({ copies, tiles }, speech) {
  return [speech.say("derivation.none"), copiesWords(copies, tiles.length, speech) || speech.say("slip.printed"), twinsWords(copies, speech)].filter(Boolean).join(" ");
}

/** All digits of the counts that the verdict rounds. @param {Outcome} outcome @param {Speech} speech @returns {{ name: string, digits: string }[]} */
export function allDigits({ report, cancelled }, speech) {
  const counts = /** @type {const} */ (["arrangements", "pictures", "solutions"]);
  return counts
    .filter((count) => isLong(report[count]) && (!cancelled || count === "solutions"))
    .map((count) => ({ name: speech.say(`digits.${count}`), digits: speech.digits(report[count]) }));
}

/** Reports whether arrangements = solutions × turns of the board × swaps. @param {Report} report @param {Puzzle} puzzle */
export function isProduct({ arrangements, solutions, swaps }, puzzle) {
  return big(arrangements) === big(solutions) * BigInt(puzzle.boardTurns) * big(swaps);
}

/** @param {Report} report @param {Puzzle} puzzle @param {Speech} speech */
function product({ arrangements, solutions, swaps }, puzzle, speech) {
  const factors = [speech.count("factor.solutions", solutions)];
  const { boardTurns, clues, mayTurn } = puzzle;
  if (boardTurns > 1) factors.push(speech.count("factor.turns", boardTurns));
  if (big(swaps) !== 1n) factors.push(swapping(swaps, puzzle, speech));
  const explained = equation(arrangements, factors, speech);
  return boardTurns === 1 && clues.length > 0 && mayTurn ? `${explained} ${speech.say("clues.why")}` : explained;
}

/** Explains counts if not every solution looks different in every turn. @param {Report} report @param {Puzzle} puzzle @param {Speech} speech */
function cases({ arrangements, pictures, sizes, swaps }, puzzle, speech) {
  const sum = sizes
    .map(({ pictures, solutions }) =>
      speech.count("case", pictures, { solutions: speech.count("factor.solutions", solutions) }))
    .join(" + ");
  const why = speech.say(puzzle.clues.length > 0 ? "clues.cases" : "cases.why");
  const explained = `${speech.count("cases", pictures, { sum })} ${why}`;
  if (big(swaps) === 1n) return explained;
  const factors = [speech.count("factor.pictures", pictures), swapping(swaps, puzzle, speech)];
  return `${equation(arrangements, factors, speech)} ${explained}`;
}

/** @param {Count} arrangements @param {string[]} factors @param {Speech} speech */
function equation(arrangements, factors, speech) {
  return `${speech.count("arrangements", arrangements)} = ${factors.join(" × ")}.`;
}

/** Name up to this many identical tiles; count more. */
const NAMED = 3;

/** @param {Count} swaps @param {Puzzle} puzzle @param {Speech} speech */
function swapping(swaps, { copies }, speech) {
  const [one, other, ...more] = copies.map((group) => group.map((tile) => tile + 1));
  if (one && !other) {
    if (one.length <= NAMED) return speech.count("factor.swaps", swaps, { tiles: speech.list(one) });
    const tiles = speech.inWords(one.length).toLowerCase();
    return speech.say("factor.identical", { n: speech.number(swaps), tiles });
  }
  if (other?.length === 2 && one.length === 2 && more.length === 0) {
    const [a, b, c, d] = [...one, ...other];
    return speech.say("factor.pairs", { n: speech.number(swaps), a, b, c, d });
  }
  return speech.count("factor.copies", swaps);
}

/**
 * The sentence for a single picture, such as "Tiles 7 and 8 are identical and can swap places."
 * @param {Count} swaps
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
function alikeWords(swaps, { copies }, speech) {
  const [tiles = [], ...more] = copies;
  const ways = tiles.reduce((product, _, at) => product * (at + 1), 1);
  // Some copies may be fixed on the person's board.
  const named = more.length === 0 && tiles.length <= NAMED && big(swaps) === BigInt(ways);
  return named ? speech.say("derivation.swap", { tiles: speech.list(tiles.map((tile) => speech.number(tile + 1))) }) : speech.say("derivation.copies");
}

/**
 * What the fast search did: placements, pace, order, program, and how many solutions it kept.
 * @param {Outcome} verdict
 * @param {Puzzle} puzzle
 * @param {Choice | null} foreseen the order chosen before the search, and why
 * @param {Speech} speech
 */
export function fastWords({ cancelled, report, boards, milliseconds, by, pace }, puzzle, foreseen, speech) {
  const made = speech.count(cancelled ? "effort.stopped" : "effort.fast", report.nodes, { time: speech.time(milliseconds) });
  const paced = pace ? speech.count("effort.pace", pace.cores, { rate: speech.number(Number(pace.rate.toPrecision(2))) }) : "";
  const lines = [[made, paced].filter(Boolean).join(" ")];
  if (puzzle.grid.cells.length > 1) lines.push(orderWords(foreseen ?? report.choice, speech));
  if (by) lines.push(speech.say("effort.by", { what: byWords(by, speech) }));
  if (boards.length > 0 && Number(report.solutions) > boards.length) lines.push(speech.count("effort.kept", boards.length));
  return lines;
}

/** The program of a search: code generated for the puzzle, or the general one, and why. @param {By} by @param {Speech} speech */
export const byWords = ({ failed, refused, large }, speech) => speech.say(failed ? "by.failed" : refused ? "by.refused" : large ? "by.large" : "by.written");

/** The order of the cells, and why. @param {Choice} choice @param {Speech} speech */
function orderWords({ order, reason, compared }, speech) {
  const words = { order: speech.say(`order.${order}`), n: compared.length };
  return speech.say(reason === "smallest" ? "order.smallest" : "order.usual", words);
}

/**
 * The textbook search's work as far as known, or "".
 * @param {Pick<Search, "textbookRun" | "counted" | "stage">} search
 * @param {Speech} speech
 */
export function textbookWords({ textbookRun, counted, stage }, speech) {
  if (textbookRun) return speech.count("effort.plain", textbookRun.report.tries ?? 0, { time: speech.time(textbookRun.milliseconds) });
  const { expected, report, spent } = counted ?? { expected: null, report: null, spent: 0 };
  const all = expected === null ? "" : speech.magnitude(expected);
  if (report?.done) return speech.count("effort.counted", report.nodes, { time: speech.time(spent) });
  if (report) return speech.count(stage === "counting" ? "effort.counting" : "effort.uncounted", report.nodes, { all });
  if (stage !== "done") return "";
  return all ? speech.say("effort.long.about", { n: all }) : speech.say("effort.long");
}
