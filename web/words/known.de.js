// The page's German for puzzles that are known, or are given a name here.
// known.en.js has the same keys.

/** @type {Record<string, string>} */
export const known = {
  // As what the puzzle was published
  known: "Dieses Spiel ist erschienen als {names}.",
  "known.also": "Auch erschienen als {names}.",
  "known.more.one": "{n} weiteres",
  "known.more.other": "{n} weitere",

  // Where nobody knows it
  unknown: "Noch unbekannt.",
  "unknown.copy": "Als Eintrag für die Sammlung kopieren",
  "unknown.name": "Benennen",
  "label.unknown-text": "Das Spiel als Text",
  "unknown.hand": "Kopieren ist hier nicht erlaubt. Der Text ist markiert: kopiere ihn von Hand.",

  // What the tiles entered so far may become
  "likely.one": "Das sieht aus wie {name}.",
  "likely.other": "Eines von {n} erschienenen Spielen?",
  "likely.compare.one": "Die letzte Karte vergleichen",
  "likely.compare.other": "Die anderen {count} Karten vergleichen",
  "likely.mirrored": "Deine Karten sind das Spiegelbild davon: Wurden sie gegen den Uhrzeigersinn eingegeben?",
  "likely.unsure": "Deine Karten passen auf mehr als eine Art dazu, es können also noch andere sein. Eine weitere Karte klärt das.",
  "likely.more.one": "{n} weitere Karte ist hier nicht gezeichnet.",
  "likely.more.other": "{n} weitere Karten sind hier nicht gezeichnet.",
  "likely.fill.one": "Eintragen",
  "likely.fill.other": "Alle eintragen",

  // What they are called and drawn in
  names: "Namen und Bilder",
  "names.name": "Name des Spiels",
  "names.art": "Bilder",
  "names.art.help": "Zu jedem Satz gehören vier geteilte Bilder; diese Karten haben andere.",
  "names.motif": "Name von Bild {edge}",
  "names.head": "Erste Hälfte",
  "names.tail": "Zweite Hälfte",
  "art.plain": "einfache Formen",
  "art.dogs": "Hunde",
  "art.insects": "Insekten",
  "art.cats": "Katzen",
  "art.suits": "Kartenfarben",
  mended: "Ein Versehen ist berichtigt.",
};
