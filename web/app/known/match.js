// The published version of the current puzzle, below the verdict: its cover and names, and a button
// that applies or removes its drawings.

import { make } from "../base/dom.js";
import { thumbnail } from "../base/images.js";
import { byOwnName, isByItsName, knownWords } from "./recognise.js";

/** @import {Known, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** The values that each element shows. @type {WeakMap<HTMLElement, unknown[]>} */
const drawn = new WeakMap();

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showMatch(root, state, speech) {
  const { page: { settings }, table: { puzzle }, solve: { known, cover, dressed } } = state;
  const matches = known?.matches ?? [];
  const isDressed = !settings.plain && dressed !== null && dressed.to === puzzle?.id;
  const seen = byOwnName(state);
  const words = seen ? knownWords(seen, matches, speech) : "";
  root.hidden = words === "" && !isDressed;
  const offered = puzzle && matches.length > 0 && !settings.plain ? dressedLink(puzzle, matches[0]) : "";
  const link = isDressed ? dressed.from : offered;
  const shows = [words, cover, link, isDressed];
  if (!seen || root.hidden || shows.every((value, i) => value === drawn.get(root)?.[i])) return;
  drawn.set(root, shows);
  const act = make("button", { type: "button", class: "plain", "data-action": "dress", "data-link": link }, speech.say(isDressed ? "undo" : "known.drawn"));
  const offer = isDressed ? make("p", { class: "dressed" }, speech.say("known.drawn.done"), " ", act) : act;
  root.replaceChildren(
    // Reserve the cover's place until it is drawn, so that nothing below moves.
    ...(isByItsName(seen, matches) ? [] : [cover ? thumbnail(cover, "thumbnail") : make("span", { class: "thumbnail" })]),
    make("div", {}, ...(words ? [make("p", {}, words)] : []), ...(link ? [offer] : [])),
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
