// The line below the tray: what a hint or the coach says, with pictures of edges, since plain shapes have no names that
// people know; and the buttons beside it, which show a hint's reasons on the board.

import { draw, make, setText } from "../base/dom.js";
import { TABLE } from "../game/game.js";
import { sieves } from "../game/sift.js";
import { edgeName } from "../speech/edges.js";
import { isBrought } from "../table/layers.js";
import { hasCases, nextCase, trialOf, WHY } from "./ladder.js";
import { blamed, isStuck, laidSince, turnedRight } from "./stuck.js";
import { helpWords } from "./words.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */
/** @import {Named} from "./words.js" */

/** After more moves than these, the coach assumes that the person can place tiles. */
const ENOUGH = 3;

/** The coach's sentence for the current state, or "". @param {State} state @param {Speech} speech */
export function coachWords(state, speech) {
  const { page: { settings, finger }, table: { puzzle, game, marks }, play: { hand }, tray } = state;
  if (puzzle && marks?.filled === puzzle.tiles.length && !marks.solved) {
    const broken = marks.conflicts.length;
    if (broken === 0) return speech.say("coach.full.misframed");
    return speech.count(marks.misframed.length > 0 ? "coach.full.both" : "coach.full", broken);
  }
  if (isBrought(state)) return speech.say("coach.brought");
  const begun = game && game.past.length > 0;
  if (!puzzle || (settings.coached && begun)) return "";
  if (settings.coached) return speech.say("coach.goal");
  const by = finger ? "tap" : "click";
  if (game && hand >= 0 && puzzle.mayTurn) return speech.say(`coach.${game.places[hand][0] === TABLE ? "turn" : "laid"}.${by}`);
  if (tray.here >= 0 && hand < 0) return speech.say(`coach.here.${by}`);
  return begun && (!puzzle.mayTurn || game.past.length > ENOUGH) ? "" : speech.say(`coach.take.${by}`);
}

/** The one line below the board: the hint, or else the coach's sentence. @param {State} state @param {Speech} speech @param {Named} [named] */
function lineWords(state, speech, named) {
  const { page: { settings }, hints: { help } } = state;
  const words = helpWords(state, speech, named);
  return words || (help?.rung === 0 && settings.outlook) ? words : coachWords(state, speech);
}

/** @param {Element} line @param {State} state with a drawn puzzle @param {Speech} speech */
export function showLine(line, state, speech) {
  const { puzzle, drawing } = state.table;
  if (puzzle && drawing) setPictured(line, lineWords(state, speech, inPictures(puzzle, drawing, speech)), puzzle, speech);
}

const PRESSES = /** @type {const} */ (["explain", "case", "back", "rewind", "blame", "options"]);
/** @typedef {typeof PRESSES[number]} Beside */

/**
 * The buttons that apply: explain the hint on the board, show the next case, return to the board,
 * remove the tiles since the wrong one, look for an earlier wrong tile, or show a cell's
 * candidates.
 * @param {Pick<State, "page" | "table" | "hints" | "tray">} state
 * @returns {Beside[]}
 */
export function pressesBeside(state) {
  const { table: { puzzle }, hints: { help }, tray } = state;
  if (!help?.outlook || help.rung === 0 || help.thinking) return [];
  const { rung, outlook, hint, refuted, slid, long } = help;
  if (trialOf(state)) return refuted && refuted.branches.length > 1 ? ["case", "back"] : ["back"];
  const stuck = isStuck(outlook);
  const ahead = laidSince(state).length > 1 && !turnedRight(state);
  const explains = stuck ? !slid && outlook.change >= 0 && outlook.clash.length === 0 && outlook.dead < 0 : rung >= WHY && hint?.step && hasCases(hint.step);
  /** @type {Beside[]} */
  const presses = [];
  if (explains && refuted?.branches.length !== 0) presses.push("explain");
  // The wrong tile found first may not be the earliest one.
  if (stuck && !slid && blamed(outlook) >= 0 && outlook.clash.length === 0 && !outlook.done && !long) presses.push("blame");
  else if (ahead) presses.push("rewind");
  const optionsSeen = hint?.narrow && tray.by === "here" && tray.here === hint.narrow.cell;
  if (!stuck && hint?.narrow && !hint.step && !optionsSeen && puzzle && sieves(puzzle).length > 0) presses.push("options");
  return presses;
}

/** Makes the buttons inside root, and their view. @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makeBeside(root) {
  const buttons = PRESSES.map((press) => make("button", { type: "button", "data-action": `hint-${press}`, hidden: true }));
  // A trial hides the tray, so the tile that fits nowhere appears here.
  const homeless = draw("svg", { class: "homeless-tile", viewBox: "-64 -64 128 128", "aria-hidden": "true" });
  const row = make("div", { class: "beside-told" }, ...buttons);
  root.append(row);
  return (state, speech) => {
    const presses = pressesBeside(state);
    const { help } = state.hints;
    const n = laidSince(state).length;
    row.hidden = presses.length === 0;
    const trial = trialOf(state);
    if (trial?.cell === -1) {
      homeless.replaceChildren(...["tile", "over", "number"].map((symbol) => draw("use", { href: `#${symbol}-${trial.tile}` })));
      row.prepend(homeless);
    } else homeless.remove();
    for (const [at, press] of PRESSES.entries()) {
      buttons[at].hidden = !presses.includes(press);
      if (!presses.includes(press)) continue;
      const again = press === "case" && help && nextCase(help) === 0;
      setText(buttons[at], speech.say(again ? "hint.press.first" : `hint.press.${press}`, { n }));
    }
  };
}

const [BEGIN, END] = ["\uE000", "\uE001"];
/** Includes the punctuation that follows, so that it does not wrap to the next line. */
const PICTURED = new RegExp(`${BEGIN}(.*?)${END}([.,;:)]?)`, "u");

/** How far a half extends to either side, in units: on squares, and on other tiles. */
const [WIDE, NARROW] = [28, 17];

/**
 * Names edges by placeholders that setPictured replaces by pictures.
 * @param {Puzzle} puzzle
 * @param {Pick<Drawing, "art">} drawing
 * @param {Speech} speech
 * @returns {Named}
 */
export function inPictures(puzzle, { art }, speech) {
  return (edge) => {
    const shows = (puzzle.edges[edge]?.motif ?? -1) >= 0;
    return art === "plain" && shows ? BEGIN + edge + END : edgeName(puzzle, edge, speech);
  };
}

/**
 * Shows a sentence and replaces its placeholders by pictures.
 * @param {Element} element
 * @param {string} sentence
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 * @param {string} [prefix] of the symbols to use
 */
export function setPictured(element, sentence, puzzle, speech, prefix = "") {
  if (!PICTURED.test(sentence)) return setText(element, sentence);
  if (element.getAttribute("data-told") === sentence && element.querySelector("svg")) return;
  element.setAttribute("data-told", sentence);
  /** @type {(edge: string, mark: string) => (Node | string)[]} */
  const shown = (edge, mark) => {
    const unbroken = (/** @type {(Node | string)[]} */ ...what) => make("span", { class: "unbroken" }, ...what, mark);
    if (!(edge in puzzle.edges)) return [unbroken(edge)];
    const said = edgeName(puzzle, edge, speech);
    const name = puzzle.motifs[puzzle.edges[edge].motif]?.name;
    // The name that our drawings give an edge does not describe its plain shape.
    if (!name || speech.knows(`motif.${name}`)) return [unbroken(picture(edge, puzzle, said, prefix))];
    return [picture(edge, puzzle, "", prefix), `\u00a0${said}${mark}`];
  };
  // The split yields text, edge and punctuation in turn.
  const parts = sentence.split(PICTURED);
  element.replaceChildren(...parts.flatMap((part, at) => (at % 3 === 0 ? [part] : at % 3 === 1 ? shown(part, parts[at + 1]) : [])));
}

/**
 * The picture of an edge's half on a piece of its tile.
 * @param {string} edge
 * @param {Puzzle} puzzle
 * @param {string} label "" if the name stands beside it
 * @param {string} prefix
 */
function picture(edge, puzzle, label, prefix) {
  const wide = puzzle.grid.sides === 4 ? WIDE : NARROW;
  const half = draw("use", { href: `#${prefix}edge-${edge}`, transform: "rotate(180)" });
  const heard = /** @type {Record<string, string>} */ (label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" });
  return draw("svg", { class: "pictured", ...heard, viewBox: [-wide, -1.2 * wide, 2 * wide, 1.2 * wide].join(" ") }, half);
}
