// What is loaded apart from the other words, the essay's and those of the page that measures:
// one table for each language of the page, with the keys of English, the same names in the
// braces and the plural forms of the language, and a sentence for everything that is said.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

/** @param {string} folder */
const modules = (folder) => readdirSync(new URL(folder, import.meta.url)).filter((name) => /^\w+\.js$/.test(name)).sort();
/** @param {string} folder @returns {Promise<Record<string, Record<string, string>>>} */
const tablesIn = async (folder) => Object.fromEntries(await Promise.all(modules(folder).map(async (file) => [file.replace(/\.js$/, ""), (await import(`${folder}${file}`)).words])));

const names = (/** @type {string} */ sentence) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
const PLURAL = /\.(zero|one|two|few|many|other)$/;

/** The modules that say each table: a room's, or one that stands alone. `made` names the keys that are put together from parts. @type {Record<string, { where: string, made: string[] }>} */
const APART = {
  essay: { where: "../app/learn/", made: ["essay.all.single", "essay.all.turned", "essay.all.still"] },
  bench: { where: "../app/bench.js", made: [] },
};

for (const [room, { where, made }] of Object.entries(APART)) {
  const tables = await tablesIn(`./${room}/`);
  const { en } = tables;

  test(`every language of the page has the words of ${room}`, () => {
    assert.deepEqual(modules(`./${room}/`), modules("./"));
  });

  test(`every language has the English keys of ${room}, and the same names in each sentence`, () => {
    for (const [language, table] of Object.entries(tables)) {
      const rules = new Intl.PluralRules(language);
      const needed = new Set(["other", ...Array.from({ length: 200 }, (_, n) => rules.select(n))]);
      const single = Object.keys(en).filter((key) => !PLURAL.test(key));
      const counted = new Set(Object.keys(en).filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, "")));
      const wanted = [...single, ...[...counted].flatMap((stem) => [...needed].map((form) => `${stem}.${form}`))];
      assert.deepEqual(Object.keys(table).sort(), wanted.sort(), language);
      for (const [key, sentence] of Object.entries(table)) {
        assert.deepEqual(names(sentence), names(en[key] ?? en[key.replace(PLURAL, ".other")]), `${language}: ${key}`);
      }
    }
  });

  test(`the page says all of ${room}, and nothing else`, () => {
    const place = new URL(where, import.meta.url);
    const files = where.endsWith("/") ? readdirSync(place).filter((name) => /^[\w-]+\.js$/.test(name)) : [""];
    const source = files.map((name) => readFileSync(new URL(name, place), "utf8")).join("");
    const said = new Set([...source.matchAll(new RegExp(`"(${room}\\.[\\w.-]+)"`, "g"))].map(([, key]) => key));
    for (const key of said) assert.ok(key in en || `${key}.other` in en, key);
    for (const key of Object.keys(en)) assert.ok([key, key.replace(PLURAL, "")].some((each) => said.has(each) || made.includes(each)), key);
  });
}
