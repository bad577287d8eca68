// What can be chosen of a new puzzle: its board, how hard it is, and its pictures. All of it
// is in sight, so that a choice is one tap; what a board does not have is greyed, and it is
// said what one gets.

import { make, setText } from "../base/dom.js";
import { thumbnail } from "../base/images.js";
import { DIFFICULTIES } from "../speech/difficulty.js";
import { gridName } from "../speech/titles.js";
import { gotten, offered } from "./wish.js";

/** @import {Offers} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */
/** @import {Chosen} from "./wish.js" */

/** One tile, whose drawing stands for its set: by the number of motifs that one gets. @type {Record<number, string>} */
const SAMPLES = { 2: "AbaB", 3: "AbCa", 4: "AbCd" };

/**
 * @typedef {object} Choices
 * @property {HTMLElement[]} roots
 * @property {() => Chosen} read
 */

/**
 * @param {App} app
 * @param {Speech} speech
 * @param {Offers} offers
 * @param {Chosen} first
 * @returns {Choices}
 */
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
  const grids = makeChoice("grid", speech.say("making.board"), gridWords, (grid) => choose({ grid }));
  const difficulties = makeChoice("difficulty", speech.say("difficulty.any"), (word) => speech.say(`difficulty.${word}`), (difficulty) =>
    choose({ difficulty: /** @type {Chosen["difficulty"]} */ (difficulty) }),
  );
  const arts = makeChoice("art", speech.say("names.art"), (set) => speech.say(`art.${set}`), (art) => choose({ art }));
  grids.offer(offers.grids.map(({ grid }) => grid), first.grid);
  difficulties.offer(DIFFICULTIES, first.difficulty, difficultiesOf(first.grid));
  arts.offer(offers.arts, first.art);
  const note = make("p", { class: "help", role: "status", "data-part": "making-note" });
  const gets = make("p", { class: "help", "data-part": "making-gets" });
  difficulties.root.append(note, gets);
  /** How many motifs the samples show. */
  let sampled = 0;
  /** Says what one gets, and which difficulty gave way to another, "" for none. */
  const tell = (/** @type {string} */ instead) => {
    const word = (/** @type {string} */ difficulty) => speech.begin(speech.say(`difficulty.${difficulty}`));
    const lacks = DIFFICULTIES.length > difficultiesOf(chosen.grid).length ? speech.say("making.greyed") : "";
    setText(note, instead ? speech.say("making.instead", { difficulty: word(instead), other: word(chosen.difficulty) }) : lacks);
    const { motifs, framed } = gotten(offers, chosen);
    setText(gets, speech.say(framed ? "making.gets.framed" : "making.gets.open", { n: motifs }));
    if (motifs === sampled) return;
    sampled = motifs;
    for (const set of offers.arts) {
      // Its name is enough where the picture does not come.
      solver.call("picture", { puzzle: `grid=1x1&tiles=${SAMPLES[motifs]}`, art: set }).then(({ svg }) => sampled === motifs && arts.picture(set, svg), () => undefined);
    }
  };
  tell("");
  return { roots: [grids.root, difficulties.root, arts.root], read: () => chosen };
}

/**
 * Some words, of which one is chosen.
 * @param {string} name
 * @param {string} legend
 * @param {(value: string) => string} say
 * @param {(value: string) => void} heard
 */
function makeChoice(name, legend, say, heard) {
  const list = make("div", { class: "options" });
  const root = make("fieldset", { "data-part": `making-${name}` }, make("legend", {}, legend), list);
  root.addEventListener("change", ({ target }) => target instanceof HTMLInputElement && heard(target.value));
  return {
    root,
    /** @type {(values: string[], chosen: string, there?: string[]) => void} where some are not there, these are greyed */
    offer: (values, chosen, there = values) => {
      const option = (/** @type {string} */ value) =>
        make("label", { class: "option" }, make("input", { type: "radio", name: `making-${name}`, value, checked: value === chosen, disabled: !there.includes(value) }), make("span", {}, say(value)));
      list.replaceChildren(...values.map(option));
    },
    /** @type {(value: string, svg: string) => void} */
    picture: (value, svg) => {
      const input = list.querySelector(`[value="${value}"]`);
      input?.parentElement?.querySelector(".sample")?.remove();
      input?.after(thumbnail(svg, "sample"));
    },
  };
}
