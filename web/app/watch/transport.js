// The transport: play and pause, single steps, start, previous and next dead end, next solution, the
// scrubber and the pace.

import { iconButton, make, setText } from "../base/dom.js";
import { PACES, isMoving, isOver, lengthOf, numberOf, toEvent, wind } from "./watching.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {App, State} from "./state.d.ts" */

/** The paths of the buttons' icons, on a grid of 24. */
const ICONS = {
  start: "M6 5v14M19 5l-9 7 9 7z",
  "dead-end-back": "M19 6l-6 6 6 6zM12 6l-6 6 6 6z",
  back: "M17 5l-9 7 9 7z",
  play: "M8 5l11 7-11 7z",
  pause: "M9 5v14M15 5v14",
  on: "M7 5l9 7-9 7z",
  "dead-end": "M5 6l6 6-6 6zM12 6l6 6-6 6z",
  solution: "M5 5l9 7-9 7zM18 5v14",
};

/** @param {App} app */
export function makeTransport(app) {
  const button = (/** @type {keyof typeof ICONS} */ name) => iconButton(`watch-${name}`, `watch.${name}`, ICONS[name]);
  const play = button("play");
  play.classList.add("primary");
  const back = [button("start"), button("dead-end-back"), button("back")];
  const on = [button("on"), button("dead-end"), button("solution")];
  const row = make("div", { class: "transport", role: "group", "data-label": "transport" }, ...back, play, ...on);
  const scrubber = make("input", { type: "range", id: "watch-at", min: 0, step: 1, "data-label": "scrubber" });
  const pace = make("input", { type: "range", id: "watch-pace", min: 0, max: PACES.length - 1, step: 1 });
  const paceWords = make("output", { for: "watch-pace" });
  const root = make(
    "section",
    {},
    row,
    scrubber,
    make("div", { class: "scrub" }, make("label", { for: "watch-pace", "data-say": "watch.pace" }), pace, paceWords),
  );
  scrubber.addEventListener("input", () => {
    app.store.change(({ watch }) => void (watch.playing = false));
    void wind(app, toEvent(Number(scrubber.value)));
  });
  pace.addEventListener("input", () => app.store.change(({ watch }) => void (watch.pace = Number(pace.value))));

  return {
    root,
    /** @type {(state: State, speech: Speech) => void} */
    show: (state, speech) => {
      const { watch } = state;
      const [at, length] = [numberOf(state), lengthOf(state)];
      showPlay(play, isMoving(state), speech);
      // Buttons are never disabled: that would take the focus from the one just pressed.
      for (const each of back) each.setAttribute("aria-disabled", String(at === 0));
      for (const each of on) each.setAttribute("aria-disabled", String(isOver(state)));
      for (const each of [...back, ...on]) each.title = each.getAttribute("aria-label") ?? "";
      scrubber.max = String(Math.max(length, 1));
      scrubber.disabled = !watch.at;
      // A pointer that holds the scrubber decides where it is.
      if (!scrubber.matches(":active")) scrubber.value = String(at);
      const known = watch.at?.end !== null;
      const positionWords = speech.say(known ? "watch.step" : "watch.step.open", { n: at, of: length });
      scrubber.setAttribute("aria-valuetext", positionWords);
      pace.value = String(watch.pace);
      const speed = speech.count("watch.paces", PACES[watch.pace]);
      setText(paceWords, speed);
      pace.setAttribute("aria-valuetext", speed);
    },
  };
}

/** @param {HTMLElement} play @param {boolean} playing @param {Speech} speech */
function showPlay(play, playing, speech) {
  const name = playing ? "pause" : "play";
  play.dataset.label = `watch.${name}`;
  play.setAttribute("aria-label", speech.say(`label.watch.${name}`));
  play.querySelector("path")?.setAttribute("d", ICONS[name]);
}
