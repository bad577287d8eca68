// Helpers for making and filling elements. Text always stays text, never becomes markup. Pictures of puzzles are images,
// in which a document can neither run scripts nor load anything.

import { trustedDrawing } from "./trusted.js";

/** Says the sentence of a key in one language. @typedef {{ language: string, say: (key: string) => string }} Speech */

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Record<string, string | number | boolean>} Attributes false leaves an attribute out, true gives it no value */

/**
 * Makes an HTML element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...(Node | string)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  fill(element, attributes);
  element.append(...children);
  return element;
}

/**
 * Makes an SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag
 * @param {Attributes} [attributes]
 * @param {...Node} children
 */
export function draw(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  fill(element, attributes);
  element.append(...children);
  return element;
}

/**
 * A button with an icon of one stroke, on a grid of 24.
 * @param {string} action
 * @param {string} label key of its name, without "label."
 * @param {string} path
 */
export function iconButton(action, label, path) {
  const icon = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: path }));
  return make("button", { type: "button", class: "icon", "data-action": action, "data-label": label, "aria-label": label }, icon);
}

/** Places a symbol that Go drew. @param {string} symbol @param {string} [name] its class */
export function use(symbol, name = symbol) {
  return draw("use", { class: name, href: `#${symbol}` });
}

/** @param {Element} element @param {Attributes} attributes */
function fill(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** The element with a hook such as data-part="caption". @param {string} name @param {ParentNode} [root] */
export function part(name, root = document) {
  const element = root.querySelector(`[data-part="${name}"]`);
  if (!(element instanceof HTMLElement)) throw new Error(`no part ${name}`);
  return element;
}

/** The button of an action. @param {string} action @param {ParentNode} [root] */
export function buttonOf(action, root = document) {
  const button = root.querySelector(`[data-action="${action}"]`);
  if (!(button instanceof HTMLButtonElement)) throw new Error(`no button ${action}`);
  return button;
}

/** Shows some buttons and hides others. @param {ParentNode} root @param {Record<string, boolean>} shown by their actions */
export function showButtons(root, shown) {
  for (const [action, isShown] of Object.entries(shown)) buttonOf(action, root).hidden = !isShown;
}

/** What each element was last drawn from. @type {WeakMap<Element, unknown[]>} */
const drawn = new WeakMap();

/** Whether an element shows something else by now; notes that it shows this. Only one view may ask about an element. @param {Element} element @param {...unknown} shows compared one by one */
export function isNew(element, ...shows) {
  const before = drawn.get(element);
  if (before?.length === shows.length && shows.every((value, i) => value === before[i])) return false;
  drawn.set(element, shows);
  return true;
}

/** Fills in the fixed words: data-say for text, data-label for names that a screen reader says. @param {Speech} speech */
export function writeWords(speech) {
  document.documentElement.lang = speech.language;
  for (const element of document.querySelectorAll("[data-say]")) {
    element.textContent = speech.say(/** @type {HTMLElement} */ (element).dataset.say ?? "");
  }
  for (const element of document.querySelectorAll("[data-label]")) {
    element.setAttribute("aria-label", speech.say(`label.${/** @type {HTMLElement} */ (element).dataset.label}`));
  }
}

/** Sets text only if it differs, or a screen reader announces it twice. @param {Element} element @param {string} text */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Sets a title that may be in another language than the page. @param {Element} element @param {string} text @param {{ lang: string | false }} its language, or false */
export function setTitleText(element, text, { lang }) {
  setParts(element, text);
  if (lang) element.setAttribute("lang", lang);
  else element.removeAttribute("lang");
}

/**
 * Sets a sentence with titles that may be in other languages than the page.
 * @param {Element} element
 * @param {string} text
 * @param {...readonly [title: string, language: { lang: string | false }]} titles of the sentence, in the order in which they stand there
 */
export function setSentence(element, text, ...titles) {
  if (element.textContent === text) return;
  const parts = [];
  let rest = text;
  for (const [title, { lang }] of titles) {
    const at = lang ? rest.indexOf(title) : -1;
    if (at < 0) continue;
    parts.push(rest.slice(0, at), make("span", { lang }, title));
    rest = rest.slice(at + title.length);
  }
  element.replaceChildren(...parts, rest);
}

/** Sets a line such as "5 of 9 · 3 of 4 seams match" that wraps only between its parts. @param {Element} element @param {string} text */
export function setParts(element, text) {
  if (element.textContent === text) return;
  const dot = 3; // signs that it takes with those beside it
  if (text === "") return element.replaceChildren();
  // A comma of the styles is read aloud in place of the dot, as by aloud().
  const between = (/** @type {string} */ [before, sign, after]) => make("span", { class: "dot" }, before, make("span", { "aria-hidden": "true" }, sign), after);
  element.replaceChildren(...text.split(/(?=[ \u00a0]· )/).map((words) => (/^[ \u00a0]· /.test(words) ? make("span", {}, between(words), words.slice(dot)) : make("span", {}, words))));
}

/** Makes a field as high as its text, in whole lines. @param {HTMLTextAreaElement} field visible: it is measured @param {number} most lines */
export function fitRows(field, most) {
  field.rows = 1;
  while (field.rows < most && field.scrollHeight > field.clientHeight) field.rows++;
}

/** Parses an SVG document of Go into nodes of this page. @param {string} text @returns {SVGSVGElement} */
function parseSvg(text) {
  const parsed = new DOMParser().parseFromString(trustedDrawing(text), "image/svg+xml").documentElement;
  if (!(parsed instanceof SVGSVGElement)) throw new Error("not an SVG document");
  return document.importNode(parsed, true);
}

/**
 * The definitions of such a document, for <use>; a prefix keeps its ids apart from those of others.
 * They are hidden from layout, which would cost as much as all that is visible; but clip paths must
 * have layout to clip.
 * @param {string} text
 * @param {string} [prefix]
 */
export function makeSymbols(text, prefix = "") {
  const svg = parseSvg(text);
  for (const element of prefix ? svg.querySelectorAll("*") : []) {
    if (element.id) element.id = prefix + element.id;
    const href = element.getAttribute("href");
    if (href?.startsWith("#")) element.setAttribute("href", `#${prefix}${href.slice(1)}`);
    const clip = element.getAttribute("clip-path");
    if (clip) element.setAttribute("clip-path", clip.replace("#", `#${prefix}`));
  }
  const clips = draw("svg", { class: "unseen" }, ...svg.querySelectorAll("clipPath"));
  return make("div", { class: "symbols", "aria-hidden": "true" }, clips, make("div", { class: "shapes", hidden: true }, svg));
}

/** Whether an element is to be seen, though perhaps beyond the window. Safari before 17.4 cannot say so itself. @param {Element} element */
export const isShown = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;

/** @param {string} svg a complete document @param {string} className */
export function thumbnail(svg, className) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  const image = make("img", { class: className, src: address, alt: "" });
  // After loading or failing, the address is no longer needed.
  const release = () => URL.revokeObjectURL(address);
  image.addEventListener("load", release);
  image.addEventListener("error", release);
  return image;
}

/** Shows a picture, or none for "", unless the element shows it already. @param {Element} root @param {string} svg @param {string} className */
export function showThumbnail(root, svg, className) {
  if (isNew(root, svg)) root.replaceChildren(...(svg ? [thumbnail(svg, className)] : []));
}

/** A pencil, for writing or drawing something. */
export const pencilIcon = () =>
  draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: "M4 20L5.5 15L15.5 5L19 8.5L9 18.5ZM13 7.5L16.5 11" }));
