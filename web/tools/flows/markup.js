// Parses index.html and the drawings that Go makes into stand-ins for elements. Both are well formed, as
// html-validate and Go's tests ensure.

import { readFileSync } from "node:fs";

/** @import {StandDocument, StandIn} from "./elements.js" */

const VOID = new Set(["meta", "link", "img", "input", "br", "hr", "source", "wbr"]);
const PIECE = /<!--[\s\S]*?-->|<![^>]*>|<\?[^>]*>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** @type {Record<string, string>} */
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** @typedef {{ open?: string, attributes?: [string, string][], close?: string, text?: string, alone?: boolean }} Piece */

/** @param {string} text @returns {Piece[]} */
function pieces(text) {
  return [...text.matchAll(PIECE)].flatMap(([, close, open, attributes, slash, words]) => {
    if (close) return { close };
    if (open) return { open, attributes: [...attributes.matchAll(ATTRIBUTE)].map(([, name, a, b, c]) => /** @type {[string, string]} */ ([name, plain(a ?? b ?? c ?? "")])), alone: slash === "/" || VOID.has(open) };
    return words ? { text: plain(words) } : [];
  });
}

/** @param {string} text */
function plain(text) {
  return text.replace(/&(#x?[\da-f]+|\w+);/gi, (all, name) => ENTITIES[name] ?? (name.startsWith("#") ? String.fromCodePoint(Number(name.replace("#", name[1] === "x" ? "0" : ""))) : all));
}

const page = readFileSync(new URL("../../index.html", import.meta.url), "utf8");

/** The root element of index.html. @param {StandDocument} document */
export function markup(document) {
  return parsed(document, page);
}

/** The pieces of each parsed text, since many tabs have the same page and the same drawings. @type {Map<string, Piece[]>} */
const known = new Map();

/** Parses a document that Go wrote. @param {StandDocument} document @param {string} text */
export function parsed(document, text) {
  const all = known.get(text) ?? pieces(text);
  known.set(text, all);
  return tree(document, all);
}

/** @param {StandDocument} document @param {Piece[]} all @returns {StandIn} */
function tree(document, all) {
  const root = document.createElement("#fragment");
  const open = [root];
  for (const { open: name, attributes = [], close, text, alone } of all) {
    const above = open[open.length - 1];
    if (text !== undefined) {
      if (text.trim()) above.append(text);
    } else if (close) {
      while (open.length > 1 && /** @type {StandIn} */ (open.pop()).localName !== close);
    } else if (name) {
      const element = document.createElement(name);
      element.attributes = new Map(attributes);
      above.append(element);
      if (!alone) open.push(element);
    }
  }
  const [first] = root.children;
  first.remove();
  return first;
}
