// A table row for a figure of an article: what it counts and how, what the article says, and the
// result here.

import { make } from "../base/dom.js";
import { amount } from "../speech/amounts.js";

/** @import {Figure} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Known} from "./counting.js" */

/** @param {Figure} figure @param {Known | undefined} known @param {Speech} speech */
export function figureRow(figure, known, speech) {
  const { name, cell, said } = figure;
  const told = [howWords(figure, speech), said && speech.say("articles.said", { said })].filter(Boolean);
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, speech.say(`article.${name}`, { n: cell })),
    make("td", { class: "said" }, ...told.map((line) => make("small", {}, line))),
    make("td", {}, known ? valueWords(known, speech) : make("span", { "aria-hidden": "true" }, "…")),
  );
}

/**
 * The figure's formula, or else its run; with the cells of a custom order, so that "Try its tricks"
 * can repeat it.
 * @param {Figure} figure
 * @param {Speech} speech
 */
function howWords({ by, run, order }, speech) {
  if (by || !speech.knows(`article.run.${run}`)) return by;
  const how = speech.say(`article.run.${run}`);
  return order ? speech.say("articles.order", { how, order }) : how;
}

/** @param {Known} known @param {Speech} speech */
function valueWords(known, speech) {
  if ("milliseconds" in known) return speech.time(known.milliseconds);
  const { exact, measure } = known;
  if (exact !== undefined) return speech.digits(exact);
  return amount(measure, speech);
}
