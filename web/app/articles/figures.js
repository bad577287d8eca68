// A figure of an article as a row: what it counts and how, what the article says, and
// what comes out here.

import { make } from "../base/dom.js";

/** @import {Figure} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Known} from "./counting.js" */

/** From here on a measure has no places after the point. */
const LARGE = 100;

/**
 * @param {Figure} figure
 * @param {Known | undefined} known
 * @param {Speech} speech
 */
export function figureRow(figure, known, speech) {
  const { name, cell, said, by, run } = figure;
  const how = make("small", {}, by || speech.say(`article.run.${run}`));
  const quoted = said ? [make("small", {}, speech.say("articles.said", { said }))] : [];
  const what = make("th", { scope: "row" }, speech.say(`article.${name}`, { n: cell }), how, ...quoted);
  return make("tr", {}, what, make("td", {}, known ? valueWords(known, speech) : make("span", { "aria-hidden": "true" }, "…")));
}

/**
 * @param {Known} known
 * @param {Speech} speech
 */
function valueWords(known, speech) {
  if ("milliseconds" in known) return speech.time(known.milliseconds);
  const { exact, measure } = known;
  if (exact !== undefined) return speech.digits(exact);
  return new Intl.NumberFormat(speech.language, { maximumFractionDigits: measure < LARGE ? 2 : 0 }).format(measure);
}
