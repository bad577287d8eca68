// The dialog of the five articles, each folded, with a table of its figures. It counts them while the article is
// unfolded, in slices, each once. It is built each time it opens; counts stay.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { isShown, make } from "../base/dom.js";
import { faultOf } from "../engine/solver.js";
import { think } from "../engine/think.js";
import { amount } from "../speech/amounts.js";
import { faultSentence } from "../speech/faults.js";

/** @import {Article, Figure, Value} from "../../types.d.ts" */
/** @import {Solver} from "../engine/solver.js" */
/** @import {Speech} from "../speech/speech.js" */
/** @import {App} from "./state.d.ts" */

/** The run that makes random puzzles; with it the article offers the experiment. */
const RANDOM = "random";

/** The counts by app, so that each is made once. @type {WeakMap<App, Map<string, Counting>>} */
const counted = new WeakMap();

/** Opens the dialog in the current language, and fills it when Go has answered. @param {App} app */
export async function showArticles(app) {
  const { speech } = app;
  const unfolded = new Set([...document.querySelectorAll(`[data-dialog="articles"] details[open]`)].map((details) => details.getAttribute("data-article")));
  const dialog = makeDialog("articles", speech.say("articles"), speech.say("close"), make("p", { class: "help" }, speech.say("articles.what")));
  openDialog("articles");
  const { articles } = await app.solver.call("articles", {});
  const known = counted.get(app) ?? new Map(articles.map((article) => [article.key, new Counting(article)]));
  counted.set(app, known);
  for (const article of articles) dialog.append(articleView(app, article, /** @type {Counting} */ (known.get(article.key)), unfolded.has(article.key)));
}

/** @param {App} app @param {Article} article @param {Counting} counting @param {boolean} open */
function articleView(app, article, counting, open) {
  const { speech } = app;
  const titleId = `article-${article.key}`;
  const table = make("table", { "aria-labelledby": titleId });
  const status = make("p", { class: "fault", role: "status" });
  const note = `article.note.${article.key}`;
  const by = [article.author, article.year || "", article.language].filter(Boolean).join(", ");
  const details = make(
    "details",
    { "data-article": article.key, open },
    make("summary", {}, make("span", {}, make("cite", { id: titleId, lang: article.key === "dogs" ? "de" : "en" }, article.title), make("small", {}, by))),
    make(
      "p",
      { class: "actions" },
      make("button", { type: "button", "data-action": "open", "data-link": article.puzzle, "aria-describedby": titleId }, speech.say("articles.open")),
      ...(article.runs.includes(RANDOM) ? [make("button", { type: "button", "data-action": "experiment" }, speech.say("experiment"))] : []),
      make("a", { href: article.address, target: "_blank", rel: "noopener noreferrer", "aria-describedby": titleId }, speech.say("articles.read")),
    ),
    status,
    table,
    ...(speech.knows(note) ? [make("p", { class: "help" }, speech.say(note))] : []),
  );
  const show = () => {
    table.replaceChildren(make("tbody", {}, ...article.figures.map((figure, i) => figureRow(figure, counting.known[i], speech))));
    table.setAttribute("aria-busy", String(counting.known.includes(undefined)));
  };
  const count = async () => {
    status.textContent = "";
    try {
      await counting.count(app.solver, () => details.open && isShown(details), show);
    } catch (error) {
      status.textContent = faultSentence(faultOf(error), speech);
    }
  };
  show();
  details.addEventListener("toggle", () => details.open && count());
  if (open) count();
  return details;
}

/** @param {Figure} figure @param {Known | undefined} known @param {Speech} speech */
function figureRow(figure, known, speech) {
  const { name, cell, said } = figure;
  const lines = [howWords(figure, speech), said && speech.say("articles.said", { said })].filter(Boolean);
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, speech.say(`article.${name}`, { n: cell })),
    make("td", { class: "said" }, ...lines.map((line) => make("small", {}, line))),
    make("td", {}, known ? valueWords(known, speech) : make("span", { "aria-hidden": "true" }, "…")),
  );
}

/**
 * The figure's formula, or else its run; with the cells of a custom order, so that "Try its tricks"
 * can repeat it.
 * @param {Figure} figure
 * @param {Speech} speech
 */
function howWords({ by, run, order }, speech) {
  if (by || !speech.knows(`article.run.${run}`)) return by;
  const how = speech.say(`article.run.${run}`);
  return order ? speech.say("articles.order", { how, order }) : how;
}

/** @param {Known} known @param {Speech} speech */
function valueWords(known, speech) {
  if ("milliseconds" in known) return speech.time(known.milliseconds);
  const { exact, measure } = known;
  if (exact !== undefined) return speech.digits(exact);
  return amount(measure, speech);
}

/** A counted value, or the time it took. @typedef {Value | { milliseconds: number }} Known */

/** Repeat a timed run that took less, in ms: the first run also pays for waking the worker. */
const BRIEF = 500;

/**
 * The last run in the queue, by solver. Articles share the queue: parallel runs would spoil each
 * other's times.
 * @type {WeakMap<object, Promise<unknown>>}
 */
const before = new WeakMap();

export class Counting {
  /** By figure; undefined until known. @type {(Known | undefined)[]} */
  known;
  /** Whether counting is under way. */
  under = false;

  /** @param {Article} article */
  constructor(article) {
    this.article = article;
    this.known = article.figures.map(({ value }) => value);
  }

  /**
   * Counts what is unknown. Throws on a failure; the next call continues.
   * @param {Pick<Solver, "tied">} solver
   * @param {() => boolean} wanted whether somebody still looks
   * @param {() => void} tell called after each run
   */
  async count(solver, wanted, tell) {
    if (this.under) return;
    this.under = true;
    const waiting = Promise.resolve(before.get(solver)).then(async () => {
      for (const run of this.article.runs) if (wanted()) await this.countRun(solver, run, wanted, tell);
    });
    before.set(solver, waiting.catch(() => {}));
    try {
      await waiting;
    } finally {
      this.under = false;
    }
  }

  /** @param {Pick<Solver, "tied">} solver @param {string} run @param {() => boolean} wanted @param {() => void} tell */
  async countRun(solver, run, wanted, tell) {
    const { key, figures } = this.article;
    if (figures.every((figure, i) => figure.run !== run || this.known[i])) return;
    const go = async () => {
      const began = performance.now();
      const so = await think(solver, "numbers", { article: key, run }, () => !wanted());
      return { ...so, milliseconds: performance.now() - began };
    };
    let { done, values, milliseconds } = await go();
    if (done && milliseconds < BRIEF && figures.some((figure) => figure.run === run && figure.timed)) ({ done, values, milliseconds } = await go());
    if (!done) return;
    figures.forEach((figure, i) => {
      if (figure.run === run) this.known[i] = figure.timed ? { milliseconds } : (values[i] ?? undefined);
    });
    tell();
  }
}
