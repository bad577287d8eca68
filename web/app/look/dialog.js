// The dialog of the look: the tiles as read, what is odd about them, and what the person can do. It
// follows the state until the look is closed.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { make, setText } from "../base/dom.js";
import { loadStyle, loadWords } from "../base/later.js";
import { faultSentence } from "../speech/faults.js";
import { Speech } from "../speech/speech.js";
import { ask } from "../table/turns.js";
import { leaveLook, readOtherwise } from "./actions.js";
import { makePair, makeSeen, makeWays } from "./seen.js";
import { titleWords, readingWords } from "./words.js";

/** @import {Looking} from "../table/state.d.ts" */
/** @import {App, State} from "./state.d.ts" */

/** Shows the look, and closes the dialog when the look is closed. @typedef {{ show: (state: State) => void }} LookView */

const STYLE = "style/look.css";

/** Makes the dialog in the present language. @param {App} app @returns {Promise<LookView>} */
export async function openLook(app) {
  const [words] = await Promise.all([loadWords(`look/${app.speech.language}`), loadStyle(STYLE)]);
  const speech = new Speech(app.speech.language, { ...app.speech.table, ...words });
  const dialog = makeDialog("look", "", speech.say("close"));
  const title = /** @type {HTMLElement} */ (dialog.querySelector("h2"));
  const summary = make("p", { id: "look-told", role: "status", "data-part": "look-told" });
  const fault = make("p", { class: "fault", role: "alert", "data-part": "look-fault" });
  const [seen, pair, ways] = [makeSeen(speech), makePair(speech), makeWays(speech, (choice) => readOtherwise(app, choice))];
  const [right, differently, edit] = ["look-right", "look-differently", "look-edit"].map((action) =>
    make("button", { type: "button", "data-action": action }, speech.say(action.replace("-", "."))),
  );
  differently.setAttribute("aria-controls", "look-ways");
  const actions = make("div", { class: "actions" }, right, differently, edit);
  dialog.append(make("div", { class: "looked" }, summary, fault, seen.root, pair.root, ways.root), actions);
  dialog.setAttribute("aria-describedby", summary.id);
  dialog.addEventListener("cancel", () => app.store.state.page.reading && ask(app));
  /** What the view last showed, and whether the text was being read again. @type {[Looking | null, boolean]} */
  let last = [null, false];
  dialog.addEventListener("close", () => {
    // The event comes a frame late: another look may have come meanwhile, shown in this dialog or soon to be.
    if (dialog.open || app.store.state.page.look !== last[0]) return;
    leaveLook(app);
    dialog.remove();
  });

  /** @param {Looking} looking @param {boolean} reading */
  const fill = (looking, reading) => {
    const { text, look: { readings }, at, differently: isOpen } = looking;
    const [before] = last;
    const chosen = at === null ? null : readings[at];
    setText(title, titleWords(looking, speech));
    setText(summary, readingWords(looking, reading, speech));
    setText(fault, looking.fault ? faultSentence(looking.fault, speech) : "");
    seen.show(chosen, text);
    pair.show(at === null ? readings.slice(0, 2) : [], text);
    ways.show(looking);
    const first = chosen?.link ? right : edit;
    right.hidden = first !== right;
    edit.hidden = chosen === null;
    for (const button of [right, edit]) button.classList.toggle("primary", button === first);
    if (actions.firstChild !== first) actions.replaceChildren(first, ...[right, differently, edit].filter((button) => button !== first));
    differently.setAttribute("aria-expanded", String(isOpen));
    if (before && isOpen && !before.differently) ways.root.scrollIntoView({ block: "nearest" });
    else if (before && (at !== before.at || looking.look !== before.look)) dialog.scrollTop = 0;
  };

  return {
    show: ({ page: { look, reading } }) => {
      if (!look?.open) {
        dialog.close();
        return dialog.remove();
      }
      if (look === last[0] && reading === last[1]) return;
      const isFirst = !dialog.open;
      if (isFirst) {
        if (!dialog.isConnected) document.body.append(dialog);
        openDialog("look");
      }
      fill(look, reading);
      last = [look, reading];
      if (!dialog.contains(document.activeElement)) title.focus({ preventScroll: true });
    },
  };
}
