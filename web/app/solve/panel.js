// The Solve panel: invitation, progress, verdict. Its parts are in index.html; this view shows and
// fills them.

import { buttonOf, isNew, make, part, setText, showButtons } from "../base/dom.js";
import { makeLegend } from "../board/small.js";
import { showMatch, isUnknown, publishedWords, showUnknown } from "./recognise.js";
import { showMending } from "../mend/questions.js";
import { reasonSentence, reasonsToShow } from "../speech/reasons.js";
import { allShown, found, ownBoard, placed } from "../table/layers.js";
import { showEffort } from "./effort.js";
import { isBegun, isPast, showForeseen, showInvitation } from "./rating.js";
import { bestWords, isLasting, showSearching } from "./progress.js";
import { isComplete, isSearching } from "./stages.js";
import { allDigits, derivation, verdictWords } from "./verdict.js";

/** @import {Outcome} from "../../messages.d.ts" */
/** @import {Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Search, State} from "./state.d.ts" */

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
