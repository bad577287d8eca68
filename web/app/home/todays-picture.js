// Today's tiles as they are seen at home: loose, and once in a visit two of them join; or
// solved. Until they are there their places are empty.

import { drawnIn } from "../keep/link.js";
import { loosePicture, solvedPicture } from "./picture.js";

/** @import {DayPuzzle, DayResult} from "../days/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */
/** @import {Symbols} from "./symbols.js" */

/** So many milliseconds the loose tiles are seen apart before two of them join. */
const APART = 700;

/**
 * Gives the view of today's tiles.
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Symbols} symbols
 * @returns {(state: State, today: DayPuzzle | null, result: DayResult | null) => void}
 */
export function makeTodaysPicture(app, root, symbols) {
  const blank = /** @type {Element} */ (root.firstElementChild);
  /** What is shown now, and of which day. */
  let [shown, day] = ["", ""];
  let joined = false;
  return ({ home, page: { settings } }, today, result) => {
    const known = result ? drawnIn(result.link) : today;
    const art = settings.plain ? "plain" : (known?.art ?? "");
    const wanted = JSON.stringify([home.today, art, result?.board]);
    root.dataset.day = home.today;
    const look = known && symbols.look(app, art, known.tiles);
    const layout = result && symbols.layout(app, drawnIn(result.link).grid);
    if (!known || !look || (result && !layout)) {
      if (day !== home.today) root.replaceChildren(blank);
      [shown, day] = ["", home.today];
      return;
    }
    if (shown === wanted) return;
    [shown, day] = [wanted, home.today];
    const picture = result && layout ? solvedPicture(known.tiles, result.board, layout, look, false) : loosePicture(known, look);
    root.replaceChildren(picture);
    if (result) return;
    if (joined || matchMedia("(prefers-reduced-motion: reduce)").matches) picture.classList.add("joined");
    else setTimeout(() => picture.classList.add("joined", "joining"), APART);
    // Else it would become whole again whenever home comes back into sight.
    picture.addEventListener("animationend", () => picture.classList.remove("joining"));
    joined = true;
  };
}
