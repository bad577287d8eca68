// The notices at the top of the panel: texts being read or not opened, broken links, faults of actions, notes, damaged
// records, failing storage, being offline, a newer version; and the question about a puzzle that would hide a board.

import { closeDialogs, dialog, openDialog } from "../base/dialogs.js";
import { isNew, make, part, setText, thumbnail } from "../base/dom.js";
import { isLoss } from "../engine/solver.js";
import { isBusy } from "../keep/record.js";
import { asideWords } from "../library/aside.js";
import { isSearching } from "../solve/stages.js";
import { faultSentence, noteSentences } from "../speech/faults.js";
import { openFirst, openWaiting, stayHere } from "../table/open.js";
import { ask } from "../table/turns.js";

/** @import {Actions} from "../base/room.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Broken} from "../table/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** What helps when the solver fails, not the text. @type {Record<string, string | undefined>} */
const REMEDIES = { "wasm-load": "failed.why", "worker-lost": "lost.why", bug: "bug.why" };

/** @param {HTMLElement} root @param {State} state @param {Speech} speech */
export function showNotices(root, state, speech) {
  const { page: { broken }, solve: { search }, shell: { offline, updated } } = state;
  const idle = !isSearching(search);
  const { stalled, reading, unopened, noted, damaged, losing } = noticeTexts(state, speech);
  if (!isNew(root, JSON.stringify([speech.language, stalled, broken, reading, unopened, noted, offline, updated && idle, losing, damaged]))) return;
  const shown = [];
  if (stalled) shown.push(notice(stalled, button("reload", speech.say("stalled.reload"))));
  if (reading) shown.push(notice(reading, actions(button("stop-reading", speech.say("reading.stop")))));
  if (unopened) shown.push(notice(unopened, actions(button("look-again", speech.say("unopened.look")), button("look-dismiss", speech.say("unopened.drop")))));
  if (broken) shown.push(brokenNotice(broken, state.table.puzzle !== null, speech));
  if (noted) shown.push(notice(noted));
  if (damaged) shown.push(notice(damaged, damagedActions(speech)));
  if (losing) shown.push(notice(losing, losingActions(state, speech)));
  if (offline) shown.push(notice(speech.say("offline")));
  if (updated && idle) shown.push(notice(speech.say("update"), button("reload", speech.say("update.reload"))));
  root.replaceChildren(...shown);
}

/** The sentences of the notices that are announced, "" where there is nothing to say. @param {State} state @param {Speech} speech */
function noticeTexts({ page: { stalled, reading, look, notes }, entry: { draft }, library: { asideTold, keepingTold }, keep: { aside, keeping, mine } }, speech) {
  const losing = keeping !== "kept" && !keepingTold && (mine.some(isBusy) || draft.past.length > 0 || draft.aside !== null);
  return {
    stalled: stalled ? speech.say("stalled") : "",
    reading: reading ? speech.say("reading") : "",
    unopened: look && !look.open ? speech.count("unopened", look.look.readings[look.at ?? 0].tiles) : "",
    noted: notes.length > 0 ? noteSentences(notes, speech) : "",
    damaged: asideTold ? "" : asideWords(aside, speech),
    losing: losing ? speech.say(`keeping.${keeping}`) : "",
  };
}

/** The sentences that are new. @param {State} before @param {State} state @param {Speech} speech */
export function newNotices(before, state, speech) {
  const former = Object.values(noticeTexts(before, speech));
  return Object.values(noticeTexts(state, speech)).filter((text) => text && !former.includes(text)).join(" ");
}

/** @param {string} text @param {...Node} more */
function notice(text, ...more) {
  return make("div", { class: "notice", "data-part": "notice" }, make("p", {}, text), ...more);
}

/** @param {string} action @param {string} words */
function button(action, words) {
  return make("button", { type: "button", "data-action": action }, words);
}

/** @param {...Node} buttons */
function actions(...buttons) {
  return make("div", { class: "actions" }, ...buttons);
}

/** The buttons where nothing can be stored. @param {State} state @param {Speech} speech */
function losingActions({ keep: { mine } }, speech) {
  const save = mine.length > 0 ? [button("save-file", speech.say("save.file"))] : [];
  return actions(...save, button("dismiss-keeping", speech.say("dismiss")));
}

/** The buttons beside damaged records. @param {Speech} speech */
function damagedActions(speech) {
  return actions(button("puzzles", speech.say("puzzles")), button("dismiss-aside", speech.say("dismiss")));
}

/**
 * Says what is wrong with a text that was to be opened, or with the solver that was to read it.
 * @param {Broken} broken
 * @param {Speech} speech
 * @returns {{ title: string, sentence: string }}
 */
export function brokenWords({ problem, kept, playable }, speech) {
  if (playable) return { title: speech.say("failed.part"), sentence: speech.say("failed.part.why") };
  const remedy = REMEDIES[problem.code];
  if (remedy) return { title: faultSentence(problem, speech), sentence: speech.say(remedy) };
  if (kept && isUnfinished({ problem, kept })) {
    return { title: speech.say("begun"), sentence: speech.count("begun.why", kept.tiles.length, { of: speech.number(kept.expected) }) };
  }
  if (!kept?.tiles.length || problem.code !== "link-cut") {
    return { title: speech.say("broken"), sentence: faultSentence(problem, speech) };
  }
  const missing = kept.expected - kept.tiles.length;
  const sentence = speech.count("cut.kept", missing, {
    arrived: kept.tiles.length,
    expected: kept.expected,
    missing: speech.inWords(missing).toLowerCase(),
  });
  return { title: speech.say("cut"), sentence };
}

/** Whether the link is sound: somebody shares tiles that are still being entered. @param {Broken} broken */
function isUnfinished({ problem, kept }) {
  return Boolean(kept?.begun) && problem.code !== "link-cut";
}

/**
 * The notice about it, with the tiles that are saved and the buttons.
 * @param {Broken} broken
 * @param {boolean} beside whether a puzzle is on the table meanwhile
 * @param {Speech} speech
 */
function brokenNotice(broken, beside, speech) {
  const { kept } = broken;
  const { title, sentence } = brokenWords(broken, speech);
  const body = make("div", { class: isUnfinished(broken) ? "notice broken unfinished" : "notice broken", "data-part": "notice" });
  body.append(make("h2", {}, title), make("p", {}, sentence));
  if (kept?.svg && beside) body.append(thumbnail(kept.svg, "kept"));
  const offered = [];
  if (kept?.begun) offered.push(make("button", { type: "button", class: "primary", "data-action": "enter-rest" }, speech.say("begun.enter")));
  else if (kept?.grid && kept.tiles.length > 0) offered.push(button("complete", speech.say("cut.complete")));
  if (isLoss(broken.problem)) offered.push(button("retry", speech.say("retry")));
  offered.push(beside ? button("dismiss", speech.say("dismiss")) : button("puzzles", speech.say("puzzles.other")));
  body.append(actions(...offered));
  return body;
}

/** Asks what to do with a puzzle that would hide or replace a board in progress. @param {State} state @param {Speech} speech */
export function showWaiting({ page: { waiting } }, speech) {
  if (!waiting) {
    dialog("waiting").close();
    return;
  }
  setText(part("waiting-text"), speech.say(waiting.replaces ? "waiting.replaces" : "waiting"));
  // It may have come by Back or Forward: a step of its own would cut off what lies ahead.
  openDialog("waiting", { step: false });
}

/** @param {App} app */
export function listenToWaiting(app) {
  dialog("waiting").addEventListener("close", () => app.store.state.page.waiting && stayHere(app));
}

/** @param {App} app @returns {Actions} */
export function noticeActions(app) {
  const { store } = app;
  return {
    "open-waiting": () => {
      closeDialogs();
      return openWaiting(app);
    },
    stay: () => {
      closeDialogs();
      stayHere(app);
    },
    "stop-reading": () => ask(app),
    dismiss: () => store.change((state) => void (state.page.broken = null)),
    retry: () => {
      app.solver.restart();
      store.change((state) => void (state.page.phase = "starting"));
      return openFirst(app, app.address.hash().slice(1));
    },
  };
}
