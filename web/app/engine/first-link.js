// Reads the plainest links: nine square tiles that may be turned, without frame and clues. The fields may
// be in any order and the end may be missing; each field must be written exactly as Go writes it
// (solver/notation). Every link that Go would read differently, comment on or refuse is left to Go.

import { nameWord, readName } from "../base/link.js";

/** @import {Board} from "../../types.d.ts" */
/** @import {Plain, PlainMotif} from "./state.d.ts" */

/** The allowed fields in the order in which Go writes them. */
const KEYS = ["grid", "mates", "tiles", "name", "by", "art", "halves", "motifs", "board", "end"];
/** Every edge in the order of motifs. */
const ALPHABET = [..."AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz0123456789"];
const TILES = 9;
/** The longest names, in characters: of the puzzle and its maker, and all others. */
const LONG = 200;
const SHORT = 40;
/** Names that are pictures (emoji, the person's own drawings, one or two letters): only Go draws them. */
const PICTURE = /^~~|^[\p{Extended_Pictographic}\p{S}\p{Regional_Indicator}]|\u20E3|^[\p{L}\p{Nd}]{1,2}$/u;
/** The art that draws such names and the signs of edges. */
const SIGNS = "signs";

/** @param {string} text @returns {Plain | null} */
export function readPlain(text) {
  const entries = text.split("&").map((part) => /** @type {[string, string]} */ (cut(part, "=")));
  const said = new Map(entries);
  const known = said.size === entries.length && entries.every(([key]) => KEYS.includes(key));
  const whole = said.get("grid") === "3x3" && ["1", undefined].includes(said.get("end")) && ["same", undefined].includes(said.get("mates"));
  const tiles = (said.get("tiles") ?? "").split(".");
  if (!known || !whole || tiles.length !== TILES || !tiles.every((tile) => /^[A-Za-z0-9]{4}$/.test(tile))) return null;
  const motifs = motifsOf(tiles, said.has("mates"));
  const [name, by, art] = [plainName(said.get("name"), LONG), plainName(said.get("by"), LONG), plainName(said.get("art"), SHORT)];
  const halves = readHalves(said.get("halves"));
  const board = said.has("board") ? readBoard(said.get("board") ?? "") : null;
  if (name === null || by === null || art === null || art === SIGNS || !halves || !nameMotifs(motifs, said.get("motifs")) || (said.has("board") && !board)) return null;
  return { id: idOf(said), name, by, art, halves, tiles, motifs, board };
}

/** The link as Go writes it, without its board. @param {Map<string, string>} said */
function idOf(said) {
  const given = KEYS.filter((key) => said.has(key) && key !== "board" && key !== "end");
  return [...given.map((key) => `${key}=${said.get(key)}`), "end=1"].join("&");
}

/** @param {string} text @param {string} sign */
function cut(text, sign) {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/**
 * The motif of an edge: a letter's other half is its other case, unless every edge mates with itself.
 * @param {string} edge
 * @param {boolean} same
 */
function motifOf(edge, same) {
  const [upper, lower] = [edge.toUpperCase(), edge.toLowerCase()];
  return same || upper === lower ? { head: edge, tail: "" } : { head: upper, tail: lower };
}

/** @param {string[]} tiles @param {boolean} same @returns {PlainMotif[]} */
function motifsOf(tiles, same) {
  const shown = new Set([...tiles.join("")].map((edge) => motifOf(edge, same).head));
  return ALPHABET.filter((edge) => shown.has(edge)).map((edge) => ({ ...motifOf(edge, same), name: "" }));
}

/** Names the motifs; false where the field is not written as Go writes it. @param {PlainMotif[]} motifs @param {string | undefined} value */
function nameMotifs(motifs, value) {
  if (value === undefined) return true;
  let last = -1;
  for (const word of value.split(".")) {
    const [head, called] = cut(word, ":");
    const at = motifs.findIndex((motif) => motif.head === head);
    const name = plainName(called, SHORT);
    if (at <= last || !name || PICTURE.test(name)) return false;
    motifs[at].name = name;
    last = at;
  }
  return true;
}

/** @param {string | undefined} value @returns {[string, string] | null} */
function readHalves(value) {
  if (value === undefined) return ["", ""];
  const [head, tail, ...more] = value.split(".").map((word) => plainName(word, SHORT));
  return head && tail && more.length === 0 ? [head, tail] : null;
}

/** A name, "" for none; null where it is too long or Go would write it differently. @param {string | undefined} word @param {number} most */
function plainName(word, most) {
  if (word === undefined) return "";
  const name = readName(word);
  return name && [...name].length <= most && !/\p{Cc}/u.test(name) && nameWord(name) === word ? name : null;
}

/** A board that has no tile twice. @param {string} value @returns {Board | null} */
function readBoard(value) {
  const words = value.split("_");
  if (words.length !== TILES || !words.every((word) => /^(-|[0-8]\.[0-3])$/.test(word))) return null;
  const laid = words.filter((word) => word !== "-").map((word) => word[0]);
  if (new Set(laid).size < laid.length) return null;
  return words.map((word) => (word === "-" ? null : [Number(word[0]), Number(word[2])]));
}
