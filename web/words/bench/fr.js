// What the page that measures says, in French.

export const words = {
  "bench.title": "À quelle vitesse ton navigateur cherche-t-il ?",
  "bench.lead": "Trois plateaux encadrés sont explorés ici, trois secondes au plus à chaque fois : par le programme lui-même, et par du code WebAssembly qu’il écrit pour chaque plateau. C’est la médiane de trois essais qui compte. Cela prend environ une minute et donne le meilleur résultat quand rien d’autre ne tourne.",
  "bench.measure": "Mesurer",
  "bench.again": "Mesurer encore",
  "bench.loading": "Chargement du programme…",
  "bench.measuring": "Mesure de {name}…",
  "bench.board": "Plateau",
  "bench.program": "Programme, millions de cartes posées par seconde",
  "bench.written": "Code du plateau, millions de cartes posées par seconde",
  "bench.ratio": "Rapport",
  "bench.broke": "échoué",
  "bench.refused": "refusé par ton navigateur",
  "bench.machine": "Cœurs : {cores}. Navigateur : {browser}",
  "bench.done": "Terminé.",
  "bench.failed": "Ça n’a pas marché. Vérifie la connexion et réessaie.",
};
