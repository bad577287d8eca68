// The frame that all figures share: they start when they come into view, rest while out of view and
// end with the essay.

import { make, setText } from "../base/dom.js";
import { faultOf } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";

/** @import {Reading} from "./state.d.ts" */

/** Start a figure this far outside the window. */
const AHEAD = "200px 0px";
/** Ignore the part of a delay beyond this many ms. */
const LATEST = 100;

/** @param {string} name @param {string} caption @param {...Node} children */
export function makeFigure(name, caption, ...children) {
  return make("figure", { "data-figure": name }, ...children, make("figcaption", {}, caption));
}

/**
 * A paragraph for a figure's result, empty until that is known. It also reports faults.
 * @param {Reading} reading
 * @param {(say: (sentence: string) => void) => unknown} find
 */
export function makeFinding({ speech, signal }, find) {
  const root = make("p", { class: "outcome", role: "status" });
  return {
    root,
    find: async () => {
      try {
        await find((sentence) => setText(root, sentence));
      } catch (error) {
        const sentence = faultSentence(faultOf(error), speech);
        if (!signal.aborted) setText(root, sentence);
      }
    },
  };
}

/** Calls begin once, when the element first comes near the window. @param {Element} root @param {AbortSignal} signal @param {() => void} begin */
export function whenNear(root, signal, begin) {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    begin();
  }, { rootMargin: AHEAD });
  observer.observe(root);
  signal.addEventListener("abort", () => observer.disconnect());
}

/**
 * Calls frame on each animation frame while it returns true and the element is visible.
 * @param {Element} root
 * @param {AbortSignal} signal
 * @param {(milliseconds: number) => boolean} frame receives the ms since the frame before
 * @returns {() => void} requests the next frame
 */
export function makeFrames(root, signal, frame) {
  let [asked, inSight, more, before] = [false, false, false, 0];
  const ask = () => {
    if (asked || !inSight || !more || signal.aborted) return;
    asked = true;
    requestAnimationFrame((now) => {
      asked = false;
      if (signal.aborted || !inSight) return;
      more = frame(Math.min(LATEST, Math.max(0, now - before)));
      before = now;
      ask();
    });
  };
  // A busy browser reports several crossings at once, the latest last.
  const observer = new IntersectionObserver((entries) => {
    inSight = entries[entries.length - 1].isIntersecting;
    ask();
  });
  observer.observe(root);
  signal.addEventListener("abort", () => observer.disconnect());
  return () => {
    more = true;
    ask();
  };
}

/** A button of a figure. @param {string} words @param {() => unknown} press @param {string} [kind] */
export function makeButton(words, press, kind = "") {
  const button = make("button", { type: "button", class: kind }, words);
  button.addEventListener("click", press);
  return button;
}

/** A section of the essay. @param {string} title @param {...(Node | string)} children strings become paragraphs */
export function makeSection(title, ...children) {
  return make("section", {}, make("h3", {}, title), ...children.map((child) => (typeof child === "string" ? make("p", {}, child) : child)));
}
