// The button that continues a begun puzzle, or yesterday's while a row depends on it. It takes the
// place of the rule, which a returning person knows, so that nothing moves when it appears.

import { make, setParts, setText, setTitleText } from "../base/dom.js";
import { dayPuzzle } from "../days/puzzle.js";
import { publishedLinks } from "../engine/solver.js";
import { covers } from "../library/covers.js";
import { dayTitle, titleLanguage } from "../speech/titles.js";
import { continueWords, unfinished, savedUntilNoon, todaysResult } from "./words.js";
import { way } from "./ways.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {DayPuzzle} from "../days/state.d.ts" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** What the button says, shows and does. @typedef {{ action: string, id: string, title: string, words: [string, string], link: string, board: Board | null }} Going */

/**
 * @typedef {object} GoOn
 * @property {(state: State, today: DayPuzzle | null, speech: Speech) => boolean} show returns whether there is something to continue
 * @property {() => void} askAgain retries what failed to load
 */

/** @param {App} app @param {HTMLElement} root @param {() => void} again is called when more is known @returns {GoOn} */
export function makeGoOn(app, root, again) {
  const [title, name, progress] = [make("b"), make("span"), make("span")];
  const button = way("continue", make("span", { class: "cover" }), title, make("small", {}, name, progress));
  button.hidden = true;
  root.append(button);
  const watch = covers(app, null);
  let shown = "";
  /** The links of the published puzzles, once Go has answered. @type {Set<string> | null} */
  let links = null;
  let asked = false;
  let lost = false;
  const ask = () => {
    [asked, lost] = [true, false];
    const take = (/** @type {Set<string>} */ told) => {
      links = told;
      again();
    };
    publishedLinks(app.solver).then(take, () => void (lost = true));
  };
  /** Yesterday's puzzle, if it was asked for and has arrived. @type {DayPuzzle | null} */
  let yesterdays = null;
  let askedFor = "";
  const askFor = (/** @type {string} */ day) => {
    askedFor = day;
    // If it fails, the button works without a picture.
    const arrive = (/** @type {DayPuzzle} */ puzzle) => {
      if (askedFor !== day) return;
      yesterdays = puzzle;
      again();
    };
    dayPuzzle(app, day).then(arrive, () => void (askedFor = ""));
  };
  /** @type {(day: string, state: State, speech: Speech) => Going} */
  const yesterday = (day, { home, keep }, speech) => {
    if (askedFor !== day) askFor(day);
    const link = yesterdays?.day === day ? yesterdays.link : "";
    const board = keep.mine.find((entry) => entry.link === link)?.board ?? null;
    return { action: "play-day", id: day, title: speech.begin(dayTitle(day, speech, home.today)), words: [speech.say("row.yesterday"), ""], link, board };
  };
  const show = (/** @type {State} */ state, /** @type {DayPuzzle | null} */ today, /** @type {Speech} */ speech) => {
    if (!asked) ask();
    const { home, keep } = state;
    const day = todaysResult(state) ? null : savedUntilNoon(state);
    const entry = day ? null : unfinished(keep.mine, links, home.today, today);
    button.hidden = !day && !entry;
    if (button.hidden) return false;
    const going = day ? yesterday(day, state, speech) : begun(/** @type {Mine} */ (entry), speech);
    Object.assign(button.dataset, { action: going.action, id: going.id, day: going.id });
    setText(title, going.title);
    const [called, done] = home.opening === going.id ? [speech.say("home.opening"), ""] : going.words;
    setTitleText(name, called, entry && called === going.words[0] ? titleLanguage(entry, speech) : { lang: false });
    setParts(progress, done);
    const wanted = JSON.stringify([going.link, going.board]);
    if (shown === wanted) return true;
    shown = wanted;
    button.querySelector(".cover")?.replaceChildren();
    if (going.link) watch(button, going.link, going.board);
    return true;
  };
  return { show, askAgain: () => void (asked &&= !lost) };
}

/** @param {Mine} entry @param {Speech} speech @returns {Going} */
function begun(entry, speech) {
  return { action: "continue", id: entry.id, title: speech.say("home.continue"), words: continueWords(entry, speech), link: entry.link, board: entry.board };
}
