// Opening and closing dialogs. A native <dialog> keeps the focus inside and gives it back on closing. It opens on its
// heading, Back closes it, and so does a press beside a sheet.
//
// Each open dialog is a step of the browser's history above the page's, with the same address, so that Back closes what
// lies on top and nothing else. A dialog that is closed in another way takes its step with it: the page goes back by
// itself, and what would write into the history meanwhile waits until it has arrived.

import { make } from "./dom.js";

/** @import {Store} from "./store.js" */

/** @param {string} name */
export function dialog(name) {
  const element = document.querySelector(`[data-dialog="${name}"]`);
  if (!(element instanceof HTMLDialogElement)) throw new Error(`no dialog ${name}`);
  return element;
}

/** The dialogs that have a step in the history, from the lowest, by document. @type {WeakMap<Document, HTMLDialogElement[]>} */
const stacks = new WeakMap();

/** Those of them that are open. */
const stack = () => (stacks.get(document) ?? []).filter((element) => element.open && element.isConnected);

/** Gives each open dialog its step, and takes back those of others. */
export const matchDialogs = () => matchSteps(() => stack().length);

/** @param {string} name @param {{ step?: boolean }} [how] without a step it belongs to the one that led to it */
export function openDialog(name, { step = true } = {}) {
  const element = dialog(name);
  if (!element.open) {
    // So the first thing that gets the focus is not the button that closes.
    headingOf(element)?.setAttribute("autofocus", "");
    element.showModal();
    if (step) stacks.set(document, [...stack().filter((other) => other !== element), element]);
    matchDialogs();
    // Not every browser has closedby. A click alone is not enough: it may end what began inside, such as marking a text.
    element.onpointerdown = (event) => void (element.dataset.beside = String(isBeside(event, element)));
    element.onclick = (event) => void (element.dataset.beside === "true" && isBeside(event, element) && leaveDialog(element));
    focusHeading(element);
  }
  element.scrollTop = 0;
}

/** @param {MouseEvent} event @param {HTMLDialogElement} sheet */
function isBeside({ target, clientX: x, clientY: y }, sheet) {
  const { left, right, top, bottom } = sheet.getBoundingClientRect();
  return target === sheet && sheet.matches(".sheet:not([closedby=closerequest])") && (x < left || x > right || y < top || y > bottom);
}

/** Without it the focus would be on the button that closes. A question has none: its first answer has the focus. @param {HTMLElement} element */
export function focusHeading(element) {
  headingOf(element)?.focus({ preventScroll: true });
}

/** The heading, which may get the focus. @param {HTMLElement} element */
function headingOf(element) {
  const heading = element.querySelector("h2");
  if (heading) heading.tabIndex = -1;
  return heading;
}

/** Like Escape: what a dialog does on "cancel" comes first, and may keep it open. @param {HTMLDialogElement} element */
export function leaveDialog(element) {
  if (element.dispatchEvent(new Event("cancel", { cancelable: true }))) element.close();
}

/** Closes the dialogs above a step that Back or Forward has led to. @param {number} [over] how many the step stands for */
export function leaveAbove(over = 0) {
  for (const element of stack().slice(over).reverse()) leaveDialog(element);
}

/**
 * Makes a dialog on demand, with its title and the button that closes it; replaces an older one.
 * @param {string} name
 * @param {string} title
 * @param {string} close the name of that button
 * @param {...Node} children
 */
export function makeDialog(name, title, close, ...children) {
  document.querySelector(`[data-dialog="${name}"]`)?.remove();
  const header = make("header", {}, make("h2", { id: `${name}-title` }, title), make("button", { type: "button", class: "quiet", "data-action": "close" }, close));
  const element = make("dialog", { class: "sheet", "data-dialog": name, "aria-labelledby": `${name}-title` }, header, ...children);
  document.body.append(element);
  return element;
}

export function closeDialogs() {
  for (const element of document.querySelectorAll("dialog")) element.close();
  // "close" fires later: until then a new step of the history would count these dialogs as open.
  matchDialogs();
}

/** Closes a dialog about one puzzle when another puzzle comes to the table. @param {Store<{ table: { puzzle: unknown } }>} store @param {string} name */
export function closeWithPuzzle(store, name) {
  let { puzzle } = store.state.table;
  store.addEventListener("change", () => {
    if (store.state.table.puzzle === puzzle) return;
    ({ puzzle } = store.state.table);
    const element = /** @type {HTMLDialogElement | null} */ (document.querySelector(`dialog[data-dialog="${name}"]`));
    element?.close();
  });
}

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
function matchSteps(open) {
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
