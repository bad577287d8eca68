// Looks up under which names the current puzzle was published, whatever its letters. An unpublished
// one can be copied as a text for the gallery.

import { part, setText } from "../base/dom.js";
import { copies } from "../base/export.js";
import { FaultError } from "../engine/solver.js";

/** @import {Known, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** Name at most this many; count the rest. */
const NAMED = 3;

/** @param {App} app */
export async function recognise({ store, solver, keeper }) {
  const { puzzle } = store.state.table;
  if (!puzzle) return;
  try {
    const known = await solver.call("identify", { puzzle: puzzle.id });
    store.change((state) => {
      // A second call may come after the text was copied: keep that note.
      if (state.table.puzzle?.id === puzzle.id && state.solve.known?.entry !== known.entry) state.solve.known = known;
    });
    const [match] = known.matches;
    if (!match) return;
    keeper.recognise(puzzle.id, match.entry.name);
    if (isByItsName(byOwnName(store.state) ?? puzzle, known.matches)) return;
    const { svg } = await solver.call("picture", { puzzle: match.entry.link, cover: true });
    store.change((state) => {
      if (state.table.puzzle?.id === puzzle.id) state.solve.cover = svg;
    });
  } catch (error) {
    // Nobody is waiting for the names.
    if (!(error instanceof FaultError)) throw error;
  }
}

/**
 * The current puzzle under its own name. A name that came with the published drawing does not count
 * while the drawing can be removed.
 * @param {State} state
 */
export function byOwnName({ table: { puzzle }, solve: { dressed } }) {
  const took = puzzle && dressed?.to === puzzle.id && !/(^|&)name=/.test(dressed.from);
  return took ? { ...puzzle, name: "" } : puzzle;
}

/** @param {string} name @param {Pick<Puzzle, "name">} puzzle */
export const isCalled = (name, puzzle) => name.toLowerCase() === puzzle.name.toLowerCase();

/**
 * Reports whether the puzzle was opened by its published name. The person knows it then, so it gets
 * no cover.
 * @param {Puzzle} puzzle
 * @param {Known[]} known
 */
export const isByItsName = (puzzle, known) => known.some(({ entry }) => isCalled(entry.name, puzzle));

/** Reports whether the puzzle was looked up and is unpublished. @param {Pick<State, "solve">} state */
export const isUnknown = ({ solve: { known } }) => known !== null && known.matches.length === 0 && !known.completed;

/** Copies the puzzle as a text for the gallery; nothing is sent. @param {App} app */
export async function copyEntry({ store }) {
  const { known } = store.state.solve;
  if (!known) return;
  const copied = await copies(known.entry);
  store.change((state) => {
    if (state.solve.known?.entry === known.entry) state.solve.known = { ...known, copied };
  });
}

/** Says whether copying worked; "" before. @param {Pick<State, "solve" | "page">} state @param {Speech} speech */
export function copiedWords({ solve: { known }, page: { finger } }, speech) {
  return known?.copied === undefined ? "" : speech.say(known.copied ? "copied" : `copy.hand.${finger ? "tap" : "click"}`);
}

/**
 * Shows that the puzzle is unpublished, and its text if it could not be copied.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {boolean} shown
 * @param {Speech} speech
 */
export function showUnknown(root, state, shown, speech) {
  root.hidden = !shown;
  setText(part("unknown-copied", root), copiedWords(state, speech));
  const { table: { puzzle }, keep: { mine } } = state;
  const kept = mine.find(({ id }) => id === puzzle?.id);
  part("name-it", root).hidden = Boolean(kept?.called || puzzle?.name);
  const field = /** @type {HTMLTextAreaElement} */ (part("unknown-text", root));
  const before = field.hidden;
  field.hidden = state.solve.known?.copied !== false;
  field.value = state.solve.known?.entry ?? "";
  if (before && !field.hidden) field.select();
}

/**
 * "Published as Crazy Turtle (1979), Tom & Jerry and 15 more."; "" if its own name is the only one.
 * @param {Puzzle} puzzle
 * @param {Known[]} known
 * @param {Speech} speech
 * @returns {string}
 */
export function knownWords(puzzle, known, speech) {
  const others = known.map(({ entry }) => entry).filter(({ name }) => !isCalled(name, puzzle));
  if (others.length === 0) return "";
  const names = others.slice(0, NAMED).map(({ name, year }) => (year ? `${name} (${year})` : name));
  const more = others.length - names.length;
  if (more > 0) names.push(speech.count("known.more", more));
  const also = others.length < known.length;
  return speech.say(also ? "known.also" : "known", { names: speech.list(names) });
}
