// The section "Write it for this puzzle": the code generated for each step, and how many tiles it
// places per second, next to the program for any puzzle.

import { make, setText } from "../base/dom.js";
import { makeButton, makeFigure, makeFinding, makeSection, whenNear } from "./figure.js";
import { routePicture } from "./orders.js";
import { makeRow } from "./symmetry.js";

/** @import {Reading} from "./state.d.ts" */

/** Less than this ratio does not count as faster. */
const FASTER = 1.05;

/** @param {Reading} reading */
export function writtenSection(reading) {
  const { speech } = reading;
  return makeSection(
    speech.say("essay.write"),
    speech.say("essay.write.same"),
    speech.say("essay.write.code"),
    makeCode(reading),
    speech.say("essay.write.lines"),
    ...makePaces(reading),
  );
}

/** @param {Reading} reading */
function makeCode(reading) {
  const { app, speech, puzzle, drawing, signal } = reading;
  const last = puzzle.grid.cells.length - 1;
  const picture = make("div", { class: "so-far" });
  const at = make("p", { class: "told", "aria-live": "polite", "data-part": "essay-step-written" });
  const code = make("pre", { tabindex: 0, role: "region", "aria-label": speech.say("essay.write.label"), "data-part": "essay-code" });
  // Most of a search's work is in the middle.
  let step = Math.floor(last / 2);
  const { root: wrong, find } = makeFinding(reading, async (say) => {
    const asked = step;
    const { order, text, bytes } = await app.solver.call("code", { puzzle: puzzle.id, step });
    if (signal.aborted || asked !== step) return;
    say("");
    picture.replaceChildren(routePicture(order.slice(0, step + 1), drawing, order[step]));
    const { row, column } = puzzle.grid.cells[order[step]];
    setText(at, text && speech.say("essay.write.at", { n: step + 1, of: last + 1, row: row + 1, column: column + 1, size: speech.number(Math.ceil(bytes / 1000)) }));
    setText(code, text || speech.say("essay.write.large"));
  });
  const go = (/** @type {number} */ by) => {
    step += by;
    const focused = document.activeElement;
    back.disabled = step <= 0;
    on.disabled = step >= last;
    if (focused === back && back.disabled) on.focus();
    if (focused === on && on.disabled) back.focus();
    return find();
  };
  const back = makeButton(speech.say("essay.write.back"), () => go(-1));
  const on = makeButton(speech.say("essay.write.on"), () => go(1));
  const beside = make("div", {}, at, make("div", { class: "actions" }, back, on));
  const figure = makeFigure("code", speech.say("essay.write.caption"), make("div", { class: "asking" }, picture, beside), code, wrong);
  whenNear(figure, signal, () => go(0));
  return figure;
}

/** @param {Reading} reading */
function makePaces(reading) {
  const { speech, counts, signal } = reading;
  const [any, own] = [makeRow(speech.say("essay.write.any")), makeRow(speech.say("essay.write.own"))];
  const table = make("table", { class: "ladder", "data-part": "essay-paces" }, make("tbody", {}, any.root, own.root));
  const figure = makeFigure("paces", speech.say("essay.write.paces"), table);
  const { root, find } = makeFinding(reading, async (say) => {
    const program = await counts.pace(false);
    const code = await counts.pace(true);
    if (signal.aborted) return;
    // A puzzle without free tiles has no pace.
    if (program.rate === 0) return any.show("–", 0), own.show("–", 0);
    const most = Math.max(program.rate, code.rate, 1);
    const show = (/** @type {typeof any} */ row, /** @type {number} */ rate) => row.show(speech.number(Number(rate.toPrecision(2))), rate / most);
    show(any, program.rate);
    const { written, failed, large } = code.by;
    if (!written) return own.show("–", 0), say(speech.say(failed ? "essay.write.failed" : large ? "essay.write.large" : "essay.write.refused"));
    show(own, code.rate);
    const times = code.rate / program.rate;
    say(times < FASTER ? speech.say("essay.write.small") : speech.say("essay.write.faster", { n: speech.number(Number(times.toFixed(1))) }));
  });
  root.dataset.part = "essay-pace";
  whenNear(figure, signal, find);
  // The single-file page has no bench page beside it.
  if (document.getElementById("parts")) return [figure, root];
  return [figure, root, make("p", {}, make("a", { href: "bench.html" }, speech.say("essay.write.bench")))];
}
