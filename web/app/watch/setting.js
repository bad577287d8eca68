// The choice of a search: the textbook search with its switches, which are the order of the cells and the tricks, or
// the fast one.

import { make } from "../base/dom.js";
import { watchOther } from "./watching.js";

/** @import {Puzzle, Switches} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Setting, State} from "./state.d.ts" */

/** @param {App} app */
export function makeSetting(app) {
  const root = make("details", { class: "watch-setting" });
  /** The puzzle and speech that are shown. @type {unknown[]} */
  let shown = [];
  /** Shows a setting in the fields. @type {(setting: Setting, order: number[]) => void} */
  let fill = () => {};
  return {
    root,
    /** @type {(state: State, speech: Speech) => void} */
    show: ({ table: { puzzle }, watch: { setting, order } }, speech) => {
      if (!puzzle || (shown[0] === puzzle && shown[1] === speech)) {
        fill(setting, order);
        return;
      }
      shown = [puzzle, speech];
      const mode = make("select", { id: "watch-mode" }, ...["plain", "fast"].map((name) => make("option", { value: name }, speech.say(`watch.${name}`))));
      const switches = makeSwitches(puzzle, speech, "watch");
      /** @type {Setting | null} */
      let filled = null;
      fill = (chosen, cells) => {
        if (cells.length > 0) switches.suggest(cells);
        if (chosen === filled) return;
        filled = chosen;
        mode.value = chosen.mode;
        switches.set(chosen);
        switches.root.hidden = chosen.mode !== "plain";
      };
      fill(setting, order);
      const change = () => {
        switches.root.hidden = mode.value !== "plain";
        const chosen = mode.value === "plain" ? switches.read() : { order: "auto", once: false, fixed: false, turns: false };
        void watchOther(app, { mode: mode.value === "plain" ? "plain" : "fast", ...chosen });
      };
      // "change", not "input": a search must not begin with every letter of a list of cells.
      mode.addEventListener("change", change);
      switches.root.addEventListener("change", change);
      root.replaceChildren(
        make("summary", {}, speech.say("watch.which")),
        make("div", { class: "setting" }, make("label", { for: "watch-mode" }, speech.say("watch.mode")), mode),
        switches.root,
      );
    },
  };
}

const ORDERS = ["row", "column", "spiral", "spiral-in", "diagonal", "frame"];
/** The value for an order of one's own. */
const OWN = "custom";

/**
 * @typedef {object} SwitchBoard
 * @property {HTMLElement} root
 * @property {HTMLElement} own visible while the order is one's own; another way to enter it may be added here
 * @property {() => Switches} read
 * @property {(switches: Switches) => void} set
 * @property {(order: number[]) => void} suggest sets the order that one's own starts from
 */

/** @param {Puzzle} puzzle @param {Speech} speech @param {string} id prefix of the fields' ids @returns {SwitchBoard} */
export function makeSwitches(puzzle, speech, id) {
  const orders = puzzle.clues.length > 0 ? [...ORDERS, "clues"] : ORDERS;
  const order = make(
    "select",
    { id: `${id}-order` },
    ...orders.map((name) => make("option", { value: name }, speech.begin(speech.say(`order.${name}`)))),
    make("option", { value: OWN }, speech.say("textbook.own")),
  );
  const cells = make("input", { type: "text", id: `${id}-cells`, inputmode: "numeric", autocomplete: "off", spellcheck: "false" });
  const own = make("div", { hidden: true }, make("label", { for: `${id}-cells` }, speech.say("textbook.cells", { n: puzzle.grid.cells.length - 1 })), cells);
  const [once, fixed, turns] = ["once", "fixed", "turns"].map((name) => make("input", { type: "checkbox", "data-switch": name }));
  const check = (/** @type {HTMLInputElement} */ box) => make("label", { class: "check" }, box, make("span", {}, speech.say(`textbook.${box.dataset.switch}`)));
  let suggested = puzzle.grid.cells.map((_, cell) => cell).join();
  order.addEventListener("input", () => {
    own.hidden = order.value !== OWN;
    if (cells.value === "") cells.value = suggested;
  });
  return {
    root: make(
      "section",
      {},
      make("div", { class: "setting" }, make("label", { for: `${id}-order` }, speech.say("textbook.order")), order),
      own,
      ...[once, fixed, turns].map(check),
    ),
    own,
    read: () => ({ order: order.value === OWN ? cells.value : order.value, once: once.checked, fixed: fixed.checked, turns: turns.checked }),
    set: (switches) => {
      const named = orders.includes(switches.order);
      order.value = named ? switches.order : OWN;
      if (!named) cells.value = switches.order;
      own.hidden = named;
      for (const [box, on] of /** @type {const} */ ([[once, switches.once], [fixed, switches.fixed], [turns, switches.turns]])) box.checked = on;
    },
    suggest: (list) => void (suggested = list.join(",")),
  };
}
