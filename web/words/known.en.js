// The page's English for puzzles that are known, or are given a name here.
// known.de.js has the same keys.

/** @type {Record<string, string>} */
export const known = {
  // As what the puzzle was published
  known: "This is the puzzle published as {names}.",
  "known.also": "Also published as {names}.",
  "known.more.one": "{n} more",
  "known.more.other": "{n} more",

  // Where nobody knows it
  unknown: "Not known yet.",
  "unknown.copy": "Copy it as a gallery entry",
  "unknown.name": "Name it",
  "label.unknown-text": "The puzzle as a text",
  "unknown.hand": "Copying is not allowed here. The text is selected: copy it by hand.",

  // What the tiles entered so far may become
  "likely.one": "This looks like {name}.",
  "likely.other": "It may be one of {n} published puzzles.",
  "likely.compare.one": "Compare the last tile",
  "likely.compare.other": "Compare the other {count} tiles",
  "likely.mirrored": "Your tiles are its mirror image: were they entered counter-clockwise?",
  "likely.unsure": "Your tiles fit it in more than one way, so these may still be others. One more tile will tell.",
  "likely.more.one": "{n} more tile is not drawn here.",
  "likely.more.other": "{n} more tiles are not drawn here.",
  "likely.fill.one": "Fill it in",
  "likely.fill.other": "Fill them in",

  // What they are called and drawn in
  names: "Names and pictures",
  "names.name": "Name of the puzzle",
  "names.art": "Pictures",
  "names.art.help": "The drawn sets have four pictures, each cut in half; these tiles have others.",
  "names.motif": "Name of picture {edge}",
  "names.head": "First half",
  "names.tail": "Second half",
  "art.plain": "plain shapes",
  "art.dogs": "dogs",
  "art.insects": "insects",
  "art.cats": "cats",
  "art.suits": "suits",
  mended: "One slip was mended.",
};
