// Announces what happened to screen readers, in one polite live region. It compares states, speaks at
// most once a second, and replaces what still waits by what is newer.

import { huntNews } from "../best/standing.js";
import { caption } from "../board/words.js";
import { newsOfEntry } from "../entry/news.js";
import { newestWords } from "../guide/words.js";
import { isFinished } from "../play/finish.js";
import { newsOfPlay, toldWords } from "../play/news.js";
import { taskWords } from "../solve/panel.js";
import { newsOfSearch } from "../solve/progress.js";
import { copiedWords } from "../solve/recognise.js";
import { aloud } from "../speech/speech.js";
import { nameOf } from "../speech/titles.js";
import { sentence } from "../watch/words.js";
import { brokenWords, newNotices } from "./notices.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** Milliseconds between two announcements. */
const PAUSE = 1000;

/**
 * @param {Element} element
 * @param {State} before the first state, which is not announced
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeLive(element, before) {
  let wanted = "";
  let last = -PAUSE;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  const speak = () => {
    timer = undefined;
    last = performance.now();
    // Other text is read, the same text again is not.
    element.textContent = element.textContent === wanted ? `${wanted}\u00a0` : wanted;
  };

  return (state, speech) => {
    const news = newsOf(before, state, speech);
    // Copies what actions change in place: the slices and these two objects. All else is replaced.
    before = /** @type {State} */ (Object.fromEntries(Object.entries(state).map(([name, slice]) => [name, { ...slice }])));
    before.table.solutionView = { ...state.table.solutionView };
    before.solve.search = state.solve.search && { ...state.solve.search };
    if (news === null) return;
    wanted = aloud(news);
    if (news === "") {
      clearTimeout(timer);
      timer = undefined;
      element.textContent = "";
    } else {
      timer ??= setTimeout(speak, Math.max(0, last + PAUSE - performance.now()));
    }
  };
}

/**
 * Null when nothing has happened, "" when the last news no longer holds.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 */
export function newsOf(before, state, speech) {
  const news = newsOfPage(before, state, speech);
  const noticed = newNotices(before, state, speech);
  return noticed ? [noticed, news].filter(Boolean).join(" ") : news;
}

/** The kept puzzle, which has the name that the header shows. @param {string} id @param {State} state */
function keptOf(id, { keep: { mine } }) {
  return mine.find((kept) => kept.id === id);
}

/** @param {State} before @param {State} state @param {Speech} speech @returns {string | null} */
function newsOfPage(before, state, speech) {
  const { page: { broken }, table: { puzzle }, solve: { search }, shell: { offline } } = state;
  if (broken && broken !== before.page.broken) {
    const { title, sentence } = brokenWords(broken, speech);
    return `${title} ${sentence}`;
  }
  const kept = puzzle && keptOf(puzzle.id, state);
  // A nameless puzzle may be recognised after it was opened; who waits for a verdict hears that.
  const recognised = puzzle && !search && kept?.name && keptOf(puzzle.id, before)?.name === "";
  if (puzzle && (puzzle !== before.table.puzzle || recognised)) {
    // A screen reader reads the first puzzle with the page.
    if (before.page.phase !== "ready") return null;
    const { dressed } = state.solve;
    if (dressed && before.table.puzzle && [dressed.from, dressed.to].includes(before.table.puzzle.id)) {
      if (puzzle.id === dressed.to) return speech.say("known.drawn.done");
      if (puzzle.id === dressed.from) return speech.say("news.undone");
    }
    return [speech.say("opened", { name: nameOf(kept ?? puzzle, speech), layer: caption(state, speech) }), ...beginningWords(before, state, speech)].join(" ");
  }
  const told = state.page.told === before.page.told ? "" : toldWords(state, speech);
  if (told) return told;
  const beginning = beginningWords(before, state, speech);
  if (beginning.length > 0) return beginning.join(" ");
  if (state.page.tab !== before.page.tab) return caption(state, speech);
  if (state.page.tab === "tiles") return newsOfEntry(before, state, speech);
  if (state.page.tab === "watch") return newsOfWatch(before, state, speech);
  const moved = newsOfPlay(before, state, speech);
  if (moved !== null) return moved;
  const sentence = huntNews(before.best.hunt, state.best.hunt, speech) ?? newsOfSearch(before, state, speech) ?? newsOfLayer(before, state, speech);
  if (sentence !== null) return sentence;
  const copied = copiedWords(state, speech);
  if (copied && copied !== copiedWords(before, speech)) return copied;
  if (offline && !before.shell.offline && !search) return speech.say("offline");
  return before.page.broken && !broken ? "" : null;
}

/** Who comes from home to play hears the rules and the keys. @param {State} before @param {State} state @param {Speech} speech */
function beginningWords(before, state, speech) {
  const { page: { home, tab, settings }, table: { puzzle } } = state;
  if (!before.page.home || home || tab !== "play" || !puzzle || isFinished(state)) return [];
  return [taskWords(puzzle, speech), speech.say(!settings.keys ? "play.begin.silent" : puzzle.mayTurn ? "play.begin" : "play.begin.upright")];
}

/**
 * Announces a search that is stepped, or whose sentence is asked for, but not one that plays: that would
 * be too much.
 * @param {State} before
 * @param {State} state
 * @param {Speech} speech
 */
function newsOfWatch(before, state, speech) {
  const { at, playing, winding, asked } = state.watch;
  if (playing && !before.watch.playing) return speech.say("news.playing");
  const stepped = !playing && !winding && (at !== before.watch.at || before.watch.playing || before.watch.winding !== null);
  return stepped || asked !== before.watch.asked ? sentence(state, speech) : null;
}

/** @param {State} before @param {State} state @param {Speech} speech @returns {string | null} */
function newsOfLayer(before, state, speech) {
  const { layer, solutionView, puzzle } = state.table;
  const more = solutionView.cells.length !== before.table.solutionView.cells.length;
  const other = layer !== before.table.layer || solutionView.index !== before.table.solutionView.index || solutionView.arrangement !== before.table.solutionView.arrangement;
  if (!more && !other) return null;
  const isWhole = solutionView.cells.length === puzzle?.grid.cells.length;
  const newestTile = isWhole || more ? newestWords(state, speech) : "";
  return (isWhole ? [caption(state, speech), newestTile].filter(Boolean).join(". ") : newestTile) || caption(state, speech);
}
