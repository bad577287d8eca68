// The room of the current puzzle.

import { newTable, noteScore } from "./layers.js";
import { newPage } from "./open.js";
import { keepTime } from "./time.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  slices: () => ({ page: newPage() }),
  fresh: () => ({ table: newTable() }),
  on: { leaving: [keepTime], moved: [noteScore] },
};
