// What is done on the Tiles tab: what its buttons and fields do, what is seen as it comes into
// sight, and how what is complete is opened.

import { SMALL } from "../known/estimate.js";
import { recognise } from "../known/recognise.js";
import { exchangeAddressed, mend, unmend } from "../solve/mending.js";
import { solve } from "../solve/search.js";
import { openText } from "../table/open.js";
import { leaveBegun, showTab } from "../table/tab.js";
import { compare } from "./candidates.js";
import { begun, changed, draftOf, isNobodys, newDraft, takenUp } from "./drafts.js";
import { prepare } from "./easel.js";
import { clear, cleared, copy, emptyEntry, erase, goTo, isFinished, swap, turn } from "./entry.js";
import { changedBy, isAtHand, isOf, tellFacts } from "./facts.js";
import { dress, openNaming } from "./names-form.js";
import { ask, called, change, enter, inOrder, keep, leap, show, take } from "./steps.js";

/** @import {Change} from "../../types.d.ts" */
/** @import {App, Entering, State} from "./state.d.ts" */

/** @returns {Entering} */
export function newEntry() {
  return { draft: newDraft(), likely: null, facts: null, carrying: false, waits: false, easel: null, stuck: null, did: null };
}

/**
 * Notes whether tiles are entered, and on top of which puzzle, as another tab comes into
 * sight. It is the tiles of the puzzle on the table that are seen, unless somebody goes on to enter
 * others where they were.
 * @param {App} app
 */
export async function seeTab(app) {
  const { store } = app;
  const { page: { tab }, table: { puzzle }, entry: { draft } } = store.state;
  const [entering, here] = [tab === "tiles", puzzle?.id ?? ""];
  const isShown = draft.open === here || (puzzle !== null && draft.of === here) || isAtHand(store.state);
  store.change((state) => {
    state.entry.carrying = false;
    state.entry.draft = { ...draft, open: entering ? here : null, of: isAtHand(state) ? here : draft.of };
  });
  if (!entering) return;
  if (puzzle && !isShown) await inOrder(app, () => takePuzzle(app, puzzle.id));
  await prepare(app);
}

/**
 * Notes that tiles are entered no longer where they were, as another puzzle comes: what is begun with
 * the page goes on.
 * @param {App} app
 */
export function leaveTab({ store }) {
  const { page: { phase }, entry: { draft } } = store.state;
  if (phase === "ready" && draft.open !== null) store.change(({ entry }) => void (entry.draft = { ...draft, open: null }));
}

/**
 * Shows the tiles of a puzzle, and puts aside what was entered of another one: that is no step.
 * @param {App} app
 * @param {string} id
 */
async function takePuzzle(app, id) {
  const { entry, told } = await changedBy(app, { change: "puzzle", to: id });
  show(app, draftOf(app.store.state.entry.draft, entry, id), told);
}

/**
 * Goes on with what was put aside.
 * @param {App} app
 */
export async function takeUp(app) {
  await inOrder(app, () => show(app, takenUp(app.store.state.entry.draft)));
  await prepare(app);
}

/**
 * Has the Tiles tab show what is entered in the place of the puzzle on the table.
 * @param {App} app
 */
function enterHere({ store }) {
  store.change(({ entry, table }) => void (entry.draft = { ...entry.draft, open: table.puzzle?.id ?? "" }));
}

/**
 * Begins to enter tiles. What is half entered goes on; what is complete was opened already and makes room.
 * @param {App} app
 */
export async function enterTiles(app) {
  const { store } = app;
  leaveBegun(app);
  enterHere(app);
  const shown = showTab(app, "tiles");
  // Before any key that is pressed meanwhile.
  void inOrder(app, () => {
    const { draft } = store.state.entry;
    if (draft.aside && begun(draft) === draft.aside.now) show(app, takenUp(draft));
  });
  await change(app, (entry) => (isFinished(entry) ? emptyEntry() : entry));
  await shown;
}

/**
 * Opens what was entered, on the Solve tab, and solves it; what may take long is
 * begun from there, where it says how long.
 * @param {App} app
 */
export async function solveEntered(app) {
  const { store } = app;
  const { now } = store.state.entry.draft;
  if (!isFinished(now)) return;
  await tellFacts(app);
  const { facts } = store.state.entry;
  if (isAtHand(store.state)) showTab(app, "solve");
  else if (!facts || (await openText(app, facts.told.link))) return;
  else showTab(app, "solve");
  // A look at what was found before may come to nothing.
  const { search } = store.state.solve;
  if ((search && search.phase !== "running") || now.tiles.length > SMALL) return;
  // Whose puzzle it is stands right below the verdict, and comes with it.
  if (!store.state.solve.known) await recognise(app);
  await solve(app);
}

/**
 * Fills in what a published puzzle has beside the tiles entered, as long as it is about these.
 * @param {App} app
 * @param {number} at which of them
 */
async function fillIn(app, at) {
  await inOrder(app, () => {
    const { likely, facts } = app.store.state.entry;
    if (likely && likely.tiles === facts?.told.complete) return take(app, { change: "rest", list: likely.candidates[at].rest }, "filled");
  });
  await prepare(app);
}

/**
 * Puts the tile that is carried down on another place, or goes to a tile.
 * @param {App} app
 * @param {number} place
 * @param {number} [side]
 */
export async function pick(app, place, side) {
  const { carrying } = app.store.state.entry;
  const done = change(app, (entry) => (carrying ? swap(entry, place) : goTo(entry, place, side)), "swapped");
  if (carrying) app.store.change((state) => void (state.entry.carrying = false));
  await done;
}

/**
 * Goes so many tiles on or back, carrying the tile along if it is to be moved.
 * @param {App} app
 * @param {number} by
 */
export function leaf(app, by) {
  const { carrying } = app.store.state.entry;
  return change(app, (entry) => {
    const place = Math.min(entry.tiles.length - 1, Math.max(0, entry.tile + by));
    return carrying ? swap(entry, place) : goTo(entry, place);
  }, "swapped");
}

/**
 * Reads what was typed as text. What cannot be read stays as it was typed.
 * @param {App} app
 * @param {string} text
 */
export async function typeText(app, text) {
  keep(app, { ...app.store.state.entry.draft, text });
  // What was typed on since then is read in its place.
  const isLast = () => app.store.state.entry.draft.text === text;
  await inOrder(app, async () => {
    if (!isLast()) return;
    const { entry, told } = await changedBy(app, { change: "text", to: text });
    if (isLast()) keep(app, { ...changed(app.store.state.entry.draft, entry), text }, { told });
  });
  await prepare(app);
}

/**
 * Forgets what was typed once it says the same as the entry.
 * @param {App} app
 */
export async function leaveText(app) {
  await inOrder(app, () => tellFacts(app));
  const { draft, facts } = app.store.state.entry;
  if (draft.text !== null && isOf(facts, draft) && !facts.fault) keep(app, { ...draft, text: null });
  await prepare(app);
}

/**
 * What the form of shapes and rules says.
 * @param {App} app
 * @param {Change | { mayTurn: boolean }} rule
 */
export function changeRule(app, rule) {
  return "mayTurn" in rule ? change(app, (entry) => ({ ...entry, ...rule })) : ask(app, rule);
}

/**
 * Takes over the names of the puzzle, its art, its halves and its motifs.
 * @param {App} app
 * @param {string[]} list
 */
export async function changeNames(app, list) {
  await ask(app, { change: "names", list });
  await called(app);
}

/**
 * Offers one picture more or less, or says that this cannot be.
 * @param {App} app
 * @param {boolean} cut
 * @param {number} by
 */
async function count(app, cut, by) {
  await inOrder(app, async () => {
    const { store } = app;
    const { now: before } = store.state.entry.draft;
    await take(app, { change: by > 0 ? "more" : "less", to: cut ? "cut" : "whole" });
    const { now } = store.state.entry.draft;
    store.change(({ entry }) => void (entry.stuck = now.motifs.length === before.motifs.length ? { cut, by } : null));
  });
  await prepare(app);
}

/**
 * Goes on with other tiles in place of what was entered here, which is one Undo away, and says so.
 * Nothing of that stays beside them, no picture either.
 * @param {App} app
 * @param {string} text
 * @param {string | null} of the link of the puzzle whose tiles they are
 * @param {{ tile: number, side: number }} [at] where it goes on; else at the first side that is missing
 */
async function replace(app, text, of, at) {
  await inOrder(app, async () => {
    const { entry, told } = await changedBy(app, { change: "puzzle", to: text });
    const { draft } = app.store.state.entry;
    const next = at ? goTo(entry, at.tile, at.side) : entry;
    keep(app, { ...changed(draft, next), of }, { told, ...(!isNobodys(draft) && { did: "replaced" }) });
  });
  await prepare(app);
}

/**
 * Goes on entering tiles that stand in a text, finished or not.
 * @param {App} app
 * @param {string} text
 * @param {{ tile: number, side: number }} [at] where it goes on
 */
export async function enterText(app, text, at) {
  leaveBegun(app);
  await replace(app, text, null, at);
  enterHere(app);
  showTab(app, "tiles");
}

/** Takes the puzzle on the board into the entry, in place of others. @param {App} app */
async function enterTable(app) {
  const { puzzle } = app.store.state.table;
  if (puzzle) await replace(app, puzzle.id, puzzle.id);
}

/**
 * Goes to the names of the puzzle on the board.
 * @param {App} app
 */
async function nameIt(app) {
  showTab(app, "tiles");
  if (!isAtHand(app.store.state)) await enterTable(app);
  openNaming();
}

/**
 * Has the puzzle on the board, and its entry, drawn as it was published, or as it was before: one
 * press after the other, so that the entry is never left behind.
 * @param {App} app
 * @param {string} link
 */
async function dressAsPublished(app, link) {
  await inOrder(app, () => dress(app, link, async (to) => {
    const { entry, told } = await changedBy(app, { change: "puzzle", to });
    return () => keep(app, changed(app.store.state.entry.draft, entry), { told });
  }));
  await prepare(app);
}

/**
 * What takes the puzzle that comes onto the board next into the entry, too, where the one before
 * it is entered.
 * @param {App} app
 */
function follower(app) {
  const isEntered = isAtHand(app.store.state);
  return async () => {
    const { puzzle } = app.store.state.table;
    if (isEntered && puzzle) await ask(app, { change: "puzzle", to: puzzle.id });
  };
}

/**
 * Goes where Back or Forward leads, where that is the puzzle on the board before a slip in it was
 * mended, or after.
 * @param {App} app
 * @param {string} hash
 * @param {State["page"]["tab"]} tab that was left there
 */
export const goBackTo = (app, hash, tab) => exchangeAddressed(app, hash, tab, follower(app));

/**
 * Goes to a tile of the puzzle on the board, to correct it by hand.
 * @param {App} app
 * @param {number} tile
 */
async function correctTile(app, tile) {
  showTab(app, "tiles");
  if (!isAtHand(app.store.state)) await enterTable(app);
  await pick(app, tile, 0);
}

/**
 * What the buttons do that enter tiles or change what was entered, by their data-action.
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>}
 */
export function enteringActions(app) {
  const number = (/** @type {HTMLElement} */ button) => Number(button.dataset.by);
  return {
    "enter-solve": () => solveEntered(app),
    compare: () => compare(app),
    "enter-rest": () => {
      const kept = app.store.state.page.broken?.kept;
      return kept && enterText(app, kept.text);
    },
    "fill-rest": ({ dataset }) => fillIn(app, Number(dataset.at)),
    "enter-fill": ({ dataset }) => enter(app, dataset.edge ?? ""),
    "enter-erase": () => change(app, erase, "erased"),
    "enter-turn": () => change(app, turn, "turned"),
    "enter-copy": () => change(app, copy, "copied"),
    "enter-clear": () => change(app, clear),
    "enter-move": () => app.store.change((state) => void (state.entry.carrying = !state.entry.carrying)),
    "enter-leaf": (button) => leaf(app, number(button)),
    "name-it": () => nameIt(app),
    "enter-undo": () => leap(app, "undone"),
    "enter-redo": () => leap(app, "redone"),
    "enter-anew": () => change(app, isNobodys(app.store.state.entry.draft) ? emptyEntry : cleared),
    "enter-aside": () => takeUp(app),
    "enter-change": () => enterTable(app),
    "enter-motifs": (button) => {
      // A name that is still being written is taken before its field is another's.
      button.focus();
      return count(app, button.dataset.cut === "true", number(button));
    },
    mend: ({ dataset }) => mend(app, dataset.link ?? "", follower(app)),
    "correct-tile": ({ dataset }) => correctTile(app, Number(dataset.tile)),
    unmend: () => unmend(app, follower(app)),
    dress: ({ dataset }) => dressAsPublished(app, dataset.link ?? ""),
  };
}

