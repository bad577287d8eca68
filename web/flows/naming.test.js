// The names of pictures, and how many there are: asked in the box, changed below the keys.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { OWN, all, begin, box, isSeen, keys, textOf, untilSeen, write, written } from "./entering.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The text of every key. @param {Tab} tab */
const said = (tab) => all(tab, keys).map((key) => key.querySelectorAll("b, small").map((/** @type {any} */ of) => of.textContent).join(" "));
/** The text where pictures are named. @param {Tab} tab @param {string} [root] */
const help = (tab, root = ".called") => textOf(tab, `${root} [data-part="names-help"]`);
/** The text in a field. @param {Tab} tab @param {string} name @param {string} [root] @returns {string} */
const value = (tab, name, root = ".called") => tab.find(`${root} [data-name="${name}"]`).value;
const below = '[data-part="names"]';

test("pictures are named before the first side, and every key has its name", async () => {
  const tab = await begin(["Frog", "Toad", "<b>", "🦎"]);
  await untilSeen(tab, () => all(tab, `${box} .sample`).length === 10, "its drawings");
  await tab.click(`${box} [value="fish"]`);
  await tab.click(`${box} [value="hex2"]`);
  await tab.click(`${box} [type="submit"]`);
  await tab.untilText("enter-at", "Tile 1 of 7 · top");
  const want = ["Frog head", "Frog tail", "Toad head", "Toad tail", "<b> head", "<b> tail", "🦎 head", "🦎 tail"];
  await untilSeen(tab, () => said(tab)[0].startsWith("Frog"), "the names");
  assert.deepEqual(said(tab), want);
  await tab.untilText("enter-twins", "the filled key is its head, the hollow one its tail");
  await tab.click('[data-edge="A"]');
  await tab.untilText("enter-last", "Top: Frog head. Now upper right.");
  await tab.click('[data-edge="d"]');
  await tab.untilText("enter-last", "Upper right: 🦎 tail. Now lower right.");
  await tab.reload();
  await untilSeen(tab, () => said(tab)[0]?.startsWith("Frog"), "the names again");
  assert.deepEqual(said(tab), want, "it is kept");
  assert.match(written(tab), /art: fish/);

  // Choose another size by one tap, and go back.
  await tab.click(".rules summary");
  await untilSeen(tab, () => tab.find('.rules [value="hex2"]').checked, "its size");
  await tab.click('.rules [value="tri4"]');
  await tab.untilText("caption", "of 16");
  await tab.click('[data-action="enter-undo"]');
  await untilSeen(tab, () => tab.find('.rules [value="hex2"]').checked, "its size again");
});

test("a picture may get an emoji, which appears on keys, on tiles and in the link", async () => {
  const tab = await begin();
  for (const [field, text] of Object.entries({ "emoji-0": "🐸🐢", "motif-0": "Frog", "emoji-1": "Toad", "motif-2": "🦎 Lizard", "motif-3": "<i> & \u05e6\u05e4" })) await write(tab, field, text);
  await tab.leave();
  assert.equal(value(tab, "emoji-0"), "🐸");
  assert.equal(value(tab, "emoji-1"), "", "what is none does not stay in its field");
  await tab.click(`${box} [type="submit"]`);
  const signs = (/** @type {string} */ within) => all(tab, within).map((sign) => sign.textContent).join("");
  await untilSeen(tab, () => signs("#edges-edge-A text") === "🐸", "the frog");
  assert.equal(signs("#edges-edge-a text"), "🐸");
  assert.equal(signs("#edges-edge-C text"), "🦎", "it may be typed before the name, too");
  assert.equal(signs("#edges-edge-B text"), "", "a word is no picture");
  assert.match(textOf(tab, '[data-edge="A"]'), /Frog/);

  const other = await new Browser().visit("#grid=2x1&tiles=ABab.ABab&motifs=A:%F0%9F%90%B8_Frog.B:%E2%98%85&end=1");
  await untilSeen(other, () => textOf(other, "#edge-A text") === "🐸", "the board");
  assert.match(other.hash, /motifs=A:%F0%9F%90%B8_Frog\.B:%E2%98%85/);
  await other.show("solve");
  await other.untilText("legend", "Frog");
  await other.untilText("legend", "★");
});

test("Enter leads from name to name, and from the last one to the keys; fields keep the focus while pictures change", async () => {
  const tab = await begin();
  await write(tab, "motif-0", "Frog\rToad\rNewt\r");
  assert.equal(tab.window.document.activeElement.dataset.name, "motif-3");
  await tab.type("Lizard\r");
  await untilSeen(tab, () => !isSeen(tab, "dialog") && all(tab, "button.edge b").map((name) => name.textContent).join(" ") === "Frog Frog Toad Toad Newt Newt Lizard Lizard", "the keys");
  await tab.type("ABcd");
  assert.match(written(tab), /ABcd/);
  tab.part("names").open = true;
  await write(tab, "emoji-0", "★", below);
  await tab.focus(`${below} [data-name="motif-1"]`);
  await untilSeen(tab, () => textOf(tab, "#edges-edge-A text") === "★", "the star");
  await tab.key("Backspace");
  await tab.key("Backspace");
  assert.equal(value(tab, "motif-1", below), "To", "what is typed goes there");
  assert.match(written(tab), /ABcd/, "and not to the tiles");
});

test("the dialog comes back after a reload with the unfinished name, but not once it was closed", async () => {
  const tab = await begin(["Frog"]);
  await write(tab, "motif-1", "Toa");
  await tab.reload();
  await untilSeen(tab, () => isSeen(tab, box), "the box");
  assert.deepEqual([value(tab, "motif-0"), value(tab, "motif-1")], ["Frog", "Toa"]);
  // A word typed in the place of an emoji becomes the name.
  await write(tab, "emoji-2", "Newt");
  assert.match(help(tab), /^Only an emoji or a sign such as ★ fits there\./);
  await tab.leave();
  assert.deepEqual([value(tab, "motif-2"), value(tab, "emoji-2")], ["Newt", ""]);
  await tab.key("Escape");
  const called = () => textOf(tab, '[data-edge="b"]').startsWith("Toa tail");
  await untilSeen(tab, () => called() && textOf(tab, '[data-edge="C"]').startsWith("Newt head"), "the names on the keys");
  await tab.until(() => !tab.run(() => history.state.over), "its step in the history is gone");
  await tab.reload();
  await untilSeen(tab, called, "the names on the keys again");
  assert.equal(all(tab, box).length, 0);
});

test("pictures with the same name are distinguished wherever it appears", async () => {
  const tab = await begin(["Frogspawn of ponds", "frogspawn of ponds", "Frogs with crowns"]);
  assert.match(help(tab), /told apart by their letters: “Frogspawn of ponds A” and “frogspawn of ponds B”\./);
  await tab.key("Escape");
  await untilSeen(tab, () => textOf(tab, '[data-edge="A"]').startsWith("Frogspawn of ponds A head"), "one of them");
  assert.match(textOf(tab, '[data-edge="b"]'), /^frogspawn of ponds B tail/);
  assert.equal(textOf(tab, '[data-edge="C"] > span'), "Frogs with crowns head");
  await tab.key("b");
  await tab.untilText("enter-last", "Top: frogspawn of po… B tail. Now right.");
  assert.match(tab.find('[data-tile="0"]').getAttribute("aria-label"), /top: frogspawn of ponds B tail/);
  assert.match(textOf(tab, '[data-part="balance"]'), /frogspawn of ponds B/);
});

test("a name may be a letter that is the key of another picture", async () => {
  const tab = await begin(["B"]);
  assert.match(help(tab), /told apart by their letters: “B A”\./);
  await tab.key("Escape");
  await untilSeen(tab, () => textOf(tab, '[data-edge="A"]').startsWith("B A"), "its key");
  await tab.untilText("enter-at", "Tile 1 of 9 · top"); // typing it entered no side
  await tab.key("A");
  await tab.untilText("enter-last", "Top: B A head. Now right.");
  await tab.key("b");
  await tab.untilText("enter-at", "Tile 1 of 9 · bottom");
  tab.part("names").open = true;
  await write(tab, "motif-1", "A", below);
  await tab.leave();
  await untilSeen(tab, () => textOf(tab, '[data-edge="B"]').startsWith("A") && written(tab) === "grid: 3x3\nmotifs: A:B.B:A\ntiles:\n  Ab\n", "its text");
  assert.match(help(tab, below), /An emoji/);
});

test("an unfinished name stays when a picture is added", async () => {
  const tab = await begin(["Frog", "Toad", "Newt"]);
  await write(tab, "motif-3", "Lizard");
  for (const pictures of [5, 6]) {
    await tab.press("enter-motifs", { cut: "true", by: 1 });
    const names = () => all(tab, '.called [data-name^="motif-"]').map((field) => field.value);
    await untilSeen(tab, () => names().length === pictures, "one more");
    assert.equal(names().join(" ").trim(), "Frog Toad Newt Lizard");
  }
});

test("the number of pictures is set where they are named, which says if there can be no more or no fewer", async () => {
  const tab = await begin(["Frog"]);
  const count = (/** @type {string} */ root, /** @type {number} */ by) => tab.click(`${root} [data-action="enter-motifs"][data-cut="true"][data-by="${by}"]`);
  const beside = (/** @type {string} */ root) => textOf(tab, `${root} [data-part="motifs-cut"] .help`);
  assert.match(textOf(tab, `${box} [data-part="motifs-cut"]`), /^Pictures cut in half−4\+/);
  assert.equal(isSeen(tab, `${box} [data-part="motifs-whole"]`), false);
  await count(box, 1);
  await untilSeen(tab, () => all(tab, ".called .motif").length === 5 && all(tab, keys).length === 10, "five pictures");
  assert.equal(value(tab, "motif-0"), "Frog");
  assert.ok(tab.find('.option [value="dogs"]').disabled);
  assert.equal(textOf(tab, `${box} [data-part="entry-art"] .help`), "The drawings are for up to four pictures, each cut in half.");
  await count(box, -1);
  await untilSeen(tab, () => all(tab, ".called .motif").length === 4 && !tab.find('.option [value="dogs"]').disabled, "four pictures");
  assert.equal(textOf(tab, `${box} [data-part="entry-art"] .help`), "");
  await tab.key("Escape");
  await tab.type("ABCD");
  tab.part("names").open = true;
  await count(below, -1);
  assert.equal(beside(below), "There has to be at least one, and those on your tiles stay.");
  for (let n = 5; n <= 26; n++) {
    await count(below, 1);
    assert.equal(textOf(tab, `${below} [data-part="motifs-cut"] b`), String(n));
    assert.equal(beside(below), "");
  }
  await count(below, 1);
  assert.equal(beside(below), "That’s as many as there can be: each needs its own letter or digit.");
  await count(below, -1);
  assert.equal(beside(below), "");
  assert.equal(all(tab, `${below} .motif`).length, 25);
});

test("tiles stay under another setting, with the names of their pictures", async () => {
  const tab = await begin(["Frog"]);
  await tab.key("Escape");
  await tab.key("A");
  await tab.untilText("enter-last", "Top: Frog head. Now right.");
  await tab.set({ theme: "dark" });
  await tab.key("b");
  await tab.untilText("enter-last", "Right: ochre diamond, hollow. Now bottom.");
  await tab.set({ language: "de" });
  await untilSeen(tab, () => textOf(tab, `${below} [data-part="motifs-cut"]`).startsWith("Geteilte Bilder"), "German");
  assert.equal(value(tab, "motif-0", below), "Frog");
});

test("names that are too long are not cut off silently", async () => {
  const tab = await begin(["long name ".repeat(4), "frogspawn".repeat(4)]);
  await write(tab, "motif-2", "toad".repeat(9));
  assert.match(help(tab), /An emoji/);
  await tab.type("toad".repeat(2));
  assert.equal(help(tab), "There’s room for 40 characters in a name.");
  await tab.key("Escape");
  await untilSeen(tab, () => textOf(tab, '[data-edge="A"]').startsWith("long name"), "its key");
  for (const key of "ABabA") {
    await tab.key(key);
    assert.match(tab.text("enter-last"), /…/);
  }

  const own = await new Browser().visit(OWN);
  await own.show("tiles");
  await untilSeen(own, () => written(own).includes("AAbc"), "its tiles");
  await own.click(`${below} summary`);
  const full = async (/** @type {string} */ field, /** @type {number} */ most) => {
    await own.focus(field);
    const told = () => own.find(field).parentElement?.querySelector(".full")?.textContent ?? "";
    own.find(field).value = "";
    await own.type("x".repeat(most - 1));
    assert.equal(told(), "");
    await own.type("xx");
    assert.equal(told(), `There’s room for ${most} characters in a name.`);
    assert.equal(own.find(field).value.length, most);
  };
  await full('[data-name="name"]', 200);
  await full('[data-name="head"]', 40);
  await own.key("Enter");
  await own.press("puzzles");
  await untilSeen(own, () => all(own, '[data-part="published"] li').length > 0, "the shelves"); // they are filled at once
  await own.click('[data-part="mine"] [data-action="rename"]');
  await full('[data-part="mine"] li input', 80);
  await own.key("Escape");
  await untilSeen(own, () => all(own, '[data-part="mine"] .full').length === 0, "the card as it was");
});
