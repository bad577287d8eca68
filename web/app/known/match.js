// The published puzzle that lies on the table, below the verdict: its cover, its names, and
// where it has drawings and the table has none, the way to have it drawn so, and back.

import { make } from "../base/dom.js";
import { thumbnail } from "../base/images.js";
import { byOwnName, isByItsName, knownWords } from "./recognise.js";

/** @import {Known, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** What is shown now. @type {WeakMap<HTMLElement, unknown[]>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
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
    // It keeps its place until it is drawn, so that nothing below moves.
    ...(isByItsName(seen, matches) ? [] : [cover ? thumbnail(cover, "thumbnail") : make("span", { class: "thumbnail" })]),
    make("div", {}, ...(words ? [make("p", {}, words)] : []), ...(link ? [offer] : [])),
  );
}

/**
 * The link of a puzzle in the pictures that it was published with; "" where it was published
 * without any, or is drawn in some already. Its tiles keep their order and their turns: only their
 * edges go by the letters of what was published, as those are that the pictures go by. What
 * somebody has called something it is still called; a sign of one's own stays before its name,
 * and is drawn again where the puzzle has no drawings.
 * @param {Pick<Puzzle, "id" | "tiles" | "motifs" | "art">} puzzle
 * @param {Pick<Known, "entry" | "edges">} match
 */
export function dressedLink({ id, tiles, motifs, art }, { entry, edges }) {
  const [own, published] = [id, entry.link].map((link) => pairs(link, "&", "="));
  if (!published.has("art") || art !== "") return "";
  const letters = new Map(Object.entries(edges).map(([edge, mine]) => [mine, edge]));
  // What is known may still go by other letters than the puzzle does since a moment ago.
  if (tiles.some((tile) => [...tile].some((edge) => !letters.has(edge)))) return "";
  const words = tiles.map((tile) => [...tile].map((edge) => letters.get(edge)).join(""));
  const names = pairs(own.get("motifs"), ".", ":");
  const called = [...pairs(published.get("motifs"), ".", ":")].map(([edge, name]) => {
    const mine = motifs.find(({ head, tail }) => [head, tail].includes(edges[edge]));
    const said = (mine && names.get(mine.head)) ?? "";
    // It may be nothing but a sign.
    return { edge, name: mine && said && mine.name === "" ? `${said}_${name}` : said || name, isHead: mine?.head === edges[edge] };
  });
  // What is a head in one and a tail in the other has the names of the other's halves.
  const keeps = ["grid", "clues", "name", "by", ...(called.every(({ isHead }) => isHead) ? ["halves"] : [])];
  const stays = keeps.flatMap((key) => /** @type {[string, string][]} */ (own.has(key) ? [[key, own.get(key)]] : []));
  const parts = new Map([...stays, ...published, ...stays, ["tiles", words.join(".")]]);
  if (called.length > 0) parts.set("motifs", called.map(({ edge, name }) => `${edge}:${name}`).join("."));
  return [...parts].map((part) => part.join("=")).join("&");
}

/**
 * What a text of keys and values says, in its order.
 * @param {string | undefined} text
 * @param {string} between two pairs
 * @param {string} within one
 */
function pairs(text, between, within) {
  return new Map((text ? text.split(between) : []).map((part) => /** @type {[string, string]} */ (part.split(within))));
}
