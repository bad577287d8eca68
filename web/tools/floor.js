// The oldest browsers that run the page, its floor: those that have all that app/boot.js asks for. Which
// version of a browser has what is in MDN's data. Run as a program, this writes TypeScript's libraries
// for the floor: what a browser there may lack may be undefined, so tsc accepts it only behind a guard. With the word "removal" it
// prints a script that makes a new browser such an old one.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** @typedef {import("@mdn/browser-compat-data").CompatStatement} Compat */

const { resolve } = createRequire(import.meta.url);
const { api, css, javascript } = JSON.parse(readFileSync(resolve("@mdn/browser-compat-data"), "utf8"));
const BROWSERS = /** @type {const} */ (["chrome", "edge", "chrome_android", "firefox", "firefox_android", "safari", "safari_ios"]);
const here = import.meta.dirname;
const boot = readFileSync(join(here, "../app/boot.js"), "utf8");

/** The first version of a browser that has it under its plain name, Infinity for none. @param {Compat} compat @param {typeof BROWSERS[number]} browser */
function since(compat, browser) {
  const versions = [compat.support[browser] ?? []].flat().map(({ version_added: added, version_removed: removed, partial_implementation: partial, flags, prefix, alternative_name: other }) =>
    (removed && !partial) || flags || prefix || other || !added || added === "preview" ? Infinity : parseFloat(added.replace("≤", "")));
  return Math.min(...versions, Infinity);
}

/** The data on "Array.prototype.at", "structuredClone" or "document.documentElement.style.translate". @param {string} path @returns {Compat} */
function compatOf(path) {
  const [first, ...rest] = path.split(".").filter((name) => name !== "prototype");
  const at = path.startsWith("document.documentElement.style.") ? css.properties[kebab(rest.pop() ?? "")] : rest.reduce((node, name) => node?.[name], api[first] ?? javascript.builtins[first]);
  if (!at) throw new Error(`boot.js asks for ${path}, which MDN's data does not have`);
  return at.__compat;
}

const kebab = (/** @type {string} */ name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** What boot.js asks for. @type {string[]} */
export const NEEDS = JSON.parse(/const NEEDS = (\[[^\]]*\])/.exec(boot)?.[1] ?? "");

/** The first version of each browser that has all of these. @param {string[]} needs */
export const floorOf = (needs) => new Map(BROWSERS.map((browser) => [browser, Math.max(...needs.map((path) => since(compatOf(path), browser)))]));

/** The floor. */
export const FLOOR = floorOf(NEEDS);

/** Whether a browser at the floor may lack it. @param {{ __compat?: Compat } | undefined} node */
export const isNewer = (node) => node?.__compat !== undefined && BROWSERS.some((browser) => since(/** @type {Compat} */ (node.__compat), browser) > (FLOOR.get(browser) ?? 0));

/** All of the page's world that is newer than the floor, as [owner, name]: ["Element.prototype", "checkVisibility"]. */
export function newer() {
  /** @type {[string, string][]} */
  const found = [];
  for (const [owner, members] of [...Object.entries(api), ...Object.entries(javascript.builtins)]) {
    if (isNewer(members)) found.push(["globalThis", owner]);
    for (const [member, node] of Object.entries(members)) {
      const name = member.replace(/_static$/, "");
      if (!/^\w+$/.test(name) || name === "__compat" || !isNewer(/** @type {any} */ (node))) continue;
      if (name === member) found.push([`${owner}.prototype`, name]);
      if (name !== member || owner in javascript.builtins) found.push([owner, name]);
      if (owner === "Window") found.push(["globalThis", name]);
    }
  }
  return found;
}

/** The text of one of TypeScript's libraries, with those that it refers to before it. @param {string} name @param {Set<string>} [read] @returns {string} */
function library(name, read = new Set()) {
  if (read.has(name)) return "";
  read.add(name);
  const dir = join(dirname(resolve(`@typescript/typescript-${process.platform}-${process.arch}/package.json`)), "lib");
  return readFileSync(join(dir, `lib.${name}.d.ts`), "utf8").replace(/\/\*![^]*?\*\//, "").replace(/\/\/\/ <reference lib="(.*)" \/>/g, (_, other) => library(other, read));
}

/** A library in which all that is newer than the floor may be undefined. @param {string} text */
function atFloor(text) {
  // Mixins such as ParentNode are not in the data, but what extends them is.
  /** @type {Map<string, string[]>} */
  const extending = new Map();
  for (const [, name, bases] of text.matchAll(/^interface (\w+)(?:<.*>)? extends (.*) \{$/gm)) {
    for (const base of bases.split(/, (?=\w)/)) extending.set(base.replace(/<.*/, ""), [...(extending.get(base.replace(/<.*/, "")) ?? []), name]);
  }
  const named = (/** @type {string} */ name) => name.replace(/(Constructor|Object)$/, "").replace(/^(Readonly|Async)(?=Array|Map|Set)/, "") || "Object";
  const nodesOf = (/** @type {string} */ owner) => [api[owner], javascript.builtins[named(owner)], javascript.builtins.Intl[named(owner)]].filter(Boolean);
  const membersOf = (/** @type {string} */ owner, /** @type {string} */ member) => nodesOf(owner).map((node) => node[member] ?? node[`${member}_static`]).filter(Boolean);
  /** @param {string} owner @param {string} member @returns {{ __compat?: Compat }[]} */
  const found = (owner, member) => {
    if (owner.startsWith("CSSStyle")) return [css.properties[kebab(member)]].filter(Boolean);
    if (nodesOf(owner).length > 0) return nodesOf(owner).some(isNewer) ? [] : membersOf(owner, member);
    return (extending.get(owner) ?? []).flatMap((one) => found(one, member));
  };
  const lacks = (/** @type {string} */ owner, /** @type {string} */ member) => found(owner, member).length > 0 && found(owner, member).every(isNewer);
  const lines = text.split("\n");
  /** The interfaces, variables and namespaces around a line. @type {{ kind: string, owner: string, indent: string }[]} */
  const around = [];
  return lines.map((line) => {
    const inner = around.at(-1);
    if (inner && line.startsWith(`${inner.indent}}`)) {
      around.pop();
      const optional = inner.kind === "var" && (isNewer(api[inner.owner]) || isNewer(javascript.builtins[inner.owner]) || isNewer(javascript.builtins.Intl[inner.owner]));
      return optional ? line.replace("}", "} | undefined") : line;
    }
    const begins = /^(\s*)(?:declare )?(interface|var|const|namespace) (\w+)[^;]*\{$/.exec(line);
    if (begins) {
      around.push({ kind: begins[2] === "const" ? "var" : begins[2], owner: begins[3], indent: begins[1] });
      return line;
    }
    const single = /^(\s*)(?:declare )?(var|function) (\w+)(.*);$/.exec(line);
    if (single) {
      const [, indent, kind, name, rest] = single;
      const owner = inner?.kind === "namespace" ? inner.owner : "Window";
      if (!lacks(owner, name) && !(owner === "Window" && isNewer(api[name]))) return line;
      if (kind === "var") return `${indent}${inner ? "" : "declare "}var ${name}${rest} | undefined;`;
      // The result of a function follows its last parenthesis but for those in its type.
      const at = rest.indexOf("): ");
      return at < 0 ? line : `${indent}${inner ? "" : "declare "}var ${name}: (${rest.slice(0, at)}) => ${rest.slice(at + 3)}) | undefined;`;
    }
    const member = inner && /^(\s+)(readonly |get |set )?(\w+)(?=[(<:])(.*)$/.exec(line);
    if (!member || member[1].length !== inner.indent.length + 4 || inner.kind === "namespace" || !lacks(inner.owner, member[3])) return line;
    const [, indent, before, name, rest] = member;
    if (before === "set ") return "";
    const type = before === "get " ? rest.slice("()".length) : rest;
    // tsc would let such a value be set to no effect, or be compared: it has to be asked for by its name.
    if (/^: (string|boolean|number)\b/.test(type)) return "";
    return `${indent}${type.startsWith(":") ? "readonly " : ""}${name}?${type}`;
  }).join("\n");
}

/** TypeScript's libraries for the floor, by the names of the tsconfigs that use them. */
export function libraries() {
  const made = Object.entries({ page: ["es2023", "dom", "dom.iterable"], worker: ["es2023", "webworker"] }).map(([name, all]) => {
    const read = new Set();
    return [name, `// @ts-nocheck\n${atFloor(all.map((one) => library(one, read)).join("\n"))}`];
  });
  return Object.fromEntries(made);
}

/** A script that takes from a browser what one at the floor lacks. Where a policy asks for trusted types they have to stay. */
const removal = () => `for (const [owner, name] of ${JSON.stringify(newer().filter((path) => !/trustedType/i.test(String(path))))}) {
  const from = owner.split(".").reduce((at, name) => at?.[name], globalThis);
  if (from) Reflect.deleteProperty(from, name);
}`;

if (process.argv[2] === "removal") {
  process.stdout.write(removal());
} else if (process.argv[1] === import.meta.filename) {
  mkdirSync(join(here, "node_modules/.floor"), { recursive: true });
  for (const [name, text] of Object.entries(libraries())) writeFileSync(join(here, "node_modules/.floor", `${name}.d.ts`), text);
}
