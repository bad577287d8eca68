// What the Tiles tab asks of Go after a step: facts about the entry, and pictures of its edges and places.

import { lookUp } from "./candidates.js";
import { isOf, tellFacts } from "./facts.js";

/** @import {App} from "./state.d.ts" */

/** What Go is drawing now, by the store. @type {WeakMap<object, { wanted: string, drawn: Promise<void> }>} */
const drawing = new WeakMap();

/** Refreshes the facts, looks for published puzzles, and draws what is not drawn yet. @param {App} app */
export async function prepare(app) {
  await tellFacts(app);
  const { store } = app;
  const { page: { settings }, entry: { easel, draft, facts } } = store.state;
  if (!isOf(facts, draft)) return;
  lookUp(app);
  const wanted = { places: facts.told.places, sampler: `${facts.told.sampler} ${settings.plain}` };
  if (easel?.places === wanted.places && easel.sampler === wanted.sampler) return;
  const key = JSON.stringify(wanted);
  const before = drawing.get(store);
  if (before?.wanted === key) return before.drawn;
  const drawn = drawEasel(app, wanted, facts.told.sampler).finally(() => drawing.delete(store));
  drawing.set(store, { wanted: key, drawn });
  return drawn;
}

/** @param {App} app @param {{ places: string, sampler: string }} wanted @param {string} sampler */
async function drawEasel({ store, solver }, wanted, sampler) {
  const { page: { settings }, entry: { easel, draft } } = store.state;
  const art = settings.plain ? { art: "plain" } : {};
  const [lie, opened, shown] = await Promise.all([
    easel?.places === wanted.places ? easel.drawing : solver.call("draw", { puzzle: wanted.places, art: "plain" }),
    easel?.places === wanted.places ? easel.grid : solver.call("open", { text: wanted.places }).then(({ puzzle }) => puzzle?.grid),
    solver.call("draw", { puzzle: sampler, ...art }),
  ]);
  // The entry has changed its places meanwhile: a later drawing is under way and counts.
  if (store.state.entry.draft.now !== draft.now && store.state.entry.facts?.told.places !== wanted.places) return;
  if (!opened) return;
  store.change((state) => void (state.entry.easel = { ...wanted, grid: opened, drawing: lie, edges: shown.symbols }));
}
