// Cards of the published puzzles that the entered tiles may belong to. Each draws the missing tiles
// in the person's own pictures, to compare with those on the table, and can fill them all in.

import { draw, isNew, make, makeSymbols, part, setText, showThumbnail } from "../base/dom.js";
import { EDGES, drawTile } from "../board/small.js";
import { isCalled } from "../solve/recognise.js";
import { makerOf, titleLanguage } from "../speech/titles.js";
import { comparable } from "./candidates.js";
import { isComplete, isEmpty, isFinished } from "./entry.js";
import { tileWords } from "./words.js";

/** @import {Possible} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Entry} from "./entry.js" */
/** @import {EdgeDrawings, Filled, State} from "./state.d.ts" */

/** Draw at most this many missing tiles; count the rest. */
const DRAWN = 24;
/** Name at most this many puzzles with the same tiles; count the rest. */
const NAMED = 2;

/**
 * "This looks like Crazy Turtle."; "" without a candidate, or when a finished entry has its name already.
 * @param {Pick<State, "entry">} state
 * @param {Speech} speech
 */
export function candidatesWords(state, speech) {
  const { carrying, draft, answer } = state.entry;
  const candidates = carrying ? [] : comparable(state);
  const says = isFinished(draft.now) && candidates.some(({ entry }) => isCalled(entry.name, answer?.facts ?? { name: "" }));
  if (candidates.length === 0 || says) return "";
  return speech.count("likely", candidates.length, { name: candidates[0].entry.name });
}

/** The title in those words, and its language. @param {Pick<State, "entry">} state @param {Speech} speech @returns {[title: string, language: { lang: string | false }]} */
export function likelyTitle(state, speech) {
  const name = comparable(state)[0]?.entry.name ?? "";
  return [name, titleLanguage({ name }, speech)];
}

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showCandidates(root, state, speech) {
  const { candidates, draft, edgeDrawings } = state.entry;
  const some = candidatesWords(state, speech) !== "";
  const compares = some && !isFinished(draft.now);
  const open = draft.now.tiles.filter((tile) => !isComplete(tile)).length;
  const button = part("compare", root);
  const before = button.previousElementSibling;
  const cover = before?.matches(".likely-cover") ? before : make("div", { class: "likely-cover" });
  if (cover !== before) button.before(cover);
  showThumbnail(cover, (some && candidates?.cover) || "", "thumbnail");
  button.hidden = !compares;
  button.setAttribute("aria-expanded", String(Boolean(candidates?.filled)));
  setText(button, speech.count("likely.compare", open, { count: speech.inWords(open).toLowerCase() }));
  const filled = compares ? (candidates?.filled ?? null) : null;
  const list = part("candidates", root);
  list.hidden = filled === null;
  if (!isNew(list, filled, draft.now, edgeDrawings, speech)) return;
  const cards = filled && edgeDrawings ? comparable(state).map((one, at) => candidate(one, at, filled[at], draft.now, edgeDrawings, speech)) : [];
  list.replaceChildren(...cards, ...(cards.length > 0 ? [closing(button, speech)] : []));
}

/** A button at the end of the cards that closes them. @param {HTMLElement} opener @param {Speech} speech */
function closing(opener, speech) {
  const close = make("button", { type: "button", "data-action": "compare" }, speech.say("close"));
  // The button vanishes with the cards: pass the focus on.
  close.addEventListener("click", () => opener.focus());
  return close;
}

/**
 * @param {Possible} possible
 * @param {number} at
 * @param {Filled} filled
 * @param {Entry} now
 * @param {EdgeDrawings} edgeDrawings
 * @param {Speech} speech
 */
function candidate(possible, at, filled, now, edgeDrawings, speech) {
  const { entry, fellows, mirrored, sure } = possible;
  const prefix = `likely-${at}-`;
  const open = now.tiles.flatMap((tile, place) => (isComplete(tile) ? [] : [place]));
  const pairs = open.slice(0, DRAWN).map((place) => make("li", {}, pair(place, filled, now, edgeDrawings, prefix, speech)));
  const others = [...fellows.slice(0, NAMED), ...(fellows.length > NAMED ? [speech.count("known.more", fellows.length - NAMED)] : [])];
  const facts = [
    makerOf(entry),
    others.length > 0 ? speech.say("known.also", { names: speech.list(others) }) : "",
    open.length > DRAWN ? speech.count("likely.more", open.length - DRAWN) : "",
  ];
  const ask = [mirrored ? "likely.mirrored" : "", sure ? "" : "likely.unsure"].filter(Boolean);
  return make(
    "article",
    { class: "candidate" },
    makeSymbols(filled.symbols, prefix),
    make("h2", titleLanguage(entry, speech), entry.name),
    ...facts.filter(Boolean).map((words) => make("p", { class: "help" }, words)),
    ...ask.map((key) => make("p", {}, speech.say(key))),
    make("ul", { class: "pairs" }, ...pairs),
    ...(sure ? [make("button", { type: "button", "data-action": "fill-rest", "data-at": at }, speech.count("likely.fill", open.length))] : []),
  );
}

/**
 * An open place beside the tile that would fill it.
 * @param {number} place
 * @param {Filled} filled
 * @param {Entry} now
 * @param {EdgeDrawings} edgeDrawings
 * @param {string} prefix of the ids of the candidate's symbols
 * @param {Speech} speech
 */
function pair(place, { entry, facts }, now, { drawing: { card, cells } }, prefix, speech) {
  const lean = cells[0].angle;
  const tile = now.tiles[place];
  const number = draw("text", { class: "pencilled", y: 12, "text-anchor": "middle" }, document.createTextNode(String(place + 1)));
  const vacant = draw("path", { class: "vacant", d: card, transform: `rotate(${lean})` });
  const begun = isEmpty(tile) ? [vacant] : drawTile(tile, lean, card, false, EDGES);
  return draw(
    "svg",
    { class: "change", viewBox: "-138 -54 276 108", role: "img", "aria-label": tileWords(entry, place, facts, speech) },
    draw("g", { transform: "translate(-84 0)" }, ...begun, number),
    draw("path", { class: "becomes", d: "M-11 0H11M4 -7L11 0L4 7" }),
    draw("g", { transform: "translate(84 0)" }, ...drawTile(entry.tiles[place], lean, card, false, prefix)),
  );
}
