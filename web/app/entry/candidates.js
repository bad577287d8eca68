// Which published puzzles the tiles entered so far may become. Go is asked while
// tiles are entered, from the second finished one on, once for each set of them;
// what it says is missing can be filled in. Knows no DOM.

import { FaultError } from "../engine/solver.js";
import { NOTHING, inOrder, matesWord, motifBy, readMates } from "./edges.js";
import { goTo, isComplete, isEmpty, palette } from "./entry.js";
import { sampler, toText } from "./text.js";

/** @import {Possible} from "../../types.d.ts" */
/** @import {Entry, Sides} from "./entry.js" */
/** @import {App, State} from "./state.d.ts" */

/** So many finished tiles begin to tell something. */
const LEAST = 2;
/** So many puzzles can be compared. */
const MOST = 3;
/** How long nothing more has to be finished before Go is asked, in milliseconds. */
const CALM = 120;

/** What Go was last asked, or is about to be. */
let asked = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let waiting;

/**
 * What tells puzzles apart: the rules and the finished tiles, as a text; "" where
 * there is nothing to tell, or the gallery has no such puzzles.
 * @param {Entry} entry
 */
export function finishedTiles(entry) {
  const finished = entry.tiles.filter(isComplete);
  const fixed = entry.extra.some(([key]) => key === "clues");
  if (finished.length < LEAST || finished.length === entry.tiles.length || !entry.mayTurn || fixed) return "";
  return toText({ ...entry, tiles: finished, extra: [] });
}

/**
 * Asks Go as soon as the finished tiles are others than before.
 * @param {App} app
 */
export function lookUp(app) {
  const { store, solver } = app;
  const tiles = finishedTiles(store.state.entry.draft.now);
  if (tiles === asked) return;
  asked = tiles;
  clearTimeout(waiting);
  if (tiles === "") {
    if (store.state.entry.likely) store.change((state) => void (state.entry.likely = null));
    return;
  }
  waiting = setTimeout(async () => {
    try {
      const { candidates } = await solver.call("containing", { text: tiles });
      // A comparison that is open stays open.
      const open = store.state.entry.likely?.pictures && candidates.length <= MOST;
      const pictures = open && tiles === asked ? await drawn(app, candidates) : null;
      if (tiles === asked) store.change((state) => void (state.entry.likely = { tiles, candidates, pictures }));
    } catch (error) {
      // Nobody has asked for it; what was found before may be wrong by now.
      if (tiles === asked) asked = "";
      store.change((state) => void (state.entry.likely = null));
      if (!(error instanceof FaultError)) throw error;
    }
  }, CALM);
}

/**
 * The puzzles that can be compared; none while there are too many. What was found
 * for one tile less stands until it is known anew.
 * @param {Pick<State, "entry">} state
 */
export function comparable({ entry: { likely, draft } }) {
  const few = likely && likely.candidates.length <= MOST && finishedTiles(draft.now) !== "";
  return few ? likely.candidates : [];
}

/**
 * Shows them side by side with what was entered, or no longer.
 * @param {App} app
 */
export async function compare(app) {
  const { store } = app;
  const { likely } = store.state.entry;
  if (!likely || likely.pictures) {
    store.change((state) => void (state.entry.likely = likely && { ...likely, pictures: null }));
    return;
  }
  const pictures = await drawn(app, comparable(store.state));
  store.change((state) => {
    if (state.entry.likely === likely) state.entry.likely = { ...likely, pictures };
  });
}

/**
 * What Go draws for each of them.
 * @param {App} app
 * @param {Possible[]} candidates
 */
function drawn({ store, solver }, candidates) {
  const { page: { settings }, entry: { draft } } = store.state;
  return Promise.all(
    candidates.map(async ({ rest }) => {
      const puzzle = sampler(fillRest(draft.now, rest));
      return (await solver.call("draw", { puzzle, ...(settings.plain && { art: "plain" }) })).symbols;
    }),
  );
}

/**
 * The entry with its open places filled. A tile that is begun becomes one that it
 * may be, turned as it lies; the others stand in any order.
 * @param {Entry} entry
 * @param {string[]} rest
 * @returns {Entry}
 */
export function fillRest(entry, rest) {
  const begun = entry.tiles.flatMap((tile, place) => (isComplete(tile) || isEmpty(tile) ? [] : [place]));
  const wishes = begun.map((place) => rest.map((word) => turnedTo(entry.tiles[place], [...word])));
  const given = matched(wishes.map((row) => row.flatMap((sides, at) => (sides ? [at] : []))));
  const left = rest.filter((_, at) => !given.includes(at));
  const filled = entry.tiles.map((tile, place) => {
    if (isComplete(tile)) return tile;
    const at = begun.indexOf(place);
    if (at >= 0 && given[at] >= 0) return wishes[at][given[at]] ?? tile;
    const next = left.shift();
    return next ? [...next] : tile;
  });
  const mateOf = readMates(matesWord(entry.motifs)) ?? ((edge) => edge);
  const known = palette(entry);
  const fresh = filled.flat().filter((edge) => edge !== null && edge !== NOTHING && !known.includes(edge));
  const motifs = inOrder([...entry.motifs, ...fresh.map((edge) => motifBy(/** @type {string} */ (edge), mateOf))]);
  return goTo({ ...entry, motifs, tiles: filled }, entry.tile);
}

/**
 * A tile turned so that it shows what another one shows already; undefined when none does.
 * @param {Sides} begun
 * @param {Sides} sides
 * @returns {Sides | undefined}
 */
function turnedTo(begun, sides) {
  const turned = sides.map((_, turn) => [...sides.slice(turn), ...sides.slice(0, turn)]);
  return turned.find((shown) => shown.every((edge, side) => begun[side] === null || begun[side] === edge));
}

/**
 * Gives as many as can be had one of their wishes, each thing once: whoever comes
 * later may send an earlier one to another of its wishes (Kuhn 1955).
 * @param {number[][]} wishes
 * @returns {number[]} what each was given, -1 nothing
 */
export function matched(wishes) {
  /** @type {Map<number, number>} */
  const owner = new Map();
  const give = (/** @type {number} */ who, /** @type {Set<number>} */ asked) =>
    wishes[who].some((thing) => {
      if (asked.has(thing)) return false;
      asked.add(thing);
      const before = owner.get(thing);
      if (before !== undefined && !give(before, asked)) return false;
      owner.set(thing, who);
      return true;
    });
  wishes.forEach((_, who) => give(who, new Set()));
  return wishes.map((_, who) => [...owner].find(([, has]) => has === who)?.[0] ?? -1);
}
