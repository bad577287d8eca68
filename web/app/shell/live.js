// What happened, for those who hear the page: one polite live region. It tells
// what has changed since it was last shown the state, at most once a second; what
// happens meanwhile takes the place of what waits. What happens on the board is told
// with what Go says of it, once it has. Knows no DOM but its element.

import { caption } from "../board/words.js";
import { likelyWords } from "../entry/candidate-cards.js";
import { cursorWords } from "../entry/words.js";
import { newsOfPlay } from "../play/news.js";
import { newestWords } from "../solve/guide.js";
import { bestWords, interruptedWords, leftWords } from "../solve/progress.js";
import { copiedWords } from "../solve/recognise.js";
import { derivation, verdict } from "../solve/verdict.js";
import { titleOf } from "../speech/titles.js";
import { awaitsMarks } from "../table/marks.js";
import { brokenWords, newNotices } from "./notices.js";

/** @import {Long, Search} from "../solve/state.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** Milliseconds between two messages. */
const PAUSE = 1000;
/** So many milliseconds it waits for Go's word on the board; then it tells without, and that word when it comes. */
const PATIENCE = 1000;

/**
 * @param {Element} element
 * @param {State} before the state at first, of which there is nothing to tell
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeLive(element, before) {
  let wanted = "";
  let last = -PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let patience;
  /** What was told without Go's word on the board, and from which state on. @type {{ from: State, told: string } | null} */
  let owed = null;
  const speak = () => {
    timer = undefined;
    last = performance.now();
    element.textContent = wanted;
  };
  const hush = () => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** @type {(state: State, news: string | null) => void} */
  const tell = (state, news) => {
    clearTimeout(patience);
    patience = undefined;
    // Actions change the slices and these two objects in place, and replace everything else.
    before = /** @type {State} */ (Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, { ...slice }])));
    before.table.shown = { ...state.table.shown };
    before.solve.search = state.solve.search && { ...state.solve.search };
    if (news === null) return;
    owed = null;
    wanted = news;
    if (news === "") {
      hush();
      element.textContent = "";
      return;
    }
    timer ??= setTimeout(speak, Math.max(0, last + PAUSE - performance.now()));
  };

  /** @type {(state: State, speech: Speech) => void} */
  const tellWithout = (state, speech) => {
    const from = before;
    const told = newsOf(from, state, speech);
    tell(state, told);
    owed = told ? { from, told } : null;
  };

  /** What is still owed of the board, now that Go has told of it. @type {(state: State, speech: Speech) => string | null} */
  const rest = (state, speech) => {
    if (!owed || awaitsMarks(state)) return null;
    const { from, told } = owed;
    owed = null;
    const all = newsOf(from, state, speech) ?? "";
    const heard = !timer && all.startsWith(told);
    return (heard ? all.slice(told.length).trim() : all) || null;
  };

  return (state, speech) => {
    const news = newsOf(before, state, speech) ?? rest(state, speech);
    if (!news || !awaitsMarks(state)) return tell(state, news);
    // What waits to be told may be of the board as it lay before.
    hush();
    patience ??= setTimeout(() => tellWithout(state, speech), PATIENCE);
  };
}

/**
 * What to tell: null when nothing has happened, "" when only what was told is over.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 * @returns {string | null}
 */
export function newsOf(before, state, speech) {
  const news = newsOfPage(before, state, speech);
  const noticed = newNotices(before, state, speech);
  return noticed ? [noticed, news].filter(Boolean).join(" ") : news;
}

/**
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 * @returns {string | null}
 */
function newsOfPage(before, state, speech) {
  const { page: { broken }, table: { puzzle }, solve: { search }, shell: { offline } } = state;
  if (broken && broken !== before.page.broken) {
    const { title, sentence } = brokenWords(broken, speech);
    return `${title} ${sentence}`;
  }
  if (puzzle && puzzle !== before.table.puzzle) {
    // The page tells by itself what it begins with.
    if (before.page.phase !== "ready") return null;
    return speech.say("opened", { name: titleOf(puzzle.name, speech), layer: caption(state, speech) });
  }
  if (state.page.tab !== before.page.tab) return caption(state, speech);
  if (state.page.tab === "tiles") {
    const { now } = state.entry.draft;
    const likely = likelyWords(state, speech);
    if (likely && likely !== likelyWords(before, speech)) return `${likely} ${cursorWords(now, speech)}`;
    return now === before.entry.draft.now ? null : cursorWords(now, speech);
  }
  const moved = newsOfPlay(before, state, speech);
  if (moved !== null) return moved;
  const told = newsOfSearch(before, state, speech) ?? newsOfLayer(before, state, speech);
  if (told !== null) return told;
  const copied = copiedWords(state, speech);
  if (copied && copied !== copiedWords(before, speech)) return copied;
  if (offline && !before.shell.offline && !search) return speech.say("offline");
  return before.page.broken && !broken ? "" : null;
}

/**
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 * @returns {string | null}
 */
function newsOfSearch(before, { table: { puzzle }, solve: { search } }, speech) {
  const earlier = before.solve.search?.began === search?.began ? before.solve.search : null;
  if (search?.phase === "paused") return earlier?.phase === "paused" ? null : speech.say("news.paused");
  if (search?.fast && puzzle) {
    if (earlier?.fast) return null;
    const told = [verdict(search.fast, speech, search.fromBoard), derivation(search.fast, puzzle, speech, search.fromBoard)];
    const best = search.phase === "stopped" ? bestWords(search, speech) : "";
    if (best) told.push(`${speech.say("best.so-far")} ${best}.`);
    return told.join(" ");
  }
  if (search?.progress && !earlier?.progress) return speech.say("searching");
  if (search?.long) return newsOfLong(earlier?.long ?? null, search, search.long, speech);
  if (search?.progress) return null;
  return earlier || !before.solve.search ? null : "";
}

/** A long search tells of itself when it has come so much further, or after so many milliseconds. */
const STEP = 0.1;
const WHILE = 60_000;

/**
 * @param {Long | null} before
 * @param {Search} search
 * @param {Long} long
 * @param {Speech} speech
 * @returns {string | null}
 */
function newsOfLong(before, search, long, speech) {
  const interruption = interruptedWords(search, speech);
  if (interruption && interruption !== interruptedWords({ ...search, long: before }, speech)) return interruption;
  if (!before) return null;
  const { progress, report } = long.state;
  if (Number(report.solutions) > 0 && Number(before.state.report.solutions) === 0) {
    return speech.count("stopped.some", report.solutions);
  }
  const further = Math.floor(progress / STEP) > Math.floor(before.state.progress / STEP);
  const later = Math.floor(long.elapsed / WHILE) > Math.floor(before.elapsed / WHILE);
  if (!further && !later) return null;
  return speech.say("news.progress", { left: leftWords(search, speech) });
}

/**
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 * @returns {string | null}
 */
function newsOfLayer(before, state, speech) {
  const { layer, shown } = state.table;
  if (shown.cells.length !== before.table.shown.cells.length) return newestWords(state, speech) || caption(state, speech);
  return layer !== before.table.layer || shown.index !== before.table.shown.index || shown.arrangement !== before.table.shown.arrangement ? caption(state, speech) : null;
}
