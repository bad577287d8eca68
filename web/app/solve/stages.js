// The stages of a search, and which event leads from one to which.
//
//                  begin           hire           hire
//           idle --------> alone --------> many <-------- idle
//                            |              |
//                            +------+-------+---- nothing --> idle
//                                   |
//        +---------------+----------+------+----------------------+
//        | stop          | pause           | complete             | cancelled: its time is up,
//        v     stop      v                 v                      | or its workers are lost
//     stopping <----- pausing          counting                   |
//      |  |             |  |               | counted, stop         |
//      |  |   complete  |  |               v                       |
//      |  +-------------+--|------------> done <---+               |
//      |                   |                       | complete,     |
//      | cancelled         | cancelled             | a moment late |
//      v        stop       v                       |               |
//     stopped <--------- paused                    |               |
//      ^  |                |                       |               |
//      |  +----------------+-----------------------+               |
//      +-----------------------------------------------------------+
//
// While stopping or pausing, the workers have a moment to hand over what they found; if there is
// nothing, the search is idle again. A result that comes later still counts while the search is on
// show. Three events only bring facts: update while it searches, count while the textbook search is
// counted, and repairs once the verdict is complete. A search that is neither the app's running one
// nor on show is idle, whatever stage it had: nothing that still comes from it is shown or stored.

/** @typedef {"idle" | "alone" | "many" | "stopping" | "pausing" | "counting" | "done" | "paused" | "stopped"} Stage */
/** @typedef {"begin" | "hire" | "update" | "stop" | "pause" | "complete" | "cancelled" | "nothing" | "count" | "counted" | "repairs"} SearchEvent */

/** The events that can happen in each stage, and where they lead. @type {Record<Stage, Partial<Record<SearchEvent, Stage>>>} */
const STAGES = {
  /** Not on show. */
  idle: { begin: "alone", hire: "many" },
  /** One worker searches. */
  alone: { update: "alone", hire: "many", stop: "stopping", pause: "pausing", complete: "counting", cancelled: "stopped", nothing: "idle" },
  /** All helpers search. */
  many: { update: "many", stop: "stopping", pause: "pausing", complete: "counting", cancelled: "stopped", nothing: "idle" },
  stopping: { update: "stopping", complete: "done", cancelled: "stopped", nothing: "idle" },
  pausing: { update: "pausing", stop: "stopping", complete: "done", cancelled: "paused", nothing: "idle" },
  /** The verdict stands while the textbook search runs, or its placements are counted. */
  counting: { count: "counting", repairs: "counting", counted: "done", stop: "done" },
  done: { repairs: "done" },
  paused: { stop: "stopped", cancelled: "paused", complete: "done" },
  stopped: { cancelled: "stopped", complete: "done" },
};

/** Reports whether the event can happen in the stage. @param {Stage} stage @param {SearchEvent} event */
export const happens = (stage, event) => event in STAGES[stage];

/** The stage after the event; the same one if the event cannot happen in it. @param {Stage} stage @param {SearchEvent} event */
export const next = (stage, event) => STAGES[stage][event] ?? stage;

/** Reports whether a search has no result yet. @param {{ stage: Stage } | null | undefined} search @returns {search is { stage: "alone" | "many" | "stopping" | "pausing" }} */
export const isSearching = (search) => ["alone", "many", "stopping", "pausing"].includes(search?.stage ?? "idle");

/** Reports whether every possibility was searched. @param {{ stage: Stage } | null | undefined} search */
export const isComplete = (search) => search?.stage === "counting" || search?.stage === "done";
