// Under which names the current puzzle was published, whatever its letters: looks that up and shows it below the
// verdict with a button that applies or removes its drawings. An unpublished one can be copied as a text for the gallery.
// Where there is no solution, asks Go for single slips that explain it, or that lead to a published puzzle.

import { isNew, make, part, setSentence, setText, thumbnail } from "../base/dom.js";
import { copies } from "../base/export.js";
import { passFault, unlessFault } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { titleLanguage } from "../speech/titles.js";

/** @import {Known, Puzzle, Report} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Search, State} from "./state.d.ts" */

/** Name at most this many; count the rest. */
const NAMED = 3;

/** @param {App} app */
export async function recognise({ store, solver, puzzleStore }) {
  const { puzzle } = store.state.table;
  if (!puzzle) return;
  await unlessFault(async () => {
    const published = await solver.call("identify", { puzzle: puzzle.id });
    store.change((state) => {
      // A second call may come after the text was copied: keep that note.
      if (state.table.puzzle?.id === puzzle.id && state.solve.published?.entry !== published.entry) state.solve.published = published;
    });
    const [match] = published.matches;
    if (!match) return;
    puzzleStore.recognise(puzzle.id, match.entry.name);
    if (isByItsName(byOwnName(store.state) ?? puzzle, published.matches)) return;
    const { svg } = await solver.call("picture", { puzzle: match.entry.link, cover: true });
    store.change((state) => {
      if (state.table.puzzle?.id === puzzle.id) state.solve.cover = svg;
    });
  });
}

/**
 * The current puzzle under its own name. A name that came with the published drawing does not count
 * while the drawing can be removed.
 * @param {State} state
 */
export function byOwnName({ table: { puzzle }, solve: { dressed } }) {
  const took = puzzle && dressed?.to === puzzle.id && !/(^|&)name=/.test(dressed.from);
  return took ? { ...puzzle, name: "" } : puzzle;
}

/** @param {string} name @param {Pick<Puzzle, "name">} puzzle */
export const isCalled = (name, puzzle) => name.toLowerCase() === puzzle.name.toLowerCase();

/**
 * Reports whether the puzzle was opened by its published name. The person knows it then, so it gets
 * no cover.
 * @param {Puzzle} puzzle
 * @param {Known[]} published
 */
const isByItsName = (puzzle, published) => published.some(({ entry }) => isCalled(entry.name, puzzle));

/** Reports whether the puzzle was looked up and is unpublished. @param {Pick<State, "solve">} state */
export const isUnknown = ({ solve: { published } }) => published !== null && published.matches.length === 0 && !published.completed;

/** Copies the puzzle as a text for the gallery; nothing is sent. @param {App} app */
export async function copyEntry({ store }) {
  const { published } = store.state.solve;
  if (!published) return;
  const copied = await copies(published.entry);
  store.change((state) => {
    if (state.solve.published?.entry === published.entry) state.solve.published = { ...published, copied };
  });
}

/** Says whether copying worked; "" before. @param {Pick<State, "solve" | "page">} state @param {Speech} speech */
export function copiedWords({ solve: { published }, page: { finger } }, speech) {
  return published?.copied === undefined ? "" : speech.say(published.copied ? "copied" : `copy.hand.${finger ? "tap" : "click"}`);
}

/**
 * Shows that the puzzle is unpublished, and its text if it could not be copied.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {boolean} shown
 * @param {Speech} speech
 */
export function showUnknown(root, state, shown, speech) {
  root.hidden = !shown;
  setText(part("unknown-copied", root), copiedWords(state, speech));
  const { table: { puzzle }, keep: { mine } } = state;
  const kept = mine.find(({ id }) => id === puzzle?.id);
  part("name-it", root).hidden = Boolean(kept?.called || puzzle?.name);
  const field = /** @type {HTMLTextAreaElement} */ (part("unknown-text", root));
  const before = field.hidden;
  field.hidden = state.solve.published?.copied !== false;
  field.value = state.solve.published?.entry ?? "";
  if (before && !field.hidden) field.select();
}

/** The entries that have another name than the puzzle. @param {Puzzle} puzzle @param {Known[]} published */
const otherNames = (puzzle, published) => published.map(({ entry }) => entry).filter(({ name }) => !isCalled(name, puzzle));

/**
 * "Published as Crazy Turtle (1979), Tom & Jerry and 15 more."; "" if its own name is the only one.
 * @param {Puzzle} puzzle
 * @param {Known[]} published
 * @param {Speech} speech
 */
export function publishedWords(puzzle, published, speech) {
  const others = otherNames(puzzle, published);
  if (others.length === 0) return "";
  const names = others.slice(0, NAMED).map(({ name, year }) => (year ? `${name} (${year})` : name));
  const more = others.length - names.length;
  if (more > 0) names.push(speech.count("known.more", more));
  const also = others.length < published.length;
  return speech.say(also ? "known.also" : "known", { names: speech.list(names) });
}

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showMatch(root, state, speech) {
  const { page: { settings }, table: { puzzle }, solve: { published, cover, dressed } } = state;
  const matches = published?.matches ?? [];
  const isDressed = !settings.plain && dressed !== null && dressed.to === puzzle?.id;
  const seen = byOwnName(state);
  const words = seen ? publishedWords(seen, matches, speech) : "";
  root.hidden = words === "" && !isDressed;
  const offered = puzzle && matches.length > 0 && !settings.plain ? dressedLink(puzzle, matches[0]) : "";
  const link = isDressed ? dressed.from : offered;
  if (!seen || root.hidden || !isNew(root, words, cover, link, isDressed)) return;
  const act = make("button", { type: "button", class: "plain", "data-action": "dress", "data-link": link }, speech.say(isDressed ? "undo" : "known.drawn"));
  const line = make("p");
  setSentence(line, words, ...otherNames(seen, matches).slice(0, NAMED).map(({ name }) => /** @type {const} */ ([name, titleLanguage({ name }, speech)])));
  const offer = isDressed ? make("p", { class: "dressed" }, speech.say("known.drawn.done"), " ", act) : act;
  root.replaceChildren(
    // Reserve the cover's place until it is drawn, so that nothing below moves.
    ...(isByItsName(seen, matches) ? [] : [cover ? thumbnail(cover, "thumbnail") : make("span", { class: "thumbnail" })]),
    make("div", {}, ...(words ? [line] : []), ...(link ? [offer] : [])),
  );
}

/**
 * The puzzle's link with the published drawings; "" if there are none or it has drawings already.
 * The tiles keep their order and turns, but take the published letters, because the drawings go by
 * letters. Names that somebody gave stay; a custom sign stays before the name, and shows again when
 * the drawings are removed.
 * @param {Pick<Puzzle, "id" | "tiles" | "motifs" | "art">} puzzle
 * @param {Pick<Known, "entry" | "edges">} match
 */
export function dressedLink({ id, tiles, motifs, art }, { entry, edges }) {
  const [own, published] = [id, entry.link].map((link) => pairs(link, "&", "="));
  if (!published.has("art") || art !== "") return "";
  const letters = new Map(Object.entries(edges).map(([edge, mine]) => [mine, edge]));
  // The match may be of an older version of the puzzle with other letters.
  if (tiles.some((tile) => [...tile].some((edge) => !letters.has(edge)))) return "";
  const words = tiles.map((tile) => [...tile].map((edge) => letters.get(edge)).join(""));
  const names = pairs(own.get("motifs"), ".", ":");
  const called = [...pairs(published.get("motifs"), ".", ":")].map(([edge, name]) => {
    const mine = motifs.find(({ head, tail }) => [head, tail].includes(edges[edge]));
    const said = (mine && names.get(mine.head)) ?? "";
    // It may have a sign but no name.
    return { edge, name: mine && said && mine.name === "" ? `${said}_${name}` : said || name, isHead: mine?.head === edges[edge] };
  });
  // If heads and tails are exchanged, the published names of the halves apply.
  const keeps = ["grid", "clues", "name", "by", ...(called.every(({ isHead }) => isHead) ? ["halves"] : [])];
  const stays = keeps.flatMap((key) => /** @type {[string, string][]} */ (own.has(key) ? [[key, own.get(key)]] : []));
  const parts = new Map([...stays, ...published, ...stays, ["tiles", words.join(".")]]);
  if (called.length > 0) parts.set("motifs", called.map(({ edge, name }) => `${edge}:${name}`).join("."));
  return [...parts].map((part) => part.join("=")).join("&");
}

/**
 * Reads a text of keys and values; keeps their order.
 * @param {string | undefined} text
 * @param {string} between separates pairs
 * @param {string} within separates key and value
 */
function pairs(text, between, within) {
  return new Map((text ? text.split(between) : []).map((part) => /** @type {[string, string]} */ (part.split(within))));
}

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showCompleted(root, { table: { puzzle }, solve: { published } }, speech) {
  const whole = (puzzle && published?.completed) ?? null;
  root.hidden = !whole;
  if (!whole || !isNew(root, whole, speech)) return;
  const { name, link } = whole;
  const [line, open] = [make("p"), make("button", { type: "button", class: "plain", "data-action": "open-known", "data-link": link })];
  for (const [element, key] of /** @type {const} */ ([[line, "completed"], [open, "completed.open"]])) setSentence(element, speech.say(key, { name }), [name, titleLanguage({ name }, speech)]);
  root.replaceChildren(line, open);
}

/** Look for slips at most this many ms. */
const PATIENCE = 5000;

/**
 * Looks for repairs after a verdict; a fault here does not change the verdict.
 * @param {App} app
 * @param {string} puzzle
 * @param {Pick<Report, "solutions">} verdict
 * @param {AbortSignal} signal
 * @param {(facts: Partial<Search>) => boolean} update returns false once nobody waits for them
 */
export async function findRepairs(app, puzzle, { solutions }, signal, update) {
  const { store, solver } = app;
  try {
    if (solutions === 0) return await findSlips(solver, "mend", puzzle, signal, update);
    if (!store.state.solve.published) await recognise(app);
    if (isUnknown(store.state) && !signal.aborted) await findSlips(solver, "near", puzzle, signal, update);
  } catch (error) {
    passFault(error);
    update({ mended: true });
  }
}

/**
 * @param {App["solver"]} solver
 * @param {"mend" | "near"} how "near": only repairs that give a published puzzle
 * @param {string} puzzle
 * @param {AbortSignal} signal
 * @param {(facts: Partial<Search>) => boolean} update
 */
async function findSlips(solver, how, puzzle, signal, update) {
  const until = performance.now() + PATIENCE;
  // All repairs are needed at once, for the questions about them; published puzzles appear as they
  // come.
  const params = { puzzle, tell: how === "near" };
  let last = false;
  await think(solver, how, params, ({ done, repairs, found, complete }) => {
    const over = done || last;
    const awaited = update({ repairs, found, complete, mended: over });
    // The next slice also returns what was found so far.
    last = signal.aborted || performance.now() > until;
    params.tell ||= last;
    return over || !awaited;
  });
}
