// What the dialog of a new puzzle says in English. It is loaded with it; what the page says
// elsewhere stands in ../en.js, and the dialog says some of that, too.

export const words = {
  "making.board": "Board",
  "making.framed": "{grid}, framed",
  "making.greyed": "Levels in grey aren’t available on this board.",
  "making.instead": "“{difficulty}” isn’t available on this board, so it’s now “{other}”.",
  "making.gets.framed": "You get {n} pictures and a frame.",
  "making.gets.open": "You get {n} pictures and no frame.",
  "making.what": "Made in your browser, with exactly one solution.",
  "making.make": "Make it",
  "making.under": "Making a puzzle…",
  "making.boards.one": "{n} board tried",
  "making.boards.other": "{n} boards tried",
  "making.late": "Nothing {difficulty} found yet. The search goes on for as long as you like.",
  "making.stopped": "Stopped. Nothing {difficulty} was found.",
  "making.take": "Play the closest one so far: {difficulty}",
};
