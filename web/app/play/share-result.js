// Shares the result: the picture with a line and the link, the line with the link, or the link alone.

import { closeDialogs, makeDialog, openDialog } from "../base/dialogs.js";
import { make } from "../base/dom.js";
import { copies, copyDots, download } from "../base/export.js";
import { boardOf } from "../game/game.js";
import { lineText, passLineOn, passOn, resultPicture } from "../share/result.js";
import { fileCalled } from "../share/share.js";
import { dayOf } from "../speech/days.js";
import { nameOf } from "../speech/titles.js";
import { factsOf, pictureWords, resultLine } from "./finish.js";

/** @import {Board, Puzzle} from "../../types.d.ts" */
/** @import {Line, Means} from "../share/result.js" */
/** @import {Facts} from "./finish.js" */
/** @import {App} from "./state.d.ts" */

/** What this browser can do. Without canShare it cannot send files. @returns {Means} */
function means() {
  const share = navigator.share?.bind(navigator);
  return {
    share: share ?? null,
    canShare: (data) => navigator.canShare?.(data) ?? false,
    copyBoth: copyDots,
    copyLine: copies,
    save: download,
  };
}

/** @param {App} app @param {"picture" | "line" | "link"} how */
async function shareResult(app, how) {
  const { store, speech } = app;
  const { puzzle, game } = store.state.table;
  if (!puzzle || !game) return;
  const facts = factsOf(store.state, dayOf(new Date()));
  const name = nameOf(app.puzzleStore.find(puzzle.id) ?? puzzle, speech);
  const full = lineOf(app, puzzle, name, facts);
  const line = how === "link" ? { ...full, text: "" } : full;
  const file = `${fileCalled(facts.day || puzzle.name, speech)}.png`;
  const outcome = how === "picture" ? await passOn(pictureOf(app, puzzle, boardOf(game), name, facts), file, line, means()) : await passLineOn(line, means());
  if (store.state.table.puzzle !== puzzle) return;
  store.change((state) => void (state.play.shared = { outcome, line: lineText(line), game: state.table.game }));
}

/**
 * The line and the link, which names a day by its date; without a link on a disk, since nobody else could open it.
 * @param {App} app
 * @param {Puzzle} puzzle
 * @param {string} name
 * @param {Facts} facts
 * @returns {Line}
 */
function lineOf({ store, speech, address }, puzzle, name, facts) {
  const hash = facts.day ? `day=${facts.day}` : puzzle.id;
  return { title: "Edgewise", text: resultLine(name, store.state.table, speech, facts), url: address.passed() && `${address.passed()}#${hash}` };
}

/** @param {App} app @param {Puzzle} puzzle @param {Board} board @param {string} name @param {Facts} facts */
async function pictureOf({ store, solver, speech }, puzzle, board, name, facts) {
  const { page: { settings }, table } = store.state;
  const words = pictureWords(name, table, speech, facts);
  const { svg } = await solver.call("picture", { puzzle: puzzle.id, board, ...(settings.plain && { art: "plain" }) });
  return resultPicture(svg, words);
}

const WAYS = /** @type {const} */ (["picture", "line", "link"]);

/** @param {App} app */
function offerWays({ speech, address }) {
  const ways = WAYS.filter((way) => way !== "link" || address.passed()).map((way) => make("button", { type: "button", "data-action": `share-${way}` }, make("b", {}, speech.say(`finish.share.${way}`)), make("small", {}, speech.say(`finish.share.${way}.what`))));
  const dialog = makeDialog("share-result", speech.say("finish.share.how"), speech.say("close"), make("div", { class: "share-ways" }, ...ways));
  dialog.classList.add("small");
  openDialog("share-result");
}

/** @param {App} app @returns {Record<string, (button: HTMLElement) => unknown>} by data-action */
export function sharingActions(app) {
  const share = WAYS.map((way) => /** @type {const} */ ([`share-${way}`, () => {
    closeDialogs();
    return shareResult(app, way);
  }]));
  return { "share-result": () => offerWays(app), ...Object.fromEntries(share) };
}
