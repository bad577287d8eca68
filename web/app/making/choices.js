// What can be chosen of a new puzzle: its board, how hard it is, and its pictures. All of it
// is in sight, so that a choice is one tap.

import { make } from "../base/dom.js";
import { thumbnail } from "../base/images.js";
import { gridName } from "../speech/titles.js";
import { offered } from "./wish.js";

/** @import {Offers} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */
/** @import {Chosen} from "./wish.js" */

/** One tile, whose drawing stands for its set. */
const SAMPLE = "grid=1x1&tiles=AbCd";

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
    if (chosen.grid !== before.grid) difficulties.offer(difficultiesOf(chosen.grid), chosen.difficulty);
  };
  const difficultiesOf = (/** @type {string} */ grid) => offers.grids.find((offer) => offer.grid === grid)?.difficulties ?? [];
  const grids = makeChoice("grid", speech.say("making.board"), (grid) => gridName(grid, speech), (grid) => choose({ grid }));
  const difficulties = makeChoice("difficulty", speech.say("difficulty.any"), (word) => speech.say(`difficulty.${word}`), (difficulty) =>
    choose({ difficulty: /** @type {Chosen["difficulty"]} */ (difficulty) }),
  );
  const arts = makeChoice("art", speech.say("names.art"), (set) => speech.say(`art.${set}`), (art) => choose({ art }));
  grids.offer(offers.grids.map(({ grid }) => grid), first.grid);
  difficulties.offer(difficultiesOf(first.grid), first.difficulty);
  arts.offer(offers.arts, first.art);
  for (const set of offers.arts) {
    // Its name is enough where the picture does not come.
    solver.call("picture", { puzzle: SAMPLE, art: set }).then(({ svg }) => arts.picture(set, svg), () => undefined);
  }
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
    /** @type {(values: string[], chosen: string) => void} */
    offer: (values, chosen) => {
      const option = (/** @type {string} */ value) =>
        make("label", { class: "option" }, make("input", { type: "radio", name: `making-${name}`, value, checked: value === chosen }), make("span", {}, say(value)));
      list.replaceChildren(...values.map(option));
    },
    /** @type {(value: string, svg: string) => void} */
    picture: (value, svg) => list.querySelector(`[value="${value}"]`)?.after(thumbnail(svg, "sample")),
  };
}
