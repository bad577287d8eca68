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

// However the steps are sliced, the outcome is the same.
func TestStepsMakeTheSameOutcome(t *testing.T) {
	for _, c := range handedCases(t)[:40] {
		r := reading.New(c.Text, judge)
		for !r.Step(1) {
			require.Nil(t, r.Outcome())
		}
		assert.Equal(t, reading.Read(c.Text, judge), r.Outcome(), c.Name)
	}
}

// What is told beside the tiles.
func TestFactsSayWhatWasNoTile(t *testing.T) {
	o := reading.Read(strings.Join([]string{
		"Hello, who can solve this?",
		"",
		"Clockwise from the left:",
		"Tile 1: owl head, fox tail, bear tail, fox head // a corner",
		"Tile 2: bear head, owl head, fox tail, bear tail",
		"Tile 3: owl tail, fox tail, bear head, owl head",
		"Tile 4: fox head, bear head, owl tail, owl tail",
		"Tile 5: fox head, owl head, fox head, bear tail",
		"Tile 6: owl tail, bear head, owl tail, fox tail",
		"Tile 7: bear tail, fox tail, owl head, owl tail",
		"Tile 8: owl head, bear head, fox head, bear tail",
		"Tile 9: fox tail, owl tail, bear head, fox head",
	}, "\n"), nil)
	require.Equal(t, reading.Clear, o.Kind)
	r := o.Readings[0]
	assert.Equal(t, [2]string{"head", "tail"}, r.Halves)
	assert.Equal(t, reading.Order{Sides: "ltrb", Why: reading.ByDirection}, r.Order)
	assert.Equal(t, "3x3", r.Grid)
	assert.Equal(t, "Tile 1:", r.Tiles[0].Mark)
	assert.Equal(t, 4, r.Tiles[0].Line)
	assert.Equal(t, reading.Side{Label: "fox tail", Motif: "fox", Half: 2}, r.Tiles[0].Sides[0])
	assert.Contains(t, r.Facts, reading.Fact{Kind: reading.Remark, Text: "a corner", Line: 4})
	assert.Contains(t, r.Facts, reading.Fact{Kind: reading.Around, Text: "Hello, who can solve this?", Line: 1})
}

// A doubt says where and what.
func TestDoubtsSayWhere(t *testing.T) {
	tiles := func(third string) string {
		return "owl head, fox tail, bear tail, fox head\nbear head, owl head, fox tail, bear tail\n" + third +
			"\nfox head, bear head, owl tail, owl tail\nfox head, owl head, fox head, bear tail\nowl tail, bear head, owl tail, fox tail" +
			"\nbear tail, fox tail, owl head, owl tail\nowl head, bear head, fox head, bear tail\nfox tail, owl tail, bear head, fox head"
	}
	for _, row := range []struct {
		name, third string
		want        reading.Doubt
	}{
		{"three sides", "owl tail, fox tail, owl head", reading.Doubt{Kind: reading.LeftOut, Line: 3, Text: "owl tail, fox tail, owl head", Found: 3}},
		{"an empty cell", "owl tail, , bear head, owl head", reading.Doubt{Kind: reading.LeftOut, Line: 3, Text: "owl tail, , bear head, owl head", Found: 3}},
		{"a motif mistyped", "owll tail, fox tail, bear head, owl head", reading.Doubt{Kind: reading.MotifSlip, Line: 3, Tile: 3, Side: 0, Text: "owll", Guess: "owl"}},
		{"a half mistyped", "owl tail, fox tail, bear haed, owl head", reading.Doubt{Kind: reading.MarkSlip, Line: 3, Tile: 3, Side: 2, Text: "bear haed", Guess: "head"}},
		{"not filled in", "owl tail, ?, bear head, owl head", reading.Doubt{Kind: reading.Unfilled, Line: 3, Tile: 3, Side: 1, Text: "?"}},
	} {
		t.Run(row.name, func(t *testing.T) {
			o := reading.Read(tiles(row.third), nil)
			assert.Equal(t, reading.Ask, o.Kind)
			assert.Contains(t, o.Readings[0].Doubts, row.want)
		})
	}
}

// TestAnEmptyCellIsNoSide, and the number of the tile is none.
func TestAnEmptyCellIsNoSide(t *testing.T) {
	for _, sep := range []string{"\t", ",", " | "} {
		var rows []string
		for i, tile := range tilesOf(english) {
			if i == 3 {
				tile[1] = ""
			}
			rows = append(rows, strings.Join(append([]string{fmt.Sprint(i + 1)}, tile...), sep))
		}
		o := reading.Read(strings.Join(rows, "\n"), judge)
		require.Equal(t, reading.Ask, o.Kind)
		require.Len(t, o.Readings[0].Doubts, 1)
		assert.Equal(t, 3, o.Readings[0].Doubts[0].Found, sep)
	}
}

// What is beyond the bounds is never left out in silence.
func TestTooManyTilesAreNotRead(t *testing.T) {
	for name, text := range map[string]string{
		"one list":  strings.Repeat("fox, owl, bear, fox\nowl, owl, fox, bear\n", 1500),
		"two lists": long() + strings.Replace(long(), "dog", "cat", 100),
		"a list with prose in front": strings.Repeat("Nobody knows this.\n", 1990) +
			strings.Repeat("fox, owl, bear, fox\nowl, owl, fox, bear\nbear, fox, owl, bear\n", 12),
	} {
		assert.NotEqual(t, reading.Clear, reading.Read(text, nil).Kind, name)
	}
	lines := strings.Repeat("fox head, owl tail, hare head, deer tail\nowl head, fox tail, deer head, hare tail\n", 850)
	o := reading.Read(lines, nil)
	assert.Equal(t, reading.Refuse, o.Kind)
	assert.Equal(t, 1700, o.Seen.Tiles)
}

// A refusal says what was seen.
func TestRefusalsSayWhatWasSeen(t *testing.T) {
	o := reading.Read("flour, 7, 12.50\nrice, 3, 2.10\nsugar, 1, 0.90\nbutter, 2, 3.70\n", nil)
	assert.Equal(t, reading.Refuse, o.Kind)
	assert.Equal(t, reading.Seen{Records: 4, Things: 3}, o.Seen)
}

// Numbers may be halves in several ways; that one of them is a published puzzle decides.
func TestPublishedPuzzlesDecide(t *testing.T) {
	text := "0 1 7 6\n0 2 4 7\n0 2 5 7\n0 2 5 7\n0 3 6 5\n1 0 6 7\n1 2 4 7\n1 3 4 6\n1 3 5 6\n"
	assert.Equal(t, reading.Ask, reading.Read(text, nil).Kind)
	o := reading.Read(text, func(r *reading.Reading) reading.Trial {
		if r.Split == reading.Shifted {
			return &trial{verdict: reading.Published}
		}
		return &trial{}
	})
	assert.Equal(t, reading.Clear, o.Kind)
	assert.Equal(t, reading.Shifted, o.Readings[0].Split)
}

// No more than a few readings are judged, and none with a side that nobody has filled in.
func TestFewReadingsAreJudged(t *testing.T) {
	for _, c := range handedCases(t)[:200] {
		judged := 0
		reading.Read(c.Text, func(r *reading.Reading) reading.Trial {
			judged++
			return &trial{}
		})
		assert.LessOrEqual(t, judged, reading.MaxJudged, c.Name)
	}
}

// Sides read in another order are those of the text that says the order.
func TestAReadingInAnotherOrder(t *testing.T) {
	tiles := "A, B, c, d\nB, a, C, d\nd, c, A, b\nD, B, a, c\n"
	clockwise := reading.Read(tiles, nil).Readings[0]
	for _, order := range clockwise.Orders() {
		names := map[byte]string{'t': "top", 'r': "right", 'b': "bottom", 'l': "left"}
		header := names[order[0]] + ", " + names[order[1]] + ", " + names[order[2]] + ", " + names[order[3]] + "\n"
		said := reading.Read(header+tiles, nil).Readings[0]
		require.Equal(t, order, said.Order.Sides)
		for i, tile := range clockwise.Reordered(order).Tiles {
			assert.Equal(t, said.Tiles[i].Sides, tile.Sides, order)
		}
	}
}

// TestLongRemarksAreToldOnce: a line that is too long for the page ends with "…", and is not told twice.
func TestLongRemarksAreToldOnce(t *testing.T) {
	const list = "fox head, owl head, bear tail, hare tail\nfox head, hare head, fox tail, bear tail\nfox head, hare head, owl tail, bear tail\n" +
		"fox head, hare head, owl tail, bear tail\nfox head, bear head, hare tail, owl tail\nowl head, fox head, hare tail, bear tail\n" +
		"owl head, hare head, fox tail, bear tail\nowl head, bear head, fox tail, hare tail\nowl head, bear head, owl tail, hare tail"
	tiles := strings.Split(list, "\n")
	numbered := func(tiles []string) string {
		var b strings.Builder
		for i, tile := range tiles {
			fmt.Fprintf(&b, "%d. %s\n", i+1, tile)
		}
		return b.String()
	}
	for _, row := range []struct {
		name, text, told string
		kind             reading.OutcomeKind
		tiles            int
	}{
		{"behind a tile, in brackets", strings.Replace(numbered(tiles), "\n", " (damaged at the corner, as the dog has chewed on it all summer)\n", 1), "(damaged at the corner, as the dog has chewed on it all summer)", reading.Clear, 9},
		{"between two tiles", strings.Join(slices.Insert(slices.Clone(tiles), 4, "this one says something that is a little longer than sixty signs are"), "\n"), "this one says something that is a little longer than sixty…", reading.Ask, 9},
		{"behind the first of ten", numbered(slices.Insert(slices.Clone(tiles), 0, tiles[2]+", a little damaged as the dog chewed on it")), "a little damaged as the dog chewed on it", reading.Ask, 10},
	} {
		t.Run(row.name, func(t *testing.T) {
			o := reading.Read(row.text, judge)
			require.Equal(t, row.kind, o.Kind, row.text)
			r := o.Readings[0]
			require.Len(t, r.Tiles, row.tiles)
			var told []string
			for _, d := range r.Doubts {
				told = append(told, d.Text)
			}
			for _, f := range r.Facts {
				if f.Kind == reading.Remark || f.Kind == reading.Around {
					told = append(told, f.Text)
				}
			}
			assert.Equal(t, []string{row.told}, told)
		})
	}
}

// Where remarks or a column say how many of a tile there are, it is there as often.
func TestCopiesOfATileAreTiles(t *testing.T) {
	tiles, times := tilesOf(english)[:6], []int{2, 1, 1, 3, 1, 1}
	var repeated [][]string
	for i, tile := range tiles {
		for range times[i] {
			repeated = append(repeated, tile)
		}
	}
	want := pattern(reading.Read(tiled("%t, %r, %b, %l")(repeated), judge).Readings[0], 0)
	for _, form := range []string{
		"tile,top,right,bottom,left,copies\n%i,%s,%d", "Nr;Oben;Rechts;Unten;Links;Anzahl\n%i;%s;%d",
		"%i. %s (%dx)", "%i. %s ×%d", "%i. %s (copies: %d)", "%i. %s (%d fois)", "%i. %s (antal %d)", "| no | top | right | bottom | left | count |\n|---|---|---|---|---|---|\n| %i | %s | %d |",
	} {
		header, row := "", form
		if at := strings.LastIndexByte(form, '\n'); at >= 0 {
			header, row = form[:at+1], form[at+1:]
		}
		between := ", "
		if strings.Contains(row, "|") {
			between = " | "
		} else if header != "" {
			between = row[len("%i"):len("%i;")]
		}
		text := header + lines(tiles, func(i int, tile []string) string {
			if header == "" && times[i] == 1 {
				return fmt.Sprintf("%d. %s\n", i+1, strings.Join(tile, ", "))
			}
			return strings.NewReplacer("%i", fmt.Sprint(i+1), "%s", strings.Join(tile, between), "%d", fmt.Sprint(times[i])).Replace(row) + "\n"
		})
		o := reading.Read(text, judge)
		require.NotEmpty(t, o.Readings, text)
		require.Len(t, o.Readings[0].Tiles, len(repeated), text)
		assert.Equal(t, want, pattern(o.Readings[0], 0), text)
		assert.Contains(t, fmt.Sprint(o.Readings[0].Facts), "copies", text)
	}
}
