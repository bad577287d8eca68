// The section "Stop at the first mistake": plays the textbook search from its first try, slowly at first, so that each
// step is visible, then ever faster, so that its end comes. Hires its worker on first use.

import { total } from "../base/bars.js";
import { make, setText } from "../base/dom.js";
import { faultOf } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { makeRaceBoard } from "../watch/lane-board.js";
import { Tape } from "../watch/tape.js";
import { toEvent } from "../watch/watching.js";
import { eventWords } from "../watch/words.js";
import { timesWords } from "./counts.js";
import { product, waysOf } from "./everything.js";
import { makeButton, makeFigure, makeFinding, makeFrames, makeSection, whenNear } from "./figure.js";

/** @import {Fault, Watched} from "../../types.d.ts" */
/** @import {App, Reading} from "./state.d.ts" */

/** Start with BEGINNING steps per second, grow by e every SECONDS seconds, and stop growing at FASTEST. */
const [BEGINNING, SECONDS, FASTEST] = [2, 2.5, 300_000];
/** Stop after this many steps; an endless search shows nothing new by then. */
export const FURTHEST = 10_000_000;

/** The pace in steps per second after this many seconds of playing. @param {number} seconds */
export function paceAfter(seconds) {
  return Math.min(FASTEST, BEGINNING * Math.exp(seconds / SECONDS));
}

export class Walk {
  /** @param {Pick<App, "hireOne" | "solver">} app @param {string} puzzle @param {() => void} onChange called after each visible change */
  constructor(app, puzzle, onChange) {
    this.onChange = onChange;
    this.makeTape = () => new Tape(app, puzzle, { mode: "plain", order: "row", once: false, fixed: false, turns: false });
    /** @type {Tape | null} */
    this.tape = null;
    /** The current step; null before the start. @type {Watched | null} */
    this.at = null;
    /** The number of the last step; null while unknown. @type {number | null} */
    this.last = null;
    /** The number of the current step, or of the one under way. */
    this.number = 0;
    this.playing = false;
    /** `seconds`: the playing time, which sets the pace; `due`: steps due, with their fraction. */
    this.seconds = 0;
    this.due = 0;
    this.under = false;
    /** @type {Fault | null} */
    this.fault = null;
  }

  get over() {
    return this.number === Math.min(this.last ?? Infinity, FURTHEST);
  }

  /** Plays or pauses; restarts at the end. */
  playOn() {
    this.playing = !this.playing;
    if (this.playing && this.over) Object.assign(this, { number: 0, seconds: 0 });
    this.due = 1;
    this.onChange();
  }

  pause() {
    this.playing = false;
    this.onChange();
  }

  /** Moves by this many steps, back if negative. @param {number} by */
  step(by) {
    this.playing = false;
    this.seconds = 0;
    return this.wind(this.number + by);
  }

  toEnd() {
    this.playing = false;
    return this.wind(this.last ?? 0);
  }

  /** Moves by the steps that are due; called on each frame. @param {number} milliseconds since the frame before */
  frame(milliseconds) {
    if (!this.playing || this.under) return;
    this.seconds += milliseconds / 1000;
    this.due += (paceAfter(this.seconds) * milliseconds) / 1000;
    const count = Math.floor(this.due);
    if (count < 1) return;
    this.due -= count;
    void this.wind(this.number + count);
  }

  /** @param {number} number */
  async wind(number) {
    this.tape ??= this.begin();
    const { tape } = this;
    this.under = true;
    this.number = Math.max(0, Math.min(number, this.last ?? FURTHEST, FURTHEST));
    try {
      await tape.wind(toEvent(this.number), (so, target) => this.see(tape, so, target.count));
    } catch (error) {
      this.fail(tape, error);
    }
  }

  /** @param {Tape} tape @param {Watched} so @param {number} wanted */
  see(tape, so, wanted) {
    if (this.tape !== tape) return;
    this.at = so;
    if (so.end !== null) this.last = Number(so.end);
    if (so.there && wanted === this.number) {
      this.number = Number(so.number);
      this.under = false;
      if (this.over) this.playing = false;
    }
    this.onChange();
  }

  begin() {
    const tape = this.makeTape();
    this.fault = null;
    tape.begin().catch((error) => this.fail(tape, error));
    return tape;
  }

  /** @param {Tape} tape @param {unknown} error */
  fail(tape, error) {
    if (this.tape !== tape) return;
    this.end();
    this.fault = faultOf(error);
    this.onChange();
  }

  /** Releases the worker. */
  end() {
    this.playing = this.under = false;
    this.tape?.end();
    this.tape = null;
  }
}

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
  const sentenceLine = make("p", { class: "told", "data-part": "essay-step", "aria-live": "polite" }, speech.say("trace.start"));
  const show = () => {
    const { at, playing, over, fault, last } = walk;
    setText(play, speech.say(playing ? "essay.pause" : "essay.play"));
    back.disabled = !at || Number(at.number) === 0;
    on.disabled = over;
    end.disabled = last === null || over;
    sentenceLine.setAttribute("aria-live", playing ? "off" : "polite");
    if (at) {
      board.show(at);
      const so = [total(at.tries), total(at.placements), total(at.deadEnds), at.full];
      for (const [i, count] of so.entries()) setText(numbers[i], speech.number(count));
    }
    setText(sentenceLine, fault ? faultSentence(fault, speech) : sentence());
    if (playing) ask();
  };
  const sentence = () => {
    const { at, over, last } = walk;
    if (over && at) return speech.say(last === null ? "essay.stop.far" : "essay.stop.over", { n: FURTHEST });
    return at?.event ? eventWords(at.event, puzzle, drawing, speech) : speech.say("trace.start");
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
    sentenceLine,
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
