package gallery

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// blanked returns a puzzle with these tiles and blank ones for the rest.
func blanked(t *testing.T, of *puzzle.Puzzle, tiles ...puzzle.Tile) *puzzle.Puzzle {
	tiles = slices.Clone(tiles)
	for len(tiles) < len(of.Tiles()) {
		tiles = append(tiles, puzzle.Tile{puzzle.Nothing, puzzle.Nothing, puzzle.Nothing, puzzle.Nothing})
	}
	p, err := puzzle.New(puzzle.Spec{Grid: of.Grid(), Mates: *of.Mates(), Tiles: tiles})
	require.NoError(t, err)
	return p
}

func TestCluesAloneTellTheirPuzzle(t *testing.T) {
	entry, found := Find("eternity-ii")
	require.True(t, found)
	whole := entry.Document().Puzzle
	var clues []puzzle.Tile
	for _, clue := range whole.Clues() {
		clues = append(clues, whole.Tiles()[clue.Tile])
	}
	require.Len(t, clues, 5)

	mirrored := make([]puzzle.Tile, len(clues))
	for i, tile := range clues {
		mirrored[i] = puzzle.Tile{tile[0], tile[3], tile[2], tile[1]}
	}
	uniform := slices.Repeat([]puzzle.Tile{{'y', 'y', 'y', 'y'}}, 251)
	for _, test := range []struct {
		name  string
		tiles []puzzle.Tile
		want  string
	}{
		{"the clues", clues, "eternity-ii"},
		{"in another order", []puzzle.Tile{clues[4], clues[0], clues[2], clues[1], clues[3]}, "eternity-ii"},
		{"turned, and with other names for the motifs", tilesOf("rgou.rtrj.vddo.jdso.fskn"), "eternity-ii"},
		{"one of them missing", clues[:4], ""},
		{"one of them another tile", append(slices.Clone(clues[:4]), whole.Tiles()[60]), ""},
		{"one more", append(slices.Clone(clues), whole.Tiles()[60]), ""},
		{"mirrored", mirrored, ""},
		{"tiles of one edge are not blank", append(slices.Clone(clues), uniform...), ""},
		{"no tile at all", nil, ""},
		{"every tile", whole.Tiles(), ""},
	} {
		completed, found := Completed(blanked(t, whole, test.tiles...))
		assert.Equal(t, test.want, completed.ID, test.name)
		assert.Equal(t, test.want != "", found, test.name)
	}
	spec := blanked(t, whole, clues...).Spec()
	spec.NoTurns = true
	upright, err := puzzle.New(spec)
	require.NoError(t, err)
	_, found = Completed(upright)
	assert.False(t, found, "no tile may turn")
}
