// Passing a puzzle on, or tiles that are being entered: the share dialog writes it in the format that is chosen, shows
// what comes out and what of the puzzle is lost, and copies, sends or saves it.

import { makeChoice } from "../base/choice.js";
import { dialog } from "../base/dialogs.js";
import { fitRows, make, part, setText } from "../base/dom.js";
import { copies, download } from "../base/export.js";
import { showThumbnail } from "../base/images.js";
import { FaultError } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { scoreWords } from "../speech/scores.js";
import { titleOf } from "../speech/titles.js";
import { found, layerShown, momentOf, ownBoard, placed } from "../table/layers.js";
import { copyDots, dotsOf } from "./dots.js";

/** @import {Board, Fault} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Layer} from "../table/state.d.ts" */
/** @import {App, State, Told} from "./state.d.ts" */

/** The formats, in the groups in which they are offered. */
export const GROUPS = {
  open: ["link", "qr"],
  picture: ["svg", "png", "board"],
  text: ["edgewise", "json"],
  program: ["go", "python", "javascript"],
  other: ["letters", "signed", "csv", "pieces", "bucas", "eternity2", "eternity2-json", "tetravex", "legespiel"],
};

/** What most people want, one tap each; the others are one step further. */
const WAYS = ["link", "png", "qr", "board"];

/** How a file of a format ends, where it is no plain text. @type {Record<string, string>} */
const ENDINGS = {
  ...{ qr: "png", svg: "svg", png: "png", json: "json", go: "go", python: "py", javascript: "js", csv: "csv" },
  ...{ legespiel: "xml", "eternity2-json": "json" },
};

/** Formats that are looked at, not read; two of them as many dots. */
const SEEN = ["qr", "svg", "png"];
const DOTS = ["qr", "png"];

/** So many signs are shown at most; what is copied has all of them. */
const MOST_SHOWN = 20_000;

/** So many lines are in sight at most: those of a text, and those that a link is broken into. */
const MOST_LINES = 14;
const LINK_LINES = 8;

/** What the dialog holds now. */
const now = { format: "link", text: "", turn: 0 };

/**
 * Fills the share dialog as it is opened: with what lies on the board, if anything does; but
 * nobody gives a solution away who does not say so.
 * @param {App} app
 * @param {boolean} [guides] whether there is a guide to a solution, or may be in a moment
 */
export function beginShare(app, guides = false) {
  const root = dialog("share");
  const { state } = app.store;
  const lying = lyingNow(state);
  /** @type {HTMLInputElement} */ (part("with-board", root)).checked = lying !== null && !["solution", "search"].includes(lying.layer);
  part("print-guide", root).hidden = found(state).length === 0 && !guides;
  part("print-section", root).hidden = !state.table.puzzle || enteredNow(state) !== null;
  return fillShare(app);
}

/**
 * Fills the share dialog with the puzzle as it is now, in the format chosen.
 * @param {App} app
 */
export async function fillShare(app) {
  const { store, speech } = app;
  const root = dialog("share");
  const select = /** @type {HTMLSelectElement} */ (part("share-format", root));
  const ways = listFormats(select, speech);
  ways.choose(select.value);
  const lying = lyingNow(store.state);
  part("share-board", root).hidden = lying === null;
  const what = part("share-board-what", root);
  // Whoever passes on a solution has to know that it is one.
  const best = lying?.layer === "best" ? store.state.best.hunt?.at : null;
  setText(what, best ? speech.say("share.best", { score: best.score, seams: best.seams }) : speech.say(lying?.layer === "solution" ? "share.solution" : "share.board"));
  const moment = momentOf(store.state);
  part("share-moment", root).textContent = moment && speech.say("share.moment", { n: moment.number });
  const format = select.value;
  const turn = ++now.turn;
  // Until the answer is here there is nothing to copy, least of all another puzzle.
  now.text = "";
  for (const action of ["copy", "save", "send"]) button(action).disabled = true;
  const withBoard = /** @type {HTMLInputElement} */ (part("with-board", root)).checked;
  const { text, words } = await written(app, format, withBoard && lying ? lying.board : null);
  if (turn !== now.turn) return;
  Object.assign(now, { format, text });
  part("share-what", root).hidden = !GROUPS.open.includes(format) || enteredNow(store.state)?.link === "";
  const seen = SEEN.includes(format);
  const field = /** @type {HTMLTextAreaElement} */ (part("share-text", root));
  field.value = text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text.trimEnd();
  field.hidden = seen || text === "";
  const lines = field.value.split("\n").length;
  field.wrap = lines > 1 ? "off" : "soft";
  if (lines > 1) field.rows = Math.min(lines, MOST_LINES);
  else fitRows(field, LINK_LINES);
  const picture = part("share-picture", root);
  picture.hidden = !seen || text === "";
  showThumbnail(picture, picture.hidden ? "" : text, format === "qr" ? "code" : "picture");
  part("share-lost", root).replaceChildren(...words.map((sentence) => make("p", {}, sentence)));
  part("copied", root).textContent = "";
  for (const action of ["copy", "save", "send"]) button(action).disabled = text === "";
  // The system's own share sheet comes first where there is one.
  const sends = "share" in navigator && format === "link";
  button("send").hidden = !sends;
  button("copy").classList.toggle("primary", !sends);
}

/** @param {string} action */
const button = (action) => /** @type {HTMLButtonElement} */ (dialog("share").querySelector(`[data-action="${action}"]`));

/** The ways that each list goes with, in the language that is spoken. @type {WeakMap<HTMLSelectElement, { language: string, choice: ReturnType<typeof makeChoice> }>} */
const offered = new WeakMap();

/**
 * Lists the formats, and what most people want of them.
 * @param {HTMLSelectElement} select
 * @param {Speech} speech
 */
function listFormats(select, speech) {
  const before = offered.get(select);
  if (before?.language === speech.language) return before.choice;
  const chosen = select.value || "link";
  select.replaceChildren(
    ...Object.entries(GROUPS).map(([group, formats]) =>
      make(
        "optgroup",
        { label: speech.say(`as.group.${group}`) },
        ...formats.map((format) => make("option", { value: format }, speech.say(`as.${format}`))),
      ),
    ),
  );
  select.value = chosen;
  const choice = makeChoice("share-way", speech.say("share.ways"), (way) => speech.say(`share.way.${way}`), (way) => void (select.value = way));
  choice.offer(WAYS, chosen);
  part("share-ways", dialog("share")).replaceChildren(choice.root);
  offered.set(select, { language: speech.language, choice });
  return choice;
}

/**
 * There is something to share unless nothing could be read, or nothing was opened. At the
 * finish the result is shared, by a button of its own.
 * @param {State} state
 * @param {boolean} finished
 */
export function showShareButton(state, finished) {
  const { page: { broken, phase }, table: { puzzle } } = state;
  const share = /** @type {HTMLButtonElement} */ (document.querySelector('[data-action="share"]'));
  share.disabled = !puzzle && !enteredNow(state) && (broken !== null || phase === "ready");
  share.hidden = finished;
}

/**
 * What lies on the board, and in which layer: as it is shown, else the person's own; null when nothing does.
 * @param {State} state
 * @returns {{ board: Board, layer: Layer } | null}
 */
function lyingNow(state) {
  if (momentOf(state) || enteredNow(state)) return null; // a link to it has that; on those tiles nothing lies
  const shown = placed(state);
  if (shown.some(Boolean)) return { board: shown, layer: layerShown(state) };
  const board = ownBoard(state.table);
  return board && { board, layer: "board" };
}

/**
 * The tiles that are being entered, where these are in sight and not on the table.
 * @param {State} state
 */
function enteredNow({ page: { tab }, table: { puzzle }, entry: { facts } }) {
  if (tab !== "tiles" || !facts?.told.begun) return null;
  const { grid, tiles } = facts.told.entered;
  return puzzle?.grid.name === grid && puzzle.tiles.join() === tiles.join() ? null : facts.told;
}

/**
 * What a format is called where it is chosen.
 * @param {string} format
 * @param {Speech} speech
 */
const calledBy = (format, speech) => speech.say(WAYS.includes(format) ? `share.way.${format}` : `as.${format}`);

/**
 * Tiles that are not all entered in a format: there are two that can say so.
 * @param {Told} told
 * @param {string} format
 * @param {string} page
 * @param {Speech} speech
 */
function begun({ entered: { tiles }, begun: link, text }, format, page, speech) {
  const n = tiles.filter((tile) => !tile.includes("?")).length;
  const texts = /** @type {Record<string, string>} */ ({ link: `${page}#${link}`, edgewise: text });
  return { text: texts[format] ?? "", words: [speech.say(format in texts ? "share.begun" : "share.begun.not", { n, of: tiles.length })] };
}

/**
 * What stands above a picture: the name, and of a full board that is no solution how many seams match.
 * @param {State} state
 * @param {Board | null} board
 * @param {Speech} speech
 */
function pictureTitle(state, board, speech) {
  const name = nameNow(state);
  const told = [state.best.hunt?.at, state.table.marks].find((of) => of && board?.every(Boolean) && String(of.board) === String(board));
  return [name && titleOf(name, speech), told && told.score < told.seams && scoreWords(told, speech)].filter(Boolean).join(" · ");
}

/**
 * The puzzle in a format, and what has to be said about that.
 * @param {App} app
 * @param {string} format
 * @param {Board | null} board
 * @returns {Promise<{ text: string, words: string[] }>}
 */
async function written({ store: { state }, solver, speech, address }, format, board) {
  const told = enteredNow(state);
  if (told && !told.link) return begun(told, format, address.page(), speech);
  const puzzle = told?.link ?? state.table.puzzle?.id;
  if (!puzzle) return { text: format === "link" ? address.page() : "", words: [] };
  const art = state.page.settings.plain ? "plain" : "";
  const moment = momentOf(state);
  const title = format !== "qr" && SEEN.includes(format) && pictureTitle(state, board, speech);
  // A format goes by the name that it was chosen by.
  const say = (/** @type {Fault} */ { args, ...fault }) =>
    faultSentence({ ...fault, args: "format" in args ? { ...args, format: calledBy(format, speech) } : args }, speech);
  try {
    const { text, lost } = await solver.call("write", {
      ...{ puzzle, format: format === "png" ? "svg" : format, page: address.page(), art },
      ...(board && { board }),
      ...(title && { title }),
      ...(moment && GROUPS.open.includes(format) && { watch: moment }),
    });
    return { text, words: lost.map(say) };
  } catch (error) {
    if (!(error instanceof FaultError) || error.lost) throw error;
    return { text: "", words: [say(error.fault)] };
  }
}

/**
 * @param {App} app
 */
export async function copyShare({ store, speech }) {
  const root = dialog("share");
  const field = /** @type {HTMLTextAreaElement} */ (part("share-text", root));
  const { turn } = now;
  const dots = DOTS.includes(now.format);
  if (!dots) field.select();
  const copied = await (dots ? copyDots(dotsOf(now.text)) : copies(now.text.trimEnd()));
  // Something else may be chosen while a picture is painted.
  if (turn !== now.turn) return;
  if (!copied && !field.hidden && field.value !== now.text.trimEnd()) {
    field.value = now.text.trimEnd(); // slow to show, but all of it has to be there to be copied by hand
    field.select();
  }
  part("copied", root).textContent = speech.say(copied ? "copied" : SEEN.includes(now.format) ? "copy.save" : `copy.hand.${store.state.page.finger ? "tap" : "click"}`);
}

/**
 * Saves what the dialog shows as a file.
 * @param {App} app
 */
export async function saveShare({ store, speech }) {
  const { format, text } = now;
  const ending = ENDINGS[format] ?? "txt";
  const name = fileCalled(nameNow(store.state), speech);
  const type = format === "svg" ? "image/svg+xml" : "text/plain";
  download(`${name}.${ending}`, DOTS.includes(format) ? await dotsOf(text) : new Blob([text], { type }));
  part("copied", dialog("share")).textContent = speech.say("saved");
}

/** What is shared is called so, "" without a name. @param {State} state */
const nameNow = (state) => (enteredNow(state) ?? state.table.puzzle)?.name ?? "";

/** No system lets a file be called like one of its devices. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)\d)$/i;
/** So many signs of a name a file is called after. */
const LONGEST_FILE = 60;

/**
 * What a file is called after a puzzle: letters and digits only, "" where that leaves nothing.
 * @param {string} name
 */
export function fileName(name) {
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/(\p{M}{5})\p{M}+/gu, "$1");
  const short = [...words.replace(/^-/, "")].slice(0, LONGEST_FILE).join("").replace(/-$/, "");
  return DEVICE.test(short) ? "" : short;
}

/**
 * What a file is called after a puzzle, which may have no name that a file can have.
 * @param {string} name
 * @param {Speech} speech
 */
export const fileCalled = (name, speech) => fileName(name) || speech.say("file");

/**
 * Hands the link to the system's own share sheet.
 * @param {App} app
 */
export async function sendLink({ store, speech }) {
  const title = titleOf(nameNow(store.state), speech);
  // Closing the sheet without sending counts as a failure; it is none.
  await navigator.share({ title, url: now.text }).catch(() => {});
}
