// What the page that measures says, in Danish.

export const words = {
  "bench.title": "Hvor hurtigt søger din browser?",
  "bench.lead": "Her gennemsøges tre indrammede brætter, højst tre sekunder ad gangen: af programmet selv og af WebAssembly-kode, som det skriver til hvert bræt. Det er medianen af tre runder, der tæller. Det tager omkring et minut og virker bedst, når intet andet kører.",
  "bench.measure": "Mål",
  "bench.again": "Mål igen",
  "bench.loading": "Programmet indlæses …",
  "bench.measuring": "{name} måles …",
  "bench.board": "Bræt",
  "bench.program": "Program, millioner lagte brikker pr. sekund",
  "bench.written": "Kode til brættet, millioner lagte brikker pr. sekund",
  "bench.ratio": "Forhold",
  "bench.broke": "fejlede",
  "bench.refused": "afvist af din browser",
  "bench.machine": "Kerner: {cores}. Browser: {browser}",
  "bench.done": "Færdig.",
  "bench.failed": "Det lykkedes ikke. Tjek forbindelsen, og prøv igen.",
};
