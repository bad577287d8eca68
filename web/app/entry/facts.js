// What Go says about the entry: its text, what keys mean, how edges balance. The page asks after
// every step; Go answers within a few ms, during a search between two slices of it, and the old
// answer stands until then. An entry that Go rejects is set aside.

import { FaultError } from "../engine/solver.js";
import { changed, keptDrafts } from "./drafts.js";
import { emptyEntry, enteredOf, entryOf, goTo } from "./entry.js";

/** @import {Change, EntryFacts} from "../../types.d.ts" */
/** @import {Draft} from "./drafts.js" */
/** @import {Entry} from "./entry.js" */
/** @import {App, Answer, State} from "./state.d.ts" */

/** @param {Draft} draft @param {EntryFacts} facts @returns {Answer} */
export function answerOf({ now, text }, facts) {
  return { of: now, text, fault: facts.problem ?? null, facts };
}

/** Whether the facts are about the draft as it is, wherever the cursor is. @param {Answer | null} answer @param {Draft} draft @returns {answer is Answer} */
export function isOf(answer, { now, text }) {
  return answer !== null && answer.text === text && answer.of.tiles === now.tiles && haveSameRules(answer.of, now) && answer.of.extra === now.extra;
}

/** @param {Entry} one @param {Entry} other */
function haveSameRules(one, other) {
  return one.grid === other.grid && one.mates === other.mates && one.motifs === other.motifs && one.frame === other.frame && one.mayTurn === other.mayTurn;
}

/**
 * The edge that a sign stands for; undefined when only Go knows.
 * @param {Answer | null} answer
 * @param {Entry} now
 * @param {string} sign
 */
export function edgeOf(answer, now, sign) {
  return answer && haveSameRules(answer.of, now) ? answer.facts.keys[sign] : undefined;
}

/** Questions under way, by the store. @type {WeakMap<object, Promise<void>>} */
const asking = new WeakMap();

/** Asks Go about the entry. Steps taken meanwhile share one further question. @param {App} app */
export function updateFacts(app) {
  const { store } = app;
  const asked = asking.get(store) ?? ask(app).finally(() => asking.delete(store));
  asking.set(store, asked);
  return asked;
}

/** @param {App} app */
async function ask(app) {
  const { store } = app;
  while (!isOf(store.state.entry.answer, store.state.entry.draft)) {
    const { draft } = store.state.entry;
    const { text } = draft;
    try {
      const { entry, facts } = await changedBy(app, text === null ? {} : { change: "text", to: text });
      store.change((state) => {
        // A stored text that Go can now read becomes the entry.
        const isRead = text !== null && !facts.problem && state.entry.draft === draft;
        if (isRead) state.entry.draft = { ...changed(draft, entry), text };
        state.entry.answer = answerOf(isRead ? state.entry.draft : draft, facts);
      });
    } catch (error) {
      if (!(error instanceof FaultError) || error.fault.code !== "params") throw error;
      await setAside(app, draft.now, error);
    }
  }
}

/**
 * Sets a rejected entry aside and goes on with the one before it, else with the next one.
 * @param {App} app
 * @param {Entry} damaged
 * @param {FaultError} error thrown again if even an empty entry is rejected
 */
async function setAside({ store, puzzleStore }, damaged, error) {
  const empty = emptyEntry();
  if (JSON.stringify(enteredOf(damaged)) === JSON.stringify(enteredOf(empty))) throw error;
  await puzzleStore.wrap({ [keptDrafts.kind]: damaged });
  await puzzleStore.catchUp();
  store.change((state) => {
    const { draft } = state.entry;
    const { past, now, future } = draft;
    if (now !== damaged) return;
    const before = past.at(-1);
    if (before) state.entry.draft = { ...draft, past: past.slice(0, -1), now: before, text: null };
    else state.entry.draft = { ...draft, now: future.at(-1) ?? empty, future: future.slice(0, -1), text: null };
  });
}

/** Has Go change the entry; without a change, only asks for the facts. @param {App} app @param {Change | {}} change @returns {Promise<{ entry: Entry, facts: EntryFacts }>} */
export async function changedBy({ store, solver }, change) {
  const { now } = store.state.entry.draft;
  const facts = await solver.call("enter", { entered: enteredOf(now), ...change });
  return { entry: facts.problem || !("change" in change) ? now : placed(entryOf(facts.entered, now), change), facts };
}

/** Moves the cursor to where the person goes on. @param {Entry} entry @param {Change} change */
function placed(entry, { change }) {
  const waits = entry.tiles.findIndex((tile) => tile.includes(null));
  if (change === "puzzle" || (change === "text" && waits >= 0)) return goTo(entry, Math.max(0, waits));
  return ["text", "grid", "rest"].includes(change) ? goTo(entry, entry.tile) : entry;
}

/** Whether the puzzle on the table has the tiles of the entry. @param {Pick<State, "table" | "entry">} state */
export function isAtHand({ table: { puzzle }, entry: { draft: { now } } }) {
  return puzzle !== null && puzzle.grid.name === now.grid && puzzle.tiles.join() === now.tiles.map((tile) => tile.join("")).join();
}
