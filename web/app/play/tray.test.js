// Places in the tray that stay open.

import assert from "node:assert/strict";
import { test } from "node:test";
import { TABLE } from "../game/game.js";
import { keptInColumns } from "./tray.js";

/** @import {Place} from "../game/game.js" */

test("a column of two closes once both have gone and nothing keeps it", () => {
  for (const [drawn, kept, open] of /** @type {[string, number[], number[]][]} */ ([
    ["1234 5678", [], []],
    ["1.34 5678", [], [1]],
    ["1.34 5.78", [], []],
    ["1.34 5.78", [5], [1, 5]],
    ["1... 5678", [], [1, 2, 3]],
    [".... ....", [], []],
    ["123. 567", [], []],
    [".23. 567", [3], [0, 3]],
  ])) {
    const places = [...drawn.replace(" ", "")].map((sign) => /** @type {Place} */ ([sign === "." ? 0 : TABLE, 0, 0]));
    assert.deepEqual([...keptInColumns(places, new Set(kept))], open, drawn);
  }
});
