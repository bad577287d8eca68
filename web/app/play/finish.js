// The finish: when a person's own moves have made the board whole, how they did it,
// which puzzle comes next, and a line about it to be shared that gives nothing away.

import { tally } from "../game/game.js";
import { layerShown } from "../table/layers.js";
import { clockWords } from "../table/time.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Table} from "../table/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/**
 * Whether the person's board is whole, and was made so by their own moves.
 * @param {Pick<State, "page" | "table">} state
 */
export function isFinished(state) {
  const { game, marks } = state.table;
  if (!game || !marks?.solved || layerShown(state) !== "board") return false;
  const { moves, given } = tally(game);
  return moves > 0 && !given;
}

/**
 * Notes what Go has said of the board on the Play tab: that it is whole is new only
 * when it was not before, as it is while a tile is locked or the whole board turned.
 * @param {Pick<App, "store" | "keeper">} app
 */
export function noteFinish({ store, keeper }) {
  const { page: { tab }, table: { puzzle, game }, play: { finished: before } } = store.state;
  if (!puzzle || !game || tab !== "play") return;
  const finished = isFinished(store.state);
  store.change((state) => {
    state.play.finished = finished;
    // Nothing is selected any more: a ring would lie on the picture.
    if (finished && before === false) Object.assign(state.play, { hand: -1, whole: game.places });
  });
  if (!finished) return;
  const mine = keeper.find(puzzle.id);
  if (mine && mine.solved < mine.laid) keeper.change({ id: puzzle.id, solved: Date.now() });
  if (before === false) store.tell("finished");
}

/**
 * "23 moves · 4:12 · 2 hints".
 * @param {Pick<Table, "game">} table
 * @param {Speech} speech
 */
export function resultWords({ game }, speech) {
  if (!game) return "";
  const { moves, time, hints } = tally(game);
  const helped = hints > 0 ? speech.count("finish.hints", hints) : speech.say("finish.no-hints");
  return [speech.count("finish.moves", moves), clockWords(time), helped].join(" · ");
}

/**
 * What is shared of it: one line that gives nothing away.
 * @param {string} name of the puzzle
 * @param {Pick<Table, "game">} table
 * @param {Speech} speech
 */
export function resultLine(name, table, speech) {
  return `Edgewise · ${name} · ${resultWords(table, speech)}`;
}

/**
 * The puzzle that comes after another: the next published one of its kind that is not
 * solved, round and round; when all are, simply the next.
 * @param {GalleryEntry[]} entries
 * @param {string} link of the puzzle at hand, which may be none of them
 * @param {Set<string>} solved links
 * @returns {GalleryEntry | undefined}
 */
export function nextPuzzle(entries, link, solved) {
  const at = entries.findIndex((entry) => entry.link === link);
  const kind = entries[at]?.kind ?? "published";
  const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))].filter((entry) => entry.kind === kind);
  return others.find((entry) => !solved.has(entry.link)) ?? others[0] ?? entries[0];
}

/**
 * The links, or names, of those of My puzzles that the person has solved.
 * @param {Mine[]} mine
 * @param {"link" | "name"} by
 */
export function solvedBy(mine, by) {
  return new Set(mine.filter(({ solved }) => solved > 0).map((entry) => entry[by]));
}
