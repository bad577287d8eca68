// The steps of the browser's history. Each open dialog is a step above the page's, with the same address, so that Back
// closes what lies on top and nothing else. A dialog that is closed in another way takes its step with it: the page goes
// back by itself, and what would write into the history meanwhile waits until it has arrived.

/** Go on after this many ms, should the browser never say that the page has arrived. */
const LOST = 1000;

/** What waits for the page to arrive, by document; there is nothing while it does not travel. @type {WeakMap<Document, (() => void)[]>} */
const waiting = new WeakMap();

/** How many open dialogs the present step stands for. @returns {number} */
const over = () => history.state?.over ?? 0;

/** Writes into the history, or reads it, once the page has arrived at its step. @param {() => void} act */
export function onStep(act) {
  const acts = waiting.get(document);
  if (acts) acts.push(act);
  else act();
}

/** Adds the steps of dialogs that have opened, and goes back from those of closed ones. @param {() => number} open how many are open */
export function matchSteps(open) {
  onStep(() => {
    for (let more = open() - over(); more > 0; more--) history.pushState({ ...history.state, over: over() + 1 }, "");
    const by = open() - over();
    if (by === 0) return;
    const acts = /** @type {(() => void)[]} */ ([]);
    waiting.set(document, acts);
    history.go(by);
    setTimeout(() => waiting.get(document) === acts && cameBack(), LOST);
  });
}

/** Whether the page itself has just gone back; then what waited goes on. */
export function cameBack() {
  const acts = waiting.get(document);
  waiting.delete(document);
  for (const act of acts ?? []) onStep(act);
  return acts !== undefined;
}
