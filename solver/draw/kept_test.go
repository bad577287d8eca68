package draw_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/draw"
	"edgewise/solver/puzzle"
)

// TestKeptTilesAreNumberedAsFarAsTheyAreKnown: a tile that cannot be read leaves no
// gap in the picture, so no number below the others would be right.
func TestKeptTilesAreNumberedAsFarAsTheyAreKnown(t *testing.T) {
	square, err := puzzle.GridNamed("3x3")
	require.NoError(t, err)
	hexagon, err := puzzle.GridNamed("hex2")
	require.NoError(t, err)
	tile := puzzle.Tile("AaBb")
	for _, row := range []struct {
		name     string
		grid     *puzzle.Grid
		tiles    []puzzle.Tile
		drawn    bool
		numbered bool
	}{
		{"two of nine", square, []puzzle.Tile{tile, tile}, true, true},
		{"the last is missing", square, []puzzle.Tile{tile, tile, nil}, true, true},
		{"one between is missing", square, []puzzle.Tile{tile, nil, tile}, true, false},
		{"none", square, []puzzle.Tile{nil}, false, false},
		{"a side is missing", square, []puzzle.Tile{tile, tile[:3]}, false, false},
		{"of another shape", hexagon, []puzzle.Tile{puzzle.Tile("AaBbAa")}, false, false},
	} {
		t.Run(row.name, func(t *testing.T) {
			picture := draw.Kept(puzzle.Spec{Grid: row.grid, Tiles: row.tiles, Mates: puzzle.Halves()}, "plain")
			assert.Equal(t, row.drawn, picture != "")
			assert.Equal(t, row.numbered, strings.Contains(picture, "<text"), picture)
		})
	}
}
