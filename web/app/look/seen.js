// A reading on show: the tiles, what is odd about them, their pictures, and how the text was read; one reading, two
// side by side, or all other ways to read it.

import { draw, make, makeSymbols, setText, showThumbnail } from "../base/dom.js";
import { faultSentence } from "../speech/faults.js";
import { directionWords, howWords, mayTurn, correctedText, ordersFor, pictureWords } from "./words.js";

/** @import {Fault, LookReading} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Choice, Looking} from "../table/state.d.ts" */

/** The names of two readings side by side. */
const LETTERS = ["A", "B"];

/** @param {Element} root @param {LookReading} reading @param {Speech} speech */
function showTiles(root, { svg, tiles }, speech) {
  showThumbnail(root, svg, "tiles");
  root.querySelector("img")?.setAttribute("alt", speech.count("look.drawing", tiles));
}

/**
 * The symbols of a reading, and a line for each picture: drawn whole, with its counts. The frame of a
 * board has only one half to draw.
 * @param {LookReading} reading
 * @param {string} prefix of its ids, unique in the page
 * @param {Speech} speech
 * @returns {{ symbols: HTMLElement[], lines: HTMLElement[] }}
 */
function shapes({ svg, pictures, halves, order }, prefix, speech) {
  const symbols = svg ? [makeSymbols(svg, prefix)] : [];
  const room = order ? 36 : 22; // motifs are smaller on other tiles than squares
  const lines = pictures.map((picture) => {
    const ids = ["bridge", "edge"].map((part) => `${prefix}${part}-${picture.edge}`);
    const drawn = ids.filter((id) => symbols.some((root) => root.querySelector(`[id="${id}"]`))).slice(0, 1);
    const whole = drawn.map((id) => draw("use", { href: `#${id}` }));
    const shape = draw("svg", { viewBox: [-room, -room, 2 * room, 2 * room].join(" "), "aria-hidden": "true" }, ...whole);
    return make("span", { class: "shape" }, shape, make("span", {}, pictureWords(picture, halves, speech)));
  });
  return { symbols, lines };
}

/** @param {string} name @param {(string | Node)[][]} lines */
const list = (name, lines) => make("ul", { class: name }, ...lines.map((line) => make("li", {}, ...line)));

/**
 * What is odd about a reading, if anything. A button corrects a word that was likely mistyped.
 * @param {LookReading} reading
 * @param {number | null} which reading it is; null for the one on show
 * @param {string} text that was read
 * @param {Speech} speech
 */
function oddities({ odd }, which, text, speech) {
  if (odd.length === 0) return [];
  const line = (/** @type {Fault} */ fault, /** @type {number} */ at) => {
    const words = faultSentence(fault, speech);
    if (correctedText(text, fault) === text) return [words];
    return [`${words} `, make("button", { type: "button", "data-action": "look-meant", "data-odd": at, ...(which !== null && { "data-at": which }) }, speech.say("look.meant", { guess: String(fault.args?.guess) }))];
  };
  return [list("odd", odd.map(line))];
}

/** @param {LookReading} reading @param {string} prefix of its ids @param {Speech} speech */
function facts(reading, prefix, speech) {
  const { solvable } = reading;
  const { symbols, lines } = shapes(reading, prefix, speech);
  return make("div", { class: "facts" },
    ...(solvable === null ? [] : [make("p", { class: "solvable" }, speech.say(solvable ? "look.solvable" : "look.unsolvable"))]),
    make("h3", { class: "unseen" }, speech.say("look.counts")),
    ...symbols,
    list("counts", lines.map((line) => [line])),
    make("p", { class: "help", "data-part": "look-how" }, howWords(reading, speech)),
  );
}

/** One reading. @param {Speech} speech */
export function makeSeen(speech) {
  const tiles = make("div", { class: "ground" });
  const root = make("div", { class: "seen", "data-part": "look-seen" });
  /** @type {LookReading | null} */
  let last = null;
  return {
    root,
    /** @type {(reading: LookReading | null, text: string) => void} */
    show: (reading, text) => {
      root.hidden = !reading;
      if (!reading || reading === last) return;
      last = reading;
      showTiles(tiles, reading, speech);
      root.replaceChildren(...oddities(reading, null, text, speech), tiles, facts(reading, "look-", speech));
    },
  };
}

/** Two readings side by side; the person presses one. A reading that is no puzzle yet opens for editing. @param {Speech} speech */
export function makePair(speech) {
  const root = make("div", { class: "pair", "data-part": "look-pair" });
  /** @type {LookReading[]} */
  let last = [];
  return {
    root,
    /** @type {(readings: LookReading[], text: string) => void} */
    show: (readings, text) => {
      root.hidden = readings.length === 0;
      if (readings.length === last.length && readings.every((reading, at) => reading === last[at])) return;
      last = readings;
      root.replaceChildren(...readings.map((reading, at) => {
        const letter = LETTERS[at];
        const tiles = make("div", { class: "ground" });
        showTiles(tiles, reading, speech);
        const take = make("button", { type: "button", class: "primary", "data-action": reading.link ? "look-right" : "look-edit", "data-at": at });
        setText(take, speech.say("look.right.which", { letter }));
        return make("section", { "aria-label": letter }, tiles, take, ...oddities(reading, at, text, speech), facts(reading, `look-${letter}-`, speech));
      }));
    },
  };
}

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
      const orders = ordersFor(reading);
      if (select.dataset.orders !== orders.join()) {
        select.dataset.orders = orders.join();
        select.replaceChildren(...orders.map((value) => make("option", { value }, directionWords(value, reading.round, speech))));
      }
      select.value = reading.order;
      turns.checked = mayTurn(reading);
    },
  };
}
