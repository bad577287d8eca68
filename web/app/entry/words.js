// Tiles that are being entered, in words: edges, sides, tiles, what the balance
// means.

import { signsOf } from "../base/link.js";
import { copiesWords } from "../speech/boards.js";
import { edgeName, givenHalf, isNameless, nameAndSign, usualHalf } from "../speech/edges.js";
import { looseSideName } from "../speech/faults.js";
import { fill, goTo, isEmpty, isFinished, placeForCopy } from "./entry.js";

/** @import {EntryFacts} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Entry} from "./entry.js" */
/** @import {Entering} from "./state.d.ts" */

/**
 * What an edge shows, such as "blue circle, solid".
 * @param {EntryFacts} facts
 * @param {string | null} edge
 * @param {Speech} speech
 */
export function edgeWords(facts, edge, speech) {
  return edge === null ? speech.say("cell.empty") : edgeName({ ...facts, frame: facts.entered.frame }, edge, speech);
}

/**
 * A side as it lies before its owner.
 * @param {Entry} entry
 * @param {number} side
 * @param {Speech} speech
 */
function sideWords({ tiles: [{ length }] }, side, speech) {
  return looseSideName(side, length, speech);
}

/**
 * @param {Entry} entry
 * @param {number} at
 * @param {EntryFacts} facts
 * @param {Speech} speech
 */
export function tileWords(entry, at, facts, speech) {
  return speech.of(speech.begin(speech.say("tile", { n: at + 1 })), sidesWords(entry, at, facts, speech));
}

/**
 * What is on a tile: "top: blue circle, solid, right: empty …", or "empty".
 * @param {Entry} entry
 * @param {number} at
 * @param {EntryFacts} facts
 * @param {Speech} speech
 */
export function sidesWords(entry, at, facts, speech) {
  const tile = entry.tiles[at];
  if (isEmpty(tile)) return speech.say("cell.empty");
  return tile.map((edge, side) => speech.of(sideWords(entry, side, speech), edgeWords(facts, edge, speech))).join(", ");
}

/**
 * Where the cursor is: "Tile 2 of 9 · right".
 * @param {Entry} entry
 * @param {Speech} speech
 */
export function cursorWords(entry, speech) {
  const { tile, side, tiles } = entry;
  return speech.say("enter.at", { n: tile + 1, tiles: tiles.length, side: sideWords(entry, side, speech) });
}

/** So many signs of a name stand where there is room for two lines; the keys are named by all of it. */
const BRIEF = { motif: 16, half: 12 };
/** So many signs of names a row of keys has room for. */
const ROW = 36;

/**
 * @param {string} name
 * @param {number} most signs
 */
function brief(name, most) {
  // No name has more signs than characters, and to find signs takes long.
  if (name.length <= most) return name;
  const signs = signsOf(name);
  return signs.length > most ? `${name.slice(0, signs[most - 1].index).trimEnd()}…` : name;
}

/**
 * The same with names that are no longer than a line.
 * @param {EntryFacts} facts
 * @param {number} [most] signs of the name of a motif
 * @returns {EntryFacts}
 */
function briefly(facts, most = BRIEF.motif) {
  const [head, tail] = facts.halves.map((half) => brief(half, BRIEF.half));
  return { ...facts, halves: [head, tail], motifs: facts.motifs.map((motif) => ({ ...motif, name: brief(motif.name, most) })) };
}

/**
 * What stands on the keys of a motif: as much of its name as there is room for, and its sign
 * where another name begins in the same way. A plain shape is in sight: its keys have its sign.
 * @param {EntryFacts} facts
 * @param {number} motif
 * @param {number} across how many keys stand side by side
 * @param {Speech} speech
 * @returns {[name: string, sign: string]}
 */
export function keyWords(facts, motif, across, speech) {
  if (isNameless(facts, motif)) return [facts.motifs[motif].head, ""];
  const [name] = nameAndSign(facts, motif, speech);
  const [, sign] = nameAndSign(briefly(facts, Math.floor(ROW / across)), motif, speech);
  return [name, sign];
}

/**
 * Whether a name has room on a key in one line.
 * @param {string} name
 * @param {number} across how many keys stand side by side
 */
export const fitsKey = (name, across) => name.length <= Math.floor(ROW / across);

/**
 * What was done last, and where it goes on: "Top: frog head. Now right."; that a tile was
 * turned or emptied, or that tiles which gave way are not lost; "" unless the last step was
 * one of these.
 * @param {Pick<Entering, "draft" | "lastStep">} entering
 * @param {EntryFacts} facts
 * @param {Speech} speech
 */
export function lastWords({ draft: { past, now }, lastStep }, facts, speech) {
  const before = past.at(-1);
  const isEmptied = lastStep === "erased" && isEmpty(now.tiles[now.tile]);
  if (lastStep && !isEmptied) {
    const copy = before ? placeForCopy(before) : -1;
    const key = lastStep === "copied" && isFinished(now) ? "enter.copied.of-all" : `enter.${lastStep}`;
    return speech.say(key, { tile: now.tile + 1, from: (before?.tile ?? 0) + 1, copy: copy + 1, side: sideWords(now, now.side, speech) });
  }
  if (!before || before.grid !== now.grid) return "";
  const changed = now.tiles.flatMap((tile, at) => tile.flatMap((edge, side) => (edge === before.tiles[at][side] ? [] : [{ at, side, edge }])));
  const [{ at, side, edge }] = [...changed, { at: -1, side: -1, edge: null }];
  if (at === now.tile && isEmpty(now.tiles[at]) && changed.every((other) => other.at === at)) return speech.say("enter.emptied", { tile: at + 1 });
  // What was just entered Go may not have told of yet.
  if (changed.length !== 1 || edge === null || !facts.edges[edge]) return "";
  // Who has gone elsewhere since then is not told of the way there.
  const then = fill(goTo(before, at, side), edge);
  if (!isFinished(now) && (then.tile !== now.tile || then.side !== now.side)) return "";
  const on = isFinished(now) ? "enter.last.of-all" : at === now.tile ? "enter.last" : "enter.last.tile";
  return speech.say(on, { side: speech.begin(sideWords(now, side, speech)), edge: edgeWords(briefly(facts), edge, speech), tile: now.tile + 1, next: sideWords(now, now.side, speech) });
}

/** Whether every picture is a plain shape, whose halves are solid and hollow. @param {EntryFacts} facts */
export const isPlain = (facts) => facts.motifs.every((_, at) => isNameless(facts, at)) && !facts.halves.some(Boolean);

/**
 * What the two halves of a picture are called, the filled one first.
 * @param {EntryFacts} facts
 * @param {Speech} speech
 */
export function halvesOf(facts, speech) {
  const usual = (/** @type {"head" | "tail"} */ half) => (isPlain(facts) ? speech.say(`half.shape.${half}`) : usualHalf(half, facts.art, speech));
  const called = (/** @type {"head" | "tail"} */ half) => givenHalf(facts, half) || usual(half);
  return { head: called("head"), tail: called("tail") };
}

/**
 * What the balance means.
 * @param {EntryFacts} facts
 * @param {Speech} speech
 * @returns {{ words: string, bad: boolean }[]}
 */
export function balanceWords(facts, speech) {
  const { motifs, alike, entered: { frame, tiles }, balance: { motifs: counts, empty, least, rim } } = facts;
  const sentences = [{ words: speech.say(frame ? "balance.framed" : motifs.some(({ tail }) => tail !== "") ? "balance.halves" : "balance.same", { rim }), bad: false }];
  if (empty > 0 && least <= rim) return sentences;
  if (empty === 0) {
    for (const [at, { head, tail }] of motifs.entries()) {
      const { heads, tails, spare } = counts[at];
      if (spare === 0) continue;
      const each = [[heads, head], ...(tail === "" ? [] : [[tails, tail]])];
      const words = each.map(([count, edge]) => `${count} × ${edgeWords(facts, String(edge), speech)}`).join(", ");
      sentences.push({ words: speech.count("balance.spare", spare, { counts: words }), bad: false });
    }
  }
  const slip = copiesWords(alike, tiles.length, speech) || speech.say("slip.mistyped");
  if (least > rim) sentences.push({ words: `${speech.count("balance.bad", rim, { least })} ${slip}`, bad: true });
  else sentences.push({ words: least === 0 ? speech.say("balance.even") : speech.count("balance.good", least, { rim }), bad: false });
  return sentences;
}
