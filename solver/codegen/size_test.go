package codegen_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/codegen"
	"edgewise/solver/generate"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// TestTooLarge: a clue gives each cell around it a table of its own, and many motifs make all of
// them long.
func TestTooLarge(t *testing.T) {
	for _, row := range []struct {
		grid          string
		motifs, clues int
		large         bool
	}{{"hex4", 6, 0, false}, {"hex5", 20, 0, false}, {"hex6", 20, 20, true}} {
		grid, err := puzzle.GridNamed(row.grid)
		require.NoError(t, err)
		p, err := generate.Planted(generate.Options{Grid: grid, Motifs: row.motifs, Seed: 1})
		require.NoError(t, err)
		spec := puzzle.Spec{Grid: p.Grid(), Tiles: p.Tiles(), Mates: *p.Mates()}
		cells := rand.New(rand.NewPCG(1, 1)).Perm(len(spec.Tiles))
		for i := range row.clues {
			spec.Clues = append(spec.Clues, puzzle.Placement{Cell: cells[i], Tile: i})
		}
		p, err = puzzle.New(spec)
		require.NoError(t, err)
		plan := search.Compile(p, search.Options{})
		assert.Equal(t, row.large, codegen.TooLarge(plan), "%s of %d motifs", row.grid, row.motifs)
		written := len(codegen.Write(plan, codegen.MostCarried).Bytes)
		assert.Equal(t, row.large, written > 32<<20, "%d bytes", written)
	}
}
