// The initial state, before anything is read or heard: a slice of each room, made by the room.

import { newArrangements } from "./solve/arrangements.js";
import { newBest } from "./best/standing.js";
import { newDays } from "./days/result.js";
import { newEntry } from "./entry/actions.js";
import { newGuide } from "./guide/guide.js";
import { newHome } from "./home/today.js";
import { newHints } from "./hints/ladder.js";
import { newKeep } from "./keep/keeper.js";
import { newLibrary } from "./library/mine.js";
import { newPlay } from "./play/tiles.js";
import { newShell } from "./shell/offline.js";
import { newSolve } from "./solve/search.js";
import { newRaces } from "./watch/race.js";
import { newTable } from "./table/layers.js";
import { newPage } from "./table/open.js";
import { newTray } from "./play/sieve.js";
import { newWatch } from "./watch/watching.js";

/** @import {State} from "./app.d.ts" */
/** @import {Mine} from "./keep/record.js" */

/** @returns {State} */
export function initialState() {
  return { page: newPage(), ...freshSlices(null), entry: newEntry(), library: newLibrary(), days: newDays(), home: newHome(), keep: newKeep(), shell: newShell() };
}

/**
 * The slices about one puzzle. Opening a puzzle renews them all, so that nothing of the last one stays.
 * @param {Mine | null} kept what this browser stores of the puzzle
 * @returns {Pick<State, "table" | "hints" | "play" | "tray" | "solve" | "arrangements" | "guide" | "watch" | "race" | "best">}
 */
export function freshSlices(kept) {
  return { table: newTable(), hints: newHints(), play: newPlay(), tray: newTray(), solve: newSolve(kept), arrangements: newArrangements(), guide: newGuide(kept), watch: newWatch(), race: newRaces(), best: newBest() };
}
