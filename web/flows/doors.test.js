// The doors at home to a puzzle of one's own: entering it, pasting it, looking it up.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { clock } from "../tools/flows/clock.js";
import { all, box, doors, isSeen, textOf, toBox, toDoors, untilSeen } from "./entering.js";
import { LIST, LINES } from "./lists.js";
import { texts } from "./reading.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/**
 * Opens the doors at home. The clipboard contains this text; null makes it unreadable.
 * @param {string | null} copied
 * @param {ConstructorParameters<typeof Browser>[0]} [facts]
 */
async function visit(copied = null, facts = {}) {
  const tab = await new Browser(facts).visit();
  const { navigator } = tab.window.globals;
  navigator.clipboard.readText = async () => {
    if (copied === null) throw new DOMException("", "NotAllowedError");
    return copied;
  };
  return toDoors(tab);
}

const FIELD = `${doors} [data-part="paste"]`;
const FOUND = '[data-part="looked-up-list"] b';

/** Types what the box says. @param {Tab} tab @param {string} words */
const lookUp = (tab, words) => tab.fill('[data-part="look-up"]', words);

/** Opens the door to the published puzzles, and looks one up. @param {Tab} tab @param {string} words */
async function find(tab, words) {
  await tab.click('[data-action="door-known"]');
  await lookUp(tab, words);
  await untilSeen(tab, () => texts(tab, FOUND).length > 0, `${words} are found`);
}

test("each door says what it does, and shows its field only when opened", async () => {
  const tab = await visit();
  assert.deepEqual(texts(tab, `${doors} b`).slice(0, 3), ["Enter the tiles", "Paste a list or a link", "Do we know it already?"]);
  assert.deepEqual([isSeen(tab, FIELD), isSeen(tab, '[data-part="look-up"]')], [false, false]);
  await tab.click('[data-action="door-known"]');
  assert.deepEqual([isSeen(tab, FIELD), isSeen(tab, '[data-part="look-up"]')], [false, true]);
  await tab.click('[data-action="door-paste"]');
  await untilSeen(tab, () => isSeen(tab, FIELD), "the field");
  assert.equal(isSeen(tab, '[data-part="look-up"]'), false, "one at a time");
});

test("half entered tiles continue at the first door, and the others stay usable", async () => {
  const browser = new Browser();
  const tab = await toBox(await browser.visit());
  await tab.key("Escape");
  for (const key of "ABcdBCda") await tab.key(key);
  await tab.untilText("caption", "2 of 9");
  for (const [language, first] of [["en", "Go on with your tiles2 of 9 entered"], ["de", "Mit deinen Karten weitermachen2 von 9 eingegeben"], ["fr", "Continuer la saisie de tes cartes2 sur 9 saisies"], ["da", "Fortsæt med dine brikker2 af 9 indtastet"]]) {
    browser.facts.languages = [language];
    const anew = await toDoors(await browser.visit());
    assert.equal(textOf(anew, `${doors} .way`), first);
    assert.equal(all(anew, `${doors} .way`).length, 3);
    anew.close();
  }
  // The tiles of another puzzle are shown; these are kept aside.
  await tab.follow("#grid=2x2&tiles=ABca.BCab.CAbc.AAbc");
  await tab.show("tiles");
  await tab.untilText("aside-told", "2 of 9 tiles");
  await tab.press("home");
  await toDoors(tab);
  await tab.click('[data-action="door-known"]');
  assert.ok(isSeen(tab, '[data-part="look-up"]'));
  await tab.click(`${doors} [data-action="enter"]`);
  await tab.untilText("enter-at", "Tile 3 of 9");
  assert.equal(isSeen(tab, doors), false);
});

test("whole pictures that are digits are entered with digits, and shown", async () => {
  const tab = await toBox(await new Browser().visit());
  for (const value of ["hex2", "same", "signs"]) await tab.click(`${box} [value="${value}"]`);
  await untilSeen(tab, () => all(tab, "button.edge").map(({ dataset }) => dataset.edge).join("") === "1234", "keys for digits");
  await tab.click(`${box} [type="submit"]`);
  await tab.type("123456");
  await tab.untilText("caption", "1 of 7");
  assert.equal(tab.state.entry.draft.now.tiles[0].join(""), "123456");
  assert.match(tab.state.entry.answer?.facts.sampler ?? "", /art=signs/);
  assert.match(tab.state.entry.edgeDrawings?.edges ?? "", />6<\/text>/);
});

test("a published puzzle is found by the words on its box, in the page's language, and opened", async () => {
  for (const [language, words, name] of [["en", "dogs", "Das verflixte Hunde-Spiel"], ["de", "Schildkröten", "Das verflixte Schildkrötenspiel"], ["fr", "chiens", "Das verflixte Hunde-Spiel"]]) {
    const tab = await visit(null, { languages: [language] });
    await find(tab, words);
    assert.ok(texts(tab, FOUND).includes(name), `${words}: ${texts(tab, FOUND)}`);
    const card = all(tab, '[data-part="looked-up-list"] button').find((one) => one.textContent.includes(name));
    await tab.press("open", { link: card.dataset.link });
    await tab.until(({ page }) => !page.home, "it is opened");
    assert.equal(isSeen(tab, doors), false);
  }
});

test("an unknown name says so, and of many matches some are shown at first", async () => {
  const tab = await visit();
  await find(tab, "puzzle");
  assert.equal(texts(tab, FOUND).length, 6);
  const every = tab.find('[data-part="door-known"] > button');
  assert.match(every.textContent, /^Show all \d+$/);
  const cards = texts(tab, '[data-part="looked-up-list"] button');
  assert.equal(new Set(cards).size, cards.length, `what is called alike is told apart: ${cards}`);
  await tab.run(() => every.click());
  assert.equal(`Show all ${texts(tab, FOUND).length}`, every.textContent);
  await lookUp(tab, "no such thing");
  assert.match(tab.text("looked-up"), /^We don’t know a puzzle like that/);
  assert.deepEqual(texts(tab, FOUND), []);
  await lookUp(tab, "");
  assert.equal(tab.text("looked-up"), "");
});

test("if the list of puzzles does not load the field says so, and the next word tries again", async () => {
  const tab = await new Browser().visit();
  const { solver } = tab.app;
  /** @type {((fault: Error) => void)[]} */
  const waiting = [];
  // No second worker has been asked yet.
  const lost = Object.create(solver, { call: { writable: true, value: () => new Promise((_, fail) => void waiting.push(fail)) } });
  tab.app.solver = lost;
  await toDoors(tab);
  await tab.click('[data-action="door-known"]');
  await lookUp(tab, "dogs");
  assert.equal(tab.text("looked-up"), "Just a moment…");
  waiting[0](new Error("lost"));
  await tab.untilText("looked-up", "Only part of Edgewise could be loaded. Check your connection and try again.");
  lost.call = solver.call.bind(solver);
  await find(tab, "dogs");
  assert.equal(tab.text("looked-up"), "2 found");
});

test("the clipboard's text is checked, and its tiles can be edited in the Tiles tab", async () => {
  const tab = await visit(LINES.slice(0, 8).join("\n"));
  await tab.click('[data-action="door-paste"]');
  await untilSeen(tab, () => isSeen(tab, '[data-dialog="look"] h2'), "the look");
  assert.equal(textOf(tab, "#look-title"), "8 of 9 tiles read");
  await tab.click('[data-action="look-edit"]');
  await tab.until(({ page }) => page.tab === "tiles" && !page.home, "the Tiles tab");
  assert.equal(isSeen(tab, doors), false);
  await tab.untilText("caption", "8 of 9");
});

test("if the clipboard is forbidden there is a field, which keeps unreadable text", async () => {
  const tab = await visit();
  await tab.click('[data-action="door-paste"]');
  await untilSeen(tab, () => tab.window.document.activeElement === tab.find(FIELD), "the field");
  tab.find(FIELD).value = "nothing of the kind";
  await tab.click('[data-action="door-open"]');
  await untilSeen(tab, () => texts(tab, `${doors} .fault`).join("") !== "", "the fault");
  assert.equal(tab.find(FIELD).value, "nothing of the kind");
  assert.equal(tab.state.page.broken, null, "home stays as it is");
  tab.find(FIELD).value = LIST;
  await tab.click('[data-action="door-open"]');
  await untilSeen(tab, () => isSeen(tab, '[data-dialog="look"] h2'), "the look");
  assert.deepEqual(texts(tab, `${doors} .fault`), [""]);
  await tab.click('[data-action="look-right"]');
  await tab.until(({ page, table }) => !page.home && table.puzzle !== null, "it is opened");
  assert.equal(isSeen(tab, doors), false);
});

test("pressing again on a refused text leads to it, and closing the door stops a long one", async () => {
  const tab = await visit();
  await tab.click('[data-action="door-paste"]');
  await untilSeen(tab, () => tab.window.document.activeElement === tab.find(FIELD), "the field");
  tab.find(FIELD).value = "nothing of the kind";
  await tab.click('[data-action="door-paste"]');
  await untilSeen(tab, () => tab.window.document.activeElement === tab.find(FIELD), "the field again");
  assert.equal(tab.find(FIELD).value, "nothing of the kind");

  /** @type {() => void} */
  let read = () => {};
  const { solver } = tab.app;
  const { tied } = solver;
  solver.tied = () => {
    const worker = tied.call(solver);
    const call = /** @type {any} */ (async (/** @type {any} */ method, /** @type {any} */ params) => {
      if (method === "read") await new Promise((done) => void (read = () => done(null)));
      return worker.call(method, params);
    });
    return { ...worker, call };
  };
  tab.find(FIELD).value = LIST;
  await tab.click('[data-action="door-open"]');
  await clock.turn(400);
  await tab.until(({ page }) => page.reading, "it is read");
  await tab.click(`${doors} [data-action="close"]`);
  assert.equal(tab.state.page.reading, false);
  read();
  await tab.settle();
  assert.equal(tab.state.page.look, null, "it does not come");
});
