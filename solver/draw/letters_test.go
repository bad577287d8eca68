package draw

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

func TestLetters(t *testing.T) {
	boards := scenes(t)
	var all strings.Builder
	for _, scene := range []string{"dogs", "framed", "hexagons", "triangles", "triangles, framed"} {
		b := boards[scene]
		all.WriteString(scene + "\n" + Letters(b.Puzzle(), b) + "\n")
	}
	all.WriteString("dogs, loose\n" + Letters(boards["dogs"].Puzzle(), nil))
	matchesGolden(t, "letters.txt", all.String())
}

// TestLettersShowEveryEdge: nothing of a tile is drawn over by its neighbours,
// up to the largest numbers.
func TestLettersShowEveryEdge(t *testing.T) {
	for name, tile := range map[string]string{"32x32": "aBCd", "hex5": "aBCdEf", "tri12": "aBc"} {
		grid, err := puzzle.GridNamed(name)
		require.NoError(t, err)
		spec := puzzle.Spec{Grid: grid, Mates: puzzle.Halves()}
		for range grid.Cells {
			var edges puzzle.Tile
			for _, sign := range tile {
				edges = append(edges, puzzle.Edge(sign))
			}
			spec.Tiles = append(spec.Tiles, edges)
		}
		p, err := puzzle.New(spec)
		require.NoError(t, err)
		drawn := Letters(p, nil)
		for _, sign := range tile {
			assert.Equal(t, len(grid.Cells), strings.Count(drawn, string(sign)), "%s: %c", name, sign)
		}
		numbers := map[string]bool{}
		for _, word := range strings.FieldsFunc(drawn, func(r rune) bool { return r < '0' || r > '9' }) {
			numbers[word] = true
		}
		assert.Len(t, numbers, len(grid.Cells), name)
	}
}
