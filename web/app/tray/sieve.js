// The filter buttons above the tray, the choice of pictures, and a line for an empty result.

import { draw, make, setText } from "../base/dom.js";
import { TABLE, boardOf } from "../game/game.js";
import { sieves, sifted } from "../game/sift.js";
import { motifName } from "../speech/edges.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {State} from "./state.d.ts" */

/** The tiles in the tray that pass the filter. @param {Pick<State, "table" | "tray">} state @returns {number[]} */
export function seenTiles({ table: { puzzle, game }, tray }) {
  if (!puzzle || !game) return [];
  const passes = sifted(puzzle, boardOf(game), tray);
  return game.places.flatMap(([cell], tile) => (cell === TABLE && passes(tile) ? [tile] : []));
}

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} said gets the line
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeSieve(root, said) {
  const ways = make("div", { class: "ways-to-sift", role: "group", "data-label": "sift" });
  const pictures = make("div", { class: "pictures", role: "group", "data-label": "sift.pictures" });
  const told = make("p", { class: "help", "data-part": "sift-told" });
  pictures.hidden = true;
  root.append(ways, pictures);
  said.prepend(told);
  /** @type {Drawing | null} */
  let drawn = null;
  /** The inputs of the last drawing. @type {unknown[]} */
  let shown = [];

  return (state, speech) => {
    const { table: { puzzle, drawing, game }, play: { hand }, hints: { help }, tray } = state;
    if (!puzzle || !drawing || !game) return;
    if (drawn !== drawing) {
      drawn = drawing;
      const kinds = sieves(puzzle);
      const sifts = kinds.length > 0;
      root.hidden = !sifts;
      // CSS makes the board leave room for the filter.
      document.body.dataset.sifts = String(sifts);
      // A live region only where it can have something to say.
      if (sifts) told.setAttribute("role", "status");
      else told.removeAttribute("role");
      setText(told, "");
      ways.replaceChildren(...kinds.map((by) => make("button", { type: "button", "data-action": "sift", "data-by": by })));
      pictures.replaceChildren(...(sifts ? puzzle.motifs.map((_, motif) => makePicture(puzzle, motif)) : []));
    }
    const hinted = help !== null && help.rung > 0;
    const waits = hand >= 0 && game.places[hand][0] === TABLE;
    const inputs = [drawing, game.places, waits, hinted, tray.by, tray.pictures, tray.here, speech];
    if (root.hidden || inputs.every((value, i) => value === shown[i])) return;
    shown = inputs;
    const seen = seenTiles(state);
    const lacks = tray.by === "here" && tray.here < 0;
    for (const button of /** @type {HTMLCollectionOf<HTMLElement>} */ (ways.children)) {
      const by = /** @type {State["tray"]["by"]} */ (button.dataset.by);
      const pressed = by === tray.by;
      setText(button, pressed && !lacks ? `${speech.say(`sift.${by}`)} ${speech.number(seen.length)}` : speech.say(`sift.${by}`));
      button.setAttribute("aria-pressed", String(pressed));
    }
    const opens = pictures.hidden && tray.by === "pictures";
    pictures.hidden = tray.by !== "pictures";
    // In a low window they share the row with the ways, which scrolls.
    if (opens) pictures.scrollIntoView({ block: "nearest", inline: "start" });
    for (const [motif, button] of [...pictures.children].entries()) {
      button.setAttribute("aria-label", motifName(puzzle, motif, speech, true));
      button.setAttribute("aria-pressed", String(tray.pictures.includes(motif)));
    }
    const none = tray.by === "here" || tray.by === "pictures" ? `sift.${tray.by}.none` : "sift.none";
    // A selected tile of the tray goes to the tapped cell: do not ask to choose one.
    const choose = waits ? "" : speech.say("sift.choose");
    // A hint takes the place of this line.
    setText(told, hinted ? "" : lacks ? choose : seen.length === 0 ? speech.say(none) : "");
  };
}

/** @param {Puzzle} puzzle @param {number} motif */
function makePicture({ motifs }, motif) {
  const whole = draw("svg", { viewBox: "-36 -36 72 72", "aria-hidden": "true" }, draw("use", { href: `#bridge-${motifs[motif].head}` }));
  return make("button", { type: "button", "data-action": "sift-picture", "data-motif": motif }, whole);
}
