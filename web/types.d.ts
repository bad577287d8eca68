// The shapes that cross between page, worker and Go. Each has a Go struct of the same name in wasm/api; golden files
// in wasm/testdata hold them to it. Numbers are 0-based; counts beyond 2^53 are decimal strings.

import type { ArrangementMethods } from "./arrangements.d.ts";
import type { ArticleMethods } from "./articles.d.ts";
import type { CodeMethods } from "./code.d.ts";
import type { Change, Entered, EntryFacts } from "./entered.d.ts";
import type { ExperimentMethods } from "./experiment.d.ts";
import type { HintMethods } from "./hints.d.ts";
import type { Look } from "./look.d.ts";
import type { MakeMethods } from "./make.d.ts";
import type { By, Done, PartMethods } from "./parts.d.ts";
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

/** What Go answers to every call: one of the two. */
export type Response<T> = { result: T } | { error: Fault };

/** What is wrong: a code, its arguments, and where (0-based). Never prose. */
export interface Fault {
  code: string;
  args: Record<string, string | number>;
  at: Record<string, number>;
}

/** A count: a number up to 2^53, a decimal string above. */
export type Count = number | string;

/** One side of one cell. */
export type Seat = [cell: number, side: number];

/** What lies on a cell: tile and turn, or null. */
export type Laid = [tile: number, turn: number] | null;

/** A board: what lies on each cell, in reading order. */
export type Board = Laid[];

/** What Go gives the worker: a function per method. All but solve take their parameters as JSON; each gives a Response as JSON. */
export type Edgewise = Record<keyof Methods | "solve", (text: string) => string>;

/** What edgewise.solve gives for a puzzle in any notation, all in one call. */
export interface Solved {
  /** Whether everything was searched; where ten million placements were not enough, the counts are of what was searched until then. */
  status: "complete" | "stopped";
  arrangements: Count;
  pictures: Count;
  solutions: Count;
  nodes: Count;
  /** One per solution, at most a hundred. */
  boards: Board[];
  /** What proves that there is no solution, so that nothing was searched; mostly nothing. */
  why: Reason[];
}

/** The methods of Go: parameters and result of each. */
export interface Methods extends ArrangementMethods, ArticleMethods, CodeMethods, ExperimentMethods, HintMethods, MakeMethods, PartMethods, TextbookMethods, WatchMethods {
  /**
   * Reads a link, a hash, a text file, or what another program or a person wrote: there with the sides in an order such as
   * "trbl", and with tiles that may turn or may not, if a person says so.
   */
  open: { params: OpenParams; result: Opened };
  /** Does the same for a text that may be long: begins with handle 0, like mend, and goes on with the handle alone. */
  read: { params: Partial<OpenParams> & { handle?: number; budget: number }; result: Thought & { opened?: Opened } };
  /**
   * Writes the puzzle to be passed on, with a board if given: "link", "qr" (the link as a code), "svg" (a picture), "board"
   * (in letters), or any notation. Links lead to page; a picture is headed by the title, or else by its own name. A notation that cannot carry the puzzle is a fault.
   */
  write: { params: { puzzle: string; format: string; board?: Board; page?: string; art?: string; title?: string; watch?: Moment }; result: Written };
  /** What there is to tell of tiles that are being entered, after a change if one is asked for; a value that is none is a fault. */
  enter: { params: { entered: Entered } & (Change | { change?: undefined }); result: EntryFacts };
  /** All that the page needs to draw a puzzle. */
  draw: { params: { puzzle: string; art?: string }; result: Drawing };
  /** All tiles on paper, to be cut out: a complete picture per page, each back behind its front. Width is a tile's, in mm. */
  cut: { params: { puzzle: string; art?: string; paper: string; width: number; backs: boolean }; result: { pages: string[] } };
  /** One complete picture for a thumbnail: a board, or the tiles lying loose; on a cover by the shape of the grid, with its frame. */
  picture: { params: { puzzle: string; art?: string; board?: Board; cover?: boolean }; result: { svg: string } };
  /** What a board shows: matched seams, conflicts, score. */
  board: { params: { puzzle: string; board: Board }; result: BoardState };
  /** The published puzzles, the first one first. */
  gallery: { params: Record<string, never>; result: { entries: GalleryEntry[] } };
  /** Under what name a puzzle was published, none when it is not known; and the puzzle as a text for the gallery. */
  identify: { params: { puzzle: string }; result: Identified };
  /** Which published puzzles have the tiles entered so far: those that can be read of a text that may be unfinished. */
  containing: { params: { text: string }; result: { candidates: Possible[] } };
  /** The puzzle with everything on the board fixed by clues, as a link's hash: to be solved from there, and why that cannot be. */
  fixed: { params: { puzzle: string; board: Board }; result: { link: string; why: Reason[] } };
  /** What the fast search is expected to take, or raw the textbook's, by so many placements of a probe; about 50 ms for 500,000. */
  estimate: { params: { puzzle: string; raw?: boolean; visits: number }; result: Estimate };
  /** Starts a search and keeps it under a handle: all of it, or the part that a job has handed out; by the program itself to the end, if it shall be measured. */
  start: { params: { puzzle: string; mode: Mode; keep: number; saved?: string; program?: boolean }; result: { handle: number } };
  /** Goes on for at most budget nodes (plain mode: tries), or about so many where written code makes them. */
  step: { params: { handle: number; budget: number }; result: Report };
  /** Writes a search or a job down: what it has found and what is left. */
  save: { params: { handle: number }; result: { saved: string } };
  /** The boards kept so far by a search or a job, one per solution, from the given one on. */
  boards: { params: { handle: number; from: number }; result: { boards: Board[] } };
  /** Forgets what is alive under a handle: a search, a job, or a thought such as a hint. */
  drop: { params: { handle: number }; result: Record<string, never> };
  /**
   * Begins to look for the best board of a puzzle that nobody can finish, by a seed (a decimal number of 64 bits), from a board
   * if there is one; or goes on with what was saved.
   */
  hunt: { params: { puzzle: string; board?: Board; seed?: string; saved?: string }; result: { handle: number; state: HuntState } };
  /** Goes on with it, for about so many placements. */
  seek: { params: { handle: number; budget: number }; result: HuntState };
  /**
   * Looks for the single slip that left a puzzle without a solution: begins with handle 0 or goes on with a handle, and
   * does about so many placements. What is done forgets its handle; what is given up has to be dropped.
   */
  mend: { params: { puzzle: string; handle?: number; budget: number; tell?: boolean }; result: Mended };
  /** Looks in the same way for the published puzzles that a single slip parts from a puzzle. */
  near: { params: { puzzle: string; handle?: number; budget: number; tell?: boolean }; result: Mended };
  /**
   * Works out how hard a puzzle is: begins with handle 0 or goes on with a handle, and does about so many comparisons. What
   * is done forgets its handle; what is given up has to be dropped.
   */
  rate: { params: { puzzle: string; handle?: number; budget: number }; result: Rating };
}

/** A text to be read. */
export interface OpenParams {
  text: string;
  order?: string;
  turns?: boolean;
  on?: string;
}

/** How far a method is that takes long. What is done has no handle any more. */
export interface Thought {
  handle: number;
  done: boolean;
}

/** How hard a puzzle is, from the least to the most; "" when unknown. */
export type Difficulty = "" | "gentle" | "easy" | "moderate" | "tricky" | "hard" | "fiendish";

/** How hard a puzzle is, unknown until it is done. */
export interface Rating extends Thought {
  /** The tries of the textbook search until its first full board, on average; null when unknown, or when there is none. */
  effort: number | null;
  /** What the effort exceeds, a power of ten, where that is all that is known of it; else null. */
  effortAbove: number | null;
  /** The standard error of the effort, as a share of it; 0 when exact, and when there is no full board; null when unknown. */
  error: number | null;
  difficulty: Difficulty;
}

/** A puzzle as a text, and what of it the format has no place for. */
export interface Written {
  text: string;
  lost: Fault[];
}

/** The likeliest of the repairs found so far, in this order, once all is done or they are asked for; and how many there are. */
export interface Mended extends Thought {
  repairs: Repair[];
  found: number;
  /** Whether every slip was tried to its end. */
  complete: boolean;
}

/** One slip, the puzzle without it as a link's hash, and what that one gives. */
export interface Repair {
  code: string;
  args: Record<string, string | number | number[]>;
  link: string;
  /** The name of the published puzzle that it is, or "". */
  known: string;
  /** Who made that, or "", and when, or 0. */
  by: string;
  year: number;
  /** How many solutions; at least so many, unless exact. */
  solutions: Count;
  exact: boolean;
  /** Whether heads and tails come out even again, and did not before. */
  balanced: boolean;
  /** The sides that it changes, and what the real tile shows there if it is right. */
  changes: { tile: number; side: number; edge: string }[];
  /** How likely it is, against the others. */
  weight: number;
}

export type Mode = "fast" | "plain" | "raw";

/** A text that was read: a puzzle, or what is wrong and what can be kept. */
export interface Opened {
  puzzle?: Puzzle;
  /** The position that the text carries, when it carries one. */
  board?: Board;
  /** The moment of a search that the text carries, when it carries one. */
  watch?: Moment;
  /** What was noticed but does no harm, such as an unknown key. */
  notes: Fault[];
  /** Set instead of puzzle when the text cannot be read. */
  problem?: Fault;
  /** Beside problem: the complete tiles that arrived. */
  kept?: Kept;
  /** Set when the text is not of our own notation. */
  foreign?: Foreign;
  /** Set instead of puzzle where a list of tiles was read: how, to be looked at before it is a puzzle. */
  look?: Look;
}

/** In what other notation a text was written, and the published puzzle whose pictures it was given, or "". */
export interface Foreign {
  format: string;
  /** The order of the sides that was assumed: t, r, b, l, each once. */
  order: string;
  /** Those that it could be, the assumed one first. */
  orders: string[];
  like: string;
}

export interface Kept {
  grid: string;
  /** How many tiles the grid needs. */
  expected: number;
  /** The tiles' words. */
  tiles: string[];
  name: string;
  /** All that arrived as a text file, to be mended: what does not read stands there as it came. */
  text: string;
  /** The kept tiles lying loose, as one complete SVG document. */
  svg: string;
  /** Whether it is a link to which only sides are missing: it can be entered to its end. */
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
  /** Tiles that can change places: groups of two or more that look alike under the allowed turns, clues left out. */
  copies: number[][];
  /** What every sign on a tile means. */
  edges: Record<string, EdgeMeaning>;
  motifs: Motif[];
  /** What the two halves are called; empty strings mean head and tail. */
  halves: [string, string];
  framed: boolean;
  frame: string;
  mayTurn: boolean;
  clues: { cell: number; tile: number; turn: number }[];
  /** How many turns of the whole board count as one solution: 4, 2 or 1 on squares. Only those count that leave every clue as it looks. */
  boardTurns: number;
  /** Where the least of them carries each cell, and how many steps its tile turns with it; null when there is none. */
  boardTurn: { to: number[]; by: number } | null;
  /** What may lie beside each edge that a tile has: the one edge that it mates with, or "", the rim, and other cells. */
  beside: Record<string, { mate: string; rim: boolean; inside: boolean }>;
  /** The motif set that the text names, "" when none. */
  art: string;
  /** What proves that there is no solution; mostly nothing. */
  why: Reason[];
}

/** Why there is no solution: as a fault, but its arguments may be lists. */
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
  /** The edge that names it; for a cut motif its head. */
  head: string;
  /** Its other half, "" when the motif is not cut. */
  tail: string;
  /** The name somebody gave it, "" when none. */
  name: string;
  /** The emoji, or other sign, that it is drawn with where no set is asked for. */
  emoji?: string;
  /** The text of a drawing of one's own in the place of an emoji. */
  sketch?: string;
}

export interface EdgeMeaning {
  /** Index into motifs, or -1 for the frame's edge and for "-". */
  motif: number;
  /** Which half it shows, "" when the motif is not cut. */
  half: "head" | "tail" | "";
}

/** Lengths in units: 100 are one cell's pitch. Angles in degrees, clockwise. */
export interface Drawing {
  /**
   * An SVG document whose defs hold, for every tile N and every edge E: shadow-N, tile-N and over-N (what reaches over
   * other tiles), which turn with the tile; mark, which turns too; number-N and letter-E, which stay upright; bridge-E
   * and conflict, which lie on seams; empty and clue, which lie on cells; flat-N and flat-E for very small tiles.
   */
  symbols: string;
  /** The motif set really used. */
  art: string;
  viewBox: [x: number, y: number, width: number, height: number];
  /** Where the symbols of a cell go: translate(x, y) rotate(angle). Letters: per side of the cell, from its centre. */
  cells: { x: number; y: number; angle: number; letters: [x: number, y: number][] }[];
  /** The frame of a seam as seen from side a: put bridge-E there, E being the edge that a shows, or conflict. */
  seams: { a: Seat; b: Seat; x: number; y: number; angle: number }[];
  /** Degrees of one turn. */
  turn: number;
  /** How much lower than its tile a shadow lies. */
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
  /** Made to be solved by people, a board to try solvers on, or one that nobody has ever completed. */
  kind: "published" | "framed" | "open";
  name: string;
  by: string;
  /** The year of publication, 0 when unknown. */
  year: number;
  /** Who described it, and under which title. */
  author: string;
  source: string;
  /** The ID of the first entry that is the same puzzle, "" where that is this one. */
  same: string;
  /** The puzzle as a link's hash. */
  link: string;
  grid: string;
  tiles: number;
  /** As published or counted since, 0 when unknown. */
  solutions: number;
  /** How hard it is, as in a Rating. */
  effort: number | null;
  effortAbove: number | null;
  difficulty: Difficulty;
  /** How many seams match on the best board that Edgewise has found of it, and after how many seconds of one core. */
  best: { score: number; seams: number; seconds: number } | null;
}

/** A published puzzle that a puzzle is, up to renaming, halves, order, turns and mirroring. */
export interface Known {
  entry: GalleryEntry;
  /** What the entry's edges are in the puzzle. */
  edges: Record<string, string>;
  /** Whether the puzzle's tiles are the mirror images of the published ones. */
  mirrored: boolean;
}

export interface Identified {
  matches: Known[];
  /** Whose clues its tiles are, where all the others are blank. */
  completed: GalleryEntry | null;
  /** The puzzle as a text for the gallery. */
  entry: string;
}

/** A published puzzle that has the tiles entered so far. */
export interface Possible extends Known {
  /** What the other published puzzles are called that are the same. */
  fellows: string[];
  /** The tiles that are missing, in the edges of those entered. */
  rest: string[];
  /** Whether no others could be missing. */
  sure: boolean;
}

/** Where a search stands. */
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
  /** How many ways the copies can change places: arrangements = pictures × swaps. */
  swaps: Count;
  /** Nodes and dead ends per depth, one entry per cell. */
  depths: Count[];
  deadEnds: Count[];
  /** The order in which cells are filled. */
  order: number[];
  choice: Choice;
  /** How many boards are kept. */
  kept: number;
  /** Who carries out a search that was handed to written code. */
  by?: By;
}

/** The order of a search and how it was come by. */
export interface Choice {
  order: string;
  reason: "asked" | "usual" | "smallest" | "resumed";
  /** Where orders were compared: those that were probed, the smallest first. */
  compared: { order: string; nodes: Log | null }[];
}

/** A decimal logarithm, for numbers of any size; null is that of 0. */
export type Log = number;

export interface Estimate {
  nodes: Log | null;
  /** The standard error of the nodes, as a share of them; null while it is not known at all. */
  error: number | null;
  solutions: Log | null;
  choice: Choice;
}

/** Where a look for the best board stands. */
export interface HuntState {
  /** Nothing better can be found: every seam matches, or it is proved that no board has fewer breaks. */
  over: boolean;
  score: number;
  seams: number;
  /** The best board so far. Every tile lies. */
  board: Board;
  /** The cells on it whose tiles stay: those of clues and of locked tiles. */
  fixed: number[];
  /** The numbers of the seams on it that do not match. */
  conflicts: number[];
  /** How many tiles have one of these. */
  conflicted: number;
  stage: "proving" | "piloting" | "racing";
  placements: Count;
  /** Per depth, how often it was reached. */
  reached: Count[];
  /** Per depth, the fewest breaks there; -1 where it was never reached. */
  fewest: number[];
}

// Between page and worker. Every id is answered exactly once; progress may be dropped.

export type Question =
  | { id: number; call: keyof Methods; params: unknown }
  | { id: number; run: { puzzle: string; mode: Mode; keep: number; program?: boolean } }
  | { id: number; part: { puzzle: string; keep: number; saved: string; milliseconds: number } }
  /** Goes on with a hunt for so long, or until it is over. */
  | { id: number; seek: { handle: number; milliseconds: number } }
  /** Is answered once the program can be called. */
  | { id: number; ready: true };

export type Request =
  | Question
  /** Is answered at once. */
  | { ping: true }
  | { cancel: number }
  /** The compiled program; null where it could not be had. */
  | { module: WebAssembly.Module | null };

export type Reply =
  | { id: number; result: unknown }
  | { id: number; error: Fault }
  | { id: number; progress: Report }
  | { here: true }
  | { pong: true };

/** What a run answers with in the end. */
export interface Outcome {
  report: Report;
  boards: Board[];
  /** Milliseconds of searching, without starting up. */
  milliseconds: number;
  cancelled: boolean;
  /** Where it was cancelled: what a job goes on from; else "". */
  saved: string;
  /** Who carried it out; null where that was but the program itself. */
  by?: By | null;
  /** How many placements a second so many cores made, of a search that took long enough to tell. */
  pace?: { rate: number; cores: number } | null;
}
