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

// These are nine tiles of whole motifs, and nine of halves.
const (
	wholeNumbers = "3 2 2 3, 1 3 4 3, 2 1 4 2, 4 2 4 3, 4 2 3 2, 1 2 2 4, 3 3 2 1, 4 4 2 1, 1 4 2 3"
	cutNumbers   = "+1 +2 -3 -4, +1 +4 -1 -3, +1 +4 -2 -3, +1 +4 -2 -3, +1 +3 -4 -2, +2 +1 -4 -3, +2 +4 -1 -3, +2 +3 -1 -4, +2 +3 -2 -4"
)

// numericSpellings are ways to write tiles of numbers, one tile per line.
var numericSpellings = []struct {
	name, tiles       string
	begin, sep, close string // may have a place for the number of the tile
}{
	{"blanks", wholeNumbers, "", " ", ""},
	{"commas", wholeNumbers, "", ",", ""},
	{"brackets", wholeNumbers, "[", ",", "],"},
	{"signs", cutNumbers, "", " ", ""},
	{"signs and commas", cutNumbers, "", ", ", ""},
	{"blanks, a column of numbers", wholeNumbers, "%d ", " ", ""},
	{"blanks, numbered", wholeNumbers, "%d. ", " ", ""},
	{"commas, numbered", wholeNumbers, "%d: ", ",", ""},
	{"brackets, numbered", wholeNumbers, "%d: [", ",", "],"},
	{"digits, numbered", wholeNumbers, "#%d: ", "", ""},
	{"signs, numbered", cutNumbers, "%d) ", " ", ""},
}

// TestAnOddLineAmongNumbersIsNoReasonToRefuse checks that a lone number is left out, that numbers
// which are no size of a grid are no header, and that the person is asked about a tile with too
// few sides or too many.
func TestAnOddLineAmongNumbersIsNoReasonToRefuse(t *testing.T) {
	for _, how := range numericSpellings {
		line := func(i int, tile string) string {
			begin := how.begin
			if strings.Contains(begin, "%") {
				begin = fmt.Sprintf(begin, i+1)
			}
			return begin + strings.Join(strings.Fields(tile), how.sep) + how.close
		}
		var lines []string
		for i, tile := range strings.Split(how.tiles, ", ") {
			lines = append(lines, line(i, tile))
		}
		fifth := strings.Split(how.tiles, ", ")[4]
		instead := func(tile string) []string { return slices.Concat(lines[:4], []string{line(4, tile)}, lines[5:]) }
		for _, row := range []struct {
			name  string
			lines []string
			kinds []reading.OutcomeKind
		}{
			{"a page number", append(slices.Clone(lines), "12"), []reading.OutcomeKind{reading.Clear}},
			{"a short tile", instead(fifth[:strings.LastIndex(fifth, " ")]), []reading.OutcomeKind{reading.Ask}},
			{"a long tile", instead(fifth + " " + strings.Fields(fifth)[0]), []reading.OutcomeKind{reading.Ask}},
			{"two numbers of one sign", append([]string{"-3 -3"}, lines...), []reading.OutcomeKind{reading.Clear, reading.Ask}},
			{"a negative number of tiles", append([]string{"-1 -9"}, lines...), []reading.OutcomeKind{reading.Clear, reading.Ask}},
			{"numbers above", append([]string{"1 2 3 4 5"}, lines...), []reading.OutcomeKind{reading.Clear, reading.Ask}},
		} {
			t.Run(how.name+", "+row.name, func(t *testing.T) {
				text := strings.Join(row.lines, "\n") + "\n"
				found, err := Read(foreign.Common(), text, foreign.Taken{})
				require.NoError(t, err, text)
				require.NotNil(t, found.Outcome, text)
				assert.Contains(t, row.kinds, found.Outcome.Kind, text)
				if found.Outcome.Kind == reading.Clear {
					assert.Equal(t, how.tiles, tilesOf(found.Outcome.Readings[0]), text)
				}
			})
		}
	}
}

// tilesOf writes the tiles of a reading, each as the labels of its sides.
func tilesOf(r *reading.Reading) string {
	var tiles []string
	for _, tile := range r.Tiles {
		var labels []string
		for _, side := range tile.Sides {
			labels = append(labels, side.Label)
		}
		tiles = append(tiles, strings.Join(labels, " "))
	}
	return strings.Join(tiles, ", ")
}
