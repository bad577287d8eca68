// The share dialog: it writes the puzzle on the table, or tiles that are being entered, in a chosen format,
// shows the result and what it cannot express, and copies, sends or saves it.

import { makeChoice } from "../base/fields.js";
import { dialog } from "../base/dialogs.js";
import { buttonOf, fitRows, make, part, setText, showThumbnail } from "../base/dom.js";
import { copies, download, copyDots, dotsOf } from "../base/export.js";
import { FaultError } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { scoreWords } from "../speech/boards.js";
import { titleOf } from "../speech/titles.js";
import { found, layerShown, momentOf, ownBoard, placed } from "../table/layers.js";

/** @import {Board, Fault} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Layer} from "../table/state.d.ts" */
/** @import {App, State, TileFacts} from "./state.d.ts" */

/**
 * The formats in the groups of the list, each with the extension of its files.
 * @type {Record<string, Record<string, string>>}
 */
export const GROUPS = {
  open: { link: "txt", qr: "png" },
  picture: { svg: "svg", png: "png", board: "txt" },
  text: { edgewise: "txt", json: "json" },
  program: { go: "go", python: "py", javascript: "js" },
  other: {
    letters: "txt",
    signed: "txt",
    csv: "csv",
    pieces: "txt",
    bucas: "txt",
    eternity2: "txt",
    "eternity2-json": "json",
    tetravex: "txt",
  },
};

/** The extensions of all formats. @type {Record<string, string>} */
const ENDINGS = Object.assign({}, ...Object.values(GROUPS));

/** The formats most people want, one tap each; the others are one step further. */
const WAYS = ["link", "png", "qr", "board"];

/** The ways from a page on a disk: a text that can be pasted comes along, and first if no link can be passed on. */
const DISK_WAYS = { hosted: ["link", "png", "qr", "edgewise"], disk: ["edgewise", "png", "link"] };

/** Formats shown as a picture; two of them become PNGs. */
const SEEN = ["qr", "svg", "png"];
const DOTS = ["qr", "png"];

/** The most characters that are shown; copying takes all of them. */
const MOST_SHOWN = 20_000;

/** The most lines in sight: of a text, and of a link that wraps. */
const MOST_LINES = 14;
const LINK_LINES = 8;

/** What the dialog holds. */
const now = { format: "link", text: "", turn: 0 };

/**
 * Opens the share dialog. The board goes along by default if it has tiles, but not if it shows a
 * solution: nobody gives that away unasked.
 * @param {App} app
 */
export function beginShare(app) {
  const root = dialog("share");
  const { state } = app.store;
  const sharedBoard = boardNow(state);
  /** @type {HTMLInputElement} */ (part("with-board", root)).checked = sharedBoard !== null && !["solution", "search"].includes(sharedBoard.layer);
  part("print-guide", root).hidden = found(state).length === 0 && !app.mayGuide();
  part("print-section", root).hidden = !state.table.puzzle || enteredNow(state) !== null;
  return fillShare(app);
}

/** Updates the dialog for the chosen format. @param {App} app */
export async function fillShare(app) {
  const { store, speech } = app;
  const root = dialog("share");
  const select = /** @type {HTMLSelectElement} */ (part("share-format", root));
  const place = placeOf(app);
  const ways = listFormats(select, speech, place ? DISK_WAYS[place] : WAYS);
  ways.choose(select.value);
  const sharedBoard = boardNow(store.state);
  part("share-board", root).hidden = sharedBoard === null;
  const boardWords = part("share-board-what", root);
  // The label says so when the board is a solution.
  const best = sharedBoard?.layer === "best" ? store.state.best.hunt?.at : null;
  setText(boardWords, best ? speech.say("share.best", { score: best.score, seams: best.seams }) : speech.say(sharedBoard?.layer === "solution" ? "share.solution" : "share.board"));
  const moment = momentOf(store.state);
  part("share-moment", root).textContent = moment && speech.say("share.moment", { n: moment.number });
  const format = select.value;
  const turn = ++now.turn;
  // Until the answer is here nothing can be copied: the old text may be of another puzzle.
  now.text = "";
  for (const action of ["copy", "save", "send"]) button(action).disabled = true;
  const withBoard = /** @type {HTMLInputElement} */ (part("with-board", root)).checked;
  const { text, words } = await written(app, format, withBoard && sharedBoard ? sharedBoard.board : null);
  if (turn !== now.turn) return;
  Object.assign(now, { format, text });
  const what = part("share-what", root);
  what.hidden = !(format in GROUPS.open || (place && format === "edgewise")) || enteredNow(store.state)?.link === "";
  setText(what, speech.say(place ? `share.what.${place}` : "share.what", { page: app.address.passed() }));
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
  // Where the system has a share sheet, that comes first.
  const sends = "share" in navigator && format === "link" && place !== "disk";
  button("send").hidden = !sends;
  button("copy").classList.toggle("primary", !sends);
}

/** @param {string} action */
const button = (action) => buttonOf(action, dialog("share"));

/** The ways beside each list, and their language. @type {WeakMap<HTMLSelectElement, { language: string, choice: ReturnType<typeof makeChoice> }>} */
const offered = new WeakMap();

/** Where a page on a disk can be opened by others: at the address that was built in, or nowhere; "" for a page that is served. @param {App} app */
function placeOf({ address }) {
  if (!address.page().startsWith("file:")) return "";
  return address.passed() ? "hosted" : "disk";
}

/** Fills the list of formats and the ways beside it. @param {HTMLSelectElement} select @param {Speech} speech @param {string[]} ways */
function listFormats(select, speech, ways) {
  const before = offered.get(select);
  if (before?.language === speech.language) return before.choice;
  const chosen = select.value || ways[0];
  select.replaceChildren(
    ...Object.entries(GROUPS).map(([group, formats]) =>
      make(
        "optgroup",
        { label: speech.say(`as.group.${group}`) },
        ...Object.keys(formats).map((format) => make("option", { value: format }, speech.say(`as.${format}`))),
      ),
    ),
  );
  select.value = chosen;
  const choice = makeChoice("share-way", speech.say("share.ways"), (way) => formatName(way, speech), (way) => void (select.value = way));
  choice.offer(ways, chosen);
  part("share-ways", dialog("share")).replaceChildren(choice.root);
  offered.set(select, { language: speech.language, choice });
  return choice;
}

/**
 * Disables the button where there is nothing to share, and hides it at the finish, which has a button
 * for the result.
 * @param {State} state
 * @param {boolean} finished
 */
export function showShareButton(state, finished) {
  const { page: { broken, phase }, table: { puzzle } } = state;
  const share = buttonOf("share");
  share.disabled = !puzzle && !enteredNow(state) && (broken !== null || phase === "ready");
  share.hidden = finished;
}

/**
 * The board to share, and its layer: the one shown, or else the person's own; null when both are empty.
 * @param {State} state
 * @returns {{ board: Board, layer: Layer } | null}
 */
function boardNow(state) {
  if (momentOf(state) || enteredNow(state)) return null; // A moment is in the link itself, and tiles being entered have no board.
  const shown = placed(state);
  if (shown.some(Boolean)) return { board: shown, layer: layerShown(state) };
  const board = ownBoard(state.table);
  return board && { board, layer: "board" };
}

/** The facts of the tiles being entered, while these are in sight and differ from the puzzle on the table. @param {State} state */
function enteredNow({ page: { tab }, table: { puzzle }, entry: { answer } }) {
  if (tab !== "tiles" || !answer?.facts.begun) return null;
  const { grid, tiles } = answer.facts.entered;
  return puzzle?.grid.name === grid && puzzle.tiles.join() === tiles.join() ? null : answer.facts;
}

/** The name of a format as the dialog shows it. @param {string} format @param {Speech} speech */
const formatName = (format, speech) => speech.say(WAYS.includes(format) ? `share.way.${format}` : `as.${format}`);

/**
 * Tiles of which some are missing: only two formats can express them.
 * @param {TileFacts} facts
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
 * The title of a picture: the name, and the score of a full board that is no solution.
 * @param {State} state
 * @param {Board | null} board
 * @param {Speech} speech
 */
function pictureTitle(state, board, speech) {
  const name = nameNow(state);
  const scored = [state.best.hunt?.at, state.table.marks].find((of) => of && board?.every(Boolean) && String(of.board) === String(board));
  return [name && titleOf(name, speech), scored && scored.score < scored.seams && scoreWords(scored, speech)].filter(Boolean).join(" · ");
}

/**
 * The puzzle in a format, and the sentences about what is lost.
 * @param {App} app
 * @param {string} format
 * @param {Board | null} board
 * @returns {Promise<{ text: string, words: string[] }>}
 */
async function written({ store: { state }, solver, speech, address }, format, board) {
  const facts = enteredNow(state);
  const page = address.passed() || address.page();
  if (facts && !facts.link) return begun(facts, format, page, speech);
  const puzzle = facts?.link ?? state.table.puzzle?.id;
  if (!puzzle) return { text: format === "link" ? page : "", words: [] };
  const art = state.page.settings.plain ? "plain" : "";
  const moment = momentOf(state);
  const title = format !== "qr" && SEEN.includes(format) && pictureTitle(state, board, speech);
  // Faults name the format as the dialog does.
  const say = (/** @type {Fault} */ { args, ...fault }) =>
    faultSentence({ ...fault, args: "format" in args ? { ...args, format: formatName(format, speech) } : args }, speech);
  try {
    const { text, lost } = await solver.call("write", {
      ...{ puzzle, format: format === "png" ? "svg" : format, page, art },
      ...(board && { board }),
      ...(title && { title }),
      ...(moment && format in GROUPS.open && { watch: moment }),
    });
    return { text, words: lost.map(say) };
  } catch (error) {
    if (!(error instanceof FaultError) || error.lost) throw error;
    return { text: "", words: [say(error.fault)] };
  }
}

/** @param {App} app */
export async function copyShare({ store, speech }) {
  const root = dialog("share");
  const field = /** @type {HTMLTextAreaElement} */ (part("share-text", root));
  const { turn } = now;
  const dots = DOTS.includes(now.format);
  if (!dots) field.select();
  const copied = await (dots ? copyDots(dotsOf(now.text)) : copies(now.text.trimEnd()));
  // Another format may have been chosen while the picture was painted.
  if (turn !== now.turn) return;
  if (!copied && !field.hidden && field.value !== now.text.trimEnd()) {
    field.value = now.text.trimEnd(); // Showing all of it is slow, but the person has to copy it by hand.
    field.select();
  }
  part("copied", root).textContent = speech.say(copied ? "copied" : SEEN.includes(now.format) ? "copy.save" : `copy.hand.${store.state.page.finger ? "tap" : "click"}`);
}

/** Saves the text or picture as a file. @param {App} app */
export async function saveShare({ store, speech }) {
  const { format, text } = now;
  const name = fileCalled(nameNow(store.state), speech);
  const type = format === "svg" ? "image/svg+xml" : "text/plain";
  download(`${name}.${ENDINGS[format]}`, DOTS.includes(format) ? await dotsOf(text) : new Blob([text], { type }));
  part("copied", dialog("share")).textContent = speech.say("saved");
}

/** The name of what is shared, "" without one. @param {State} state */
const nameNow = (state) => (enteredNow(state) ?? state.table.puzzle)?.name ?? "";

/** Windows refuses files with the names of its devices. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)\d)$/i;
/** The longest name of a file, in characters. */
const LONGEST_FILE = 60;

/** A file name from a puzzle's name: letters and digits only, "" where none are left. @param {string} name */
export function fileName(name) {
  const words = name.replace(/[^\p{L}\p{M}\p{N}]+/gu, "-").replace(/(\p{M}{5})\p{M}+/gu, "$1");
  const short = [...words.replace(/^-/, "")].slice(0, LONGEST_FILE).join("").replace(/-$/, "");
  return DEVICE.test(short) ? "" : short;
}

/** A file name from a puzzle's name, or a general one. @param {string} name @param {Speech} speech */
export const fileCalled = (name, speech) => fileName(name) || speech.say("file");

/** Passes the link to the system's share sheet. @param {App} app */
export async function sendLink({ store, speech }) {
  const title = titleOf(nameNow(store.state), speech);
  // A person who closes the sheet rejects the promise; that is no error.
  await navigator.share?.({ title, url: now.text }).catch(() => {});
}
