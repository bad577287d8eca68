import assert from "node:assert/strict";
import { test } from "node:test";
import { countsFile } from "./chart.js";

test("a line for each cell, with numbers of any size", () => {
  const at = { tries: [36, "9007199254740993"], placements: [36, "9007199254740992"], deadEnds: [0, 7] };
  assert.equal(countsFile(at, [4, 0]), "depth,cell,tries,placements,misfits,deadEnds\r\n1,5,36,36,0,0\r\n2,1,9007199254740993,9007199254740992,1,7\r\n");
});

test("what is not counted is empty", () => {
  assert.equal(countsFile({ tries: [], placements: [3], deadEnds: [1] }, [0]), "depth,cell,tries,placements,misfits,deadEnds\r\n1,1,,3,,1\r\n");
});
