// The shelves of published puzzles. Each shows its first rows until the person unfolds it; search
// results replace all shelves by one list.

import { total } from "../base/bars.js";
import { isShown, make, part, setText } from "../base/dom.js";
import { published } from "../engine/solver.js";
import { cardIn, foldButton, markProgress, publishedCard, twinsCard, twins } from "./card.js";
import { offerChoices } from "./choices.js";
import { covers } from "./covers.js";
import { finder, isAnythingSought, showLength } from "./find.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, Sought, State} from "./state.d.ts" */

/** A puzzle stands on the first shelf that takes it. @type {[name: string, takes: (entry: GalleryEntry) => boolean][]} */
const SHELVES = [
  ["drawings", ({ link }) => /&art=/.test(link)],
  ["hexagons", ({ grid }) => grid.startsWith("hex")],
  ["framed", ({ kind }) => kind === "framed"],
  ["open", ({ kind }) => kind === "open"],
  ["classics", () => true],
];
/** From top to bottom: the list of search results, then the shelves. */
const ORDER = ["found", "drawings", "classics", "hexagons", "framed", "open"];
/** The shelves with an explanation below their heading. */
const EXPLAINED = ["framed", "open"];

/** Makes the shelves' view. @param {App} app @param {HTMLElement} root the element that scrolls */
export function makeShelves(app, root) {
  const watch = covers(app, root);
  const shelves = ORDER.map(makeShelf);
  const clear = make("button", { type: "button", class: "plain", hidden: true, "data-action": "seek-nothing", "data-say": "published.clear" });
  part("published-count", root).after(clear);
  part("published", root).append(...shelves.map(({ section }) => section));
  /** @type {GalleryEntry[] | null} */
  let entries = null;
  let asked = false;
  const ask = () => {
    asked = true;
    const take = (/** @type {GalleryEntry[]} */ all) => {
      entries = all;
      show(app.store.state, app.speech);
    };
    // After a failure the next render asks again.
    published(app.solver).then(take, () => void (asked = false));
  };
  /** The items in the current language. @type {Map<string, HTMLElement>} */
  let items = new Map();
  /** @type {(sought: Sought) => GalleryEntry[]} */
  let find = () => [];
  /** The values that were last rendered. @type {unknown[]} */
  let shown = [];
  /** The language that was last rendered. @type {Speech | null} */
  let spoken = null;

  /** @type {(key: string, entry: GalleryEntry, content: () => HTMLElement[]) => HTMLElement} */
  const itemOf = (key, { link }, content) => {
    const before = items.get(key);
    if (before) return before;
    const item = make("li", {}, ...content());
    watch(cardIn(item), link);
    items.set(key, item);
    return item;
  };
  /** @type {(group: GalleryEntry[], isApart: boolean, speech: Speech) => HTMLElement[]} */
  const itemsOf = (group, isApart, speech) => {
    const [first, ...others] = group;
    const ids = group.map(({ id }) => id).join(" ");
    if (others.length === 0) return [itemOf(ids, first, () => [publishedCard(first, speech)])];
    if (!isApart) return [itemOf(`twins ${ids}`, first, () => [twinsCard(group, speech)])];
    const apart = [
      itemOf(`apart ${ids}`, first, () => [foldButton(group, speech), publishedCard(first, speech, group)]),
      ...others.map((entry) => itemOf(`apart ${entry.id} of ${ids}`, entry, () => [publishedCard(entry, speech, group)])),
    ];
    for (const [at, item] of apart.entries()) item.className = at === 0 ? "version" : at < others.length ? "version more" : "version more last";
    return apart;
  };

  const show = (/** @type {State} */ state, /** @type {Speech} */ speech) => {
    const { library: { open, sought, long, apart }, keep: { mine } } = state;
    if (!open) return;
    if (!asked) ask();
    const shows = [entries, speech, sought, long, apart, mine];
    if (!entries || shows.every((value, at) => value === shown[at])) return;
    shown = shows;
    if (spoken !== speech) {
      [spoken, items, find] = [speech, new Map(), finder(entries, speech)];
      offerChoices(root, entries, sought, speech);
    }
    const seeks = isAnythingSought(sought);
    // Twins stand together on the shelf of the first of them.
    const groups = twins(seeks ? find(sought) : entries);
    const isApart = (/** @type {GalleryEntry[]} */ group) => group.some(({ id }) => apart.includes(id));
    const shelfOf = (/** @type {GalleryEntry[]} */ [entry]) => (seeks ? "found" : SHELVES.find(([, takes]) => takes(entry))?.[0]);
    for (const shelf of shelves) {
      const own = groups.filter((group) => shelfOf(group) === shelf.name);
      const shows = own.flatMap((group) => itemsOf(group, isApart(group), speech));
      fillShelf(shelf, own.length, shows, seeks || long.includes(shelf.name), speech);
    }
    markProgress(items.values(), mine, speech);
    clear.hidden = !seeks;
    root.classList.toggle("seeks", seeks && groups.length > 0);
    // Matches among My puzzles and the days, in lists above, count as well.
    const others = root.querySelector(':is([data-part="mine"], [data-part="todays"]) li:not([hidden])');
    const count = groups.length > 0 ? speech.count("published.found", total(groups.map((group) => (isApart(group) ? group.length : 1)))) : others ? "" : speech.say("published.none");
    setText(part("published-count", root), seeks ? count : "");
  };
  return show;
}

/** Unfolds a shelf and focuses the first card that was hidden. @param {App} app @param {HTMLElement} button */
export function showLong({ store }, { dataset, previousElementSibling: list }) {
  const first = [...(list?.children ?? [])].find((item) => !isShown(item));
  store.change(({ library }) => void (library.long = [...library.long, dataset.shelf ?? ""]));
  requestAnimationFrame(() => focusOn(first?.firstElementChild));
}

/**
 * Unfolds twins or folds them again, and keeps the focus on the button that did it.
 * @param {App} app
 * @param {HTMLElement} button the shared card, or the button that folds
 */
export function showApart({ store }, button) {
  const { id = "", ids = "" } = button.dataset;
  const folds = button.getAttribute("aria-expanded") === "true";
  // Another twin of the group may have unfolded it, on another shelf.
  store.change(({ library }) => void (library.apart = folds ? library.apart.filter((other) => !ids.split(" ").includes(other)) : [...library.apart, id]));
  requestAnimationFrame(() => focusOn(document.querySelector(`[data-action="twins-apart"][data-id="${id}"]`)));
}

/** @param {Element | null | undefined} card */
function focusOn(card) {
  if (card instanceof HTMLElement) card.focus();
}

/** @typedef {ReturnType<typeof makeShelf>} Shelf */

/** @param {string} name */
function makeShelf(name) {
  const count = make("small");
  const list = make("ul", { class: "shelf" });
  const all = make("button", { type: "button", class: "quiet all", "data-action": "long-shelf", "data-shelf": name });
  const what = EXPLAINED.includes(name) ? [make("p", { class: "help", "data-say": `shelf.${name}.what` })] : [];
  const heading = name === "found" ? [] : [make("h3", {}, make("span", { "data-say": `shelf.${name}` }), " ", count), ...what];
  return { name, section: make("section", { "data-shelf": name, hidden: true }, ...heading, list, all), count, list, all };
}

/**
 * @param {Shelf} shelf
 * @param {number} puzzles how many, with twins counted once
 * @param {HTMLElement[]} items
 * @param {boolean} whole
 * @param {Speech} speech
 */
function fillShelf({ section, count, list, all }, puzzles, items, whole, speech) {
  section.hidden = puzzles === 0;
  const same = items.length === list.children.length && items.every((item, at) => item === list.children[at]);
  if (!same) list.replaceChildren(...items);
  showLength(list, whole);
  setText(count, speech.number(puzzles));
  setText(all, speech.say("shelf.all", { n: puzzles }));
}
