// Ce que dit en français la fenêtre d’un nouveau puzzle. Elle l’apporte ; ce que la page dit
// ailleurs est dans ../fr.js, et la fenêtre en dit aussi une partie.

export const words = {
  "making.board": "Plateau",
  "making.framed": "{grid}, avec cadre",
  "making.greyed": "Les niveaux grisés n’existent pas sur ce plateau.",
  "making.instead": "Le niveau «\u00a0{difficulty}\u00a0» n’existe pas sur ce plateau. C’est maintenant «\u00a0{other}\u00a0».",
  "making.gets.framed": "Avec {n} motifs et un cadre.",
  "making.gets.open": "Avec {n} motifs, sans cadre.",
  "making.what": "Créé dans ton navigateur, avec exactement une solution.",
  "making.make": "C’est parti",
  "making.under": "Création d’un puzzle…",
  "making.boards.one": "{n} plateau essayé",
  "making.boards.other": "{n} plateaux essayés",
  "making.late": "Rien trouvé encore à ce niveau ({difficulty}). La recherche continue aussi longtemps que tu veux.",
  "making.stopped": "Arrêté. Rien n’a été trouvé à ce niveau ({difficulty}).",
  "making.take": "Jouer le plus proche\u00a0: {difficulty}",
};
