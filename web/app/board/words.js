// The board in words, for screen readers: "Row 2, column 1: tile 7, turned right; top: brown head …;
// left side does not match". Also what a key or a button answers: all about a tile or a cell, or why nothing happens. It
// is said aloud, and shown in the line of help, until something else happens. play/news.js words it.

import { edgesShown } from "../game/fits.js";
import { arrangementName } from "../speech/boards.js";
import { degrees, edgeName, leanOf } from "../speech/edges.js";
import { looseSideName, sideName } from "../speech/faults.js";
import { whereWords } from "../speech/reasons.js";
import { allShown, found, isBrought, layerShown, placed } from "../table/layers.js";
import { cellSpots, looseSpots } from "./layout.js";

/** @import {Board, BoardState, Drawing, HuntState, Laid, Puzzle, Seat} from "../../types.d.ts" */
/** @import {Store} from "../base/store.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Layer} from "../table/state.d.ts" */
/** @import {State} from "./state.d.ts" */

/** With more cells than this, a caption does not name the layer. */
const MOST_NAMED = 99;

/**
 * What the name of a cell says.
 * @typedef {object} CellFacts
 * @property {number} cell
 * @property {import("./layout.js").Spot} spot
 * @property {Laid} on
 * @property {Layer} layer
 * @property {number[]} wrong sides that do not match
 * @property {"clue" | "locked" | null} held what keeps the tile there
 */

/** @param {State} state @param {Puzzle} puzzle @param {Drawing} drawing @returns {CellFacts[]} */
export function cellFacts(state, puzzle, drawing) {
  const layer = layerShown(state);
  const laid = placed(state);
  /** @type {number[][]} */
  const wrong = laid.map(() => []);
  for (const [cell, side] of mismatches(state, drawing)) if (!wrong[cell].includes(side)) wrong[cell].push(side);
  return (layer === "tiles" ? looseSpots : cellSpots)(puzzle.grid, drawing).map((spot, cell) => {
    const on = layer === "tiles" ? /** @type {Laid} */ ([cell, 0]) : laid[cell];
    const stays = layer === "best" ? state.best.hunt?.at?.fixed.includes(cell) : layer === "board" && on && state.table.game?.places[on[0]][2] === 1;
    const held = on && stays ? (puzzle.clues.some((clue) => clue.tile === on[0]) ? "clue" : "locked") : null;
    return { cell, spot, on, layer, wrong: on ? wrong[cell] : [], held };
  });
}

/** @param {CellFacts} facts @param {Puzzle} puzzle @param {Drawing} drawing @param {Speech} speech */
export function cellName({ cell, spot: { angle, row, column }, on, layer, wrong, held }, puzzle, drawing, speech) {
  const { sides } = puzzle.grid;
  const where = speech.say("cell", { row: row + 1, column: column + 1 });
  if (!on) return speech.of(where, speech.say(layer === "board" ? "cell.empty" : "cell.hidden"));
  const side = (/** @type {number} */ number) => sideName(number, sides, angle, speech);
  const [tile, turn] = on;
  const edges = edgesShown(puzzle, [tile, turn]).map((edge, at) => speech.of(side(at), edgeName(puzzle, edge, speech)));
  const name = speech.say("tile", { n: tile + 1 });
  const turned = layer === "tiles" ? "" : turnedWords(on, cell, puzzle, drawing, speech);
  const how = turned && `, ${turned}`;
  const bad = wrong.map((at) => `; ${speech.say("cell.conflict", { side: side(at) })}`);
  const fixed = held ? `, ${speech.say(`cell.${held}`)}` : "";
  return speech.of(where, `${name}${how}${fixed}; ${edges.join(", ")}${bad.join("")}`);
}

/**
 * The sides of a loose tile: "top: brown head".
 * @param {Puzzle} puzzle
 * @param {NonNullable<Laid>} tile and its turn
 * @param {Speech} speech
 */
export function sideWords(puzzle, tile, speech) {
  return edgesShown(puzzle, tile).map((edge, side) => speech.of(looseSideName(side, puzzle.grid.sides, speech), edgeName(puzzle, edge, speech)));
}

/**
 * How a tile is turned on its cell, such as "turned right"; "" when it is not.
 * @param {NonNullable<Laid>} on
 * @param {number} cell
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Speech} speech
 */
export function turnedWords([, turn], cell, puzzle, drawing, speech) {
  const turned = degrees(turn, puzzle.grid.sides, leanOf(drawing, cell));
  return turned > 0 ? speech.say("turned", { turn: speech.say(`turned.${turned}`) }) : "";
}

/**
 * The sides of a tile in a sentence: "Top brown head, right grey head, bottom patched tail, left brown tail."
 * @param {Puzzle} puzzle
 * @param {NonNullable<Laid>} tile and its turn
 * @param {number} angle of its cell, or of a loose tile
 * @param {Speech} speech
 * @param {(edge: string) => string} [named] gives the name of an edge
 */
export function sidesSaid(puzzle, tile, angle, speech, named = (edge) => edgeName(puzzle, edge, speech)) {
  const { sides } = puzzle.grid;
  const said = edgesShown(puzzle, tile).map((edge, side) => speech.say("side.shows", { side: sideName(side, sides, angle, speech), edge: named(edge) }));
  return `${speech.begin(strung(said))}.`;
}

/** Parts in a row; a name among them may have a comma of its own. @param {string[]} parts */
const strung = (parts) => parts.join(parts.some((one) => one.includes(",")) ? "; " : ", ");

/** @typedef {Pick<BoardState, "matched" | "conflicts" | "misframed">} Marked */

/**
 * What a placed tile joins: "tile 2 on the left and the border on the top"; "" if nothing.
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Board} board
 * @param {Marked} marks
 * @param {number} cell
 * @param {Speech} speech
 */
export function joinedWords({ framed, grid }, { cells, seams }, board, { matched, misframed }, cell, speech) {
  const side = (/** @type {number} */ number) => sideName(number, grid.sides, cells[cell].angle, speech);
  const tiles = matched.flatMap((seam) => {
    const [mine, other] = seams[seam].a[0] === cell ? [seams[seam].a, seams[seam].b] : [seams[seam].b, seams[seam].a];
    const there = board[other[0]];
    return mine[0] === cell && there ? [{ side: mine[1], n: there[0] + 1 }] : [];
  });
  tiles.sort((one, other) => one.side - other.side);
  const wrong = misframed.map(String);
  const rim = framed ? [...grid.cells[cell].beyond.keys()].filter((at) => !grid.cells[cell].beyond[at] && !wrong.includes(String([cell, at]))) : [];
  const border = rim.length > 0 ? [speech.say("joins.border", { side: speech.list(rim.map(side)) })] : [];
  return speech.list([...tiles.map((tile) => speech.say("joins.tile", { n: tile.n, side: side(tile.side) })), ...border]);
}

/**
 * The mismatches of the board, each as the sides that touch there: two at a seam, one on the border.
 * @param {Marked} marks
 * @param {Drawing} drawing
 */
export function clashesOf({ conflicts, misframed }, { seams }) {
  const torn = conflicts.map((seam) => [seams[seam].a, seams[seam].b]);
  const told = new Set(torn.flat().map(String));
  return [...torn, ...misframed.filter((seat) => !told.has(String(seat))).map((seat) => [seat])];
}

/**
 * What an empty cell needs: "Row 2, column 1 needs brown tail on the left, anything on the top."
 * @param {Puzzle} puzzle
 * @param {Drawing} drawing
 * @param {Board} board
 * @param {number} cell
 * @param {Speech} speech
 * @param {(edge: string) => string} [named] gives the name of an edge
 */
export function needsWords(puzzle, drawing, board, cell, speech, named = (edge) => edgeName(puzzle, edge, speech)) {
  const { grid, framed, frame, beside } = puzzle;
  /** The sides by the edge that they need: "" if any will do, null if none does. @type {Map<string | null, string[]>} */
  const needs = new Map();
  for (const [at, seat] of grid.cells[cell].beyond.entries()) {
    const met = seat ? edgesShown(puzzle, board[seat[0]])[seat[1]] : "";
    const need = met ? beside[met].mate || null : !seat && framed ? frame : "";
    needs.set(need, [...(needs.get(need) ?? []), sideName(at, grid.sides, drawing.cells[cell].angle, speech)]);
  }
  const where = whereWords(grid.cells[cell]);
  const [free, none] = [needs.get(""), needs.get(null)];
  const any = framed ? "needs.inside" : "needs.any";
  if (free && needs.size === 1) return speech.say(`${any}.all`, where);
  const wanted = [...needs].flatMap(([edge, sides]) => (edge ? [speech.say("needs.edge", { edge: named(edge), side: speech.list(sides) })] : []));
  if (free) wanted.push(speech.say(any, { side: speech.list(free) }));
  const sentence = wanted.length > 0 ? speech.say("needs", { ...where, needs: strung(wanted) }) : "";
  return [sentence, none && speech.say("needs.none", { ...where, side: speech.list(none) })].filter(Boolean).join(" ");
}

/** @param {State} state @param {Drawing} drawing @returns {Seat[]} */
function mismatches(state, drawing) {
  const { marks } = state.table;
  if (!marks || !["board", "best", "watched"].includes(layerShown(state))) return [];
  return [...marks.conflicts.flatMap((seam) => [drawing.seams[seam].a, drawing.seams[seam].b]), ...marks.misframed];
}

/** @param {State} state @param {Speech} speech */
function watchedWords({ watch: { at } }, speech) {
  if (!at) return speech.say("caption.watch");
  return speech.say(at.end === null ? "caption.watched.open" : "caption.watched", { n: speech.digits(at.number), of: speech.digits(at.end ?? 0) });
}

/** @param {Pick<HuntState, "score" | "seams"> | null} at @param {Speech} speech */
function bestCaption(at, speech) {
  if (!at) return speech.say("layer.best");
  const { score, seams } = at;
  return score === seams ? speech.say("caption.whole") : speech.count("caption.best", seams - score);
}

/** @param {State} state */
export function filledCells(state) {
  return placed(state).filter(Boolean).length;
}

/** The marks of the board, or null while it has no score to report. @param {State} state */
export function scored(state) {
  const { marks } = state.table;
  return marks && marks.seams > 0 && filledCells(state) > 0 ? marks : null;
}

/** The caption above the board. @param {State} state @param {Speech} speech @returns {string} */
export function caption(state, speech) {
  const { page: { broken, tab, settings }, table: { puzzle, solutionView }, solve: { search }, best: { hunt }, entry: { draft } } = state;
  const layer = layerShown(state);
  if (tab === "tiles") {
    const { tiles } = draft.now;
    const entered = tiles.filter((tile) => !tile.includes(null)).length;
    // A complete set may have come from elsewhere, such as a daily puzzle: do not say that it was entered.
    if (entered === tiles.length) return speech.count("caption.entry.all", entered);
    return speech.say("caption.entry", { entered, cells: tiles.length });
  }
  if (!puzzle) {
    const kept = broken?.kept;
    if (!kept?.grid) return "";
    const { expected, tiles: { length: arrived } } = kept;
    if (arrived > expected) return speech.count("caption.surplus", expected, { arrived });
    return speech.say("caption.kept", { arrived, expected });
  }
  const cells = puzzle.grid.cells.length;
  if (layer === "board") {
    // The clock and large numbers leave less room for the caption.
    const brief = tab === "play" && (settings.timer || cells > MOST_NAMED);
    const marks = scored(state);
    const brought = isBrought(state);
    if (brought && brief) return speech.say("caption.brought");
    const lies = speech.say(brought ? "caption.brought" : brief ? "caption.filled" : "caption.board", { filled: filledCells(state), cells });
    return marks ? `${lies} · ${speech.count("caption.score", marks.score, { seams: marks.seams })}` : lies;
  }
  if (layer === "search") {
    return speech.say("caption.search", { filled: search?.long?.state.best?.filled ?? 0, cells });
  }
  if (layer === "best") return bestCaption(hunt?.at ?? null, speech);
  if (layer === "watched") return watchedWords(state, speech);
  if (layer === "tiles") return speech.count("caption.tiles", cells);
  const solutions = search?.verdict?.report.solutions ?? 0;
  const which = speech.say("caption.solution", {
    index: solutionView.index + 1,
    solutions: speech.number(search?.verdict?.cancelled ? found(state).length : solutions),
  });
  const { arrangement } = solutionView;
  if (arrangement) return arrangementName(solutionView.index, arrangement, puzzle.grid.sides, speech);
  if (allShown(state)) return which;
  return `${which} · ${speech.say("caption.part", { shown: solutionView.cells.length, cells })}`;
}

/**
 * Answers in words: `told.…` in words/, or "tile" or "rest", which follow from the state.
 * @param {{ store: Store<State> }} app
 * @param {string} code
 * @param {Record<string, string | number>} [words]
 */
export function tell({ store }, code, words = {}) {
  store.change((state) => void (state.page.told = { code, words, about: aboutNow(state) }));
}

/** The answer that still holds, or null. @param {State} state */
export function toldNow(state) {
  const { told } = state.page;
  const now = aboutNow(state);
  return told?.about.every((one, at) => one === now[at]) ? told : null;
}

/** What an answer is about: it is over as soon as one of these has changed. @param {State} state */
function aboutNow({ page: { home, tab }, table: { game }, play: { hand, cell }, hints: { help } }) {
  return [home, tab, game?.places, hand, cell, help?.rung, help?.at];
}
