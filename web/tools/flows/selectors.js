// Selectors: as much of CSS as the page's own selectors need, which are lists of compound selectors, inside or
// after each other.

/** @import {StandIn} from "./elements.js" */

/** @typedef {(element: StandIn) => boolean} Test */
/** @typedef {{ test: Test, by: string }[]} Chain the last one is for the element itself, each earlier one is reached from the next by its combinator */

/** Pseudo-classes. Those that depend on layout never match, with these exceptions. @type {Record<string, (argument: string) => Test>} */
const PSEUDO = {
  not: (argument) => (element) => !testOf(argument)(element),
  is: (argument) => (element) => testOf(argument)(element),
  has: (argument) => (element) => element.querySelector(argument) !== null,
  checked: () => (element) => element.checked || element.selected,
  disabled: () => (element) => element.disabled,
  "first-child": () => (element) => element.parentElement?.children[0] === element,
  "last-child": () => (element) => element.parentElement?.children.at(-1) === element,
  focus: () => (element) => element.ownerDocument.activeElement === element,
  empty: () => (element) => element.childNodes.length === 0,
  scope: () => () => true,
  root: () => (element) => element.localName === "html",
};

const PIECE = /\s*([>+~])\s*|(\s+)|\*|[#.]?-?[\w-]+|\[\s*([\w:-]+)\s*(?:([~^$*|]?=)\s*(?:"([^"]*)"|'([^']*)'|([^\]\s]+))\s*)?\]|::?([\w-]+)(?:\(((?:[^()]|\([^()]*\))*)\))?/y;

/** @type {Map<string, Test>} */
const tests = new Map();

/** The test whether an element matches a selector. @param {string} selector @returns {Test} */
export function testOf(selector) {
  let test = tests.get(selector);
  if (!test) {
    const chains = split(selector).map(chainOf);
    test = (element) => chains.some((chain) => follows(element, chain, chain.length - 1));
    tests.set(selector, test);
  }
  return test;
}

/** @param {string} selector */
function split(selector) {
  const parts = [""];
  let depth = 0;
  for (const sign of selector) {
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** @param {string} selector @returns {Chain} */
function chainOf(selector) {
  /** @type {Chain} */
  const chain = [];
  /** @type {Test[]} */
  let tests = [];
  const end = (/** @type {string} */ by) => {
    const all = tests;
    chain.push({ test: (element) => all.every((test) => test(element)), by });
    tests = [];
  };
  PIECE.lastIndex = 0;
  while (PIECE.lastIndex < selector.length) {
    const found = PIECE.exec(selector);
    if (!found) throw new Error(`the stand-in for the document does not know the selector ${selector}`);
    const [piece, combinator, space, name, how, one, other, bare, pseudo, argument = ""] = found;
    if (combinator) end(combinator);
    else if (space) end(" ");
    else if (name) tests.push(attributeTest(name, how, one ?? other ?? bare ?? ""));
    else if (pseudo) tests.push(PSEUDO[pseudo]?.(argument) ?? (() => false));
    else if (piece.startsWith("#")) tests.push((element) => element.id === piece.slice(1));
    else if (piece.startsWith(".")) tests.push(hasClass(piece.slice(1)));
    else if (piece !== "*") tests.push((element) => element.localName === piece);
  }
  end("");
  return chain;
}

/** @param {string} wanted @returns {Test} */
function hasClass(wanted) {
  return ({ className }) => className === wanted || (className.includes(wanted) && className.split(/\s+/).includes(wanted));
}

/** @param {string} name @param {string | undefined} how @param {string} wanted @returns {Test} */
function attributeTest(name, how, wanted) {
  return (element) => {
    const value = element.getAttribute(name);
    if (value === null || !how) return value !== null;
    if (how === "^=") return value.startsWith(wanted);
    if (how === "$=") return value.endsWith(wanted);
    if (how === "*=") return value.includes(wanted);
    return how === "~=" ? value.split(/\s+/).includes(wanted) : value === wanted;
  };
}

/** @param {StandIn | null} element @param {Chain} chain @param {number} at @returns {boolean} */
function follows(element, chain, at) {
  if (!element || !chain[at].test(element)) return false;
  if (at === 0) return true;
  const { by } = chain[at - 1];
  if (by === ">") return follows(element.parentElement, chain, at - 1);
  if (by === "+") return follows(element.previousElementSibling, chain, at - 1);
  const next = (/** @type {StandIn} */ one) => (by === "~" ? one.previousElementSibling : one.parentElement);
  for (let before = next(element); before; before = next(before)) if (follows(before, chain, at - 1)) return true;
  return false;
}

/** What the index finds elements by: an attribute and its value, or "" and a tag name. @typedef {[name: string, value: string]} Key */

/** @type {Map<string, { own: Key[], above: Key[] }>} */
const keys = new Map();

/**
 * The keys that every element matching a selector has, and those of the elements around it.
 * @param {string} selector
 */
export function keysOf(selector) {
  let known = keys.get(selector);
  if (!known) {
    const pieces = /[,(]/.test(selector) ? [] : (selector.match(/(?:\[[^\]]*\]|[^\s>+~[])+|[+~]/g) ?? []);
    const own = keysIn(pieces.pop() ?? "");
    known = { own, above: pieces.some((piece) => "+~".includes(piece)) ? [] : pieces.flatMap(keysIn) };
    keys.set(selector, known);
  }
  return known;
}

/** @param {string} compound @returns {Key[]} */
function keysIn(compound) {
  const named = [...compound.matchAll(/\[(data-[\w-]+|name)="([^"]*)"\]/g)].map(([, name, value]) => /** @type {Key} */ ([name, value]));
  const rest = compound.replace(/\[[^\]]*\]/g, "").match(/^[a-z][\w-]*|#[\w-]+|\.[\w-]+/gi) ?? [];
  const sorts = /** @type {Record<string, string>} */ ({ "#": "id", ".": "class" });
  return [...rest.map((piece) => /** @type {Key} */ (piece[0] in sorts ? [sorts[piece[0]], piece.slice(1)] : ["", piece])), ...named];
}

/** Compares two elements by document order, for sort. @param {StandIn} one @param {StandIn} other */
export function inTheirOrder(one, other) {
  const way = (/** @type {StandIn | null} */ element) => {
    const all = [];
    for (; element; element = element.parentNode) all.unshift(element);
    return all;
  };
  const [a, b] = [way(one), way(other)];
  const at = a.findIndex((element, i) => element !== b[i]);
  if (at < 0 || !b[at]) return at < 0 ? -1 : 1;
  const { childNodes } = a[at - 1];
  return childNodes.indexOf(a[at]) - childNodes.indexOf(b[at]);
}
