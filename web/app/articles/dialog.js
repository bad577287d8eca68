// The dialog of the five articles, each folded, with a table of its figures. It counts them while
// the article is unfolded. It is built each time it opens; counts stay.

import { makeDialog, openDialog } from "../base/dialogs.js";
import { make } from "../base/dom.js";
import { FaultError } from "../engine/solver.js";
import { faultSentence } from "../speech/faults.js";
import { Counting } from "./counting.js";
import { figureRow } from "./figures.js";

/** @import {Article} from "../../types.d.ts" */
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
  const told = make("p", { class: "fault", role: "status" });
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
    told,
    table,
    ...(speech.knows(note) ? [make("p", { class: "help" }, speech.say(note))] : []),
  );
  const show = () => {
    table.replaceChildren(make("tbody", {}, ...article.figures.map((figure, i) => figureRow(figure, counting.known[i], speech))));
    table.setAttribute("aria-busy", String(counting.known.includes(undefined)));
  };
  const count = async () => {
    told.textContent = "";
    try {
      await counting.count(app.solver, () => details.open && details.checkVisibility(), show);
    } catch (error) {
      if (!(error instanceof FaultError)) throw error;
      told.textContent = faultSentence(error.fault, speech);
    }
  };
  show();
  details.addEventListener("toggle", () => details.open && count());
  if (open) count();
  return details;
}
