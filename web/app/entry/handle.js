// What can be done with the tile at hand, as a row of icons.

import { iconButton } from "../base/dom.js";

/** The tools, by action and name, and their icons on a grid of 24. */
const TOOLS = [
  ["enter-undo", "entry.undo", "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2"],
  ["enter-redo", "entry.redo", "M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h2"],
  ["enter-erase", "entry.erase", "M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5"],
  ["enter-turn", "entry.turn", "M19 12a7 7 0 1 1-3-5.7M16.500 2.500v4h-4"],
  ["enter-copy", "entry.copy", "M9 9h11v11H9zM15 9V4H4v11h5"],
  ["enter-move", "entry.move", "M12 3v18M3 12h18M12 3l-2.500 2.500M12 3l2.500 2.500M12 21l-2.500-2.500M12 21l2.500-2.500M3 12l2.500-2.500M3 12l2.500 2.500M21 12l-2.500-2.500M21 12l-2.500 2.500"],
  ["enter-clear", "entry.clear", "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"],
];

/**
 * Makes the row.
 * @param {HTMLElement} root
 */
export function makeHandle(root) {
  root.append(...TOOLS.map(([action, label, path]) => iconButton(action, label, path)));
}
