// The Tiles panel: the tile at hand with its next side highlighted, the keys, the tools for a tile,
// the balance, the text, and the shapes and rules. index.html holds the parts; this view fills them.

import { buttonOf, draw, iconButton, isNew, make, part, setSentence, setText } from "../base/dom.js";
import { EDGES, drawTile, sideFrame, wedge } from "../board/small.js";
import { halfName, isNameless, motifName } from "../speech/edges.js";
import { faultSentence } from "../speech/faults.js";
import { aloud } from "../speech/speech.js";
import { candidatesWords, likelyTitle, showCandidates } from "./candidate-cards.js";
import { isComplete, isEmpty, isFinished, isUntouched, placeForCopy } from "./entry.js";
import { leadOn, showNaming } from "./names-form.js";
import { makeRules } from "./rules.js";
import { isAtHand } from "./facts.js";
import { balanceWords, cursorWords, edgeWords, fitsKey, halvesOf, isPlain, keyWords, lastWords, sidesWords } from "./words.js";

/** @import {EntryFacts} from "../../types.d.ts" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {Draft} from "./drafts.js" */
/** @import {Entry} from "./entry.js" */
/** @import {Answer, State} from "./state.d.ts" */

/** At most this many keys stand side by side. */
const ACROSS = 6;

/** The tools for the tile at hand: action, name, icon on a grid of 24. */
const TOOLS = [
  ["enter-undo", "entry.undo", "M9 7L4 12l5 5M4 12h10a5 5 0 0 1 0 10h-2"],
  ["enter-redo", "entry.redo", "M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10h2"],
  ["enter-erase", "entry.erase", "M9 6h11v12H9l-6-6zM12 9.5l5 5M17 9.5l-5 5"],
  ["enter-turn", "entry.turn", "M19 12a7 7 0 1 1-3-5.7M16.500 2.500v4h-4"],
  ["enter-copy", "entry.copy", "M9 9h11v11H9zM15 9V4H4v11h5"],
  ["enter-move", "entry.move", "M12 3v18M3 12h18M12 3l-2.500 2.500M12 3l2.500 2.500M12 21l-2.500-2.500M12 21l2.500-2.500M3 12l2.500-2.500M3 12l2.500 2.500M21 12l-2.500-2.500M21 12l-2.500 2.500"],
  ["enter-clear", "entry.clear", "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5"],
];

/**
 * @param {HTMLElement} root
 * @param {(tile: number, side: number) => void} pick
 * @param {(list: string[]) => void} resize gets kind, width and height
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeEntryPanel(root, pick, resize) {
  const hand = part("hand", root);
  // Keep this one element: it holds the focus while tiles are typed.
  const picture = draw("svg", { viewBox: "-54 -54 108 108", role: "img", tabindex: 0 });
  part("handle", root).append(...TOOLS.map(([action, label, path]) => iconButton(action, label, path)));
  const names = part("name-motifs", root);
  names.addEventListener("keydown", (event) => void (event.key === "Enter" && !event.isComposing && leadOn(names, event)));
  hand.addEventListener("click", ({ target }) => {
    const side = target instanceof Element ? target.closest("[data-side]") : null;
    if (side instanceof SVGElement) pick(Number(hand.dataset.tile), Number(side.dataset.side));
  });
  const showRules = makeRules(root, resize);
  const button = (/** @type {string} */ action) => buttonOf(action, root);

  return (state, speech) => {
    const { page: { tab }, table: { puzzle }, entry: { draft, answer, edgeDrawings, carrying, waits, candidates, blockedAt, lastStep } } = state;
    const { now } = draft;
    if (tab !== "tiles" || !isNew(root, draft, answer, edgeDrawings, puzzle, carrying, waits, speech, tab, candidates, blockedAt, lastStep)) return;
    const tile = now.tiles[now.tile];
    showCandidates(root, state, speech);
    const { aside } = draft;
    part("enter-aside", root).hidden = aside === null;
    if (aside) setText(part("aside-told", root), speech.say("enter.aside", { entered: aside.now.tiles.filter(isComplete).length, cells: aside.now.tiles.length }));
    setText(part("enter-at", root), cursorWords(now, speech));
    button("enter-undo").disabled = draft.past.length === 0;
    button("enter-erase").disabled = isUntouched(now);
    button("enter-redo").disabled = draft.future.length === 0;
    button("enter-turn").disabled = button("enter-move").disabled = button("enter-clear").disabled = isEmpty(tile);
    button("enter-copy").disabled = isEmpty(tile) || placeForCopy(now) < 0;
    button("enter-move").setAttribute("aria-pressed", String(carrying));
    button("enter-anew").disabled = isUntouched(now);
    button("enter-change").hidden = puzzle === null || isAtHand(state);
    if (!answer) return;
    const { facts } = answer;
    setText(part("enter-last", root), carrying ? "" : lastWords(state.entry, facts, speech));
    showMessage(root, state, facts, speech);
    showText(root, draft, answer, speech);
    showRules(now, facts, speech);
    showNaming(part("names", root), facts, blockedAt, speech);
    if (!edgeDrawings) return;
    const card = edgeDrawings.drawing.card;
    hand.dataset.tile = String(now.tile);
    picture.setAttribute("aria-label", `${aloud(cursorWords(now, speech))}. ${speech.begin(sidesWords(now, now.tile, facts, speech))}`);
    picture.replaceChildren(...drawHand(now, edgeDrawings.drawing.cells[0].angle, card));
    if (!picture.isConnected) hand.append(picture);
    const keys = part("keys-of-edges", root);
    if (isNew(keys, JSON.stringify([edgeDrawings.sampler, facts.palette, facts.motifs, facts.halves, speech.language]))) showKeys(keys, facts, speech);
    showBalance(root, facts, speech);
  };
}

/** Says what to do next. The message is never empty, so that nothing below moves. @param {HTMLElement} root @param {State} state @param {EntryFacts} facts @param {Speech} speech */
function showMessage(root, state, facts, speech) {
  const { draft: { now }, carrying, waits } = state.entry;
  // Wait for Go's facts about the last tile: they say what is odd about the tiles.
  const finished = isFinished(now) && facts.link !== "";
  const { kind, height, entered: { tiles: { length: cells } } } = facts;
  const count = { count: speech.inWords(cells).toLowerCase(), rows: speech.inWords(height).toLowerCase() };
  const start = speech.count(kind === "squares" ? "enter.start" : "enter.shaped", cells, count);
  // Until one tile is complete, say what the keys mean; after that, what is odd about the tiles.
  const first = facts.motifs.some(({ tail }) => tail !== "") && !now.tiles.some((tile) => tile.every(Boolean));
  const odd = [
    ...(first ? [speech.say(isPlain(facts) ? "enter.keys.shape" : "enter.keys", halvesOf(facts, speech))] : []),
    ...facts.alike.map((group) => speech.say("enter.twins", { tiles: speech.list(group.map((at) => at + 1)) })),
    ...(finished ? facts.lonely.map((edge) => speech.say("enter.lonely", { edge: edgeWords(facts, edge, speech) })) : []),
  ];
  const likely = candidatesWords(state, speech);
  setSentence(part("enter-message", root), waits ? speech.say("enter.waits") : carrying ? speech.say("enter.carrying") : likely || (finished ? speech.say("enter.done") : start), likelyTitle(state, speech));
  part("enter-message", root).classList.toggle("brief", likely !== "");
  setText(part("enter-twins", root), odd.join(" "));
  part("enter-solve", root).hidden = !finished || carrying;
}

/** The tile at hand, large. @param {Entry} entry @param {number} lean @param {string} card */
function drawHand({ tile: at, side: current, tiles }, lean, card) {
  const tile = tiles[at];
  const shadow = draw("path", { class: "shadow", d: card, transform: `translate(0 2) rotate(${lean})` });
  const lit = draw("path", { class: "lit", d: wedge(tile.length, 6), transform: sideFrame(current, tile.length, lean) });
  const touched = tile.map((_, side) => draw("path", { class: "hit", d: wedge(tile.length, 0), "data-side": side, transform: sideFrame(side, tile.length, lean) }));
  return [shadow, ...drawTile(tile, lean, card, false), lit, ...touched];
}

/** @param {HTMLElement} root @param {EntryFacts} facts @param {Speech} speech */
function showKeys(root, facts, speech) {
  const { motifs, edges, palette, kind } = facts;
  const scale = kind === "squares" ? 1 : 0.6;
  const box = [-34 * scale, -1, 68 * scale, 35 * scale].join(" ");
  const more = palette.filter((edge) => edges[edge].motif < 0);
  const columns = [...motifs.map(({ head, tail }) => (tail === "" ? [head] : [head, tail])), ...more.map((edge) => [edge])];
  const across = Math.min(ACROSS, columns.length);
  const called = motifs.map((_, motif) => keyWords(facts, motif, across, speech));
  const key = (/** @type {string} */ edge) => {
    const half = draw("svg", { viewBox: box, "aria-hidden": "true" }, draw("use", { href: `#${EDGES}edge-${edge}` }));
    const button = make("button", { type: "button", class: "edge", "data-action": "enter-fill", "data-edge": edge, "aria-keyshortcuts": /[A-Z]/.test(edge) ? `Shift+${edge}` : edge }, half);
    if (edges[edge].motif < 0) {
      button.setAttribute("aria-label", edgeWords(facts, edge, speech));
      button.append(make("span", { "aria-hidden": "true" }, edge));
      return button;
    }
    const [name, sign] = called[edges[edge].motif];
    const words = make("b", {}, make("span", { dir: "auto" }, name), ...(sign ? [" ", make("span", {}, sign)] : []));
    const shape = isNameless(facts, edges[edge].motif) ? [make("span", { class: "unseen" }, motifName(facts, edges[edge].motif, speech)), " "] : [];
    button.append(make("span", {}, words, " ", ...shape, make("small", { dir: "auto" }, halfName(facts, edge, speech))));
    if (name !== edge.toUpperCase()) button.append(make("kbd", { "aria-hidden": "true" }, edge));
    return button;
  };
  const held = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement.dataset.edge : undefined;
  root.style.setProperty("--across", String(across));
  root.classList.toggle("long", called.some(([name]) => !fitsKey(name, across)));
  root.replaceChildren(...columns.map((column) => make("div", {}, ...column.map(key))));
  if (held) /** @type {HTMLElement | null} */ (root.querySelector(`[data-edge="${held}"]`))?.focus();
}

/** @param {HTMLElement} root @param {EntryFacts} facts @param {Speech} speech */
function showBalance(root, facts, speech) {
  const { motifs, balance, kind } = facts;
  const halves = motifs.some(({ tail }) => tail !== "");
  const columns = halves ? Object.values(halvesOf(facts, speech)) : [speech.say("balance.count")];
  const head = make("tr", {}, make("td", {}), ...columns.map((column) => make("th", { scope: "col" }, speech.begin(column))));
  const rows = motifs.map(({ head: edge, tail }, at) => {
    const { heads, tails } = balance.motifs[at];
    const whole = draw("svg", { viewBox: "-36 -36 72 72", "aria-hidden": "true" }, draw("use", { href: `#${EDGES}bridge-${edge}` }));
    const name = motifName(facts, at, speech);
    const counts = halves ? [heads, tail === "" ? "" : tails] : [heads];
    return make("tr", {}, make("th", { scope: "row" }, whole, name), ...counts.map((n) => make("td", {}, String(n))));
  });
  part("balance", root).replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
  const sentences = balanceWords(facts, speech).map(({ words, bad }) => make("p", { class: bad ? "fault" : "help" }, words));
  const named = (/** @type {number} */ sides) => (kind === "squares" && sides < 3 ? `balance.frame.${sides}` : "balance.frame");
  const frame = balance.frame.map(({ sides, found, needed }) => make("li", {}, speech.say(named(sides), { n: sides, found, needed })));
  part("balance-words", root).replaceChildren(...sentences, ...(frame.length > 0 ? [make("ul", {}, ...frame)] : []));
}

/** @param {HTMLElement} root @param {Draft} draft @param {Answer} answer @param {Speech} speech */
function showText(root, { text }, { facts, fault, text: read }, speech) {
  const field = /** @type {HTMLTextAreaElement} */ (part("entry-text", root));
  const wanted = text ?? facts.text;
  if (field.value !== wanted) field.value = wanted;
  if (read !== text) return; // what is wrong with it will be told
  field.setAttribute("aria-invalid", String(fault !== null));
  setText(part("entry-fault", root), fault ? faultSentence(fault, speech) : "");
}
