// The drawings of motif sets in the page, each set with its own id prefix, and the layouts of grids:
// home draws tiles with them before there is a solver.

import { makeSymbols } from "../base/dom.js";
import { layoutOf, symbolsOf } from "../days/puzzle.js";

/** @import {GridLayout} from "../days/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/** How a set's tiles are drawn: id prefix, outline, and how far tiles reach out of their cells. @typedef {{ prefix: string, card: string, tabs: number }} Look */

/** Loads looks and layouts on demand and remembers them. */
export class Symbols {
  /**
   * @param {Element} root gets the drawings
   * @param {() => void} arrived is called when more has loaded
   */
  constructor(root, arrived) {
    this.root = root;
    this.arrived = arrived;
    /** By key; null while it loads, or if it failed. @type {Map<string, Look | GridLayout | null>} */
    this.known = new Map();
    /** @type {Set<string>} */
    this.lost = new Set();
  }

  /** How tiles of a set are drawn; null until it has loaded. @param {App} app @param {string} art @param {string[]} tiles */
  look(app, art, tiles) {
    const sides = tiles[0]?.length ?? 0;
    return /** @type {Look | null} */ (this.get(`${art}-${sides}`, async (key) => this.drawn(await symbolsOf(app, key), `home-${key}-`)));
  }

  /** Where the tiles of a grid lie; null until it has loaded. @param {App} app @param {string} grid */
  layout(app, grid) {
    return /** @type {GridLayout | null} */ (this.get(grid, (key) => layoutOf(app, key)));
  }

  /** Lets what failed be loaded again when it is needed. */
  askAgain() {
    for (const key of this.lost) this.known.delete(key);
    this.lost.clear();
  }

  /** @param {string} key @param {(key: string) => Promise<Look | GridLayout>} ask */
  get(key, ask) {
    if (!this.known.has(key)) void this.bring(key, ask);
    return this.known.get(key) ?? null;
  }

  /** @param {string} key @param {(key: string) => Promise<Look | GridLayout>} ask */
  async bring(key, ask) {
    this.known.set(key, null);
    try {
      this.known.set(key, await ask(key));
      this.arrived();
    } catch {
      // Nobody waits for a picture: report nothing.
      this.lost.add(key);
    }
  }

  /** Adds the drawings of a set to the page. @param {string} text @param {string} prefix @returns {Look} */
  drawn(text, prefix) {
    const symbols = makeSymbols(text, prefix);
    this.root.append(symbols);
    const card = symbols.querySelector(`#${prefix}card`)?.getAttribute("d") ?? "";
    return { prefix, card, tabs: Number(/ data-tabs="([\d.]+)"/.exec(text)?.[1] ?? 0) };
  }
}
