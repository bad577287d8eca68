// Tiles that are being entered, in words: edges, sides, tiles, what the balance
// means. Knows no DOM.

import { NOTHING, isCut } from "./edges.js";
import { givenNames } from "./text.js";
import { isEmpty } from "./entry.js";
import { looseSideName } from "../speech/faults.js";
import { shown } from "../speech/shown.js";

/** @import {Entry} from "./entry.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Balance} from "./balance.js" */

/**
 * What an edge shows, such as "A · head".
 * @param {Entry} entry
 * @param {string | null} edge
 * @param {Speech} speech
 */
export function edgeWords(entry, edge, speech) {
  if (edge === null) return speech.say("cell.empty");
  if (edge === NOTHING) return speech.say("edge.none");
  if (edge === entry.frame) return speech.say("edge.frame");
  const motif = entry.motifs.find((one) => one.includes(edge)) ?? edge;
  const names = givenNames(entry);
  const name = shown(names.motif(motif[0])) || motif[0];
  if (!isCut(motif)) return name;
  const half = motif[0] === edge ? 0 : 1;
  return `${name} · ${shown(names.halves[half] ?? "") || speech.say(half === 0 ? "half.head" : "half.tail")}`;
}

/**
 * A side as it lies before its owner.
 * @param {Entry} entry
 * @param {number} side
 * @param {Speech} speech
 */
export function sideWords({ tiles: [{ length }] }, side, speech) {
  return looseSideName(side, length, speech);
}

/**
 * @param {Entry} entry
 * @param {number} at
 * @param {boolean} twice whether there is another one like it
 * @param {Speech} speech
 */
export function tileWords(entry, at, twice, speech) {
  const name = speech.begin(speech.say("tile", { n: at + 1 }));
  const tile = entry.tiles[at];
  if (isEmpty(tile)) return `${name}: ${speech.say("cell.empty")}`;
  const sides = tile.map((edge, side) => `${sideWords(entry, side, speech)}: ${edgeWords(entry, edge, speech)}`);
  return `${name}: ${sides.join(", ")}${twice ? `; ${speech.say("enter.twin")}` : ""}`;
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

/**
 * What the balance means.
 * @param {Entry} entry
 * @param {Balance} tally
 * @param {Speech} speech
 * @returns {{ words: string, bad: boolean }[]}
 */
export function balanceWords(entry, { motifs, empty, least, rim }, speech) {
  const sentences = [{ words: speech.say(entry.frame ? "balance.framed" : motifs.some(({ tails }) => tails !== null) ? "balance.halves" : "balance.same", { rim }), bad: false }];
  if (empty > 0 && least <= rim) return sentences;
  if (empty === 0) {
    for (const { motif, heads, tails, spare } of motifs) {
      if (spare === 0) continue;
      const counts = tails === null
        ? `${heads} × ${edgeWords(entry, motif[0], speech)}`
        : `${heads} × ${edgeWords(entry, motif[0], speech)}, ${tails} × ${edgeWords(entry, motif[1], speech)}`;
      sentences.push({ words: speech.count("balance.spare", spare, { counts }), bad: false });
    }
  }
  if (least > rim) sentences.push({ words: speech.count("balance.bad", rim, { least }), bad: true });
  else sentences.push({ words: least === 0 ? speech.say("balance.even") : speech.count("balance.good", least, { rim }), bad: false });
  return sentences;
}
