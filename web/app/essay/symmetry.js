// The same thing twice: a board in all its turns, and what the two tricks against that save.

import { makeBar } from "../base/bars.js";
import { make, setText } from "../base/dom.js";
import { wholeSeams } from "../game/fits.js";
import { makeRaceBoard } from "../race/board.js";
import { makeFigure, makeFinding, makeSection, whenNear } from "./figure.js";
import { looksOf, somePosition } from "./lamps.js";
import { bestOrder } from "./orders.js";
import { placedWords, timesWords } from "./words.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Textbook} from "./counts.js" */
/** @import {Reading} from "./state.d.ts" */

/** So many turns of a board are shown, at most. */
const TURNS = 6;

/** @param {Reading} reading */
export function symmetrySection(reading) {
  const { speech, puzzle } = reading;
  const { boardTurns, copies } = puzzle;
  const turns = boardTurns > 1 ? speech.say("essay.twice.turns", { n: boardTurns }) : speech.say("essay.twice.still");
  const alike = copies.length > 0 ? speech.say("essay.twice.alike", { list: speech.list(copies[0].map((tile) => speech.number(tile + 1))) }) : speech.say("essay.twice.different");
  return makeSection(speech.say("essay.twice"), turns, ...(boardTurns > 1 ? [makeTurns(reading)] : []), alike, ...makeTricks(reading));
}

/**
 * Some tiles that fit, as they look when the board is turned.
 * @param {Reading} reading
 */
function makeTurns({ speech, puzzle, drawing }) {
  const boards = [somePosition(puzzle, looksOf(puzzle))];
  while (boards.length < Math.min(TURNS, puzzle.boardTurns)) boards.push(turned(boards[boards.length - 1], puzzle));
  const pictures = boards.map((board) => {
    const view = makeRaceBoard(puzzle, drawing, () => {});
    view.show({ board, state: { matched: wholeSeams(puzzle, board, drawing.seams), conflicts: [] } });
    return view.svg;
  });
  return makeFigure("turns", speech.say("essay.twice.caption"), make("div", { class: "turns", "data-turns": boards.length }, ...pictures));
}

/**
 * @param {Board} board
 * @param {Puzzle} puzzle
 * @returns {Board}
 */
function turned(board, { boardTurn, grid: { sides } }) {
  const next = /** @type {Board} */ (board.map(() => null));
  for (const [cell, laid] of board.entries()) {
    if (laid && boardTurn) next[boardTurn.to[cell]] = [laid[0], (laid[1] + boardTurn.by) % sides];
  }
  return next;
}

/** @param {Reading} reading */
function makeTricks(reading) {
  const { speech, puzzle, counts, signal } = reading;
  const [turns, alike] = [puzzle.boardTurns > 1, puzzle.copies.length > 0];
  const tricks = [
    { name: speech.say("essay.twice.neither"), once: false, fixed: false },
    ...(turns ? [{ name: speech.say("textbook.fixed"), once: false, fixed: true }] : []),
    ...(alike ? [{ name: speech.say("textbook.once"), once: true, fixed: false }] : []),
    ...(turns && alike ? [{ name: speech.say("essay.twice.both"), once: true, fixed: true }] : []),
  ];
  if (tricks.length === 1) return [];
  const rows = tricks.map(({ name }) => makeRow(name));
  const caption = make("caption", {}, "…");
  const table = make("table", { class: "ladder", "data-part": "essay-tricks" }, caption, make("tbody", {}, ...rows.map(({ root }) => root)));
  const figure = makeFigure("tricks", speech.say("essay.twice.tricks"), table);
  const { root, find } = makeFinding(reading, async (say) => {
    const { order } = await bestOrder(counts, puzzle);
    setText(caption, speech.say("essay.twice.order", { order: speech.say(`order.${order}`) }));
    /** @type {Textbook[]} */
    const all = [];
    for (const trick of tricks) all.push(await counts.textbook(order, trick));
    if (signal.aborted) return;
    const most = Math.max(...all.map(({ placements }) => Number(placements)), 1);
    for (const [i, so] of all.entries()) rows[i].show(placedWords(so, speech), Number(so.placements) / most, so.done);
    const [first, last] = [all[0], all[all.length - 1]];
    if (first.done && last.done) say(speech.say("essay.twice.saved", { n: timesWords(BigInt(first.placements), last.placements, speech) }));
    else say(speech.say("essay.twice.open"));
  });
  whenNear(figure, signal, find);
  return [figure, root];
}

/**
 * A row of a table of counts, with a bar; a count whose end nobody has seen has a faint one.
 * @param {string} name
 */
export function makeRow(name) {
  const count = make("td", {}, "…");
  const bar = makeBar();
  const root = make("tr", {}, make("th", { scope: "row" }, name, make("span", { class: "bar" }, bar.root)), count);
  return {
    root,
    /** @type {(words: string, share: number, done?: boolean) => void} */
    show: (words, share, done = true) => {
      setText(count, words);
      root.classList.toggle("open", !done);
      bar.show(done ? share : 1);
    },
  };
}
