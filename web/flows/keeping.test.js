// What this browser keeps, and what another tab makes of it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Browser } from "../tools/flows/browser.js";
import { DOGS } from "./puzzles.js";

const FOUR = "#grid=2x2&tiles=KHDC.JIEH.DGCF.EFGB&name=Four";
