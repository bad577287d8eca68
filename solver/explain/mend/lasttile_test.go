package mend

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/explain/internal/samples"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// TestHolesCountAsASearchDoes, whatever replaces a tile: framed or not, with copies, with tiles
// that look alike in several turns, and without turns.
func TestHolesCountAsASearchDoes(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 9))
	known, solvable := 0, 0
	rounds := 400
	if testing.Short() { // as in WebAssembly, where it is slower and tests the same
		rounds = 150
	}
	for i := range rounds {
		names := []string{"2x2", "3x2", "1x4", "1x5", "3x3", "hex2", "tri2", "tri3"}
		grid, err := puzzle.GridNamed(names[i%len(names)])
		require.NoError(t, err)
		spec := puzzle.Spec{Grid: grid, Mates: puzzle.Halves(), NoTurns: random.IntN(5) == 0}
		switch random.IntN(3) {
		case 0:
			spec.Mates = puzzle.Same()
		case 1:
			spec.Mates['A'], spec.Mates['a'] = 'A', puzzle.Nothing // halves and whole pictures mixed
		}
		if spec.Framed = random.IntN(3) == 0; spec.Framed {
			spec.Frame = []puzzle.Edge("0-A")[random.IntN(3)]
		}
		edges := []puzzle.Edge("AaBb1-")[:2+random.IntN(5)]
		tile := func(cell int) (tile puzzle.Tile) {
			for _, beyond := range grid.Cells[cell].Beyond {
				if edge := edges[random.IntN(len(edges))]; spec.Framed && beyond == puzzle.Rim {
					tile = append(tile, spec.Frame)
				} else {
					tile = append(tile, edge)
				}
			}
			return tile
		}
		for cell := range grid.Cells {
			if cell > 0 && random.IntN(5) == 0 {
				spec.Tiles = append(spec.Tiles, spec.Tiles[0])
			} else {
				spec.Tiles = append(spec.Tiles, tile(cell))
			}
		}
		p, err := puzzle.New(spec)
		require.NoError(t, err)
		last := lastTileOf(p)
		for last.step() > 0 {
		}
		for range 4 {
			number := random.IntN(len(spec.Tiles))
			other := tile(random.IntN(len(grid.Cells)))
			n, is := last.solutions(number, other)
			if !is {
				continue
			}
			changed := spec
			changed.Tiles = append([]puzzle.Tile{}, spec.Tiles...)
			changed.Tiles[number] = other
			q, err := puzzle.New(changed)
			require.NoError(t, err)
			s := search.Compile(q, search.Options{}).Search()
			s.Step(1 << 40)
			require.Equal(t, search.NumberOf(n), search.NumberOf(s.Counts().Solutions), "%v with %s in the place of tile %d", spec.Tiles, other, number+1)
			known++
			if n > 0 {
				solvable++
			}
		}
	}
	assert.Greater(t, known, rounds*4/3)
	assert.Greater(t, solvable, rounds/5)
}

func TestOnlySmallPuzzlesHaveHoles(t *testing.T) {
	assert.Nil(t, lastTileOf(samples.Spelled(t, "4x4", strings.Repeat("1111 ", 16))))
	n, known := (*lastTile)(nil).solutions(0, nil)
	assert.Equal(t, []any{uint64(0), false, int64(0)}, []any{n, known, (*lastTile)(nil).step()})
}
