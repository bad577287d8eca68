// A figure of an article as a row: what it counts and how, what the article says, and
// what comes out here.

import { make } from "../base/dom.js";

/** @import {Figure} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Known} from "./counting.js" */

/** From here on a measure has no places after the point. */
const LARGE = 100;

/** @param {Speech} speech */
export function headRow(speech) {
  const heads = ["articles.figure", "articles.said", "articles.here"].map((key) => make("th", { scope: "col" }, speech.say(key)));
  return make("thead", {}, make("tr", {}, ...heads));
}

/**
 * @param {Figure} figure
 * @param {Known | undefined} known
 * @param {Speech} speech
 */
export function figureRow(figure, known, speech) {
  const { name, cell, said, by, run } = figure;
  const what = make("th", { scope: "row" }, speech.say(`article.${name}`, { n: cell }), make("small", {}, by || speech.say(`article.run.${run}`)));
  return make("tr", {}, what, make("td", {}, ...(said ? [make("q", { lang: "en" }, said)] : [])), make("td", {}, known ? valueWords(known, speech) : "…"));
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
