// The formats of the share dialog are those that Go writes, each with a name.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { words } from "../../words/en.js";
import { usualPaper } from "./cut-sheets.js";
import { GROUPS, fileName } from "./share.js";

test("every format that the page's Go writes is offered once, and has a name", () => {
  const source = readFileSync(new URL("../../../solver/notation/foreign/formats.go", import.meta.url), "utf8");
  const [common] = source.split("func All()");
  const rows = [...common.matchAll(/\{"([^"]+)", \w+, (.+), [^,]+, \d+, nil\},\n/g)];
  assert.equal(rows.length, common.split('{"').length - 1, "no row has a pattern that is not seen here");
  const written = rows.filter(([, , pattern]) => pattern !== '""').map(([, id]) => id);
  const offered = Object.values(GROUPS).flatMap(Object.keys);
  assert.deepEqual([...offered].sort(), [...written, "link", "qr", "svg", "png", "board"].sort());
  for (const name of [...offered, ...Object.keys(GROUPS).map((group) => `group.${group}`)]) assert.ok(`as.${name}` in words, name);
});

test("the paper is that of the country", () => {
  for (const [language, paper] of [["en-US", "letter"], ["es-MX", "letter"], ["en-GB", "a4"], ["de", "a4"], ["en", "a4"]]) {
    assert.equal(usualPaper(language), paper, language);
  }
});

test("a file is called after its puzzle in letters and digits only, of which there are not too many", () => {
  for (const [name, wanted] of /** @type {const} */ ([
    ["Das verflixte Hunde-Spiel", "Das-verflixte-Hunde-Spiel"],
    ["../../etc/passwd", "etc-passwd"],
    ["con", ""],
    ["LPT1", ""],
    ["Conny", "Conny"],
    ["\u202Egnp.exe", "gnp-exe"],
    ["שלום 9×9", "שלום-9-9"],
    ["नमस्ते", "नमस्ते"],
    ["\x1B[2J?*:|<>\"", "2J"],
    ["…", ""],
    ["", ""],
    ["漢".repeat(200), "漢".repeat(60)],
    [`e${"\u0301".repeat(200)}`, `e${"\u0301".repeat(5)}`],
  ])) {
    assert.equal(fileName(name), wanted, name);
  }
});
