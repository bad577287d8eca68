// The part of the room that loads on first use.

export * as hunting from "./hunting.js";
export * as panel from "./panel.js";
export * as passing from "./passing.js";
