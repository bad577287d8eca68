// A puzzle as a card: a published one, the card that twins share (published puzzles with the same name or the same tiles,
// which the card tells apart), and one of My puzzles, with what is known of it and renaming it there.

import { draw, make, pencilIcon, setParts } from "../base/dom.js";
import { removeField, showWhenFull } from "../base/fields.js";
import { isComplete } from "../entry/entry.js";
import { isSolution, scoreOf } from "../keep/hunted.js";
import { isBest, isBuilding, isBuilt, LONGEST_NAME, scoredNow } from "../keep/record.js";
import { scoreWords } from "../speech/boards.js";
import { isDay } from "../speech/days.js";
import { DIFFICULTIES, effortWords, triesWords } from "../speech/difficulty.js";
import { isolateText } from "../speech/speech.js";
import { gridName, isMade, makerOf, nameOf, titleLanguage, titleOf } from "../speech/titles.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Entry} from "../entry/entry.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/**
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 * @param {GalleryEntry[]} [group] its twins, if it stands beside them and needs more facts to distinguish it
 */
export function publishedCard(entry, speech, group) {
  const { id, name, link, difficulty } = entry;
  const attributes = { "data-action": "open", "data-link": link, "data-id": id, title: difficulty && effortWords(entry, speech) };
  return coverCard(attributes, make("b", titleLanguage(entry, speech), name), group ? apartWords(entry, group, speech) : wordsOf(entry, speech));
}

/** The shared card of folded twins. @param {GalleryEntry[]} group @param {Speech} speech */
export function twinsCard(group, speech) {
  const attributes = { ...twinsAttributes(group, false), "data-links": group.map(({ link }) => link).join(" ") };
  const card = coverCard(attributes, make("b", titleLanguage(group[0], speech), namesWords(group)), differences(group, speech));
  card.firstElementChild?.append(versionsMark(group));
  return card;
}

/** The button that folds twins again; it stands where their card had its mark. @param {GalleryEntry[]} group @param {Speech} speech */
export function foldButton(group, speech) {
  const [differs] = differences(group, speech);
  return make("button", { type: "button", class: "quiet fold-twins", ...twinsAttributes(group, true), "aria-label": `${namesWords(group)}, ${differs}` }, versionsMark(group));
}

/** @param {GalleryEntry[]} group */
const namesWords = (group) => namesOf(group).join("\u00a0/ ");

/** @type {(group: GalleryEntry[], apart: boolean) => import("../base/dom.js").Attributes} */
const twinsAttributes = (group, apart) => ({ "data-action": "twins-apart", "data-id": group[0].id, "data-ids": group.map(({ id }) => id).join(" "), "aria-expanded": String(apart) });

/** The number of twins and an arrow. Hidden from screen readers: the card's words say the same. @param {GalleryEntry[]} group */
const versionsMark = ({ length }) =>
  make("span", { class: "versions", "aria-hidden": "true" }, String(length), draw("svg", { viewBox: "0 0 24 24" }, draw("path", { d: "M6 9L12 15L18 9" })));

/**
 * A card with a cover, a name and a line of facts.
 * @param {import("../base/dom.js").Attributes} attributes
 * @param {HTMLElement} title
 * @param {string[]} facts an empty one is left out
 */
export function coverCard(attributes, title, facts) {
  const card = make("button", { type: "button", class: "card", ...attributes }, make("span", { class: "cover" }), title, make("small"));
  setFacts(card, facts);
  return card;
}

/**
 * Shows the facts in one line. Each stays whole when the line wraps and carries the dot before it,
 * so that no dot hangs at the end of a line.
 * @param {HTMLElement} card
 * @param {string[]} facts
 */
export function setFacts(card, facts) {
  setParts(/** @type {Element} */ (card.querySelector("small")), facts.filter(Boolean).join(" · "));
}

/** @param {HTMLElement} item an item of a shelf */
export const cardIn = (item) => /** @type {HTMLElement} */ (item.querySelector(".card"));

/** The mark of a puzzle that the person has solved. @param {Speech} speech */
export const solvedMark = (speech) => knownMark(speech.say("solved"));

/** @param {string} words */
const knownMark = (words) => make("small", { class: "solved" }, words);

/**
 * Marks cards of solved puzzles, or of twins of which one is solved, and shows progress on others.
 * @param {Iterable<HTMLElement>} items
 * @param {Mine[]} mine
 * @param {Speech} speech
 */
export function markProgress(items, mine, speech) {
  const known = new Map(mine.map((entry) => [entry.link, entry]));
  for (const item of items) {
    const card = cardIn(item);
    const { links, link = "" } = card.dataset;
    const entries = (links ?? link).split(" ").flatMap((own) => known.get(own) ?? []);
    // The card already says how many solutions a published puzzle has.
    const progress = entries.map((entry) => knownWords({ ...entry, found: undefined }, speech).join(" · "));
    const words = entries.some(({ solved }) => solved > 0) ? speech.say("solved") : (progress.find(Boolean) ?? "");
    const mark = card.querySelector(".solved");
    if (words === (mark?.textContent ?? "")) continue;
    mark?.remove();
    if (words) card.append(knownMark(words));
  }
}

/** The traits that make twins: the name without signs and case, and the tiles. @param {GalleryEntry} entry */
const traits = ({ name, grid, link }) => [name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""), `${grid} ${/tiles=([^&]*)/.exec(link)?.[1]}`];

/** Groups puzzles with their twins, each group in the place of its first. @param {GalleryEntry[]} entries */
export function twins(entries) {
  /** @type {Map<string, GalleryEntry[]>} */
  const known = new Map();
  /** @type {GalleryEntry[][]} */
  const all = [];
  for (const entry of entries) {
    const own = traits(entry);
    const group = own.map((trait) => known.get(trait)).find(Boolean) ?? [];
    if (group.length === 0) all.push(group);
    group.push(entry);
    for (const trait of own) known.set(trait, group);
  }
  return all;
}

/**
 * The facts in a card's line, such as "tricky" and "1 solution", or how near a search has come to
 * one.
 * @param {GalleryEntry} entry
 * @param {Speech} speech
 */
export function factsOf({ difficulty, solutions, best }, speech) {
  const reached = best ? speech.say("card.best", { score: best.score, seams: best.seams, time: speech.time(best.seconds * 1000) }) : "";
  return [difficulty && speech.say(`difficulty.${difficulty}`), solutions ? speech.count("factor.solutions", solutions) : "", reached].filter(Boolean);
}

/** @param {GalleryEntry} entry @param {Speech} speech */
export const wordsOf = (entry, speech) => [makerOf(entry), ...factsOf(entry, speech)];

/**
 * The facts of a puzzle among its twins, which need more to distinguish it: the harder of two
 * moderate ones by its tries, and whether it is the same puzzle as the first. Facts shared by all
 * come last.
 * @param {GalleryEntry} entry
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function apartWords(entry, group, speech) {
  const isAgain = entry !== group[0] && puzzleOf(entry) === puzzleOf(group[0]);
  const [words, shared] = [wordsOf(entry, speech), sharedWords(group, speech)];
  const own = words.filter((fact) => !shared.includes(fact));
  return [isAgain ? speech.say("card.same") : "", ...own, triesWords(entry, speech), entry.author && speech.say("card.from", { name: entry.author }), ...shared];
}

/** The key that all entries of one puzzle share. @param {GalleryEntry} entry */
const puzzleOf = ({ id, same }) => same || id;

/** @param {GalleryEntry[]} group */
export function namesOf(group) {
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const entry of group) {
    const [plain] = traits(entry);
    if (!names.has(plain)) names.set(plain, entry.name);
  }
  return [...names.values()];
}

/**
 * The facts on the shared card: how many twins, and what all have in common, such as "4 versions"
 * and "moderate"; "easy to hard" if they differ.
 * @param {GalleryEntry[]} group
 * @param {Speech} speech
 */
export function differences(group, speech) {
  const names = namesOf(group).length;
  const isOne = group.every((entry) => puzzleOf(entry) === puzzleOf(group[0]));
  return [names > 1 ? speech.count("card.names", names) : speech.count(isOne ? "card.same.versions" : "card.versions", group.length), rangeWords(group, speech), ...sharedWords(group, speech)];
}

/** @param {GalleryEntry[]} group @param {Speech} speech */
function sharedWords(group, speech) {
  const [first, ...others] = group.map((entry) => wordsOf(entry, speech));
  return first.filter((fact) => fact && others.every((facts) => facts.includes(fact)));
}

/** "easy to hard"; "" if all are equally hard or one is not rated. @param {GalleryEntry[]} group @param {Speech} speech */
function rangeWords(group, speech) {
  const levels = group.map(({ difficulty }) => DIFFICULTIES.indexOf(difficulty)).sort((a, b) => a - b);
  const [least, most] = [levels[0], levels[levels.length - 1]];
  const named = (/** @type {number} */ level) => speech.say(`difficulty.${DIFFICULTIES[level]}`);
  return least < 0 || least === most ? "" : speech.say("card.between", { least: named(least), most: named(most) });
}

/**
 * How far it is built on a real table or on the board, how much was searched, the number of
 * solutions and the best score, such as "building: 4 of 9" and "6 solutions".
 * @param {Mine} entry
 * @param {Speech} speech
 */
export function knownWords(entry, speech) {
  const { board, searches: [search], found, guide, hunt } = entry;
  const scored = scoredNow(entry);
  const filled = board?.filter(Boolean).length ?? 0;
  // A full board that is no solution shows its score, so that nobody mistakes it for one.
  const isInProgress = filled > 0 && !isBest(entry) && !isBuilt(entry) && !isBuilding(entry);
  return [
    ...(isBuilt(entry) ? [speech.say("mine.built")] : []),
    ...(guide && isBuilding(entry) ? [speech.say("mine.building", { n: guide.step, all: guide.order.length })] : []),
    ...(board && isInProgress ? [scored ? scoreWords(scored, speech) : speech.say("caption.filled", { filled, cells: board.length })] : []),
    ...(search ? [speech.say("mine.search", { share: speech.share(search.progress) })] : []),
    ...(found === undefined ? [] : [speech.count("factor.solutions", found)]),
    ...(hunt ? [speech.say(isSolution(hunt) ? "best.whole" : "mine.best", { score: scoreOf(hunt), seams: hunt.seams })] : []),
  ];
}

/**
 * The facts that distinguish puzzles without a name: the grid and when it was last opened, if
 * known.
 * @param {Mine} entry
 * @param {Speech} speech
 */
export function namelessWords({ name, called, link, opened }, speech) {
  if (called || isolateText(name)) return [];
  const [, grid = ""] = /grid=(\w+)/.exec(link) ?? [];
  if (opened === 0) return [gridName(grid, speech)];
  const when = new Intl.DateTimeFormat(speech.language, { dateStyle: "medium", timeStyle: "short" }).format(opened);
  return [gridName(grid, speech), speech.say("mine.opened", { when })];
}

/** @param {Speech} speech @param {Mine} entry */
export function myCard(speech, entry) {
  const { id, searches, hunt, solved } = entry;
  const name = nameOf(entry, speech);
  const card = coverCard({ "data-action": "open-mine", "data-id": id }, make("b", titleLanguage(entry, speech), name), [...namelessWords(entry, speech), ...knownWords(entry, speech)]);
  if (solved) card.append(solvedMark(speech));
  const item = make("li", {}, card);
  const handles = make("div", { class: "handles" });
  if (searches.length > 0 || (hunt && !isSolution(hunt))) handles.append(make("button", { type: "button", "data-action": "go-on-mine", "data-id": id }, speech.say("resume")));
  const rename = make("button", { type: "button", class: "quiet icon", "data-action": "rename", "data-id": id }, pencilIcon());
  const remove = make("button", { type: "button", class: "quiet icon", "data-action": "forget", "data-id": id }, "×");
  handles.append(rename, remove);
  item.append(handles);
  nameButtons(item, name, speech);
  return item;
}

/** A card that leads back to a half-entered puzzle. @param {Speech} speech @param {Entry} entry @param {string} name */
export function begunCard(speech, { grid, tiles }, name) {
  const words = [gridName(grid, speech), enteredWords({ tiles }, speech)];
  const card = coverCard({ "data-action": "enter" }, make("b", titleLanguage({ name }, speech), titleOf(name, speech)), words);
  card.classList.add("begun");
  card.firstElementChild?.append(pencilIcon());
  return make("li", {}, card);
}

/** @param {Pick<Entry, "tiles">} entry @param {Speech} speech */
export const enteredWords = ({ tiles }, speech) => speech.say("mine.entered", { n: tiles.filter(isComplete).length, all: tiles.length });

/** Labels the card's buttons with the puzzle's name. @param {HTMLElement} item @param {string} name @param {Speech} speech */
function nameButtons(item, name, speech) {
  for (const action of ["rename", "forget"]) {
    item.querySelector(`[data-action="${action}"]`)?.setAttribute("aria-label", speech.say(action, { name }));
  }
}

/**
 * Opens a name field below the card. Enter or leaving the field saves the name; Escape discards it.
 * @param {App} app
 * @param {HTMLElement} button on the card
 */
export function rename({ puzzleStore, speech }, button) {
  const id = button.dataset.id ?? "";
  const [item, entry] = [button.closest("li"), puzzleStore.find(id)];
  if (!item || !entry || item.querySelector("input")) return;
  const title = /** @type {HTMLElement} */ (item.querySelector("b"));
  // Edit the name as it is stored, without the isolates and visible controls of the card (speech/speech.js).
  const given = isDay(entry.name) || isMade(entry.name) || !entry.name ? nameOf({ ...entry, called: "" }, speech) : entry.name;
  const field = make("input", { type: "text", value: entry.called || given, maxlength: LONGEST_NAME, autocomplete: "off", dir: "auto" });
  field.setAttribute("aria-label", speech.say("rename.field"));
  const done = (/** @type {boolean} */ keep) => {
    if (!field.isConnected) return;
    const name = field.value.replace(/\s+/g, " ").trim();
    const called = name === given ? "" : name;
    if (keep && name && called !== entry.called) puzzleStore.change({ id, called });
    const renamed = puzzleStore.find(id) ?? entry;
    const now = nameOf(renamed, speech);
    const fresh = make("b", titleLanguage(renamed, speech), now);
    title.replaceWith(fresh);
    nameButtons(item, now, speech);
    const left = document.activeElement !== field;
    field.onblur = null;
    removeField(field);
    if (!left) button.focus();
  };
  field.onblur = () => done(true);
  field.onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    done(event.key === "Enter");
  };
  /** @type {HTMLElement} */ (item.firstChild).after(field);
  showWhenFull(field, speech.say("names.long", { n: LONGEST_NAME }));
  field.focus();
  field.select();
}
