package main

// helpFrench is the page about commands and flags in French.
const helpFrench = `Edgewise résout, explique, crée et dessine des puzzles où les bords des cartes
doivent s’accorder.

  edgewise solve    PUZZLE     combien de solutions il y a, et les plateaux
  edgewise estimate PUZZLE     combien de temps cela prendra
  edgewise best     PUZZLE     le plateau où s’accordent le plus de jointures
  edgewise merge    FICHIER... les parties d’une recherche, additionnées
  edgewise stats    PUZZLE     le travail de la recherche classique, par case
  edgewise trace    PUZZLE     ce que fait une recherche, pas à pas
  edgewise numbers            les nombres de cinq articles, et les nôtres
  edgewise check    PUZZLE     ce qui cloche, et l’étourderie la plus probable
  edgewise hint     PUZZLE     si son plateau a une solution, la suite, pourquoi
  edgewise identify PUZZLE     sous quel nom il est paru
  edgewise rate     PUZZLE     sa difficulté
  edgewise generate            un nouveau puzzle, ou celui d’un jour
  edgewise experiment          des puzzles au hasard, comptés par milliers
  edgewise convert  PUZZLE     le puzzle dans une autre notation
  edgewise draw     PUZZLE     une image, en SVG
  edgewise bench               à quelle vitesse cette machine cherche

PUZZLE est un lien, un fichier, - pour l’entrée standard, ou l’identifiant d’un
puzzle paru comme hunde-spiel, insects, big-cats, one-tough-puzzle ; identify
donne ceux des autres. day=2026-11-22 est celui de ce jour. Les options se
mettent avant ou après. D’une liste qui peut dire plusieurs puzzles, -as N
prend la Ne lecture.

solve
  -count           les nombres, sans les plateaux
  -first           s’arrêter à la première solution
  -max N           s’arrêter après N images
  -all             chaque arrangement : chaque solution sous tous ses tours, et
                   avec ses cartes identiques échangées ; -all=pictures : sans
                   les échanges
    -max N         N plateaux au plus (sinon 1000)
  -order ORDRE     remplir les cases par row (lignes), column (colonnes), spiral
                   (à partir du centre), spiral-in, diagonal, frame (le
                   pourtour d’abord), clues (à partir des cartes fixées) ou
                   auto (la recherche la plus rapide), ou case par case :
                   4,1,3,0,5,2,7,6,8
  -plain           la recherche classique, qui compte aussi les essais
  -raw             les mêmes placements avec des tables, plus vite
  -workers N       avec N tâches (sinon : une par cœur)
  -part I/N        seulement la partie I sur N, à partir de 0/N ; voir merge
  -limit DURÉE     s’arrêter après un temps comme 10s, et dire comment continuer
  -resume ÉTAT     continuer à partir de là : ce qu’a écrit une recherche
                   arrêtée, ou un fichier avec cela, ou avec tout ce qu’a écrit
                   -json
  -save FICHIER    y garder où en est la recherche, pendant et à la fin ;
                   -resume FICHIER continue à partir de là
    -every DURÉE   à quel rythme (sinon : 5m)
  -json            un objet JSON ; tout y compte à partir de 0. draw et convert
                   le lisent aussi, avec la première solution ou le meilleur
                   plateau
  -board           seulement ce plateau, en lien

estimate
  -order ORDRE, -raw, -workers N, -json

best
  pour les puzzles que personne ne termine ; plus on le laisse, mieux c’est
  -limit DURÉE     s’arrêter après un temps comme 60s
  -target SCORE    s’arrêter à tant de jointures qui s’accordent
  -workers N       N processus, chacun avec sa graine (sinon un par cœur)
  -seed N          la graine du premier (sinon 1)
  -from PLATEAU    commencer par le plateau de ce lien ou fichier ; sinon par
                   celui de PUZZLE, s’il en a un. Les cartes fixées restent
  -save FICHIER    y sauvegarder pendant la recherche et à la fin ; -resume
                   FICHIER continue à partir de là ; donne-leur le même
                   FICHIER, et le premier lancement commence, les suivants
                   continuent
    -every DURÉE   à quel intervalle (sinon 5m)
  -o FICHIER       écrire le meilleur plateau dans FICHIER, qui est
                   remplacé, en lien ou
    -to FORMAT     dans un format de convert : text, board, bucas…
  -json            un objet JSON, qui dit aussi combien de fois chaque
                   profondeur a été atteinte, et avec combien de ruptures au
                   moins, -1 si jamais ; le lien est pour e2.bucas.name, ou
                   d’Edgewise là où le plateau ne peut pas y être montré ;
                   merge choisit le meilleur de plusieurs

merge
  lit ce qu’a écrit solve -json -part, dans autant de fichiers qu’on veut ; de
  ce qu’a écrit best -json, il choisit le meilleur

stats
  -order ORDRE     comme pour solve (sinon : row)
  -copies once     les cartes identiques comptent pour une (sinon : apart)
  -turn fixed      fixer l’orientation de la carte du centre, ou de la première
                   carte sans double, puisque le plateau se tourne (sinon :
                   free)
  -skips turns     poser chaque suite de cartes et la tourner pour elle-même ;
                   une impasse ne fait sauter que des orientations (sinon : all)
  -compare NOMBRES comparer les nombres de ton propre programme, case par case
                   ou en tout : un fichier, - ou les nombres, écrits n’importe
                   comment
  -limit DURÉE, -json

trace
  -plain, -raw, -order ORDRE comme pour solve ; -copies,
                   -turn, -skips comme pour stats
  -from N          commencer à l’étape N
  -max N           N étapes ; sinon jusqu’à la fin
  -limit DURÉE
  -json            un objet par ligne : "n" ; "kind" : try (ne convient pas),
                   place, dead-end, lift ou solution ; "cell" ; "tile", "turn" ;
                   "why", pourquoi non : "code", "side", "edge", "other"

numbers [ARTICLE]
  un de dogs, insects, cats, shuffled, suits ; sinon tous
  -limit DURÉE, -json

check
  -limit DURÉE     sinon : 10s
  -json

hint
  -all             chaque étape jusqu’à une solution, avec sa raison
  -limit DURÉE     sinon : 10s
  -json

identify
  -limit DURÉE     sinon : 2s
  -json

rate
  -limit DURÉE, -json

generate
  -day 2026-11-21  le puzzle d’un jour ; sinon un nouveau :
  -grid GRILLE     3x3, hex2, tri3 … (sinon : 3x3)
  -motifs N        avec N motifs (sinon : 4)
  -same            des motifs entiers, non coupés en deux
  -framed          avec un cadre
  -solutions N     avec exactement N solutions (sinon : 1)
  -difficulty MOT  gentle (très facile), easy (facile), moderate (moyen),
                   tricky (corsé), hard (difficile) ou fiendish (diabolique) ;
                   avec -grid et -seed seulement, le puzzle que fait la page
  -planted         un plateau plein découpé, sans recherche : au moins une
                   solution, sur toute grille jusqu’à 32x32
  -random          des cartes au hasard, le plus souvent sans solution
  -seed N          un autre nombre donne un autre puzzle
  -limit DURÉE     chercher aussi longtemps, même si c’est long
  -art MOTIFS, -json

experiment [PUZZLE]
  -n N             N puzzles (sinon : 10000)
  -motifs N        chaque bord est la moitié d’un de N motifs (sinon : 4)
  -same            il est un motif entier, non coupé en deux ; avec PUZZLE, ce
                   sont ses bords qui sont redistribués sur les cartes
  -grid GRILLE     3x3, 4x4, hex2 … (sinon : 3x3)
  -curve           ce que cela donne avec 1 à 12 motifs
  -seed N          un autre nombre donne d’autres puzzles
  -limit DURÉE, -json

convert
  -to text         un fichier à modifier
  -to link         ce qui suit l’adresse de la page
  -to board        le plateau en lettres, pour un courriel ou une messagerie
  -to go           les cartes dans un programme ; aussi python, javascript,
                   haskell, csharp, prolog, arc, sql
  -to xcc          pour les solveurs généraux : couverture exacte avec
                   couleurs ; aussi cnf (SAT) et mzn (MiniZinc)
  -answer FICHIER  le plateau de la réponse d’un tel solveur, comme lien sauf si
                   -to dit autre chose ; aussi Tiles = […], Rotations = […]
  -shuffle NOMBRE  les cartes dans un autre ordre, comme lien sauf si -to dit
                   autre chose ; un autre nombre donne un autre ordre
  -to json         un objet pour des programmes : "grid" ; "tiles", un signe par
                   côté, dans le sens horaire à partir du haut ; "mates", pour
                   chaque bord celui qui s’y accorde, ou null ; "turn", si les
                   cartes peuvent être tournées ; et s’il y en a, "frame",
                   "clues", "name", "by", "art", "halves", "motifs", "board" et
                   "other", les autres clés
  -to FORMAT       le format d’un autre programme : bucas, eternity2,
                   eternity2-json, mcgavin, pieces, owen, heule, darmstadt,
                   dobrogost, cs106b, letters, signed, csv, pairs, ltree,
                   codes, legespiel, mheironimus, jogay, tetravex
  -order ORDRE     quel côté d’une carte vient d’abord dans le texte, et lequel
                   ensuite : trbl (haut, droite, bas, gauche), tlrb, tlbr, etc.

draw
  -o FICHIER       écrire dans un fichier
  -solution N      la Ne solution ; sinon le plateau donné, ou les cartes seules
    -limit DURÉE   ne pas la chercher plus longtemps
  -art MOTIFS      birds, boats, cats, dogs, fish, fruit, insects, suits,
                   plain ou signs (sinon : ceux du puzzle)
  -size PIXELS     la largeur d’une carte
  -numbers, -letters, -dark
  -sheet a4|letter toutes les cartes, à imprimer et à découper ; plusieurs pages
                   deviennent FICHIER-1, FICHIER-2, etc.
    -mm N          la largeur d’une carte, de 30 à 70 (sinon : 50)
    -backs         après chaque page son dos, avec les numéros et les hauts
  -icon svg|180|192|512 [-maskable]  l’icône d’Edgewise, sans puzzle

bench
  -limit DURÉE, -json

Code de retour : 0 fini, 1 entrée ou usage incorrects, 2 arrêté avant la fin,
par une limite ou par Ctrl-C.
`
