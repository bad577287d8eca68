// The section "Look it up": for a chosen cell a row of lamps per reason, and the tiles that all
// rows allow. The reader can place those until the board is full or nothing fits.

import { draw, make, setText, use } from "../base/dom.js";
import { edgesShown, fits, wholeSeams } from "../game/fits.js";
import { edgeName, leanOf, turnName } from "../speech/edges.js";
import { sideName } from "../speech/faults.js";
import { makeRaceBoard } from "../watch/lane-board.js";
import { shuffled } from "./everything.js";
import { makeButton, makeFigure, makeSection } from "./figure.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Reading} from "./state.d.ts" */

/** LINE lamps per line; LONG per line if there are more than MANY in all. */
const [LINE, LONG, MANY] = [40, 100, 160];
/** Show at most this many tiles that fit. */
const SHOWN = 12;
/** Make up to this many positions to find one at whose first cell something fits. */
const TRIES = 20;
/** A processor handles this many lamps in one operation. */
const WORD = 64;

/** @param {Reading} reading */
export function tablesSection(reading) {
  const { speech, puzzle } = reading;
  const looks = looksOf(puzzle);
  const many = speech.say("essay.look.and", { n: Math.min(WORD, looks.length) });
  return makeSection(
    speech.say("essay.look"),
    speech.say("essay.look.before"),
    speech.say("essay.look.lamps"),
    many,
    makeLamps(reading, looks),
    speech.say("essay.look.joined"),
  );
}

/** @param {Reading} reading @param {Look[]} looks */
function makeLamps({ speech, puzzle, drawing }, looks) {
  const { grid } = puzzle;
  const view = makeRaceBoard(puzzle, drawing, () => {});
  const mark = draw("path", { class: "asked", d: drawing.outline });
  view.svg.append(mark);
  const where = make("p", { class: "told", "aria-live": "polite", "data-part": "essay-asked" });
  const rows = make("div", { class: "lamps" });
  const choice = make("div", { class: "choice" });
  /** @type {Board} */
  let board = [];
  let cell = -1;

  const show = () => {
    view.show({ board, state: { matched: wholeSeams(puzzle, board, drawing.seams), conflicts: [] } });
    mark.toggleAttribute("hidden", cell < 0);
    another.disabled = cellsToAsk(puzzle, board).length < 2;
    if (cell < 0) {
      rows.replaceChildren();
      choice.replaceChildren();
      return setText(where, speech.say("essay.look.full"));
    }
    const { x, y, angle } = drawing.cells[cell];
    mark.setAttribute("transform", `translate(${x} ${y}) rotate(${angle})`);
    const { beside, frame, unused, all } = rowsAt(puzzle, looks, board, cell);
    const besideName = (/** @type {number} */ side, /** @type {string} */ edge) =>
      speech.say("essay.look.beside", { side: speech.begin(sideName(side, grid.sides, angle, speech)), edge: edgeName(puzzle, edge, speech) });
    rows.replaceChildren(
      ...beside.map(({ side, edge, lit }) => lampRow(besideName(side, edge), lit)),
      ...(frame ? [lampRow(speech.say("essay.look.frame"), frame)] : []),
      lampRow(speech.say("essay.look.unused"), unused),
      lampRow(speech.say("essay.look.all"), all, "result"),
    );
    const left = looks.filter((_, i) => all[i]);
    const { row, column } = grid.cells[cell];
    const at = { row: row + 1, column: column + 1 };
    setText(where, left.length === 0 ? speech.say("essay.look.none", at) : speech.count("essay.look.left", left.length, at));
    choice.replaceChildren(...left.slice(0, SHOWN).map(candidate));
  };
  /** @param {string} name @param {boolean[]} lit */
  const lampRow = (name, lit, kind = "") => {
    const on = lit.filter(Boolean).length;
    const count = make("span", { class: "count" }, speech.say("essay.look.of", { n: on, of: lit.length }));
    return make("div", { class: kind }, make("p", {}, make("span", {}, name), " ", count), lampPicture(lit, looks));
  };
  /** @param {Look} look */
  const candidate = ({ tile, turn }) => {
    const { angle } = drawing.cells[cell];
    const [left, top, size] = [-60, -60, 120];
    const picture = draw("svg", { viewBox: [left, top, size, size].join(" "), "aria-hidden": "true" }, draw("g", { transform: `rotate(${angle + turn * drawing.turn})` }, use(`tile-${tile}`)));
    const button = make("button", { type: "button", "aria-label": speech.say("essay.look.lay", { tile: tile + 1, turn: turnName(turn, grid.sides, speech, leanOf(drawing, cell)) }) }, picture);
    button.addEventListener("click", () => {
      board = board.map((was, at) => (at === cell ? [tile, turn] : was));
      ask(cellsToAsk(puzzle, board)[0] ?? -1);
      (choice.querySelector("button") ?? fresh).focus({ preventScroll: true });
    });
    return button;
  };
  const ask = (/** @type {number} */ next) => {
    cell = next;
    show();
  };
  const begin = () => {
    // Prefer a position in which there is something to choose.
    for (let tries = 0; tries < TRIES; tries++) {
      board = somePosition(puzzle, looks);
      const first = cellsToAsk(puzzle, board)[0];
      if (first !== undefined && rowsAt(puzzle, looks, board, first).all.includes(true)) break;
    }
    ask(cellsToAsk(puzzle, board)[0] ?? -1);
  };
  const another = makeButton(speech.say("essay.look.another"), () => {
    const cells = cellsToAsk(puzzle, board);
    ask(cells[(cells.indexOf(cell) + 1) % cells.length]);
  });
  const fresh = makeButton(speech.say("essay.look.fresh"), begin);
  view.svg.addEventListener("click", ({ target }) => {
    const spot = target instanceof SVGElement ? Number(target.dataset.spot ?? -1) : -1;
    if (cellsToAsk(puzzle, board).includes(spot)) ask(spot);
  });
  begin();
  return makeFigure(
    "lamps",
    speech.say("essay.look.caption"),
    make("div", { class: "asking" }, make("div", {}, view.svg, make("div", { class: "actions" }, another, fresh)), make("div", {}, where, choice)),
    rows,
  );
}

/** One lamp per look; gaps separate the tiles. @param {boolean[]} lit @param {Look[]} looks */
function lampPicture(lit, looks) {
  const line = lit.length > MANY ? LONG : LINE;
  let [x, y, wide] = [0, 0, 0];
  const paths = { on: "", off: "" };
  for (const [i, { tile }] of looks.entries()) {
    if (i > 0 && looks[i - 1].tile !== tile) {
      if (x > line * 10) [x, y] = [0, y + 12];
      else x += 5;
    }
    paths[lit[i] ? "on" : "off"] += `M${x + 1} ${y + 5}a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z`;
    x += 10;
    wide = Math.max(wide, x);
  }
  return draw("svg", { viewBox: `0 0 ${wide} ${y + 10}`, "aria-hidden": "true" }, draw("path", { class: "off", d: paths.off }), draw("path", { class: "on", d: paths.on }));
}

/** A tile in a turn; turns that look the same count once. @typedef {{ tile: number, turn: number, edges: string[] }} Look */

/**
 * @typedef {object} Rows
 * @property {{ side: number, edge: string, lit: boolean[] }[]} beside one row per neighbour, with the neighbour's edge
 * @property {boolean[] | null} frame whether edges fit the frame; null without a frame
 * @property {boolean[]} unused
 * @property {boolean[]} all the looks that every row allows
 */

/** Place at most this many tiles. */
const MOST = 24;

/** All looks of the puzzle's tiles. @param {Puzzle} puzzle */
export function looksOf(puzzle) {
  const turns = puzzle.mayTurn ? puzzle.grid.sides : 1;
  return puzzle.tiles.flatMap((_, tile) => {
    /** @type {Look[]} */
    const looks = [];
    for (let turn = 0; turn < turns; turn++) {
      const edges = edgesShown(puzzle, [tile, turn]);
      if (!looks.some((other) => other.edges.join() === edges.join())) looks.push({ tile, turn, edges });
    }
    return looks;
  });
}

/** @param {Puzzle} puzzle @param {Look[]} looks @param {Board} board @param {number} cell an empty cell @returns {Rows} */
export function rowsAt(puzzle, looks, board, cell) {
  const { grid, beside, framed } = puzzle;
  const used = new Set(board.flatMap((laid) => (laid ? [laid[0]] : [])));
  const { beyond } = grid.cells[cell];
  const sides = beyond.flatMap((seat, side) => {
    const laid = seat && board[seat[0]];
    if (!laid) return [];
    const edge = edgesShown(puzzle, laid)[seat[1]];
    return [{ side, edge, lit: looks.map(({ edges }) => beside[edges[side]].inside && beside[edges[side]].mate === edge) }];
  });
  const inFrame = (/** @type {Look} */ { edges }) => edges.every((edge, side) => (beyond[side] ? beside[edge].inside : beside[edge].rim));
  const frame = framed ? looks.map(inFrame) : null;
  const unused = looks.map(({ tile }) => !used.has(tile));
  const all = unused.map((is, i) => is && (frame?.[i] ?? true) && sides.every(({ lit }) => lit[i]));
  return { beside: sides, frame, unused, all };
}

/** The empty cells next to placed tiles, those with the most neighbours first. @param {Puzzle} puzzle @param {Board} board */
export function cellsToAsk({ grid }, board) {
  const empty = grid.cells.flatMap((_, cell) => (board[cell] ? [] : [cell]));
  const neighbours = (/** @type {number} */ cell) => grid.cells[cell].beyond.filter((seat) => seat && board[seat[0]]).length;
  const near = empty.filter((cell) => neighbours(cell) > 0);
  return (near.length > 0 ? near : empty).sort((one, other) => neighbours(other) - neighbours(one));
}

/**
 * Fills about half of the board at random in reading order without mismatches; stops early at a
 * cell that nothing fits.
 * @param {Puzzle} puzzle
 * @param {Look[]} looks
 * @param {() => number} [random]
 */
export function somePosition(puzzle, looks, random = Math.random) {
  const board = /** @type {Board} */ (puzzle.tiles.map(() => null));
  for (const { cell, tile, turn } of puzzle.clues) board[cell] = [tile, turn];
  const used = new Set(puzzle.clues.map(({ tile }) => tile));
  const many = Math.min(MOST, Math.floor(board.length / 2));
  for (const cell of board.keys()) {
    if (cell >= many) break;
    if (board[cell]) continue;
    const found = shuffled(looks, random).find(({ tile, turn }) => !used.has(tile) && fits(puzzle, board.map((was, at) => (at === cell ? [tile, turn] : was)), cell));
    if (!found) break;
    board[cell] = [found.tile, found.turn];
    used.add(found.tile);
  }
  return board;
}
