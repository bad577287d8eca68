// What a verdict counts, board by board: each solution's turns side by side, and another row for each way to place
// its copies, which are marked. Rows come in portions; each board can be shown as the solution on the table.

import { draw, isNew, make, setText, part } from "../base/dom.js";
import { smallBoard } from "../board/small.js";
import { arrangementName, swapNames } from "../speech/boards.js";
import { degrees } from "../speech/edges.js";
import { isLong } from "../speech/speech.js";
import { allShown, found } from "../table/layers.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Arrangement, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Listed, Row, State} from "./state.d.ts" */

/** Add about this many boards at a time. Rows have 1, 2, 3, 4 or 6 boards, which all divide half of it. */
const BOARDS = 24;
const HALF = BOARDS / 2;
/** Add half as many if boards have more cells than this. */
const MANY = 100;

/** @returns {State["arrangements"]} */
export function newArrangements() {
  return { listed: null };
}

/** The list of the current result; null while it is folded. @param {State} state */
export function listedNow({ arrangements: { listed }, solve: { search } }) {
  return listed?.outcome === search?.verdict ? listed : null;
}

/** @param {App} app */
export async function foldArrangements(app) {
  app.store.change((state) => {
    const outcome = state.solve.search?.verdict;
    state.arrangements.listed = listedNow(state) || !outcome ? null : { outcome, rows: [], next: { of: 0, from: 0 } };
  });
  await moreArrangements(app);
}

/** Adds the next rows. @param {App} app */
export async function moreArrangements(app) {
  const { store } = app;
  const listed = listedNow(store.state);
  if (!listed?.next) return;
  const more = await rowsAfter(app, listed);
  store.change(({ arrangements }) => {
    if (arrangements.listed === listed) arrangements.listed = more; // else it was folded meanwhile
  });
}

/** @param {App} app @param {Listed} listed @returns {Promise<Listed>} */
async function rowsAfter({ solver, store }, { outcome, rows: before, next }) {
  const puzzle = store.state.solve.search?.id ?? "";
  const boards = found(store.state);
  const rows = [...before];
  let room = (boards[0]?.length ?? 0) > MANY ? HALF : BOARDS;
  while (next && room >= HALF) {
    const { of, from } = next;
    const count = room - (room % HALF);
    const { pictures, arrangements } = await solver.call("arrangements", { puzzle, board: boards[of], from, count });
    for (let at = 0; at < arrangements.length; at += pictures) rows.push({ of, arrangements: arrangements.slice(at, at + pictures) });
    room -= Math.max(1, arrangements.length);
    if (arrangements.length === count) next = { of, from: from + count };
    else next = of + 1 < boards.length ? { of: of + 1, from: 0 } : null;
  }
  const all = rows.reduce((sum, { arrangements }) => sum + arrangements.length, 0) === Number(outcome.report.arrangements);
  return { outcome, rows, next: all ? null : next };
}

/** Shows one of the listed boards on the table. @param {App} app @param {number} number of its row @param {number} at its position in the row */
export function showArrangement(app, number, at) {
  const row = listedNow(app.store.state)?.rows[number];
  const arrangement = row?.arrangements[at];
  if (!row || !arrangement) return;
  app.store.change(({ table }) => {
    table.layer = "solution";
    table.solutionView = { ...table.solutionView, index: row.of, arrangement: isKept(arrangement) ? null : arrangement };
  });
}

/** Reports whether the board is the solution as found. @param {{ turned: number, swapped: number[][] }} arrangement */
function isKept({ turned, swapped }) {
  return turned === 0 && swapped.length === 0;
}

/** Boards of up to this many cells show pictures, larger ones only colours. */
const ROOMY = 25;
/** If there are more copies than this, mark only swapped ones. */
const FEW = 8;

/** Makes the list's view. @param {(strip: Element) => void} put puts the list into the page @returns {(state: State, speech: Speech) => void} */
export function makeStrip(put) {
  const summary = make("summary", { "data-action": "arrangements" });
  const rows = make("div", { "data-part": "strip", role: "toolbar" });
  const more = make("button", { type: "button", "data-action": "more-arrangements" });
  const root = make("details", { class: "strip", hidden: true }, summary, rows, more);
  put(root);
  rows.addEventListener("keydown", (event) => goAlong(rows, event));

  return (state, speech) => {
    const { table: { puzzle, drawing, solutionView, layer }, solve: { search } } = state;
    const outcome = search?.verdict;
    root.hidden = !puzzle || !drawing || !outcome || outcome.cancelled || String(outcome.report.arrangements) === "1" || !allShown(state);
    if (root.hidden || !puzzle || !drawing || !outcome) return;
    const listed = listedNow(state);
    root.open = listed !== null;
    setText(summary, title(outcome, speech));
    rows.setAttribute("aria-label", speech.say("digits.arrangements"));
    setText(more, speech.say("strip.more"));
    more.hidden = !listed?.next;
    if (isNew(rows, listed, drawing, speech)) {
      const [before, held] = [rows.querySelectorAll("button").length, document.activeElement === more];
      rows.replaceChildren(...(listed ? makeRows(listed.rows, puzzle, drawing, speech) : []));
      if (held) rows.querySelectorAll("button")[before]?.focus();
    }
    const buttons = [...rows.querySelectorAll("button")];
    for (const button of buttons) {
      const row = listed?.rows[Number(button.dataset.row)];
      const arrangement = row?.arrangements[Number(button.dataset.at)];
      const isShown = solutionView.arrangement ? arrangement === solutionView.arrangement : arrangement !== undefined && isKept(arrangement);
      button.setAttribute("aria-pressed", String(layer === "solution" && row?.of === solutionView.index && isShown));
    }
    if (buttons[0] && buttons.every(({ tabIndex }) => tabIndex < 0)) buttons[0].tabIndex = 0;
  };
}

/**
 * The list's title. It does not promise all if their number is too long to read, or some solutions'
 * boards were not kept.
 * @param {Outcome} outcome
 * @param {Speech} speech
 */
function title({ boards, report: { arrangements, solutions } }, speech) {
  if (isLong(arrangements) || String(solutions) !== String(boards.length)) return speech.say("strip.some");
  return speech.say("strip.all", { n: speech.number(arrangements) });
}

/** Moves the focus between the boards. @param {HTMLElement} rows @param {KeyboardEvent} event */
function goAlong(rows, event) {
  const buttons = [...rows.querySelectorAll("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const across = at < 0 ? 0 : (buttons[at].parentElement?.children.length ?? 0);
  /** @type {Record<string, number>} */
  const ways = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + across, ArrowUp: at - across, Home: 0, End: buttons.length - 1 };
  const next = ways[event.key];
  if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (!buttons[next]) return;
  for (const button of buttons) button.tabIndex = button === buttons[next] ? 0 : -1;
  buttons[next].focus();
}

/** @param {Row[]} rows @param {Puzzle} puzzle @param {Drawing} drawing @param {Speech} speech */
function makeRows(rows, puzzle, drawing, speech) {
  /** @type {Map<number, HTMLElement>} */
  const solutions = new Map();
  for (const [number, { of, arrangements }] of rows.entries()) {
    const solution = solutions.get(of) ?? make("section", {}, make("h3", {}, speech.say("solution", { n: speech.number(of + 1) })));
    solutions.set(of, solution);
    const swap = swapNames(arrangements[0].swapped, speech).join(", ");
    if (swap) solution.append(make("p", { class: "help" }, speech.begin(swap)));
    const boards = arrangements.map((arrangement, at) => makeButton({ of, number, at }, arrangement, puzzle, drawing, speech));
    solution.append(make("div", { class: "turns", "data-turns": boards.length }, ...boards));
  }
  return [...solutions.values()];
}

/**
 * @param {{ of: number, number: number, at: number }} place
 * @param {Arrangement} arrangement
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 */
function makeButton({ of, number, at }, arrangement, puzzle, drawing, speech) {
  const { board, turned, swapped } = arrangement;
  const { copies, grid: { sides, cells } } = puzzle;
  const few = copies.flat().length <= FEW ? copies.flat() : [];
  const picture = smallBoard(puzzle, drawing, board, cells.length > ROOMY, swapped.length > 0 ? swapped.flat() : few);
  if (swapped.length > 0) picture.classList.add("swapped");
  const arrow = draw("path", { d: "M0 8V-8M-6 -2L0 -8L6 -2", transform: `rotate(${degrees(turned, sides, 0)})` });
  return make(
    "button",
    {
      ...{ type: "button", tabindex: -1, "data-action": "show-arrangement", "data-row": number, "data-at": at },
      "aria-label": arrangementName(of, arrangement, sides, speech),
    },
    picture,
    draw("svg", { class: turned === 0 ? "arrow still" : "arrow", viewBox: "-12 -12 24 24", "aria-hidden": "true" }, arrow),
  );
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function arrangementsActions(app) {
  return {
    arrangements: () => foldArrangements(app),
    "more-arrangements": () => moreArrangements(app),
    "show-arrangement": ({ dataset }) => {
      showArrangement(app, Number(dataset.row), Number(dataset.at));
      part("caption").scrollIntoView({ block: "nearest" }); // on a phone the board is above the list
    },
  };
}
