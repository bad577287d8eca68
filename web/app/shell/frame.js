// The frame of the page: whether home or the table is in sight, the tabs, the name of what lies there, the focus when the
// button that had it disappears, and what becomes of the page, for boot.js and for those who measure it.

import { isShown, part, setParts, setTitleText } from "../base/dom.js";
import { isAtHand } from "../entry/facts.js";
import { isolateText } from "../speech/speech.js";
import { nameOf, shortNameOf, titleLanguage } from "../speech/titles.js";
import { layerShown } from "../table/layers.js";
import { showTab } from "../table/tab.js";
import { started } from "./offline.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Tab} from "../table/state.d.ts" */
/** @import {App, Page, State} from "./state.d.ts" */

/** Shows home or the table, and each tab from its top. @param {State} state */
export function showPlace(state) {
  const { page: { home, tab } } = state;
  const { dataset } = document.documentElement;
  const place = home ? "home" : "table";
  if (dataset.place !== place || document.body.dataset.tab !== tab) scrollTo(0, 0);
  dataset.place = place;
  document.body.dataset.layer = layerShown(state);
}

/** Shows the name above the board and in the title of the window. @param {State} state @param {Speech} speech */
export function showName(state, speech) {
  const { page: { home, tab, broken }, table: { puzzle: open }, entry: { answer }, keep: { mine } } = state;
  if (home) {
    part("title").hidden = true;
    setTitle("Edgewise");
    return;
  }
  const entering = tab === "tiles" && !isAtHand(state);
  const puzzle = open && (mine.find(({ id }) => id === open.id) ?? open);
  const name = entering ? isolateText(answer?.facts.name ?? "") || speech.say("enter.title") : puzzle ? nameOf(puzzle, speech) : isolateText(broken?.kept?.name ?? "") || "Edgewise";
  setTitleText(part("name"), name, titleLanguage(puzzle && !entering ? puzzle : { name: answer?.facts.name ?? "" }, speech));
  setParts(part("short-name"), puzzle && !entering ? shortNameOf(puzzle, speech) : "");
  // The word-mark says that already.
  part("title").hidden = name === "Edgewise";
  setTitle(name === "Edgewise" ? name : `${name} · Edgewise`);
}

/** Sets the title only where it changes: a change of the head may restyle the whole page. @param {string} title */
function setTitle(title) {
  if (document.title !== title) document.title = title;
}

/** Reports the phase of the page and whether a puzzle is on the table; boot.js waits for it. @param {State} state */
export function reportPhase({ page: { phase }, table: { puzzle } }) {
  if (document.body.dataset.phase === phase) return;
  document.body.dataset.phase = phase;
  dispatchEvent(new CustomEvent(phase, { detail: puzzle && "playable" }));
}

/** Tells boot.js that the page runs, and hears from it while the page starts whether anything still arrives. @param {Pick<App, "store">} app */
export function listenToLife({ store }) {
  const setStalled = (/** @type {boolean} */ stalled) => {
    if (store.state.page.stalled !== stalled) store.change(({ page }) => void (page.stalled = stalled));
  };
  addEventListener("stalled", () => setStalled(true));
  addEventListener("alive", () => setStalled(false));
  dispatchEvent(new Event("running"));
}

/** Notes when the page can be played and when it is ready, once all of it shows the state. @param {State} state */
export function noteReady({ page: { home, phase }, table: { puzzle } }) {
  if (puzzle && !home) mark("playable");
  if (phase !== "ready" || document.body.dataset.ready) return;
  document.body.dataset.ready = "true";
  mark("ready");
  started();
}

/** Marks the first time, for measurements. @param {string} name */
function mark(name) {
  if (performance.getEntriesByName(name).length === 0) performance.mark(name);
}

/** @type {Tab[]} */
const TABS = ["play", "solve", "watch", "tiles"];

/** @param {string} name */
function tabNamed(name) {
  return /** @type {HTMLElement} */ (document.getElementById(`tab-${name}`));
}

/** @param {State} state */
export function showTabs({ page: { tab, broken }, table: { puzzle } }) {
  if (document.body.dataset.tab !== tab) choose(tab);
  // Without a puzzle there is nothing to play or solve.
  for (const name of TABS) tabNamed(name).hidden = name !== "tiles" && tab === "tiles" && !puzzle && !broken;
  part("entry").hidden = part("table").hidden = tab !== "tiles";
  part("play").hidden = part("playing").hidden = tab !== "play" || !puzzle;
  part("board").hidden = tab === "tiles";
}

/** @param {Tab} tab */
function choose(tab) {
  document.body.dataset.tab = tab;
  for (const name of TABS) {
    const button = tabNamed(name);
    button.setAttribute("aria-selected", String(name === tab));
    button.tabIndex = name === tab ? 0 : -1;
  }
  part("panel").setAttribute("aria-labelledby", `tab-${tab}`);
}

/** The tab that an arrow key leads to, or null. @param {KeyboardEvent} event @param {Tab} tab */
function tabBeside({ target, key }, tab) {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (!by || !(target instanceof Element) || !target.closest('[role="tab"]')) return null;
  const there = TABS.filter((name) => !tabNamed(name).hidden);
  return there[(there.indexOf(tab) + by + there.length) % there.length];
}

/** Listens to arrow keys on the tabs. @param {App} app @param {Page} page */
export function listenToTabs(app, { tried }) {
  document.addEventListener("keydown", (event) => {
    const { page: { home, tab } } = app.store.state;
    const beside = home || event.defaultPrevented ? null : tabBeside(event, tab);
    if (!beside) return;
    event.preventDefault();
    void tried(showTab(app, beside));
    tabNamed(beside).focus();
  });
}

/** What may take the focus, in this order; some parts exist only once they are asked for. The last are a tile that is entered, and the board. */
const NEXT = [...["verdict", "best-pause", "best-on", "best-close", "resume", "pause", "solve", "finish-next"].map((name) => `[data-part="${name}"]`), ".hand > svg", '[data-cell][tabindex="0"]'];

/** Remembers the button that was pressed last. */
export function makeFocus() {
  /** Not in dialogs, which restore the focus themselves. @type {HTMLElement | SVGElement | null} */
  let pressed = null;
  /** Whether a check is due. */
  let asked = false;

  /** Moves the focus if the pressed button is no longer visible, or disabled. */
  function passNow() {
    asked = false;
    if (!pressed || (isShown(pressed) && !pressed.matches(":disabled"))) return;
    const next = NEXT.flatMap((selector) => document.querySelector(selector) ?? []).find((element) => isShown(element));
    if (!(next instanceof HTMLElement || next instanceof SVGElement)) return;
    const { activeElement } = document;
    const lost = activeElement === pressed || activeElement === document.body;
    if (lost) next.focus({ preventScroll: true });
    pressed = lost && next !== part("verdict") ? next : null;
  }

  return {
    /** @param {HTMLElement} button */
    notePress(button) {
      pressed = button.closest("dialog") ? null : button;
    },

    /** Checks soon whether the pressed button is still visible, and else moves its focus to the first visible part of NEXT. */
    passOn() {
      if (!pressed || asked) return;
      asked = true;
      // After the frame, when the layout is known: asking earlier would cost a second one.
      setTimeout(passNow);
    },
  };
}
