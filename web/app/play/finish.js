// The finish: whether the board is solved, whether the person's own moves solved it, and the sentences
// about it. The line to share gives no solution away.

import { dayNumber, streak } from "../days/streak.js";
import { tally } from "../game/game.js";
import { layings } from "../game/history.js";
import { ratingWords, rowWords } from "../days/result.js";
import { dayBefore, dayWords, isDay } from "../speech/days.js";
import { isComplete } from "../solve/stages.js";
import { spent } from "../speech/amounts.js";
import { isMade } from "../speech/titles.js";
import { layerShown } from "../table/layers.js";
import { clockWords } from "../table/time.js";

/** @import {Difficulty} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Table} from "../table/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/**
 * Whether the person's board is solved, by their own moves or by a solution that the page placed.
 * @param {Pick<State, "page" | "table">} state
 */
export function isFinished(state) {
  const { game, marks } = state.table;
  if (!game || !marks?.solved || layerShown(state) !== "board") return false;
  const { moves, given } = tally(game);
  return given ? layings(game).length > 0 : moves > 0;
}

/** Whether their own moves solved it. @param {Pick<State, "page" | "table">} state */
export function isOwn(state) {
  const { game } = state.table;
  return isFinished(state) && game !== null && !tally(game).given;
}

/**
 * Notes whether the board on the Play tab is solved. A finish is new only if the board was not solved
 * before: locking a tile or turning the whole board keeps it. It also ends the selection, whose ring
 * would lie on the picture.
 * @param {Pick<App, "store" | "puzzleStore">} app
 */
export function noteFinish({ store, puzzleStore }) {
  const { page: { tab }, table: { puzzle, game }, play: { finished: before } } = store.state;
  if (!puzzle || !game || tab !== "play") return;
  const finished = isOwn(store.state);
  store.change((state) => {
    state.play.finished = finished;
    if (isFinished(state)) state.play.hand = -1;
    if (finished && before === false) state.play.completedBoard = game.places;
  });
  if (!finished) return;
  const mine = puzzleStore.find(puzzle.id);
  // A tab that was closed at that moment did not record it; the time of the last move is right even now.
  const news = mine && mine.solved < mine.laid;
  if (news) puzzleStore.change({ id: puzzle.id, solved: mine.laid });
  if (before === false || (news && before === null)) store.emit("finished");
}

/**
 * "Well done. Solved in 4 minutes and 12 seconds, with 23 moves and no hints."
 * @param {Pick<Table, "game">} table
 * @param {Speech} speech
 */
export function finishSentence({ game }, speech) {
  if (!game) return "";
  return `${speech.say("finish.praise")} ${howWords({ game }, speech)}`;
}

/** "Solved in 4 minutes and 12 seconds, with 23 moves and no hints." @param {Pick<Table, "game">} table @param {Speech} speech */
export function howWords({ game }, speech) {
  if (!game) return "";
  const { moves, time, hints } = tally(game);
  return speech.say("finish.sentence", { time: spent(time, speech), moves: speech.count("finish.moves", moves), hints: hintWords(hints, speech) });
}

/**
 * The sentence about a solution that the page placed. It is called the only one if a search counted one,
 * or the puzzle is one of a kind that is made with one.
 * @param {State} state
 * @param {Speech} speech
 */
export function givenWords({ table: { puzzle }, solve: { search } }, speech) {
  const name = puzzle?.name ?? "";
  const counted = isComplete(search) && !search?.fromBoard && search?.verdict?.report.solutions === 1;
  return speech.say(counted || isMade(name) || isDay(name) ? "answer.only" : "answer.laid");
}

/** "23 moves · 4:12 · 2 hints". @param {Pick<Table, "game">} table @param {Speech} speech */
export function resultWords({ game }, speech) {
  if (!game) return "";
  const { moves, time, hints } = tally(game);
  return [speech.count("finish.moves", moves), clockWords(time), hintWords(hints, speech)].join(" · ");
}

/** @param {number} hints @param {Speech} speech */
function hintWords(hints, speech) {
  return hints > 0 ? speech.count("finish.hints", hints) : speech.say("finish.no-hints");
}

/**
 * The facts about a finished puzzle, "" and null where there are none.
 * @typedef {object} Facts
 * @property {string} day whose daily puzzle it is
 * @property {number | null} number of the day
 * @property {Difficulty} difficulty
 * @property {number} row the streak of days up to this one
 */

/** @param {Pick<State, "table" | "solve" | "days">} state @param {string} today @returns {Facts} */
export function factsOf({ table: { puzzle }, solve: { rated }, days: { results } }, today) {
  // Any puzzle can have a day as its name; only the real one is the day's result.
  const result = results.find(({ day, link }) => day === puzzle?.name && link === puzzle.id);
  const counts = result?.counts && result.day <= today && result.day >= dayBefore(today, 1);
  const row = counts ? streak(results, today) : 0;
  return { day: result?.day ?? "", number: result ? dayNumber(result.day) : null, difficulty: rated?.difficulty ?? "", row };
}

/**
 * "No. 2 · tricky · 5 days in a row", or the parts of it that exist; "" for other puzzles.
 * @param {Facts} facts
 * @param {Speech} speech
 * @param {string} today
 */
export function factWords({ day, number, difficulty, row }, speech, today) {
  return day ? [...ratingWords(number, difficulty, speech), ...rowWords(row, speech, day === today)].join(" · ") : "";
}

/**
 * The line to share: a day is named by its number, or by its date before there were numbers.
 * @param {string} name of the puzzle
 * @param {Pick<Table, "game">} table
 * @param {Speech} speech
 * @param {Facts} [facts]
 */
export function resultLine(name, table, speech, facts) {
  const number = facts?.number ?? null;
  const row = facts?.row ?? 0;
  const which = number === null ? ["Edgewise", name] : [`Edgewise ${speech.say("finish.number", { n: number })}`];
  return [...which, resultWords(table, speech), ...rowWords(row, speech)].join(" · ");
}

/**
 * The two lines under the shared picture.
 * @param {string} name of the puzzle
 * @param {Pick<Table, "game">} table
 * @param {Speech} speech
 * @param {Facts} facts
 * @returns {[title: string, words: string]}
 */
export function pictureWords(name, { game }, speech, { day, number, difficulty, row }) {
  const time = clockWords(game ? tally(game).time : 0);
  const date = day && dayWords(day, speech, { day: "numeric", month: "long", year: "numeric" });
  const title = !day ? name : number === null ? "Edgewise" : `Edgewise ${speech.say("finish.number", { n: number })}`;
  const words = [day ? date : "Edgewise", difficulty && speech.say(`difficulty.${difficulty}`), time, ...rowWords(row, speech)];
  return [title, words.filter(Boolean).join(" · ")];
}
