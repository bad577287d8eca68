// The way to go on with what was begun, in the place of the rule: who comes back to
// something knows it. So nothing moves, whenever it is known what there is.

import { make, setText } from "../base/dom.js";
import { published } from "../engine/gallery.js";
import { covers } from "../library/covers.js";
import { continueWords, unfinished } from "./continue.js";
import { way } from "./ways.js";

/** @import {DayPuzzle} from "../days/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/**
 * The button that goes on.
 * @typedef {object} GoOn
 * @property {(state: State, today: DayPuzzle | null, speech: Speech) => boolean} show whether there is something to go on with
 * @property {() => void} askAgain asks again for what did not come
 */

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {() => void} again is told when more is known
 * @returns {GoOn}
 */
export function makeGoOn(app, root, again) {
  const [name, progress] = [make("span"), make("span")];
  const button = way("continue", make("span", { class: "cover" }), make("b", { "data-say": "home.continue" }), make("small", {}, name, progress));
  button.hidden = true;
  root.append(button);
  const watch = covers(app, null);
  let shown = "";
  /** The links of the puzzles that anybody can choose, once Go has told them. @type {Set<string> | null} */
  let links = null;
  let asked = false;
  let lost = false;
  const ask = () => {
    [asked, lost] = [true, false];
    const take = (/** @type {{ link: string }[]} */ entries) => {
      links = new Set(entries.map(({ link }) => link));
      again();
    };
    published(app.solver).then(take, () => void (lost = true));
  };
  const show = (/** @type {State} */ { home, keep }, /** @type {DayPuzzle | null} */ today, /** @type {Speech} */ speech) => {
    if (!asked) ask();
    const entry = unfinished(keep.mine, links, home.today, today);
    button.hidden = !entry;
    if (!entry) return false;
    const [called, done] = home.opening === entry.id ? [speech.say("home.opening"), ""] : continueWords(entry, speech);
    setText(name, called);
    setText(progress, done);
    button.dataset.id = entry.id;
    const wanted = JSON.stringify([entry.link, entry.board]);
    if (shown === wanted) return true;
    shown = wanted;
    button.querySelector(".cover")?.replaceChildren();
    watch(button, entry.link, entry.board);
    return true;
  };
  return { show, askAgain: () => void (asked &&= !lost) };
}
