package main

// german is the table of words in German; english has the same keys.
func german() map[string]string {
	return map[string]string{
		"help": `Edgewise löst Legespiele, bei denen die Ränder passen müssen.

  edgewise solve    SPIEL    wie viele Lösungen es gibt und wie man sie legt
  edgewise estimate SPIEL    wie lange das dauert
  edgewise merge    DATEI... was die Teile einer Suche gefunden haben, addiert
  edgewise stats    SPIEL    der Aufwand der Lehrbuchsuche, Feld für Feld
  edgewise check    SPIEL    was daran falsch ist und woran es liegen kann
  edgewise hint     SPIEL    was sein Brett zulässt und was als Nächstes kommt
  edgewise identify SPIEL    als was es erschienen ist
  edgewise rate     SPIEL    wie schwer es ist
  edgewise generate          ein neues Spiel oder das eines Tages
  edgewise convert  SPIEL    das Spiel in einer anderen Schreibweise
  edgewise draw     SPIEL    ein Bild, als SVG
  edgewise bench             wie schnell dieser Rechner sucht

SPIEL ist ein Link, eine Datei, - für die Standardeingabe oder die Kennung eines
erschienenen Spiels wie hunde-spiel, insects, big-cats, one-tough-puzzle; die
der anderen nennt identify. Schalter dürfen davor oder dahinter stehen.

solve
  -count           die Zahlen ohne die Bretter
  -first           bei der ersten Lösung anhalten
  -max N           bei N Bildern anhalten
  -order ORDNUNG   die Felder füllen nach row (Zeilen), column (Spalten),
                   spiral (von der Mitte aus), spiral-in, diagonal, frame
                   (Rand zuerst), clues oder auto (die kleinste Suche), oder
                   einzeln: 4,1,3,0,5,2,7,6,8
  -plain           die Lehrbuchsuche, die auch Versuche zählt
  -raw             dieselben Lagen aus Tabellen, das geht schneller
  -workers N       mit N Arbeitern suchen; sonst mit so vielen wie Kernen
  -part I/N        nur den Teil I von N, ab 0/N; siehe merge
  -limit DAUER     nach einer Zeit wie 10s anhalten und sagen, wie es weitergeht
  -resume STAND    von dort weitersuchen: was eine angehaltene Suche gesagt hat,
                   oder eine Datei damit oder mit allem, was -json ausgab
  -save DATEI      dort festhalten, solange sie läuft und am Ende, wo die Suche
                   steht; -resume DATEI sucht von dort weiter
    -every DAUER   wie oft; sonst alle 5m
  -json            ein JSON-Objekt; alles zählt ab 0. Auch draw und convert
                   lesen es, mit der ersten Lösung oder dem besten Brett
  -board           nur dieses Brett, als Link

estimate
  -order ORDNUNG, -raw, -workers N, -json

merge
  liest, was solve -json -part ausgegeben hat, aus beliebig vielen Dateien

stats
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
  -framed          mit einem Rand
  -solutions N     mit genau N Lösungen; sonst 1
  -difficulty WORT gentle (sanft), easy (leicht), moderate (mittel), tricky
                   (knifflig), hard (schwer) oder fiendish (teuflisch)
  -seed N          eine andere Zahl gibt ein anderes Spiel
  -art MOTIVE, -limit DAUER, -json

convert
  -to text         eine Datei zum Bearbeiten
  -to link         was hinter der Adresse der Seite steht
  -to board        das Brett in Buchstaben, für eine Mail oder einen Chat
  -to go           die Karten als Stück eines Programms, auch python, javascript
  -to json         ein Objekt für Programme: "grid"; "tiles", ein Zeichen pro
                   Seite, im Uhrzeigersinn ab oben; "mates", zu jedem Rand der
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
  -art MOTIVE      cats, dogs, insects, suits oder plain; sonst die des Spiels
  -size PIXEL      die Breite einer Karte
  -numbers, -letters, -dark
  -sheet a4|letter alle Karten zum Drucken und Ausschneiden; mehrere Blätter
                   werden DATEI-1, DATEI-2 und so weiter
    -mm N          wie breit eine Karte ist, 30 bis 70; sonst 50
    -backs         nach jedem Blatt die Rückseite, mit Nummern und Oberkanten
  -icon svg|192|512 [-maskable]    das Zeichen von Edgewise, ohne Spiel

bench
  -limit DAUER, -json

Rückgabe: 0 fertig, 1 Eingabe oder Aufruf falsch, 2 vorzeitig angehalten, von
einer Grenze oder mit Strg-C.
`,
		"thousands": ".",
		"point":     ",",
		"and":       " und ",

		// Das Ergebnis.
		"verdict.one":        "{count} Lösung.",
		"verdict.other":      "{count} Lösungen.",
		"verdict.none":       "Diese Karten haben keine Lösung.\nAlle Möglichkeiten sind geprüft. Gedruckte Spiele haben fast immer eine; vermutlich ist eine Seite vertippt.",
		"stopped":            "Angehalten.",
		"sofar.none":         "Bisher: keine Lösung. Es kann noch eine geben.",
		"sofar.one":          "Bisher: {n} Lösung. Es kann noch mehr geben.",
		"sofar.other":        "Bisher: {n} Lösungen. Es kann noch mehr geben.",
		"only":               "Es gibt genau eine Anordnung.",
		"arrangements.one":   "{n} Anordnung",
		"arrangements.other": "{n} Anordnungen",
		"solutions.one":      "{n} Lösung",
		"solutions.other":    "{n} Lösungen",
		"pictures.one":       "{n} Bild",
		"pictures.other":     "{n} Bilder",
		"turns.one":          "{n} Drehung des Bretts",
		"turns.other":        "{n} Drehungen des Bretts",
		"swaps.one":          "{n} Möglichkeit, Karte {tiles} zu tauschen",
		"swaps.other":        "{n} Möglichkeiten, Karte {tiles} zu tauschen",
		"swaps.many.one":     "{n} Möglichkeit, gleiche Karten zu tauschen",
		"swaps.many.other":   "{n} Möglichkeiten, gleiche Karten zu tauschen",
		"case.one":           "{solutions} mit je {n} Bild",
		"case.other":         "{solutions} mit je {n} Bildern",
		"cases":              "Manche sehen nach einer Drehung des Bretts gleich aus.",
		"effort.fast.one":    "Die schnelle Suche brauchte {n} gelegte Karte, in {time}.",
		"effort.fast.other":  "Die schnelle Suche brauchte {n} gelegte Karten, in {time}.",
		"effort.plain.one":   "Die Lehrbuchsuche brauchte {tries} Versuche, {n} gelegte Karte, in {time}.",
		"effort.plain.other": "Die Lehrbuchsuche brauchte {tries} Versuche, {n} gelegte Karten, in {time}.",
		"effort.raw.one":     "Die Lehrbuchsuche aus Tabellen brauchte {n} gelegte Karte, in {time}.",
		"sofar.fast.one":     "Bisher hat die schnelle Suche {n} Karte gelegt, in {time}.",
		"sofar.fast.other":   "Bisher hat die schnelle Suche {n} Karten gelegt, in {time}.",
		"sofar.plain.one":    "Bisher hat die Lehrbuchsuche {tries} Versuche gemacht und {n} Karte gelegt, in {time}.",
		"sofar.plain.other":  "Bisher hat die Lehrbuchsuche {tries} Versuche gemacht und {n} Karten gelegt, in {time}.",
		"sofar.raw.one":      "Bisher hat die Lehrbuchsuche aus Tabellen {n} Karte gelegt, in {time}.",
		"sofar.raw.other":    "Bisher hat die Lehrbuchsuche aus Tabellen {n} Karten gelegt, in {time}.",
		"effort.raw.other":   "Die Lehrbuchsuche aus Tabellen brauchte {n} gelegte Karten, in {time}.",

		// Bretter.
		"solution":      "Lösung {n}",
		"more":          "Das sind {shown} von {solutions} Lösungen; -json nennt bis zu {most}.",
		"guide.arrows":  "Schreib mit Bleistift 1 bis {n} auf die Rückseiten deiner Karten. Jeder Pfeil zeigt, wohin die Oberkante der Karte am Ende weist.",
		"guide.upright": "Schreib mit Bleistift 1 bis {n} auf die Rückseiten deiner Karten. Keine wird gedreht.",

		// Die Sammlung.
		"known":            "Das ist das Spiel, das als {names} erschienen ist; {solutions}.",
		"known.uncounted":  "Das ist das Spiel, das als {names} erschienen ist.",
		"known.more.one":   "{names} und {n} weiteres",
		"known.more.other": "{names} und {n} weitere",
		"known.mirrored":   "Seine Karten sind die Spiegelbilder der erschienenen.",
		"known.ids":        "Kennungen: {ids}",
		"unknown":          "Noch nicht bekannt. Als Eintrag der Sammlung lautet es:",

		// Lange Suchen.
		"best":                  "Das beste Brett bisher: {filled} von {cells} Karten, {score} von {seams} Nähten.",
		"resume":                "Weiter geht es mit: edgewise solve -resume {saved}",
		"resume.found":          "Was gefunden wurde, zeigt noch einmal: edgewise solve -resume {saved}",
		"part.none":             "Teil {part} der Suche hat keine Lösung gefunden.",
		"part.one":              "Teil {part} der Suche hat {n} Lösung gefunden.",
		"part.other":            "Teil {part} der Suche hat {n} Lösungen gefunden.",
		"status":                "{what} … {time}",
		"status.solve":          "{share} %  noch {left}  {rate} M/s  Lösungen: {solutions}  bestes Brett: {filled} Karten",
		"doing.solve":           "Es wird gesucht",
		"doing.stats":           "Es wird wie im Lehrbuch gesucht",
		"doing.check":           "Lösungen und Fehler werden gesucht",
		"doing.hint":            "Es wird nachgedacht",
		"doing.identify":        "Erschienene Spiele, die nur eine Änderung entfernt sind, werden gesucht",
		"doing.rate":            "Es wird ermittelt, wie schwer es ist",
		"doing.generate":        "Ein solches Spiel wird gesucht",
		"doing.draw":            "Lösung {n} wird gesucht",
		"doing.bench":           "Es wird gemessen",
		"lasting.universe":      "länger, als es das Universum gibt",
		"lasting.moment":        "weniger als eine Sekunde",
		"lasting.seconds.one":   "etwa {n} Sekunde",
		"lasting.seconds.other": "etwa {n} Sekunden",
		"lasting.minutes.one":   "etwa {n} Minute",
		"lasting.minutes.other": "etwa {n} Minuten",
		"lasting.hours.one":     "etwa {n} Stunde",
		"lasting.hours.other":   "etwa {n} Stunden",
		"lasting.days.one":      "etwa {n} Tag",
		"lasting.days.other":    "etwa {n} Tage",
		"lasting.years.one":     "etwa {n} Jahr",
		"lasting.years.other":   "etwa {n} Jahre",
		"estimate.none":         "Da gibt es nichts zu suchen: Auf das erste Feld passt keine Karte.",
		"estimate.nodes.one":    "Etwa {n} gelegte Karte ({error}).",
		"estimate.nodes.other":  "Etwa {n} gelegte Karten ({error}).",
		"estimate.time.one":     "Alles zu durchsuchen dauert {time} auf {n} Kern.",
		"estimate.time.other":   "Alles zu durchsuchen dauert {time} auf {n} Kernen.",
		"estimate.factor":       "auf den Faktor {factor} genau",
		"estimate.rough":        "grob geschätzt",
		"order.usual":           "Die Felder werden {order} gefüllt.",
		"order.smallest":        "Die Felder werden {order} gefüllt: die kleinste von {n} verglichenen Suchen.",
		"order.row":             "Zeile für Zeile",
		"order.column":          "Spalte für Spalte",
		"order.spiral":          "von der Mitte nach außen",
		"order.spiral-in":       "vom Rand nach innen",
		"order.diagonal":        "von Ecke zu Ecke",
		"order.frame":           "mit dem Rand zuerst",
		"order.clues":           "von den festen Karten nach außen",
		"order.custom":          "einzeln wie verlangt",
		"bench.family":          "Familie",
		"bench.instance":        "Spiel",
		"bench.mode":            "Art",
		"bench.solutions":       "Lösungen",
		"bench.time":            "Zeit",
		"bench.rate":            "M/s",
		"bench.machine":         "Ein Arbeiter, {machine}. M/s: Millionen gelegte Karten pro Sekunde.",

		// What check says: the puzzle, the repairs, and what each gives.
		"check.solution.one":       "Das Spiel hat {n} Lösung.",
		"check.solution.other":     "Das Spiel hat {n} Lösungen.",
		"check.least.one":          "Das Spiel hat mindestens {n} Lösung.",
		"check.least.other":        "Das Spiel hat mindestens {n} Lösungen.",
		"check.unknown":            "Ob es eine Lösung gibt, ließe sich nur mit einer langen Suche sagen.",
		"check.none":               "Das Spiel hat keine Lösung.",
		"check.nothing":            "Keiner der üblichen einzelnen Fehler erklärt das.",
		"check.early":              "Nicht jede einzelne Änderung wurde zu Ende geprüft.",
		"check.repairs":            "Die wahrscheinlichsten Fehler:",
		"check.near":               "Einem erschienenen Spiel sehr ähnlich:",
		"near.slip-side":           "Karte {tile}, {side}: {name} hat hier {to}.",
		"near.slip-mirrored":       "Karte {tile}: {name} hat ihr Spiegelbild.",
		"near.slip-turned.one":     "Karte {tile}: In {name} ist sie um {n} Schritt im Uhrzeigersinn gedreht.",
		"near.slip-turned.other":   "Karte {tile}: In {name} ist sie um {n} Schritte im Uhrzeigersinn gedreht.",
		"near.slip-swapped":        "Karte {tile}: In {name} sind {side} und {other} umgekehrt.",
		"near.slip-order":          "Alle Karten: Mit den Seiten in dieser Reihenfolge gelesen sind es die von {name}: {order}.",
		"near.slip-copy":           "Karte {tile}: {name} hat {word} statt einer zweiten Karte {other}.",
		"repair.slip-side":         "Karte {tile}, {side}: müsste {to} sein, nicht {from}.",
		"repair.slip-mirrored":     "Karte {tile}: Die Seiten wurden gegen den Uhrzeigersinn notiert.",
		"repair.slip-turned.one":   "Karte {tile}: um {n} Schritt im Uhrzeigersinn drehen.",
		"repair.slip-turned.other": "Karte {tile}: um {n} Schritte im Uhrzeigersinn drehen.",
		"repair.slip-swapped":      "Karte {tile}: {side} und {other} sind vertauscht.",
		"repair.slip-order":        "Alle Karten: Die Seiten wurden in dieser Reihenfolge notiert: {order}.",
		"repair.slip-copy":         "Karte {tile} ist noch einmal Karte {other}; sie müsste {word} sein.",
		"gives.known":              "Das ist ein erschienenes Spiel: {name}.",
		"gives.one":                "Dann gibt es {n} Lösung.",
		"gives.other":              "Dann gibt es {n} Lösungen.",
		"gives.least.one":          "Dann gibt es mindestens {n} Lösung.",
		"gives.least.other":        "Dann gibt es mindestens {n} Lösungen.",
		"gives.balance":            "Dann gehen Köpfe und Gegenstücke auf.",

		// Warum es keine Lösung gibt.
		"verdict.proved":         "Diese Karten haben keine Lösung.",
		"why.frame-misfit.one":   "{found} Karte zeigt den Rahmen so, dass sie auf kein Feld passt.",
		"why.frame-misfit.other": "{found} Karten zeigen den Rahmen so, dass sie auf kein Feld passen.",
		"why.frame-corner":       "Eckkarten: {expected} nötig, {found} vorhanden.",
		"why.frame-border":       "Randkarten: {expected} nötig, {found} vorhanden.",
		"why.frame-inner":        "Karten ohne Rahmen: {expected} nötig, {found} vorhanden.",
		"why.frame-opposite":     "Karten mit dem Rahmen auf zwei gegenüberliegenden Seiten: {expected} nötig, {found} vorhanden.",
		"why.frame-count":        "Karten mit dem Rahmen auf {count} Seiten: {expected} nötig, {found} vorhanden.",
		"why.frame-sides":        "Karten mit dem Rahmen genau hier ({sides}): {expected} nötig, {found} vorhanden.",
		"why.tiles.one":          "Karte {tiles}.",
		"why.tiles.other":        "Karten {tiles}.",
		"why.tile-alone":         "Karte {tile} passt nirgends hin: Zu diesen Seiten passt keine andere Karte: {sides}.",
		"why.seams-none":         "{edge}: {found} × auf den Karten, und nichts passt dazu. Am Rand liegt nur der Rahmen.",
		"why.seams-odd":          "{edge}: {found} × auf den Karten. Das ist ungerade, sie müssen sich aber paarweise treffen.",
		"why.seams-uneven":       "{edge}: {found} ×, {mate}: {met} ×. Es müssen gleich viele sein.",
		"why.ring-uneven":        "Am Rahmen entlang müssten {found} × {edge} auf {met} × {mate} treffen.",
		"why.inner-uneven":       "Im Inneren müssten {found} × {edge} auf {met} × {mate} treffen.",
		"why.part-uneven":        "Auf Seiten, die nur einander treffen, müssten {found} × {edge} auf {met} × {mate} treffen.",
		"why.rim-short":          "Mindestens {spare} Seiten finden kein Gegenstück und müssten am Rand liegen, der nur {rim} hat: {list}.",
		"why.rim-short-part":     "Mindestens {spare} Seiten ({sides}) finden kein Gegenstück und müssten am Rand liegen, der nur {rim} solche hat: {list}.",
		"why.clue-rim":           "Die feste Karte {tile} zeigt am Rand {edge} statt des Rahmens: Zeile {row}, Spalte {column}, {side}.",
		"why.clue-inside":        "Die feste Karte {tile} zeigt den Rahmen im Inneren: Zeile {row}, Spalte {column}, {side}.",
		"why.clue-seam":          "Die festen Karten {tile} und {other} liegen nebeneinander und passen nicht zusammen.",
		"why.clue-beside.one":    "Auf Zeile {row}, Spalte {column} passt keine andere Karte neben die feste Karte {tiles}.",
		"why.clue-beside.other":  "Auf Zeile {row}, Spalte {column} passt keine andere Karte neben die festen Karten {tiles}.",

		// Was hint sagt: die Aussicht, der Schritt und warum.
		"hint.ways.one":     "Noch möglich: {n} Lösung von hier aus.",
		"hint.ways.other":   "Noch möglich: {n} Lösungen von hier aus.",
		"hint.least.one":    "Noch möglich: mindestens {n} Lösung von hier aus.",
		"hint.least.other":  "Noch möglich: mindestens {n} Lösungen von hier aus.",
		"hint.impossible":   "So geht es nicht mehr auf.",
		"hint.change":       "In Leserichtung ist die Karte in {place} die erste, die sich ändern muss.",
		"hint.unknown":      "Ob es noch aufgeht, ließe sich nur mit einer langen Suche sagen.",
		"hint.full":         "Das Brett ist voll.",
		"hint.nothing":      "In dieser Zeit fand sich kein Hinweis.",
		"hint.early":        "Hier wurde die Begründung abgebrochen.",
		"hint.dead":         "Hier endet die Begründung: Es geht nicht weiter, und so ging es auch vorher nicht.",
		"hint.cell":         "Zeile {row}, Spalte {column}",
		"hint.step":         "Karte {tile} in {place}, {turn}.",
		"hint.upright":      "ungedreht",
		"hint.turned.one":   "{n} Schritt im Uhrzeigersinn gedreht",
		"hint.turned.other": "{n} Schritte im Uhrzeigersinn gedreht",
		"hint.copies":       "Die Karten {tiles} sehen gleich aus.",

		"technique.last-tile":     "Karte {tile} ist die letzte, und sie passt nur so gedreht.",
		"technique.last-half":     "Karte {tile} ist die letzte freie Karte mit {edge}, und dieses Feld verlangt {edge} ({side}).",
		"technique.last-corner":   "Keine andere freie Karte passt in diese Ecke.",
		"technique.last-border":   "Keine andere freie Karte passt hier an den Rahmen.",
		"technique.only-corner":   "Diese Ecke verlangt den Rahmen und {edges}. Nur Karte {tile} hat beides an der richtigen Stelle.",
		"technique.only-border":   "Dieses Feld am Rahmen verlangt den Rahmen und {edges}. Nur Karte {tile} hat beides an der richtigen Stelle.",
		"technique.only-tile":     "Die Nachbarn verlangen {edges}. Nur Karte {tile} hat das an der richtigen Stelle.",
		"technique.only-place":    "Karte {tile} muss irgendwo liegen, und sie passt sonst nirgends.",
		"technique.only-places":   "Die Karten {tiles} sehen gleich aus und passen nur auf ebenso viele Felder: {cells}. Also liegt eine davon hier.",
		"technique.used-up.one":   "Nur Karte {tiles} hat {edge} und wird anderswo gebraucht: {cells}. Ohne sie passt hier nur Karte {tile}.",
		"technique.used-up.other": "Nur die Karten {tiles} haben {edge}, und alle werden anderswo gebraucht: {cells}. Ohne sie passt hier nur Karte {tile}.",
		"technique.taken.one":     "Karte {tiles} wird anderswo gebraucht, wo nichts anderes passt: {cells}. Ohne sie passt hier nur Karte {tile}.",
		"technique.taken.other":   "Die Karten {tiles} werden anderswo gebraucht, wo nichts anderes passt: {cells}. Ohne sie passt hier nur Karte {tile}.",
		"technique.starves.one":   "Alles andere hier, etwa Karte {tiles}, ließe für Zeile {row}, Spalte {column} nichts übrig.",
		"technique.starves.other": "Alles andere hier, etwa die Karten {tiles}, ließe für Zeile {row}, Spalte {column} nichts übrig.",
		"technique.starves-turn":  "Die Karte passt hier auch anders gedreht, ließe aber für Zeile {row}, Spalte {column} nichts übrig.",
		"technique.starves-some":  "Jede andere Wahl hier ließe für eines dieser Felder nichts übrig: {cells}.",
		"technique.rim-count":     "Zählt man Köpfe und Schwänze, müssen mindestens {spare} der freien Seiten am Rand liegen, wo noch {rim} Plätze offen sind. Jede andere Wahl hier würde zu viele davon verschwenden.",
		"technique.half-count":    "{edge} gibt es noch {found} ×, und {met} × wird es schon verlangt. Bei jeder anderen Wahl hier wären es zu wenige.",
		"technique.refuted.one":   "Einen kurzen Grund gibt es nicht. Aber jede andere Wahl hier ({others}) steckt nach höchstens {n} weiteren Karte fest. Das zu sehen brauchte {nodes} Lagen.",
		"technique.refuted.other": "Einen kurzen Grund gibt es nicht. Aber jede andere Wahl hier ({others}) steckt nach höchstens {n} weiteren Karten fest. Das zu sehen brauchte {nodes} Lagen.",
		"technique.searched":      "Einen kurzen Grund gibt es nicht. Eine vollständige Suche ({nodes} Lagen) fand mit keiner anderen Wahl hier ({others}) eine Lösung.",
		"technique.guess":         "Nichts ist erzwungen, das ist also geraten: {looks} Möglichkeiten passen hier, und diese führt zu einer Lösung.",
		"technique.guess-first":   "Noch liegt nichts, das ist also geraten. {looks} Möglichkeiten passen hier, {choices} bis auf Drehungen des Bretts; diese führt zu einer Lösung.",

		// Der Aufwand.
		"tries.one":    "Die Lehrbuchsuche hat {n} Mal verglichen.",
		"tries.other":  "Die Lehrbuchsuche hat {n} Versuche gemacht.",
		"rate.exact":   "Schwierigkeit: {difficulty}. Die Lehrbuchsuche braucht im Schnitt {n} Versuche bis zur ersten Lösung.",
		"rate.about":   "Schwierigkeit: {difficulty}. Die Lehrbuchsuche braucht im Schnitt etwa {n} Versuche bis zur ersten Lösung ({error}).",
		"rate.above":   "Schwierigkeit: {difficulty}. Die Lehrbuchsuche braucht im Schnitt mehr als {n} Versuche bis zur ersten Lösung, soweit sich das abschätzen lässt.",
		"rate.steps":   "Aus Überlegung: {deduced} von {n} Karten, einzeln gelegt. Auszuprobieren: {tried}.",
		"rate.unknown": "Schwierigkeit: nicht bekannt.",

		"difficulty.gentle":   "sanft",
		"difficulty.easy":     "leicht",
		"difficulty.moderate": "mittel",
		"difficulty.tricky":   "knifflig",
		"difficulty.hard":     "schwer",
		"difficulty.fiendish": "teuflisch",

		"column.cell":     "Feld",
		"column.nodes":    "gelegt",
		"column.deadends": "Sackgassen",
		"column.sum":      "Summe",

		// Wo etwas falsch ist.
		"at.line":          "Zeile {n}",
		"at.column":        "Spalte {n}",
		"at.clue":          "Vorgabe {n}",
		"at.cell":          "Feld {n}",
		"at.pair":          "Paar {n} der Ränder",
		"at.motif":         "Motiv {n}",
		"at.tile":          "Karte {n}",
		"side.top":         "oben",
		"side.upper-right": "rechts oben",
		"side.right":       "rechts",
		"side.lower-right": "rechts unten",
		"side.bottom":      "unten",
		"side.lower-left":  "links unten",
		"side.left":        "links",
		"side.upper-left":  "links oben",

		// Was an einem Text falsch sein kann.
		"fault.empty":             "hier steht nichts",
		"fault.too-long":          "mindestens {found} Bytes sind zu viel für ein Spiel; es darf {most} haben",
		"fault.not-text":          "das ist kein Text",
		"fault.no-puzzle":         "hier ist kein Spiel: es fehlen das Raster und die Karten",
		"fault.link-version":      "dieser Link stammt von einer neueren Version ({found})",
		"fault.link-cut":          "dieser Link ist unvollständig: {arrived} von {expected} Karten sind angekommen",
		"fault.key-missing":       "„{found}“ steht allein; schreib davor, was es ist, etwa „grid: 3x3“",
		"fault.key-twice":         "„{key}“ kommt zweimal vor",
		"fault.key-absent":        "„{key}“ fehlt",
		"fault.value-missing":     "„{key}“ ist leer",
		"fault.escape":            "„{found}“ in „{key}“ ist beschädigt; ein Prozentzeichen schreibt man %25",
		"fault.name-long":         "„{key}“ ist zu lang: {found} Zeichen, höchstens {most}",
		"fault.grid-unknown":      "„{found}“ ist kein Raster; Raster schreibt man wie 3x3, hex2 oder tri3",
		"fault.grid-size":         "ein Raster „{found}“ gibt es nicht; sie gehen von {least} bis {most}",
		"fault.tile-count":        "für {grid} werden {expected} Karten gebraucht, gefunden: {found}",
		"fault.tile-sides":        "„{word}“ hat {found} Seiten statt {expected}",
		"fault.edge-unknown":      "„{found}“ ist kein Rand; Ränder sind Buchstaben, Ziffern oder -",
		"fault.mates-unclear":     "„{found}“ sagt nicht, welche zwei Ränder zusammengehören; Paare schreibt man wie Aa",
		"fault.mates-contradict":  "„{edge}“ kann nicht zu „{first}“ und zugleich zu „{second}“ gehören",
		"fault.turn-unclear":      "„{found}“ sagt nicht, ob Karten gedreht werden dürfen; lass es weg oder schreib „no“",
		"fault.placement-unclear": "„{found}“ in „{key}“ ist keine Karte mit ihrer Drehung",
		"fault.board-count":       "ein Brett braucht {expected} Plätze, gefunden: {found}",
		"fault.cell-range":        "ein Feld {found} gibt es nicht; man schreibt 0 bis {most}",
		"fault.tile-range":        "eine Karte {found} gibt es nicht; man schreibt 0 bis {most}",
		"fault.turn-range":        "eine Drehung {found} gibt es nicht; man schreibt 0 bis {most}",
		"fault.cell-twice":        "Feld {cell} ist doppelt belegt",
		"fault.tile-twice":        "Karte {tile} kommt doppelt vor",
		"fault.halves-count":      "die Hälften brauchen zwei Namen, gefunden: {found}",
		"fault.motif-unclear":     "„{found}“ benennt kein Motiv; Namen schreibt man wie B:braun",
		"fault.motif-twice":       "das Motiv „{edge}“ ist zweimal benannt",
		"fault.key-unknown":       "„{key}“ ist hier nicht bekannt und blieb unbeachtet",
		"fault.motif-unused":      "„{edge}“ hat einen Namen, steht aber auf keiner Karte",

		// Was an einem Aufruf falsch sein kann.
		"fault.command-unknown":  "„{found}“ ist kein Befehl; „edgewise help“ nennt sie alle",
		"fault.flag-unknown":     "„{command}“ hat keinen Schalter „{found}“; „edgewise help“ nennt sie alle",
		"fault.flag-bare":        "hinter „{flag}“ fehlt ein Wert",
		"fault.flag-value":       "„{flag}“ kann nicht „{found}“ sein; schreib {expected}",
		"fault.flag-clash":       "„{one}“ und „{other}“ schließen einander aus",
		"fault.flag-absent":      "„{flag}“ fehlt; schreib {expected} dahinter",
		"fault.argument-absent":  "„{command}“ braucht ein Spiel: einen Link, eine Datei oder - für die Standardeingabe",
		"fault.argument-excess":  "„{found}“ ist ein Wort zu viel",
		"fault.file-absent":      "es gibt weder eine Datei noch ein erschienenes Spiel „{file}“",
		"fault.file-unread":      "„{file}“ lässt sich nicht lesen: {reason}",
		"fault.file-long":        "„{file}“ ist länger als {most} Bytes und darum weder ein Spiel noch eine gesicherte Suche",
		"fault.file-unwritten":   "„{file}“ lässt sich nicht schreiben: {reason}",
		"fault.motifs-range":     "{found} Motive gehen nicht; es dürfen 1 bis {most} sein",
		"fault.make-none":        "kein solches Spiel auf {grid} wurde in der gegebenen Zeit gefunden; versuch es mit anderen Zahlen oder einem anderen -seed",
		"fault.make-stopped":     "angehalten, bevor ein solches Spiel auf {grid} gefunden war; es kann eines geben",
		"fault.rate-stopped":     "angehalten, bevor die Bewertung vollständig war",
		"fault.bench-stopped":    "nach {n} Messungen angehalten; die anderen fehlen",
		"fault.day-unclear":      "„{found}“ ist kein Tag; Tage schreibt man wie 2026-11-21, von {first} bis {last}",
		"fault.output":           "die Ausgabe lässt sich nicht schreiben: {reason}",
		"fault.solution-absent":  "eine Lösung {found} gibt es nicht; das Spiel hat {solutions}",
		"fault.solution-unfound": "angehalten, bevor Lösung {n} gefunden war; bis dahin waren es {found}, und es kann mehr geben",
		"fault.board-none":       "es gibt keine Lösung und darum kein Brett zum Weitergeben",
		"fault.board-unkept":     "eine Lösung wurde gefunden, aber kein Brett davon aufgehoben; such ohne -count und -max",
		"fault.part-none":        "Teil {part} hat keine Lösung gefunden und darum kein Brett zum Weitergeben",
		"fault.save-exists":      "„{file}“ gibt es schon und würde überschrieben; such mit -resume von dort weiter, nenn eine andere Datei oder entferne sie",
		"fault.order-cell":       "„{found}“ ist weder eine Reihenfolge ({names}) noch das nächste Feld einer eigenen: jedes von 0 bis {most} einmal",
		"fault.order-short":      "in der Reihenfolge fehlt Feld {missing}",
		"fault.order-slow":       "in der Reihenfolge „{order}“ dauert die Suche der Schätzung nach {log10Seconds}: {log10Times}-mal so lange wie mit „{other}“, die auto wählt",
		"fault.resume-puzzle":    "diese Suche gehört zu einem anderen Spiel",
		"fault.resume-version":   "diese Suche hat eine andere Version gesichert ({found}); diese liest {expected}",
		"fault.resume-former":    "diese Suche stammt von einer früheren Version ({found}), die keine Prüfsumme schrieb; bitte von vorn suchen",
		"fault.resume-absent":    "„{file}“ ist weder eine gesicherte Suche noch eine lesbare Datei",
		"fault.resume-complete":  "diese Suche ist vollständig: Es ist nichts übrig, womit es weitergehen könnte",
		"fault.resume-broken":    "das ist keine gesicherte Suche, oder sie ist beschädigt",
		"fault.files-absent":     "„merge“ braucht wenigstens eine Datei oder - für die Standardeingabe",
		"fault.workers-lost":     "die Suche ist immer wieder an derselben Stelle abgebrochen ({reason}); was sie bis dahin fand, gilt",
		"fault.part-unread":      "{file} ist nicht, was solve -json -part ausgibt",
		"fault.part-absent":      "es fehlen Teile: {parts}",
		"fault.part-twice":       "Teil {part} ist zweimal da",
		"fault.part-former":      "{file}: Teil {part} stammt von einer früheren Version; bitte noch einmal suchen",
		"fault.part-damaged":     "{file}: Teil {part} ist beschädigt oder wurde verändert",
		"fault.part-version":     "{file}: Teil {part} stammt von einer anderen Version ({found}); diese liest {expected}",
		"fault.part-puzzle":      "Teil {part} gehört zu einem anderen Spiel als Teil {first}",
		"fault.part-mode":        "Teil {part} wurde in einem anderen Modus gesucht als Teil {first}: plain, raw und die schnelle Suche lassen sich nicht mischen",
		"fault.part-order":       "Teil {part} wurde mit einer anderen Reihenfolge der Felder gesucht als Teil {first}",
		"fault.part-division":    "Teil {part} und Teil {first} stammen von verschiedenen Aufteilungen",
		"fault.part-sum":         "die Teile ergeben zusammen nicht, was eine Suche finden kann",
		"fault.part-gap":         "Teil {part} beginnt nicht, wo der vorige endet: Verschiedene Versionen haben geteilt",
		"fault.read-as":          "gelesen als „{format}“, die Seiten in der Reihenfolge {order}; -order nennt eine andere",
		"fault.art-unfit":        "„{art}“ kann dieses Spiel nicht zeigen; es hat einfache Formen bekommen",

		// Was an anderen Formaten falsch sein kann.
		"fault.tiles-unfound":   "hier sind keine Karten zu finden",
		"fault.tiles-ungridded": "{found} Karten füllen kein Raster",
		"fault.row-length":      "in dieser Zeile stehen {found} Werte statt {expected}",
		"fault.tile-unlike":     "„{found}“ steht zwischen Karten, ist aber selbst keine",
		"fault.json-broken":     "ab hier ist das kein JSON",
		"fault.xml-broken":      "ab hier ist das kein XML",
		"fault.nested-deep":     "das ist zu tief verschachtelt; höchstens {most} Ebenen",
		"fault.motifs-many":     "es gibt {found} verschiedene Ränder, aber nur {most} Zeichen dafür",
		"fault.edges-length":    "„board_edges“ braucht {expected} Buchstaben und hat {found}",
		"fault.number-unclear":  "„{found}“ passt nicht zu „{key}“",
		"fault.picture-many":    "das Bild „{found}“ passt nicht zu genau einem anderen; solche Spiele lassen sich nicht lesen",
		"fault.picture-unknown": "es gibt kein Bild „{found}“",
		"fault.sides-order":     "„{found}“ ist keine Reihenfolge der Seiten; schreib t, r, b und l, jedes einmal",
		"fault.tiles-unknown":   "{found} Karten liegen nicht auf dem Brett und stehen nicht im Text; leere stehen für sie",
		"fault.numbers-other":   "Zahlen über 61 haben kein eigenes Zeichen und haben andere bekommen",
		"fault.tiles-unsaid":    "hier steht, wo nummerierte Karten liegen, aber nicht, was auf ihnen ist",
		"fault.format-unknown":  "„{found}“ ist kein Format zum Schreiben",
		"fault.unfit-grid":      "„{format}“ kennt kein solches Raster",
		"fault.unfit-count":     "„{format}“ hat Platz für {most} Motive, dieses Spiel hat {found}",
		"fault.unfit-whole":     "„{format}“ kann die ungeteilten Motive nicht schreiben",
		"fault.unfit-nothing":   "„{format}“ kennt keine Ränder, die zu nichts passen",
		"fault.unfit-reading":   "„{format}“ kann dieses Spiel nicht so schreiben, dass es sich als dasselbe wieder lesen lässt",
		"fault.lost-halves":     "die Hälften gehen verloren: Dort passt Kopf an Kopf",
		"fault.lost-frame":      "es geht verloren, dass der Rahmen einen eigenen Rand hat",
		"fault.lost-clues":      "die festgelegten Karten gehen verloren",
		"fault.lost-board":      "die Stellung auf dem Brett geht verloren",
		"fault.lost-turn":       "es geht verloren, ob Karten gedreht werden dürfen",
		"fault.lost-grid":       "Breite und Höhe gehen verloren",
		"fault.lost-names":      "Namen gehen verloren",
		"fault.lost-mates":      "welche Ränder zueinander passen, geht verloren",
		"fault.lost-signs":      "für die Ränder stehen dort andere Buchstaben oder Zahlen",
		"fault.lost-order":      "wie die Karten für sich nummeriert und gedreht sind, geht verloren: Sie kommen zurück, wie sie liegen",
		"fault.lost-reading":    "nicht alles davon lässt sich hier wieder lesen",
		"fault.lost-tiles":      "was nicht auf dem Brett liegt, geht verloren; Karten: {found}",

		"number.1":  "Eine",
		"number.2":  "Zwei",
		"number.3":  "Drei",
		"number.4":  "Vier",
		"number.5":  "Fünf",
		"number.6":  "Sechs",
		"number.7":  "Sieben",
		"number.8":  "Acht",
		"number.9":  "Neun",
		"number.10": "Zehn",
		"number.11": "Elf",
		"number.12": "Zwölf",
	}
}
