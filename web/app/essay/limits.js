// The section "How far it goes": how much work each idea leaves, on a logarithmic scale.

import { make } from "../base/dom.js";
import { makeFigure, makeFinding, makeSection, whenNear } from "./figure.js";
import { magnitude, product, waysOf } from "./layings.js";
import { bestOrder } from "./orders.js";
import { makeRow } from "./symmetry.js";
import { fastWords, placedWords } from "./words.js";

/** @import {Textbook} from "./counts.js" */
/** @import {Reading} from "./state.d.ts" */

/** @param {Reading} reading */
export function limitsSection(reading) {
  const { speech, puzzle, own } = reading;
  const link = { "data-action": "open", "data-link": puzzle.id };
  const ways = own
    ? [make("button", { type: "button", class: "primary", "data-action": "essay-watch" }, speech.say("essay.far.watch")), make("button", { type: "button", "data-action": "race" }, speech.say("race.open"))]
    : [make("button", { type: "button", class: "primary", ...link }, speech.say("articles.open"))];
  return makeSection(
    speech.say("essay.far"),
    speech.say("essay.far.ahead"),
    ...makeLadder(reading),
    speech.say("essay.far.hardest"),
    speech.say("essay.far.limits"),
    make("div", { class: "actions" }, ...ways),
  );
}

/** @param {Reading} reading */
function makeLadder(reading) {
  const { speech, puzzle, counts, signal } = reading;
  const layings = product(waysOf(puzzle));
  const rows = ["all", "stop", "order", "twice", "look"].map((key) => makeRow(speech.say(`essay.${key}`)));
  const [all, stop, order, twice, look] = rows;
  const longest = Math.max(1, magnitude(layings));
  const share = (/** @type {number} */ log) => Math.min(1, Math.max(0, log) / longest);
  all.show(speech.number(String(layings)), 1);
  const placed = (/** @type {typeof stop} */ row, /** @type {Textbook} */ so) => row.show(placedWords(so, speech), share(Math.log10(Number(so.placements))), so.done);
  const table = make("table", { class: "ladder", "data-part": "essay-ladder" }, make("tbody", {}, ...rows.map(({ root }) => root)));
  const figure = makeFigure("ladder", speech.say("essay.far.caption"), table);
  const { root, find } = makeFinding(reading, async (say) => {
    placed(stop, await counts.textbook("row"));
    const best = await bestOrder(counts, puzzle);
    placed(order, best.so);
    placed(twice, await counts.textbook(best.order, { once: true, fixed: true }));
    const fast = await counts.fast();
    if (signal.aborted) return;
    look.show(fastWords(fast, speech), share(fast.log ?? Math.log10(Number(fast.placements))), fast.done || fast.log !== null);
    if (fast.done) say(speech.count("essay.far.done", fast.placements, { time: speech.time(fast.milliseconds) }));
    else say(speech.say("essay.far.open", { n: fastWords(fast, speech) }));
  });
  root.dataset.part = "essay-fast";
  whenNear(figure, signal, find);
  return [figure, root];
}
