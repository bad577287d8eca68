// The drawings of motif sets in the page, each under ids of its own, for tiles that are
// drawn before there is a solver.

import { draw, parseSymbols } from "../base/dom.js";
import { symbolsOf } from "../days/puzzle.js";

/** @import {App} from "./state.d.ts" */

/**
 * What the ids of a set's drawings begin with.
 * @param {string} art
 */
export function prefixOf(art) {
  return `home-${art}-`;
}

/** The sets that are drawn in the page, on their way, or did not come. */
export class Symbols {
  /**
   * @param {Element} root where they are needed
   * @param {() => void} arrived is told when there are more
   */
  constructor(root, arrived) {
    this.svg = draw("svg", { class: "home-symbols", width: 0, height: 0, "aria-hidden": "true" });
    root.append(this.svg);
    this.arrived = arrived;
    /** @type {Map<string, "coming" | "there" | "lost">} */
    this.sets = new Map();
    /** @type {Map<string, number>} */
    this.tabs = new Map();
  }

  /**
   * Whether a set is there; if not, it is asked for.
   * @param {App} app
   * @param {string} art
   */
  has(app, art) {
    if (!this.sets.has(art)) void this.bring(app, art);
    return this.sets.get(art) === "there";
  }

  /**
   * How far the tiles of a set that is there reach out of their cells.
   * @param {string} art
   */
  tabsOf(art) {
    return this.tabs.get(art) ?? 0;
  }

  /** What did not come is asked for again when it is needed. */
  askAgain() {
    for (const [art, is] of this.sets) if (is === "lost") this.sets.delete(art);
  }

  /**
   * @param {App} app
   * @param {string} art
   */
  async bring(app, art) {
    this.sets.set(art, "coming");
    try {
      const text = await symbolsOf(app, art);
      this.svg.append(...parseSymbols(text, prefixOf(art)));
      this.tabs.set(art, Number(/ data-tabs="([\d.]+)"/.exec(text)?.[1] ?? 0));
      this.sets.set(art, "there");
      this.arrived();
    } catch {
      // A picture that does not come is none that anybody waits for.
      this.sets.set(art, "lost");
    }
  }
}
