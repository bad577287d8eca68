// The dialog of the five articles: one under the other, each to be unfolded, with its
// figures in a table. What is counted there is counted when it is unfolded, run by run.
// Few people ask for it, so it is made when the first one does.

import { make } from "../base/dom.js";
import { Counting } from "./counting.js";
import { figureRow } from "./figures.js";

/** @import {Article} from "../../types.d.ts" */
/** @import {App} from "./state.d.ts" */

/** What was counted, by app: it is counted once. @type {WeakMap<App, Map<string, Counting>>} */
const counted = new WeakMap();

/**
 * Fills the dialog, in the language of now.
 * @param {App} app
 */
export async function fillArticles(app) {
  const { articles } = await app.solver.call("articles", {});
  const known = counted.get(app) ?? new Map(articles.map((article) => [article.key, new Counting(article)]));
  counted.set(app, known);
  const dialog = document.querySelector(`[data-dialog="articles"]`) ?? make("dialog", { class: "sheet", "data-dialog": "articles", "aria-labelledby": "articles-title" });
  const unfolded = new Set([...dialog.querySelectorAll("details[open]")].map((details) => details.getAttribute("data-article")));
  const { speech } = app;
  dialog.replaceChildren(
    make("header", {}, make("h2", { id: "articles-title" }, speech.say("articles")), make("button", { type: "button", class: "quiet", "data-action": "close" }, speech.say("close"))),
    make("p", { class: "help" }, speech.say("articles.what")),
    ...articles.map((article) => articleView(app, article, known.get(article.key), unfolded.has(article.key))),
  );
  document.body.append(dialog);
}

/**
 * @param {App} app
 * @param {Article} article
 * @param {Counting | undefined} counting
 * @param {boolean} open
 */
function articleView(app, article, counting, open) {
  const { speech } = app;
  const table = make("table");
  const show = () => table.replaceChildren(make("tbody", {}, ...article.figures.map((figure, i) => figureRow(figure, counting?.known[i], speech))));
  show();
  const by = [article.author, article.year || "", article.language].filter(Boolean).join(", ");
  const details = make(
    "details",
    { "data-article": article.key, open },
    make("summary", {}, make("span", {}, make("cite", { lang: article.key === "dogs" ? "de" : "en" }, article.title), make("small", {}, by))),
    make(
      "p",
      { class: "actions" },
      make("button", { type: "button", "data-action": "open", "data-link": article.puzzle }, speech.say("articles.open")),
      make("a", { href: article.address, target: "_blank", rel: "noopener noreferrer" }, speech.say("articles.read")),
    ),
    table,
  );
  const count = () => void counting?.count(app.solver, show);
  details.addEventListener("toggle", () => details.open && count());
  if (open) count();
  return details;
}
