// The shapes that cross between JavaScript and Go. Each has a Go struct of the same name in wasm/api; golden files in
// wasm/testdata hold the two together. Numbers are 0-based; counts beyond 2^53 are decimal strings.

import type { ArrangementMethods } from "./arrangements.d.ts";
import type { ArticleMethods } from "./articles.d.ts";
import type { CodeMethods } from "./code.d.ts";
import type { Change, Entered, EntryFacts } from "./entered.d.ts";
import type { ExperimentMethods } from "./experiment.d.ts";
import type { HintMethods } from "./hints.d.ts";
import type { Look } from "./look.d.ts";
import type { MakeMethods } from "./make.d.ts";
import type { By, PartMethods } from "./parts.d.ts";
import type { TextbookMethods } from "./textbook.d.ts";
import type { Moment, WatchMethods } from "./watch.d.ts";

export type * from "./arrangements.d.ts";
export type * from "./articles.d.ts";
export type * from "./code.d.ts";
export type * from "./entered.d.ts";
export type * from "./experiment.d.ts";
export type * from "./hints.d.ts";
export type * from "./look.d.ts";
export type * from "./make.d.ts";
export type * from "./parts.d.ts";
export type * from "./textbook.d.ts";
export type * from "./watch.d.ts";

/** An error: a code, its arguments, and where it is (0-based). Never prose. */
export interface Fault {
  code: string;
  args: Record<string, string | number>;
  at: Record<string, number>;
}

/** A number up to 2^53, a decimal string above. */
export type Count = number | string;

export type Seat = [cell: number, side: number];

/** The tile on a cell and its turn, or null. */
export type Laid = [tile: number, turn: number] | null;

/** One entry per cell, in reading order. */
export type Board = Laid[];

/** The answer of edgewise.solve, which reads a puzzle in any notation and searches it in one call. */
export interface Solved {
  /** "stopped": the search ended after ten million placements, and the counts cover only what it had searched by then. */
  status: "complete" | "stopped";
  arrangements: Count;
  pictures: Count;
  solutions: Count;
  nodes: Count;
  /** One per solution, at most a hundred. */
  boards: Board[];
  /** A proof that there is no solution, in which case nothing was searched; usually empty. */
  why: Reason[];
}

/** The methods of Go: parameters and result of each. */
export interface Methods extends ArrangementMethods, ArticleMethods, CodeMethods, ExperimentMethods, HintMethods, MakeMethods, PartMethods, TextbookMethods, WatchMethods {
  /**
   * Reads a link, a text file, or the text of another program or a person, who may say the order of the sides ("trbl"), whether
   * tiles may turn, and the puzzle (on) that the text may solve. With art it draws the puzzle, too, as draw does.
   */
  open: { params: OpenParams; result: Opened };
  /** Reads like open, in slices for a long text: begins with handle 0, like mend, and continues with the handle alone. */
  read: { params: Partial<OpenParams> & { handle?: number; budget: number }; result: Thought & { opened?: Opened } };
  /**
   * Writes the puzzle, with a board or a moment of a search if given: "link", "qr" (the link as a code), "svg", "board" (in
   * letters), or any notation; a fault if the notation cannot carry it. Links lead to page; a picture is headed by the title,
   * else by the name.
   */
  write: { params: { puzzle: string; format: string; board?: Board; page?: string; art?: string; title?: string; watch?: Moment }; result: Written };
  /** The facts of an entry, after a change if one is given. An invalid entry or an unknown change is a fault. */
  enter: { params: { entered: Entered } & (Change | { change?: undefined }); result: EntryFacts };
  /** All that the page needs to draw a puzzle; open gives it, too. Art "" is the puzzle's own. */
  draw: { params: { puzzle: string; art?: string }; result: Drawing };
  /** All tiles on paper, to be cut out: an SVG per page, each back behind its front. Width is a tile's, in mm. */
  cut: { params: { puzzle: string; art?: string; paper: string; width: number; backs: boolean }; result: { pages: string[] } };
  /** A complete picture for a thumbnail: the board, or loose tiles without one; with cover, a picture in the shape of the grid, with its frame. */
  picture: { params: { puzzle: string; art?: string; board?: Board; cover?: boolean }; result: { svg: string } };
  /** What a board shows: matched seams, conflicts, score. */
  board: { params: { puzzle: string; board: Board }; result: BoardState };
  /** The published puzzles, the first one first. */
  gallery: { params: Record<string, never>; result: { entries: GalleryEntry[] } };
  /** The published puzzles that this one is, if any, and its text for the gallery. */
  identify: { params: { puzzle: string }; result: Identified };
  /** The published puzzles that have the tiles entered so far. The text may be unfinished; only tiles that can be read count. */
  containing: { params: { text: string }; result: { candidates: Possible[] } };
  /** The puzzle with every tile of the board as a clue, as a link's hash; and why it has no solution, if that is known. */
  fixed: { params: { puzzle: string; board: Board }; result: { link: string; why: Reason[] } };
  /** The expected work of the fast search, or with raw of the textbook search, from a probe of this many placements; 500,000 take about 50 ms. */
  estimate: { params: { puzzle: string; raw?: boolean; visits: number }; result: Estimate };
  /**
   * Starts a search and returns its handle: the whole search, or the part in saved that a job handed out. With program, Go never
   * hands it to written code, so that its own speed can be measured.
   */
  start: { params: { puzzle: string; mode: Mode; keep: number; saved?: string; program?: boolean }; result: { handle: number } };
  /** Continues for at most budget nodes (plain mode: tries); written code may make a few more. */
  step: { params: { handle: number; budget: number }; result: Report };
  /** Writes down a search, a job or a hunt: what it has found and what is left. */
  save: { params: { handle: number }; result: { saved: string } };
  /** The boards that a search or a job keeps, one per solution, from the given index on. */
  boards: { params: { handle: number; from: number }; result: { boards: Board[] } };
  /** Forgets what a handle stands for: a search, a job, a hunt, or a call in slices such as a hint. */
  drop: { params: { handle: number }; result: Record<string, never> };
  /**
   * Begins a hunt for the best board of a puzzle that nobody can finish, from a seed (a decimal number of 64 bits) and a board if
   * there is one; or continues a saved one.
   */
  hunt: { params: { puzzle: string; board?: Board; seed?: string; saved?: string }; result: { handle: number; state: HuntState } };
  /** Continues a hunt for about this many placements. */
  seek: { params: { handle: number; budget: number }; result: HuntState };
  /**
   * Looks for the single slip that left a puzzle without a solution: begins with handle 0, continues with the handle it returned,
   * and makes about budget placements a call. Once done Go forgets the handle; drop it to stop earlier.
   */
  mend: { params: { puzzle: string; handle?: number; budget: number; tell?: boolean }; result: Mended };
  /** Looks in the same way for the published puzzles that differ from this one by a single slip. */
  near: { params: { puzzle: string; handle?: number; budget: number; tell?: boolean }; result: Mended };
  /** Rates the difficulty of a puzzle in slices, like mend; the budget counts comparisons. */
  rate: { params: { puzzle: string; handle?: number; budget: number }; result: Rating };
}

export interface OpenParams {
  text: string;
  order?: string;
  turns?: boolean;
  on?: string;
  art?: string;
}

/** The state of a call in slices. Once done is true, Go has forgotten the handle. */
export interface Thought {
  handle: number;
  done: boolean;
}

/** From the easiest to the hardest; "" when unknown. */
export type Difficulty = "" | "gentle" | "easy" | "moderate" | "tricky" | "hard" | "fiendish";

/** The difficulty of a puzzle, unknown until done. */
export interface Rating extends Thought {
  /** The average number of tries of the textbook search until its first full board; null when unknown, or when there is none. */
  effort: number | null;
  /** A power of ten that the effort exceeds, if nothing more is known; else null. */
  effortAbove: number | null;
  /** The standard error as a share of the effort; 0 when exact, and when there is no full board; null when unknown. */
  error: number | null;
  difficulty: Difficulty;
}

/** A puzzle as a text, and what the format has no place for. */
export interface Written {
  text: string;
  lost: Fault[];
}

/** The repairs found so far, the likeliest first; at most 400, and none before done unless tell is set. found counts all. */
export interface Mended extends Thought {
  repairs: Repair[];
  found: number;
  /** Whether every slip was tried to its end. */
  complete: boolean;
}

/** One slip, and the repaired puzzle as a link's hash with its facts. */
export interface Repair {
  code: string;
  args: Record<string, string | number | number[]>;
  link: string;
  /** The name of the published puzzle that the repaired one is, or "". */
  known: string;
  /** The maker of that published puzzle, or "", and its year, or 0. */
  by: string;
  year: number;
  /** The number of solutions; at least this many, unless exact. */
  solutions: Count;
  exact: boolean;
  /** Whether the repair makes heads and tails come out even, which they did not before. */
  balanced: boolean;
  /** The sides that the repair changes, and what the real tile shows there if the repair is right. */
  changes: { tile: number; side: number; edge: string }[];
  /** How likely the repair is, relative to the others. */
  weight: number;
}

export type Mode = "fast" | "plain" | "raw";

/** The answer to a text: a puzzle, or the problem and what can be kept. */
export interface Opened {
  puzzle?: Puzzle;
  drawing?: Drawing;
  /** The board that the text carries, if any. */
  board?: Board;
  /** The moment of a search that the text carries, if any. */
  watch?: Moment;
  /** Harmless oddities, such as an unknown key. */
  notes: Fault[];
  /** Set instead of puzzle when the text cannot be read. */
  problem?: Fault;
  /** Beside problem: the complete tiles that arrived. */
  kept?: Kept;
  /** Set when the text is not in our own notation. */
  foreign?: Foreign;
  /** Set instead of puzzle when the text is a list of tiles that a person should check first. */
  look?: Look;
}

/** The format of the text, and the published puzzle whose pictures it was given, or "". */
export interface Foreign {
  format: string;
  /** The assumed order of the sides: t, r, b, l, each once. */
  order: string;
  /** The possible orders, the assumed one first. */
  orders: string[];
  like: string;
}

export interface Kept {
  grid: string;
  /** How many tiles the grid needs. */
  expected: number;
  /** The complete tiles, one word each. */
  tiles: string[];
  name: string;
  /** Everything that arrived, as a text file for a person to repair: unreadable parts stand there unchanged. */
  text: string;
  /** The kept tiles, loose, as one SVG document. */
  svg: string;
  /** Whether the text is a link in which only sides are missing, so that the Tiles tab can complete it. */
  begun: boolean;
}

export interface Puzzle {
  /** The puzzle in canonical notation, without board and without "#": its identity. */
  id: string;
  name: string;
  by: string;
  grid: Grid;
  /** One word per tile, clockwise from the top. */
  tiles: string[];
  /** Groups of two or more tiles that look alike under the allowed turns and can change places; clues are left out. */
  copies: number[][];
  edges: Record<string, EdgeMeaning>;
  motifs: Motif[];
  /** The names of the two halves; empty strings mean head and tail. */
  halves: [string, string];
  framed: boolean;
  frame: string;
  mayTurn: boolean;
  clues: { cell: number; tile: number; turn: number }[];
  /** How many turns of the whole board count as one solution: 4, 2 or 1 on squares. Each leaves the cell of every clue looking the same. */
  boardTurns: number;
  /** The smallest of these turns: where it carries each cell, and how many steps each tile turns with it; null if there is none. */
  boardTurn: { to: number[]; by: number } | null;
  /** For each edge on a tile: the one edge that it mates with, or "", and whether it may lie on the rim and inside. */
  beside: Record<string, { mate: string; rim: boolean; inside: boolean }>;
  /** The motif set that the text names, "" when none. */
  art: string;
  /** A proof that there is no solution; usually empty. */
  why: Reason[];
}

/** Why there is no solution: like a fault, but its arguments may be lists. */
export interface Reason {
  code: string;
  args: Record<string, string | number | string[] | number[]>;
  at: Record<string, number>;
}

export interface Grid {
  name: string;
  sides: number;
  cells: { row: number; column: number; beyond: (Seat | null)[] }[];
}

export interface Motif {
  /** The edge that names the motif; for a cut motif its head. */
  head: string;
  /** The other half, "" when the motif is not cut. */
  tail: string;
  /** The name that somebody gave the motif, "" when none. */
  name: string;
  /** The emoji, or other sign, that the motif is drawn with if no set is asked for. */
  emoji?: string;
  /** The text of a person's own drawing, in place of an emoji. */
  sketch?: string;
}

export interface EdgeMeaning {
  /** Index into motifs, or -1 for the frame's edge and for "-". */
  motif: number;
  /** Which half the edge shows, "" when the motif is not cut. */
  half: "head" | "tail" | "";
}

/** Lengths in units: a cell's pitch is 100. Angles in degrees, clockwise. */
export interface Drawing {
  /**
   * An SVG document. For every tile N and every edge E its defs hold:
   * shadow-N, tile-N and over-N (the parts that overlap other tiles), which turn with the tile; mark, which turns too;
   * number-N and letter-E, which stay upright; bridge-E and conflict, which lie on seams;
   * empty and clue, which lie on cells; flat-N and flat-E for very small tiles.
   */
  symbols: string;
  /** The motif set that is really used. */
  art: string;
  viewBox: [x: number, y: number, width: number, height: number];
  /** Where the symbols of a cell go: translate(x, y) rotate(angle). Letters: per side of the cell, from its centre. */
  cells: { x: number; y: number; angle: number; letters: [x: number, y: number][] }[];
  /** The frame of a seam as seen from side a: put bridge-E there, E being the edge that a shows, or conflict. */
  seams: { a: Seat; b: Seat; x: number; y: number; angle: number }[];
  /** The degrees of one turn of a tile. */
  turn: number;
  /** How far below its tile a shadow lies. */
  sink: number;
  /** The outline of a cell about its centre, for hit areas and focus rings: an SVG path. */
  outline: string;
  /** The outline of a tile's card about its centre. */
  card: string;
}

export interface BoardState {
  /** Indices into the drawing's seams. */
  matched: number[];
  conflicts: number[];
  misframed: Seat[];
  score: number;
  seams: number;
  filled: number;
  solved: boolean;
}

export interface GalleryEntry {
  id: string;
  /** "published": made to be solved by people; "framed": a board to try solvers on; "open": one that nobody has ever completed. */
  kind: "published" | "framed" | "open";
  name: string;
  by: string;
  /** The year of publication, 0 when unknown. */
  year: number;
  /** Who described the puzzle, and under which title. */
  author: string;
  source: string;
  /** The ID of the first entry that is the same puzzle, "" if this entry is the first. */
  same: string;
  /** The puzzle as a link's hash. */
  link: string;
  grid: string;
  tiles: number;
  /** As published or counted since, 0 when unknown. */
  solutions: number;
  /** The difficulty, as in a Rating. */
  effort: number | null;
  effortAbove: number | null;
  difficulty: Difficulty;
  /** The best board that Edgewise has found: its matching seams, and the seconds that one core took for it. */
  best: { score: number; seams: number; seconds: number } | null;
}

/** A published puzzle that equals this one up to renaming, halves, order, turns and mirroring. */
export interface Known {
  entry: GalleryEntry;
  /** The edge of this puzzle for each edge of the entry. */
  edges: Record<string, string>;
  /** Whether this puzzle's tiles are the mirror images of the published ones. */
  mirrored: boolean;
}

export interface Identified {
  matches: Known[];
  /** The published puzzle whose clues are exactly this puzzle's tiles, all its other tiles being blank. */
  completed: GalleryEntry | null;
  /** The puzzle as a text for the gallery. */
  entry: string;
}

/** A published puzzle that has the tiles entered so far. */
export interface Possible extends Known {
  /** The names of the other entries that are the same puzzle. */
  fellows: string[];
  /** The missing tiles, in the edges of those entered. */
  rest: string[];
  /** Whether only these tiles can be missing. */
  sure: boolean;
}

/** The state of a search. */
export interface Report {
  done: boolean;
  nodes: Count;
  /** Only in plain mode. */
  tries?: Count;
  arrangements: Count;
  pictures: Count;
  solutions: Count;
  /** The solutions by the number of pictures that each has. */
  sizes: { pictures: number; solutions: Count }[];
  /** In how many ways the copies can change places: arrangements = pictures × swaps. */
  swaps: Count;
  /** Nodes and dead ends per depth, one entry per cell. */
  depths: Count[];
  deadEnds: Count[];
  /** The order in which the search fills the cells. */
  order: number[];
  choice: Choice;
  kept: number;
  /** Who runs a search that was handed to written code; absent before that. */
  by?: By;
}

/** The order of a search and why it was taken. */
export interface Choice {
  order: string;
  reason: "asked" | "usual" | "smallest" | "resumed";
  /** The orders that were probed, the smallest first; empty if none were compared. */
  compared: { order: string; nodes: Log | null }[];
}

/** A decimal logarithm, for numbers of any size; null is that of 0. */
export type Log = number;

export interface Estimate {
  nodes: Log | null;
  /** The standard error as a share of the nodes; null while nothing is known of it. */
  error: number | null;
  solutions: Log | null;
  choice: Choice;
}

/** The state of a hunt for the best board. */
export interface HuntState {
  /** Whether nothing better can be found: every seam matches, or it is proved that no board has fewer breaks. */
  over: boolean;
  score: number;
  seams: number;
  /** The best board so far, always full. */
  board: Board;
  /** The cells whose tiles stay. They hold clues: the page turns locked tiles into clues. */
  fixed: number[];
  /** The numbers of the seams that do not match. */
  conflicts: number[];
  /** How many tiles have such a seam. */
  conflicted: number;
  stage: "proving" | "piloting" | "racing";
  placements: Count;
  /** Per depth, how often the hunt reached it. */
  reached: Count[];
  /** Per depth, the fewest breaks there; -1 if never reached. */
  fewest: number[];
}
