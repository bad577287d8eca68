// The dialog for a new puzzle: the choices, which are stored for the next time, then the progress. A finished puzzle
// goes to the table; cancelling or closing changes nothing. After the expected time the search goes on, and the dialog
// offers the nearest puzzle so far.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { CHOICE_STYLE, makeChoice } from "../base/fields.js";
import { loadStyle, loadWords } from "../base/later.js";
import { Latest } from "../engine/order.js";
import { faultOf } from "../engine/solver.js";
import { KEY, readJSON } from "../keep/storage.js";
import { DIFFICULTIES } from "../speech/difficulty.js";
import { faultSentence } from "../speech/faults.js";
import { Speech } from "../speech/speech.js";
import { gridName } from "../speech/titles.js";

/** @import {Difficulty, Making, Offers, Wish} from "../../types.d.ts" */
/** @import {Shelf} from "../keep/storage.js" */
/** @import {App} from "./state.d.ts" */

const STYLE = "style/making.css";
/** Show progress this often, in ms. */
const PAUSE = 100;

/**
 * Opens the dialog in the present language, with the last choices.
 * @param {App} app
 * @returns {Promise<string>} the puzzle as a link once the dialog is closed; "" for none
 */
export async function showMaking(app) {
  const [words] = await Promise.all([loadWords(`making/${app.speech.language}`), loadStyle(CHOICE_STYLE), loadStyle(STYLE)]);
  const speech = new Speech(app.speech.language, { ...app.speech.table, ...words });
  const dialog = makeDialog("making", speech.say("new-puzzle"), speech.say("close"));
  const closed = new Promise((done) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue);
    });
  });
  dialog.setAttribute("aria-busy", "true");
  openDialog("making");
  const offers = await app.solver.call("offers", {});
  const choices = makeChoices(app, speech, offers, offered(offers, recallOptions(app.storage)));
  const bench = makeBench(app, speech, (link) => dialog.close(link));
  const button = make("button", { type: "submit", class: "primary", "data-part": "making-make" }, speech.say("making.make"));
  const form = make("form", { novalidate: true }, ...choices.roots, make("p", { class: "help" }, speech.say("making.what")), make("div", { class: "actions" }, button));
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const options = choices.read();
    keepOptions(app.storage, options);
    form.hidden = true;
    await bench.run({ ...options, seed: anySeed() });
    form.hidden = false;
    button.focus({ preventScroll: true });
  });
  dialog.append(form, bench.root);
  dialog.addEventListener("close", bench.stop);
  dialog.setAttribute("aria-busy", "false");
  return closed;
}

/**
 * Makes a puzzle and shows the progress and the nearest one so far.
 * @param {App} app
 * @param {Speech} speech
 * @param {(link: string) => void} give gets the puzzle that was made, or the nearest one if the person takes it
 */
function makeBench(app, speech, give) {
  const latest = new Latest();
  const cancel = make("button", { type: "button", "data-part": "making-cancel", hidden: true }, speech.say("stop"));
  const take = make("button", { type: "button", "data-part": "making-take", hidden: true });
  const bar = make("progress", { max: 1, "aria-label": speech.say("making.under") });
  const [title, count, outcome] = [make("h3"), make("p", { class: "help", "data-part": "making-count" }), make("p", { role: "status", "data-part": "making-told" })];
  const under = make("div", { class: "under", hidden: true }, title, bar, count);
  /** The last options and the puzzle nearest to it. @type {{ options: Wish, near: Making["near"] } | null} */
  let last = null;
  /** Ends the run. */
  let end = () => {};

  const say = (/** @type {"making.late" | "making.stopped"} */ key) => {
    if (!last) return;
    const { options, near } = last;
    setText(outcome, speech.say(key, { difficulty: speech.say(`difficulty.${options.difficulty}`) }));
    take.hidden = !near;
    if (near) setText(take, speech.say("making.take", { difficulty: speech.say(`difficulty.${near.difficulty}`) }));
  };
  const show = (/** @type {Making} */ so) => {
    const late = so.share >= 1;
    bar.hidden = late;
    bar.value = so.share;
    setText(count, speech.count("making.boards", so.boards));
    if (late) say("making.late");
  };
  take.addEventListener("click", () => last?.near && give(last.near.link));
  cancel.addEventListener("click", () => {
    latest.stop();
    end();
    say("making.stopped");
  });

  /** @param {Wish} options */
  const run = async (options) => {
    last = { options, near: null };
    let shown = 0;
    setText(title, speech.say("making.under"));
    setText(outcome, "");
    setText(count, "");
    take.hidden = true;
    bar.value = 0;
    bar.hidden = false;
    cancel.hidden = under.hidden = false;
    cancel.focus();
    const ended = new Promise((done) => (end = () => done(null)));
    try {
      const thought = latest.think(app.solver, "make", options, (so) => {
        if (last) last.near = so.near ?? last.near;
        if (so.done || performance.now() - shown < PAUSE) return;
        shown = performance.now();
        show(so);
      });
      const so = /** @type {Making | null} */ (await Promise.race([thought, ended]));
      if (so) give(so.link);
    } catch (error) {
      setText(outcome, faultSentence(faultOf(error), speech));
    } finally {
      cancel.hidden = under.hidden = true;
    }
  };
  const stop = () => {
    latest.stop();
    end();
  };
  const root = make("div", { class: "bench" }, under, outcome, make("div", { class: "actions" }, take, cancel));
  return { root, run, stop };
}

/** A tile that stands for its set when drawn, by the number of motifs of the new puzzle. @type {Record<number, string>} */
const SAMPLES = { 2: "AbaB", 3: "AbCa", 4: "AbCd" };

/** @typedef {{ roots: HTMLElement[], read: () => Chosen }} Choices */

/** @param {App} app @param {Speech} speech @param {Offers} offers @param {Chosen} first @returns {Choices} */
function makeChoices({ solver }, speech, offers, first) {
  let chosen = first;
  const choose = (/** @type {Partial<Chosen>} */ change) => {
    const before = chosen;
    chosen = offered(offers, { ...chosen, ...change });
    if (chosen.grid !== before.grid) difficulties.offer(DIFFICULTIES, chosen.difficulty, difficultiesOf(chosen.grid));
    const other = chosen.grid !== before.grid && chosen.difficulty !== before.difficulty;
    showNotes(other ? before.difficulty : "");
  };
  const difficultiesOf = (/** @type {string} */ grid) => offers.grids.find((offer) => offer.grid === grid)?.difficulties ?? [];
  const framed = (/** @type {string} */ grid) => offers.grids.find((offer) => offer.grid === grid)?.framed.every(Boolean);
  const gridWords = (/** @type {string} */ grid) => (framed(grid) ? speech.say("making.framed", { grid: gridName(grid, speech) }) : gridName(grid, speech));
  const grids = makeChoice("making-grid", speech.say("making.board"), gridWords, (grid) => choose({ grid }));
  const difficulties = makeChoice("making-difficulty", speech.say("difficulty.any"), (word) => speech.say(`difficulty.${word}`), (difficulty) =>
    choose({ difficulty: /** @type {Chosen["difficulty"]} */ (difficulty) }),
  );
  const arts = makeChoice("making-art", speech.say("names.art"), (set) => speech.say(`art.${set}`), (art) => choose({ art }));
  grids.offer(offers.grids.map(({ grid }) => grid), first.grid);
  difficulties.offer(DIFFICULTIES, first.difficulty, difficultiesOf(first.grid));
  arts.offer(offers.arts, first.art);
  const note = make("p", { class: "help", role: "status", "data-part": "making-note" });
  const gets = make("p", { class: "help", "data-part": "making-gets" });
  difficulties.root.append(note, gets);
  /** How many motifs the present samples have. */
  let sampled = 0;
  /** Says what the choice makes, and which difficulty was replaced, "" for none. */
  const showNotes = (/** @type {string} */ instead) => {
    const word = (/** @type {string} */ difficulty) => speech.begin(speech.say(`difficulty.${difficulty}`));
    const lacks = DIFFICULTIES.length > difficultiesOf(chosen.grid).length ? speech.say("making.greyed") : "";
    setText(note, instead ? speech.say("making.instead", { difficulty: word(instead), other: word(chosen.difficulty) }) : lacks);
    const { motifs, framed } = gotten(offers, chosen);
    setText(gets, speech.say(framed ? "making.gets.framed" : "making.gets.open", { n: motifs }));
    if (motifs === sampled) return;
    sampled = motifs;
    for (const set of offers.arts) {
      // If the picture fails to load, the name is enough.
      solver.call("picture", { puzzle: `grid=1x1&tiles=${SAMPLES[motifs]}`, art: set }).then(({ svg }) => sampled === motifs && arts.picture(set, svg), () => undefined);
    }
  };
  showNotes("");
  return { roots: [grids.root, difficulties.root, arts.root], read: () => chosen };
}

/** The options without the seed, which is random. @typedef {Omit<Wish, "seed">} Chosen */

/** The first choice of all. @type {Chosen} */
const USUAL = { grid: "3x3", difficulty: "moderate", art: "dogs" };

/** Seeds are below this: short enough for a title. */
const SEEDS = 1_000_000;

/** What is offered and nearest to what is wanted. @param {Offers} offers @param {Partial<Chosen>} wanted @returns {Chosen} */
export function offered({ grids, arts }, wanted) {
  const at = grids.find(({ grid }) => grid === wanted.grid) ?? grids.find(({ grid }) => grid === USUAL.grid) ?? grids[0];
  const place = (/** @type {Difficulty | undefined} */ difficulty) => DIFFICULTIES.indexOf(difficulty ?? "");
  const want = place(wanted.difficulty) < 0 ? USUAL.difficulty : wanted.difficulty;
  const [difficulty] = [...at.difficulties].sort((one, other) => Math.abs(place(one) - place(want)) - Math.abs(place(other) - place(want)));
  const art = [wanted.art, USUAL.art].find((set) => set !== undefined && arts.includes(set)) ?? arts[0];
  return { grid: at.grid, difficulty, art };
}

/** The number of motifs of such a puzzle, and whether it has a frame. @param {Offers} offers @param {Chosen} chosen one that is offered */
export function gotten({ grids }, { grid, difficulty }) {
  const { difficulties, motifs, framed } = grids.find((offer) => offer.grid === grid) ?? grids[0];
  const at = difficulties.indexOf(difficulty);
  return { motifs: motifs[at], framed: framed[at] };
}

/** The last choice, as stored. @param {Shelf} storage @returns {Partial<Chosen>} */
export function recallOptions(storage) {
  const { grid, difficulty, art } = readJSON(storage, KEY)?.wish ?? {};
  return { grid, difficulty, art };
}

/** Stores the choice beside the settings, which stay as they are. @param {Shelf} storage @param {Chosen} options */
export function keepOptions(storage, { grid, difficulty, art }) {
  try {
    storage?.setItem(KEY, JSON.stringify({ ...readJSON(storage, KEY), wish: { grid, difficulty, art } }));
  } catch {
    // Full or forbidden: the next time starts with the usual choice.
  }
}

export function anySeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % SEEDS;
}
