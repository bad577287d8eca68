package main

// helpGerman is the page about commands and flags in German.
const helpGerman = `Edgewise löst, erklärt, erzeugt und zeichnet Legespiele, bei denen die Kanten
zueinander passen müssen.

  edgewise solve    SPIEL    wie viele Lösungen es gibt, und die Bretter
  edgewise estimate SPIEL    wie lange das dauern wird
  edgewise best     SPIEL     das Brett, bei dem die meisten Nähte passen
  edgewise merge    DATEI... die Teile einer Suche, addiert
  edgewise stats    SPIEL    der Aufwand der Lehrbuchsuche, Feld für Feld
  edgewise trace    SPIEL    was eine Suche tut, Schritt für Schritt
  edgewise numbers            die Zahlen von fünf Artikeln, und unsere
  edgewise check    SPIEL    was daran falsch ist und welches Versehen es war
  edgewise hint     SPIEL    ob sein Brett lösbar ist, was als Nächstes kommt
  edgewise identify SPIEL    als was es erschienen ist
  edgewise rate     SPIEL    wie schwer es ist
  edgewise generate          ein neues Spiel oder das eines Tages
  edgewise experiment        zufällige Spiele, zu Tausenden gezählt
  edgewise convert  SPIEL    das Spiel in einer anderen Schreibweise
  edgewise draw     SPIEL    ein Bild, als SVG
  edgewise bench             wie schnell dieser Rechner sucht

SPIEL ist ein Link, eine Datei, - für die Standardeingabe oder die Kennung eines
erschienenen Spiels wie hunde-spiel, insects, big-cats, one-tough-puzzle; die
der anderen nennt identify. day=2026-11-22 ist das Spiel dieses Tages. Schalter
dürfen davor oder dahinter stehen. Von einer Liste, die mehrere Lesarten hat,
nimmt -as N die N-te.

solve
  -count           die Zahlen ohne die Bretter
  -first           bei der ersten Lösung anhalten
  -max N           nach N Bildern anhalten
  -all             jede Anordnung als Brett: jede Lösung in ihren Drehungen und
                   mit gleichen Karten vertauscht; -all=pictures: ohne Tausch
    -max N         höchstens N Bretter (sonst 1000)
  -order ORDNUNG   die Felder füllen nach row (Zeilen), column (Spalten),
                   spiral (von der Mitte aus), spiral-in, diagonal, frame
                   (Rand zuerst), clues (von den festen Karten aus) oder
                   auto (die schnellste Suche), oder Feld für Feld:
                   4,1,3,0,5,2,7,6,8
  -plain           die Lehrbuchsuche, die auch Versuche zählt
  -raw             dieselben Karten mit Tabellen gelegt, das geht schneller
  -workers N       mit N Arbeitern suchen; sonst mit so vielen wie Kernen
  -part I/N        nur den Teil I von N, ab 0/N; siehe merge
  -limit DAUER     nach einer Zeit wie 10s anhalten und sagen, wie es weitergeht
  -resume STAND    von dort weitersuchen: was eine angehaltene Suche gesagt hat,
                   oder eine Datei damit oder mit allem, was -json ausgab
  -save DATEI      dort speichern, wo die Suche steht, solange sie läuft und am
                   Ende; -resume DATEI sucht von dort weiter
    -every DAUER   wie oft; sonst alle 5m
  -json            ein JSON-Objekt; alles zählt ab 0. Auch draw und convert
                   lesen es, mit der ersten Lösung oder dem besten Brett
  -board           nur dieses Brett, als Link

estimate
  -order ORDNUNG, -raw, -workers N, -json

best
  für Spiele, die niemand zu Ende bringt; wird besser, solange es läuft
  -limit DAUER     nach einer Zeit wie 60s anhalten
  -target ZAHL     bei so vielen passenden Nähten anhalten
  -workers N       mit N Arbeitern, jeder mit eigenem Startwert; sonst so viele
                   wie Kerne
  -seed N          Startwert des ersten Arbeiters; sonst 1
  -from BRETT      mit dem Brett dieses Links oder dieser Datei beginnen; sonst
                   mit dem von SPIEL, falls eines darauf liegt. Feste Karten
                   bleiben liegen
  -save DATEI      dort speichern, solange es läuft und am Ende; -resume DATEI
                   sucht von dort weiter; steht bei beiden dieselbe DATEI,
                   beginnt der erste Lauf, und jeder weitere sucht weiter
    -every DAUER   wie oft; sonst alle 5m
  -o DATEI         das beste Brett in die Datei schreiben; was darin stand,
                   wird überschrieben; als Link oder
    -to FORMAT     in einem Format von convert, etwa text, board oder bucas
  -json            ein JSON-Objekt, auch damit, wie oft jede Tiefe erreicht
                   wurde und mit wie wenigen Brüchen, -1 wo nie; der Link ist
                   einer für e2.bucas.name oder einer von Edgewise, wo das Brett
                   dort nicht zu zeigen ist; merge nimmt das beste

merge
  liest, was solve -json -part ausgegeben hat, aus beliebig vielen Dateien;
  von dem, was best -json ausgegeben hat, nimmt es das beste Brett

stats
  -order ORDNUNG   wie bei solve; sonst row
  -copies once     gleiche Karten gelten als eine; sonst apart
  -turn fixed      die Drehung der Karte in der Mitte festhalten, oder die der
                   ersten Karte, die nur einmal vorkommt, da sich das Brett
                   drehen lässt; sonst free
  -skips turns     jede Reihenfolge der Karten für sich auslegen und drehen;
                   eine Sackgasse überspringt dann nur Drehungen; sonst all
  -compare ZAHLEN  die Zahlen deines eigenen Programms damit vergleichen, Feld
                   für Feld oder insgesamt: eine Datei, - oder die Zahlen, wie
                   auch immer ausgegeben
  -limit DAUER, -json

trace
  -plain, -raw, -order ORDNUNG wie bei solve; -copies,
                   -turn, -skips wie bei stats
  -from N          mit Schritt N beginnen
  -max N           N Schritte; sonst bis zum Ende
  -limit DAUER
  -json            ein Objekt je Zeile: "n"; "kind", nämlich try (passt nicht),
                   place, dead-end, lift oder solution; "cell"; "tile", "turn";
                   "why", warum nicht: "code", "side", "edge", "other"

numbers [ARTIKEL]
  einer von dogs, insects, cats, shuffled, suits; sonst alle
  -limit DAUER, -json

check
  -limit DAUER     sonst 10s
  -json

hint
  -all             jeder Schritt bis zu einer Lösung, mit seinem Grund
  -limit DAUER     sonst 10s
  -json

identify
  -limit DAUER     sonst 2s
  -json

rate
  -limit DAUER, -json

generate
  -day 2026-11-21  das Spiel eines Tages; sonst eines nach Wunsch:
  -grid RASTER     3x3, hex2, tri3 …; sonst 3x3
  -motifs N        mit N Motiven; sonst 4
  -same            ganze, nicht in Hälften geteilt
  -framed          mit einem Rahmen
  -solutions N     mit genau N Lösungen; sonst 1
  -difficulty WORT gentle (sehr leicht), easy (leicht), moderate (mittel),
                   tricky (knifflig), hard (schwer) oder fiendish
                   (teuflisch); nur mit -grid und -seed das Spiel, das auch
                   die Seite macht
  -planted         ein zerschnittenes volles Brett, nicht durchsucht: mindestens
                   eine Lösung, auf jedem Raster bis 32x32
  -random          Karten nach Zufall, meist ohne Lösung
  -seed N          eine andere Zahl gibt ein anderes Spiel
  -limit DAUER     so lange danach suchen, auch wenn es ungewöhnlich dauert
  -art MOTIVE, -json

experiment [SPIEL]
  -n N             N Spiele; sonst 10000
  -motifs N        jede Kante ist die Hälfte eines von N Motiven; sonst von 4
  -same            sie ist ein ganzes, nicht halbiert; mit SPIEL werden seine
                   eigenen Kanten neu auf die Karten verteilt
  -grid RASTER     3x3, 4x4, hex2 …; sonst 3x3
  -curve           wie es mit 1 bis 12 Motiven ausgeht
  -seed N          eine andere Zahl gibt andere Spiele
  -limit DAUER, -json

convert
  -to text         eine Datei zum Bearbeiten
  -to link         was hinter der Adresse der Seite steht
  -to board        das Brett in Buchstaben, für eine Mail oder einen Chat
  -to go           die Karten als Stück eines Programms; auch python,
                   javascript, haskell, csharp, prolog, arc, sql
  -to xcc          für allgemeine Löser: exakte Überdeckung mit Farben; auch cnf
                   (SAT) und mzn (MiniZinc)
  -answer DATEI    das Brett aus der Antwort eines solchen Lösers, als Link,
                   wenn -to nichts sonst sagt; auch Tiles = […], Rotations = […]
  -shuffle ZAHL    die Karten in anderer Reihenfolge, als Link, wenn -to nichts
                   sonst sagt; eine andere Zahl gibt eine andere
  -to json         ein Objekt für Programme: "grid"; "tiles", ein Zeichen pro
                   Seite, im Uhrzeigersinn ab oben; "mates", zu jeder Kante die
                   passende oder null; "turn", ob Karten gedreht werden dürfen;
                   und wo vorhanden "frame", "clues", "name", "by", "art",
                   "halves", "motifs", "board" und "other", weitere Schlüssel
  -to FORMAT       das Format eines anderen Programms: bucas, eternity2,
                   eternity2-json, mcgavin, pieces, owen, heule, darmstadt,
                   dobrogost, cs106b, letters, signed, csv, pairs, ltree,
                   codes, legespiel, mheironimus, jogay, tetravex
  -order ORDNUNG   welche Seite einer Karte im Text zuerst steht, welche dann:
                   trbl (oben, rechts, unten, links), tlrb, tlbr und so weiter

draw
  -o DATEI         in eine Datei schreiben
  -solution N      die N-te Lösung; sonst das Brett des Textes oder lose Karten
    -limit DAUER   nicht länger danach suchen
  -art MOTIVE      birds, boats, cats, dogs, fish, fruit, insects, suits,
                   plain oder signs; sonst die des Spiels
  -size PIXEL      die Breite einer Karte
  -numbers, -letters, -dark
  -sheet a4|letter alle Karten zum Drucken und Ausschneiden; mehrere Blätter
                   werden DATEI-1, DATEI-2 und so weiter
    -mm N          wie breit eine Karte ist, 30 bis 70; sonst 50
    -backs         nach jedem Blatt die Rückseite, mit Nummern und Oberkanten
  -icon svg|180|192|512 [-maskable]  das Zeichen von Edgewise, ohne Spiel

bench
  -limit DAUER, -json

Rückgabe: 0 fertig, 1 Eingabe oder Aufruf falsch, 2 vorzeitig angehalten, von
einer Grenze oder mit Strg-C.
`
