package draw_test

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/draw"
	"edgewise/solver/puzzle"
)

// TestKeptTilesAreNumberedAsFarAsTheyAreKnown: an unreadable tile leaves no gap in the picture,
// so the numbers would be wrong.
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
			picture := draw.Kept(puzzle.Spec{Grid: row.grid, Tiles: row.tiles, Mates: puzzle.Halves()}, "plain", nil)
			assert.Equal(t, row.drawn, picture != "")
			assert.Equal(t, row.numbered, strings.Contains(picture, "<text"), picture)
		})
	}
}

// TestKeptTilesLieAsOnTheirBoard: nine lie in three rows of three, and so do eight of nine.
func TestKeptTilesLieAsOnTheirBoard(t *testing.T) {
	for grid, rows := range map[string]map[int]string{
		"3x3": {9: "3 × 3", 8: "3 × 3", 2: "2 × 1"},
		"4x4": {16: "4 × 4", 10: "4 × 3"},
		"9x9": {32: "6 × 6"},
	} {
		board, err := puzzle.GridNamed(grid)
		require.NoError(t, err)
		for n, want := range rows {
			tiles := slices.Repeat([]puzzle.Tile{puzzle.Tile("AaBb")}, n)
			picture := draw.Kept(puzzle.Spec{Grid: board, Tiles: tiles, Mates: puzzle.Halves()}, "plain", nil)
			xs, ys := map[string]bool{}, map[string]bool{}
			for _, at := range regexp.MustCompile(`href="#tile-\d+"(?: transform="translate\((\S+) (\S+)\)")?`).FindAllStringSubmatch(picture, -1) {
				xs[cmp.Or(at[1], "0")], ys[cmp.Or(at[2], "0")] = true, true
			}
			assert.Equal(t, want, fmt.Sprintf("%d × %d", len(xs), len(ys)), "%d tiles of %s", n, grid)
		}
	}
}
