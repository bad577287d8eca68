// Other ways to read a text: its readings as small drawings, the order of the sides, and whether tiles
// may turn.

import { make } from "../base/dom.js";
import { shapes, showTiles } from "./seen.js";
import { directionWords, mayTurn, ordersFor } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Choice, Looking} from "../table/state.d.ts" */

/** Name at most this many pictures beside the tiles of a reading; count the rest. */
const SOME = 4;

/** @param {Speech} speech @param {(choice: Choice) => unknown} choose */
export function makeWays(speech, choose) {
  const list = make("div", { class: "ways" });
  const drawn = make("div");
  const select = make("select", { id: "look-order", "data-part": "look-order" });
  const order = make("div", { class: "setting" }, make("label", { for: select.id }, speech.say("look.order")), select);
  const turns = make("input", { type: "checkbox", "data-part": "look-turns" });
  const turning = make("label", { class: "check" }, turns, speech.say("look.turns"));
  const root = make("section", { id: "look-ways", "data-part": "look-ways", "aria-labelledby": "look-ways-title" }, make("h3", { id: "look-ways-title" }, speech.say("look.ways")), drawn, list, order, turning);
  select.addEventListener("change", () => choose({ order: select.value }));
  turns.addEventListener("change", () => choose({ turns: turns.checked }));
  /** @type {Looking["look"] | null} */
  let last = null;

  /** @param {Looking["look"]} look */
  const fill = ({ readings }) => {
    drawn.replaceChildren();
    list.replaceChildren(...readings.map((reading, at) => {
      const tiles = make("span", { class: "ground" });
      showTiles(tiles, reading, speech);
      const { symbols, lines } = shapes({ ...reading, pictures: reading.pictures.slice(0, SOME) }, `look-${at}-`, speech);
      drawn.append(...symbols);
      const more = reading.pictures.length - lines.length;
      if (more > 0) lines.push(make("span", {}, speech.count("look.more", more)));
      return make("button", { type: "button", class: "way-to-read", "data-action": "look-at", "data-at": at }, tiles, make("span", { class: "counted" }, ...lines));
    }));
  };

  return {
    root,
    /** @type {(looking: Looking) => void} */
    show: ({ look, at, differently }) => {
      root.hidden = !differently;
      if (!differently) return;
      if (look !== last) fill(look);
      last = look;
      for (const button of list.children) button.setAttribute("aria-pressed", String(Number(/** @type {HTMLElement} */ (button).dataset.at) === at));
      const reading = look.readings[at ?? 0];
      order.hidden = !reading.order;
      const orders = ordersFor(reading.order);
      if (select.dataset.orders !== orders.join()) {
        select.dataset.orders = orders.join();
        select.replaceChildren(...orders.map((value) => make("option", { value }, directionWords(value, speech))));
      }
      select.value = reading.order;
      turns.checked = mayTurn(reading);
    },
  };
}
