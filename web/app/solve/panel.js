// The Solve panel: invitation, progress, verdict. Its parts are in index.html; this view shows and
// fills them.

import { buttonOf, isNew, make, part, setText, showButtons } from "../base/dom.js";
import { makeLegend } from "../board/small.js";
import { showMatch, isUnknown, publishedWords, showUnknown } from "./recognise.js";
import { showMending } from "../mend/questions.js";
import { isForEver, lasting } from "../speech/amounts.js";
import { reasonSentence, reasonsToShow } from "../speech/reasons.js";
import { allShown, found, ownBoard, placed } from "../table/layers.js";
import { showEffort } from "./effort.js";
import { isBegun, isHopeless, isPast } from "./rating.js";
import { bestWords, isLasting, showSearching } from "./progress.js";
import { isComplete, isSearching } from "./stages.js";
import { allDigits, derivation, verdictWords } from "./verdict.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Foreseen, Search, State} from "./state.d.ts" */

/** Show estimates longer than this, in seconds. */
const SHOWN_FROM = 10;

/** @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makePanel(root) {
  const intro = part("intro", root);
  const searching = part("searching", root);
  const result = part("result", root);

  return (state, speech) => {
    const { page: { broken, tab }, table: { puzzle }, solve: { search: last } } = state;
    const search = last && !isPast(last, state) ? last : null;
    // A hunt for the best board takes the panel.
    const entering = tab !== "solve" || state.best.hunt !== null;
    const long = search !== null && isLasting(search);
    intro.hidden = entering || Boolean(search && (search.verdict || long)) || (!puzzle && broken !== null);
    searching.hidden = entering || !long;
    result.hidden = entering || !search?.verdict || !puzzle || search.stage === "paused";
    if (intro.hidden && searching.hidden && result.hidden) return;

    if (puzzle) {
      showInvitation(intro, puzzle, speech);
      const words = publishedWords(puzzle, state.solve.published?.matches ?? [], speech);
      part("known", intro).hidden = words === "";
      setText(part("known", intro), words);
      showMatch(part("known-as", result), state, speech);
      const { drawing } = state.table;
      const legend = part("legend", root);
      if (drawing && isNew(legend, speech.language, puzzle.id, drawing.art)) legend.replaceChildren(...makeLegend(puzzle, drawing.art, speech));
    }
    const solve = /** @type {HTMLButtonElement} */ (part("solve", root));
    solve.disabled = !puzzle;
    showForeseen(intro, state, speech);
    solve.setAttribute("aria-busy", String(isSearching(search)));
    if (long) showSearching(searching, search, speech);
    if (search?.verdict && puzzle) showResult(result, state, search, puzzle, speech);
  };
}

/** @param {HTMLElement} root @param {Puzzle} puzzle @param {Speech} speech */
function showInvitation(root, puzzle, speech) {
  const tiles = puzzle.tiles.length;
  setText(part("invitation", root), speech.count("invitation", tiles, { count: speech.inWords(tiles) }));
  setText(part("task", root), taskWords(puzzle, speech));
}

/** The rules of a puzzle. @param {Puzzle} puzzle @param {Speech} speech */
export function taskWords(puzzle, speech) {
  const tiles = puzzle.tiles.length;
  const halves = puzzle.motifs.some(({ tail }) => tail !== "");
  const rules = [];
  // A single tile has no neighbours to match.
  if (tiles > 1) rules.push(speech.say(halves ? "task.halves" : "task.same"));
  if (!puzzle.mayTurn) rules.push(speech.count("task.upright", tiles));
  if (puzzle.framed) rules.push(speech.say("task.framed"));
  if (puzzle.clues.length > 0) rules.push(speech.count("task.clues", puzzle.clues.length));
  return rules.join(" ");
}

/** Shows the expected time if it is long, and the search that was left. @param {HTMLElement} root @param {State} state @param {Speech} speech */
function showForeseen(root, state, speech) {
  const { table: { puzzle }, solve: { foreseen, unfinished } } = state;
  const hopeless = isHopeless(foreseen);
  const words = foreseen && foreseen.seconds > SHOWN_FROM ? [foreseenWords(foreseen, speech)] : [];
  if (hopeless) words.push(speech.say("foreseen.exact"));
  setText(part("foreseen", root), words.join(" "));
  const solve = part("solve", root);
  // The offer of the best board comes first then.
  solve.classList.toggle("primary", !hopeless);
  solve.dataset.action = hopeless ? "solve-minute" : "solve";
  setText(solve, speech.say(hopeless ? "solve.minute" : unfinished ? "solve.anew" : "solve"));
  showButtons(root, { "solve-anyway": hopeless, "solve-mine": isBegun(state.table, null) });
  part("unfinished", root).hidden = unfinished === null;
  if (unfinished) {
    const time = speech.time(unfinished.elapsed);
    setText(part("unfinished-words", root), speech.say(unfinished.id === puzzle?.id ? "unfinished" : "unfinished.mine", { share: speech.share(unfinished.progress), time }));
  }
}

/** @param {Foreseen} foreseen @param {Speech} speech */
function foreseenWords({ seconds, cores, error }, speech) {
  if (isForEver(seconds)) return speech.say("foreseen.never");
  const takes = speech.count("foreseen", cores, { time: lasting(seconds, speech) });
  return error === null || error > 1 ? `${takes} ${speech.say("foreseen.rough")}` : takes;
}

/** @param {HTMLElement} root @param {State} state @param {Search} search @param {Puzzle} puzzle @param {Speech} speech */
function showResult(root, state, search, puzzle, speech) {
  if (!search.verdict) return;
  setText(part("verdict", root), verdictWords(search.verdict, speech, search.fromBoard));
  setText(part("derivation", root), derivation(search.verdict, puzzle, speech, search.fromBoard));
  const proved = search.verdict.report.solutions === 0 && !search.verdict.cancelled ? reasonsToShow(search.why, puzzle) : [];
  part("why", root).replaceChildren(...proved.map((reason) => make("li", {}, reasonSentence(reason, puzzle, speech))));
  showMending(root, state, search, puzzle, speech);
  const settled = search.mended || search.stage === "stopped" || search.fromBoard;
  showUnknown(part("unknown", root), state, settled && search.repairs.length === 0 && isUnknown(state), speech);
  const best = bestWords(search, speech);
  setText(part("best", root), best && `${speech.say("best.so-far")} ${best}.`);
  showDigits(part("digits", root), search.verdict, speech);
  const some = found(state).length > 0;
  const started = state.table.solutionView.cells.length > 0;
  const complete = allShown(state);
  const away = state.table.layer !== "solution";
  showButtons(root, {
    print: some,
    "show-one": some && !complete,
    "show-all": some && (!complete || away),
    put: ((some && started && !away) || state.table.layer === "search") && !isMine(state),
    "go-on": search.stage === "stopped" && search.verdict.saved !== "",
    "solve-mine": isComplete(search) && search.verdict.report.solutions !== 0 && isBegun(state.table, search.laid),
    "solve-again": search.stage === "stopped" || search.fromBoard,
  });
  buttonOf("go-on", root).classList.toggle("primary", !some);
  setText(buttonOf("solve-again", root), speech.say(search.fromBoard ? "solve.whole" : "solve.again"));
  setText(buttonOf("show-one", root), speech.say(started ? "show.more" : "show.first"));
  setText(buttonOf("show-all", root), speech.say(complete ? "show.back" : String(search.verdict.report.solutions) === "1" ? "show.it" : "show.all"));
  showEffort(part("effort", root), search, puzzle, state.solve.foreseen?.choice ?? null, speech);
}

/** Shows full counts, folded, if the verdict rounds them. @param {HTMLElement} root @param {Outcome} outcome @param {Speech} speech */
function showDigits(root, outcome, speech) {
  const counts = allDigits(outcome, speech);
  root.hidden = counts.length === 0;
  setText(part("digits-list", root), counts.map(({ name, digits }) => `${name}: ${digits}`).join("\n"));
}

/** Reports whether the person's board equals the solution on show. @param {State} state */
function isMine(state) {
  return JSON.stringify(ownBoard(state.table)) === JSON.stringify(placed(state));
}
