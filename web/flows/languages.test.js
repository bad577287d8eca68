// The language and the drawing, as chosen by the person or by the browser.

import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../built.js";
import { Browser } from "../tools/flows/browser.js";
import { assertSolution, cellNames } from "./boards.js";
import { DOGS, FIRST } from "./puzzles.js";

/** @import {Tab} from "../tools/flows/tab.js" */

const lang = (/** @type {Tab} */ tab) => tab.find("html").lang;

/** @param {Tab} tab @param {string} verdict */
async function solve(tab, verdict) {
  await tab.show("solve");
  await tab.press("solve");
  await tab.untilText("verdict", verdict);
  await tab.press("show-all");
}

test("the page uses the first of the browser's languages that it has", async () => {
  for (const [languages, expected, words] of /** @type {[string[], string, string][]} */ ([
    [["de-CH", "fr"], "de", "Lösen"],
    [["fr-CA", "de"], "fr", "Résoudre"],
    [["eo", "de"], "de", "Lösen"],
    [["eo"], "en", "Solve"],
  ])) {
    const tab = await new Browser({ languages }).visit(DOGS);
    await tab.show("solve");
    assert.equal(lang(tab), expected, String(languages));
    assert.equal(tab.part("solve").textContent, words, String(languages));
  }
});

test("the page is German throughout", async () => {
  const tab = await new Browser({ languages: ["de"] }).visit(DOGS);
  await tab.show("solve");
  assert.equal(tab.text("caption"), "Die Karten, noch ungelegt");
  assert.equal(tab.text("invitation"), "Neun Karten. Wie passen sie?");
  for (const [action, name] of [["share", "Teilen"], ["puzzles", "Spiele"], ["more", "Einstellungen und Hilfe"], ["enter", "Meine Karten eingeben"], ["solve", "Lösen"]]) {
    const button = tab.window.document.querySelectorAll(`[data-action="${action}"]`).find((one) => one.checkVisibility() && !one.closest('[data-part="home"]'));
    assert.equal(button.getAttribute("aria-label") ?? button.textContent, name);
  }
  await solve(tab, "Zwei Lösungen.");
  assert.equal(tab.text("derivation"), "16 Anordnungen = 2 Lösungen × 4 Drehungen des Bretts × 2 Möglichkeiten, die Karten 3 und 4 zu tauschen.");
  await tab.until(() => tab.part("effort").textContent.includes("Die Lehrbuchsuche hat 73.508 Versuche gemacht"), "what the search took");
  assert.equal(tab.text("caption"), "Lösung 1 von 2");
  assert.match(cellNames(tab)[0], /^Zeile 1, Spalte 1: Karte \d(, (nach rechts|nach links|auf den Kopf) gedreht)?; oben: \S+ in \S+, (gefüllt|hohl), rechts: /);
  await tab.follow(`${DOGS.replace("GSbu", "GSb")}&end=1`);
  assert.match(tab.text("notices"), /Karte 7: „GSb“ hat 3 Seiten statt 4\./);
  assert.deepEqual(tab.window.document.querySelectorAll("[data-say]").filter((one) => !one.textContent).map((one) => one.dataset.say), []);
});

test("a chosen language overrides the browser's, until the choice is left to the browser again", async () => {
  const tab = await new Browser({ languages: ["de"] }).visit(DOGS);
  await solve(tab, "Zwei Lösungen.");
  const offered = tab.window.document.querySelectorAll('[data-setting="language"] option');
  assert.equal(offered.length, 1 + LANGUAGES.length, "each language can be chosen, and the browser's");
  assert.equal(tab.find('[data-setting="language"] [lang="de"]').textContent, "Deutsch");
  await tab.set({ language: "en" });
  await tab.untilText("verdict", "Two solutions.");
  assert.equal(lang(tab), "en");
  assert.equal(tab.text("caption"), "Solution 1 of 2");
  assertSolution(tab, DOGS);
  await tab.reload();
  assert.equal(lang(tab), "en");
  await tab.set({ language: "auto" });
  await tab.until(() => lang(tab) === "de", "the browser's language");
  assert.equal(tab.part("solve").textContent, "Lösen");
});

test("plain shapes replace the artwork, and it comes back", async () => {
  const tab = await new Browser().visit(`${DOGS}&art=dogs`);
  const drawn = () => tab.find("#edge-B").querySelectorAll("*").map((one) => [one.localName, ...one.attributes.entries()].join(" ")).join("\n");
  const art = drawn();
  assert.notEqual(art, "");
  await tab.set({ plain: true });
  await tab.until(() => drawn() !== art, "plain shapes");
  await tab.set({ plain: false });
  await tab.until(() => drawn() === art, "the artwork");
});

test("a title in another language says so, in a sentence, in a list and on the board", async () => {
  const tab = await new Browser().visit(FIRST);
  const german = (/** @type {string} */ within) => tab.window.document.querySelectorAll(`${within} [lang="de"]`).map((title) => title.textContent);
  const board = tab.find('svg[role="grid"]');
  assert.deepEqual([board.ariaLabel, board.getAttribute("lang"), board.querySelector(".cells").getAttribute("lang")], ["Das verflixte Hunde-Spiel", "de", "en"], "its cells are named in English");
  assert.deepEqual(german(".head"), ["Das verflixte Hunde-Spiel"]);
  await tab.press("essay");
  await tab.until(() => german('[data-dialog="essay"] .lead').length > 0, "the essay");
  assert.deepEqual(german('[data-dialog="essay"] .lead'), ["Das verflixte Hunde-Spiel"]);
  assert.match(tab.find('[data-dialog="essay"] .lead').textContent, /^Every figure here runs on your own puzzle, Das verflixte Hunde-Spiel, and /);
  await tab.press("experiment");
  await tab.until(() => german("#experiment-edges").length > 0, "its edges are offered");
  await tab.set({ language: "de" });
  await tab.until(() => tab.app.speech.language === "de", "it speaks German");
  assert.deepEqual([board.getAttribute("lang"), german(".head").length], ["de", 0], "in German nothing needs saying");
});
