// My puzzles in the Puzzles dialog: each with its board, what it is called, and a
// search that was left; all of them to be saved to a file and taken in from one. A
// published puzzle is kept as soon as it is opened, but stands here only while there
// is something of the person's own about it.

import { asideActions, asideName, fillAside, focusOnAside } from "./aside.js";
import { covers } from "./covers.js";
import { isDay, titleOf } from "../speech/days.js";
import { closeDialogs, dialog } from "../base/dialogs.js";
import { draw, make, part } from "../base/dom.js";
import { showTab } from "../entry/actions.js";
import { saveFile } from "./transfer.js";
import { published } from "../engine/gallery.js";
import { LONGEST_NAME, MOST, isAmong } from "../keep/record.js";
import { bringBack, forget, openMine } from "../table/open.js";
import { solvedMark } from "./published.js";
import { shown } from "../speech/shown.js";
import { takeUp } from "../solve/search.js";

/** @import {App} from "../main.js" */
/** @import {Mine} from "../keep/record.js" */
/** @import {Speech} from "../speech/speech.js" */

/**
 * @param {App} app
 * @param {HTMLElement} root the dialog
 * @param {Set<string>} links of the published puzzles
 */
export function fillMine(app, root, links) {
  const { mine } = app.store.state;
  const watch = covers(app, root, (link) => {
    const damaged = mine.find((entry) => entry.link === link);
    if (damaged) void app.keeping.setAside(damaged.id);
  });
  const cards = mine.filter((entry) => isAmong(entry, links)).map((entry) => {
    const item = myCard(app.speech, entry);
    watch(/** @type {HTMLElement} */ (item.firstChild), entry.link, entry.board);
    return item;
  });
  part("mine", root).replaceChildren(...cards);
  fillAside(app, root);
  showAround(app, root);
}

/**
 * Shows what stands around the cards.
 * @param {App} app
 * @param {HTMLElement} root
 */
function showAround({ store: { state }, speech }, root) {
  const { forgotten, keeping, clears, mine } = state;
  const some = part("mine", root).hasChildNodes();
  const told = [
    ...(some || forgotten ? [] : [speech.say("mine.empty")]),
    ...(keeping === "kept" ? [] : [speech.say(`keeping.${keeping}`)]),
    ...(keeping === "kept" && clears ? [speech.say("mine.cleared")] : []),
    ...(mine.length < MOST ? [] : [speech.say("mine.most", { n: MOST })]),
  ];
  part("mine-told", root).replaceChildren(...told.map((sentence) => make("p", {}, sentence)));
  /** @type {HTMLElement} */ (root.querySelector('[data-action="save-file"]')).hidden = !some;
  part("forgotten", root).hidden = !forgotten;
  part("forgotten-name", root).textContent = forgotten && speech.say("forgotten", { name: "stored" in forgotten ? asideName(forgotten, speech) : nameOf(forgotten, speech) });
}

/**
 * What a puzzle goes by here.
 * @param {{ name: string, called?: string }} puzzle
 * @param {Speech} speech
 */
export function nameOf({ called, name }, speech) {
  return called ? shown(called) : titleOf(name, speech);
}

/**
 * @param {Speech} speech
 * @param {Mine} entry
 */
function myCard(speech, entry) {
  const { id, board, searches, solved } = entry;
  const name = nameOf(entry, speech);
  const card = make("button", { type: "button", class: "card", "data-action": "open-mine", "data-id": id });
  card.append(make("span", { class: "cover" }), make("b", {}, name));
  if (board) {
    const filled = board.filter(Boolean).length;
    card.append(make("small", {}, speech.say("caption.board", { filled, cells: board.length })));
  }
  if (solved) card.append(solvedMark(speech));
  const item = make("li", {}, card);
  if (searches.length > 0) {
    card.append(make("small", {}, speech.say("mine.search", { share: speech.share(searches[0].progress) })));
    item.append(make("button", { type: "button", "data-action": "go-on-mine", "data-id": id }, speech.say("resume")));
  }
  const pencil = draw("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, draw("path", { d: "M4 20l1-5L16 4l4 4L9 19z" }));
  const rename = make("button", { type: "button", class: "quiet icon rename", "data-action": "rename", "data-id": id }, pencil);
  const remove = make("button", { type: "button", class: "quiet icon", "data-action": "forget", "data-id": id }, "×");
  item.append(rename, remove);
  nameButtons(item, name, speech);
  return item;
}

/**
 * Says whose buttons they are.
 * @param {HTMLElement} item
 * @param {string} name
 * @param {Speech} speech
 */
function nameButtons(item, name, speech) {
  for (const action of ["rename", "forget"]) {
    item.querySelector(`[data-action="${action}"]`)?.setAttribute("aria-label", speech.say(action, { name }));
  }
}

/**
 * What the buttons around My puzzles do, by their data-action.
 * @param {App} app
 * @returns {Record<string, (button: HTMLElement) => unknown>}
 */
export function mineActions(app) {
  return {
    "open-mine": ({ dataset }) => {
      closeDialogs();
      return openMine(app, dataset.id ?? "");
    },
    "go-on-mine": async ({ dataset }) => {
      closeDialogs();
      if (await openMine(app, dataset.id ?? "")) return;
      await showTab(app, "solve");
      await takeUp(app);
    },
    rename: (button) => rename(app, button),
    forget: (button) => forgetMine(app, button),
    "bring-back": () => bringMineBack(app),
    "save-file": () => saveFile(app),
    ...asideActions(app, (root) => showAround(app, root)),
    "dismiss-aside": () => app.store.change((state) => void (state.asideTold = true)),
    "dismiss-keeping": () => app.store.change((state) => void (state.keepingTold = true)),
  };
}

/**
 * Takes a puzzle out of the dialog and out of My puzzles.
 * @param {App} app
 * @param {HTMLElement} button on its card
 */
function forgetMine(app, button) {
  const root = dialog("puzzles");
  forget(app, button.dataset.id ?? "");
  button.closest("li")?.remove();
  showAround(app, root);
  /** @type {HTMLElement} */ (root.querySelector('[data-action="bring-back"]')).focus();
}

/**
 * Brings it back to its place.
 * @param {App} app
 */
async function bringMineBack(app) {
  const { forgotten } = app.store.state;
  await bringBack(app);
  const entries = await published(app.solver);
  fillMine(app, dialog("puzzles"), new Set(entries.map(({ link }) => link)));
  if (forgotten && "stored" in forgotten) focusOnAside(forgotten);
  else focusOn(forgotten?.id, "open-mine");
}

/**
 * Shows what another tab has changed while the dialog is open; not while somebody
 * writes a name there.
 * @param {App} app
 */
export async function mineElsewhere(app) {
  const root = dialog("puzzles");
  if (!root.open) return;
  const entries = await published(app.solver);
  if (!root.open || root.querySelector('[data-part="mine"] input')) return;
  const { id, action } = /** @type {HTMLElement} */ (document.activeElement).dataset;
  fillMine(app, root, new Set(entries.map(({ link }) => link)));
  if (id) focusOn(id, action);
}

/**
 * @param {string | undefined} id
 * @param {string | undefined} action
 */
function focusOn(id, action) {
  const buttons = /** @type {HTMLElement[]} */ ([...part("mine", dialog("puzzles")).querySelectorAll("button")]);
  buttons.find(({ dataset }) => dataset.id === id && dataset.action === action)?.focus();
}

/**
 * Puts a field below the card. Enter, or leaving it, keeps what stands
 * there; Escape leaves everything as it was.
 * @param {App} app
 * @param {HTMLElement} button on the card
 */
function rename({ keeping, speech }, button) {
  const id = button.dataset.id ?? "";
  const [item, entry] = [button.closest("li"), keeping.find(id)];
  if (!item || !entry || item.querySelector("input")) return;
  const title = /** @type {HTMLElement} */ (item.querySelector("b"));
  // What is edited is the name itself, not as it is shown.
  const given = isDay(entry.name) ? titleOf(entry.name, speech) : entry.name || speech.say("unnamed");
  const field = make("input", { type: "text", value: entry.called || given, maxlength: LONGEST_NAME, autocomplete: "off", dir: "auto" });
  field.setAttribute("aria-label", speech.say("rename.field"));
  const done = (/** @type {boolean} */ keep) => {
    if (!field.isConnected) return;
    const name = field.value.replace(/\s+/g, " ").trim();
    const called = name === given ? "" : name;
    if (keep && name && called !== entry.called) keeping.change({ id, called });
    const now = nameOf(keeping.find(id) ?? entry, speech);
    title.textContent = now;
    nameButtons(item, now, speech);
    const left = document.activeElement !== field;
    field.onblur = null;
    field.remove();
    if (!left) button.focus();
  };
  field.onblur = () => done(true);
  field.onkeydown = (event) => {
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    done(event.key === "Enter");
  };
  /** @type {HTMLElement} */ (item.firstChild).after(field);
  field.focus();
  field.select();
}
