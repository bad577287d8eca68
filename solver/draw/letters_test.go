package draw

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

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

// alike is a puzzle with equal tiles.
func alike(t *testing.T, grid, tile string) *puzzle.Puzzle {
	t.Helper()
	spec := specOf(t, grid, tile)
	for len(spec.Tiles) < len(spec.Grid.Cells) {
		spec.Tiles = append(spec.Tiles, spec.Tiles[0])
	}
	return newPuzzle(t, spec)
}

// TestLettersShowEveryEdge: neighbours overwrite nothing of a tile, up to the largest numbers.
func TestLettersShowEveryEdge(t *testing.T) {
	for name, tile := range map[string]string{"32x32": "aBCd", "hex5": "aBCdEf", "tri12": "aBc"} {
		p := alike(t, name, tile)
		drawn := Letters(p, nil)
		for _, sign := range tile {
			assert.Equal(t, len(p.Tiles()), strings.Count(drawn, string(sign)), "%s: %c", name, sign)
		}
		numbers := map[string]bool{}
		for _, word := range strings.FieldsFunc(drawn, func(r rune) bool { return r < '0' || r > '9' }) {
			numbers[word] = true
		}
		assert.Len(t, numbers, len(p.Tiles()), name)
	}
}
