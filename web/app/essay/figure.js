// The frame of a figure, and what all figures share: they begin when they come into sight,
// rest while they are out of it, and end with the essay.

import { make, setText } from "../base/dom.js";
import { FaultError } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";

/** @import {Reading} from "./state.d.ts" */

/** It begins so far before it is seen. */
const AHEAD = "200px 0px";
/** A frame that was later than this many milliseconds is not made up for. */
const LATEST = 100;

/**
 * @param {string} name
 * @param {string} caption
 * @param {...Node} children
 */
export function makeFigure(name, caption, ...children) {
  return make("figure", { "data-figure": name }, ...children, make("figcaption", {}, caption));
}

/**
 * A paragraph under a figure that says what came out; empty until that is known. What goes
 * wrong is said there, too.
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
        if (!(error instanceof FaultError)) throw error;
        if (!signal.aborted) setText(root, faultSentence(error.fault, speech));
      }
    },
  };
}

/**
 * Calls begin when an element first comes near the window.
 * @param {Element} root
 * @param {AbortSignal} signal
 * @param {() => void} begin
 */
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
 * Calls frame with every frame, while it says that there is more to come, and the element
 * is in sight.
 * @param {Element} root
 * @param {AbortSignal} signal
 * @param {(milliseconds: number) => boolean} frame is told how long ago the one before was
 * @returns {() => void} asks for the next frame
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

/**
 * A button of a figure.
 * @param {string} words
 * @param {() => unknown} press
 * @param {string} [kind] its class
 */
export function makeButton(words, press, kind = "") {
  const button = make("button", { type: "button", class: kind }, words);
  button.addEventListener("click", press);
  return button;
}

/**
 * A section of the essay.
 * @param {string} title
 * @param {...(Node | string)} children of which texts become paragraphs
 */
export function makeSection(title, ...children) {
  return make("section", {}, make("h3", {}, title), ...children.map((child) => (typeof child === "string" ? make("p", {}, child) : child)));
}
