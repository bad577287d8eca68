// Today's tiles at home: loose, and once in a visit two of them join; or solved. Until they have
// loaded, their places are empty.

import { drawnIn } from "../keep/link.js";
import { loosePicture, solvedPicture } from "./picture.js";

/** @import {DayPuzzle, DayResult} from "../days/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */
/** @import {Symbols} from "./symbols.js" */

/** Show the loose tiles apart for this many ms before two of them join. */
const APART = 700;

/**
 * @param {App} app
 * @param {HTMLElement} root
 * @param {Symbols} symbols
 * @returns {(state: State, today: DayPuzzle | null, result: DayResult | null) => void}
 */
export function makeTodaysPicture(app, root, symbols) {
  const blank = /** @type {Element} */ (root.firstElementChild);
  /** What the view was last drawn from, and for which day. */
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
    // Left in place, this class would run the animation again whenever home is shown again.
    picture.addEventListener("animationend", () => picture.classList.remove("joining"));
    joined = true;
  };
}
