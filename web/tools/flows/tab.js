// A tab of the page, as a person uses it: it is loaded, pressed, typed into and read.

import assert from "node:assert/strict";
import { StandWindow, isBuilt } from "./windows.js";
import { makeApp, readKept, reportErrors, startApp } from "../../app/make-app.js";
import { kitsAt, makeFirst } from "../../app/engine/first.js";
import { listenToPage, makePage } from "../../app/page.js";
import { speak } from "../../app/speech/speech.js";
import { recallSettings } from "../../app/keep/storage.js";
import { putTile, take, tapCell, turnTile, typeMoves } from "../../app/play/tiles.js";
import { TABLE, boardOf } from "../../app/game/game.js";
import { LANGUAGES } from "../../built.js";
import { clock, turn } from "./clock.js";
import { strike } from "./keyboard.js";
import { WorkerStandIn } from "./workers.js";

/** @import {App, State} from "../../app/shell/state.d.ts" */
/** @import {Settings} from "../../app/keep/storage.js" */
/** @import {Browser} from "./browser.js" */
/** @import {StandIn} from "./elements.js" */
/** @import {Past} from "./windows.js" */
/** @import {Failure} from "./workers.js" */

if (!isBuilt("edgewise.wasm")) throw new Error("there is no web/edgewise.wasm: run make module first");

export class Tab {
  /** @type {App} */
  app = /** @type {any} */ (null);
  /** The workers that it has started, in order. @type {WorkerStandIn[]} */
  workers = [];
  /** The announcements to screen readers, in order. @type {string[]} */
  said = [];
  /** Whether the page must be rendered to show the state. */
  changed = false;

  /** @param {Browser} browser @param {Past} past */
  constructor(browser, past) {
    this.browser = browser;
    this.past = past;
    this.window = this.#open();
  }

  #open() {
    const { browser: { facts, storage }, past } = this;
    return new StandWindow({ ...facts, past, storage }, () => void this.reload());
  }

  /** Runs something in this tab. @template T @param {() => T} act */
  run(act) {
    return this.window.run(act);
  }

  /** Loads the page, as main.js does. */
  load() {
    return this.run(async () => {
      const { browser } = this;
      const has = {
        storage: /** @type {any} */ (browser.storage),
        session: /** @type {any} */ (this.past.session),
        database: browser.database.bind(browser),
        channel: (/** @type {string} */ name) => browser.channel(name, this),
        history,
        location,
        hosted: browser.facts.hosted,
        hire: (/** @type {"helper" | undefined} */ name) => {
          const worker = new WorkerStandIn(name, browser.fate);
          this.workers.push(worker);
          return worker;
        },
        bring: async () => {
          if (!(await browser.bringsModule)) throw new Error("the module does not arrive");
          return {};
        },
        first: makeFirst(kitsAt((name) => name)),
        cores: browser.facts.cores,
        finger: browser.facts.finger,
        speech: await speak(recallSettings(/** @type {any} */ (browser.storage), LANGUAGES).language),
      };
      const left = history.state ?? {};
      this.app = makeApp(has);
      readKept(this.app);
      this.#listenIn();
      this.app.store.addEventListener("change", () => void (this.changed = true));
      const steps = makePage(this.app);
      let step = steps.next();
      while (!step.done) step = steps.next();
      this.page = step.value;
      this.actions = listenToPage(this.app, this.page);
      this.started = startApp(this.app, this.page, left);
    });
  }

  /** Records announcements. */
  #listenIn() {
    const { said } = this;
    const live = this.window.document.querySelector('[data-part="live"]');
    Object.defineProperty(live, "textContent", {
      get: () => said.at(-1) ?? "",
      set: (text) => {
        // A space at the end makes the same words news again.
        if (text) said.push(text.trimEnd());
      },
    });
  }

  /** @returns {State} */
  get state() {
    return this.app.store.state;
  }

  /** The hash of the address, with its #. */
  get hash() {
    return this.run(() => location.hash);
  }

  /** Waits until the page is ready or has failed, and everything it opens is shown. */
  async ready() {
    await this.until(({ page: { phase } }) => phase !== "starting", "the page is ready");
    await this.settle();
    return this;
  }

  async reload() {
    this.close();
    this.window = this.#open();
    this.workers = [];
    this.said = [];
    await this.load();
    return this.ready();
  }

  close() {
    this.run(() => {
      this.window.dispatchEvent(Object.assign(new Event("pagehide"), { persisted: false }));
      for (const worker of this.workers) worker.terminate();
    });
    this.browser.leave(this);
    clock.forget(this.window);
  }

  /** Waits until all work has ended or waits for the clock, and renders. */
  async settle() {
    await clock.settle();
    this.see();
  }

  /** Renders the state now, not only with the next frame. */
  see() {
    if (!this.changed) return;
    this.changed = false;
    this.run(() => this.page?.render());
  }

  /**
   * Waits until something holds of the state.
   * @param {(state: State) => unknown} holds
   * @param {string} [what] to wait for, in words
   * @param {{ within?: number }} [how] milliseconds on the clock
   */
  async until(holds, what = String(holds), { within } = {}) {
    const came = await clock.until(() => Boolean(this.run(() => holds(this.state))), within);
    if (!came) assert.fail(`never came true: ${what}\n${this.sight()}`);
    this.see();
  }

  /** Waits until the text of a part contains this. @param {string} part @param {string | RegExp} words */
  async untilText(part, words) {
    const has = () => {
      this.see();
      const text = this.text(part);
      return typeof words === "string" ? text.includes(words) : words.test(text);
    };
    if (!(await clock.until(has))) assert.fail(`${part} never said ${words}, but: ${this.text(part)}\n${this.sight()}`);
  }

  /** A description of the state, for failures. */
  sight() {
    const { page, table: { puzzle, layer }, solve: { search, unfinished }, keep: { mine, aside, keeping }, best: { hunt } } = this.state;
    const facts = {
      address: this.hash,
      ...{ phase: page.phase, stalled: page.stalled, home: page.home, tab: page.tab, broken: page.broken?.problem.code, waiting: page.waiting?.reading.puzzle.id },
      ...{ puzzle: puzzle?.id, layer, board: this.board?.filter(Boolean).length, search: search?.stage, hunt: hunt?.phase, unfinished: Boolean(unfinished) },
      ...{ kept: mine.length, aside: aside.length, keeping, said: this.said.slice(-3), workers: this.workers.map(({ asked, lost, dismissed }) => `${asked.slice(-3)}${lost ? " lost" : ""}${dismissed ? " dismissed" : ""}`) },
    };
    return Object.entries(facts).map(([name, value]) => `  ${name}: ${JSON.stringify(value)}`).join("\n");
  }

  /** The person's own board. */
  get board() {
    const { game } = this.state.table;
    return game && boardOf(game);
  }

  /**
   * Presses the button with this data-action, if the page has it, else a new one. Returns once the action has
   * ended or has run for a moment.
   * @param {string} action
   * @param {Record<string, string | number>} [dataset]
   */
  async press(action, dataset = {}) {
    const act = this.actions?.[action] ?? assert.fail(`there is no action ${action}`);
    const { document } = this.window;
    const wanted = Object.entries(dataset).map(([name, value]) => [name, String(value)]);
    const there = document.querySelectorAll(`[data-action="${action}"]`).filter((one) => wanted.every(([name, value]) => one.dataset[name] === value));
    const button = there.find((one) => one.checkVisibility()) ?? there[0] ?? document.createElement("button");
    Object.assign(button.dataset, { action, ...dataset });
    await this.does(() => act(button));
  }

  /** Clicks the first visible element. @param {string} selector */
  click(selector) {
    const seen = this.window.document.querySelectorAll(selector).find((one) => one.checkVisibility());
    assert.ok(seen, `${selector} is in sight`);
    return this.does(() => {
      seen.focus();
      seen.click();
    });
  }

  /** Runs something as an action of the page: an error becomes a notice. @param {() => unknown} act */
  async does(act) {
    this.run(() => void reportErrors(this.app.store, act()));
    await this.settle();
  }

  /** @param {number} tile @param {number} cell */
  put(tile, cell) {
    return this.does(() => putTile(this.app, tile, cell));
  }

  /** Puts a tile back on the table. @param {number} tile */
  lift(tile) {
    return this.does(() => putTile(this.app, tile, TABLE));
  }

  /** @param {number} tile @param {number} [by] steps clockwise */
  turn(tile, by = 1) {
    return this.does(() => turnTile(this.app, tile, by));
  }

  /** Selects a tile, or none with -1. @param {number} tile or -1 */
  take(tile) {
    return this.does(() => take(this.app, tile));
  }

  /** @param {number} cell */
  tap(cell) {
    return this.does(() => tapCell(this.app, cell));
  }

  /** Types moves. @param {string[]} moves such as "7 a1 2" */
  moves(...moves) {
    return this.does(() => typeMoves(this.app, moves.join(", ")));
  }

  /** Opens a tab of the panel. @param {"play" | "solve" | "watch" | "tiles"} name */
  show(name) {
    return this.press(`tab-${name}`);
  }

  /** Opens a link to the page, as from the address bar. @param {string} hash with its # */
  follow(hash) {
    return this.does(() => void (location.hash = hash));
  }

  back() {
    return this.does(() => history.back());
  }

  forward() {
    return this.does(() => history.forward());
  }

  /** Pastes a text anywhere on the page. @param {string} text */
  paste(text) {
    return this.#arrive("paste", { clipboardData: { getData: () => text } });
  }

  /** Opens files with the installed page. @param {string[]} texts */
  launch(...texts) {
    return this.does(() => this.window.launched?.({ files: texts.map((text) => ({ getFile: async () => new File([text], "tiles.txt") })) }));
  }

  /** Drops a file with this text on the page. @param {string} text */
  drop(text) {
    return this.#arrive("drop", { dataTransfer: { files: [new Blob([text])], getData: () => "" } });
  }

  /** @param {string} type @param {object} facts */
  #arrive(type, facts) {
    return this.does(() => void this.window.document.body.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), facts)));
  }

  /** Presses a key. @param {string} key @param {object} [facts] */
  key(key, facts) {
    return this.does(() => strike(this.window.document, key, facts));
  }

  /**
   * Types the characters into the field with the focus, or as keys of the page; "\r" is Enter. The field
   * commits its text when it loses the focus.
   * @param {string} text
   */
  async type(text) {
    for (const sign of text) {
      this.run(() => strike(this.window.document, sign === "\r" ? "Enter" : sign));
      await turn();
    }
    await this.settle();
  }

  /** Moves the focus. @param {string} selector */
  focus(selector) {
    return this.does(() => this.find(selector).focus());
  }

  /** Leaves the field that has the focus. */
  leave() {
    return this.does(() => this.window.document.activeElement.blur());
  }

  /** Writes or chooses a field's value, and leaves it. @param {string} selector @param {string | boolean} value */
  fill(selector, value) {
    const field = this.find(selector);
    return this.does(() => {
      if (typeof value === "boolean") field.checked = value;
      else field.value = value;
      for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    });
  }

  /** Changes settings. @param {Partial<Settings>} settings */
  async set(settings) {
    await this.press("more");
    for (const [name, value] of Object.entries(settings)) await this.fill(`[data-setting="${name}"]`, /** @type {string | boolean} */ (value));
    await this.press("close");
  }

  /** The first element with this selector. @param {string} selector @returns {StandIn & Record<string, any>} */
  find(selector) {
    const found = this.window.document.querySelector(selector);
    assert.ok(found, `there is an element ${selector}`);
    return found;
  }

  /** @param {string} name @returns {any} */
  part(name) {
    return this.find(`[data-part="${name}"]`);
  }

  /** Scrolls to all elements with this selector, so that observers see them. @param {string} selector */
  scrollTo(selector) {
    return this.does(() => this.window.scrollTo(this.window.document.querySelectorAll(selector)));
  }

  /** Comes back to the tab, so that the page is visible again. */
  lookAgain() {
    return this.does(() => void this.window.document.dispatchEvent(new Event("visibilitychange")));
  }

  /** The text of a part as last rendered; "" if there is none, or it is hidden. @param {string} name */
  text(name) {
    const part = this.window.document.querySelectorAll(`[data-part="${name}"]`).find((one) => one.checkVisibility());
    return part ? part.textContent.replace(/\s+/g, " ").trim() : "";
  }

  /** The texts of all visible notices. @returns {string[]} */
  notices() {
    return this.window.document.querySelectorAll('[data-part="notice"]').filter((one) => one.checkVisibility()).map((one) => one.querySelectorAll("h2, p").map((/** @type {StandIn} */ line) => line.textContent).join(" "));
  }

  /** The copied texts, in order. */
  get copied() {
    return this.window.copied;
  }

  /** The texts of the printed papers, in order. */
  get printed() {
    return this.window.printed;
  }

  /** The last file that was saved. */
  async file() {
    await clock.until(() => this.window.saved.length > 0);
    const { name, blob } = this.window.saved.at(-1) ?? assert.fail("a file was saved");
    return { name, text: await blob.text() };
  }

  /**
   * Makes workers fail: the main one, or helpers.
   * @param {Failure} how
   * @param {{ helpers?: boolean, some?: number }} [whom] at most `some` of them
   */
  attack(how, { helpers = false, some = Infinity } = {}) {
    const there = this.workers.filter((worker) => worker.helper === helpers && !worker.dismissed);
    assert.ok(there.length > 0, "there is a worker to attack");
    for (const worker of there.slice(0, some)) worker.fail(how);
  }
}
