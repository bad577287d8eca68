// The card at the finish, in the place of the tray, which is empty then, and what its
// buttons do. Who had the solution laid finds another puzzle there, or their own board.

import { fitRows, make, part, setText } from "../base/dom.js";
import { nextDay } from "../days/next.js";
import { beforeLaying } from "../game/laying.js";
import { dayOf } from "../speech/days.js";
import { isMade } from "../speech/titles.js";
import { play } from "../table/move.js";
import { factWords, factsOf, givenWords, howWords, isFinished, isOwn } from "./finish.js";
import { nextWords, openNext } from "./next.js";
import { moveOf, replayOf, watchReplay } from "./replay.js";
import { sharingActions } from "./share-ways.js";
import { playAgain } from "./tiles.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** So many lines of what is to be copied by hand are in sight at most. */
const LINES = 4;

/**
 * Makes the card inside root, which also holds what it takes the place of.
 * @param {HTMLElement} root
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeFinishCard(root) {
  const praise = make("span", { "data-say": "finish.praise" });
  const how = make("span", { class: "how" });
  const sentence = make("h2", { "data-part": "finish-sentence" }, praise, " ", how);
  const told = make("p", { class: "result-line", "data-part": "finish-told" });
  const line = make("textarea", { "data-part": "finish-line", "data-label": "finish-line", readonly: true, hidden: true });
  const button = (/** @type {string} */ action, /** @type {string} */ say) => make("button", { type: "button", "data-action": action, "data-say": say });
  const next = make("button", { type: "button", class: "primary", "data-action": "next-puzzle", "data-part": "finish-next" });
  // Both of its names lie in one place, so that it is as wide as the longer one.
  const watch = make("button", { type: "button", class: "watch", "data-action": "watch-replay" }, make("span", { "data-say": "replay" }), make("span", { "data-say": "replay.stop" }));
  const share = button("share-result", "finish.share");
  const back = button("back-to-board", "answer.back");
  const again = make("div", { class: "actions" }, watch, button("play-again", "finish.again"));
  const card = make("div", { class: "finish", "data-part": "finish", hidden: true }, sentence, told, make("div", { class: "actions" }, next, share, back), again, line);
  root.append(card);

  return (state, speech) => {
    const finished = isFinished(state);
    const before = card.hidden;
    card.hidden = !finished;
    if (!finished) return;
    const own = isOwn(state);
    for (const one of [praise, told, share, again]) one.hidden = !own;
    back.hidden = own;
    card.classList.toggle("given", !own);
    setText(how, own ? howWords(state.table, speech) : givenWords(state, speech));
    const today = dayOf(new Date());
    // Who made this one makes another.
    const made = !own || isMade(state.table.puzzle?.name ?? "");
    next.dataset.action = made ? "new-puzzle" : "next-puzzle";
    setText(next, made ? speech.say("new-puzzle") : nextWords(nextDay(state.days.results, today), today, speech));
    watch.classList.toggle("watched", replayOf(state) !== null);
    setText(told, lineUnder(state, today, speech));
    showLine(line, state);
    // Whoever was on the board would see the focus as a ring on the picture.
    if (before && !own && part("board").contains(document.activeElement)) next.focus({ preventScroll: true });
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
  if (replay) return speech.say("replay.move", moveOf(replay));
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
  if (!before || !byHand) return;
  fitRows(field, LINES);
  field.select();
  field.scrollIntoView({ block: "nearest" });
}

/**
 * What became of the result that was shared; "" when there is nothing to say.
 * @param {Pick<State, "play" | "table">} state
 * @param {Speech} speech
 */
export function toldWords({ play: { passed }, table: { game } }, speech) {
  if (!passed || passed.game !== game || passed.outcome.way === "sent") return "";
  const { way, failed } = passed.outcome;
  const told = passed.line.includes("\n") ? "finish.told" : "finish.told.link";
  return [...(failed ? [speech.say("finish.told.failed")] : []), speech.say(`${told}.${way}`)].join(" ");
}

/**
 * What the buttons at the finish do.
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>}
 */
export function finishActions(app) {
  return {
    "next-puzzle": () => openNext(app),
    ...sharingActions(app),
    "back-to-board": () => takeBack(app),
    "watch-replay": () => {
      watchReplay(app);
      // Who has come down to the button sees the board again.
      part("board").scrollIntoView({ block: "nearest" });
    },
    "play-again": () => playAgain(app),
  };
}

/**
 * Brings the board back as it was before the solution was laid.
 * @param {App} app
 */
function takeBack(app) {
  const { game } = app.store.state.table;
  if (game) play(app, beforeLaying(game));
}
