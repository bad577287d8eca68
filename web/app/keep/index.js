// The room of what this browser keeps.

import { newKeep } from "./puzzle-store.js";

/** @import {Room} from "../base/room.d.ts" */

/** @type {Room<any>} */
export const room = { slices: () => ({ keep: newKeep() }) };
