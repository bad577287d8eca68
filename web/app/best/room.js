// All of the room that is loaded when somebody asks for it.

export * as hunting from "./hunting.js";
export * as panel from "./panel.js";
export * as passing from "./passing.js";
