// The tree of the stand-in for the document: which nodes are in which, and how they are moved and found.

import { Target } from "./events.js";
import { inTheirOrder, keysOf, testOf } from "./selectors.js";

/** @import {StandIn as Element, StandDocument} from "./elements.js" */
/** @import {Key} from "./selectors.js" */

/** @typedef {Element | TextIn} Node */

/** @type {Set<Element>} */
const NONE = new Set();

/** With more candidates than this, walking the element may be faster than testing each of them. */
const SOME = 16;

export class TextIn {
  /** @param {string} data */
  constructor(data) {
    this.data = data;
    /** @type {Branch | null} */
    this.parentNode = null;
  }

  get textContent() {
    return this.data;
  }

  remove() {
    this.parentNode?.take(this);
  }
}

/** Finds the elements of the document by tag names (under ""), ids, classes, and data attributes. */
export class Index {
  /** Elements by the name of an attribute, and by its value. @type {Map<string, Map<string, Set<Element>>>} */
  all = new Map();

  /**
   * Adds an element under a key, or removes it.
   * @param {Element} element
   * @param {string} name of an attribute
   * @param {string | undefined} value
   * @param {boolean} is
   */
  note(element, name, value, is) {
    if (value === undefined) return;
    if (name === "class" && /\s/.test(value)) for (const one of value.split(/\s+/)) this.#note(element, name, one, is);
    else if (name === "class" || name === "id" || name === "name" || name.startsWith("data-")) this.#note(element, name, value, is);
  }

  /** @param {Element} element @param {string} name @param {string} value @param {boolean} is */
  #note(element, name, value, is) {
    let values = this.all.get(name);
    if (!values) this.all.set(name, values = new Map());
    let some = values.get(value);
    if (!some) values.set(value, some = new Set());
    if (is) some.add(element);
    else some.delete(element);
  }

  /** Adds an element under all its keys, or removes it. @param {Element} element @param {boolean} is */
  noteAll(element, is) {
    this.#note(element, "", element.localName, is);
    for (const [name, value] of element.attributes) this.note(element, name, value, is);
  }

  /** The smallest set of elements that have one of these keys; null without keys. @param {Key[]} keys */
  of(keys) {
    let fewest = /** @type {Set<Element> | null} */ (null);
    for (const [name, value] of keys) {
      const all = this.all.get(name)?.get(value) ?? NONE;
      if (!fewest || all.size < fewest.size) fewest = all;
    }
    return fewest;
  }
}

/** A node that may contain others. Every one is an element. */
export class Branch extends Target {
  /** @type {Node[]} */
  childNodes = [];
  /** @type {Element | null} */
  parentNode = null;
  /** Whether it is in the document. */
  isConnected = false;

  /** @param {StandDocument} ownerDocument @param {string} localName */
  constructor(ownerDocument, localName) {
    super();
    this.ownerDocument = ownerDocument;
    this.localName = localName;
  }

  /** This, as the type that the tree stores. */
  get self() {
    return /** @type {Element} */ (/** @type {unknown} */ (this));
  }

  /** @returns {Target | null} */
  get above() {
    return this.parentNode ?? (this.self === this.ownerDocument.documentElement ? this.ownerDocument : null);
  }

  /** Adds it to the document, or removes it, with everything in it. @param {boolean} is */
  connect(is) {
    if (this.isConnected === is) return;
    this.isConnected = is;
    // Styles load at once. Their event fires even after the tab is closed, because modules outlive tabs and
    // wait for a style only once.
    if (is && this.localName === "link") queueMicrotask(() => this.dispatchEvent(new Event("load")));
    this.ownerDocument.index.noteAll(this.self, is);
    for (const node of this.childNodes) if (node instanceof Branch) node.connect(is);
  }

  get children() {
    return /** @type {Element[]} */ (this.childNodes.filter((node) => node instanceof Branch));
  }

  get childElementCount() {
    return this.children.length;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  /** @returns {Node | null} */
  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }

  /** @returns {Element | null} */
  get lastElementChild() {
    return this.children.at(-1) ?? null;
  }

  get parentElement() {
    return this.parentNode;
  }

  get nextElementSibling() {
    return this.#beside(1);
  }

  get previousElementSibling() {
    return this.#beside(-1);
  }

  get nextSibling() {
    const nodes = this.parentNode?.childNodes ?? [];
    return nodes[nodes.indexOf(this.self) + 1] ?? null;
  }

  /** @param {number} by */
  #beside(by) {
    const all = this.parentNode?.children ?? [];
    return all[all.indexOf(this.self) + by] ?? null;
  }

  hasChildNodes() {
    return this.childNodes.length > 0;
  }

  /** @param {Node} node */
  take(node) {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    if (node instanceof Branch) node.connect(false);
  }

  remove() {
    this.parentNode?.take(this.self);
  }

  /** Inserts nodes before the one at a place. @param {number} at @param {(Node | string)[]} nodes */
  insertAt(at, nodes) {
    const before = this.childNodes[at] ?? null;
    /** @type {Node[]} */
    const all = [];
    for (const node of nodes) {
      if (!(node instanceof Branch)) all.push(node instanceof TextIn ? node : new TextIn(String(node)));
      else if (node.localName === "#fragment") all.push(...node.childNodes);
      else all.push(node.self);
    }
    for (const node of all) node.remove();
    if (before) this.childNodes.splice(Math.max(0, this.childNodes.indexOf(before)), 0, ...all);
    else this.childNodes.push(...all);
    for (const node of all) {
      node.parentNode = this.self;
      if (node instanceof Branch) node.connect(this.isConnected);
    }
  }

  /** @param {(Node | string)[]} nodes */
  append(...nodes) {
    this.insertAt(this.childNodes.length, nodes);
  }

  /** @param {Node} node */
  appendChild(node) {
    this.append(node);
    return node;
  }

  /** @param {Node} node @param {Node | null} before */
  insertBefore(node, before) {
    this.insertAt(before ? this.childNodes.indexOf(before) : this.childNodes.length, [node]);
    return node;
  }

  /** @param {(Node | string)[]} nodes */
  prepend(...nodes) {
    this.insertAt(0, nodes);
  }

  /** @param {(Node | string)[]} nodes */
  before(...nodes) {
    this.parentNode?.insertAt(this.parentNode.childNodes.indexOf(this.self), nodes);
  }

  /** @param {(Node | string)[]} nodes */
  after(...nodes) {
    this.parentNode?.insertAt(this.parentNode.childNodes.indexOf(this.self) + 1, nodes);
  }

  /** @param {(Node | string)[]} nodes */
  replaceChildren(...nodes) {
    for (const node of this.childNodes) {
      node.parentNode = null;
      if (node instanceof Branch) node.connect(false);
    }
    this.childNodes = [];
    this.append(...nodes);
  }

  /** @param {(Node | string)[]} nodes */
  replaceWith(...nodes) {
    this.after(...nodes);
    this.remove();
  }

  /** @returns {string} */
  get textContent() {
    return this.childNodes.map((node) => node.textContent).join("");
  }

  set textContent(text) {
    this.replaceChildren(...(text ? [String(text)] : []));
  }

  get innerText() {
    return this.textContent;
  }

  get text() {
    return this.textContent.trim();
  }

  /** @param {string} selector @returns {boolean} */
  matches(selector) {
    return testOf(selector)(this.self);
  }

  /** @param {string} selector @returns {Element | null} */
  closest(selector) {
    return this.matches(selector) ? this.self : (this.parentElement?.closest(selector) ?? null);
  }

  /** @param {unknown} other */
  contains(other) {
    for (let one = /** @type {any} */ (other); one; one = one.parentNode) if (one === this) return true;
    return false;
  }

  /**
   * Collects elements below it, in document order.
   * @param {(element: Element) => boolean} is
   * @param {Element[]} found
   * @param {number} most
   */
  #collect(is, found, most) {
    for (const child of this.childNodes) {
      if (!(child instanceof Branch)) continue;
      if (is(child)) found.push(child);
      if (found.length >= most) return found;
      child.#collect(is, found, most);
      if (found.length >= most) return found;
    }
    return found;
  }

  /** @param {string} selector @param {number} most */
  #find(selector, most) {
    const { own, above } = keysOf(selector);
    const { index } = this.ownerDocument;
    const noted = this.isConnected ? index.of(own) : null;
    const is = testOf(selector);
    if (!noted) return this.#collect(is, [], most);
    // Matches are inside elements with the keys above, of which there may be only one.
    const around = noted.size > 1 ? index.of(above) : null;
    if (around?.size === 0) return [];
    if (around?.size === 1) {
      const [one] = around;
      return this.contains(one) ? one.#collect(is, [], most) : one.contains(this) ? this.#collect(is, [], most) : [];
    }
    if (noted.size > SOME) {
      // A card on a shelf contains fewer elements than there are cards.
      const within = this.#collect(() => true, [], noted.size);
      if (within.length < noted.size) return within.filter(is);
    }
    const found = [...noted].filter((one) => one !== this.self && this.contains(one) && is(one));
    return found.length < 2 ? found : found.sort(inTheirOrder);
  }

  /** @param {string} selector @returns {any} */
  querySelector(selector) {
    return this.#find(selector, 1)[0] ?? null;
  }

  /** @param {string} selector @returns {any[]} */
  querySelectorAll(selector) {
    return this.#find(selector, Infinity);
  }

  /** @param {string} name */
  getElementsByTagName(name) {
    return this.querySelectorAll(name);
  }
}
