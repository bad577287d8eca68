// The types of a search that a person watches; see types.d.ts.

import type { Board, BoardState, Choice, Count, Log, Mode } from "./types.d.ts";
import type { Switches } from "./types.d.ts";

export interface WatchMethods {
  /** Begins to watch a search. Switches apply to plain and raw mode; turns applies to plain mode only. */
  watch: { params: { puzzle: string; mode: Mode; switches: Switches }; result: Watching };
  /** Winds the search forwards or backwards. If the budget runs out first, call again with the way "to" and the target that it returned. */
  wind: { params: Wind & { handle: number; budget: number }; result: Watched };
  /** The paths after event from and after every stride-th event from there on: at most this many, and as many as the budget allows. */
  tree: { params: { handle: number; from: number; stride: number; most: number; budget: number }; result: Tree };
  /** The placements that the search is expected to make in all, from a probe of this many visits; null if that cannot be foreseen. */
  expect: { params: { handle: number; visits: number }; result: { placements: Log | null } };
}

/** Consecutive paths through the tree of a search. */
export interface Tree {
  paths: Branch[];
  /** Whether the search ends before the next one. */
  over: boolean;
}

/** A path as a difference: the nodes that it shares with the path before, then its own. */
export interface Branch {
  /** How many nodes at its beginning the path before has, too; 0 for the first path. */
  same: number;
  nodes: TreeNode[];
  /** Full boards up to here. */
  full: Count;
}

/** A tile that the search has placed. */
export interface TreeNode {
  /** Its number among the placements at its depth, from 1: this identifies the node. */
  nth: Count;
  tile: number;
  turn: number;
}

/** A watched search, at its start. */
export interface Watching {
  handle: number;
  /** The cells in the order in which the search fills them. */
  order: number[];
  choice: Choice;
  /** The cell whose tile has a fixed turn, or -1. */
  fixedCell: number;
  /** The tile that has a fixed turn, or -1. */
  fixedTile: number;
}

/** The moment to wind to: a given count, or the next or previous occurrence. */
export interface Wind {
  of: "events" | "placements" | "dead-ends" | "solutions";
  /** The cell, by its place in the order of filling; -1 for all. */
  depth: number;
  way: "to" | "next" | "previous";
  /** The count, for "to". */
  count: number;
}

/** A moment of a search, as a link carries it. */
export interface Moment {
  /** The number of the last event. */
  number: number;
  mode: Mode;
  switches: Switches;
}

/** A moment of a search. The lists follow the order in which it fills the cells. */
export interface Watched {
  /** Whether the search has reached the target, or its end; if not, it continues from here. */
  there: boolean;
  /** The count at the target. */
  target: Count;
  /** The number of the last event; 0 at the start. */
  number: Count;
  /** The number of the very last event; null until known. */
  end: Count | null;
  event: WatchedEvent | null;
  /** With the tile of a try that does not fit. */
  board: Board;
  state: BoardState;
  /** Empty where tries are not counted. */
  tries: Count[];
  placements: Count[];
  deadEnds: Count[];
  /** Boards without conflict. */
  full: Count;
  /** The cell to fill next, or -1 when the board is full. */
  cell: number;
  /** The tiles of which every turn was tried there. */
  tried: number[];
  /** The tiles that can still be tried there. */
  left: number[];
}

export interface WatchedEvent {
  kind: "try" | "place" | "dead-end" | "lift" | "solution";
  /** The cell, by its place in the order of filling. */
  depth: number;
  cell: number;
  /** -1 for a dead end and a solution. */
  tile: number;
  turn: number;
  /** Why the tried tile does not fit: the first side that fails. */
  why: { code: "seam" | "rim" | "inside"; side: number; edge: string; other: string } | null;
}
