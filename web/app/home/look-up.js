// The search among the published puzzles by the words on a box.

import { make, setText } from "../base/dom.js";
import { published } from "../engine/solver.js";
import { apartWords, twins, wordsOf } from "../library/card.js";
import { covers } from "../library/covers.js";
import { finder, nothingSought } from "../library/find.js";
import { titleLanguage } from "../speech/titles.js";
import { way } from "./ways.js";

/** @import {GalleryEntry} from "../../types.d.ts" */
/** @import {Sought} from "../library/state.d.ts" */
/** @import {App} from "./state.d.ts" */

/** Show at most this many at once. */
const MOST = 6;

/** The field and the list of what it finds. @param {App} app */
export function makeLookUp(app) {
  const { speech } = app;
  const field = make("input", { type: "search", id: "look-up", "data-part": "look-up", maxlength: 200, autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "search", placeholder: speech.say("doors.known.example") });
  const status = make("p", { class: "help", role: "status", "data-part": "looked-up" });
  const list = make("ul", { "data-part": "looked-up-list" });
  const all = make("button", { type: "button", class: "quiet", hidden: true });
  const root = make("div", { class: "fold", role: "search", "data-part": "door-known" }, make("label", { for: field.id }, speech.say("doors.known.field")), field, status, list, all);
  const watch = covers(app, null);
  /** Whether the list shows everything that was found. */
  let whole = false;
  /** @type {((sought: Sought) => GalleryEntry[]) | null} */
  let find = null;
  /** Whether the gallery was asked for, and whether it failed to load. */
  let [asked, failed] = [false, false];
  const show = () => {
    const words = field.value.trim();
    const found = words && find ? find({ ...nothingSought(), words }) : [];
    const without = failed ? `${speech.say("failed.part")} ${speech.say("failed.why")}` : speech.say("searching.soon");
    setText(status, !words ? "" : !find ? without : found.length > 0 ? speech.count("published.found", found.length) : speech.say("doors.known.none"));
    const beside = twins(found).flatMap((group) => group.map((entry) => ({ entry, group })));
    list.replaceChildren(...beside.slice(0, whole ? found.length : MOST).map(item));
    all.hidden = whole || found.length <= MOST;
    setText(all, speech.say("shelf.all", { n: found.length }));
  };
  /** @param {{ entry: GalleryEntry, group: GalleryEntry[] }} one with its twins, from which its line must tell it apart */
  const item = ({ entry, group }) => {
    const words = group.length > 1 ? apartWords(entry, group, speech) : wordsOf(entry, speech);
    const card = way("open", make("span", { class: "cover" }), make("b", titleLanguage(entry, speech), entry.name), make("small", {}, words.filter(Boolean).join(" · ")));
    card.dataset.link = entry.link;
    watch(card, entry.link);
    return make("li", {}, card);
  };
  /** Asks for the gallery; after a failure the next input asks again. */
  const ask = () => {
    if (asked) return;
    asked = true;
    const take = (/** @type {GalleryEntry[]} */ entries) => void (find = finder(entries, speech));
    published(app.solver).then(take, () => void ([asked, failed] = [false, true])).then(show);
  };
  field.addEventListener("input", () => {
    whole = false;
    ask();
    show();
    // The keyboard of a phone covers the list: move the field to the top.
    if (matchMedia("(pointer: coarse)").matches) root.scrollIntoView({ block: "start" });
  });
  all.addEventListener("click", () => {
    whole = true;
    show();
    list.querySelectorAll("button")[MOST]?.focus();
  });
  ask();
  return root;
}
