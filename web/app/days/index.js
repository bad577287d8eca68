// The room of the days and their puzzles.

import { noteDay } from "./note.js";
import { newDays } from "./result.js";

/** @import {Room} from "../base/room.d.ts" */
/** @import {App} from "./state.d.ts" */

/** @type {Room<App>} */
export const room = {
  slices: () => ({ days: newDays() }),
  on: { finished: [(app) => void noteDay(app)] },
};
