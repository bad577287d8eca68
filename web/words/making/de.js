// Was der Dialog für ein neues Spiel auf Deutsch sagt. Er bringt es mit; was die Seite sonst
// sagt, steht in ../de.js, und manches davon sagt auch er.

export const words = {
  "making.board": "Brett",
  "making.framed": "{grid} mit Rahmen",
  "making.greyed": "Was grau ist, gibt es auf diesem Brett nicht.",
  "making.instead": "„{difficulty}“ gibt es auf diesem Brett nicht. Gewählt ist jetzt „{other}“.",
  "making.gets.framed": "Mit {n} Motiven und Rahmen.",
  "making.gets.open": "Mit {n} Motiven, ohne Rahmen.",
  "making.what": "Entsteht in deinem Browser und hat genau eine Lösung.",
  "making.make": "Los",
  "making.under": "Ein Spiel entsteht …",
  "making.boards.one": "{n} Brett probiert",
  "making.boards.other": "{n} Bretter probiert",
  "making.late": "Noch nichts gefunden, was passt ({difficulty}). Die Suche läuft weiter, solange du magst.",
  "making.stopped": "Angehalten. Nichts gefunden, was passt ({difficulty}).",
  "making.take": "Das ähnlichste spielen: {difficulty}",
};
