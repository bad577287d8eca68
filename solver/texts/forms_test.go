package texts

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation/foreign"
	"edgewise/solver/notation/reading"
)

// TestTilesOnOneLineAreRead covers four tiles on one line, with various separators.
func TestTilesOnOneLineAreRead(t *testing.T) {
	tiles := sidesOf("ABcd.BCda.CDab.DAbc")
	for _, text := range []string{
		"ABcd BCda CDab DAbc",
		"ABcd, BCda, CDab, DAbc",
		"ABcd;BCda;CDab;DAbc",
		"ABcd|BCda|CDab|DAbc",
		"ABcd / BCda / CDab / DAbc",
		"ABcd-BCda-CDab-DAbc",
		"A B c d | B C d a | C D a b | D A b c",
		"A,B,c,d; B,C,d,a; C,D,a,b; D,A,b,c",
		"[A,B,c,d],[B,C,d,a],[C,D,a,b],[D,A,b,c]",
		"1: ABcd 2: BCda 3: CDab 4: DAbc",
		"1) A, B, c, d  2) B, C, d, a  3) C, D, a, b  4) D, A, b, c",
		"Tiles: ABcd, BCda, CDab and DAbc.",
		"fox head, owl head, bear tail, hare tail / owl head, bear head, hare tail, fox tail / bear head, hare head, fox tail, owl tail / hare head, fox head, owl tail, bear tail",
	} {
		t.Run(text, func(t *testing.T) {
			found, err := Read(foreign.Common(), text+"\n", foreign.Taken{})
			require.NoError(t, err)
			require.Equal(t, reading.Clear, found.Outcome.Kind, found.Outcome.Question)
			assert.True(t, says(found.Outcome.Readings[0], tiles))
		})
	}
}

// TestTilesThatAreTheSameAreRead covers nine tiles of one kind, and a list in which most are.
func TestTilesThatAreTheSameAreRead(t *testing.T) {
	for name, tiles := range map[string]string{
		"nine":  strings.TrimSuffix(strings.Repeat("ABab.", 9), "."),
		"eight": "cbCB.cbCB.cbCB.cbCB.cbCB.cbCB.cbCB.cbCB.CBbC",
		"five":  "BbaA.BbaA.BbaA.BbaA.BbaA.baBB.aCAB.aAbc.cabA",
	} {
		t.Run(name, func(t *testing.T) {
			for _, text := range []string{
				strings.ReplaceAll(tiles, ".", "\n"),
				strings.ReplaceAll(strings.Join(strings.Split(tiles, ""), " "), ". ", "\n"),
			} {
				found, err := Read(foreign.Common(), text, foreign.Taken{})
				require.NoError(t, err, text)
				require.Equal(t, reading.Clear, found.Outcome.Kind, "%s\n%s", found.Outcome.Question, text)
				assert.True(t, says(found.Outcome.Readings[0], sidesOf(tiles)), text)
			}
		})
	}
}

// TestALoneNumberBelowNumberedTilesIsNone checks that it is no tile, right behind the list mark's
// sign or not.
func TestALoneNumberBelowNumberedTilesIsNone(t *testing.T) {
	for _, mark := range []string{": ", ":"} {
		for _, number := range []string{"7", "10", "12"} {
			var lines []string
			for i, tile := range strings.Split(nineTiles, ".") {
				lines = append(lines, string(rune('1'+i))+mark+tile)
			}
			text := strings.Join(append(lines, number), "\n")
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err, text)
			require.Equal(t, reading.Clear, found.Outcome.Kind, text)
			assert.True(t, says(found.Outcome.Readings[0], sidesOf(nineTiles)), text)
		}
	}
}

// TestListsOfTwoPuzzlesAreAskedAbout checks that neither puzzle is dropped without a word.
func TestListsOfTwoPuzzlesAreAskedAbout(t *testing.T) {
	words := wordsOf("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd")
	numbers := "2 6 4 5\n4 1 7 6\n1 8 5 1\n4 1 3 4\n7 3 7 1\n5 2 3 3\n3 8 2 6\n7 4 3 8\n3 7 8 4\n"
	for _, text := range []string{words + "\nSecond puzzle\n" + numbers, numbers + "\nSecond puzzle\n" + words} {
		found, err := Read(foreign.Common(), text, foreign.Taken{})
		require.NoError(t, err)
		assert.Equal(t, reading.AboutLists, found.Outcome.Question, text)
	}
}

// TestTheFirstOfTwoListsIsOfferedFirst, and never both as one: of words and of letters, squares and hexagons, with
// headings, an empty line or numbers that begin again.
func TestTheFirstOfTwoListsIsOfferedFirst(t *testing.T) {
	squares := "abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"
	hexagons := [2]string{"aBcDAb.BcdACD.cdAbBa.DaBcbd.AcDBab.bDaCcd.CABdDc", "ABabCc.cDdAaB.BbCcDd.dAbDcB.aCAdBb.CDcabA.DdaBAC"}
	lines := func(tiles string) string { return strings.ReplaceAll(tiles, ".", "\n") + "\n" }
	counted := func(tiles string) string {
		text := ""
		for i, tile := range strings.Split(strings.TrimSpace(wordsOf(tiles)), "\n") {
			text += fmt.Sprintf("%d. %s\n", i+1, tile)
		}
		return text
	}
	for _, c := range []struct {
		text  string
		tiles int
	}{
		{"First puzzle:\n" + counted(hexagons[0]) + "\nSecond puzzle:\n" + counted(hexagons[1]), 7},
		{counted(hexagons[0]) + counted(hexagons[1]), 7},
		{wordsOf(hexagons[0]) + "\n\n" + wordsOf(hexagons[1]), 7},
		{lines(hexagons[0]) + "\n" + lines(hexagons[1]), 7},
		{"Mine:\n" + lines(hexagons[0]) + "Hers:\n" + lines(hexagons[1]), 7},
		{lines(squares) + "\n" + lines("daBb.BdBc.abBA.bAad.cDaD.BCDA.BbDd.ADDa.acAA"), 9},
	} {
		found, err := Read(foreign.Common(), c.text, foreign.Taken{})
		require.NoError(t, err, c.text)
		assert.Equal(t, reading.AboutLists, found.Outcome.Question, c.text)
		first := found.Outcome.Readings[0]
		assert.Len(t, first.Tiles, c.tiles, c.text)
		assert.LessOrEqual(t, first.Tiles[0].Line, 2, c.text)
	}
}

// TestTheLastSideInBracketsIsNoRemark checks that the three sides before it are not read as a
// triangle.
func TestTheLastSideInBracketsIsNoRemark(t *testing.T) {
	for _, before := range []string{"left: ", "and a "} {
		text := ""
		for line := range strings.Lines(wordsOf("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd")) {
			at := strings.LastIndex(line, ", ")
			text += line[:at] + " (" + before + strings.TrimSpace(line[at+2:]) + ")\n"
		}
		found, err := Read(foreign.Common(), text, foreign.Taken{})
		assert.True(t, err != nil || found.Outcome.Kind != reading.Clear || found.Outcome.Readings[0].Sides == 4, text)
	}
}

// TestNumbersOfTwoHalvesHaveNoFrame covers 1 to 4 and 5 to 8, with a motif on as many sides as a
// frame has.
func TestNumbersOfTwoHalvesHaveNoFrame(t *testing.T) {
	tiles := "abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd"
	numbers := strings.NewReplacer("A", "1 ", "B", "2 ", "C", "3 ", "D", "4 ", "a", "5 ", "b", "6 ", "c", "7 ", "d", "8 ", ".", "\n")
	found, err := Read(foreign.Common(), numbers.Replace(tiles), foreign.Taken{})
	require.NoError(t, err)
	assert.True(t, says(found.Outcome.Readings[0], sidesOf(tiles)), found.Outcome.Readings[0])
	assert.Empty(t, found.Outcome.Readings[0].Frame)
}

// wordsOf writes tiles of letters as words: "fox head, owl tail, …".
func wordsOf(tiles string) string {
	motifs := map[rune]string{'a': "fox", 'b': "owl", 'c': "bear", 'd': "hare"}
	text := ""
	for tile := range strings.SplitSeq(tiles, ".") {
		var sides []string
		for _, sign := range tile {
			if motif, is := motifs[sign]; is {
				sides = append(sides, motif+" tail")
			} else {
				sides = append(sides, motifs[sign-'A'+'a']+" head")
			}
		}
		text += strings.Join(sides, ", ") + "\n"
	}
	return text
}

// TestTheOrderOfTheSidesIsTakenFromSentences covers sentences as people write them, and corners,
// which give no order.
func TestTheOrderOfTheSidesIsTakenFromSentences(t *testing.T) {
	for sentence, order := range map[string]string{
		"For each tile I give the top, then the bottom, then the left and the right.":   "tblr",
		"I always write the top, the bottom, the left and the right side.":              "tblr",
		"First the top edge, then the bottom one, then left, then right.":               "tblr",
		"For each tile: top first, bottom second, left third, right last.":              "tblr",
		"The top comes first, then the bottom, the left, the right.":                    "tblr",
		"øverst, nederst, venstre, højre":                                               "tblr",
		"Først øverst, så nederst, så venstre og til sidst højre.":                      "tblr",
		"Jeg har skrevet toppen, bunden, venstre og højre.":                             "tblr",
		"J’ai noté le haut, le bas, la gauche et la droite.":                            "tblr",
		"Pour chaque carte : le haut, puis le bas, puis la gauche et la droite.":        "tblr",
		"en haut, en bas, à gauche, à droite":                                           "tblr",
		"Zuerst kommt die obere Seite, dann die untere, dann die linke und die rechte.": "tblr",
		"Von oben im Gegenuhrzeigersinn.":                                               "tlbr",
		"Entgegen dem Uhrzeigersinn ab oben.":                                           "tlbr",
		"top right bottom left":                                                         "trbl",
		"TBLR":                                                                          "tblr",
		"Order: TBLR":                                                                   "tblr",
		"(T, B, L, R)":                                                                  "tblr",
		"NSWE":                                                                          "tblr",
		"sides are N S W E":                                                             "tblr",
		"Each row is UDLR.":                                                             "tblr",
		"o u l r":                                                                       "tblr",
		"Reihenfolge: OULR":                                                             "tblr",
		"(o, u, l, r)":                                                                  "tblr",
		"N-S-W-O":                                                                       "tblr",
		"h b g d":                                                                       "tblr",
		"ordre : H, B, G, D":                                                            "tblr",
		"(HBGD)":                                                                        "tblr",
		"N S O E":                                                                       "tblr",
		"t b v h":                                                                       "tblr",
		"Rækkefølge: Ø N V H":                                                           "tblr",
		"(ONVH)":                                                                        "tblr",
		"N, S, V, Ø":                                                                    "tblr",
		"Left side first, then clockwise.":                                              "ltrb",
		"Left side first, then counter-clockwise.":                                      "lbrt",
		"I go anticlockwise and begin with the left edge.":                              "lbrt",
		"ccw from the top":                                                              "tlbr",
		"Sides are listed CCW, top first.":                                              "tlbr",
		"anti clockwise, top one first":                                                 "tlbr",
		"Zuerst die linke Seite, dann im Uhrzeigersinn.":                                "ltrb",
		"Linke Seite zuerst, dann gegen den Uhrzeigersinn.":                             "lbrt",
		"linksrum, oben zuerst":                                                         "tlbr",
		"Angefangen links, dann gegen die Uhr.":                                         "lbrt",
		"entgegen der Uhrzeigerrichtung ab oben":                                        "tlbr",
		"D'abord le côté gauche, puis dans le sens des aiguilles d'une montre.":                         "ltrb",
		"D'abord à gauche, puis dans le sens contraire des aiguilles d'une montre.":                     "lbrt",
		"sens antihoraire à partir du haut":                                                             "tlbr",
		"en commençant en haut, dans le sens trigonométrique":                                           "tlbr",
		"en sens contraire des aiguilles, haut d'abord":                                                 "tlbr",
		"Venstre side først, derefter med uret.":                                                        "ltrb",
		"Først venstre kant, så mod uret.":                                                              "lbrt",
		"imod uret, øverst først":                                                                       "tlbr",
		"mod urviserne fra toppen":                                                                      "tlbr",
		"First the top, then the bottom, then the left (the right is last).":                            "tblr",
		"top, bottom, left, rigth":                                                                      "tblr",
		"First the left, then the right, then the top.":                                                 "lrtb",
		"Zuerst oben, dann unten, dann links, zuletzt die andere.":                                      "tblr",
		"Erst links, dann rechts, dann oben, dann unten.":                                               "lrtb",
		"oben, unten, linkss, rechts":                                                                   "tblr",
		"d'abord le haut, puis le bas, puis la gauche":                                                  "tblr",
		"gauche, droite, haut, bsa":                                                                     "lrtb",
		"Først toppen, så bunden, så venstre.":                                                          "tblr",
		"venstre, højre, øverst, nedert":                                                                "lrtb",
		"Reading each tile row by row: top, left, right, bottom":                                        "tlrb",
		"zeilenweise gelesen: oben, links, rechts, unten":                                               "tlrb",
		"ligne par ligne: haut, gauche, droite, bas":                                                    "tlrb",
		"linje for linje: øverst, venstre, højre, nederst":                                              "tlrb",
		"top edge / bottom edge / left edge / right edge":                                               "tblr",
		"obere Kante - untere Kante - linke Kante - rechte Kante":                                       "tblr",
		"bord haut, bord bas, bord gauche, bord droit":                                                  "tblr",
		"øverste kant, nederste kant, venstre kant, højre kant":                                         "tblr",
		"Oben = 1. Wert, unten = 2. Wert, links = 3. Wert, rechts = 4. Wert":                            "tblr",
		"1 = top, 2 = bottom, 3 = left, 4 = right":                                                      "tblr",
		"1 is left, 2 is right, 3 is top, 4 is bottom":                                                  "lrtb",
		"The four values are (in this order) the upper, lower, left-hand and right-hand side.":          "tblr",
		"record Tile(String top, String bottom, String left, String right) {}":                          "tblr",
		"class Tile {\n  final int left;\n  final int right;\n  final int top;\n  final int bottom;\n}": "lrtb",
		"typedef struct { int left; int right; int top; int bottom; } tile_t;":                          "lrtb",
		"#define TOP 0\n#define BOTTOM 1\n#define LEFT 2\n#define RIGHT 3":                              "tblr",
		"enum { TOP, BOTTOM, LEFT, RIGHT };":                                                            "tblr",
		"enum { BOTTOM = 1, TOP = 0, RIGHT = 3, LEFT = 2 };":                                            "tblr",
		"type Tile = [top: string, bottom: string, left: string, right: string];":                       "tblr",
		"@dataclass\nclass Tile:\n    left: str\n    right: str\n    top: str\n    bottom: str":         "lrtb",
		"Tile = namedtuple(\"Tile\", \"left right top bottom\")":                                        "lrtb",
		"    def __init__(self, l, r, t, b):":                                                           "lrtb",
		"LEFT = 0\nRIGHT = 1\nTOP = 2\nBOTTOM = 3":                                                      "lrtb",
		"data class Tile(val top: Int, val bottom: Int, val left: Int, val right: Int)":                 "tblr",
		"struct Tile { top: i8, bottom: i8, left: i8, right: i8 }":                                      "tblr",
		"type Tile struct {\n\tTop    string\n\tBottom string\n\tLeft   string\n\tRight  string\n}":     "tblr",
		"Good news for all who own one: here are the tiles.":                                            "trbl",
		"You may turn the cards clockwise or anticlockwise as you like.":                                "trbl",
		"Man darf die Karten beliebig drehen, auch gegen den Uhrzeigersinn.":                            "trbl",
		"# rotate counterclockwise by a quarter turn":                                                   "trbl",
		"top: 3, right: 1, bottom: 2, left: 4 would be a tile.":                                         "trbl",
		".tile { top: 0; left: 0; right: 0; bottom: 0 }":                                                "trbl",
		"dirs = {'up': (0,-1), 'down': (0,1), 'left': (-1,0), 'right': (1,0)}":                          "trbl",
		"return (left, right, bottom, top)":                                                             "trbl",
		"top secret, right now, bottom line, left alone":                                                "trbl",
		"BREAKING NEWS":                                                   "trbl",
		"⬆️ ⬇️ ⬅️ ➡️":                                                     "tblr",
		"↑ ← → ↓":                                                         "tlrb",
		"Entgegen der Anleitung gibt es vier Bilder.":                     "trbl",
		"Die Hälften sind entgegengesetzt.":                               "trbl",
		"Entgegengesetzt zum Uhrzeigersinn, ab oben.":                     "tlbr",
		"Vi rejser mod urskoven.":                                         "trbl",
		"imod urviserne fra toppen":                                       "tlbr",
		"const opposite = { top: bottom, left: right };":                  "trbl",
		"if (a.top == b.bottom && a.left == b.right) return true;":        "trbl",
		"The tiles of the top left and the bottom right corner are worn.": "trbl",
		"The pictures are good at the top left, and the bottom right is faded, says my sister.": "trbl",
	} {
		t.Run(sentence, func(t *testing.T) {
			text := sentence + "\n\n" + wordsOf("abBA.bAad.cDaD.daBb.BdBc.ADDa.acAA.BCDA.BbDd")
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err)
			assert.Equal(t, order, found.Outcome.Readings[0].Order.Sides)
		})
	}
}

// TestATileOfPicturesOfItsOwnIsTold covers a first or last of ten tiles with a picture that no
// other has: it is not dropped without a word.
func TestATileOfPicturesOfItsOwnIsTold(t *testing.T) {
	tiles := []string{"-4 -4 +3 -3", "-2 +4 +4 +4", "+1 +2 -2 -4", "+3 +2 -2 -3", "+3 -2 +3 +3", "-2 +2 -3 -1", "-1 +4 -4 +3", "-3 +2 +4 +1", "-3 +1 -3 -1"}
	const odd = "+1 +5 -5 -2"
	for _, mark := range []string{"", "%d. ", "%d "} {
		for _, list := range [][]string{append(tiles[:9:9], odd), append([]string{odd}, tiles...)} {
			text := ""
			for i, tile := range list {
				if mark != "" {
					text += fmt.Sprintf(mark, i+1)
				}
				text += tile + "\n"
			}
			found, err := Read(foreign.Common(), text, foreign.Taken{})
			require.NoError(t, err, text)
			all := slices.ContainsFunc(found.Outcome.Readings, func(r *reading.Reading) bool { return len(r.Tiles) == 10 })
			told := slices.ContainsFunc(found.Outcome.Readings[0].Doubts, func(d reading.Doubt) bool { return d.Kind == reading.LeftOut && strings.Contains(d.Text, odd) })
			assert.Equal(t, reading.Ask, found.Outcome.Kind, text)
			assert.True(t, all || told, text)
		}
	}
}

// TestJSONIsReadAsPeopleWriteIt covers comments, and commas after the last element of a list.
func TestJSONIsReadAsPeopleWriteIt(t *testing.T) {
	words := func(between, behind string) string {
		return eachTile(sidesOf(nineTiles), between, func(_ int, sides [][2]int) string {
			return "[" + eachSide(sides, ", ", around, func(_, picture, half int) string {
				return `"` + animals[picture] + " " + [2]string{"head", "tail"}[half] + `"`
			}) + "]" + behind
		})
	}
	plain, err := Read(foreign.Common(), "{\"tiles\": [\n"+words(",\n", "")+"\n]}", foreign.Taken{})
	require.NoError(t, err)
	for _, text := range []string{
		"{\n  // my tiles\n  \"name\": \"http://example.com\", /* where from */\n  \"tiles\": [\n" + words(",\n", "") + ",\n  ],\n}\n",
		"{\"tiles\": [\n" + words("\n", ", // a tile") + "\n]}",
		"// nine\n{\"tiles\": [\n" + words(",\n", "") + "\n] /* end */ }",
		"[\n" + words("\n", ", // a tile") + "\n]",
	} {
		found, err := Read(foreign.Common(), text, foreign.Taken{})
		require.NoError(t, err, text)
		assert.Equal(t, plain.Document.Puzzle, found.Document.Puzzle, text)
	}
	const ninth = `["fox head", "owl tail", "fox tail", "owl head"]`
	for _, comment := range []string{"// " + ninth, "/* " + ninth + ", */", "/*\n  " + ninth + ",\n*/"} { // a tile more is told
		text := "{\"name\": \"mine\", \"tiles\": [\n" + words(",\n", "") + "\n" + comment + "\n]}"
		found, err := Read(foreign.Common(), text, foreign.Taken{})
		require.NoError(t, err, text)
		assert.Equal(t, plain.Document.Puzzle, found.Document.Puzzle, text)
		assert.True(t, strings.Contains(fmt.Sprint(found.Document.Notes), "look-around"), text)
	}
}
