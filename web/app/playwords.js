// What happens to the tiles, in words for those who hear it. Knows no DOM.

import { caption, cellNames } from "./describing.js";
import { resultWords } from "./finishing.js";
import { TABLE } from "./game.js";

/** @import {Speech} from "./speech.js" */
/** @import {State} from "./store.js" */

/**
 * What the last move did, or which tile was selected; null when neither has changed.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 * @returns {string | null}
 */
export function newsOfPlay(before, state, speech) {
  const { game, puzzle, drawing, hand } = state;
  if (!game || !before.game || !puzzle || !drawing || before.puzzle !== puzzle) return null;
  if (state.whole && state.whole !== before.whole) return `${speech.say("finish")} ${resultWords(state, speech)}`;
  if (state.passed && state.passed !== before.passed) return speech.say(state.passed.copied ? "copied" : "finish.hand");
  if (game.places === before.game.places) {
    if (hand === before.hand) return null;
    return hand < 0 ? "" : speech.say("news.taken", { n: hand + 1 });
  }
  const moved = [...game.places.keys()].filter((tile) => String(game.places[tile]) !== String(before.game?.places[tile]));
  const [tile] = moved;
  if (moved.length > 2) return caption(state, speech);
  const [cell] = game.places[moved.includes(hand) ? hand : tile];
  if (cell === TABLE) return `${speech.say("news.lifted", { n: tile + 1 })} ${caption(state, speech)}`;
  return `${cellNames(state, puzzle, drawing, speech)[cell]}. ${caption(state, speech)}`;
}
