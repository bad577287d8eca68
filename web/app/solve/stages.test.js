// Every event in every stage of a search: where it leads, or that it cannot happen there.

import assert from "node:assert/strict";
import { test } from "node:test";
import { happens, isComplete, isSearching, next } from "./stages.js";

/** @import {SearchEvent, Stage} from "./stages.js" */

/** A dot stands for an event that cannot happen. */
const TABLE = `
            begin  hire  update    stop      pause    complete  cancelled  nothing  count     counted  repairs
  idle      alone  many  .         .         .        .         .          .        .         .        .
  alone     .      many  alone     stopping  pausing  counting  stopped    idle     .         .        .
  many      .      .     many      stopping  pausing  counting  stopped    idle     .         .        .
  stopping  .      .     stopping  .         .        done      stopped    idle     .         .        .
  pausing   .      .     pausing   stopping  .        done      paused     idle     .         .        .
  counting  .      .     .         done      .        .         .          .        counting  done     counting
  done      .      .     .         .         .        .         .          .        .         .        done
  paused    .      .     .         stopped   .        done      paused     .        .         .        .
  stopped   .      .     .         .         .        done      stopped    .        .         .        .
`;

const [EVENTS, ...ROWS] = TABLE.trim().split("\n").map((line) => line.trim().split(/ +/));
const STAGES = ROWS.map(([stage]) => /** @type {Stage} */ (stage));

test("every event leads to its stage, or leaves the search in the stage where it cannot happen", () => {
  for (const [stage, ...leads] of /** @type {Stage[][]} */ (ROWS)) {
    assert.equal(leads.length, EVENTS.length, stage);
    for (const [at, event] of /** @type {[number, SearchEvent][]} */ ([...EVENTS.entries()])) {
      const expected = String(leads[at]) === "." ? null : leads[at];
      assert.deepEqual([happens(stage, event), next(stage, event)], [expected !== null, expected ?? stage], `${event} in ${stage}`);
    }
  }
});

test("a search has no result yet, or a whole one, or rests", () => {
  assert.deepEqual(STAGES.filter((stage) => isSearching({ stage })), ["alone", "many", "stopping", "pausing"]);
  assert.deepEqual(STAGES.filter((stage) => isComplete({ stage })), ["counting", "done"]);
  assert.deepEqual([isSearching(null), isComplete(undefined)], [false, false]);
});
