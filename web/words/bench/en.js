// What the page that measures says, in English.

export const words = {
  "bench.title": "How fast does your browser search?",
  "bench.lead": "Three framed boards are searched here, for up to three seconds at a time: by the program itself, and by WebAssembly code that it writes for each board. The median of three rounds counts. It takes about a minute and works best when nothing else is running.",
  "bench.measure": "Measure",
  "bench.again": "Measure again",
  "bench.loading": "Loading the program…",
  "bench.measuring": "Measuring {name}…",
  "bench.board": "Board",
  "bench.program": "Program, million placements a second",
  "bench.written": "Code for the board, million placements a second",
  "bench.ratio": "Times as fast",
  "bench.broke": "failed",
  "bench.refused": "refused by your browser",
  "bench.machine": "Cores: {cores}. Browser: {browser}",
  "bench.done": "Done.",
  "bench.failed": "That didn’t work. Check your connection and try again.",
};
