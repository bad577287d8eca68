// The Tiles panel: the tile at hand with its next side lit, the keys under the
// thumb, what can be done with a tile, the balance, the text, and other shapes and
// rules. The parts stand in index.html; this view shows and fills them.

import { draw, make, part, setText } from "../base/dom.js";
import { EDGES, drawTile, sideFrame, wedge } from "../board/tile.js";
import { faultSentence } from "../speech/faults.js";
import { isAtHand } from "./actions.js";
import { balance, duplicates, lonely } from "./balance.js";
import { likelyWords, showLikely } from "./candidate-cards.js";
import { NOTHING, isCut } from "./edges.js";
import { isEmpty, isFinished, isUntouched, palette, placeForCopy, shapeOfEntry } from "./entry.js";
import { showNaming } from "./names-form.js";
import { fromText, toText } from "./text.js";
import { balanceWords, cursorWords, edgeWords, tileWords } from "./words.js";

/** @import {Speech} from "../speech/speech.js" */
/** @import {Entry} from "./entry.js" */
/** @import {State} from "./state.d.ts" */

/** So many keys stand side by side at most. */
const ACROSS = 6;

/**
 * @param {HTMLElement} root
 * @param {(tile: number, side: number) => void} pick
 * @returns {(state: State, speech: Speech) => void}
 */
export function makeEntryPanel(root, pick) {
  /** What is shown now. @type {unknown[]} */
  let shown = [];
  let keys = "";
  const hand = part("hand", root);
  hand.addEventListener("click", ({ target }) => {
    const side = target instanceof Element ? target.closest("[data-side]") : null;
    if (side instanceof SVGElement) pick(Number(hand.dataset.tile), Number(side.dataset.side));
  });
  const button = (/** @type {string} */ action) => /** @type {HTMLButtonElement} */ (root.querySelector(`[data-action="${action}"]`));

  return (state, speech) => {
    const { page: { tab }, table: { puzzle }, entry: { draft, easel, carrying, likely } } = state;
    const { now } = draft;
    const shows = [draft, easel, puzzle, carrying, speech, tab, likely];
    if (tab !== "tiles" || shows.every((value, i) => value === shown[i])) return;
    shown = shows;
    const tile = now.tiles[now.tile];
    showMessage(root, state, speech);
    showLikely(root, state, speech);
    setText(part("enter-at", root), cursorWords(now, speech));
    button("enter-undo").disabled = draft.past.length === 0;
    button("enter-erase").disabled = isUntouched(now);
    button("enter-redo").disabled = draft.future.length === 0;
    button("enter-turn").disabled = button("enter-move").disabled = button("enter-clear").disabled = isEmpty(tile);
    button("enter-copy").disabled = isEmpty(tile) || placeForCopy(now) < 0;
    button("enter-move").setAttribute("aria-pressed", String(carrying));
    button("enter-anew").disabled = isUntouched(now);
    button("enter-change").hidden = puzzle === null || isAtHand(state);
    showText(root, state, speech);
    showRules(root, now, speech);
    showNaming(part("names", root), state, isAtHand(state), speech);
    if (!easel) return;
    const card = easel.drawing.card;
    hand.dataset.tile = String(now.tile);
    hand.replaceChildren(picture(now, easel.drawing.cells[0].angle, card, speech));
    const key = JSON.stringify([easel.sampler, palette(now), speech.language]);
    if (key !== keys) {
      keys = key;
      showKeys(part("keys-of-edges", root), now, speech);
    }
    showBalance(root, now, speech);
  };
}

/**
 * What to do, or what there is to be done next. Always as high, so that nothing below moves.
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
function showMessage(root, state, speech) {
  const { draft: { now }, carrying } = state.entry;
  const finished = isFinished(now);
  const { kind, cells, height } = shapeOfEntry(now);
  const count = { count: speech.inWords(cells).toLowerCase(), rows: speech.inWords(height).toLowerCase() };
  const start = speech.count(kind === "squares" ? "enter.start" : "enter.shaped", cells, count);
  const odd = [
    ...duplicates(now).map((group) => speech.say("enter.twins", { tiles: speech.list(group.map((at) => at + 1)) })),
    ...(finished ? lonely(now).map((edge) => speech.say("enter.lonely", { edge: edgeWords(now, edge, speech) })) : []),
  ];
  const likely = likelyWords(state, speech);
  setText(part("enter-message", root), carrying ? speech.say("enter.carrying") : finished ? speech.say("enter.done") : likely || start);
  part("enter-message", root).classList.toggle("brief", likely !== "");
  setText(part("enter-twins", root), odd.join(" "));
  part("enter-solve", root).hidden = !finished || carrying;
}

/**
 * The tile at hand, large.
 * @param {Entry} entry
 * @param {number} lean
 * @param {string} card
 * @param {Speech} speech
 */
function picture(entry, lean, card, speech) {
  const { tile: at, side: current, tiles } = entry;
  const tile = tiles[at];
  const svg = draw("svg", { viewBox: "-54 -54 108 108", role: "img", tabindex: 0, "aria-label": `${cursorWords(entry, speech)}. ${tileWords(entry, at, false, speech)}` });
  svg.append(draw("path", { class: "shadow", d: card, transform: `translate(0 2) rotate(${lean})` }), ...drawTile(tile, lean, card, false));
  const lit = draw("path", { class: "lit", d: wedge(tile.length, 6), transform: sideFrame(current, tile.length, lean) });
  const touched = tile.map((_, side) => draw("path", { class: "hit", d: wedge(tile.length, 0), "data-side": side, transform: sideFrame(side, tile.length, lean) }));
  svg.append(lit, ...touched);
  return svg;
}

/**
 * @param {HTMLElement} root
 * @param {Entry} entry
 * @param {Speech} speech
 */
function showKeys(root, entry, speech) {
  const { motifs, frame } = entry;
  const { sides } = shapeOfEntry(entry);
  const scale = sides === 4 ? 1 : 0.6;
  const box = [-34 * scale, -1, 68 * scale, 35 * scale].join(" ");
  const key = (/** @type {string} */ edge) => {
    const half = draw("svg", { viewBox: box, "aria-hidden": "true" }, draw("use", { href: `#${EDGES}edge-${edge}` }));
    const button = make("button", { type: "button", class: "edge", "data-action": "enter-fill", "data-edge": edge }, half, make("span", { "aria-hidden": "true" }, edge));
    button.setAttribute("aria-label", edgeWords(entry, edge, speech));
    return button;
  };
  const more = palette(entry).filter((edge) => edge === frame || edge === NOTHING);
  const columns = [...motifs.map((motif) => (isCut(motif) ? [...motif] : [motif[0]])), ...more.map((edge) => [edge])];
  const held = document.activeElement instanceof HTMLElement && root.contains(document.activeElement) ? document.activeElement.dataset.edge : undefined;
  root.style.setProperty("--across", String(Math.min(ACROSS, columns.length)));
  root.replaceChildren(...columns.map((edges) => make("div", {}, ...edges.map(key))));
  if (held) /** @type {HTMLElement | null} */ (root.querySelector(`[data-edge="${held}"]`))?.focus();
}

/**
 * @param {HTMLElement} root
 * @param {Entry} entry
 * @param {Speech} speech
 */
function showBalance(root, entry, speech) {
  const tally = balance(entry);
  const halves = tally.motifs.some(({ tails }) => tails !== null);
  const head = make("tr", {}, make("td", {}), ...(halves ? ["balance.heads", "balance.tails"] : ["balance.count"]).map((key) => make("th", { scope: "col" }, speech.say(key))));
  const rows = tally.motifs.map(({ motif, heads, tails }) => {
    const name = edgeWords(entry, motif[0], speech).split(" · ")[0];
    const whole = draw("svg", { viewBox: "-36 -36 72 72", "aria-hidden": "true" }, draw("use", { href: `#${EDGES}bridge-${motif[0]}` }));
    const counts = halves ? [heads, tails === null ? "" : tails] : [heads];
    return make("tr", {}, make("th", { scope: "row" }, whole, name), ...counts.map((n) => make("td", {}, String(n))));
  });
  part("balance", root).replaceChildren(make("thead", {}, head), make("tbody", {}, ...rows));
  const sentences = balanceWords(entry, tally, speech).map(({ words, bad }) => make("p", { class: bad ? "fault" : "help" }, words));
  const square = shapeOfEntry(entry).sides === 4;
  const named = (/** @type {number} */ sides) => (square && sides < 3 ? `balance.frame.${sides}` : "balance.frame");
  const frame = tally.frame.map(({ sides, found, needed }) => make("li", {}, speech.say(named(sides), { n: sides, found, needed })));
  part("balance-words", root).replaceChildren(...sentences, ...(frame.length > 0 ? [make("ul", {}, ...frame)] : []));
}

/**
 * @param {HTMLElement} root
 * @param {State} state
 * @param {Speech} speech
 */
function showText(root, { entry: { draft: { now, text } } }, speech) {
  const field = /** @type {HTMLTextAreaElement} */ (part("entry-text", root));
  const wanted = text ?? toText(now);
  if (field.value !== wanted) field.value = wanted;
  const read = text === null ? { entry: now } : fromText(text, now);
  field.setAttribute("aria-invalid", String("fault" in read));
  setText(part("entry-fault", root), "fault" in read ? faultSentence(read.fault, speech) : "");
}

/**
 * @param {HTMLElement} root
 * @param {Entry} entry
 * @param {Speech} speech
 */
function showRules(root, entry, speech) {
  const { kind, width, height } = shapeOfEntry(entry);
  const field = (/** @type {string} */ rule) => /** @type {HTMLInputElement} */ (root.querySelector(`[data-rule="${rule}"]`));
  const set = (/** @type {HTMLInputElement} */ input, /** @type {string} */ value) => {
    if (document.activeElement !== input) input.value = value;
  };
  set(field("kind"), kind);
  set(field("width"), String(width));
  set(field("height"), String(height));
  field("mates").value = entry.mates;
  field("framed").checked = entry.frame !== "";
  field("upright").checked = !entry.mayTurn;
  part("rule-height", root).hidden = kind !== "squares";
  setText(part("rule-width-name", root), speech.say(kind === "squares" ? "rule.width" : "rule.size"));
  for (const cut of [true, false]) {
    const row = part(cut ? "rule-cut" : "rule-whole", root);
    row.hidden = entry.mates === (cut ? "same" : "halves");
    setText(part("rule-count", row), String(entry.motifs.filter((motif) => isCut(motif) === cut).length));
  }
}

/**
 * What a field of the shapes and rules says now.
 * @param {HTMLElement} root
 * @param {string} rule
 * @returns {{ grid?: string, mates?: "halves" | "same" | "mixed", framed?: boolean, mayTurn?: boolean }}
 */
export function readRule(root, rule) {
  const field = (/** @type {string} */ name) => /** @type {HTMLInputElement} */ (root.querySelector(`[data-rule="${name}"]`));
  if (rule === "framed") return { framed: field("framed").checked };
  if (rule === "upright") return { mayTurn: !field("upright").checked };
  if (rule === "mates") return { mates: /** @type {"halves" | "same" | "mixed"} */ (field("mates").value) };
  const [kind, width, height] = [field("kind").value, Number(field("width").value), Number(field("height").value)];
  return { grid: kind === "squares" ? `${width}x${height}` : `${kind === "hexagon" ? "hex" : "tri"}${width}` };
}
