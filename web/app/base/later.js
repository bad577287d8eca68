// Loads words and styles on demand.

import { addressOf } from "./trusted.js";
import { make } from "./dom.js";

/** The absolute address of a file of the page. @param {string} name as in the sources */
const laterAddress = (name) => new URL(addressOf(name), document.baseURI).href;

/** @param {string} name such as "en" or "essay/en" @returns {Promise<Record<string, any>>} */
export async function loadWords(name) {
  const file = `words/${name}.js`;
  try {
    return (await import(laterAddress(file))).words;
  } catch (error) {
    dispatchEvent(new CustomEvent("lost", { detail: addressOf(file) }));
    throw error;
  }
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
