package reading

import "strings"

// A kind is what a word may be in a sentence about tiles and the order of their sides.
type kind uint32

// The kinds of words; a word may be of several.
const (
	articles      kind = 1 << iota // in front of a noun
	prepositions                   // in front of a side
	fillers                        // between the words of a label, as those two
	nexts                          // before what comes next
	joiners                        // between two sides that are listed, as those and "and"
	negations                      // before what is not so
	choices                        // between two that may be
	subjects                       // sides, their order, and to write or see them
	tileWords                      // what tiles are called
	starts                         // where to start
	others                         // anywhere in a sentence that says an order
	corrections                    // in a line that says that it changes tiles
	misgivings                     // by which somebody is not certain, which people use of much else
	numberedWords                  // before the number of a tile
	moves                          // before the side to which one goes on
	pages                          // before the numbers of pages
	restricting                    // before the number of some tiles: "from 6 on", "the last four"
	ranging                        // between two numbers
	copying                        // beside how many of a tile there are

	listings = joiners | nexts | articles | prepositions
	// plainWords are the words of a sentence that says nothing else than an order.
	plainWords = negations | choices | subjects | tileWords | starts | others | listings
)

// kinds has the words of each kind, in the languages of the page and some more.
var kinds = func() map[string]kind {
	of := map[string]kind{}
	for i, words := range [...]string{
		"a an the der die das dem ein eine la le les l un une el de het een den det il",         // articles
		"with at from on en à par depuis in i bei mit ab von vom fra por met bij",               // prepositions
		"of af to is has du des les am auf et på til har er hat ist del van di",                 // fillers
		"then next dann danach puis ensuite så derefter dernæst second third zweitens drittens", // nexts
		"siden first last finally zuletzt sidst til hand handed values value wert side sides seite edge edges " +
			"kante kant bord côté one comes kommt dernier enfin horizontal vertical pair", // joiners
		"not never neither nor nicht nie weder noch kein keine keiner pas jamais ni ikke aldrig hverken", // negations
		"or oder ou eller", // choices
		"order side sides edge edges row rows line lines read reads reading listed lists write wrote written " +
			"describe described given noted copied typed seen viewed view writing reihenfolge seite seiten kante " +
			"kanten zeile zeilen lese lesen gelesen schreibe notiere angegeben abgetippt gesehen betrachtet " +
			"geschrieben abgeschrieben aufgeschrieben notiert ordre vu vue vus vues côté côtés bord bords ligne " +
			"lignes lis lu lus lues écris écrit écrits noté notés notée notées rækkefølge rækkefølgen set ses " +
			"sider siderne kant kanter kanterne linje linjer læser læst læses skriver skrevet noteret", // subjects
		"tiles pieces cards pictures karten kärtchen teile plättchen bilder cartes pièces tuiles images " +
			"brikker brikkerne kort kortene billeder billederne " +
			"hexagons triangles sechsecke dreiecke hexagones sekskanter trekanter", // tileWords
		"first zuerst erst zunächst abord først eerst primero", // starts
		"as these each every all tile piece card is are aren isn i we have they them it my go went goes going " +
			"always here now round around direction but of to for from be jede jeder jedes karte teil ich habe wir " +
			"sie aus her ist sind gehen stehen hier im zum rundherum steht immer alle meine sondern richtung auf " +
			"die chaque carte pièce tuile je j ai on sont est d du des au dans sens une montre partir toujours " +
			"toutes mais mes les le la depuis en hver brik jeg har vi er står af ved altid men mine retning " +
			"retningen gå hele vejen rundt jetzt nun ici maintenant herfra herefter nu", // others
		"correction corrections corrected erratum errata oops typo swapped swap exchanged reversed mirrored mixed confused " +
			"korrektur korrigiert berichtigung ups tippfehler vertauscht verwechselt spiegelverkehrt " +
			"rectification corrigé inversé inversés inversées échangé échangés confondu " +
			"rettelse rettet byttet ombyttet forvekslet spejlvendt", // corrections
		"ps nb mistake mistakes error wrong really actually instead should unsure maybe perhaps probably " +
			"eigentlich falsch fehler stattdessen sollte sollten müsste unsicher vielleicht wahrscheinlich " +
			"erreur réalité devrait plutôt faux fausse peut egentlig forkert fejl skulle istedet måske", // misgivings
		"tile piece card line row no nr number karte kärtchen teil plättchen zeile nummer carte pièce tuile ligne " +
			"numéro brik kort linje nummer", // numberedWords
		"go going goes went move moving moves toward towards gehe gehen gehend geht weiter nach zum zur tournant tourne " +
			"allant vers gå går gående mod om", // moves
		"page pages seite seiten side sider siderne", // pages
		"from on bei ab auf depuis fra first ersten premières premiers første last letzte letzten dernières sidste", // restricting
		"to bis til à", // ranging
		"x copies copy count quantity qty amount times twice anzahl mal stück stk menge zweimal doppelt fois exemplaires exemplaire " +
			"quantité double gange antal eksemplarer dobbelt", // copying
	} {
		for _, word := range strings.Fields(words) {
			of[word] |= 1 << i
		}
	}
	return of
}()

// isOneOf reports whether a word in small letters is of one of some kinds.
func isOneOf(word string, some kind) bool { return kinds[word]&some != 0 }
