// The actions on the whole board and those that give the answer away: folded beside the board, or in a
// sheet where there is no room. Both show the same list element, which moves into the sheet while that is
// open. Giving the answer away asks first, once per puzzle; the consent is kept with the puzzle.

import { closeDialogs, dialog, openDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { TABLE, alike, isClue, isLocked, placesAtFirst } from "../game/game.js";
import { SMALL, isHopeless } from "../known/estimate.js";
import { isAgainstFrame } from "../speech/reasons.js";
import { ownBoard } from "../table/layers.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

const BOARD = ["turn-board", "lock", "restart", "as-it-came", "enter"];
const ANSWERS = ["reasoning", "solve", "lay-solution", "best-mine"];
/** Labels that these actions share with other places. @type {Record<string, string>} */
const SAYS = { enter: "enter", "best-mine": "best.mine" };

/** The button that is pressed again after a Yes. @type {WeakMap<HTMLDialogElement, HTMLElement>} */
const asking = new WeakMap();

/** @param {HTMLElement} root @returns {(state: State, speech: Speech) => void} */
export function makeMore(root) {
  const button = (/** @type {string} */ action) => make("button", { type: "button", "data-action": action, "data-say": SAYS[action] ?? `play.${action}` });
  const board = new Map(BOARD.map((action) => [action, button(action)]));
  const answers = ANSWERS.map(button);
  const [best] = answers.slice(-1);
  const list = make("div", { class: "deeds", "data-part": "deeds" }, make("div", { class: "actions" }, ...board.values()), make("div", { class: "actions" }, ...answers));
  const fold = make("details", { class: "fold", "data-part": "fold" }, make("summary", { "data-say": "play.more" }), list);
  const sheet = makeSheet();
  root.append(fold);
  const question = makeQuestion();
  document.body.append(sheet, question);
  sheet.addEventListener("close", () => fold.append(list));
  fold.addEventListener("toggle", () => fold.open && list.scrollIntoView({ block: "nearest" }));
  question.addEventListener("close", () => asking.delete(question));

  let [asked, unknown] = [false, false];
  list.addEventListener(
    "click",
    (event) => {
      const chosen = event.target instanceof Element ? event.target.closest("button") : null;
      if (!chosen || chosen.ariaDisabled === "true") return;
      if (asked || chosen === asking.get(question) || !answers.includes(chosen) || (unknown && chosen === best)) return sheet.close();
      event.stopPropagation();
      asking.set(question, chosen);
      openDialog("give-away");
    },
    true,
  );

  return (state, speech) => {
    const { table: { puzzle, game }, play: { hand }, keep: { mine }, solve: { foreseen } } = state;
    if (!puzzle || !game) return;
    // The best board gives nothing away if the puzzle has no solution or none can be found.
    unknown = puzzle.why.length > 0 || isHopeless(foreseen);
    asked = game.given.length > 0 || mine.some(({ id, revealed }) => id === puzzle.id && revealed);
    const show = (/** @type {string} */ action, /** @type {boolean} */ there, allowed = true) => {
      const shown = /** @type {HTMLButtonElement} */ (board.get(action));
      shown.hidden = !there;
      shown.ariaDisabled = String(!allowed);
      return shown;
    };
    const first = placesAtFirst(game);
    best.hidden = puzzle.grid.cells.length <= SMALL || !ownBoard(state.table) || puzzle.why.some(isAgainstFrame);
    show("turn-board", puzzle.boardTurns > 1);
    const locks = show("lock", true, hand >= 0 && game.places[hand][0] !== TABLE && !isClue(puzzle, hand));
    setText(locks, speech.say(hand >= 0 && isLocked(game, hand) ? "play.unlock" : "play.lock"));
    show("restart", true, game.places.some(([cell, , locked]) => cell !== TABLE && !locked));
    show("as-it-came", first.some(([cell], tile) => cell !== TABLE && !isClue(puzzle, tile)), !alike(first, game.places));
  };
}

function makeSheet() {
  const header = make("header", {}, make("h2", { id: "deeds-title", "data-say": "play.more" }), make("button", { type: "button", class: "quiet", "data-action": "close", "data-say": "close" }));
  return make("dialog", { class: "sheet small", "data-dialog": "deeds", "aria-labelledby": "deeds-title" }, header);
}

function makeQuestion() {
  const yes = make("button", { type: "button", "data-action": "give-away", "data-say": "give-away.yes" });
  const no = make("button", { type: "button", class: "primary", "data-action": "close", "data-say": "give-away.no" });
  return make("dialog", { class: "ask", "data-dialog": "give-away", "aria-labelledby": "give-away-text" }, make("p", { id: "give-away-text", "data-say": "give-away" }), make("div", { class: "actions" }, no, yes));
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export const moreActions = ({ store, keeper }) => ({
  deeds: () => {
    dialog("deeds").append(/** @type {HTMLElement} */ (document.querySelector('[data-part="deeds"]')));
    openDialog("deeds");
  },
  "give-away": () => {
    const { puzzle } = store.state.table;
    if (puzzle) keeper.change({ id: puzzle.id, revealed: true });
    closeDialogs();
    asking.get(dialog("give-away"))?.click();
  },
});
