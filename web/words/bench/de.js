// What the page that measures says, in German.

export const words = {
  "bench.title": "Wie schnell sucht dein Browser?",
  "bench.lead": "Hier werden drei gerahmte Bretter durchsucht, jedes Mal höchstens drei Sekunden lang: vom Programm selbst und von WebAssembly-Code, den es für jedes Brett schreibt. Es zählt der Median von drei Durchgängen. Das dauert etwa eine Minute und gelingt am besten, wenn sonst nichts läuft.",
  "bench.measure": "Messen",
  "bench.again": "Noch einmal messen",
  "bench.loading": "Das Programm wird geladen …",
  "bench.measuring": "{name} wird gemessen …",
  "bench.board": "Brett",
  "bench.program": "Programm, Millionen gelegte Karten pro Sekunde",
  "bench.written": "Code für das Brett, Millionen gelegte Karten pro Sekunde",
  "bench.ratio": "Faktor",
  "bench.broke": "fehlgeschlagen",
  "bench.refused": "von deinem Browser abgelehnt",
  "bench.machine": "Kerne: {cores}. Browser: {browser}",
  "bench.done": "Fertig.",
  "bench.failed": "Das hat nicht geklappt. Prüf die Verbindung und versuch es noch einmal.",
};
