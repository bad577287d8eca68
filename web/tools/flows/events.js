// Event targets. Events bubble through the elements around them to the document and its window, as in a
// browser.

/** @typedef {{ act: any, capture: boolean, once: boolean }} Listener */

export class Target {
  /** @type {Map<string, Listener[]> | null} */
  #listeners = null;

  /** The target around it. @returns {Target | null} */
  get above() {
    return null;
  }

  /** @param {string} type @param {any} act @param {any} [options] */
  addEventListener(type, act, options) {
    const capture = options === true || Boolean(options?.capture);
    this.#listeners ??= new Map();
    const listeners = this.#listeners.get(type) ?? [];
    if (!act || listeners.some((one) => one.act === act && one.capture === capture)) return;
    this.#listeners.set(type, [...listeners, { act, capture, once: Boolean(options?.once) }]);
    options?.signal?.addEventListener("abort", () => this.removeEventListener(type, act, capture));
  }

  /** @param {string} type @param {any} act @param {any} [options] */
  removeEventListener(type, act, options) {
    const capture = options === true || Boolean(options?.capture);
    this.#listeners?.set(type, (this.#listeners.get(type) ?? []).filter((one) => one.act !== act || one.capture !== capture));
  }

  /** @param {any} event @returns {boolean} whether no listener prevented the default action */
  dispatchEvent(event) {
    let stopped = false;
    const facts = { target: this, stopPropagation: () => void (stopped = true), stopImmediatePropagation: () => void (stopped = true) };
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(event, name, { value, configurable: true });
    /** @type {Target[]} */
    const way = [];
    for (let one = /** @type {Target | null} */ (this); one; one = one.above) way.push(one);
    for (const one of way.toReversed?.() ?? [...way].reverse()) if (!stopped) one.#call(event, true);
    for (const one of event.bubbles ? way : way.slice(0, 1)) if (!stopped) one.#call(event, false);
    return !event.defaultPrevented;
  }

  /** @param {any} event @param {boolean} capture */
  #call(event, capture) {
    Object.defineProperty(event, "currentTarget", { value: this, configurable: true });
    for (const listener of this.#listeners?.get(event.type) ?? []) {
      if (listener.capture !== capture) continue;
      if (listener.once) this.removeEventListener(event.type, listener.act, capture);
      if (typeof listener.act === "function") listener.act.call(this, event);
      else listener.act.handleEvent(event);
    }
    if (!capture) /** @type {any} */ (this)[`on${event.type}`]?.(event);
  }
}
