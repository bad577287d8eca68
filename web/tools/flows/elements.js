// A stand-in for the document's elements: a tree with attributes, texts and events, and nothing
// that is laid out or drawn. What asks where something lies hears that all is nowhere.

import { Target } from "./events.js";
import { markup } from "./markup.js";
import { matches, testOf } from "./selectors.js";

const TRUE_OR_NOT = ["hidden", "disabled", "open", "multiple", "required", "readOnly", "noValidate", "inert"];
const TEXTS = ["id", "href", "src", "alt", "type", "name", "title", "lang", "download", "role", "placeholder", "min", "max", "step", "rel", "pattern", "label"];
const ARIA = ["Busy", "Pressed", "Label", "Hidden", "Selected", "Expanded", "Current", "Disabled", "Checked", "Live", "Description"];
const NOWHERE = { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
/** The attributes by which the page finds most elements. */
const INDEXED = ["data-part", "data-action", "data-dialog", "id"];
const FORM_FIELDS = "input, select, textarea, output";

/** @typedef {StandIn | TextIn} Node */

class TextIn {
  /** @param {string} data */
  constructor(data) {
    this.data = data;
    /** @type {StandIn | null} */
    this.parentNode = null;
  }

  get textContent() {
    return this.data;
  }

  remove() {
    this.parentNode?.take(this);
  }
}

/** What an element's style says by itself. */
class Style {
  /** @param {string} name @param {unknown} value */
  setProperty(name, value) {
    /** @type {any} */ (this)[name] = String(value);
  }

  /** @param {string} name @returns {string} */
  getPropertyValue(name) {
    return /** @type {any} */ (this)[name] ?? "";
  }

  /** @param {string} name */
  removeProperty(name) {
    delete (/** @type {any} */ (this)[name]);
  }
}

/** An element, of whichever kind: what a kind does not have it does not use. */
export class StandIn extends Target {
  /**
   * @param {StandDocument} ownerDocument
   * @param {string} localName
   */
  constructor(ownerDocument, localName) {
    super();
    this.ownerDocument = ownerDocument;
    this.localName = localName;
    /** @type {Map<string, string>} */
    this.attributes = new Map();
    /** @type {Node[]} */
    this.childNodes = [];
    /** @type {StandIn | null} */
    this.parentNode = null;
    /** Whether it stands in the document. */
    this.isConnected = false;
    this.scrollTop = this.scrollLeft = this.scrollHeight = this.clientHeight = this.clientWidth = this.offsetWidth = this.offsetHeight = 0;
    /** What was written into a field, or chosen; null while it is as the document has it. @type {string | null} */
    this.written = null;
    /** @type {boolean | null} */
    this.ticked = null;
    this.selected = false;
    this.indeterminate = false;
    this.style = new Style();
    this.dataset = new Proxy(/** @type {Record<string, any>} */ ({}), {
      get: (_, name) => this.attributes.get(dashed(name)),
      set: (_, name, value) => (this.setAttribute(dashed(name), value), true),
      has: (_, name) => this.attributes.has(dashed(name)),
      deleteProperty: (_, name) => (this.removeAttribute(dashed(name)), true),
      ownKeys: () => [...this.attributes.keys()].filter((name) => name.startsWith("data-")).map(camel),
      getOwnPropertyDescriptor: (_, name) => ({ value: this.attributes.get(dashed(name)), enumerable: true, configurable: true }),
    });
  }

  get tagName() {
    return this.localName.toUpperCase();
  }

  get nodeName() {
    return this.tagName;
  }

  get above() {
    return this.parentNode ?? (this === this.ownerDocument.documentElement ? this.ownerDocument : null);
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) {
    if (this.isConnected) this.ownerDocument.note(this, name, false);
    this.attributes.set(name, String(value));
    if (this.isConnected) this.ownerDocument.note(this, name, true);
  }

  /** @param {string} name */
  hasAttribute(name) {
    return this.attributes.has(name);
  }

  /** @param {string} name */
  removeAttribute(name) {
    if (this.isConnected) this.ownerDocument.note(this, name, false);
    this.attributes.delete(name);
  }

  /** It comes into the document, or leaves it, with all that it holds. @param {boolean} is */
  connect(is) {
    if (this.isConnected === is) return;
    this.isConnected = is;
    // Styles are there at once.
    if (is && this.localName === "link") setTimeout(() => this.dispatchEvent(new Event("load")));
    for (const name of INDEXED) if (this.attributes.has(name)) this.ownerDocument.note(this, name, is);
    for (const node of this.childNodes) if (node instanceof StandIn) node.connect(is);
  }

  /** @param {string} name @param {boolean} [wanted] */
  toggleAttribute(name, wanted = !this.hasAttribute(name)) {
    if (wanted) this.setAttribute(name, "");
    else this.removeAttribute(name);
    return wanted;
  }

  get className() {
    return this.getAttribute("class") ?? "";
  }

  set className(value) {
    this.setAttribute("class", value);
  }

  get classList() {
    const names = () => this.className.split(/\s+/).filter(Boolean);
    const set = (/** @type {string[]} */ all) => this.setAttribute("class", all.join(" "));
    const list = {
      contains: (/** @type {string} */ name) => names().includes(name),
      add: (/** @type {string[]} */ ...more) => set([...new Set([...names(), ...more])]),
      remove: (/** @type {string[]} */ ...gone) => this.hasAttribute("class") && set(names().filter((name) => !gone.includes(name))),
      toggle: (/** @type {string} */ name, wanted = !list.contains(name)) => (wanted ? list.add(name) : list.remove(name), wanted),
    };
    return list;
  }

  get children() {
    return this.childNodes.filter((node) => node instanceof StandIn);
  }

  get childElementCount() {
    return this.children.length;
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get lastChild() {
    return this.childNodes.at(-1) ?? null;
  }

  get firstElementChild() {
    return this.children[0] ?? null;
  }

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
    return nodes[nodes.indexOf(this) + 1] ?? null;
  }

  /** @param {number} by */
  #beside(by) {
    const all = this.parentNode?.children ?? [];
    return all[all.indexOf(this) + by] ?? null;
  }

  hasChildNodes() {
    return this.childNodes.length > 0;
  }

  /** @param {Node} node */
  take(node) {
    this.childNodes.splice(this.childNodes.indexOf(node), 1);
    node.parentNode = null;
    if (node instanceof StandIn) node.connect(false);
  }

  remove() {
    this.parentNode?.take(this);
  }

  /**
   * @param {number} at
   * @param {(Node | string)[]} nodes
   */
  #insert(at, nodes) {
    const before = this.childNodes[at] ?? null;
    const all = nodes.flatMap((node) => (node instanceof StandIn && node.localName === "#fragment" ? [...node.childNodes] : node)).map((node) => (node instanceof StandIn || node instanceof TextIn ? node : new TextIn(String(node))));
    for (const node of all) node.remove();
    this.childNodes.splice(before ? Math.max(0, this.childNodes.indexOf(before)) : this.childNodes.length, 0, ...all);
    for (const node of all) {
      node.parentNode = this;
      if (node instanceof StandIn) node.connect(this.isConnected);
    }
  }

  /** @param {(Node | string)[]} nodes */
  append(...nodes) {
    this.#insert(this.childNodes.length, nodes);
  }

  get ownerSVGElement() {
    return this.parentElement?.closest("svg") ?? null;
  }

  insertRow() {
    const row = this.ownerDocument.createElement("tr");
    this.append(row);
    return row;
  }

  /** @param {Node} node */
  appendChild(node) {
    this.append(node);
    return node;
  }

  /** @param {Node} node @param {Node | null} before */
  insertBefore(node, before) {
    this.#insert(before ? this.childNodes.indexOf(before) : this.childNodes.length, [node]);
    return node;
  }

  /** @param {(Node | string)[]} nodes */
  prepend(...nodes) {
    this.#insert(0, nodes);
  }

  /** @param {(Node | string)[]} nodes */
  before(...nodes) {
    this.parentNode?.#insert(this.parentNode.childNodes.indexOf(this), nodes);
  }

  /** @param {(Node | string)[]} nodes */
  after(...nodes) {
    this.parentNode?.#insert(this.parentNode.childNodes.indexOf(this) + 1, nodes);
  }

  /** @param {(Node | string)[]} nodes */
  replaceChildren(...nodes) {
    for (const node of this.childNodes) {
      node.parentNode = null;
      if (node instanceof StandIn) node.connect(false);
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

  /** @param {boolean} [deep] */
  cloneNode(deep) {
    const copy = this.ownerDocument.createElement(this.localName);
    copy.attributes = new Map(this.attributes);
    if (deep) copy.append(...this.childNodes.map((node) => (node instanceof StandIn ? node.cloneNode(true) : new TextIn(node.data))));
    return copy;
  }

  /** @param {string} selector */
  matches(selector) {
    return matches(this, selector);
  }

  /** @param {string} selector @returns {StandIn | null} */
  closest(selector) {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }

  /** @param {unknown} other */
  contains(other) {
    for (let one = /** @type {any} */ (other); one; one = one.parentNode) if (one === this) return true;
    return false;
  }

  /**
   * Finds elements in it, in their order.
   * @param {(element: StandIn) => boolean} is
   * @param {StandIn[]} found
   * @param {number} most
   */
  #collect(is, found, most) {
    for (const child of this.childNodes) {
      if (!(child instanceof StandIn)) continue;
      if (is(child)) found.push(child);
      if (found.length >= most) return found;
      child.#collect(is, found, most);
      if (found.length >= most) return found;
    }
    return found;
  }

  /** @param {string} selector @param {number} most */
  #find(selector, most) {
    const noted = this.isConnected ? this.ownerDocument.noted(selector) : null;
    if (noted?.size === 0) return [];
    if (noted?.size === 1) return [...noted].filter((one) => one !== this && this.contains(one));
    const is = noted ? (/** @type {StandIn} */ one) => noted.has(one) : testOf(selector);
    return this.#collect(is, [], most);
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

  get form() {
    return this.closest("form");
  }

  get elements() {
    return this.querySelectorAll(`${FORM_FIELDS}, button`);
  }

  get options() {
    return this.querySelectorAll("option");
  }

  get selectedIndex() {
    return this.options.findIndex((option) => option.value === this.value);
  }

  /** @returns {string} */
  get value() {
    if (this.localName === "select") {
      const chosen = this.options.find((option) => option.value === this.written) ?? this.options.find((option) => option.selected || option.hasAttribute("selected")) ?? this.options[0];
      return chosen?.value ?? "";
    }
    if (this.localName === "option") return this.getAttribute("value") ?? this.text;
    return this.written ?? (this.localName === "textarea" ? this.textContent : this.getAttribute("value")) ?? "";
  }

  set value(text) {
    if (["option", "button", "li"].includes(this.localName)) this.setAttribute("value", text);
    else this.written = String(text ?? "");
  }

  get valueAsNumber() {
    return this.value === "" ? NaN : Number(this.value);
  }

  get checked() {
    return this.ticked ?? this.hasAttribute("checked");
  }

  set checked(is) {
    this.ticked = Boolean(is);
    if (!is || this.type !== "radio" || !this.name) return;
    for (const other of (this.form ?? this.ownerDocument.documentElement).querySelectorAll(`input[name="${this.name}"]`)) if (other !== this) other.ticked = false;
  }

  reset() {
    for (const field of this.querySelectorAll(FORM_FIELDS)) field.written = field.ticked = null;
  }

  reportValidity() {
    return true;
  }

  checkValidity() {
    return true;
  }

  requestSubmit() {
    this.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  }

  focus() {
    this.ownerDocument.activeElement = this;
  }

  blur() {
    if (this.ownerDocument.activeElement === this) this.ownerDocument.activeElement = this.ownerDocument.body;
  }

  /** What a click does to the element itself: a box is ticked, a form sent, a file saved. */
  click() {
    if (this.disabled) return;
    if (this.type === "checkbox" || this.type === "radio") {
      this.checked = this.type === "radio" || !this.checked;
      for (const type of ["input", "change"]) this.dispatchEvent(new Event(type, { bubbles: true }));
    }
    const goesOn = this.dispatchEvent(new Event("click", { bubbles: true, cancelable: true }));
    if (!goesOn) return;
    if (this.localName === "a" && this.hasAttribute("download")) this.ownerDocument.save(this.download, this.href);
    if (this.localName === "button" && (this.type || "submit") === "submit") this.form?.requestSubmit();
    if (this.localName === "summary" && this.parentElement) this.parentElement.toggle();
  }

  toggle() {
    this.open = !this.open;
    this.dispatchEvent(new Event("toggle"));
  }

  showModal() {
    this.open = true;
  }

  show() {
    this.open = true;
  }

  close() {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event("close")));
  }

  /** Whether nothing that it lies in is hidden or closed. It knows no style. @returns {boolean} */
  checkVisibility() {
    if (this.hidden || (this.localName === "dialog" && !this.open)) return false;
    if (this.localName !== "summary" && this.parentElement?.localName === "details" && !this.parentElement.open) return false;
    return this === this.ownerDocument.documentElement || Boolean(this.parentElement?.checkVisibility());
  }

  getBoundingClientRect() {
    return { ...NOWHERE };
  }

  getBBox() {
    return { ...NOWHERE };
  }

  animate() {
    return { finished: Promise.resolve(), cancel: () => {}, finish: () => {}, play: () => {}, pause: () => {}, addEventListener: () => {}, onfinish: null };
  }

  getAnimations() {
    return [];
  }

  getContext() {
    return null;
  }

  getScreenCTM() {
    return null;
  }

  scrollIntoView() {}
  scrollTo() {}
  scrollBy() {}
  select() {}
  setSelectionRange() {}
  setPointerCapture() {}
  releasePointerCapture() {}
  normalize() {}
}

for (const name of TRUE_OR_NOT) {
  const attribute = name.toLowerCase();
  Object.defineProperty(StandIn.prototype, name, {
    get() {
      return this.hasAttribute(attribute);
    },
    set(is) {
      this.toggleAttribute(attribute, Boolean(is));
    },
  });
}
for (const [name, attribute] of [...TEXTS.map((name) => [name, name]), ["htmlFor", "for"], ["tabIndex", "tabindex"], ["rows", "rows"], ["inputMode", "inputmode"], ...ARIA.map((name) => [`aria${name}`, `aria-${name.toLowerCase()}`])]) {
  Object.defineProperty(StandIn.prototype, name, {
    get() {
      return this.getAttribute(attribute) ?? "";
    },
    set(value) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}

/** Which elements each interface is of, for who asks by instanceof. */
const SVG_NAMES = new Set(["svg", "g", "use", "path", "circle", "rect", "line", "polygon", "polyline", "text", "tspan", "defs", "symbol", "clipPath", "mask", "pattern", "image", "title", "ellipse", "linearGradient", "stop", "style"]);
const isSvg = (/** @type {StandIn} */ element) => SVG_NAMES.has(element.localName) && (element.localName === "svg" || element.closest("svg") !== null || element.drawn === true);
/** @type {Record<string, (element: StandIn) => boolean>} */
const INTERFACES = {
  Node: () => true,
  Element: () => true,
  SVGElement: isSvg,
  SVGSVGElement: (element) => element.localName === "svg",
  SVGUseElement: (element) => element.localName === "use",
  HTMLElement: (element) => !isSvg(element),
  HTMLDialogElement: (element) => element.localName === "dialog",
  HTMLDetailsElement: (element) => element.localName === "details",
  HTMLInputElement: (element) => element.localName === "input",
  HTMLSelectElement: (element) => element.localName === "select",
  HTMLTextAreaElement: (element) => element.localName === "textarea",
  HTMLButtonElement: (element) => element.localName === "button",
  HTMLAnchorElement: (element) => element.localName === "a",
  HTMLFormElement: (element) => element.localName === "form",
  HTMLImageElement: (element) => element.localName === "img",
  HTMLCanvasElement: (element) => element.localName === "canvas",
};
export const interfaces = Object.fromEntries(Object.entries(INTERFACES).map(([name, is]) => [name, class {
  static [Symbol.hasInstance](/** @type {unknown} */ element) {
    return element instanceof StandIn && is(element);
  }
}]));

/** @type {Set<StandIn>} */
const NONE = new Set();

/** The document of one tab, made of index.html as it is served. */
export class StandDocument extends Target {
  /**
   * @param {string} baseURI
   * @param {(name: string, address: string) => void} save is given what is saved as a file
   */
  constructor(baseURI, save) {
    super();
    this.baseURI = baseURI;
    this.save = save;
    this.hidden = false;
    this.visibilityState = "visible";
    this.title = "";
    /** The elements that stand in it, by what they are found by. @type {Map<string, Set<StandIn>>} */
    this.index = new Map();
    this.documentElement = markup(this);
    this.documentElement.connect(true);
    this.body = /** @type {StandIn} */ (this.documentElement.querySelector("body"));
    this.head = /** @type {StandIn} */ (this.documentElement.querySelector("head"));
    /** @type {StandIn} */
    this.activeElement = this.body;
    this.fonts = { ready: Promise.resolve() };
    /** @type {Target | null} */
    this.defaultView = null;
  }

  get above() {
    return this.defaultView;
  }

  /**
   * Notes by what an element is found, or no more.
   * @param {StandIn} element
   * @param {string} name of an attribute
   * @param {boolean} is
   */
  note(element, name, is) {
    const value = INDEXED.includes(name) ? element.getAttribute(name) : null;
    if (value === null) return;
    const key = name === "id" ? `#${value}` : `[${name}="${value}"]`;
    const all = this.index.get(key) ?? new Set();
    this.index.set(key, all);
    if (is) all.add(element);
    else all.delete(element);
  }

  /**
   * The elements that are noted for a selector; null where it is none of those.
   * @param {string} selector
   */
  noted(selector) {
    return this.index.get(selector) ?? (/^(#[\w-]+|\[(data-part|data-action|data-dialog)="[\w-]+"\])$/.test(selector) ? NONE : null);
  }

  /** @param {string} name */
  createElement(name) {
    return new StandIn(this, name);
  }

  /** @param {string} _ @param {string} name */
  createElementNS(_, name) {
    return Object.assign(new StandIn(this, name), { drawn: true });
  }

  /** @param {string} text */
  createTextNode(text) {
    return new TextIn(text);
  }

  createDocumentFragment() {
    return new StandIn(this, "#fragment");
  }

  /** @param {StandIn} node */
  importNode(node) {
    return node;
  }

  hasFocus() {
    return true;
  }

  /** @param {string} selector @returns {any} */
  querySelector(selector) {
    return this.documentElement.matches(selector) ? this.documentElement : this.documentElement.querySelector(selector);
  }

  /** @param {string} selector @returns {any[]} */
  querySelectorAll(selector) {
    return this.documentElement.querySelectorAll(selector);
  }

  /** @param {string} id */
  getElementById(id) {
    return this.querySelector(`#${id}`);
  }
}

/** @param {string | symbol} name such as "onlyOne" */
function dashed(name) {
  return `data-${String(name).replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`;
}

/** @param {string} name such as "data-only-one" */
function camel(name) {
  return name.slice("data-".length).replace(/-([a-z])/g, (_, sign) => sign.toUpperCase());
}
