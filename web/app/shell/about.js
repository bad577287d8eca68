// What stands in the settings and help: how to play, and whom the page thanks, those who
// wrote about such puzzles before, and whose puzzles and numbers it shows.

import { make } from "../base/dom.js";

const CREDITS = [
  { by: "Mark Seemann", title: "Das verflixte Hunde-Spiel", lang: "de", href: "https://blog.ploeh.dk/2024/10/03/das-verflixte-hunde-spiel/" },
  {
    by: "Ken Shirriff",
    title: "Solving edge-match puzzles with Arc and backtracking",
    lang: "en",
    href: "https://www.righto.com/2010/12/solving-edge-match-puzzles-with-arc-and.html",
  },
  { by: "Reilly Beacom", title: "Prolog: 3x3 Square Picture-Puzzle Solution", lang: "en", href: "https://blog.multipolygon.net" },
  {
    by: "Daniel Frost",
    title: "A German Dog Puzzle, Recursion and Backtracking",
    lang: "en",
    href: "https://danielfrost.dk/a-german-dog-puzzle-and-recursion.html",
  },
  { by: "James Adam Buckland", title: "One Tough Puzzle", lang: "en", href: "http://jbuckland.com/tough/" },
];

/**
 * Lists them.
 * @param {HTMLElement} list
 */
export function showCredits(list) {
  list.replaceChildren(
    ...CREDITS.map(({ by, title, lang, href }) =>
      make("li", {}, `${by}, `, make("a", { href, target: "_blank", rel: "noopener noreferrer" }, make("cite", { lang }, title))),
    ),
  );
}

/**
 * Says how to play.
 * @param {HTMLElement} root
 */
export function showHowToPlay(root) {
  const lines = ["goal", "place", "turn", "help"].map((line) => make("p", { "data-say": `play.how.${line}` }));
  root.append(make("h3", { "data-say": "play.how" }), ...lines);
}
