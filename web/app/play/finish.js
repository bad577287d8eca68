// The finish: when the board has become whole. When a person's own moves have made it so,
// how they did it, and a line about it to be shared that gives nothing away.

import { dayNumber, streak } from "../days/streak.js";
import { tally } from "../game/game.js";
import { layings } from "../game/laying.js";
import { ratingWords, rowWords } from "../days/words.js";
import { dayBefore, dayWords, isDay } from "../speech/days.js";
import { spent } from "../speech/durations.js";
import { isMade } from "../speech/titles.js";
import { layerShown } from "../table/layers.js";
import { clockWords } from "../table/time.js";

/** @import {Difficulty} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Table} from "../table/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/**
 * Whether the person's board has become whole, by their own moves or with a solution that was laid.
 * @param {Pick<State, "page" | "table">} state
 */
export function isFinished(state) {
  const { game, marks } = state.table;
  if (!game || !marks?.solved || layerShown(state) !== "board") return false;
  const { moves, given } = tally(game);
  return given ? layings(game).length > 0 : moves > 0;
}

/**
 * Whether it was made so by their own moves.
 * @param {Pick<State, "page" | "table">} state
 */
export function isOwn(state) {
  const { game } = state.table;
  return isFinished(state) && game !== null && !tally(game).given;
}

/**
 * Notes whether the board on the Play tab is whole: that is new only
 * when it was not before, as it is while a tile is locked or the whole board turned. Nothing
 * is selected any more: a ring would lie on the picture.
 * @param {Pick<App, "store" | "keeper">} app
 */
export function noteFinish({ store, keeper }) {
  const { page: { tab }, table: { puzzle, game }, play: { finished: before } } = store.state;
  if (!puzzle || !game || tab !== "play") return;
  const finished = isOwn(store.state);
  store.change((state) => {
    state.play.finished = finished;
    if (isFinished(state)) state.play.hand = -1;
    if (finished && before === false) state.play.whole = game.places;
  });
  if (!finished) return;
  const mine = keeper.find(puzzle.id);
  // A tab that was closed right then has not noted it. The last move was the moment, whenever it is noted.
  const news = mine && mine.solved < mine.laid;
  if (news) keeper.change({ id: puzzle.id, solved: mine.laid });
  if (before === false || (news && before === null)) store.tell("finished");
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

/**
 * "Solved in 4 minutes and 12 seconds, with 23 moves and no hints."
 * @param {Pick<Table, "game">} table
 * @param {Speech} speech
 */
export function howWords({ game }, speech) {
  if (!game) return "";
  const { moves, time, hints } = tally(game);
  return speech.say("finish.sentence", { time: spent(time, speech), moves: speech.count("finish.moves", moves), hints: hintWords(hints, speech) });
}

/**
 * What is said of a board that was laid: that it is the only one where that was promised
 * when the puzzle was made, or was found out.
 * @param {State} state
 * @param {Speech} speech
 */
export function givenWords({ table: { puzzle }, solve: { search } }, speech) {
  const name = puzzle?.name ?? "";
  const counted = search?.phase === "done" && !search.fromBoard && search.fast?.report.solutions === 1;
  return speech.say(counted || isMade(name) || isDay(name) ? "answer.only" : "answer.laid");
}

/**
 * "23 moves · 4:12 · 2 hints".
 * @param {Pick<Table, "game">} table
 * @param {Speech} speech
 */
export function resultWords({ game }, speech) {
  if (!game) return "";
  const { moves, time, hints } = tally(game);
  return [speech.count("finish.moves", moves), clockWords(time), hintWords(hints, speech)].join(" · ");
}

/**
 * @param {number} hints
 * @param {Speech} speech
 */
function hintWords(hints, speech) {
  return hints > 0 ? speech.count("finish.hints", hints) : speech.say("finish.no-hints");
}

/**
 * What there is to tell of a puzzle that was finished, besides how; "" and null where
 * there is nothing.
 * @typedef {object} Facts
 * @property {string} day of which it is the puzzle
 * @property {number | null} number of the day
 * @property {Difficulty} difficulty
 * @property {number} row days in a row, up to this one
 */

/**
 * @param {Pick<State, "table" | "solve" | "days">} state
 * @param {string} today
 * @returns {Facts}
 */
export function factsOf({ table: { puzzle }, solve: { rated }, days: { results } }, today) {
  // Any puzzle may call itself by a day. Only the day's own was taken for its result.
  const result = results.find(({ day, link }) => day === puzzle?.name && link === puzzle.id);
  const counts = result?.counts && result.day <= today && result.day >= dayBefore(today, 1);
  const row = counts ? streak(results, today) : 0;
  return { day: result?.day ?? "", number: result ? dayNumber(result.day) : null, difficulty: rated?.difficulty ?? "", row };
}

/**
 * "No. 2 · tricky · 5 days in a row", as much of it as there is to tell of a day.
 * @param {Facts} facts
 * @param {Speech} speech
 * @param {string} today
 */
export function factWords({ day, number, difficulty, row }, speech, today) {
  return day ? [...ratingWords(number, difficulty, speech), ...rowWords(row, speech, day === today)].join(" · ") : "";
}

/**
 * What is shared of it: one line that gives nothing away. A day goes by its number, or by
 * its date before there were numbers.
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
 * The two lines under the picture that is shared: what it is, and how it went.
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
