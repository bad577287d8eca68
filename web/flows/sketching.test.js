// Pictures that a person draws: here with the arrow keys, because only a browser knows where a finger or a
// mouse goes.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { OWN, all, begin, box, isSeen, textOf, untilSeen, write, written } from "./entering.js";

/** @import {Tab} from "../tools/flows/tab.js" */

/** The path of the pen on the paper. @param {Tab} tab */
const drawn = (tab) => tab.find('[data-part="pad"] .pen').getAttribute("d");
/** How many lines these symbols have that belong to drawings. @param {Tab} tab @param {string[]} symbols */
const lines = (tab, ...symbols) => symbols.flatMap((symbol) => all(tab, `#${symbol} path`)).filter((path) => path.getAttribute("stroke-linecap") === "round" && path.getAttribute("fill") === "none").length;
/** The texts that show or speak the notation of a drawing, apart from fields for the notation. @param {Tab} tab */
const spelled = (tab) => all(tab, "*").flatMap((element) => {
  if (element.closest("textarea, script, .symbols, output")) return [];
  const texts = element.childNodes.filter((/** @type {any} */ node) => "data" in node).map((/** @type {any} */ node) => node.data);
  return [...texts, element.getAttribute("aria-label") ?? ""].filter((text) => text.includes("~~"));
});
/** Opens the pad of a picture. @param {Tab} tab @param {string} root @param {number} picture */
async function pad(tab, root, picture) {
  await tab.click(`${root} [data-name="sketch-${picture}"]`);
  await untilSeen(tab, () => isSeen(tab, '[data-dialog="pad"]'), "the pad");
  await tab.focus('[data-part="pad"]');
}
/** Moves the pen: a key for each character, "_" for the space bar. @param {Tab} tab @param {string} way */
async function lead(tab, way) {
  const keys = { l: "ArrowLeft", r: "ArrowRight", u: "ArrowUp", d: "ArrowDown", _: " " };
  for (const sign of way) await tab.key(keys[/** @type {keyof typeof keys} */ (sign)]);
}
const done = (/** @type {Tab} */ tab) => tab.click('[data-dialog="pad"] [type="submit"]');

test("a picture drawn before the first side appears on the keys, is kept, and can be undone", async () => {
  const tab = await begin(["Frog"]);
  await pad(tab, ".called", 0);
  assert.equal(textOf(tab, '[data-dialog="pad"] h2'), "Your drawing of Frog");
  assert.equal(tab.find('[data-part="pad"]').getAttribute("aria-label"), "Drawing paper");
  await lead(tab, "_rrd_");
  const line = "M16 16L18 16L18 17";
  assert.equal(drawn(tab), line);
  await lead(tab, "__");
  const both = `${line}M18 17h0`;
  assert.equal(drawn(tab), both);
  const [undo, clear] = all(tab, '[data-dialog="pad"] .actions button');
  await lead(tab, `_${"r".repeat(20)}_`);
  assert.equal(drawn(tab), `${both}M18 17L31 17`, "what leaves the paper stays at its rim");
  const click = (/** @type {any} */ button) => tab.does(() => button.click());
  await click(undo);
  assert.equal(drawn(tab), both);
  await click(clear);
  assert.equal(drawn(tab), "");
  assert.equal(tab.window.document.activeElement.dataset.part, "pad");
  await click(undo);
  await done(tab);
  assert.equal(all(tab, '[data-dialog="pad"]').length, 0);
  const onKeys = () => lines(tab, "edges-edge-A", "edges-edge-a");
  await untilSeen(tab, () => onKeys() === 2, "it is on both keys");
  assert.deepEqual(spelled(tab), []);

  // The pad shows it unchanged; Cancel keeps it.
  await pad(tab, ".called", 0);
  assert.equal(drawn(tab), both);
  await click(all(tab, '[data-dialog="pad"] .actions button')[1]);
  await tab.click('[data-dialog="pad"] header button');
  assert.equal(all(tab, '[data-dialog="pad"]').length, 0);
  await tab.click(`${box} [type="submit"]`);
  await untilSeen(tab, () => textOf(tab, '[data-edge="A"]').startsWith("Frog") && onKeys() === 2, "its keys");
  await tab.click('[data-edge="A"]');
  await tab.untilText("enter-last", "Top: Frog head. Now right.");
  await untilSeen(tab, () => written(tab).includes("motifs: A:~~ggigih-ih Frog"), "its text");
  await tab.reload();
  await untilSeen(tab, () => onKeys() === 2, "it is on both keys again");
  await tab.press("enter-undo");
  await untilSeen(tab, () => written(tab).includes("~~"), "no side");
  await tab.press("enter-undo");
  await untilSeen(tab, () => !written(tab).includes("~~") && onKeys() === 0, "no drawing");
  assert.deepEqual(spelled(tab), []);
});

test("a drawing appears on the board and in the link, and an emoji replaces it", async () => {
  const browser = new Browser();
  const tab = await browser.visit(OWN);
  await tab.show("tiles");
  await untilSeen(tab, () => written(tab).includes("AAbc"), "its tiles");
  await tab.click('[data-part="names"] summary');
  await pad(tab, '[data-part="names"]', 1);
  await lead(tab, "_rru_");
  await done(tab);
  const onBoard = (/** @type {Tab} */ of) => lines(of, "edge-B", "edge-b", "motif-1");
  await untilSeen(tab, () => onBoard(tab) === 3 && tab.hash.includes("motifs=B:~~ggigif"), "it is on the board");
  const { hash } = tab;
  await tab.reload();
  await untilSeen(tab, () => onBoard(tab) === 3, "it is on the board again");
  const friend = await browser.visit(hash);
  await friend.show("solve");
  await untilSeen(friend, () => onBoard(friend) === 3 && all(friend, '[data-part="legend"] .motif').length > 1, "it is on a friend's board");
  assert.deepEqual(spelled(friend), []);

  await tab.show("tiles");
  await untilSeen(tab, () => tab.find('[data-name="sketch-1"]').dataset.sketch === "~~ggigif", "its button");
  tab.part("names").open = true;
  await write(tab, "emoji-1", "🐢", '[data-part="names"]');
  await tab.leave();
  await untilSeen(tab, () => tab.hash.includes("motifs=B:%F0%9F%90%A2") && onBoard(tab) === 0, "the emoji in its place");
  await tab.press("enter-undo");
  await untilSeen(tab, () => onBoard(tab) === 3 && tab.hash.includes("~~ggigif"), "the drawing again");
});

test("the pad says when it is full, and Escape changes nothing", async () => {
  const tab = await new Browser().visit(OWN);
  await tab.show("tiles");
  await tab.click('[data-part="names"] summary');
  const button = tab.find('[data-part="names"] [data-name="sketch-0"]');
  assert.equal(button.getAttribute("aria-label"), "Draw picture A yourself");
  await pad(tab, '[data-part="names"]', 0);
  await lead(tab, "l_uuurr_");
  assert.equal(drawn(tab), "M15 16L15 13L17 13");
  await lead(tab, "__".repeat(16));
  assert.equal(drawn(tab)?.split("M").length, 17);
  assert.match(textOf(tab, '[data-dialog="pad"] [role="status"]'), /full/);
  await tab.key("Escape");
  await tab.until(() => all(tab, '[data-dialog="pad"]').length === 0, "no pad");
  assert.equal(tab.window.document.activeElement, button);
  await pad(tab, '[data-part="names"]', 0);
  await lead(tab, "_u");
  await done(tab);
  await untilSeen(tab, () => tab.hash.includes("motifs=A:~~gggf"), "the link");
});
