// What is loaded when it is needed: words, and the styles of what few people open. The
// packed page has them under other names, which the build tells.

import { NAMES } from "../../built.js";
import { addressOf } from "./address.js";
import { make } from "./dom.js";

/**
 * The whole address of a file of the page.
 * @param {string} name as the sources have it
 */
const laterAddress = (name) => new URL(addressOf(NAMES[name] ?? name), document.baseURI).href;

/**
 * Loads a table of words.
 * @param {string} name such as "en" or "essay/en"
 * @returns {Promise<Record<string, any>>}
 */
export async function loadWords(name) {
  const { words } = await import(laterAddress(`words/${name}.js`));
  return words;
}

/** The styles that were asked for. @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/**
 * Loads a style, once. What it is for can be used without, too.
 * @param {string} name
 * @returns {Promise<unknown>}
 */
export function loadStyle(name) {
  const asked = styles.get(name) ?? new Promise((done) => {
    const link = make("link", { rel: "stylesheet", href: laterAddress(name) });
    link.addEventListener("load", done);
    link.addEventListener("error", done);
    document.head.append(link);
  });
  styles.set(name, asked);
  return asked;
}
