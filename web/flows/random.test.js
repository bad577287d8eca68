// Random puzzles: the page counts as the command does, another choice stops what is running, and everything can
// be stopped.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { all, isSeen, textOf, untilSeen } from "./entering.js";
import { DOGS } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const seed = "#experiment-seed";
const made = (/** @type {Tab} */ tab, /** @type {string} */ words) => tab.untilText("experiment-made", words);
const again = (/** @type {Tab} */ tab) => tab.click('[data-part="experiment-button"]');

/** Opens the dialog from Settings and help, with few puzzles to make. @param {Tab} tab */
async function open(tab) {
  await tab.press("more");
  await tab.click('[data-dialog="more"] [data-action="experiment"]');
  await tab.fill("#experiment-puzzles", "100");
}

test("the article’s experiment has the same counts as the command, and draws the curve", async () => {
  const tab = await new Browser().visit();
  await tab.press("more");
  await tab.click('[data-dialog="more"] [data-action="articles"]');
  const articles = '[data-dialog="articles"]';
  await untilSeen(tab, () => all(tab, `${articles} details[data-article]`).length === 5, "the articles");
  assert.equal(all(tab, `${articles} [data-action="experiment"]`).length, 1, "only one article asks for them");
  await tab.click(`${articles} details[data-article="insects"] summary`);
  await tab.click(`${articles} [data-action="experiment"]`);
  assert.deepEqual(["puzzles", "edges", "motifs", "seed"].map((name) => tab.find(`#experiment-${name}`).value), ["10000", "cut", "4", "2010"]);

  // The command's own test expects the same figures.
  const native = readFileSync(new URL("../../solver/cmd/edgewise/testdata/experiment.txt", import.meta.url), "utf8").replace(/\s+/g, " ");
  await tab.fill("#experiment-puzzles", "1000");
  await tab.fill(seed, "7");
  await tab.untilText("experiment-made", /^1,000 random puzzles on 3x3: each side is one of 8 halves, independently and equally likely\. Seed: 7\. Placements: 417,791, in /);
  await tab.untilText("experiment-verdict", "1.25 ± 0.28 ways without conflict on average; 1.38 were to be expected. 14.7% of the puzzles have any.");
  assert.ok(native.includes("Placements: 417,791") && native.includes(tab.text("experiment-verdict")));
  assert.equal(tab.text("experiment-formula"), "9! · 4⁹ ÷ 8¹² = 1.384");
  const curve = () => tab.part("experiment-curve");
  await untilSeen(tab, () => curve().ariaBusy === "false", "the curve");
  assert.equal(curve().querySelectorAll("circle").length, 24, "two dots for each number of motifs");
  await tab.click('[data-part="experiment-curve"] summary');
  const table = textOf(tab, '[data-part="experiment-curve"] table');
  assert.ok(table.includes("41.3814.7%"), table);
  assert.ok(table.includes("122.6 × 10⁻⁶0%"), table);
  const rows = all(tab, '[data-part="experiment-histogram"] tbody tr').map(({ children }) => [children[0], children[2]].map((cell) => cell.text));
  // The page joins several numbers of ways in one row, the command does not.
  const exact = (native.split("Ways Puzzles ")[1].match(/\d+/g) ?? []).map(Number);
  const between = (/** @type {string} */ ways) => {
    const [least, most = least] = ways.split("–").map(Number);
    return exact.reduce((/** @type {number} */ sum, /** @type {number} */ n, /** @type {number} */ at) => (at % 2 === 1 && exact[at - 1] >= least && exact[at - 1] <= most ? sum + n : sum), 0);
  };
  assert.deepEqual(rows, rows.map(([ways]) => [ways, String(between(ways))]));
  assert.equal(rows.reduce((sum, [, n]) => sum + Number(n), 0), 1000);
});

test("one chooses how many random puzzles, which edges and which seed", async () => {
  const tab = await new Browser().visit(`${DOGS}&name=Hunde-Spiel`);
  await open(tab);
  await tab.fill("#experiment-puzzles", "100000");
  await made(tab, "of 100,000 puzzles");
  await tab.fill("#experiment-puzzles", "100");
  await made(tab, "100 random puzzles on 3x3");
  await tab.untilText("experiment-verdict", "1.28 ± 0.92 ways");
  await again(tab);
  await made(tab, "Seed: 2011.");
  assert.equal(tab.find(seed).value, "2011");
  await tab.fill("#experiment-edges", "whole");
  await tab.untilText("experiment-formula", "9! · 4⁹ ÷ 4¹² = 5,670");
  await tab.fill("#experiment-motifs", "8");
  await tab.untilText("experiment-formula", "9! · 4⁹ ÷ 8¹² = 1.384");
  await made(tab, "each side is one of 8 motifs");
  await untilSeen(tab, () => all(tab, '#experiment-edges [value="dealt"]').length === 1, "the edges of the puzzle on the table");
  await tab.fill("#experiment-edges", "dealt");
  await tab.untilText("experiment-formula", "= 0.641");
  await made(tab, "100 puzzles with the same edges, shuffled over the tiles. Seed: 2011.");
  assert.equal(isSeen(tab, '[data-part="experiment-curve"]'), false, "there is no number of motifs to choose");
  assert.equal(isSeen(tab, "#experiment-motifs"), false);

  // Values that cannot be chosen are refused even if something requests them.
  for (const [n, said] of [["10000000", "10,000,000"], ["0", "0"]]) {
    tab.find("#experiment-puzzles").append(Object.assign(tab.window.document.createElement("option"), { value: n }));
    await tab.fill("#experiment-puzzles", n);
    await tab.untilText("experiment-verdict", `${said} puzzles aren’t possible; there may be 1 to 100,000.`);
    assert.equal(tab.text("experiment-formula"), "");
  }
});

test("the same typed seed makes the same puzzles, and an invalid one is reported", async () => {
  const tab = await new Browser({ languages: ["de"] }).visit(DOGS);
  await open(tab);
  await tab.untilText("experiment-verdict", "Im Mittel 1,28 ± 0,92 Möglichkeiten");
  await tab.fill(seed, "0"); // the command's default, see solver/cmd/edgewise/testdata/experiment-de.txt
  await tab.untilText("experiment-verdict", "Im Mittel 2,04 ± 1,13 Möglichkeiten");
  await made(tab, "Startwert: 0.");
  const isWrong = () => tab.find(seed).getAttribute("aria-invalid") === "true";
  for (const none of ["", "-1", "1000000000", "sieben"]) {
    await tab.fill(seed, none);
    await tab.untilText("experiment-verdict", "Der Startwert ist eine ganze Zahl von 0 bis 999.999.999.");
    assert.ok(isWrong(), none);
    assert.equal(tab.text("experiment-made"), "", none);
  }
  await again(tab); // continues from the last valid seed
  await made(tab, "Startwert: 1.");
  await tab.fill(seed, "999999999");
  await made(tab, "Startwert: 999999999.");
  assert.ok(!isWrong());
  await again(tab);
  await made(tab, "Startwert: 0.");
});

test("the button and closing the dialog stop random puzzles, and the keyboard starts them again", async () => {
  const tab = await new Browser().visit(DOGS);
  const dialog = '[data-dialog="experiment"]';
  const button = () => tab.part("experiment-button");
  await open(tab);
  await tab.fill("#experiment-motifs", "2"); // 100,000 of these take minutes
  await tab.fill("#experiment-puzzles", "100000");
  await made(tab, "of 100,000 puzzles");
  assert.equal(button().text, "Stop");
  await untilSeen(tab, () => tab.text("experiment-verdict") && !tab.text("experiment-verdict").startsWith("Still"), "something is counted");
  button().focus();
  await tab.key("Enter");
  await made(tab, "Stopped after ");
  assert.match(textOf(tab, `${dialog} [role="status"]`), /Stopped after /);
  const stopped = tab.text("experiment-made");
  assert.equal(button().text, "Again");
  assert.equal(tab.window.document.activeElement, button(), "it keeps the focus");
  assert.match(tab.text("experiment-verdict"), /ways without conflict on average; 5,670 were to be expected\./);
  await tab.browser.clock.turn(1000);
  tab.see();
  assert.equal(tab.text("experiment-made"), stopped, "nothing goes on behind it");
  await tab.fill("#experiment-puzzles", "100000");
  assert.equal(button().text, "Stop");
  await tab.click(`${dialog} [data-action="close"]`);
  assert.equal(isSeen(tab, dialog), false);

  await open(tab); // the worker is free again
  await made(tab, "100 random puzzles on 3x3");
  await tab.fill("#experiment-motifs", "5");
  await tab.untilText("experiment-formula", "9! · 4⁹ ÷ 10¹² = 0.095");
  await untilSeen(tab, () => button().text === "Again", "they are counted");
  button().focus();
  await tab.key("Enter");
  await made(tab, "Seed: 2011.");
  await tab.key("Escape");
  assert.equal(isSeen(tab, dialog), false);
});
