// What happens to the tiles, in words for those who hear it. Knows no DOM.

import { caption, cellFacts, cellName } from "./describing.js";
import { resultWords } from "./finishing.js";
import { TABLE } from "./game.js";
import { helpWords } from "./hintwords.js";

/** @import {Game} from "./game.js" */
/** @import {Speech} from "./speech.js" */
/** @import {State} from "./store.js" */

/**
 * What the last move did, what help has told, or which tile was selected; null when nothing has changed.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 * @returns {string | null}
 */
export function newsOfPlay(before, state, speech) {
  const { game, puzzle, hand } = state;
  if (!game || !before.game || !puzzle || before.puzzle !== puzzle) return null;
  if (state.whole && state.whole !== before.whole) return `${speech.say("finish")} ${resultWords(state, speech)}`;
  if (state.passed && state.passed !== before.passed) return speech.say(state.passed.copied ? "copied" : "finish.hand");
  if (state.misread && state.misread !== before.misread) return misreadWords(state, speech);
  if (game.places === before.game.places) {
    const told = state.help === before.help ? "" : helpWords(state, speech);
    if (told && told !== helpWords(before, speech)) return told;
    if (hand === before.hand) return null;
    return hand < 0 ? "" : speech.say("news.taken", { n: hand + 1 });
  }
  return [newsOfMove(before, before.game, state, speech), helpWords(state, speech)].filter(Boolean).join(" ");
}

/**
 * What a move did: of the tiles that it moved, the one that is or was selected is told
 * of, else one that lies on a cell now.
 * @param {Pick<State, "hand">} before
 * @param {Game} from
 * @param {State} state
 * @param {Speech} speech
 */
function newsOfMove(before, from, state, speech) {
  const { game, puzzle, drawing, hand } = state;
  if (!game || !puzzle || !drawing) return "";
  const moved = [...game.places.keys()].filter((tile) => String(game.places[tile]) !== String(from.places[tile]));
  if (moved.length === 0) return "";
  if (moved.length > 2) return caption(state, speech);
  const laid = moved.filter((tile) => game.places[tile][0] !== TABLE);
  const tile = [hand, before.hand].find((tile) => laid.includes(tile)) ?? laid[0] ?? moved[0];
  const [cell] = game.places[tile];
  if (cell === TABLE && from.places[tile][0] === TABLE) return speech.say("news.turned", { n: tile + 1 });
  if (cell === TABLE) return `${speech.say("news.lifted", { n: tile + 1 })} ${caption(state, speech)}`;
  return `${cellName(cellFacts(state, puzzle, drawing)[cell], puzzle, drawing, speech)}. ${caption(state, speech)}`;
}

/**
 * What cannot be read of the moves that were typed, "" while all can.
 * @param {Pick<State, "misread">} state
 * @param {Speech} speech
 */
export function misreadWords({ misread }, speech) {
  return misread ? speech.say(`misread.${misread.code}`, { text: misread.text }) : "";
}
