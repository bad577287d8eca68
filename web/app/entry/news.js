// Announces what happens to the tiles that are being entered, for screen readers.

import { candidatesWords } from "./candidate-cards.js";
import { isFinished } from "./entry.js";
import { isOf } from "./facts.js";
import { cursorWords, lastWords } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/**
 * Announces the last side, the tile that follows, and published puzzles that the tiles may become; null when nothing has
 * changed.
 * @param {Pick<State, "entry">} before
 * @param {State} state
 * @param {Speech} speech
 */
export function newsOfEntry(before, state, speech) {
  const { draft: { now, past }, answer } = state.entry;
  const { now: then } = before.entry.draft;
  const likely = candidatesWords(state, speech);
  const looks = likely !== candidatesWords(before, speech) ? likely : "";
  const { carrying } = state.entry;
  if (now === then && carrying !== before.entry.carrying) return carrying ? speech.say("enter.carrying") : "";
  // A picture that is new here has its name from Go, which answers a little later: then its side is told.
  const isNamed = (/** @type {State["entry"]} */ { answer, draft }) => !answer || now.tiles.flat().every((edge) => edge === null || answer.facts.edges[edge]) || isOf(answer, draft);
  if (!isNamed(state.entry)) return null;
  const entered = (answer && lastWords(state.entry, answer.facts, speech)) || cursorWords(now, speech);
  if (now === then && isNamed(before.entry)) return looks ? [looks, isFinished(now) ? "" : cursorWords(now, speech)].filter(Boolean).join(" ") : null;
  const last = now === then ? past.at(-1) : then;
  const done = isFinished(now) && !(last && isFinished(last)) ? speech.say("enter.done") : "";
  return [entered, done, looks].filter(Boolean).join(" ");
}
