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

/** The sets that are drawn in the page, or on their way. */
export class Symbols {
  /**
   * @param {Element} root where they are needed
   * @param {() => void} arrived is told when there are more
   */
  constructor(root, arrived) {
    this.svg = draw("svg", { class: "home-symbols", width: 0, height: 0, "aria-hidden": "true" });
    root.append(this.svg);
    this.arrived = arrived;
    /** @type {Map<string, boolean>} */
    this.sets = new Map();
  }

  /**
   * Whether a set is there; if not, it is asked for.
   * @param {App} app
   * @param {string} art
   */
  has(app, art) {
    const there = this.sets.get(art);
    if (there === undefined) void this.bring(app, art);
    return there ?? false;
  }

  /**
   * @param {App} app
   * @param {string} art
   */
  async bring(app, art) {
    this.sets.set(art, false);
    try {
      this.svg.append(...parseSymbols(await symbolsOf(app, art), prefixOf(art)));
      this.sets.set(art, true);
      this.arrived();
    } catch {
      // A picture that does not come is none that anybody waits for.
    }
  }
}
