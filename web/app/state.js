// The one mutable store of the page. Actions change its state; views read it
// after the event "change". Nothing else is shared between modules.

import { newDraft } from "./entry/drafts.js";
import { defaultSettings } from "./keep/settings.js";
import { Stopwatch } from "./table/stopwatch.js";

/**
 * @import {Board, Drawing, Fault, Identified, JobState, Kept, Outcome, Puzzle, Reason, Repair, Report} from "../types.d.ts"
 * @import {Draft} from "./entry/drafts.js"
 * @import {Easel} from "./entry/actions.js"
 * @import {Foreseen} from "./solve/estimate.js"
 * @import {ForeignText, Reading} from "./table/open.js"
 * @import {Answered} from "./play/lay-solution.js"
 * @import {Passed} from "./play/finish-card.js"
 * @import {Game, Place} from "./game/game.js"
 * @import {Help} from "./hints/ladder.js"
 * @import {Facts} from "./entry/facts.js"
 * @import {Likely} from "./entry/candidates.js"
 * @import {Marks} from "./table/marks.js"
 * @import {Misread} from "./play/typed-moves.js"
 * @import {Aside} from "./keep/aside.js"
 * @import {Mine, Unfinished} from "./keep/record.js"
 * @import {Rated} from "./library/difficulty.js"
 * @import {Settings} from "./keep/settings.js"
 */

/**
 * One search, from Solve to its verdict.
 * @typedef {object} Search
 * @property {"running" | "paused" | "done" | "stopped"} phase
 * @property {Report | null} progress of the fast search, while it runs
 * @property {number} began when it began, on the clock of performance.now
 * @property {Outcome | null} fast
 * @property {Outcome | null} plain the textbook search, once it came to an end by itself
 * @property {boolean} trying whether the textbook search is under way
 * @property {Long | null} long set once many workers search
 * @property {number | null} ends when it stops by itself, on the same clock
 * @property {Reason[]} why proofs that what is searched has no solution
 * @property {Repair[]} repairs the slips that explain why there is no solution, or part the puzzle from a published one; the likeliest first
 * @property {boolean} mended whether they were looked for to the end
 * @property {string} id what is searched, in canonical notation
 * @property {boolean} fromBoard whether what lay on the person's board stays where it is
 */

/**
 * Where a long search stands.
 * @typedef {object} Long
 * @property {JobState} state
 * @property {number} helpers how many workers search
 * @property {number} rate placements per second
 * @property {number | null} left seconds, null while nobody can tell
 * @property {number} elapsed milliseconds
 * @property {string} saved what it would go on from if all workers were lost now
 * @property {number | null} interrupted how far it was where it went on after a worker was lost
 */

/**
 * Which solution is looked at, and how much of it.
 * @typedef {object} Shown
 * @property {number} index among the boards that the search kept
 * @property {number[]} cells those revealed, in the order they were
 */

/** @typedef {"tiles" | "board" | "solution" | "search"} Layer */

/** @typedef {"play" | "solve" | "tiles"} Tab */

/**
 * A text that could not be read.
 * @typedef {object} Broken
 * @property {Fault} problem
 * @property {Kept} [kept]
 */

/**
 * A puzzle that was read and waits for the person's word.
 * @typedef {object} Waiting
 * @property {Reading} reading
 * @property {boolean} replaces whether its board takes the place of another board of the same puzzle
 */

/**
 * @typedef {object} State
 * @property {"starting" | "ready" | "failed"} phase of the worker
 * @property {boolean} slow whether it has been starting for so long that a person may want to load it again
 * @property {Puzzle | null} puzzle
 * @property {string} link the puzzle as a link's hash
 * @property {Drawing | null} drawing
 * @property {Layer} layer what the board shows but on the Play tab
 * @property {Game | null} game how the person has played the puzzle
 * @property {Board | null} board the person's own board; null while nothing but clues lies on it
 * @property {number} hand the tile that is selected, or -1
 * @property {Place[] | null} whole where all tiles lay when a move made the board whole, as long as the page is open
 * @property {boolean | null} finished whether the person has finished the puzzle, as the board was when Go last told of it; null before that
 * @property {Passed | null} passed the result that was shared last
 * @property {Answered | null} answered what became of the wish to have a solution laid, until the next move
 * @property {Misread | null} misread typed moves that were not made
 * @property {Help | null} help what was told of the board as it lies; null while nobody asked
 * @property {Search | null} search
 * @property {(Identified & { copied?: boolean }) | null} known as what the puzzle was published, null until it was looked up; and whether that could be copied
 * @property {string} unmended the link of the puzzle before a slip was mended, "" when none was
 * @property {Rated | null} rated how hard the puzzle is
 * @property {Foreseen | null} foreseen how long a search of the puzzle will take
 * @property {Unfinished | null} unfinished a search of the puzzle that was left
 * @property {Shown} shown
 * @property {Marks | null} marks seams and conflicts of the layer shown, as far as Go has told of it
 * @property {Broken | null} broken the last text that could not be read
 * @property {ForeignText | null} foreign the text of another notation that the puzzle was read from
 * @property {Fault[]} notes what was odd about the last text but did no harm
 * @property {Waiting | null} waiting what would put a board in progress out of sight
 * @property {boolean} offline
 * @property {boolean} updated whether a newer version of the page is ready
 * @property {Tab} tab
 * @property {Draft} draft the tiles that are being entered, and all their earlier and later values
 * @property {Likely | null} likely the published puzzles that they may become
 * @property {Facts | null} facts what Go has told of the tiles that are being entered
 * @property {boolean} carrying whether the tile at hand is to change places with another
 * @property {Easel | null} easel what Go drew for them
 * @property {Mine[]} mine My puzzles, the one opened last first
 * @property {Aside[]} aside what is kept and cannot be read
 * @property {Mine | Aside | null} forgotten what was last taken out of them
 * @property {"kept" | "denied" | "full"} keeping whether this browser keeps them
 * @property {boolean} clears whether it may clear them away after some idle days
 * @property {boolean} asideTold whether the person knows of what cannot be read
 * @property {boolean} keepingTold whether the person knows that it does not
 * @property {Settings} settings
 * @property {Stopwatch} watch measures the time since the last move
 * @property {Map<string, Promise<string>>} days the puzzles of those days that were asked for, as links
 */

/** @returns {State} */
export function initialState() {
  return {
    phase: "starting",
    slow: false,
    puzzle: null,
    link: "",
    drawing: null,
    layer: "tiles",
    game: null,
    board: null,
    hand: -1,
    whole: null,
    finished: null,
    passed: null,
    answered: null,
    misread: null,
    help: null,
    search: null,
    known: null,
    unmended: "",
    rated: null,
    foreseen: null,
    unfinished: null,
    shown: { index: 0, cells: [] },
    marks: null,
    broken: null,
    foreign: null,
    notes: [],
    waiting: null,
    offline: false,
    updated: false,
    tab: "play",
    draft: newDraft(),
    likely: null,
    facts: null,
    carrying: false,
    easel: null,
    mine: [],
    aside: [],
    forgotten: null,
    keeping: "kept",
    clears: false,
    asideTold: false,
    keepingTold: false,
    settings: defaultSettings(),
    watch: new Stopwatch(() => performance.now()),
    days: new Map(),
  };
}

/** The state with its event. Only actions call change. */
export class Store extends EventTarget {
  /** @param {State} state */
  constructor(state) {
    super();
    /** @readonly */
    this.state = state;
  }

  /** @param {(state: State) => void} how */
  change(how) {
    how(this.state);
    this.dispatchEvent(new Event("change"));
  }
}
