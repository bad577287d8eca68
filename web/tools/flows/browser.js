// A browser without windows, for the flow tests: what its tabs share, and how a person opens the page. One
// browser is open at a time; the next one closes it.
//
//   const tab = await new Browser().visit("#day=2026-11-21");
//   await tab.press("hint");
//   await tab.until((state) => state.hints.help !== null, "a hint");
//   assert.match(tab.text("told"), /row/);

import { after } from "node:test";
import { MemoryStorage, ADDRESS } from "./windows.js";
import { memoryDatabase } from "../memory.js";
import { dice } from "../random.js";
import { Tab } from "./tab.js";
import { clock } from "./clock.js";

/** @import {Kind} from "../../app/keep/database.js" */
/** @import {Mine} from "../../app/keep/record.js" */
/** @import {Settings} from "../../app/keep/storage.js" */
/** @import {Served} from "./windows.js" */
/** @import {Fate} from "./workers.js" */

/**
 * A browser's properties. The defaults are those of a desktop where everything works.
 * @typedef {object} Facts
 * @property {string | number | Date} [now] the date, such as "2026-11-21T23:50"; the current one by default
 * @property {string[]} [languages] English by default
 * @property {number} [cores] two by default
 * @property {boolean} [finger] whether the pointer is a finger
 * @property {Partial<Settings>} [settings] changed on an earlier visit
 * @property {Mine[]} [mine] the puzzles already kept, the latest first
 * @property {Record<string, Served>} [files] the server's files by name, such as "days/2026-11.json"; none by default, so that Go makes their content
 * @property {number} [chance] the seed of Math.random, which decides for example which board a hunt finds first
 * @property {string} [address] of the page, ADDRESS by default
 * @property {string} [hosted] the address that was built in, none by default
 * @property {boolean} [keepsNothing] whether localStorage and sessionStorage are forbidden
 */

/** @type {Browser | null} */
let open = null;

// Tabs that are still working would keep the process from ending.
after(() => open?.close());

export class Browser {
  /** @type {Tab[]} */
  tabs = [];
  /** How new and asked workers fail. @type {Fate} */
  fate = { hiring: "", visits: 1000, deadly: "", log: (what) => void this.console.push(what.map(String).join(" ")) };
  /** What workers wrote to the console. @type {string[]} */
  console = [];
  /** Whether the module arrives, or the promise for which it waits. @type {boolean | Promise<boolean>} */
  bringsModule = true;
  clock = clock;

  /** @param {Facts} [facts] */
  constructor({ now, chance = 1, languages = ["en"], cores = 2, finger = false, settings, mine = [], files = {}, address = ADDRESS, hosted = "", keepsNothing = false } = {}) {
    open?.close();
    open = this;
    clock.pace = 1;
    // Chance is the same in every run.
    const random = dice(chance);
    Math.random = () => random(2 ** 32) / 2 ** 32;
    clock.set(now ?? Date.now());
    this.facts = { languages, cores, finger, files, address, hosted, keepsNothing };
    this.storage = keepsNothing ? null : new MemoryStorage();
    if (settings) this.storage?.setItem("edgewise-1", JSON.stringify({ settings }));
    /** @type {Record<string, ReturnType<typeof memoryDatabase>>} */
    this.databases = {
      edgewise: memoryDatabase(mine.map((one, at) => ({ ...one, opened: one.opened || mine.length - at }))),
      "edgewise-days": memoryDatabase([], "day"),
    };
    /** Every open channel, and its tab. @type {{ name: string, tab: Tab, hear: (data: any) => void }[]} */
    this.channels = [];
  }

  /** My puzzles as they are stored. */
  get kept() {
    return this.databases.edgewise.list();
  }

  /** The results of days as they are stored. @returns {any[]} */
  get keptDays() {
    return [...this.databases["edgewise-days"].records.values()];
  }

  /** @param {Kind} kind */
  database({ name }) {
    return this.databases[name];
  }

  /** A tab's channel to the others. @param {string} name @param {Tab} tab */
  channel(name, tab) {
    const channel = {
      /** @type {any} */
      onmessage: null,
      postMessage: (/** @type {any} */ data) => this.tell(name, data, tab),
    };
    this.channels.push({ name, tab, hear: (data) => channel.onmessage?.({ data }) });
    return channel;
  }

  /**
   * Sends a message on a channel, as another tab would.
   * @param {string} name
   * @param {any} data
   * @param {Tab | null} [from]
   */
  tell(name, data, from = null) {
    for (const { tab, hear, ...other } of this.channels) {
      if (other.name === name && tab !== from) tab.run(() => setTimeout(hear, 0, structuredClone(data)));
    }
  }

  /** @param {Tab} tab */
  leave(tab) {
    this.channels = this.channels.filter((one) => one.tab !== tab);
  }

  /**
   * Opens the page in a new tab, and waits until it is ready, or has failed.
   * @param {string} [hash] of the address, with its #, or a query before that; home without it
   * @param {{ waits?: boolean }} [how] whether it waits
   * @returns {Promise<Tab>}
   */
  async visit(hash = "", { waits = true } = {}) {
    const tab = new Tab(this, { steps: [{ href: this.facts.address + hash, state: null }], at: 0, session: this.facts.keepsNothing ? null : new MemoryStorage() });
    this.tabs.push(tab);
    await tab.load();
    if (waits) await tab.ready();
    return tab;
  }

  close() {
    for (const tab of this.tabs) tab.close();
    this.tabs = [];
  }
}
