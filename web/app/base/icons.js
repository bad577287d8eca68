// Icons on buttons of more than one room.

import { draw } from "./dom.js";

/** A pencil, for writing or drawing something. */
export const pencilIcon = () =>
  draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: "M4 20L5.5 15L15.5 5L19 8.5L9 18.5ZM13 7.5L16.5 11" }));
