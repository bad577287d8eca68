// The attributes of elements, and the properties that reflect them.

import { Branch } from "./tree.js";

/** Properties that reflect boolean attributes, and those that reflect text. */
const TRUE_OR_NOT = ["multiple", "required", "readOnly", "noValidate", "inert"];
const TEXTS = ["src", "alt", "title", "lang", "role", "placeholder", "min", "max", "step", "rel", "pattern", "label"];
const ARIA = ["Busy", "Pressed", "Label", "Hidden", "Selected", "Expanded", "Current", "Disabled", "Checked", "Live", "Description"];
/** Properties whose attributes have other names. */
const RENAMED = { htmlFor: "for", tabIndex: "tabindex", inputMode: "inputmode" };

/** The inline style of an element. */
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

/** The classes of an element. */
class ClassList {
  /** @param {Attributed} element */
  constructor(element) {
    this.element = element;
  }

  get names() {
    return this.element.className.split(/\s+/).filter(Boolean);
  }

  /** @param {string} name */
  contains(name) {
    return this.names.includes(name);
  }

  /** @param {string[]} more */
  add(...more) {
    this.element.className = [...new Set([...this.names, ...more])].join(" ");
  }

  /** @param {string[]} gone */
  remove(...gone) {
    if (this.element.hasAttribute("class")) this.element.className = this.names.filter((name) => !gone.includes(name)).join(" ");
  }

  /** @param {string} name @param {boolean} [wanted] */
  toggle(name, wanted = !this.contains(name)) {
    if (wanted) this.add(name);
    else this.remove(name);
    return wanted;
  }
}

export class Attributed extends Branch {
  /** @type {Map<string, string>} */
  attributes = new Map();
  /** @type {Style | null} */
  styled = null;
  /** @type {Record<string, any> | null} */
  #dataset = null;
  /** @type {ClassList | null} */
  #classList = null;

  // Created on first use, since most elements never need these.

  get style() {
    return (this.styled ??= new Style());
  }

  get dataset() {
    return (this.#dataset ??= datasetOf(this));
  }

  get tagName() {
    return this.localName.toUpperCase();
  }

  get nodeName() {
    return this.tagName;
  }

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes.get(name) ?? null;
  }

  /** @param {string} name @param {unknown} value */
  setAttribute(name, value) {
    const [text, before] = [String(value), this.attributes.get(name)];
    if (text === before) return;
    this.attributes.set(name, text);
    if (!this.isConnected) return;
    this.ownerDocument.index.note(this.self, name, before, false);
    this.ownerDocument.index.note(this.self, name, text, true);
  }

  /** @param {string} name */
  hasAttribute(name) {
    return this.attributes.has(name);
  }

  /** @param {string} name */
  removeAttribute(name) {
    if (this.isConnected) this.ownerDocument.index.note(this.self, name, this.attributes.get(name), false);
    this.attributes.delete(name);
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
    return (this.#classList ??= new ClassList(this));
  }

  get hidden() {
    return this.hasAttribute("hidden");
  }

  set hidden(is) {
    this.toggleAttribute("hidden", Boolean(is));
  }

  get disabled() {
    return this.hasAttribute("disabled");
  }

  set disabled(is) {
    this.toggleAttribute("disabled", Boolean(is));
  }

  get open() {
    return this.hasAttribute("open");
  }

  set open(is) {
    this.toggleAttribute("open", Boolean(is));
  }

  get id() {
    return this.getAttribute("id") ?? "";
  }

  set id(text) {
    this.setAttribute("id", text);
  }

  get type() {
    return this.getAttribute("type") ?? "";
  }

  set type(text) {
    this.setAttribute("type", text);
  }

  get name() {
    return this.getAttribute("name") ?? "";
  }

  set name(text) {
    this.setAttribute("name", text);
  }

  get href() {
    return this.getAttribute("href") ?? "";
  }

  set href(text) {
    this.setAttribute("href", text);
  }

  get download() {
    return this.getAttribute("download") ?? "";
  }

  set download(text) {
    this.setAttribute("download", text);
  }
}

for (const name of TRUE_OR_NOT) {
  const attribute = name.toLowerCase();
  Object.defineProperty(Attributed.prototype, name, {
    /** @this {Attributed} */
    get() {
      return this.hasAttribute(attribute);
    },
    /** @this {Attributed} */
    set(is) {
      this.toggleAttribute(attribute, Boolean(is));
    },
  });
}
for (const [name, attribute] of [...TEXTS.map((name) => [name, name]), ...Object.entries(RENAMED), ...ARIA.map((name) => [`aria${name}`, `aria-${name.toLowerCase()}`])]) {
  Object.defineProperty(Attributed.prototype, name, {
    /** @this {Attributed} */
    get() {
      return this.getAttribute(attribute) ?? "";
    },
    /** @this {Attributed} */
    set(value) {
      if (value === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, value);
    },
  });
}

/**
 * An element's attributes that begin with "data-".
 * @param {Attributed} element
 * @returns {Record<string, any>}
 */
function datasetOf(element) {
  const { attributes } = element;
  return new Proxy({}, {
    get: (_, name) => attributes.get(dashed(name)),
    set: (_, name, value) => (element.setAttribute(dashed(name), value), true),
    has: (_, name) => attributes.has(dashed(name)),
    deleteProperty: (_, name) => (element.removeAttribute(dashed(name)), true),
    ownKeys: () => [...attributes.keys()].filter((name) => name.startsWith("data-")).map(camel),
    getOwnPropertyDescriptor: (_, name) => ({ value: attributes.get(dashed(name)), enumerable: true, configurable: true }),
  });
}

/** @param {string | symbol} name such as "onlyOne" */
function dashed(name) {
  return `data-${String(name).replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`;
}

/** @param {string} name such as "data-only-one" */
function camel(name) {
  return name.slice("data-".length).replace(/-([a-z])/g, (_, sign) => sign.toUpperCase());
}
