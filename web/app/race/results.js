// The table of searches that have run to their end.

import { make } from "../base/dom.js";
import { fewerWords, searchName } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Arrival} from "./state.d.ts" */

/** @param {Arrival[]} arrived @param {Speech} speech */
export function resultsTable(arrived, speech) {
  const heads = ["column.steps", "column.tries", "column.nodes", "column.deadends", "race.fewer"];
  const head = heads.map((key) => make("th", { scope: "col" }, speech.begin(speech.say(key))));
  const rows = arrived.map((arrival) => {
    const { setting, order, steps, tries, placements, deadEnds } = arrival;
    const counts = [steps, tries, placements, deadEnds].map((count) => (count === null ? "–" : speech.number(count)));
    const cells = [...counts, fewerWords(arrival, arrived, speech)].map((text) => make("td", {}, text));
    const name = make("th", { scope: "rowgroup", colspan: heads.length }, searchName(setting, order, speech));
    return make("tbody", {}, make("tr", {}, name), make("tr", {}, ...cells));
  });
  return [make("caption", {}, speech.say("race.arrived")), make("thead", {}, make("tr", {}, ...head)), ...rows];
}
