// The page that measures how fast searches run in the reader's browser: three boards, the program against code written
// for each board, and a table to pass on. Each round has a worker of its own, like those of the page.

import { LANGUAGES } from "../built.js";
import { make, part, setText } from "./base/dom.js";
import { copies } from "./base/export.js";
import { loadWords } from "./base/later.js";
import { addressOf, trustedScript } from "./base/trusted.js";
import { programFrom } from "./engine/program.js";
import { abortedAfter, published, Solver } from "./engine/solver.js";
import { recallSettings, storageIfAllowed } from "./keep/storage.js";
import { speakFirst, Speech } from "./speech/speech.js";

/** @import {By} from "../types.d.ts" */

/** The boards, by their ids in the gallery. */
const BOARDS = ["framed-6x6", "framed-7x7", "eternity-ii"];

const { language, table } = await speakFirst(recallSettings(storageIfAllowed("localStorage"), LANGUAGES).language);
const speech = new Speech(language, { ...table, ...(await loadWords(`bench/${language}`)) });
document.documentElement.lang = language;
document.title = `Edgewise: ${speech.say("bench.title")}`;

/** The results, a row for each board: its name and three figures. @type {string[][]} */
let rows = [];
const heads = [speech.say("bench.board"), speech.say("bench.program"), speech.say("bench.written"), speech.say("bench.ratio")];
const body = make("tbody");
const figures = make("table", {}, make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))), body);
const machine = make("p", { class: "help" });
const measured = make("div", { "data-part": "measured" }, figures, machine);
const status = make("p", { role: "status", class: "help" });
const begin = make("button", { type: "button", class: "primary", "data-action": "measure" }, speech.say("bench.measure"));
const pass = make("button", { type: "button", "data-action": "copy", hidden: true }, speech.say("copy"));
const root = part("bench");
root.append(
  make("p", {}, make("a", { href: "./" }, "Edgewise")),
  make("h1", {}, speech.say("bench.title")),
  make("p", {}, speech.say("bench.lead")),
  make("div", { class: "actions" }, begin, pass),
  status,
  measured,
);
document.body.dataset.ready = "true";

const number = (/** @type {number} */ n, /** @type {number} */ places) => new Intl.NumberFormat(language, { minimumFractionDigits: places, maximumFractionDigits: places }).format(n);
const rate = (/** @type {Took} */ took) => number(rateOf(took) / 1e6, 1);

begin.addEventListener("click", async () => {
  if (begin.getAttribute("aria-disabled") === "true") return;
  begin.setAttribute("aria-disabled", "true"); // a disabled one would lose the focus
  pass.hidden = true;
  setText(pass, speech.say("copy"));
  rows = [];
  body.replaceChildren();
  setText(machine, "");
  try {
    await measureAll();
    setText(status, speech.say("bench.done"));
    setText(machine, speech.say("bench.machine", { cores: String(navigator.hardwareConcurrency), browser: navigator.userAgent }));
    pass.hidden = false;
  } catch (error) {
    console.error(error);
    setText(status, speech.say("bench.failed"));
  }
  setText(begin, speech.say("bench.again"));
  begin.removeAttribute("aria-disabled");
});

async function measureAll() {
  setText(status, speech.say("bench.loading"));
  const solver = hire();
  const entries = await published(solver);
  solver.dismiss();
  for (const { name, link } of BOARDS.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])) {
    setText(status, speech.say("bench.measuring", { name }));
    const { program, written, by } = await measure(link);
    const cells = by.written ? [rate(program), rate(written), number(rateOf(written) / rateOf(program), 2)] : [rate(program), speech.say(by.failed ? "bench.broke" : "bench.refused"), "–"];
    rows.push([name, ...cells]);
    body.append(make("tr", {}, make("th", { scope: "row" }, name), ...cells.map((cell) => make("td", {}, cell))));
  }
}

pass.addEventListener("click", async () => {
  const lines = [heads, ...rows].map((row) => row.join("\t"));
  const copied = await copies([...lines, machine.textContent].join("\n"));
  setText(pass, speech.say(copied ? "copied" : "copy"));
  const byHand = `copy.hand.${matchMedia("(pointer: coarse)").matches ? "tap" : "click"}`;
  setText(status, speech.say(copied ? "bench.done" : byHand));
  if (!copied) getSelection()?.selectAllChildren(measured);
});

/** Measure at most this many ms of a search. */
const LIMIT = 3000;
/** Search this many ms before: a browser optimizes a program only while it runs. */
const WARM = 500;
/** The median of this many rounds counts. */
const ROUNDS = 3;

/** @typedef {{ nodes: number, milliseconds: number }} Took */
/** @typedef {{ program: Took, written: Took, by: By }} Measured */

const program = programFrom(addressOf("edgewise.wasm"));

/** Starts a worker, which its caller dismisses. */
const hire = () => new Solver(() => new Worker(trustedScript("worker.js")), program);

/** @param {string} puzzle @returns {Promise<Measured>} */
async function measure(puzzle) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measureOnce(puzzle));
  const middle = (/** @type {Took[]} */ all) => all.sort((a, b) => rateOf(a) - rateOf(b))[Math.floor(ROUNDS / 2)];
  return { program: middle(rounds.map(({ program }) => program)), written: middle(rounds.map(({ written }) => written)), by: (rounds.find(({ by }) => !by.written) ?? rounds[0]).by };
}

/** Placements per second. @param {Took} took */
const rateOf = ({ nodes, milliseconds }) => (nodes / Math.max(milliseconds, 0.1)) * 1000;

/** @param {string} puzzle @returns {Promise<Measured>} */
async function measureOnce(puzzle) {
  const solver = hire();
  try {
    await solver.ready();
    const work = /** @type {const} */ ({ puzzle, mode: "fast", keep: 0, program: true });
    await solver.run(work, abortedAfter(WARM));
    const { report, milliseconds } = await solver.run(work, abortedAfter(LIMIT));
    const { handle } = await solver.call("job", { puzzle, keep: 0, visits: 1 });
    const { lease, saved } = await solver.call("take", { handle, share: 1 });
    const began = performance.now();
    const { saved: done, by } = await solver.part({ puzzle, keep: 0, saved, milliseconds: LIMIT }, new AbortController().signal);
    const spent = performance.now() - began;
    const state = await solver.call("settle", { handle, lease, saved: done });
    return { program: { nodes: Number(report.nodes), milliseconds }, written: { nodes: Number(state.report.nodes), milliseconds: spent }, by: by ?? {} };
  } finally {
    solver.dismiss();
  }
}
