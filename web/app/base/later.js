// Loads words and styles on demand. The packed page has them under other names, which the build lists.

import { NAMES } from "../../built.js";
import { addressOf } from "./trusted.js";
import { make } from "./dom.js";

/** The absolute address of a file of the page. @param {string} name as in the sources */
const laterAddress = (name) => new URL(addressOf(NAMES[name] ?? name), document.baseURI).href;

/** @param {string} name such as "en" or "essay/en" @returns {Promise<Record<string, any>>} */
export async function loadWords(name) {
  const { words } = await import(laterAddress(`words/${name}.js`));
  return words;
}

/** Styles by name, loading or loaded. @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** Loads a style once. Resolves on failure too: the page works without it. @param {string} name */
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
