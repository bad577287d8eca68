package gallery

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
)

// TestContaining enters the tiles of a scrambled nine one by one: it stays among the candidates,
// and the tiles said to be missing complete it.
func TestContaining(t *testing.T) {
	share := 4
	if testing.Short() { // as WebAssembly the same code runs slower
		share = 16
	}
	requireContained(t, share)
}

// requireContained takes one in share nines.
func requireContained(t *testing.T, share int) {
	t.Helper()
	random := rand.New(rand.NewPCG(2, 5))
	for i, id := range slices.Sorted(maps.Keys(classes(t))) {
		if i%share > 0 {
			continue
		}
		p := scrambled(t, find(t, id).Puzzle, random)
		spec := puzzle.Spec{Grid: p.Grid(), Mates: *p.Mates()}
		last := len(All())
		for entered := 1; entered <= len(p.Tiles()); entered++ {
			spec.Tiles = p.Tiles()[:entered]
			candidates := Containing(spec)
			i := slices.IndexFunc(candidates, func(c Candidate) bool {
				return c.Entry.ID == id || slices.ContainsFunc(c.Fellows, func(e Entry) bool { return e.ID == id })
			})
			require.GreaterOrEqual(t, i, 0, "%s after %d tiles", id, entered)
			assert.LessOrEqual(t, len(candidates), last, "%s after %d tiles", id, entered)
			last = len(candidates)
			if candidate := candidates[i]; candidate.Sure {
				requireCompletes(t, candidate, spec, p)
			}
			for _, candidate := range candidates {
				assert.Len(t, candidate.Rest, len(p.Tiles())-entered)
			}
		}
	}
}

// requireCompletes checks that the tiles entered and those said to be missing are the published
// puzzle, and have the same letters once all edges were entered.
func requireCompletes(t *testing.T, c Candidate, spec puzzle.Spec, p *puzzle.Puzzle) {
	spec.Tiles = slices.Concat(spec.Tiles, c.Rest)
	completed, err := puzzle.New(spec)
	require.NoError(t, err)
	assert.Contains(t, ids(Recognise(completed)), c.Entry.ID)
}

func TestWhatIsMissing(t *testing.T) {
	spec := puzzle.Spec{Grid: find(t, "one-tough-puzzle").Puzzle.Grid(), Mates: puzzle.Halves()}
	for _, word := range []string{"HDdh", "CHsh", "DCcd", "SDsh", "SDhd", "SShc"} {
		spec.Tiles = append(spec.Tiles, puzzle.Tile(word))
	}
	spec.Tiles = append(spec.Tiles, nil, puzzle.Tile("CHd")) // an empty tile and an incomplete one
	candidates := Containing(spec)
	require.Len(t, candidates, 1)
	assert.Equal(t, "one-tough-puzzle", candidates[0].Entry.ID)
	assert.Len(t, candidates[0].Fellows, 6)
	assert.True(t, candidates[0].Sure)
	assert.Equal(t, "CHdc HDcc HSsc", words(candidates[0].Rest))
}

// TestHalvesWithoutMates checks that a half without a mate on any tile is drawn as a half.
func TestHalvesWithoutMates(t *testing.T) {
	p := find(t, "fantastische-fische").Puzzle
	require.NotContains(t, words(p.Tiles()), "-")
	spec := puzzle.Spec{Grid: p.Grid(), Mates: *p.Mates(), Tiles: p.Tiles()[:2]}
	candidates := Containing(spec)
	i := slices.IndexFunc(candidates, func(c Candidate) bool { return c.Entry.ID == "fantastische-fische" })
	require.GreaterOrEqual(t, i, 0)
	assert.NotContains(t, words(candidates[i].Rest), "-")
	requireCompletes(t, candidates[i], spec, p)
}

func TestNothingContained(t *testing.T) {
	grid := find(t, "one-tough-puzzle").Puzzle.Grid()
	assert.Empty(t, Containing(puzzle.Spec{Mates: puzzle.Halves()}), "no grid")
	assert.Empty(t, Containing(puzzle.Spec{Grid: grid, Mates: puzzle.Halves()}), "no tile")
	tiles := []puzzle.Tile{puzzle.Tile("AAAA")}
	assert.Empty(t, Containing(puzzle.Spec{Grid: grid, Mates: puzzle.Halves(), Tiles: tiles}), "no nine has four equal halves")
	assert.Empty(t, Containing(puzzle.Spec{Grid: grid, Mates: puzzle.Halves(), Tiles: tiles, NoTurns: true}))
}

func BenchmarkContaining(b *testing.B) {
	p := find(b, "crazy-turtle").Puzzle
	for _, entered := range []int{1, 2, 5, 9} {
		b.Run(string(rune('0'+entered)), func(b *testing.B) {
			spec := puzzle.Spec{Grid: p.Grid(), Mates: *p.Mates(), Tiles: p.Tiles()[:entered]}
			for b.Loop() {
				Containing(spec)
			}
		})
	}
}
