// Hvad dialogen for et nyt puslespil siger på dansk. Den har det med; hvad siden ellers siger,
// står i ../da.js, og noget af det siger den også.

export const words = {
  "making.board": "Bræt",
  "making.framed": "{grid} med ramme",
  "making.greyed": "De grå niveauer findes ikke til dette bræt.",
  "making.instead": "»{difficulty}« findes ikke til dette bræt. Nu er »{other}« valgt.",
  "making.gets.framed": "Med {n} motiver og ramme.",
  "making.gets.open": "Med {n} motiver og uden ramme.",
  "making.what": "Laves i din browser og har præcis én løsning.",
  "making.make": "Lav det",
  "making.under": "Laver et puslespil …",
  "making.boards.one": "{n} bræt prøvet",
  "making.boards.other": "{n} brætter prøvet",
  "making.late": "Der er ikke fundet noget endnu ({difficulty}). Søgningen fortsætter, så længe du vil.",
  "making.stopped": "Stoppet. Der blev ikke fundet noget ({difficulty}).",
  "making.take": "Spil det, der kommer nærmest: {difficulty}",
};
