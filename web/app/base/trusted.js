// The one place where text becomes more than text: a drawing of Go becomes nodes, a file name becomes the address
// of a script. With Trusted Types a browser refuses this anywhere else, and any policy more. module.js, which
// is no module, worker.js and sw.js each have a policy of their own for the one script that they start or import.

import { NAMES } from "../../built.js";

/** Go answers with SVG documents and escapes every name in them. */
const DRAWING = "<svg ";
/** Our scripts that are started by name. */
const SCRIPTS = ["worker.js", "sw.js"];

/** @param {string} text @param {boolean} isOurs */
function ours(text, isOurs) {
  if (!isOurs) throw new TypeError(`not ours: ${text.slice(0, 40)}`);
  return text;
}

const rules = {
  createHTML: (/** @type {string} */ text) => ours(text, text.startsWith(DRAWING)),
  createScriptURL: (/** @type {string} */ name) => addressOf(ours(name, SCRIPTS.includes(name))),
};

/** Browsers without Trusted Types take plain strings; the rules apply there too. */
const policy = globalThis.trustedTypes?.createPolicy("edgewise", rules) ?? rules;

/** A drawing of Go, ready for parsing. @param {string} text */
export function trustedDrawing(text) {
  return policy.createHTML(text);
}

/** The address of one of our scripts, ready to start. @param {string} name */
export function trustedScript(name) {
  return policy.createScriptURL(name);
}

/** The address of a file, which the packed page has under a name with its hash. @param {string} name as in the sources */
export function addressOf(name) {
  const served = NAMES[name] ?? name;
  return globalThis.partOfPage?.(served) ?? served;
}
