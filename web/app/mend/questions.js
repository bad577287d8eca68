// The questions that lead to the slip, within the verdict: which tile differs, what is on its
// sides, and the repair that is left. All possible repairs are folded below, tile by tile.

import { draw, isNew, make, part, setText } from "../base/dom.js";
import { makeLegend, BOARD, brackets, drawTile } from "../board/small.js";
import { sideWords } from "../board/words.js";
import { answeredSo, answersOn } from "../keep/answered.js";
import { twinOf } from "../keep/twin.js";
import { edgeName } from "../speech/edges.js";
import { looseSideName } from "../speech/faults.js";
import { ELSE, byTile, left, next, tilesOf } from "./asking.js";
import { repairCard, showNear } from "./repairs.js";

/** @import {Drawing, Puzzle, Repair} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Answer} from "../keep/answered.js" */
/** @import {Next} from "./asking.js" */
/** @import {App, Asked, State} from "./state.d.ts" */

/** @typedef {{ puzzle: Puzzle, drawing: Drawing, speech: Speech }} Seen */

/** Of larger puzzles compare only the tiles that a repair changes. */
const COMPARED = 36;
/** Put at most this many tiles in a row. */
const ACROSS = 6;

/**
 * Shows the repairs, or that the puzzle was mended.
 * @param {HTMLElement} root
 * @param {Pick<State, "table" | "keep">} state
 * @param {Asked} search
 * @param {Puzzle} puzzle
 * @param {Speech} speech
 */
export function showMending(root, { table: { drawing }, keep: { mine } }, search, puzzle, speech) {
  part("mended", root).hidden = twinOf(mine, puzzle.id, "mended") === null;
  showRepairs(part("repairs", root), search, answersOn(mine, puzzle), puzzle, drawing, speech);
}

/**
 * @param {HTMLElement} root
 * @param {Asked} search
 * @param {Answer[]} answers the owner's answers so far
 * @param {Puzzle} puzzle
 * @param {Drawing | null} drawing
 * @param {Speech} speech
 */
function showRepairs(root, search, answers, puzzle, drawing, speech) {
  const { repairs, mended, verdict, found, complete } = search;
  // Whether the puzzle has a solution already.
  const near = verdict?.report.solutions !== 0;
  // Wait for all repairs before asking: one more could change the question.
  root.hidden = repairs.length === 0 || !drawing || (!near && !mended);
  if (root.hidden || !drawing) return;
  setText(part("repairs-title", root), speech.say(near ? "repairs.near" : "repairs"));
  part("repairs-list", root).hidden = !near;
  const asking = part("asking", root);
  asking.hidden = near;
  if (near) return showNear(root, repairs, puzzle, drawing, speech);
  if (!isNew(asking, JSON.stringify([speech.language, drawing.art, puzzle.id, puzzle.motifs, repairs.length, found, complete, answers]))) return;
  const { tiles } = puzzle;
  const seen = { puzzle, drawing, speech };
  const possible = left(repairs, answers, tiles);
  asking.replaceChildren(
    ...question(next(repairs, answers, tiles), possible, answers, areAll(search), seen),
    ...(answers.length > 0 ? [make("div", { class: "actions" }, button("answer-back", speech.say("ask.back")), button("answer-anew", speech.say("ask.anew")))] : []),
    ...(possible.length > 1 ? [folded(possible, search, seen)] : []),
  );
}

/** Whether the list contains every slip there is. @param {Asked} search */
const areAll = ({ repairs, found, complete }) => complete && found === repairs.length;

/** Stores the answers, and asks the next question. @param {App} app @param {(answers: Answer[]) => Answer[]} how */
export function answer({ store, puzzleStore }, how) {
  const { table: { puzzle }, keep: { mine } } = store.state;
  if (!puzzle) return;
  if (!puzzleStore.find(puzzle.id)) puzzleStore.open(puzzle); // its record was removed meanwhile
  puzzleStore.change(answeredSo(puzzle, how(answersOn(mine, puzzle))));
  // Screen readers read the new question.
  requestAnimationFrame(() => part("asking").querySelector("p")?.focus());
}

/**
 * @param {Next} asked
 * @param {Repair[]} possible the repairs that agree with all answers
 * @param {Answer[]} answers
 * @param {boolean} all whether there are no other slips
 * @param {Seen} seen
 * @returns {Element[]}
 */
function question(asked, possible, answers, all, seen) {
  const { puzzle, drawing, speech } = seen;
  switch (asked.step) {
    case "compare":
      return [questionText(compareWords(puzzle, speech)), comparison(possible, seen), make("div", { class: "legend" }, ...makeLegend(puzzle, drawing.art, speech)), actions(answerButton({ says: "unseen" }, speech.say("ask.unseen")))];
    case "side":
    case "picture":
      return [questionText(sideQuestion(asked, seen)), askedTile(asked, seen), sideAnswers(asked, answers, seen)];
    case "mend": {
      const not = answerButton({ says: "not", tiles: tilesOf(asked.repair) }, speech.say("ask.not"));
      const card = make("div", { class: "repair" }, ...repairCard(asked.repair, puzzle, drawing, speech, not));
      card.querySelector("button")?.classList.add("primary");
      return [questionText(speech.say(answers.length > 0 ? "ask.left" : "ask.likeliest")), card];
    }
    default: {
      const [tile] = answers.flatMap((one) => (one.says === "differs" ? one.tile : []));
      const [key, way] = tile === undefined ? ["ask.none", "ask.tiles"] : ["ask.none.tile", "ask.correct"];
      const words = { tile: (tile ?? 0) + 1 };
      const correct = make("button", { type: "button", class: "primary", "data-action": "correct-tile", "data-tile": tile ?? 0 }, speech.say(way, words));
      return [questionText(speech.say(all ? key : `${key}.likeliest`, words)), actions(correct)];
    }
  }
}

/** @param {Puzzle} puzzle @param {Speech} speech */
function compareWords({ tiles: { length } }, speech) {
  return length > COMPARED ? speech.say("ask.compare.these") : speech.say("ask.compare", { count: speech.inWords(length).toLowerCase() });
}

/** The question, which takes the focus. @param {string} words */
const questionText = (words) => make("p", { class: "asked", tabindex: -1 }, words);

/** @param {...HTMLElement} buttons */
const actions = (...buttons) => make("div", { class: "actions" }, ...buttons);

/** @param {string} action @param {string} words */
const button = (action, words) => make("button", { type: "button", class: "plain", "data-action": action }, words);

/** @param {Answer} said @param {...(string | Node)} shows */
const answerButton = (said, ...shows) => make("button", { type: "button", "data-action": "answer", "data-answer": JSON.stringify(said) }, ...shows);

/**
 * The entered tiles, among which the owner finds the one that differs.
 * @param {Repair[]} possible the repairs that agree with all answers
 * @param {Seen} seen
 */
function comparison(possible, { puzzle, drawing, speech }) {
  const all = puzzle.tiles.map((_, tile) => tile);
  const list = all.length > COMPARED ? all.filter((tile) => possible.some(({ changes }) => changes.some((one) => one.tile === tile))) : all;
  const lean = drawing.cells[0].angle;
  const tiles = list.map((tile) => {
    const picture = draw("svg", { viewBox: "-54 -54 108 108", "aria-hidden": "true" }, ...numbered(tile, puzzle.tiles[tile], lean, drawing.card));
    const one = answerButton({ says: "differs", tile }, picture);
    one.setAttribute("aria-label", speech.of(speech.begin(speech.say("tile", { n: tile + 1 })), sideWords(puzzle, [tile, 0], speech).join(", ")));
    return one;
  });
  const root = make("div", { class: "compared" }, ...tiles);
  root.style.setProperty("--across", String(Math.min(ACROSS, Math.ceil(Math.sqrt(list.length)))));
  return root;
}

/** @param {Extract<Next, { side: number }>} asked @param {Seen} seen */
function sideQuestion({ step, tile, side }, { puzzle, speech }) {
  const words = { tile: tile + 1, side: looseSideName(side, puzzle.grid.sides, speech), edge: edgeName(puzzle, puzzle.tiles[tile][side], speech) };
  return speech.say(step === "side" ? "ask.side" : "ask.picture", words);
}

/** The tile as entered, with the side in question marked. @param {Extract<Next, { side: number }>} asked @param {Seen} seen */
function askedTile({ tile, side }, { puzzle, drawing: { card, cells } }) {
  const word = puzzle.tiles[tile];
  const lean = cells[0].angle;
  return draw("svg", { class: "looked-at", viewBox: "-62 -62 124 124", "aria-hidden": "true" }, ...numbered(tile, word, lean, card), ...brackets([side], word.length, lean));
}

/** @param {number} tile @param {string} word @param {number} lean @param {string} card */
const numbered = (tile, word, lean, card) => [...drawTile([...word], lean, card, false, BOARD), draw("use", { href: `#number-${tile}` })];

/** @param {Extract<Next, { side: number }>} asked @param {Answer[]} answers @param {Seen} seen */
function sideAnswers(asked, answers, { puzzle, speech }) {
  const { tile, side } = asked;
  const shows = (/** @type {string} */ edge) => /** @type {const} */ ({ says: "shows", tile, side, edge });
  if (asked.step === "picture") {
    const pictures = asked.edges.map((edge) => {
      const half = draw("svg", { viewBox: "-34 -1 68 35", "aria-hidden": "true" }, draw("use", { href: `#${BOARD}edge-${edge}` }));
      const one = answerButton(shows(edge), half, make("span", {}, edgeName(puzzle, edge, speech)));
      one.classList.add("edge");
      return one;
    });
    return make("div", { class: "pictures" }, ...pictures, answerButton(shows(ELSE), speech.say("ask.else")));
  }
  const isFound = answers.some((one) => one.says === "differs");
  return actions(
    answerButton(shows(puzzle.tiles[tile][side]), speech.say("ask.yes")),
    answerButton({ says: "other", tile, side }, speech.say("ask.no")),
    ...(isFound ? [] : [answerButton({ says: "same", tile }, speech.say("ask.same", { tile: tile + 1 }))]),
  );
}

/** All possible repairs, tile by tile; drawn when unfolded. @param {Repair[]} possible @param {Asked} search @param {Seen} seen */
function folded(possible, search, { puzzle, drawing, speech }) {
  const words = areAll(search) ? speech.count("ask.all", possible.length) : speech.say("ask.some", { n: possible.length, found: search.found });
  const root = make("details", { class: "all" }, make("summary", {}, words));
  const group = (/** @type {{ tile: number, repairs: Repair[] }} */ { tile, repairs }) => [
    make("h4", {}, speech.begin(tile < 0 ? speech.say("ask.all-tiles") : speech.say("tile", { n: tile + 1 }))),
    make("ol", {}, ...repairs.map((repair) => make("li", { class: "repair" }, ...repairCard(repair, puzzle, drawing, speech)))),
  ];
  root.addEventListener("toggle", () => root.children.length === 1 && root.append(...byTile(possible).flatMap(group)));
  return root;
}
