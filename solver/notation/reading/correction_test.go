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

// nineWords is nine tiles with words for halves, and written the lines of a text with one for each.
var nineWords = strings.Split(strings.TrimSpace(labelled(ninePairs, "F=fox head; f=fox tail; O=owl head; o=owl tail; D=deer head; d=deer tail; H=hare head; h=hare tail")), "\n")

func written(line func(i int, tile string) string) (lines []string) {
	for i, tile := range nineWords {
		lines = append(lines, line(i, tile))
	}
	return lines
}

// A later line with the number of a tile takes its place in a reading that is offered.
func TestCorrectionsAreOffered(t *testing.T) {
	const right = "owl head, fox tail, deer tail, fox tail"
	for _, line := range []string{
		"Tile 4: " + right,
		"Correction: tile 4: " + right,
		"Tile 4: " + right + " (corrected)",
		"Tile 4 (corrected): " + right,
		"correction: tile 4 is " + right,
		"Oops, tile 4 should be " + right,
		"Korrektur:\nTile 4: " + right,
		"PS: tile 4 is really " + right,
		"PS: Tile 4 is actually " + right,
		"NB: Karte 4 ist eigentlich " + right,
		"PS : la carte 4 est en réalité " + right,
		"PS: brik 4 er egentlig " + right,
	} {
		for _, numbers := range []string{"Tile %d: ", "%d. ", "%.0s"} {
			if numbers == "%.0s" && (!strings.ContainsAny(line, "PON") || strings.HasPrefix(line, "Tile")) {
				continue // the line does not say that it corrects
			}
			tiles := written(func(i int, tile string) string {
				return fmt.Sprintf(strings.ReplaceAll(numbers, ".0s", ".0d"), i+1) + tile
			})
			if numbers == "%.0s" {
				tiles = nineWords
			}
			o := reading.Read(strings.Join(tiles, "\n")+"\n"+line, nil)
			assert.Equal(t, reading.Ask, o.Kind, line)
			assert.True(t, slices.ContainsFunc(o.Readings, func(r *reading.Reading) bool {
				var labels []string
				for _, side := range r.Tiles[3].Sides {
					labels = append(labels, side.Label)
				}
				return len(r.Tiles) == len(tiles) && strings.Join(labels, ", ") == right
			}), "%s%s", numbers, line)
		}
	}
}

// A line that may change tiles makes their reading a question, in which it is named.
func TestCorrectionsAreAskedAbout(t *testing.T) {
	numbered := strings.Join(written(func(i int, tile string) string { return fmt.Sprintf("Tile %d: %s", i+1, tile) }), "\n")
	plain := strings.Join(nineWords, "\n")
	for _, row := range []struct {
		line string
		kind reading.OutcomeKind
	}{
		{"PS: tile 3 is really owl head, fox tail, fox head, hare tail", reading.Ask},
		{"Correction: tile 4's left is fox tail", reading.Ask},
		{"Correction: tile 4: owl head, fox tail, deer tail, fox tail", reading.Ask},
		{"left and right are swapped on all tiles", reading.Ask},
		{"Oops, tile 7 should be owl head, fox tail, fox head, hare tail", reading.Ask},
		{"PS: on tile 3, top and bottom are the other way round", reading.Ask},
		{"* tile 2, second side: fox tail (not owl)", reading.Ask},
		{"Tile 4 left: fox tail", reading.Ask},
		{"Maybe the fox on the last one is an owl", reading.Ask},
		{"Korrektur: Karte 4 ist links Fuchs", reading.Ask},
		{"Bei Karte 2 sind oben und unten vertauscht", reading.Ask},
		{"Erratum : la carte 3 a fox tail à gauche", reading.Ask},
		{"Rettelse: brik 3 har fox head øverst", reading.Ask},
		{"I mixed up fox and owl everywhere", reading.Ask},
		{"the last two tiles are swapped maybe", reading.Ask},
		{"Maybe tile 4 is wrong", reading.Ask},
		{"Sorry, on 4 the left is a fox tail", reading.Ask},
		{"Ach, bei 4 ist links doch ein fox tail.", reading.Ask},
		{"Oh, bei der vierten ist links der fox tail", reading.Ask},
		{"Bei Nummer vier muss links fox tail hin.", reading.Ask},
		{"Ignore the left side of 4, it's a fox tail", reading.Ask},
		{"my wife says number four has a fox tail on the left", reading.Ask},
		{"PS: I did the last four counter-clockwise.", reading.Ask},
		{"The first four go clockwise from the top, then my daughter went on the other way round.", reading.Ask},
		{"PS: die letzten vier habe ich gegen den Uhrzeigersinn aufgeschrieben.", reading.Ask},
		{"Beware: from 6 on it is top, bottom, left, right.", reading.Ask},
		{"Achtung: bei 6 bis 9 ist es oben, unten, links, rechts.", reading.Ask},
		{"Beware: 6 to 9 are top, bottom, left, right.", reading.Ask},
		{"Die 4. ist links falsch, da ist ein foxtail.", reading.Ask},
		{"Kort 4 skulle være fox head øverst", reading.Ask},
		{"Thanks! Which one is really the best?", reading.Clear},
		{"Each side should match its neighbour.", reading.Clear},
		{"You should see a fox in the middle, maybe.", reading.Clear},
		{"The edges should fit. I probably typed it correctly.", reading.Clear},
		{"PS: there are 9 tiles with 4 sides.", reading.Clear},
		{"My mistake, the game is from 1989.", reading.Clear},
		{"The left pile really is hard.", reading.Clear},
		{"Something is wrong with my solver: no side fits.", reading.Clear},
		{"There should be nine tiles.", reading.Clear},
		{"I hope I typed everything correctly, Anna", reading.Clear},
		{"PS: the order is top, right, bottom, left", reading.Clear},
	} {
		for _, tiles := range []string{numbered, plain} {
			o := reading.Read(tiles+"\n\n"+row.line, judge)
			require.Equal(t, row.kind, o.Kind, row.line)
			if row.kind == reading.Ask {
				named := false
				for _, d := range o.Readings[0].Doubts {
					named = named || strings.HasPrefix(row.line, strings.TrimSuffix(d.Text, "…")) || d.Line == 11 || d.Kind == reading.LeftOut // the tile that it corrects
				}
				assert.True(t, named, "%s: %v", row.line, o.Readings[0].Doubts)
			}
		}
	}
}

// A question mark behind a side is no sign of it, but the writer's doubt.
func TestQuestionMarksAreAskedAbout(t *testing.T) {
	for _, mark := range []string{"?", " (?)", "??"} {
		for _, numbers := range []string{"", "%d. "} {
			lines := written(func(i int, tile string) string {
				if numbers != "" {
					tile = fmt.Sprintf(numbers, i+1) + tile
				}
				return tile
			})
			lines[2] = strings.Replace(lines[2], ", owl head", ", owl head"+mark, 1)
			require.Contains(t, lines[2], mark)
			lines[8] += mark
			o := reading.Read(strings.Join(lines, "\n"), judge)
			require.Equal(t, reading.Ask, o.Kind, lines)
			last := nineWords[8][strings.LastIndex(nineWords[8], ", ")+2:]
			assert.Equal(t, []reading.Doubt{{Kind: reading.Unsure, Line: 3, Tile: 3, Side: 1, Text: "owl head"}, {Kind: reading.Unsure, Line: 9, Tile: 9, Side: 3, Text: last}}, o.Readings[0].Doubts)
		}
	}
}

// Tiles whose numbers are shuffled lie in the sequence of these, and so do their doubts.
func TestDoubtsFollowShuffledTiles(t *testing.T) {
	lines := written(func(i int, tile string) string { return fmt.Sprintf("%d: %s", i+1, tile) })
	lines[2] = strings.Replace(lines[2], ", owl head", ", owl head?", 1)
	require.Contains(t, lines[2], "?")
	lines[0], lines[2], lines[7] = lines[2], lines[7], lines[0]
	o := reading.Read(strings.Join(lines, "\n"), judge)
	require.Equal(t, reading.Ask, o.Kind)
	assert.Equal(t, []reading.Doubt{{Kind: reading.Unsure, Line: 1, Tile: 3, Side: 1, Text: "owl head"}}, o.Readings[0].Doubts)
	assert.Equal(t, "3:", o.Readings[0].Tiles[2].Mark)
}

// A number that stands twice by a slip of the numbering, or the begin of another list, is asked about.
func TestNumbersThatStandTwiceAreAskedAbout(t *testing.T) {
	numbered := func(numbers ...int) string {
		return strings.Join(written(func(i int, tile string) string { return fmt.Sprintf("%d: %s", numbers[i], tile) }), "\n")
	}
	for name, text := range map[string]string{
		"a slip":       numbered(1, 2, 3, 4, 4, 6, 7, 8, 9),
		"another list": numbered(1, 2, 3, 4, 5, 6, 7, 1, 2),
	} {
		assert.Equal(t, reading.Ask, reading.Read(text, judge).Kind, name)
	}
}

// TestPagesAreNoTiles, nor pairs of numbers that fit.
func TestPagesAreNoTiles(t *testing.T) {
	lists := map[string]string{
		"numbers":  labelled(ninePairs, "F=1; f=5; O=2; o=6; D=3; d=7; H=4; h=8"),
		"signs":    labelled(ninePairs, "F=1; f=-1; O=2; o=-2; D=3; d=-3; H=4; h=-4"),
		"no comma": strings.ReplaceAll(labelled(ninePairs, "F=1; f=5; O=2; o=6; D=3; d=7; H=4; h=8"), ",", ""),
	}
	for name, list := range lists {
		for _, line := range []string{"Seiten 1-2", "Side 1-2", "Pages 1-2", "Page 1 sur 2", "Seite 1 von 2", "Side 1 af 2", "(pages 1-2)", "Seiten 1 2 3 4", "Pages : 1, 2, 3, 4",
			"Anleitung: Seiten 1-2, 3-4, 5-6, 7-8"} {
			o := reading.Read(list+line, judge)
			require.Equal(t, reading.Clear, o.Kind, "%s: %s", name, line)
			assert.Len(t, o.Readings[0].Tiles, 9, "%s: %s", name, line)
			assert.True(t, containsText(o.Readings[0].Facts, reading.Around, line), "%s: %s", name, line)
		}
	}
}

// TestNamesOfTwoSeriesAreTwoLists, in whatever sequence they stand; cells of one board and a few of each letter are one list.
func TestNamesOfTwoSeriesAreTwoLists(t *testing.T) {
	for _, form := range []string{"%s: %s", "%s) %s", "%s\t%s", "Tile %s: %s"} {
		var lines, both []string
		for _, series := range []string{"P", "Q"} {
			for i := range nineWords {
				number := (i*4 + 2) % 9
				tile := nineWords[number]
				if series == "Q" {
					tile = nineWords[8-number]
				}
				lines = append(lines, fmt.Sprintf(form, fmt.Sprint(series, number+1), tile))
			}
		}
		for i := range nineWords {
			both = append(both, lines[i], lines[i+9])
		}
		for _, text := range [][]string{lines, both} {
			o := reading.Read(strings.Join(text, "\n"), judge)
			assert.Equal(t, reading.Ask, o.Kind, text)
			var tiles []int
			for _, r := range o.Readings[:2] {
				tiles = append(tiles, len(r.Tiles))
			}
			assert.Contains(t, tiles, 9, text)
		}
	}
	for _, names := range []string{"A1 A2 A3 B1 B2 B3 C1 C2 C3", "P3 P1 Q2 Q4 P2 R1 Q1 R2 P4"} {
		o := reading.Read(strings.Join(written(func(i int, tile string) string { return strings.Fields(names)[i] + ": " + tile }), "\n"), judge)
		assert.Equal(t, reading.Clear, o.Kind, names)
	}
}

// The x in the first of several brackets is a side, and no tick of a task.
func TestSidesInBracketsStay(t *testing.T) {
	o := reading.Read("- [x] [o] [O] [X]\n- [o] [X] [x] [h]\n- [b] [H] [x] [H]\n- [h] [x] [O] [o]\n- [O] [h] [O] [b]\n- [X] [H] [H] [x]\n- [x] [b] [X] [X]\n- [O] [B] [H] [X]\n- [O] [o] [H] [h]", nil)
	for tile, side := range map[int]int{0: 0, 3: 1, 6: 0} {
		assert.Equal(t, "x", o.Readings[0].Tiles[tile].Sides[side].Label, "tile %d", tile+1)
	}
}

// Tiles in the comments of a list are none. Where they would fill the board they are asked about.
func TestCommentedTilesAreLeftOut(t *testing.T) {
	lists := map[string]func(tile string) string{
		"plain":  func(tile string) string { return tile },
		"tight":  func(tile string) string { return strings.ReplaceAll(tile, ", ", ",") },
		"tuples": func(tile string) string { return `    ("` + strings.ReplaceAll(tile, ", ", `", "`) + `"),` },
		"objects": func(tile string) string {
			return named(tile, `  { top: %q, right: %q, bottom: %q, left: %q },`)
		},
		"XML": func(tile string) string { return named(tile, `  <tile top=%q right=%q bottom=%q left=%q/>`) },
	}
	for name, marks := range map[string][]string{
		"plain": {"# %s", "//%s", "; %s", "-- %s"}, "tight": {"# %s", "//%s", "-- %s"}, "tuples": {"# %s", "#%s", "/* %s */", "(* %s *)"}, "objects": {"// %s", "//%s", "/*\n%s\n*/", "/* %s */"}, "XML": {"<!-- %s -->", "<!--\n%s\n-->"},
	} {
		for _, mark := range marks {
			lines := written(func(_ int, tile string) string { return lists[name](tile) })
			tile := lines[4]
			lines[4] = fmt.Sprintf(mark, tile)
			eight := reading.Read(strings.Join(lines, "\n"), judge)
			assert.Equal(t, reading.Ask, eight.Kind, lines)
			assert.Len(t, eight.Readings[0].Tiles, 8, lines)
			assert.Equal(t, reading.LeftOut, eight.Readings[0].Doubts[0].Kind, lines)

			lines[4] += "\n" + tile
			nine := reading.Read(strings.Join(lines, "\n"), judge)
			require.Equal(t, reading.Clear, nine.Kind, lines)
			assert.Len(t, nine.Readings[0].Tiles, 9, lines)
			assert.True(t, containsText(nine.Readings[0].Facts, reading.Around, "hare"), lines)
		}
	}
}

// A tile that is struck out is none, behind a list mark, too.
func TestStruckOutTilesAreLeftOut(t *testing.T) {
	for _, form := range []string{"%[2]s", "%[1]d. %[2]s", "- %[2]s", "%[1]d) %[2]s"} {
		lines := written(func(i int, tile string) string { return fmt.Sprintf(form, i+1, tile) })
		lines[4] = fmt.Sprintf(form, 5, "~~fox head, fox tail, owl head, owl tail~~") + "\n" + lines[4]
		o := reading.Read(strings.Join(lines, "\n"), judge)
		require.Equal(t, reading.Clear, o.Kind, lines)
		assert.Len(t, o.Readings[0].Tiles, 9, lines)
		assert.True(t, containsText(o.Readings[0].Facts, reading.Around, "~~fox head"), "it is told")
	}
}

// named writes a tile of four sides as a form has it.
func named(tile, form string) string {
	sides := strings.Split(tile, ", ")
	return fmt.Sprintf(form, sides[0], sides[1], sides[2], sides[3])
}

func containsText(facts []reading.Fact, kind reading.FactKind, text string) bool {
	for _, f := range facts {
		if f.Kind == kind && strings.Contains(f.Text, text) {
			return true
		}
	}
	return false
}

// A list that is a comment as a whole is a list, and so is one whose comments say its order or name its pictures.
func TestCommentsThatAreNoTiles(t *testing.T) {
	all := reading.Read("# "+strings.Join(nineWords, "\n# "), judge)
	require.Equal(t, reading.Clear, all.Kind)
	assert.Len(t, all.Readings[0].Tiles, 9)

	order := reading.Read("# T L B R\nA B C D\nB A D C\nC C A B\nD A B C\nA A C D\nB D C A\nC B A D\nD D B C\nA C B D", judge)
	require.Equal(t, reading.Clear, order.Kind)
	assert.Equal(t, "tlbr", order.Readings[0].Order.Sides)
}
