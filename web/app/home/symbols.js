// The drawings of motif sets in the page, each under ids of its own, and where the cells of
// grids lie, for tiles that are drawn before there is a solver.

import { makeSymbols } from "../base/dom.js";
import { layoutOf, symbolsOf } from "../days/puzzle.js";

/** @import {GridLayout} from "../days/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/**
 * How a set's tiles are drawn: what the ids begin with, a tile's card, and how far tiles
 * reach out of their cells.
 * @typedef {{ prefix: string, card: string, tabs: number }} Look
 */

/** What is drawn in the page, on its way, or did not come. */
export class Symbols {
  /**
   * @param {Element} root where they are needed
   * @param {() => void} arrived is told when there are more
   */
  constructor(root, arrived) {
    this.root = root;
    this.arrived = arrived;
    /** What was asked for; null while it is on its way, or did not come. @type {Map<string, Look | GridLayout | null>} */
    this.known = new Map();
    /** @type {Set<string>} */
    this.lost = new Set();
  }

  /**
   * How tiles of a set are drawn; null while that is not there. Then it is asked for.
   * @param {App} app
   * @param {string} art
   * @param {string[]} tiles
   */
  look(app, art, tiles) {
    const sides = tiles[0]?.length ?? 0;
    return /** @type {Look | null} */ (this.get(`${art}-${sides}`, async (key) => this.drawn(await symbolsOf(app, key), `home-${key}-`)));
  }

  /**
   * Where the tiles of a grid lie; null while that is not there. Then it is asked for.
   * @param {App} app
   * @param {string} grid
   */
  layout(app, grid) {
    return /** @type {GridLayout | null} */ (this.get(grid, (key) => layoutOf(app, key)));
  }

  /** What did not come is asked for again when it is needed. */
  askAgain() {
    for (const key of this.lost) this.known.delete(key);
    this.lost.clear();
  }

  /**
   * @param {string} key
   * @param {(key: string) => Promise<Look | GridLayout>} ask
   */
  get(key, ask) {
    if (!this.known.has(key)) void this.bring(key, ask);
    return this.known.get(key) ?? null;
  }

  /**
   * @param {string} key
   * @param {(key: string) => Promise<Look | GridLayout>} ask
   */
  async bring(key, ask) {
    this.known.set(key, null);
    try {
      this.known.set(key, await ask(key));
      this.arrived();
    } catch {
      // A picture that does not come is none that anybody waits for.
      this.lost.add(key);
    }
  }

  /**
   * Puts the drawings of a set into the page.
   * @param {string} text
   * @param {string} prefix
   * @returns {Look}
   */
  drawn(text, prefix) {
    const symbols = makeSymbols(text, prefix);
    this.root.append(symbols);
    const card = symbols.querySelector(`#${prefix}card`)?.getAttribute("d") ?? "";
    return { prefix, card, tabs: Number(/ data-tabs="([\d.]+)"/.exec(text)?.[1] ?? 0) };
  }
}
