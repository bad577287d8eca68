// The card at the finish, in the place of the tray, which is empty then, and what its
// buttons do.

import { make, setText } from "../base/dom.js";
import { copies } from "../base/export.js";
import { published } from "../engine/gallery.js";
import { nameOf } from "../speech/titles.js";
import { openText } from "../table/open.js";
import { isFinished, nextPuzzle, resultLine, resultWords, solvedBy } from "./finish.js";
import { playAgain } from "./tiles.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/**
 * Makes the card inside root, which also holds what it takes the place of.
 * @param {HTMLElement} root
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeFinishCard(root) {
  const result = make("p", { class: "result-line", "data-part": "finish-result" });
  const line = make("textarea", { "data-part": "finish-line", "data-label": "finish-line", rows: 3, readonly: true, hidden: true });
  const card = make(
    "div",
    { class: "finish", "data-part": "finish", hidden: true },
    make("h2", { "data-say": "finish" }),
    result,
    line,
    make(
      "div",
      { class: "actions" },
      make("button", { type: "button", class: "primary", "data-action": "next-puzzle", "data-say": "finish.next" }),
      make("button", { type: "button", "data-action": "share-result", "data-say": "finish.share" }),
      make("button", { type: "button", "data-action": "play-again", "data-say": "finish.again" }),
    ),
  );
  root.append(card);

  return (state, speech) => {
    const finished = isFinished(state);
    root.classList.toggle("finished", finished);
    card.hidden = !finished;
    if (!finished) return;
    const passed = state.play.passed?.game === state.table.game ? state.play.passed : null;
    setText(result, passed ? speech.say(passed.copied ? "copied" : "finish.hand") : resultWords(state.table, speech));
    const before = line.hidden;
    line.hidden = passed?.copied !== false;
    line.value = passed?.line ?? "";
    if (before && !line.hidden) line.select();
  };
}

/**
 * What the buttons at the finish do.
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>}
 */
export function finishActions(app) {
  return {
    "next-puzzle": () => {
      const { table: { puzzle }, keep: { mine } } = app.store.state;
      const link = puzzle?.id ?? "";
      return openText(app, published(app.solver).then((entries) => nextPuzzle(entries, link, solvedBy(mine, "link"))?.link ?? link));
    },
    "share-result": () => shareResult(app),
    "play-again": () => playAgain(app),
  };
}

/**
 * Hands the result to the system's own share sheet; where there is none, copies it.
 * @param {App} app
 */
async function shareResult({ store, speech, address }) {
  const { puzzle } = store.state.table;
  if (!puzzle) return;
  const text = resultLine(nameOf(puzzle, speech), store.state.table, speech);
  const url = `${address.page()}#${puzzle.id}`;
  if (typeof navigator.share === "function") {
    // Closing the sheet without sending counts as a failure; it is none.
    await navigator.share({ text, url }).catch(() => {});
    return;
  }
  const line = `${text}\n${url}`;
  const copied = await copies(line);
  store.change((state) => void (state.play.passed = { line, copied, game: state.table.game }));
}
