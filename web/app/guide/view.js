// The guide's views: the companion's steps, one tile at a time with the growing board, and its part of the Solve tab.

import { buttonOf, draw, iconButton, make, part, setText } from "../base/dom.js";
import { largeNumber, smallBoard, smallTile } from "../board/small.js";
import { sideWords } from "../board/words.js";
import { isNameless } from "../speech/edges.js";
import { found } from "../table/layers.js";
import { unbuilt } from "./guide.js";
import { showTable, tilePicture, turnArrow } from "./table.js";
import { MOST, clearingWords, newestWords, placeWords, turningWords, turnOn, whichWords } from "./words.js";

/** @import {Board, Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Guided} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Clearing} from "./guide.js" */
/** @import {App, State} from "./state.d.ts" */

/**
 * @param {App} app
 * @param {number} begun the step at which the guide was opened
 * @param {boolean} own whether those tiles come from the person's own board
 */
export function makeView({ store, speech }, begun, own) {
  const { puzzle, drawing } = store.state.table;
  if (!puzzle || !drawing) throw new Error("nothing to build");
  const all = puzzle.grid.cells.length;
  const named = puzzle.motifs.some((_, motif) => !isNameless(puzzle, motif));
  const [previous, following] = [iconButton("", "previous", "M15 5l-7 7 7 7"), iconButton("", "next", "M9 5l7 7-7 7")];
  for (const button of [previous, following]) button.setAttribute("aria-label", speech.say(`label.${button.dataset.label}`));
  const which = make("p", { role: "status" });
  const stepper = make("div", { class: "stepper" }, previous, which, following);
  const site = make("div", { class: "site" });
  const [count, title, plan] = [make("p", { class: "count" }), make("h3"), make("div")];
  const bar = make("progress", { max: all, "aria-hidden": "true" });
  const find = make("div", { class: "find" });
  const over = make("button", { type: "button", class: "plain" }, speech.say("build.over"));
  const lay = make("span");
  const again = make("p", { class: "again" }, lay, over);
  const sleeps = make("p", { class: "help", hidden: true }, speech.say("build.sleeps"));
  const status = make("p", { class: "unseen", id: "companion-status", role: "status" });
  const back = make("button", { type: "button", "data-part": "build-back" }, speech.say("build.back"));
  const next = make("button", { type: "button", class: "primary", "data-part": "build-next", "aria-describedby": "companion-status" });
  const heading = make("div", { class: "row" }, make("div", {}, count, title), plan);
  const panel = make("div", { class: "told-tile" }, stepper, bar, heading, find, again, sleeps, status);

  const showWhich = (/** @type {Pick<Guided, "index">} */ { index }) => {
    const words = whichWords(index, store.state, speech);
    stepper.hidden = words === "";
    setText(which, words);
    previous.hidden = following.hidden = found(store.state).length < 2;
  };
  /** Whether no tile was placed since the guide was opened. */
  let fresh = own;
  // The words keep their largest height, so that the board does not change its size.
  const keepRoom = () => void (panel.style.minHeight = `${panel.offsetHeight}px`);
  const giveRoom = () => {
    panel.style.minHeight = "";
    keepRoom();
  };
  const show = (/** @type {Guided} */ built, /** @type {boolean} */ hasBefore) => {
    const { board, order, step } = built;
    fresh &&= step === begun;
    if (step !== begun && !sleeps.hidden) sleeps.classList.add("said"); // show it only at the start
    const cell = order[step] ?? -1;
    const laid = board[cell];
    const [grown, small] = growingBoard(built, puzzle, drawing);
    site.replaceChildren(grown);
    site.classList.toggle("whole", !laid);
    plan.replaceChildren(...(small ? [small] : []));
    bar.value = step;
    setText(count, laid ? speech.say("build.step", { n: speech.number(step + 1), all: speech.number(all) }) : "");
    setText(title, laid ? speech.begin(speech.say("tile", { n: laid[0] + 1 })) : speech.say("build.whole"));
    find.hidden = !laid;
    if (laid) {
      const angle = turnOn(board, cell, puzzle, drawing);
      const sides = named ? sideWords(puzzle, [laid[0], 0], speech).map((words) => make("li", {}, words)) : [];
      const how = make("p", { class: "turned" }, turnArrow(angle), speech.begin(speech.say(`turn.${angle}`)));
      const words = make("div", {}, make("p", { class: "seek" }, speech.say("build.find")), make("ul", {}, ...sides), how);
      find.replaceChildren(tilePicture(laid[0], 0, puzzle.grid.sides, drawing), words);
    }
    setText(status, laid ? placeWords(board, cell, puzzle, drawing, speech) : speech.say("build.whole"));
    again.hidden = laid ? begun === 0 : false;
    again.classList.toggle("said", step !== begun && Boolean(laid));
    over.hidden = own && step === begun;
    setText(lay, fresh && laid ? speech.count("build.from", step) : "");
    const first = step === 0 && !hasBefore;
    if (first && document.activeElement === back) next.focus();
    back.disabled = first;
    setText(next, speech.say(laid ? "build.next" : "build.done"));
    showWhich(built);
    keepRoom();
  };
  const showClearing = (/** @type {Clearing} */ cleared) => {
    fresh = false;
    site.replaceChildren(clearedBoard(cleared, puzzle, drawing));
    site.classList.remove("whole");
    plan.replaceChildren();
    bar.value = cleared.stays.length + cleared.turns.length;
    setText(count, speech.say(cleared.nearest ? "clear.nearest" : "clear"));
    const [stays, ...others] = clearingWords(cleared, speech, cleared.off.length > MOST);
    setText(title, stays);
    const turning = turningWords(cleared, puzzle, speech);
    const turned = turning.map(({ angle, words }) => make("p", { class: "turned" }, turnArrow(angle), words));
    find.hidden = false;
    const off = cleared.off.length > MOST ? [] : cleared.off.map((tile) => make("li", {}, tilePicture(tile, 0, puzzle.grid.sides, drawing), speech.number(tile + 1)));
    find.replaceChildren(make("div", {}, ...turned, ...others.map((words) => make("p", {}, words)), make("ul", { class: "off" }, ...off)));
    setText(status, [...clearingWords(cleared, speech, false), ...turning.map(({ words }) => words)].join(" "));
    if (document.activeElement === back) next.focus();
    again.hidden = back.disabled = true;
    setText(next, speech.say("build.next"));
    showWhich(cleared);
    keepRoom();
  };

  return {
    ...{ site, panel, show, showClearing, showWhich, giveRoom },
    steps: make("div", { class: "steps" }, back, next),
    /** @param {boolean} awake */
    showAwake: (awake) => void (sleeps.hidden = awake),
    /** @param {{ step: (by: 1 | -1) => void, leaf: (by: 1 | -1) => void, over: () => void }} to */
    onPress: ({ step, leaf, over: startOver }) => {
      back.addEventListener("click", () => step(-1));
      next.addEventListener("click", () => step(1));
      previous.addEventListener("click", () => leaf(-1));
      following.addEventListener("click", () => leaf(1));
      over.addEventListener("click", startOver);
    },
  };
}

/** Makes the panel's view. @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makeGuide(root) {
  const newest = make("p", { "data-part": "newest" });
  part("result-actions", root).after(newest);
  const table = part("guide", root);
  const [early, late] = ["intro", "result"].map((name) => buttonOf("build", part(name, root)));

  return (state, speech) => {
    const left = unbuilt(state);
    early.hidden = left === null;
    late.hidden = left === null && found(state).length === 0;
    const words = left ? speech.say("guide.go-on", { n: speech.number(left.step), all: speech.number(left.order.length) }) : speech.say("guide.build");
    for (const button of [early, late]) setText(button, words);
    const sentence = newestWords(state, speech);
    newest.hidden = sentence === "";
    setText(newest, sentence);
    showTable(table, state, speech);
  };
}

/** Show boards wider or higher than this, in units, in parts. */
const WHOLE = 660;
/** The size of such a part. */
const PART = 460;
/** Extend the view by this much, so that it includes the whole ring around a cell at its edge. */
const RING = 5;
/** A whole board of more cells shows colours instead of pictures. */
const ROOMY = 100;

/**
 * @param {Guided} built
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @returns {SVGSVGElement[]} the board, and the plan if it is shown in parts
 */
function growingBoard({ board, order, step }, puzzle, drawing) {
  const [, , width, height] = drawing.viewBox;
  const filled = new Set(order.slice(0, step + 1));
  const next = order[step] ?? -1;
  if (next < 0) return [smallBoard(puzzle, drawing, board, board.length > ROOMY)];
  const parted = Math.max(width, height) > WHOLE;
  const [left, top, across, down] = parted ? partAround(drawing.cells[next], drawing.viewBox) : drawing.viewBox;
  const seen = (/** @type {number} */ cell) => {
    const { x, y } = drawing.cells[cell];
    return x > left - 60 && x < left + across + 60 && y > top - 60 && y < top + down + 60;
  };
  const shown = /** @type {Board} */ (board.map((laid, cell) => (filled.has(cell) && seen(cell) ? laid : null)));
  const svg = smallBoard(puzzle, drawing, shown, false);
  svg.setAttribute("viewBox", [left - RING, top - RING, across + 2 * RING, down + 2 * RING].join(" "));
  svg.prepend(...drawing.cells.flatMap((_, cell) => (filled.has(cell) || !seen(cell) ? [] : [place(cell, "bare", drawing.card, drawing)])));
  svg.append(place(next, "next", drawing.card, drawing));
  return parted ? [svg, planOf(filled, next, drawing)] : [svg];
}

/**
 * The board before the first tile: tiles to turn have rings, tiles to remove are faint and
 * numbered.
 * @param {Clearing} cleared
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 */
function clearedBoard({ realBoard, turns, off }, puzzle, drawing) {
  const goes = (/** @type {number} */ cell) => off.includes(realBoard[cell]?.[0] ?? -1);
  const flat = realBoard.length > ROOMY;
  const svg = smallBoard(puzzle, drawing, /** @type {Board} */ (realBoard.map((laid, cell) => (goes(cell) ? null : laid))), flat);
  svg.prepend(...drawing.cells.flatMap((_, cell) => (realBoard[cell] ? [] : [place(cell, "bare", drawing.card, drawing)])));
  for (const [cell, laid] of realBoard.entries()) {
    if (!laid || !goes(cell)) continue;
    const lies = smallTile(laid[0], drawing.cells[cell], laid[1] * drawing.turn, flat);
    lies.classList.add("off");
    svg.append(lies, place(cell, "off", drawing.card, drawing), largeNumber(laid[0], drawing.cells[cell]));
  }
  svg.append(...turns.map((cell) => place(cell, "next", drawing.card, drawing)));
  return svg;
}

/**
 * The view box of the part around a cell; it does not extend beyond the board.
 * @param {{ x: number, y: number }} cell
 * @param {Drawing["viewBox"]} all
 */
function partAround({ x, y }, [left, top, width, height]) {
  const within = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ part) => Math.min(Math.max(at - part / 2, from), from + size - part);
  const [across, down] = [Math.min(PART, width), Math.min(PART, height)];
  return [within(x, left, width, across), within(y, top, height, down), across, down];
}

/** @param {Set<number>} filled @param {number} next @param {Drawing} drawing */
function planOf(filled, next, drawing) {
  const kind = (/** @type {number} */ cell) => (cell === next ? "next" : filled.has(cell) ? "lies" : "bare");
  const cells = drawing.cells.map((_, cell) => place(cell, kind(cell), drawing.outline, drawing));
  return draw("svg", { class: "plan", viewBox: drawing.viewBox.join(" "), "aria-hidden": "true" }, ...cells);
}

/** @param {number} cell @param {string} name @param {string} path @param {Drawing} drawing */
function place(cell, name, path, { cells }) {
  const { x, y, angle } = cells[cell];
  return draw("path", { class: name, d: path, transform: `translate(${x} ${y}) rotate(${angle})` });
}
