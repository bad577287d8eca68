// The section "The same thing twice": a board in all its turns, and what the two tricks against
// repetition save.

import { makeBar } from "../base/bars.js";
import { draw, make, setText, use } from "../base/dom.js";
import { edgesShown, wholeSeams } from "../game/fits.js";
import { makeRaceBoard } from "../watch/lane-board.js";
import { makeFigure, makeFinding, makeSection, whenNear } from "./figure.js";
import { looksOf, somePosition } from "./tables.js";
import { bestOrder } from "./orders.js";
import { placedWords, timesWords } from "./counts.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Textbook} from "./counts.js" */
/** @import {Reading} from "./state.d.ts" */

/** Show at most this many tiles that look alike. */
const COPIES = 4;
/** Show at most this many turns of a board. */
const TURNS = 6;

/** @param {Reading} reading */
export function symmetrySection(reading) {
  const { speech, puzzle } = reading;
  const { boardTurns, copies } = puzzle;
  const turns = boardTurns > 1 ? speech.say("essay.twice.turns", { n: boardTurns }) : speech.say("essay.twice.still");
  const alike = copies.length > 0 ? speech.say("essay.twice.alike", { list: speech.list(copies[0].map((tile) => speech.number(tile + 1))) }) : speech.say("essay.twice.different");
  const pictures = copies.length > 0 ? [makeCopies(reading)] : [];
  return makeSection(speech.say("essay.twice"), turns, ...(boardTurns > 1 ? [makeTurns(reading)] : []), alike, ...pictures, ...makeTricks(reading));
}

/** Some matching tiles in each turn of the board. @param {Reading} reading */
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

/** @param {Board} board @param {Puzzle} puzzle */
function turned(board, { boardTurn, grid: { sides } }) {
  const next = /** @type {Board} */ (board.map(() => null));
  for (const [cell, laid] of board.entries()) {
    if (laid && boardTurn) next[boardTurn.to[cell]] = [laid[0], (laid[1] + boardTurn.by) % sides];
  }
  return next;
}

/** Tiles that look alike, each turned so that it shows. @param {Reading} reading */
function makeCopies({ speech, puzzle, drawing }) {
  const [first, ...others] = puzzle.copies[0].slice(0, COPIES);
  const looks = (/** @type {number} */ tile, /** @type {number} */ turn) => edgesShown(puzzle, [tile, turn]).join();
  const turnOf = (/** @type {number} */ tile) => Array.from({ length: puzzle.grid.sides }).findIndex((_, turn) => looks(tile, turn) === looks(first, 0));
  const picture = (/** @type {number} */ tile, turn = 0) => {
    const angle = drawing.cells[0].angle + turn * drawing.turn;
    const svg = draw("svg", { viewBox: "-60 -60 120 120", "aria-hidden": "true" }, draw("g", { transform: `rotate(${angle})` }, use(`tile-${tile}`)));
    return make("div", {}, svg, make("p", { class: "pane" }, speech.say("essay.twice.tile", { n: tile + 1 })));
  };
  return makeFigure("copies", speech.say("essay.twice.same"), make("div", { class: "copies" }, picture(first), ...others.map((tile) => picture(tile, turnOf(tile)))));
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

/** A table row with a count and a bar; the bar of an unfinished count is faint. @param {string} name */
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
