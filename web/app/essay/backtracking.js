// The section "Stop at the first mistake": the textbook search, step by step.

import { make, setText } from "../base/dom.js";
import { total } from "../base/bars.js";
import { makeRaceBoard } from "../race/board.js";
import { faultSentence } from "../speech/faults.js";
import { eventWords } from "../watch/words.js";
import { makeButton, makeFigure, makeFinding, makeFrames, makeSection, whenNear } from "./figure.js";
import { product, waysOf } from "./layings.js";
import { FURTHEST, Walk } from "./walk.js";
import { timesWords } from "./words.js";

/** @import {Reading} from "./state.d.ts" */

/** The running numbers, by the keys of their column names. */
const NUMBERS = ["tries", "nodes", "deadends", "full"];

/** @param {Reading} reading */
export function backtrackingSection(reading) {
  const { speech, puzzle } = reading;
  const rest = product(waysOf(puzzle).slice(2));
  return makeSection(
    speech.say("essay.stop"),
    speech.say("essay.stop.plan"),
    ...(rest > 1n ? [speech.say("essay.stop.saved", { n: speech.number(String(rest)) })] : []),
    speech.say("essay.stop.play"),
    ...makeWalk(reading),
  );
}

/** @param {Reading} reading */
function makeWalk(reading) {
  const { app, speech, puzzle, drawing, counts, signal } = reading;
  const board = makeRaceBoard(puzzle, drawing, () => {});
  const numbers = NUMBERS.map(() => make("dd", {}, speech.number(0)));
  const list = make("dl", {}, ...NUMBERS.map((key, i) => make("div", {}, make("dt", {}, speech.begin(speech.say(`column.${key}`))), numbers[i])));
  const told = make("p", { class: "told", "data-part": "essay-step", "aria-live": "polite" }, speech.say("trace.start"));
  const show = () => {
    const { at, playing, over, fault, last } = walk;
    setText(play, speech.say(playing ? "essay.pause" : "essay.play"));
    back.disabled = !at || Number(at.number) === 0;
    on.disabled = over;
    end.disabled = last === null || over;
    told.setAttribute("aria-live", playing ? "off" : "polite");
    if (at) {
      board.show(at);
      const so = [total(at.tries), total(at.placements), total(at.deadEnds), at.full];
      for (const [i, count] of so.entries()) setText(numbers[i], speech.number(count));
    }
    setText(told, fault ? faultSentence(fault, speech) : sentence());
    if (playing) ask();
  };
  const sentence = () => {
    const { at, over, last } = walk;
    if (over && at) return speech.say(last === null ? "essay.stop.far" : "essay.stop.over", { n: FURTHEST });
    return at?.event ? eventWords(at.event, puzzle, drawing, speech, true) : speech.say("trace.start");
  };
  const walk = new Walk(app, puzzle.id, show);
  const play = makeButton(speech.say("essay.play"), () => walk.playOn(), "primary");
  const back = makeButton(speech.say("essay.stop.back"), () => walk.step(-1));
  const on = makeButton(speech.say("essay.stop.on"), () => walk.step(1));
  const end = makeButton(speech.say("essay.stop.end"), () => walk.toEnd());
  back.disabled = end.disabled = true;
  const figure = makeFigure(
    "backtracking",
    speech.say("essay.stop.caption"),
    make("div", { class: "walk" }, board.svg, list),
    make("div", { class: "actions" }, play, back, on, end),
    told,
  );
  const ask = makeFrames(board.svg, signal, (milliseconds) => {
    walk.frame(milliseconds);
    return walk.playing;
  });
  signal.addEventListener("abort", () => walk.end());
  const { root, find } = makeFinding(reading, async (say) => {
    const { done, tries, placements } = await counts.textbook("row");
    if (!done) return say(speech.say("essay.stop.open", { tries: speech.digits(tries) }));
    const sum = speech.say("essay.stop.sum", { tries: speech.digits(tries), placements: speech.digits(placements) });
    const layings = product(waysOf(puzzle));
    const saves = layings > 2n * BigInt(tries);
    say(saves ? `${sum} ${speech.say("essay.stop.ratio", { n: timesWords(layings, tries, speech) })}` : sum);
  });
  root.dataset.part = "essay-tries";
  whenNear(figure, signal, find);
  return [figure, root];
}
