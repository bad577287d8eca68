// A search that is watched; see types.d.ts.

import type { Board, BoardState, Choice, Count, Log, Mode } from "./types.d.ts";
import type { Switches } from "./textbook.d.ts";

export interface WatchMethods {
  /** Begins to watch a search; switches are of plain and raw mode, but turns of plain mode only. */
  watch: { params: { puzzle: string; mode: Mode; switches: Switches }; result: Watching };
  /** Winds it forwards or backwards; where that takes more than the budget, it goes on with the target that was told. */
  wind: { params: Wind & { handle: number; budget: number }; result: Watched };
  /** The paths behind event from and every stride-th one from there on: at most so many, or as many as the budget allows. */
  tree: { params: { handle: number; from: number; stride: number; most: number; budget: number }; result: Tree };
  /** How many placements it is expected to make in all, by so many visits of a probe. */
  expect: { params: { handle: number; visits: number }; result: { placements: Log | null } };
}

/** Paths through the tree of a search, one after the other. */
export interface Tree {
  paths: Branch[];
  /** Whether the search ends before the next one. */
  over: boolean;
}

/** A path, as it differs from the one before; the first is told whole. */
export interface Branch {
  /** How many nodes it begins with that the one before has, too. */
  same: number;
  /** Those that follow. */
  nodes: TreeNode[];
  /** Full boards up to here. */
  full: Count;
}

/** A tile that lies where the search placed it. */
export interface TreeNode {
  /** Among the placements at its depth, from 1: so it is known which node it is. */
  nth: Count;
  tile: number;
  turn: number;
}

/** A search that is watched, at its start. */
export interface Watching {
  handle: number;
  /** The cells, as they are filled. */
  order: number[];
  choice: Choice;
  /** Whose tile has its turn fixed, or -1. */
  fixedCell: number;
  /** Which has its turn fixed, or -1. */
  fixedTile: number;
}

/** Where to wind it: to so many of something, or to the next or the previous one. */
export interface Wind {
  of: "events" | "placements" | "dead-ends" | "solutions";
  /** Of which cell, in the order in which they are filled, or -1 for all. */
  depth: number;
  way: "to" | "next" | "previous";
  /** How many, for "to". */
  count: number;
}

/** A moment of a search, as a link has it. */
export interface Moment {
  /** Of the last event. */
  number: number;
  mode: Mode;
  switches: Switches;
}

/** A moment of a search, the lists in the order of the cells. */
export interface Watched {
  /** Whether it is where it was to be wound to, or at the end; if not, it goes on from here. */
  there: boolean;
  /** How many were to be counted there. */
  target: Count;
  /** Of the last event; 0 at the start. */
  number: Count;
  /** That of the last one of all; null until it is known. */
  end: Count | null;
  event: WatchedEvent | null;
  /** With the tile that was tried, where that does not fit. */
  board: Board;
  state: BoardState;
  /** Empty where they are not counted. */
  tries: Count[];
  placements: Count[];
  deadEnds: Count[];
  /** Boards without conflict. */
  full: Count;
  /** That is filled next, or -1 where the board is full. */
  cell: number;
  /** The tiles that were tried there, with nothing left to try. */
  tried: number[];
  /** Those that can still be tried there. */
  left: number[];
}

/** One step of a search. */
export interface WatchedEvent {
  kind: "try" | "place" | "dead-end" | "lift" | "solution";
  /** Which cell it is, in the order in which they are filled. */
  depth: number;
  cell: number;
  /** -1 for a dead end and a solution. */
  tile: number;
  turn: number;
  /** Why a tile that was tried does not fit: the first side on which it does not. */
  why: { code: "seam" | "rim" | "inside"; side: number; edge: string; other: string } | null;
}
