// The names of edges and motifs.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words as german } from "../../words/de.js";
import { words as english } from "../../words/en.js";
import { motifName, nameAndSign } from "./edges.js";
import { Speech } from "./speech.js";

/** Counts the questions to the table. */
class Asked extends Speech {
  asked = 0;

  /** @param {string} key */
  knows(key) {
    this.asked++;
    return super.knows(key);
  }
}

test("names are worked out once for all motifs, and anew as they are drawn or said otherwise", () => {
  const [en, de] = [new Asked("en", english), new Asked("de", german)];
  const motifs = ["Frog", "frog", "brown", ""].map((name, at) => ({ head: "ABCD"[at], tail: "abcd"[at], name }));
  const all = (/** @type {string} */ art, /** @type {Speech} */ speech, painted = false) => motifs.map((_, at) => motifName({ motifs, art }, at, speech, painted));
  assert.deepEqual(all("", en), ["Frog A", "frog B", "brown", "D"]);
  assert.deepEqual(all("", en), ["Frog A", "frog B", "brown", "D"]);
  assert.equal(en.asked, 3, "each name once");
  assert.deepEqual(all("dogs", en), ["Frog A", "frog B", "brown", "umber"]);
  assert.deepEqual(all("dogs", de).slice(2), [de.say("motif.brown"), de.say("motif.umber")]);
  assert.deepEqual(all("", en, true)[3], en.say("paint.3"));
  assert.deepEqual([0, 3].map((at) => nameAndSign({ motifs, art: "" }, at, en)), [["Frog", "A"], ["D", ""]]);
});
