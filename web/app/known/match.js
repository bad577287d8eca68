// The published puzzle that lies on the table, below the verdict: its cover, its names, and
// where it has drawings of its own and the table has none, the way to them.

import { make } from "../base/dom.js";
import { thumbnail } from "../base/images.js";
import { isByItsName, knownWords } from "./recognise.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** What is shown now. @type {WeakMap<HTMLElement, unknown[]>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
export function showMatch(root, { table: { puzzle, drawing }, solve: { known, cover } }, speech) {
  const matches = known?.matches ?? [];
  const words = puzzle ? knownWords(puzzle, matches, speech) : "";
  root.hidden = words === "";
  const shows = [words, cover, drawing];
  if (!puzzle || root.hidden || shows.every((value, i) => value === drawn.get(root)?.[i])) return;
  drawn.set(root, shows);
  const [{ entry }] = matches;
  const offers = isDrawn(entry) && drawing?.art === "plain";
  root.replaceChildren(
    // It keeps its place until it is drawn, so that nothing below moves.
    ...(isByItsName(puzzle, matches) ? [] : [cover ? thumbnail(cover, "thumbnail") : make("span", { class: "thumbnail" })]),
    make("div", {}, make("p", {}, words), ...(offers ? [make("button", { type: "button", class: "plain", "data-action": "open-known", "data-link": entry.link }, speech.say("known.drawn"))] : [])),
  );
}

/**
 * Whether it has drawings of its own.
 * @param {GalleryEntry} entry
 */
const isDrawn = ({ link }) => /&art=(?!plain)/.test(link);
