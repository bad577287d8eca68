// Offers a hunt next to a search that is too long or found no solution, and offers to resume a
// stored one. The hunt's panel takes the place of the search's.

import { make, part, setText } from "../base/dom.js";
import { boardOf, isClue, isLocked } from "../game/game.js";
import { isOver, isSolution } from "../keep/hunted.js";
import { isHopeless } from "../solve/rating.js";
import { isAgainstFrame } from "../speech/reasons.js";
import { ownBoard } from "../table/layers.js";
import { makeGiven, showPanel, pausedWords } from "./panel.js";
import { droppedHunts, givenHunts, keptHunt } from "./standing.js";

/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Hunted} from "../keep/hunted.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** @param {HTMLElement} root the table's panel @returns {(state: State, speech: Speech) => void} */
export function makeBest(root) {
  const button = (/** @type {string} */ action, name = "") => make("button", { type: "button", class: name, "data-action": action });
  const words = make("p", { "data-part": "hunt-offer-words" });
  const begin = button("best", "primary");
  const mine = button("best-mine");
  const around = button("best-around");
  const on = button("best-on", "primary");
  const show = button("best-show");
  const leave = button("best-aside");
  const aside = makeGiven();
  const offer = make("section", { class: "unfinished", "data-part": "hunt-offer" }, words, make("div", { class: "actions" }, begin, on, show, mine, around, leave), aside.root);
  const place = make("section", { class: "hunt", "data-part": "hunt", hidden: true });
  const layer = make("button", { type: "button", "data-action": "layer-best", "data-say": "layer.best", "aria-pressed": false, hidden: true });
  root.append(place);
  part("tools").querySelector(".layers")?.append(layer);
  return (state, speech) => {
    const { page: { tab }, table, best: { hunt }, solve: { search, foreseen } } = state;
    place.hidden = tab !== "solve" || hunt === null;
    if (hunt && !place.hidden) showPanel(place, state, speech);
    const [kept, given, dropped] = [keptHunt(state), givenHunts(state), droppedHunts(state)];
    const unsolvable = search?.verdict && !search.verdict.cancelled && !search.fromBoard && search.verdict.report.solutions === 0;
    // A slip in the tiles is likelier than a puzzle without a solution: wait for the repairs, so
    // that nothing moves under a press when they come.
    offer.hidden = !table.puzzle || !(kept || given.length > 0 || dropped.length > 0 || (unsolvable && search.mended) || isHopeless(foreseen));
    if (offer.hidden) return;
    const searching = !part("searching", root).hidden;
    const before = part(!part("intro", root).hidden ? "foreseen" : searching ? "searching-calm" : "mended", root);
    if (offer.previousElementSibling !== before) before.after(offer);
    const own = ownBoard(table);
    const laid = own !== null;
    const room = leavesRoom(table);
    const fresh = kept === null;
    const possible = !table.puzzle?.why.some(isAgainstFrame);
    const calls = !searching && !search?.repairs.length;
    const full = own !== null && !own.includes(null);
    begin.classList.toggle("primary", calls && !full);
    mine.classList.toggle("primary", calls && fresh && full);
    const over = kept !== null && isOver(kept);
    // A hunt that Go could not read has to start anew before it can be shown.
    const seen = kept !== null && kept.saved.length > 0;
    on.classList.toggle("primary", calls);
    show.classList.toggle("primary", calls && over);
    const buttons = /** @type {const} */ ([[begin, "best.open", fresh && possible], [on, over ? "best.show" : "resume", !fresh && !(over && seen)], [show, "best.show", seen && !searching], [mine, "best.mine", laid && possible], [around, "best.around", room && possible], [leave, "best.aside", !fresh]]);
    for (const [one, says, there] of buttons) {
      one.hidden = !there;
      setText(one, speech.say(says));
    }
    aside.show(given, dropped, speech);
    setText(words, kept ? leftWords(kept, table.puzzle, speech) : possible ? whatWords(laid, room, speech) : speech.say("fault.best-frame"));
  };
}

/** Says what the stored hunt has found. @param {Hunted} kept @param {Puzzle | null} puzzle @param {Speech} speech */
function leftWords(kept, puzzle, speech) {
  const says = !isOver(kept) || isSolution(kept) ? "best.left" : kept.id === puzzle?.id ? "best.left.proved" : "best.left.proved.staying";
  return speech.say(says, pausedWords(kept, speech));
}

/**
 * Says what a hunt would do.
 * @param {boolean} laid whether tiles are on the person's own board
 * @param {boolean} room whether those can stay with empty cells left
 * @param {Speech} speech
 */
function whatWords(laid, room, speech) {
  return [speech.say(laid ? "best.what.mine" : "best.what"), room ? speech.say("best.what.around") : ""].filter(Boolean).join(" ");
}

/** Reports whether the board has empty cells, and tiles that are neither locked nor clues. @param {Pick<State["table"], "puzzle" | "game">} table */
function leavesRoom({ puzzle, game }) {
  if (!puzzle || !game) return false;
  const board = boardOf(game);
  return board.includes(null) && board.some((laid) => laid && !isLocked(game, laid[0]) && !isClue(puzzle, laid[0]));
}
