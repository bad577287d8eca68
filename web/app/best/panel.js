// The hunt's panel: the score and what it is worth, its history as a line, the buttons, the depths that the hunts
// have reached, and the hunts that were set aside, best board first.

import { fillSkyline, makeBehind, makeSkyline } from "../base/bars.js";
import { draw, make, setText } from "../base/dom.js";
import { loadStyle } from "../base/later.js";
import { alike, boardOf } from "../game/game.js";
import { GIVEN, scoreOf } from "../keep/hunted.js";
import { scoreWords } from "../speech/boards.js";
import { faultSentence } from "../speech/faults.js";
import { isAgainstFrame, reasonSentence, reasonsToShow } from "../speech/reasons.js";
import { aloud } from "../speech/speech.js";
import { clockWords } from "../table/time.js";
import { droppedHunts, givenHunts, keptHunt, worthWords } from "./standing.js";

/** @import {Count, HuntState, Reason} from "../../types.d.ts" */
/** @import {Hunted} from "../keep/hunted.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Hunt, State} from "./state.d.ts" */

const STYLE = "style/best.css";
/** The signs of a mismatched seam, as on the board, and of a matched one, on a grid of 24. */
const [BROKEN, WHOLE] = ["M2 12L6 7L10 17L14 7L18 17L22 12", "M4 13L10 19L20 6"];

/** What each place contains and shows. @type {WeakMap<Element, { speech: Speech, parts: ReturnType<typeof makeParts>, hunt: Hunt | null }>} */
const made = new WeakMap();

/** @param {HTMLElement} place @param {State} state with a hunt @param {Speech} speech */
export function showPanel(place, state, speech) {
  const { hunt } = state.best;
  let here = made.get(place);
  if (here?.speech !== speech) {
    void loadStyle(STYLE);
    const parts = makeParts(speech);
    here = { speech, parts, hunt: null };
    place.replaceChildren(...parts.elements);
    made.set(place, here);
  }
  here.parts.aside.show(givenHunts(state), droppedHunts(state), speech);
  here.parts.showDone(state);
  if (!hunt || here.hunt === hunt) return;
  here.hunt = hunt;
  here.parts.show(hunt, state);
}

/** @param {Speech} speech */
function makeParts(speech) {
  const button = (/** @type {string} */ action, /** @type {string} */ say, name = "") => make("button", { type: "button", class: name, "data-action": action, "data-part": action }, speech.say(say));
  const sign = draw("path", { d: BROKEN });
  const score = make("span", { "data-part": "hunt-score" });
  const title = make("h2", {}, draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, sign), score);
  const worth = make("p", { class: "help", "data-part": "hunt-worth" });
  const why = make("ul", { class: "why" });
  const [pause, on] = [button("best-pause", "pause", "primary"), button("best-on", "resume", "primary")];
  const boardButtons = [button("best-keep", "best.keep"), button("best-share", "share"), button("best-picture", "best.picture")];
  const actions = make("div", { class: "actions" }, pause, on, ...boardButtons, button("best-close", "close"));
  const done = make("p", { class: "help", role: "status" });
  const aside = makeGiven();
  const figures = make("dl", { class: "figures", "data-part": "hunt-figures" });
  const climb = makeClimb(speech);
  const depths = makeDepths(speech);
  return {
    elements: [title, worth, why, actions, done, aside.root, climb.root, figures, depths.root],
    aside,
    /** @type {(state: State) => void} */
    showDone: ({ table: { game }, best: { saved, hunt } }) => {
      const board = hunt?.at?.board;
      const isKept = board && game && alike(boardOf(game), board);
      const said = [isKept ? speech.say("best.kept") : "", board && saved && alike(saved, board) ? speech.say("saved") : ""];
      setText(done, said.filter(Boolean).join(" "));
    },
    /** @type {(hunt: Hunt, state: State) => void} */
    show: (hunt, state) => {
      const { phase, at, fault, against, workers, elapsed } = hunt;
      title.dataset.state = at && at.score === at.seams ? "whole" : "broken";
      title.firstElementChild?.toggleAttribute("hidden", !at);
      sign.setAttribute("d", title.dataset.state === "whole" ? WHOLE : BROKEN);
      setText(score, at ? scoreWords(at, speech) : speech.say(against.length > 0 ? "best.none" : "best.open"));
      worth.classList.toggle("fault", fault !== null);
      if (fault) worth.setAttribute("role", "alert");
      else worth.removeAttribute("role");
      const kept = keptHunt(state);
      const left = kept && (kept.saved.length === 0 ? speech.say("best.board-left") : against.length > 0 && speech.say("best.left", pausedWords(kept, speech)));
      setText(worth, fault ? [faultSentence(fault, speech), ...(left ? [left] : [])].join(" ") : worthWords(hunt, speech));
      const { puzzle } = state.table;
      // Says if not all seams can match, for example because clues conflict.
      const reasons = puzzle && (fault || at) ? reasonsToShow([...against, ...decisive(puzzle.why, at)], puzzle).map((reason) => reasonSentence(reason, puzzle, speech)) : [];
      if (why.textContent !== reasons.join("")) why.replaceChildren(...reasons.map((reason) => make("li", {}, reason)));
      pause.hidden = phase !== "running";
      on.hidden = !(phase === "paused" || (phase === "refused" && kept));
      for (const one of boardButtons) one.hidden = !at;
      // One value makes no line.
      climb.root.hidden = !at || hunt.climb.length < 2;
      depths.root.hidden = !at;
      figures.replaceChildren();
      if (!at) return;
      const broken = at.seams - at.score;
      const rows = [
        [speech.say("figure.time"), clockWords(elapsed)],
        [speech.say("figure.nodes"), speech.number(at.placements)],
        [speech.say("best.workers"), speech.number(workers)],
        ...(broken > 0 ? [[speech.say("best.broken"), speech.say("best.broken.on", { n: broken, tiles: at.conflicted })]] : []),
      ];
      figures.replaceChildren(...rows.map(([name, value]) => make("div", {}, make("dt", {}, name), make("dd", {}, value))));
      climb.show(hunt, at);
      depths.show(at);
    },
  };
}

/** The reasons to show: without a full board, those that rule out any full board. @param {Reason[]} why @param {HuntState | null} at */
function decisive(why, at) {
  const against = at ? [] : why.filter(isAgainstFrame);
  return against.length > 0 ? against : why;
}

/** @param {Speech} speech */
function makeClimb(speech) {
  const line = draw("path", { d: "" });
  const [best, first, words] = [make("span"), make("span"), make("span")];
  const picture = draw("svg", { viewBox: `0 -2 ${WIDTH} ${HEIGHT + 4}`, preserveAspectRatio: "none" }, line);
  const plot = make("div", { class: "climb", "aria-hidden": "true" }, best, first, picture);
  return {
    root: make("figure", { "data-part": "hunt-climb" }, make("figcaption", {}, words), plot),
    /** @type {(hunt: Hunt, at: HuntState) => void} */
    show: ({ climb, elapsed }, { seams }) => {
      const [[, from], [, to]] = [climb[0], climb[climb.length - 1]];
      line.setAttribute("d", climbPath(climb, seams, elapsed));
      setText(best, speech.number(to));
      setText(first, from < to ? speech.number(from) : "");
      setText(words, speech.say("best.climb", { from, to, time: clockWords(elapsed) }));
    },
  };
}

/** @param {Speech} speech */
function makeDepths(speech) {
  const [reached, fewest, body] = [makePlot(), makePlot(), make("tbody")];
  const heads = ["chart.depth", "best.reached", "best.fewest"].map((key) => make("th", { scope: "col" }, speech.say(key)));
  const table = make("table", { class: "depths" }, make("caption", {}, speech.say("best.depths")), make("thead", {}, make("tr", {}, ...heads)), body);
  const behind = makeBehind(speech.say("chart.table"), table);
  const save = make("button", { type: "button", "data-action": "best-save" }, speech.say("watch.save"));
  const plot = (/** @type {{ root: Element }} */ { root }, /** @type {string} */ words) => make("figure", {}, make("figcaption", {}, words), root);
  const breaks = plot(fewest, speech.say("best.depths.fewest"));
  const root = make(
    "details",
    { class: "effort", "data-part": "hunt-depths" },
    make("summary", {}, speech.say("best.depths")),
    plot(reached, `${speech.say("best.depths.reached")} ${speech.say("chart.logarithmic")}`),
    breaks,
    behind,
    save,
  );
  /** @type {HuntState | null} */
  let last = null;
  // Fill the folded part only while it is open.
  const fill = () => {
    if (!last || !root.open) return;
    const depths = last.reached.length;
    fillSkyline(reached.skyline, last.reached);
    reached.label(mostOf(last.reached), depths, speech);
    // A plot of nothing but zeros shows nothing.
    breaks.hidden = !last.fewest.some((n) => n > 0);
    fillSteps(fewest.skyline, last.fewest);
    fewest.label(mostOf(last.fewest), depths, speech);
    if (!behind.open) return;
    const cell = (/** @type {string} */ words) => make("td", { class: "count" }, words);
    body.replaceChildren(...last.reached.map((count, depth) => make("tr", {}, make("th", { scope: "row" }, speech.number(depth + 1)), cell(speech.number(count)), cell(/** @type {HuntState} */ (last).fewest[depth] < 0 ? "–" : speech.number(/** @type {HuntState} */ (last).fewest[depth])))));
  };
  for (const fold of [root, behind]) fold.addEventListener("toggle", fill);
  return {
    root,
    show: (/** @type {HuntState} */ at) => {
      last = at;
      fill();
    },
  };
}

/** A plot of numbers by depth, labelled with the largest and with the first and last depth. */
function makePlot() {
  const skyline = makeSkyline();
  const [most, first, last] = [make("span"), make("span"), make("span")];
  return {
    root: make("div", { class: "plot", "aria-hidden": "true" }, most, skyline, first, last),
    skyline,
    label: (/** @type {Count} */ largest, /** @type {number} */ depths, /** @type {Speech} */ speech) => {
      setText(most, speech.number(largest));
      setText(first, depths > 0 ? `${speech.say("chart.depth")} ${speech.number(1)}` : "");
      setText(last, depths > 1 ? speech.number(depths) : "");
    },
  };
}

/** The largest count; counts may exceed JavaScript's safe integers. @param {Count[]} counts */
const mostOf = (counts) => counts.reduce((most, count) => (BigInt(count) > BigInt(most) ? count : most), 0);

/** Draws bars of mismatches. @param {Element} root @param {number[]} fewest */
function fillSteps(root, fewest) {
  const most = Math.max(...fewest, 1);
  root.setAttribute("viewBox", `0 0 ${fewest.length} 40`);
  root.replaceChildren(...fewest.map((n, x) => draw("rect", { x, y: 40 - (Math.max(0, n) / most) * 40, width: 0.8, height: (Math.max(0, n) / most) * 40 })));
}

/** @typedef {[elapsed: number, score: number]} Step */

/** The drawing's own size; the style sheet sets the visible size. */
export const [WIDTH, HEIGHT] = [320, 96];

/**
 * The line as an SVG path: each score lasts until the next, the last one until now.
 * @param {Step[]} climb at least one step
 * @param {number} seams
 * @param {number} now in ms
 */
export function climbPath(climb, seams, now) {
  const end = Math.max(now, climb[climb.length - 1][0], 1);
  const high = (/** @type {number} */ score) => -Math.log(seams - score + 1);
  const [low, top] = [high(climb[0][1]), high(climb[climb.length - 1][1])];
  const x = (/** @type {number} */ elapsed) => round((elapsed / end) * WIDTH);
  const y = (/** @type {number} */ score) => round(top > low ? HEIGHT - ((high(score) - low) / (top - low)) * HEIGHT : 0);
  const [[begun, first], ...rest] = climb;
  return `M${x(begun)} ${y(first)}${rest.map(([elapsed, score]) => `H${x(elapsed)}V${y(score)}`).join("")}H${WIDTH}`;
}

/** @param {number} n */
function round(n) {
  return Math.round(n * 10) / 10;
}

/** The sentence about a hunt, and its buttons: words by action. */
const ASIDE = { says: "best.given", actions: { "best-back": "best.back", "best-drop": "unfinished.forget" } };
const DROPPED = { says: "best.dropped", actions: { "best-undrop": "undo" } };

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

/** @param {{ of: Hunted, which: number, says: string, actions: Record<string, string> }} row @param {Speech} speech */
function makeRow({ of, which, says, actions }, speech) {
  const words = speech.say(says, pausedWords(of, speech));
  // Several rows have the same buttons; the label says which hunt each belongs to.
  const buttons = Object.entries(actions).map(([action, say]) =>
    make("button", { type: "button", "data-action": action, "data-which": which, "aria-label": aloud(`${speech.say(say)} · ${words}`) }, speech.say(say)),
  );
  return make("div", {}, make("p", { class: "help" }, words), make("div", { class: "actions" }, ...buttons));
}

/** The score of a paused hunt and its duration. @param {Hunted} hunted @param {Speech} speech */
export function pausedWords(hunted, speech) {
  return { score: scoreWords({ score: scoreOf(hunted), seams: hunted.seams }, speech), time: speech.time(hunted.elapsed) };
}
