// Sound and vibration: none until the person asks for them, then for each placed tile and each seam that
// closes. The page says if the browser forbids them.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS } from "./puzzles.js";

/** Counts sounds and vibrations. */
class Felt {
  made = 0;
  tones = 0;
  shakes = 0;
  /** Whether the browser has sound and vibration, but forbids both. */
  forbidden = false;

  /** Gives the page sound and vibration. @param {import("../tools/flows/tab.js").Tab} tab */
  counts(tab) {
    const felt = this;
    /** A sound that nobody hears. */
    const tone = () => ({ frequency: {}, connect: (/** @type {any} */ to) => to, start: () => void felt.tones++, stop: () => {} });
    const still = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
    const globals = /** @type {Record<string, unknown>} */ (globalThis);
    globals.AudioContext = class {
      constructor() {
        felt.made++;
      }

      state = "suspended";
      currentTime = 0;
      destination = {};
      createOscillator = tone;
      createGain = () => ({ gain: still, connect: (/** @type {any} */ to) => to });
      suspend = async () => {};
      resume = async () => {
        if (felt.forbidden) throw new DOMException("no", "NotAllowedError");
        this.state = "running";
      };
    };
    tab.window.globals.navigator.vibrate = () => !felt.forbidden && Boolean(++felt.shakes);
  }
}

test("placed tiles and closed seams are felt, once that is switched on", async () => {
  const tab = await new Browser().visit(DOGS);
  const felt = new Felt();
  felt.counts(tab);
  await tab.put(1, 0);
  assert.deepEqual({ ...felt }, { made: 0, tones: 0, shakes: 0, forbidden: false }, "nothing is felt that nobody wanted");

  await tab.set({ feel: true });
  assert.ok(felt.tones > 0 && felt.shakes > 0, "it is felt for a first time");
  assert.equal(tab.part("feel-told").textContent, "");
  let { tones, shakes } = felt;
  const more = (/** @type {number} */ times) => {
    assert.ok(felt.tones > tones);
    assert.equal(felt.shakes, shakes + times);
    ({ tones, shakes } = felt);
  };
  await tab.put(4, 8);
  more(1);
  await tab.put(7, 1);
  await tab.untilText("caption", "1 of 12 seams match");
  more(2);
  assert.equal(felt.made, 1);
  await tab.press("turn-right");
  await tab.untilText("caption", "0 of 12 seams match");
  assert.deepEqual([felt.tones, felt.shakes], [tones, shakes], "what turns away is not felt");
});

test("if sound and vibration are forbidden or missing the page says so, and play continues", async () => {
  for (const none of [false, true]) {
    const tab = await new Browser().visit(DOGS);
    const felt = new Felt();
    felt.forbidden = true;
    felt.counts(tab);
    if (none) {
      delete /** @type {Record<string, unknown>} */ (globalThis).AudioContext;
      delete tab.window.globals.navigator.vibrate;
    }
    await tab.set({ feel: true });
    assert.equal(tab.part("feel-told").textContent, "This browser allows neither sound nor vibration here.");
    await tab.put(1, 0);
    assert.deepEqual(tab.board?.[0], [1, 0]);
    assert.deepEqual(tab.notices(), []);
  }
});
