// The one place where text becomes more than text: a drawing of Go becomes nodes, and a
// name becomes a script. A browser with Trusted Types refuses both anywhere else, and a
// second policy, too. worker.js and sw.js have one each for the file that they import.

import { addressOf } from "./address.js";

/** Go answers with SVG documents, in which it has escaped every name. */
const DRAWING = "<svg ";
/** The scripts of ours that are started by their names. */
const SCRIPTS = ["worker.js", "sw.js"];

/**
 * The text, if it is what it is trusted to be.
 * @param {string} text
 * @param {boolean} isOurs
 */
function ours(text, isOurs) {
  if (!isOurs) throw new TypeError(`not ours: ${text.slice(0, 40)}`);
  return text;
}

const rules = {
  createHTML: (/** @type {string} */ text) => ours(text, text.startsWith(DRAWING)),
  createScriptURL: (/** @type {string} */ name) => addressOf(ours(name, SCRIPTS.includes(name))),
};

/** Browsers without Trusted Types take the strings as they are; the rules hold there, too. */
const policy = globalThis.trustedTypes?.createPolicy("edgewise", rules) ?? rules;

/**
 * A drawing of Go, to be parsed.
 * @param {string} text
 */
export function trustedDrawing(text) {
  return policy.createHTML(text);
}

/**
 * The address of a script of ours, to be started.
 * @param {string} name
 */
export function trustedScript(name) {
  return policy.createScriptURL(name);
}
