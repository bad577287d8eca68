// Texts, names and links made to do harm: as long and as deeply nested as possible, with reversed direction, or
// binary.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { campaign, seeded } from "../tools/random.js";
import { DOG_TILES, FIRST, solve, solveAll } from "./laid.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */
/** @import {Told} from "../tools/random.js" */

/** A name as it is in a link. @param {string} name */
const escaped = (name) => encodeURIComponent(name).replace(/%20|\./g, (sign) => (sign === "." ? "%2E" : "_")).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
/** How many elements there are. @param {Tab} tab */
const elements = (tab) => tab.window.document.querySelectorAll("*").length;

// solver/notation/foreign shows how the longest texts are refused.
test("hostile texts are refused in one sentence, and the page stays as it was", async () => {
  const tab = await new Browser().visit(FIRST);
  const name = tab.text("name");
  for (const [is, text, sentence] of [
    ["too long", "a head, b tail\n".repeat(70_000), "1,048,576"],
    ["nested JSON", '{"a":['.repeat(9000), "deeply"],
    ["nested XML", `<legespielConfiguration>${"<a>".repeat(9000)}`, "No tiles"],
    ["an entity bomb", `<!DOCTYPE a [<!ENTITY a "${"&a;".repeat(9000)}">]><legespielConfiguration>&a;</legespielConfiguration>`, "No tiles"],
    ["brackets", "(".repeat(9000), "No tiles"],
    ["NUL bytes", `grid: 3x3\ntiles: ${"\0".repeat(9000)}`, "text"],
    ["markup", "<img src=x onerror=alert(1)>".repeat(900), "No tiles"],
  ]) {
    await tab.paste(text);
    await tab.untilText("notices", sentence);
    assert.ok(tab.text("notices").length < 300, `${is}: one sentence`);
    assert.equal(tab.text("name"), name, is);
    await tab.click('[data-action="dismiss"]');
  }
  await solve(tab, "solution");
});

test("names are only text: markup in the names of puzzle, maker, pictures and halves makes no element", async () => {
  const image = '<img src=x onerror="harmed=1">';
  for (const [name, shown = name] of [
    [image],
    ["\"><script>document.body.dataset.taken = 'yes'</script>"],
    ["שלום \u202Egnp.exe", "\u2068שלום \uFFFDgnp.exe\u2069"],
    ["🧩👩‍👩‍👧 Ω≈ç"],
    ["&lt;b&gt; %00 ${name} {name}"],
  ]) {
    const [whole, short] = [escaped(name), escaped([...name].slice(0, 12).join(""))];
    const tab = await new Browser().visit(`${DOGS}&name=${whole}&by=${whole}&motifs=B:${short}.G:g.S:s.U:u&halves=${short}.tail`);
    const scripts = tab.window.document.querySelectorAll("script").length;
    const assertHarmless = () => {
      assert.equal(tab.window.document.querySelectorAll('img[src="x"], [onerror]').length, 0, name);
      assert.equal(tab.window.document.querySelectorAll("script").length, scripts, name);
    };
    assert.equal(tab.text("name"), shown.replace(/\s+/g, " "));
    await tab.show("solve");
    assert.ok(tab.text("legend").includes([...shown].slice(0, 6).join("")), "it is in the legend");
    assertHarmless();
    if (name === image) await solveAll(tab, "Two solutions.");
    assertHarmless();
    await tab.press("puzzles");
    await tab.until(() => (tab.see(), tab.part("mine").querySelector("b")?.textContent === shown.replace(/\s+/g, " ")), "it is on the shelf");
    assertHarmless();
  }
});

test("three of thousands of unknown keys are shown and the rest counted, in every language, and all are kept", async () => {
  const tab = await new Browser().visit(FIRST);
  const before = elements(tab);
  await tab.follow(`${DOGS}&${Array.from({ length: 5000 }, (_, n) => `k${n}=`).join("&")}`);
  for (const [language, sentence] of /** @type {const} */ ([
    ["en", "“k0”, “k1”, “k2”, and 4,997 more aren’t known here and were ignored."],
    ["de", "„k0“, „k1“, „k2“ und 4.997 weitere sind hier nicht bekannt und blieben unbeachtet."],
    ["fr", "« k2 » et 4 997 de plus sont inconnus ici et ont été laissés tels quels."],
    ["da", "»k0«, »k1«, »k2« og 4.997 til kendes ikke her og fik lov at være."],
  ])) {
    await tab.set({ language });
    await tab.until(() => (tab.see(), tab.text("notices").includes(sentence)), sentence);
    assert.doesNotMatch(tab.text("notices"), /k3/);
  }
  assert.ok(elements(tab) < before + 100);
  assert.match(tab.hash, /k4999/, "and every key is kept");
});

/** A random link: a puzzle with anything that can be put into it. @param {(below: number) => number} roll */
function hostileLink(roll) {
  const signs = ["\u202E", "\u2066", "\u200F", "\u200B", "\x1b[2J", "\0", "\n", "\t", "\u0301", "שלום", "ا", "<b>", "&amp;", "%", "👩‍👧", "W", " ", "'", '"', "{n}", "\uFFFE", "𝕏"];
  const noise = (/** @type {number} */ most) => escaped(Array.from({ length: roll(most) + 1 }, () => signs[roll(signs.length)].repeat(roll(9) + 1)).join(""));
  const many = (/** @type {string} */ text, /** @type {number} */ most) => text.repeat(roll(most) + 1).slice(0, -1);
  let tiles = DOG_TILES;
  /** @type {(() => string[])[]} */
  const kinds = [
    () => Array.from({ length: roll(6000) }, (_, n) => `u${n}=${n}`),
    () => ["name=x&".repeat(roll(5000) + 2) + "z="],
    () => [`name=${noise(12)}`],
    () => [`motifs=B:${noise(2)}.G:${noise(2)}`, `halves=${noise(2)}.${noise(2)}`],
    () => [`clues=${many("0.0.0_", 9000)}`],
    () => [`board=${many("-_", 20_000)}`],
    () => ((tiles = Array.from({ length: roll(1000) + 1 }, () => DOG_TILES).flat()), []),
    () => [`${noise(20)}=${noise(60)}`, `by=${noise(9)}`],
    () => [`mates=${many("Aa.", 9000)}`, `art=${noise(4)}`],
    () => [`%${noise(3)}%`, `name=%FF%D8${"(".repeat(9000)}`],
  ];
  const keys = Array.from({ length: roll(2) + 1 }, () => kinds[roll(kinds.length)]()).flat();
  return `#${["grid=3x3", `tiles=${tiles.join(".")}`, ...keys, "end=1"].join("&")}`;
}

test("hostile links do no harm: each opens or is refused briefly, and a good one opens after it", async (/** @type {Told} */ t) => {
  const roll = seeded(t);
  const browser = new Browser();
  const tab = await browser.visit(FIRST);
  const honest = elements(tab);
  for (let time = 0; time < campaign(8); time++) {
    await tab.follow(`${DOGS}&name=Calm_${time}&end=1`);
    await tab.until(() => (tab.see(), tab.text("name") === `Calm ${time}` && tab.text("notices") === ""), "an honest one is opened");
    const link = hostileLink(roll);
    await tab.follow(link);
    await tab.until(() => (tab.see(), tab.text("name") !== `Calm ${time}` || tab.text("notices") !== ""), `something is made of ${link.slice(0, 200)}`);
    assert.ok(elements(tab) < honest + 200, `time ${time}: ${link.slice(0, 200)}`);
    assert.ok([...tab.text("notices")].length < 600, `time ${time}: ${link.slice(0, 200)}`);
  }
  assert.deepEqual(browser.console, []);
  await solve(tab, "Two solutions.");
});
