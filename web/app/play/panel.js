// The Play tab: the tools under the board, and in the panel what is told, the tray,
// and what is done with the board as a whole.

import { iconButton, make, setText } from "../base/dom.js";
import { TABLE, alike, isClue, isLocked, placesAtFirst } from "../game/game.js";
import { coachWords } from "../hints/coach.js";
import { nextPress } from "../hints/ladder.js";
import { helpWords } from "../hints/words.js";
import { makeFinishCard } from "./finish-card.js";
import { isFinished } from "./finish.js";
import { makeAnswer } from "./lay-solution.js";
import { misreadWords } from "./news.js";
import { makeTray } from "./tray.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** The tools and their icons, on a grid of 24. */
const TOOLS = [
  ["undo", "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2"],
  ["redo", "M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h2"],
  ["turn-left", "M5 12a7 7 0 1 0 3-5.7M7.500 2.500v4h4"],
  ["turn-right", "M19 12a7 7 0 1 1-3-5.7M16.500 2.500v4h-4"],
  ["lock", "M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3"],
];

/** What is done with the board as a whole. */
const ACTIONS = ["solve", "lay-solution", "reasoning", "turn-board", "restart", "as-it-came", "enter"];

/**
 * Makes the parts of the Play tab, and gives the view of them.
 * @param {HTMLElement} tools
 * @param {HTMLElement} panel
 * @returns {{ tray: HTMLElement, show: (state: State, speech: Speech) => void }}
 */
export function makePlayPanel(tools, panel) {
  const icons = TOOLS.map(([action, path]) => iconButton(action, `play.${action}`, path));
  const hint = make("button", { type: "button", class: "hint", "data-action": "hint", "data-part": "hint" });
  tools.append(...icons, hint);
  const told = make("p", { class: "told", "data-part": "told" });
  const tray = make("div", { class: "tray", role: "group", "data-part": "tray", "data-label": "tray" });
  const actions = ACTIONS.map((action) => make("button", { type: "button", "data-action": action, "data-say": action === "enter" ? action : `play.${action}` }));
  const help = make("p", { id: "typing-help", class: "help", "data-part": "typing-help" });
  const typing = make(
    "form",
    { class: "typing", "data-part": "typing" },
    make("label", { for: "typed-moves", "data-say": "typing" }),
    make("input", { id: "typed-moves", "data-part": "typed-moves", type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 2000, placeholder: "7 b1 r", "aria-describedby": "typing-help" }),
    help,
  );
  const waiting = make("div", { class: "tray-room" }, told, tray);
  panel.append(waiting, make("div", { class: "actions" }, ...actions), typing);
  const [showTray, showAnswer, showFinish] = [makeTray(tray), makeAnswer(waiting), makeFinishCard(waiting)];
  // What cannot be done just now keeps the focus all the same.
  const button = (/** @type {string} */ action) => /** @type {HTMLButtonElement} */ (panel.querySelector(`[data-action="${action}"]`) ?? tools.querySelector(`[data-action="${action}"]`));

  return {
    tray,
    show(state, speech) {
      const { page: { tab }, table: { puzzle, game }, play: { hand } } = state;
      if (tab !== "play" || !puzzle || !game) return;
      showTray(state, speech);
      showAnswer(state, speech);
      showFinish(state, speech);
      for (const root of [tools, panel]) root.classList.toggle("finished", isFinished(state));
      setText(told, toldWords(state, speech));
      const press = nextPress(state);
      setText(hint, speech.say(`hint.press.${press ?? "hint"}`));
      const allow = (/** @type {string} */ action, /** @type {boolean} */ allowed) => (button(action).ariaDisabled = String(!allowed));
      allow("hint", press !== null);
      const held = hand >= 0 && !isLocked(game, hand);
      allow("undo", game.past.length > 0);
      allow("redo", game.future.length > 0);
      for (const action of ["turn-left", "turn-right"]) allow(action, held && puzzle.mayTurn);
      button("turn-board").hidden = puzzle.boardTurns < 2;
      allow("lock", hand >= 0 && game.places[hand][0] !== TABLE && !isClue(puzzle, hand));
      button("lock").setAttribute("aria-pressed", String(hand >= 0 && isLocked(game, hand)));
      const first = placesAtFirst(game);
      button("as-it-came").hidden = !first.some(([cell], tile) => cell !== TABLE && !isClue(puzzle, tile));
      allow("as-it-came", !alike(first, game.places));
      allow("restart", game.places.some(([cell, , locked]) => cell !== TABLE && !locked));
      setText(help, misreadWords(state, speech) || speech.say("typing.help"));
    },
  };
}

/**
 * The one line that says what is to be known now.
 * @param {State} state
 * @param {Speech} speech
 */
function toldWords(state, speech) {
  const { page: { settings }, hints: { help } } = state;
  const told = helpWords(state, speech);
  if (told || (help?.rung === 0 && settings.outlook)) return told;
  return coachWords(state, speech);
}
