// A stand-in for the document: elements with attributes, texts and events, without layout or drawing. Every
// element has an empty box at 0, 0.

import { Attributed } from "./attributes.js";
import { Target } from "./events.js";
import { markup } from "./markup.js";
import { Index, TextIn } from "./tree.js";

const NOWHERE = { x: 0, y: 0, left: 0, top: 0, right: 0, bottom: 0, width: 0, height: 0 };
const FIELDS = "input, select, textarea, output";
const FOCUSABLE = "button, input, select, textarea, summary, a, [tabindex]";

/** An element of any kind; it has the properties of all kinds. */
export class StandIn extends Attributed {
  scrollTop = 0;
  scrollLeft = 0;
  scrollHeight = 0;
  clientHeight = 0;
  clientWidth = 0;
  offsetWidth = 0;
  offsetHeight = 0;
  /** What was written into a field, or chosen; null until then. @type {string | null} */
  written = null;
  /** @type {boolean | null} */
  ticked = null;
  selected = false;
  /** Whether it was created as an element of SVG. */
  drawn = false;
  /** Whether a person has typed into it, and not left it since. */
  isTyped = false;
  /** What a dialog was closed with. */
  returnValue = "";
  /** The element with the focus before the dialog opened. @type {StandIn | null} */
  formerFocus = null;

  get tagName() {
    return this.localName.toUpperCase();
  }

  /** @returns {StandIn | null} */
  get ownerSVGElement() {
    return this.parentElement?.closest("svg") ?? null;
  }

  get form() {
    return this.closest("form");
  }

  get elements() {
    return this.querySelectorAll(`${FIELDS}, button`);
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

  /** @param {boolean} [deep] */
  cloneNode(deep) {
    const copy = this.ownerDocument.createElement(this.localName);
    for (const [name, value] of this.attributes) copy.attributes.set(name, value);
    if (deep) copy.append(...this.childNodes.map((node) => (node instanceof StandIn ? node.cloneNode(true) : new TextIn(node.data))));
    return copy;
  }

  insertRow() {
    return this.add("tr");
  }

  insertCell() {
    return this.add("td");
  }

  /** @param {string} name */
  add(name) {
    const element = this.ownerDocument.createElement(name);
    this.append(element);
    return element;
  }

  /** The rows of a table, or the number of lines of a text field. @returns {any} */
  get rows() {
    return this.localName === "textarea" ? Number(this.getAttribute("rows") ?? 2) : this.querySelectorAll("tr");
  }

  set rows(lines) {
    this.setAttribute("rows", lines);
  }

  get cells() {
    return this.querySelectorAll("td, th");
  }

  reset() {
    for (const field of this.querySelectorAll(FIELDS)) field.written = field.ticked = null;
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
    if (this.isConnected && !this.disabled) this.ownerDocument.moveFocus(this);
  }

  blur() {
    if (this.ownerDocument.activeElement === this) this.ownerDocument.moveFocus(this.ownerDocument.body);
  }

  /** How many characters may be typed into it; -1 for no limit. */
  get maxLength() {
    return Number(this.getAttribute("maxlength") ?? -1);
  }

  set maxLength(most) {
    this.setAttribute("maxlength", most);
  }

  /** Changes the text as typing does, if there is room. @param {string} text */
  write(text) {
    if (this.maxLength >= 0 && text.length > this.maxLength) return;
    this.value = text;
    this.isTyped = true;
    this.dispatchEvent(new Event("input", { bubbles: true }));
  }

  /** Commits what was typed. */
  settleText() {
    if (this.isTyped) {
      this.isTyped = false;
      this.dispatchEvent(new Event("change", { bubbles: true }));
    }
    return this;
  }

  /** The default action of a click: ticks a box, sends a form, saves a file. */
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
    this.toggleAttribute("open");
    this.dispatchEvent(new Event("toggle"));
  }

  showModal() {
    this.open = true;
    this.formerFocus = this.ownerDocument.activeElement;
    (this.querySelectorAll(FOCUSABLE).find((one) => !one.disabled && one.checkVisibility()) ?? this).focus();
  }

  show() {
    this.open = true;
  }

  /** @param {string} [value] */
  close(value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    this.formerFocus?.focus();
    this.formerFocus = null;
    setTimeout(() => this.dispatchEvent(new Event("close")));
  }

  /** Whether it and all elements around it are shown and open, without regard to styles. @returns {boolean} */
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

  async decode() {}

  /** Makes an empty picture. @param {(blob: Blob) => void} done @param {string} type */
  toBlob(done, type) {
    setTimeout(() => done(new Blob([], { type })));
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
}

/** The elements of each interface, for instanceof. */
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

/** The document of one tab, made from index.html. */
export class StandDocument extends Target {
  /**
   * @param {string} baseURI
   * @param {(name: string, address: string) => void} save gets each file that is saved
   */
  constructor(baseURI, save) {
    super();
    this.baseURI = baseURI;
    this.save = save;
    this.hidden = false;
    this.visibilityState = "visible";
    this.title = "";
    this.index = new Index();
    this.documentElement = markup(this);
    this.documentElement.connect(true);
    this.body = /** @type {StandIn} */ (this.documentElement.querySelector("body"));
    this.head = /** @type {StandIn} */ (this.documentElement.querySelector("head"));
    /** The element with the focus, even if it has left the document since. @type {StandIn} */
    this.focused = this.body;
    this.fonts = { ready: Promise.resolve() };
    /** @type {Target | null} */
    this.defaultView = null;
  }

  get above() {
    return this.defaultView;
  }

  get activeElement() {
    return this.focused.isConnected ? this.focused : this.body;
  }

  /** Moves the focus, and commits what was typed into the field that loses it. @param {StandIn} next */
  moveFocus(next) {
    const last = this.activeElement;
    if (last === next) return;
    const tell = (/** @type {StandIn} */ one, /** @type {string} */ type, /** @type {StandIn} */ relatedTarget) => void one.dispatchEvent(Object.assign(new Event(type, { bubbles: type.startsWith("focus") && type !== "focus" }), { relatedTarget }));
    last.settleText();
    this.focused = next;
    for (const type of ["blur", "focusout"]) tell(last, type, next);
    // Nobody is told that the body has the focus: it has it when nothing has.
    if (next !== this.body) for (const type of ["focus", "focusin"]) tell(next, type, last);
  }

  /** @param {string} name */
  createElement(name) {
    return new StandIn(this, name);
  }

  /** @param {string} _ @param {string} name */
  createElementNS(_, name) {
    const element = new StandIn(this, name);
    element.drawn = true;
    return element;
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

  elementFromPoint() {
    return null;
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
