// Home: today's puzzle with the one thing to do, and below it everything else. It is drawn before
// there is a solver; what arrives later fills places that are reserved for it.

import { part, setParts, setText } from "../base/dom.js";
import { dayPuzzle } from "../days/puzzle.js";
import { dayTitle } from "../speech/titles.js";
import { makeCalendar } from "./calendar.js";
import { makeGoOn } from "./go-on.js";
import { Symbols, makeTodaysPicture } from "./picture.js";
import { makeWays } from "./ways.js";
import { offer, ratedWords, ruleWords, todaysResult } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {DayPuzzle} from "../days/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** @param {App} app @param {HTMLElement} root */
export function makeHome(app, root) {
  const again = () => show(app.store.state, app.speech);
  const symbols = new Symbols(root, again);
  const calendar = makeCalendar(app, part("calendar", root), symbols, again);
  const showPicture = makeTodaysPicture(app, part("home-picture", root), symbols);
  const goOn = makeGoOn(app, part("home-go-on", root), again);
  const showWays = makeWays(part("ways", root));
  /** The puzzle that was asked for last, once it has arrived. @type {DayPuzzle | null} */
  let found = null;
  /** The day that was asked for, and whether its puzzle failed to load. */
  let [asked, lost] = ["", false];
  const ask = (/** @type {string} */ today) => {
    [asked, lost] = [today, false];
    const take = (/** @type {DayPuzzle} */ puzzle) => {
      if (asked === today) found = puzzle;
      again();
    };
    // Home works without it; pressing the button reports what is wrong.
    dayPuzzle(app, today).then(take, () => void (lost ||= asked === today));
  };
  // Retries what failed to load.
  const askAgain = () => {
    if (document.hidden) return;
    if (lost) asked = "";
    symbols.askAgain();
    goOn.askAgain();
    calendar.askAgain();
    again();
  };
  addEventListener("online", askAgain);
  document.addEventListener("visibilitychange", askAgain);

  const show = (/** @type {State} */ state, /** @type {Speech} */ speech) => {
    const { page, home } = state;
    if (!page.home) return;
    if (asked !== home.today) ask(home.today);
    const today = found?.day === home.today ? found : null;
    const result = todaysResult(state);
    root.dataset.read = String(home.read);
    setText(part("home-day", root), dayTitle(home.today, speech, home.today));
    setParts(part("home-rated", root), ratedWords(state, today, speech) || "\u00a0");
    const rule = part("home-rule", root);
    setText(rule, ruleWords(state, speech));
    // The button to continue takes the place of the rule.
    rule.hidden = goOn.show(state, today, speech);
    showOffer(root, offer(state, today, speech));
    showPicture(state, today, result);
    showWays(state.entry.draft, speech);
    calendar.show(state, speech);
  };
  return show;
}

/**
 * The main button. When all days are solved it leads to the published puzzles, which then need no
 * second button.
 * @param {HTMLElement} root
 * @param {ReturnType<typeof offer>} offered
 */
function showOffer(root, { day, opening, words }) {
  const button = part("home-play", root);
  root.dataset.done = String(day === null);
  button.dataset.action = day ? "play-day" : "puzzles";
  button.dataset.day = day ?? "";
  button.setAttribute("aria-busy", String(opening));
  setText(button, words);
}
