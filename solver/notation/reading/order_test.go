package reading_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/reading"
)

// foxes is a list of tiles that says nothing of the order of their sides.
const foxes = `fox head, owl tail, hare head, deer tail
owl head, fox tail, deer head, hare tail
hare head, deer tail, fox head, fox tail
deer head, hare tail, owl head, owl tail
fox head, hare tail, owl head, deer tail
owl head, deer tail, hare head, hare tail
hare head, fox tail, deer head, owl tail
deer head, owl tail, fox head, deer tail
fox head, fox tail, hare head, owl tail
`

// orderOf is the order that is read, and behind it the others that are asked about: "trbl or tlbr".
func orderOf(t *testing.T, text string) string {
	t.Helper()
	o := reading.Read(text+foxes, nil)
	require.NotEmpty(t, o.Readings, text)
	var orders []string
	for _, r := range o.Readings {
		order := r.Order.Sides
		if r.Order.Why == reading.Assumed {
			order = "nothing"
		}
		if r.Split == o.Readings[0].Split && !slices.Contains(orders, order) && (len(orders) == 0 || o.Question == reading.AboutRivals && order != "nothing") {
			orders = append(orders, order)
		}
	}
	return strings.Join(orders, " or ")
}

// TestWhatASentenceSaysOfTheOrder, and that it says nothing when it speaks of something else.
func TestWhatASentenceSaysOfTheOrder(t *testing.T) {
	for sentence, want := range map[string]string{
		// Clocks of which people speak for other reasons.
		"It is fun to race against the clock.":                                    "nothing",
		"Nine tiles. Play against the clock!":                                     "nothing",
		"Mein Sohn spielt gern gegen die Uhr.":                                    "nothing",
		"Wir spielen oben im Zimmer gegen die Uhr.":                               "nothing",
		"C'est une course contre la montre.":                                      "nothing",
		"Horaires: 9 h - 12 h":                                                    "nothing",
		"Musée du jouet, horaire: 9 h - 18 h, commence en bas.":                   "nothing",
		"Det er sjovt at løbe mod uret.":                                          "nothing",
		"We walked anticlockwise through the museum.":                             "nothing or tlbr",
		"Wir gingen linksherum durch den Park.":                                   "nothing or tlbr",
		"Here are the tiles (my clock-wise notes follow at the bottom)":           "nothing",
		"Against the clock":                                                       "nothing or tlbr",
		"Against the clock, left side first:":                                     "lbrt",
		"Ich schreibe die Kärtchen gegen den Uhrzeigersinn auf, beginnend links:": "lbrt",
		"links anfangen, gegen die Uhr":                                           "lbrt",
		"sens antihoraire, depuis le bas":                                         "brtl",
		"mod uret, begyndende til venstre":                                        "lbrt",
		"Anticlockwise:":                                                          "tlbr",
		"Gegen den Uhrzeigersinn":                                                 "tlbr",
		"Die Seiten linksdrehend, oben beginnend:":                                "tlbr",
		"Dans le sens inverse des aiguilles d'une montre":                         "tlbr",
		"Imod uret, fra toppen":                                                   "tlbr",
		"Because Granny did so, the edges are written anticlockwise too.":         "tlbr",

		"I think it is anticlockwise.":                                                "nothing or tlbr",
		"Granny told me the tiles anticlockwise from what she saw.":                   "nothing or tlbr",
		"The hands of an old clock turn anticlockwise.":                               "nothing",
		"Ich habe die Karten gegen den Uhrzeigersinn abgeschrieben, oben angefangen.": "tlbr",
		"Je les ai notées dans le sens antihoraire en partant du haut.":               "tlbr",
		"Jeg har skrevet siderne mod uret fra toppen.":                                "tlbr",
		"Billederne står mod uret fra toppen.":                                        "tlbr",

		// A start without a direction.
		"I started sorting them by the bottom drawer.":         "nothing",
		"My first set is the one that Dad left me.":            "nothing",
		"What is left: nine tiles, the first box.":             "nothing",
		"Add up the first points.":                             "nothing",
		"The first one was bought up north.":                   "nothing",
		"Start from the bottom row of the box.":                "nothing",
		"Beginning of the list, bottom of page 3":              "nothing",
		"Zuerst die Karten aus der unteren Schublade.":         "nothing",
		"Zuerst die unteren Karten.":                           "nothing",
		"Pour commencer, voici les cartes du bas de la boîte.": "nothing",
		"Det er de første fra den øverste skuffe.":             "nothing",
		"Left side first.":                                     "ltrb",
		"Each tile starting with the bottom:":                  "bltr",
		"Linke Seite zuerst":                                   "ltrb",
		"Start left. Go anticlockwise.":                        "lbrt",

		// Where to go from the start.
		"I start at the top and go round to the left": "tlbr",
		"starting on top, going left":                 "tlbr",
		"starting on the left going down":             "lbrt",
		"Oben beginnend, dann weiter nach links":      "tlbr",
		"oben anfangen und nach rechts gehen":         "trbl",
		"du haut en tournant vers la gauche":          "tlbr",
		"Venstre om fra toppen":                       "tlbr",
		"Start at the top left":                       "nothing",
		"We went to the left side of the top shelf.":  "nothing",
		"Go from the top to the bottom of the list.":  "nothing",
		"The card on top goes left of the blue one.":  "nothing",

		// Two pairs of sides.
		"top+bottom, then left+right":                                      "tblr",
		"horizontal pair first (left, right), then vertical (top, bottom)": "lrtb",
		"The corners at the top left and the bottom right are glued.":      "nothing",

		// No.
		"Not anticlockwise, but clockwise from the top.":                                "trbl",
		"They are not in anticlockwise order.":                                          "trbl",
		"The sides aren't anticlockwise.":                                               "trbl",
		"Pas dans le sens inverse des aiguilles d'une montre.":                          "trbl",
		"Nicht gegen den Uhrzeigersinn, sondern im Uhrzeigersinn.":                      "trbl",
		"Ikke mod uret, men med uret fra toppen":                                        "trbl",
		"Anticlockwise, not clockwise.":                                                 "tlbr",
		"The sides are not clockwise.":                                                  "nothing or tlbr",
		"Die Seiten stehen nicht im Uhrzeigersinn.":                                     "nothing or tlbr",
		"Siderne er ikke med uret.":                                                     "nothing or tlbr",
		"Clockwise or anticlockwise":                                                    "nothing or tlbr",
		"The sides are not clockwise: left, top, right, bottom? No: I don't remember.":  "ltrb or tlbr",
		"Not clockwise: top, bottom, left, right":                                       "tblr",
		"The order is not top, bottom, left, right but top, right, bottom, left.":       "trbl",
		"The order is not top, bottom, left, right.":                                    "nothing or tblr",
		"Die Reihenfolge ist nicht oben, unten, links, rechts.":                         "nothing or tblr",
		"L'ordre n'est pas haut, bas, gauche, droite mais haut, droite, bas et gauche.": "trbl",

		"Not top, bottom, left, right": "nothing or tblr",

		// Turns.
		"Sides go counter-clockwise, and tiles may be turned.":                             "tlbr",
		"Anticlockwise from the left: see below. Rotated tiles are fine.":                  "lbrt",
		"Turn each tile so its number is at the top; then read top, left, bottom, right.":  "tlbr",
		"Please return the answers. Order: top, left, right, bottom.":                      "tlrb",
		"Now turn it: then top, left, bottom, right.":                                      "tlbr",
		"To rotate top, left, bottom, right do this.":                                      "nothing or tlbr",
		"return Tile(left, right, bottom, top)":                                            "nothing",
		"Die Karten sind gedreht, die Seiten gehen gegen den Uhrzeigersinn.":               "tlbr",
		"On peut tourner les cartes, dans le sens des aiguilles ou dans le sens inverse.":  "nothing",
		"Kortene må drejes mod uret.":                                                      "nothing",
		"Kortene må drejes. Rækkefølge: øverst, venstre, nederst, højre":                   "tlbr",
		"Man darf die Karten drehen; sie sind im Gegenuhrzeigersinn von oben geschrieben.": "tlbr",

		// Contradictions.
		"Sides anticlockwise from the top.\ntop, right, bottom, left":                       "trbl or tlbr",
		"Each line goes top, bottom, left, right.\n\ntop, right, bottom, left":              "tblr or trbl",
		"Order: top, bottom, left, right. On my copy: left, right, top, bottom.":            "tblr or lrtb",
		"Order: top, right, bottom, left. On my copy: right, bottom, left, top.":            "trbl",
		"I wrote them clockwise at first. Now they are all anticlockwise from the left.":    "ltrb or lbrt",
		"All are listed clockwise. Now they are all anticlockwise from the left.":           "ltrb or lbrt",
		"Clockwise from the top. The second page is listed anticlockwise.":                  "trbl or tlbr",
		"Von oben im Uhrzeigersinn.\noben, unten, links, rechts":                            "tblr or trbl",
		"Tous les côtés dans le sens inverse des aiguilles.\n\nhaut; bas; gauche; droite\n": "tblr or tlbr",

		// Words of four initials.
		"NEWS FROM GRANNY":                "nothing",
		"Three NOSE pictures":             "nothing",
		"SNOW is on all of them.":         "nothing",
		"NEWS":                            "trlb",
		"My order is NSEW":                "tbrl",
		"The sides (NSEW) of each":        "tbrl",
		"Alle Seiten: OULR, wie immer":    "tblr",
		"I wrote them all in TBLR, sorry": "tblr",
	} {
		t.Run(sentence, func(t *testing.T) { assert.Equal(t, want, orderOf(t, sentence+"\n")) })
	}
}

// TestTwoOrdersAreOneUpToATurn: all pairs of orders, against tiles that are turned.
func TestTwoOrdersAreOneUpToATurn(t *testing.T) {
	names := map[byte]string{'t': "top", 'r': "right", 'b': "bottom", 'l': "left"}
	said := func(whose, order string) string {
		return whose + ": " + names[order[0]] + ", " + names[order[1]] + ", " + names[order[2]] + ", " + names[order[3]] + ".\n"
	}
	// lies is a tile with the sides 0 to 3 as an order says, clockwise from the side 0.
	lies := func(order string) string {
		ring := ""
		for _, side := range "trbl" {
			ring += string(rune('0' + strings.IndexRune(order, side)))
		}
		at := strings.IndexByte(ring, '0')
		return ring[at:] + ring[:at]
	}
	var orders []string
	for _, a := range "trbl" {
		for _, b := range "trbl" {
			for _, c := range "trbl" {
				for _, d := range "trbl" {
					if order := string([]rune{a, b, c, d}); strings.Trim("trbl", order) == "" {
						orders = append(orders, order)
					}
				}
			}
		}
	}
	require.Len(t, orders, 24)
	for _, a := range orders {
		for _, b := range orders {
			want := a
			if lies(a) != lies(b) {
				want += " or " + b
			}
			assert.Equal(t, want, orderOf(t, said("My copy", a)+said("Another", b)))
		}
	}
}

// TestPicturesThatAreSidesSayNoOrder: words and arrows that tiles show name no sides, and are kept as written.
func TestPicturesThatAreSidesSayNoOrder(t *testing.T) {
	const rows = "↑ → ↓ ←\n→ → ↑ ↓\n← ← ↑ ↓\n↓ ↑ ← →\n↑ ↑ ← ←\n→ ↓ ↓ ↑\n← → ↑ ↓\n↓ ↓ → ←\n↑ ← ↓ →\n"
	for name, pictures := range map[string][]string{
		"arrows":        {"↑", "→", "↓", "←"},
		"thick arrows":  {"⬆", "➡", "⬇", "⬅"},
		"English words": {"north", "east", "south", "west"},
		"German words":  {"oben", "rechts", "unten", "links"},
		"letters":       {"T", "R", "B", "L"},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.NewReplacer("↑", pictures[0], "→", pictures[1], "↓", pictures[2], "←", pictures[3]).Replace(rows)
			o := reading.Read(text, judge)
			require.Equal(t, reading.Clear, o.Kind, o.Question)
			r := o.Readings[0]
			assert.Equal(t, reading.Assumed, r.Order.Why)
			require.Len(t, r.Tiles, 9)
			for i, picture := range pictures {
				assert.Equal(t, picture, r.Tiles[0].Sides[i].Label)
			}
		})
	}
}

// TestArrowsInFrontOfLabelsNameSides, and those of a line above the tiles.
func TestArrowsInFrontOfLabelsNameSides(t *testing.T) {
	keyed := ""
	for line := range strings.Lines(foxes) {
		l := strings.Split(strings.TrimSpace(line), ", ")
		keyed += "↑ " + l[0] + ", ←: " + l[1] + ", ↓ " + l[2] + ", → " + l[3] + "\n"
	}
	for _, text := range []string{keyed, "↑, ←, ↓, →\n" + foxes} {
		o := reading.Read(text, nil)
		require.NotEqual(t, reading.Refuse, o.Kind, text)
		assert.Equal(t, "tlbr", o.Readings[0].Order.Sides, text)
		assert.Equal(t, "fox head", o.Readings[0].Tiles[0].Sides[0].Label, text)
	}
}

// TestTheTimeOfAChatIsNoTile, and what only looks like one stays.
func TestTheTimeOfAChatIsNoTile(t *testing.T) {
	before := func(begin func(i int) string) string {
		text := ""
		for i, l := range strings.Split(strings.TrimSpace(foxes), "\n") {
			text += begin(i) + l + "\n"
		}
		return text
	}
	chat := before(func(i int) string { return fmt.Sprintf("[12:%d] Mette: ", 10+i) })
	o := reading.Read(chat, judge)
	require.Equal(t, reading.Clear, o.Kind, o.Question)
	assert.Contains(t, o.Readings[0].Facts, reading.Fact{Kind: reading.Around, Text: "[12:10] Mette:", Line: 1})
	assert.Equal(t, "fox head", o.Readings[0].Tiles[0].Sides[0].Label)

	for name, text := range map[string]string{
		"a column and a row":  strings.ReplaceAll(before(func(i int) string { return fmt.Sprintf("%d:%d left: ", 1+i/3, 1+i%3) }), ",", ", top:"),
		"a side for a name":   before(func(i int) string { return fmt.Sprintf("1:%d left: ", 10+i) }),
		"a line of nine only": "12:10 Mette: " + foxes,
	} {
		for _, r := range reading.Read(text, judge).Readings {
			assert.NotContains(t, fmt.Sprint(r.Facts), "markup", name)
		}
	}
}
