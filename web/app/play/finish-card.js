// The card at the finish, in the place of the tray, which is empty then, and what its
// buttons do.

import { make, setText } from "../base/dom.js";
import { nextDay } from "../days/next.js";
import { dayOf } from "../speech/days.js";
import { isMade } from "../speech/titles.js";
import { factWords, factsOf, finishSentence, isFinished } from "./finish.js";
import { nextWords, openNext } from "./next.js";
import { replayOf, stepOf, watchReplay } from "./replay.js";
import { shareResult } from "./share-result.js";
import { playAgain } from "./tiles.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/**
 * Makes the card inside root, which also holds what it takes the place of.
 * @param {HTMLElement} root
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeFinishCard(root) {
  const sentence = make("h2", { "data-part": "finish-sentence" });
  const told = make("p", { class: "result-line", "data-part": "finish-told" });
  const line = make("textarea", { "data-part": "finish-line", "data-label": "finish-line", rows: 3, readonly: true, hidden: true });
  const button = (/** @type {string} */ action, /** @type {string} */ say) => make("button", { type: "button", "data-action": action, "data-say": say });
  const next = make("button", { type: "button", class: "primary", "data-action": "next-puzzle", "data-part": "finish-next" });
  // Both of its names lie in one place, so that it is as wide as the longer one.
  const watch = make("button", { type: "button", class: "watch", "data-action": "watch-replay" }, make("span", { "data-say": "replay" }), make("span", { "data-say": "replay.stop" }));
  const card = make(
    "div",
    { class: "finish", "data-part": "finish", hidden: true },
    sentence,
    told,
    line,
    make("div", { class: "actions" }, next, button("share-result", "finish.share")),
    make("div", { class: "actions" }, watch, button("play-again", "finish.again")),
    make("button", { type: "button", class: "plain", "data-action": "share-line", "data-say": "finish.share.line" }),
  );
  root.append(card);

  return (state, speech) => {
    const finished = isFinished(state);
    card.hidden = !finished;
    if (!finished) return;
    const today = dayOf(new Date());
    setText(sentence, finishSentence(state.table, speech));
    // Who made this one makes another.
    const made = isMade(state.table.puzzle?.name ?? "");
    next.dataset.action = made ? "new-puzzle" : "next-puzzle";
    setText(next, made ? speech.say("new-puzzle") : nextWords(nextDay(state.days.results, today), today, speech));
    watch.classList.toggle("watched", replayOf(state) !== null);
    setText(told, lineUnder(state, today, speech));
    showLine(line, state);
  };
}

/**
 * The line under the sentence: how far a replay has come, what became of a result that was
 * shared, else what there is to tell of the day.
 * @param {State} state
 * @param {string} today
 * @param {Speech} speech
 */
function lineUnder(state, today, speech) {
  const replay = replayOf(state);
  if (replay) return speech.say("replay.step", stepOf(replay));
  return toldWords(state, speech) || factWords(factsOf(state, today), speech, today);
}

/**
 * Shows the line that could not be copied, to be copied by hand.
 * @param {HTMLTextAreaElement} field
 * @param {State} state
 */
function showLine(field, state) {
  const { play: { passed }, table: { game } } = state;
  const byHand = passed?.game === game && ["none", "saved-only"].includes(passed?.outcome.way ?? "");
  const before = field.hidden;
  field.hidden = !byHand;
  field.value = byHand ? passed.line : "";
  if (before && byHand) field.select();
}

/**
 * What became of the result that was shared; "" when there is nothing to say.
 * @param {Pick<State, "play" | "table">} state
 * @param {Speech} speech
 */
export function toldWords({ play: { passed }, table: { game } }, speech) {
  if (!passed || passed.game !== game || passed.outcome.way === "sent") return "";
  const { way, failed } = passed.outcome;
  return [...(failed ? [speech.say("finish.told.failed")] : []), speech.say(`finish.told.${way}`)].join(" ");
}

/**
 * What the buttons at the finish do.
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>}
 */
export function finishActions(app) {
  return {
    "next-puzzle": () => openNext(app),
    "share-result": () => shareResult(app, true),
    "share-line": () => shareResult(app, false),
    "watch-replay": () => watchReplay(app),
    "play-again": () => playAgain(app),
  };
}
