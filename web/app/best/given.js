// The hunts that were set aside, best board first: each can be resumed or discarded. A discarded
// one keeps its place, and can be restored.

import { make } from "../base/dom.js";
import { GIVEN, scoreOf } from "../keep/hunted.js";
import { scoreWords } from "../speech/scores.js";

/** @import {Hunted} from "../keep/hunted.js" */
/** @import {Speech} from "../speech/speech.js" */

/** The sentence about a hunt, and its buttons: words by action. */
const ASIDE = { says: "best.given", deeds: { "best-back": "best.back", "best-drop": "unfinished.forget" } };
const DROPPED = { says: "best.dropped", deeds: { "best-undrop": "undo" } };

/** @returns {{ root: HTMLElement, show: (given: Hunted[], dropped: Hunted[], speech: Speech) => void }} */
export function makeGiven() {
  const root = make("div", { "data-part": "hunt-given" });
  /** The values that were last rendered. @type {unknown[]} */
  let shown = [];
  return {
    root,
    show: (given, dropped, speech) => {
      const rows = [...given.map((of, which) => ({ of, which, ...ASIDE })), ...dropped.map((of, which) => ({ of, which, ...DROPPED }))];
      root.hidden = rows.length === 0;
      const shows = [speech.language, given.length, ...rows.map(({ of }) => of)];
      if (shows.length === shown.length && shows.every((one, at) => one === shown[at])) return;
      shown = shows;
      rows.sort((one, other) => scoreOf(other.of) - scoreOf(one.of) || one.of.seed - other.of.seed);
      root.replaceChildren(
        ...rows.map((row) => makeRow(row, speech)),
        ...(given.length === GIVEN ? [make("p", { class: "help" }, speech.say("best.given.full", { n: speech.number(GIVEN) }))] : []),
      );
    },
  };
}

/** @param {{ of: Hunted, which: number, says: string, deeds: Record<string, string> }} row @param {Speech} speech */
function makeRow({ of, which, says, deeds }, speech) {
  const words = speech.say(says, toldOf(of, speech));
  // Several rows have the same buttons; the label says which hunt each belongs to.
  const buttons = Object.entries(deeds).map(([action, say]) =>
    make("button", { type: "button", "data-action": action, "data-which": which, "aria-label": `${speech.say(say)} · ${words}` }, speech.say(say)),
  );
  return make("div", {}, make("p", { class: "help" }, words), make("div", { class: "actions" }, ...buttons));
}

/** The score of a paused hunt and its duration. @param {Hunted} hunted @param {Speech} speech */
export function toldOf(hunted, speech) {
  return { score: scoreWords({ score: scoreOf(hunted), seams: hunted.seams }, speech), time: speech.time(hunted.elapsed) };
}
