// Joins two games of one puzzle that diverged because two tabs moved before they heard of each other. The
// board is that of the later game. Every position of the earlier one that the later does not know becomes
// a step in its past, where they diverged:
//
//	earlier   p q a b        joined   p q a b c d
//	later     p q c d
//
// So Undo reaches everything that a person has placed. Common positions are taken once, so joining again
// changes nothing.

import { alike, isHistory, redo, undo } from "./game.js";

/** @import {Game, Place, Step} from "./game.js" */

/**
 * Both games are as stored, so they may be anything.
 * @param {unknown} earlier
 * @param {Game | null} later
 * @returns {Game | null} `later` itself if it lacks nothing, or is no game
 */
export function joined(earlier, later) {
  if (!isHistory(earlier) || !isHistory(later) || earlier.places.length !== later.places.length) return later;
  // Both tabs may have counted the same hints and time: take the larger count, not the sum.
  const [hints, time] = [Math.max(earlier.hints, later.hints), Math.max(earlier.time, later.time)];
  const counted = hints === later.hints && time === later.time ? later : { ...later, hints, time };
  if (isPassed(earlier, later)) return counted;
  const [before, now] = [positions(earlier), positions(later)];
  if (!before || !now) return counted;

  const parted = before.findIndex((position, at) => position !== now[at]);
  const known = new Set([...now, ...(positions(reversed(later)) ?? [])]);
  const lacked = [...before.keys()].filter((at) => !known.has(before[at]) && before.indexOf(before[at]) === at);
  if (lacked.length === 0) return counted;
  const rest = now.slice(parted);
  // If the later game was undone past the point where they diverged, return to its board as one more step.
  const all = [...now.slice(0, parted), ...lacked.map((at) => before[at]), ...(rest.length > 0 ? rest : now.slice(-1))];
  const added = all.length - now.length;
  const moved = (/** @type {number} */ after) => (after < parted ? after : after + added);
  const brought = (/** @type {number[]} */ list) => lacked.flatMap((at, n) => (list.includes(at) ? parted + n : []));
  return {
    ...counted,
    past: stepsBetween(all.map((position) => JSON.parse(position))),
    rounds: later.rounds.map((round) => ({ ...round, from: moved(round.from) })),
    given: [...later.given.map(moved), ...brought(earlier.given)],
    turned: [...later.turned.map(moved), ...brought(earlier.turned)],
  };
}

/**
 * Whether the later game passed the earlier one on the same way, as it does with one tab only.
 * @param {Game} earlier
 * @param {Game} later
 */
function isPassed({ places, past }, later) {
  const way = [...later.past, ...[...later.future].reverse()];
  if (past.length > way.length || !past.every((changes, at) => alike(changes, way[at]))) return false;
  let then = later;
  while (then.past.length > past.length) then = undo(then);
  while (then.past.length < past.length) then = redo(then);
  return alike(then.places, places);
}

/**
 * All positions from the beginning on, as JSON; null if the steps do not follow from each other.
 * @param {Pick<Game, "places" | "past">} game
 */
function positions({ places, past }) {
  const found = [JSON.stringify(places)];
  const now = places.map((place) => JSON.stringify(place));
  for (const changes of [...past].reverse()) {
    for (const [tile, before, after] of changes) {
      if (now[tile] !== JSON.stringify(after)) return null;
      now[tile] = JSON.stringify(before);
    }
    found.push(`[${now.join()}]`);
  }
  return found.reverse();
}

/** The undone steps of a game as a past. @param {Game} game @returns {Pick<Game, "places" | "past">} */
function reversed({ places, future }) {
  return { places, past: future.map((changes) => changes.map(([tile, before, after]) => [tile, after, before])) };
}

/** @param {Place[][]} positions @returns {Step[]} */
function stepsBetween(positions) {
  return positions.slice(1).map((after, at) =>
    [...after.keys()].filter((tile) => !alike(positions[at][tile], after[tile])).map((tile) => [tile, positions[at][tile], after[tile]]),
  );
}
