// How the Tiles tab takes a step. Each step makes another value of the entry, is stored at once and can be undone; then
// the page asks Go for the facts about it, and for pictures of its edges.

import { InOrder } from "../engine/order.js";
import { chosenArt, askToStay } from "../keep/storage.js";
import { leaveBegun } from "../table/tab.js";
import { lookUp } from "./candidates.js";
import { changed, redone, undone } from "./drafts.js";
import { fill, givesWay } from "./entry.js";
import { changedBy, edgeOf, answerOf, isAtHand, isOf, updateFacts } from "./facts.js";
import { applyNames, dress } from "./names-form.js";

/** @import {Change, EntryFacts} from "../../types.d.ts" */
/** @import {Draft} from "./drafts.js" */
/** @import {Entry} from "./entry.js" */
/** @import {App, LastStep} from "./state.d.ts" */

/** The queue of steps, by the store. @type {WeakMap<object, InOrder>} */
const steps = new WeakMap();

/** Takes a step after those before it. @param {App} app @param {() => unknown} step */
export function inOrder({ store }, step) {
  const showWait = (/** @type {boolean} */ waits) => {
    if (store.state.entry.waits !== waits) store.change((state) => void (state.entry.waits = waits));
  };
  const order = steps.get(store) ?? new InOrder(showWait);
  steps.set(store, order);
  return order.do(step);
}

/** Takes a step in order, then shows what Go says about it. @param {App} app @param {() => unknown} step */
export async function proceed(app, step) {
  await inOrder(app, step);
  await prepare(app);
}

/** @param {App} app @param {Draft} draft @param {{ facts?: EntryFacts, lastStep?: LastStep }} [more] Go's facts, and what the step did */
export function keep(app, draft, { facts, lastStep } = {}) {
  const { store, storage } = app;
  const before = store.state.entry.draft;
  if (draft === before) return;
  // Someone who enters other tiles no longer needs those of a broken link.
  const isStep = draft.past !== before.past;
  if (draft.past.length > before.past.length && store.state.page.broken?.kept?.begun) leaveBegun(app);
  store.change((state) => {
    const { entry } = state;
    if (draft.now !== before.now) entry.blockedAt = null;
    if (isStep) entry.lastStep = lastStep ?? (givesWay(before.now, draft.now) ? "replaced" : null);
    // "replaced" says that Undo brings tiles back; that stays true while only the cursor moves.
    else if (entry.lastStep !== "replaced") entry.lastStep = null;
    entry.draft = draft;
    if (facts) entry.answer = answerOf(draft, facts);
  });
  if (draft.past.length > 0) void askToStay(storage);
}

/** Shows another draft; not a step of this one. @param {App} app @param {Draft} draft @param {EntryFacts} [facts] */
export function show(app, draft, facts) {
  app.store.change(({ entry }) => void Object.assign(entry, { draft, lastStep: null, blockedAt: null, ...(facts && { answer: answerOf(draft, facts) }) }));
}

/** Takes a step that needs no rule of the puzzle. @param {App} app @param {(entry: Entry) => Entry} how @param {LastStep} [lastStep] */
export function change(app, how, lastStep) {
  return proceed(app, () => {
    const { draft } = app.store.state.entry;
    keep(app, changed(draft, how(draft.now)), { lastStep });
  });
}

/** Takes a step that Go computes. @param {App} app @param {Change} how */
export function ask(app, how) {
  return proceed(app, () => take(app, how));
}

/** @param {App} app @param {Change} how @param {LastStep} [lastStep] */
export async function take(app, how, lastStep) {
  const { entry, facts } = await changedBy(app, how);
  keep(app, changed(app.store.state.entry.draft, entry), { facts, lastStep });
}

/** Fills the side at the cursor with the edge that a sign stands for. @param {App} app @param {string} sign */
export function enter(app, sign) {
  return proceed(app, () => {
    const { answer, draft } = app.store.state.entry;
    const edge = edgeOf(answer, draft.now, sign);
    return edge === undefined ? bring(app, sign) : keep(app, changed(draft, fill(draft.now, edge)));
  });
}

/** Asks Go which edge a sign stands for, and fills it in. @param {App} app @param {string} sign */
async function bring(app, sign) {
  const { entry, facts } = await changedBy(app, { change: "sign", to: sign });
  if (facts.sign !== "") keep(app, changed(app.store.state.entry.draft, fill(entry, facts.sign)));
}

/** Undoes or redoes a step. @param {App} app @param {"undone" | "redone"} lastStep */
export async function leap(app, lastStep) {
  const how = lastStep === "undone" ? undone : redone;
  await proceed(app, () => keep(app, how(app.store.state.entry.draft), { lastStep }));
  await called(app);
}

/** Draws the puzzle on the board with the names of the entry, if it is the same puzzle. @param {App} app */
export async function called(app) {
  const { table: { puzzle }, solve: { dressed }, entry: { answer } } = app.store.state;
  const link = answer?.facts.link;
  const [from, to] = dressed ? [dressed.from, dressed.to] : [];
  // The published look may have other letters: the tiles differ as text, but it is the same puzzle.
  if (link && [`${from} ${to}`, `${to} ${from}`].includes(`${puzzle?.id} ${link}`)) await dress(app, link, async () => () => {});
  else if (isAtHand(app.store.state)) await applyNames(app);
}

/** What Go is drawing now, by the store. @type {WeakMap<object, { wanted: string, drawn: Promise<void> }>} */
const drawing = new WeakMap();

/** Refreshes the facts, looks for published puzzles, and draws what is not drawn yet. @param {App} app */
export async function prepare(app) {
  await updateFacts(app);
  const { store } = app;
  const { page: { settings }, entry: { edgeDrawings, draft, answer } } = store.state;
  if (!isOf(answer, draft)) return;
  lookUp(app);
  const wanted = { places: answer.facts.places, sampler: `${answer.facts.sampler} ${settings.plain}` };
  if (edgeDrawings?.places === wanted.places && edgeDrawings.sampler === wanted.sampler) return;
  const key = JSON.stringify(wanted);
  const before = drawing.get(store);
  if (before?.wanted === key) return before.drawn;
  const drawn = drawEdges(app, wanted, answer.facts.sampler).finally(() => drawing.delete(store));
  drawing.set(store, { wanted: key, drawn });
  return drawn;
}

/** @param {App} app @param {{ places: string, sampler: string }} wanted @param {string} sampler */
async function drawEdges({ store, solver }, wanted, sampler) {
  const { page: { settings }, entry: { edgeDrawings, draft } } = store.state;
  const [places, shown] = await Promise.all([
    edgeDrawings?.places === wanted.places ? edgeDrawings : openPlaces(solver, wanted.places),
    solver.call("draw", { puzzle: sampler, art: chosenArt(settings) }),
  ]);
  // The entry has changed its places meanwhile: a later drawing is under way and counts.
  if (store.state.entry.draft.now !== draft.now && store.state.entry.answer?.facts.places !== wanted.places) return;
  const { grid, drawing } = places;
  if (!grid || !drawing) return;
  store.change((state) => void (state.entry.edgeDrawings = { ...wanted, grid, drawing, edges: shown.symbols }));
}

/** @param {App["solver"]} solver @param {string} places */
async function openPlaces(solver, places) {
  const { puzzle, drawing } = await solver.call("open", { text: places, art: "plain" });
  return { grid: puzzle?.grid, drawing };
}
