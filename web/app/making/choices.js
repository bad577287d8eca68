// The choices for a new puzzle: board, difficulty and pictures. All are in sight, so each choice is one
// tap. Difficulties that a board does not have are greyed, and a line says what the choice makes.

import { makeChoice } from "../base/choice.js";
import { make, setText } from "../base/dom.js";
import { DIFFICULTIES } from "../speech/difficulty.js";
import { gridName } from "../speech/titles.js";
import { gotten, offered } from "./wish.js";

/** @import {Offers} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */
/** @import {Chosen} from "./wish.js" */

/** A tile that stands for its set when drawn, by the number of motifs of the new puzzle. @type {Record<number, string>} */
const SAMPLES = { 2: "AbaB", 3: "AbCa", 4: "AbCd" };

/** @typedef {{ roots: HTMLElement[], read: () => Chosen }} Choices */

/** @param {App} app @param {Speech} speech @param {Offers} offers @param {Chosen} first @returns {Choices} */
export function makeChoices({ solver }, speech, offers, first) {
  let chosen = first;
  const choose = (/** @type {Partial<Chosen>} */ change) => {
    const before = chosen;
    chosen = offered(offers, { ...chosen, ...change });
    if (chosen.grid !== before.grid) difficulties.offer(DIFFICULTIES, chosen.difficulty, difficultiesOf(chosen.grid));
    const other = chosen.grid !== before.grid && chosen.difficulty !== before.difficulty;
    tell(other ? before.difficulty : "");
  };
  const difficultiesOf = (/** @type {string} */ grid) => offers.grids.find((offer) => offer.grid === grid)?.difficulties ?? [];
  const framed = (/** @type {string} */ grid) => offers.grids.find((offer) => offer.grid === grid)?.framed.every(Boolean);
  const gridWords = (/** @type {string} */ grid) => (framed(grid) ? speech.say("making.framed", { grid: gridName(grid, speech) }) : gridName(grid, speech));
  const grids = makeChoice("making-grid", speech.say("making.board"), gridWords, (grid) => choose({ grid }));
  const difficulties = makeChoice("making-difficulty", speech.say("difficulty.any"), (word) => speech.say(`difficulty.${word}`), (difficulty) =>
    choose({ difficulty: /** @type {Chosen["difficulty"]} */ (difficulty) }),
  );
  const arts = makeChoice("making-art", speech.say("names.art"), (set) => speech.say(`art.${set}`), (art) => choose({ art }));
  grids.offer(offers.grids.map(({ grid }) => grid), first.grid);
  difficulties.offer(DIFFICULTIES, first.difficulty, difficultiesOf(first.grid));
  arts.offer(offers.arts, first.art);
  const note = make("p", { class: "help", role: "status", "data-part": "making-note" });
  const gets = make("p", { class: "help", "data-part": "making-gets" });
  difficulties.root.append(note, gets);
  /** How many motifs the present samples have. */
  let sampled = 0;
  /** Says what the choice makes, and which difficulty was replaced, "" for none. */
  const tell = (/** @type {string} */ instead) => {
    const word = (/** @type {string} */ difficulty) => speech.begin(speech.say(`difficulty.${difficulty}`));
    const lacks = DIFFICULTIES.length > difficultiesOf(chosen.grid).length ? speech.say("making.greyed") : "";
    setText(note, instead ? speech.say("making.instead", { difficulty: word(instead), other: word(chosen.difficulty) }) : lacks);
    const { motifs, framed } = gotten(offers, chosen);
    setText(gets, speech.say(framed ? "making.gets.framed" : "making.gets.open", { n: motifs }));
    if (motifs === sampled) return;
    sampled = motifs;
    for (const set of offers.arts) {
      // If the picture fails to load, the name is enough.
      solver.call("picture", { puzzle: `grid=1x1&tiles=${SAMPLES[motifs]}`, art: set }).then(({ svg }) => sampled === motifs && arts.picture(set, svg), () => undefined);
    }
  };
  tell("");
  return { roots: [grids.root, difficulties.root, arts.root], read: () => chosen };
}
