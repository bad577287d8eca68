// The filter of the tray, and the empty cell that the person seeks a tile for: actions, buttons, the choice of
// pictures, and how a hint moves that cell. Zooming by button or key goes there, too.

import { draw, isNew, make, setText } from "../base/dom.js";
import { fits } from "../game/fits.js";
import { TABLE, boardOf, put, tileOn } from "../game/game.js";
import { sieves, sifted, turnThatFits } from "../game/sift.js";
import { climb, namedStep } from "../hints/ladder.js";
import { litBy } from "../hints/lit.js";
import { motifName } from "../speech/edges.js";
import { layerShown } from "../table/layers.js";
import { play } from "../table/move.js";
import { take } from "./tiles.js";

/** @import {Drawing, Puzzle} from "../../types.d.ts" */
/** @import {By} from "../game/sift.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State, Tray} from "./state.d.ts" */

/** The tiles in the tray that pass the filter. @param {Pick<State, "table" | "tray">} state */
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
  const note = make("p", { class: "help", "data-part": "sift-told" });
  pictures.hidden = true;
  root.append(ways, pictures);
  said.prepend(note);
  /** @type {Drawing | null} */
  let drawn = null;

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
      if (sifts) note.setAttribute("role", "status");
      else note.removeAttribute("role");
      setText(note, "");
      ways.replaceChildren(...kinds.map((by) => make("button", { type: "button", "data-action": "sift", "data-by": by })));
      pictures.replaceChildren(...(sifts ? puzzle.motifs.map((_, motif) => makePicture(puzzle, motif)) : []));
    }
    const hinted = help !== null && help.rung > 0;
    const waits = hand >= 0 && game.places[hand][0] === TABLE;
    if (root.hidden || !isNew(root, drawing, game.places, waits, hinted, tray.by, tray.pictures, tray.here, speech)) return;
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
      button.setAttribute("aria-label", motifName(puzzle, motif, speech));
      button.setAttribute("aria-pressed", String(tray.pictures.includes(motif)));
    }
    const none = tray.by === "here" || tray.by === "pictures" ? `sift.${tray.by}.none` : "sift.none";
    // A selected tile of the tray goes to the tapped cell: do not ask to choose one.
    const choose = waits ? "" : speech.say("sift.choose");
    // A hint takes the place of this line.
    setText(note, hinted ? "" : lacks ? choose : seen.length === 0 ? speech.say(none) : "");
  };
}

/** @param {Puzzle} puzzle @param {number} motif */
function makePicture({ motifs }, motif) {
  const whole = draw("svg", { viewBox: "-36 -36 72 72", "aria-hidden": "true" }, draw("use", { href: `#bridge-${motifs[motif].head}` }));
  return make("button", { type: "button", "data-action": "sift-picture", "data-motif": motif }, whole);
}

/** @returns {Tray} */
export function newTray() {
  return { by: "all", pictures: [], here: -1, open: false };
}

/**
 * Chooses the empty cell that the person seeks a tile for, or ends that. A selected tile moves to the cell
 * instead, unless it is on the board and the tray shows what fits here: then it is deselected.
 * @param {App} app
 * @param {number} cell or -1
 * @returns {boolean} whether this chose the cell, or ended its choice
 */
export function chooseCell({ store }, cell) {
  const { table: { puzzle, game }, play: { hand, finished }, tray: { by, here } } = store.state;
  const stays = hand < 0 || (by === "here" && game !== null && game.places[hand][0] !== TABLE);
  const seeks = cell >= 0 && puzzle !== null && game !== null && !finished && stays && tileOn(game, cell) < 0 && sieves(puzzle).length > 0;
  const next = seeks && cell !== here ? cell : -1;
  if (next !== here) {
    store.change(({ play, tray }) => {
      tray.here = next;
      if (seeks) play.hand = -1;
    });
  }
  return seeks;
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function trayActions({ store }) {
  const change = (/** @type {Partial<Tray>} */ to) => store.change((state) => void Object.assign(state.tray, to));
  return {
    sift: ({ dataset }) => change({ by: /** @type {By} */ (dataset.by) }),
    "sift-picture": ({ dataset }) => {
      const motif = Number(dataset.motif);
      const { pictures } = store.state.tray;
      change({ pictures: pictures.includes(motif) ? pictures.filter((other) => other !== motif) : [...pictures, motif] });
    },
    // A hint without a next tile names the cell with the fewest options. It makes way for the list of these.
    "hint-options": () =>
      store.change(({ hints, play, tray }) => {
        const { narrow } = hints.help?.hint ?? {};
        if (!narrow) return;
        Object.assign(tray, { by: "here", here: narrow.cell });
        hints.help = null;
        play.hand = -1;
      }),
    "tray-open": () => change({ open: !store.state.tray.open }),
  };
}

/** Goes one rung up the ladder of hints, or does what the hint says. @param {App} app */
export async function hintHere(app) {
  await climb(app);
  const { table: { game }, hints: { help }, tray: { by, here } } = app.store.state;
  if ((here < 0 && by !== "here") || !game) return;
  const next = help?.hint?.step?.cell ?? (tileOn(game, here) < 0 ? here : -1);
  if (next !== here) app.store.change((state) => void (state.tray.here = next));
}

/** A move of a person changes at most two places; a step with more changes the whole board. */
const MOST_MOVED = 2;

/**
 * The cell of the selected tile, else the cell that a tile is sought for, that a hint is about, or where
 * the last move went; -1 for none.
 * @param {State} state
 */
export function targetCell(state) {
  const { table: { game }, play: { hand }, tray: { here } } = state;
  if (!game || layerShown(state) !== "board") return -1;
  if (hand >= 0 && game.places[hand][0] !== TABLE) return game.places[hand][0];
  if (here >= 0) return here;
  const { cells, dead } = litBy(state);
  const moved = game.past.at(-1) ?? [];
  // A change of the whole board has no place.
  const last = moved.length > MOST_MOVED ? TABLE : (game.places[moved[0]?.[0]]?.[0] ?? TABLE);
  return [...dead, ...cells][0] ?? last;
}

/**
 * Places a tile on the cell that the person seeks one for, turned so that it fits.
 * @param {App} app
 * @param {number} tile
 * @returns {boolean} false where no cell is chosen, or the tile does not fit it
 */
export function placeHere(app, tile) {
  const { table: { game, puzzle }, tray: { here, open } } = app.store.state;
  if (open) app.store.change((state) => void (state.tray.open = false));
  if (!game || !puzzle || here < 0 || game.places[tile][0] !== TABLE) return false;
  const laid = put(game, tile, here, turnThatFits(puzzle, game, tile, here, namedStep(app.store.state)));
  if (!fits(puzzle, boardOf(laid), here)) return false;
  chooseCell(app, -1);
  take(app, -1);
  play(app, laid);
  return true;
}
