// The card at the finish, in place of the empty tray, and its buttons. After a solution that the page
// placed, it offers another puzzle or the way back to the person's own board.

import { fitRows, make, part, setText } from "../base/dom.js";
import { nextDay } from "../days/streak.js";
import { beforeLaying } from "../game/history.js";
import { dayOf } from "../speech/days.js";
import { isMade } from "../speech/titles.js";
import { play } from "../table/move.js";
import { factWords, factsOf, givenWords, howWords, isFinished, isOwn } from "./finish.js";
import { nextWords, openNext } from "./next.js";
import { moveOf, replayOf, watchReplay } from "./celebration.js";
import { sharingActions } from "./share-result.js";
import { playAgain } from "./tiles.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** The text to copy by hand shows at most this many lines. */
const LINES = 4;

/**
 * @param {HTMLElement} root holds the tray, too
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeFinishCard(root) {
  const praise = make("span", { "data-say": "finish.praise" });
  const how = make("span", { class: "how" });
  const sentence = make("h2", { "data-part": "finish-sentence" }, praise, " ", how);
  const resultLine = make("p", { class: "result-line", "data-part": "finish-told" });
  const line = make("textarea", { "data-part": "finish-line", "data-label": "finish-line", readonly: true, hidden: true });
  const button = (/** @type {string} */ action, /** @type {string} */ say) => make("button", { type: "button", "data-action": action, "data-say": say });
  const next = make("button", { type: "button", class: "primary", "data-action": "next-puzzle", "data-part": "finish-next" });
  // Both labels share one grid cell, so that the button is as wide as the longer one.
  const watch = make("button", { type: "button", class: "watch", "data-action": "watch-replay" }, make("span", { "data-say": "replay" }), make("span", { "data-say": "replay.stop" }));
  const share = button("share-result", "finish.share");
  const back = button("back-to-board", "answer.back");
  const again = make("div", { class: "actions" }, watch, button("play-again", "finish.again"));
  const card = make("div", { class: "finish", "data-part": "finish", hidden: true }, sentence, resultLine, make("div", { class: "actions" }, next, share, back), again, line);
  root.append(card);

  return (state, speech) => {
    const finished = isFinished(state);
    const before = card.hidden;
    card.hidden = !finished;
    if (!finished) return;
    const own = isOwn(state);
    for (const one of [praise, resultLine, share, again]) one.hidden = !own;
    back.hidden = own;
    card.classList.toggle("given", !own);
    setText(how, own ? howWords(state.table, speech) : givenWords(state, speech));
    const today = dayOf(new Date());
    // After a made puzzle, or a given solution, the button makes another puzzle.
    const made = !own || isMade(state.table.puzzle?.name ?? "");
    next.dataset.action = made ? "new-puzzle" : "next-puzzle";
    setText(next, made ? speech.say("new-puzzle") : nextWords(nextDay(state.days.results, today), today, speech));
    watch.classList.toggle("watched", replayOf(state) !== null);
    setText(resultLine, lineUnder(state, today, speech));
    showLine(line, state);
    // A focus that stayed on the board would draw a ring over the picture.
    if (before && !own && part("board").contains(document.activeElement)) next.focus({ preventScroll: true });
  };
}

/**
 * The line under the sentence: the position of a replay, else what happened to the shared result, else
 * the facts of the day.
 * @param {State} state
 * @param {string} today
 * @param {Speech} speech
 */
function lineUnder(state, today, speech) {
  const replay = replayOf(state);
  if (replay) return speech.say("replay.move", moveOf(replay));
  return sharedWords(state, speech) || factWords(factsOf(state, today), speech, today);
}

/** Shows a result that could not be copied, to be copied by hand. @param {HTMLTextAreaElement} field @param {State} state */
function showLine(field, state) {
  const { play: { shared }, table: { game } } = state;
  const byHand = shared?.game === game && ["none", "saved-only"].includes(shared?.outcome.way ?? "");
  const before = field.hidden;
  field.hidden = !byHand;
  field.value = byHand ? shared.line : "";
  if (!before || !byHand) return;
  fitRows(field, LINES);
  field.select();
  field.scrollIntoView({ block: "nearest" });
}

/** Says how the result was shared, or "". @param {Pick<State, "play" | "table">} state @param {Speech} speech */
export function sharedWords({ play: { shared }, table: { game } }, speech) {
  if (!shared || shared.game !== game || shared.outcome.way === "sent") return "";
  const { way, failed } = shared.outcome;
  const key = shared.line.includes("\n") ? "finish.told" : "finish.told.link";
  return [...(failed ? [speech.say("finish.told.failed")] : []), speech.say(`${key}.${way}`)].join(" ");
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function finishActions(app) {
  return {
    "next-puzzle": () => openNext(app),
    ...sharingActions(app),
    "back-to-board": () => takeBack(app),
    "watch-replay": () => {
      watchReplay(app);
      // The button may be below the board: scroll the board into view.
      part("board").scrollIntoView({ block: "nearest" });
    },
    "play-again": () => playAgain(app),
  };
}

/** Restores the board as it was before the page placed a solution. @param {App} app */
function takeBack(app) {
  const { game } = app.store.state.table;
  if (game) play(app, beforeLaying(game));
}
