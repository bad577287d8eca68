package why_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"edgewise/solver/explain/internal/samples"
	"edgewise/solver/explain/why"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// These tests check from both ends that a reason is a proof: a puzzle made from a solution has
// none, and a puzzle with one has no solution.

// spoiled changes a puzzle so that it may have no solution any more.
func spoiled(r *rand.Rand, spec *puzzle.Spec) {
	edges := samples.Rules[r.IntN(len(samples.Rules))].Edges + "0"
	tile := func() puzzle.Tile { return spec.Tiles[r.IntN(len(spec.Tiles))] }
	for range 1 + r.IntN(2) {
		switch r.IntN(4) {
		case 0: // a side mistyped
			tile()[r.IntN(spec.Grid.Sides)] = puzzle.Edge(edges[r.IntN(len(edges))])
		case 1: // two sides exchanged, so that the counts stay
			one, other := tile(), tile()
			i, j := r.IntN(len(one)), r.IntN(len(one))
			one[i], other[j] = other[j], one[i]
		case 2: // a tile typed twice
			copy(tile(), tile())
		case 3: // a clue mistaken
			if len(spec.Clues) > 0 {
				clue := &spec.Clues[r.IntN(len(spec.Clues))]
				if clue.Cell = r.IntN(len(spec.Tiles)); !spec.NoTurns {
					clue.Turn = r.IntN(spec.Grid.Sides)
				}
			}
		}
	}
	cells := map[int]bool{}
	spec.Clues = slices.DeleteFunc(spec.Clues, func(c puzzle.Placement) bool {
		twice := cells[c.Cell]
		cells[c.Cell] = true
		return twice
	})
}

func TestNothingSpeaksAgainstASolution(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, name := range []string{
		"1x1", "2x1", "1x3", "4x1", "1x7", "2x2", "3x2", "2x5", "3x3", "4x3", "4x4", "5x4", "9x6",
		"hex1", "hex2", "hex3", "hex4", "tri1", "tri2", "tri3", "tri4", "tri5", "tri6",
	} {
		grid := samples.Grid(t, name)
		for round := range 200 {
			spec := samples.Planted(r, grid, round%len(samples.Rules), round%2 == 0)
			spec.NoTurns = round%3 == 0
			samples.Clued(r, &spec, r.IntN(4)*r.IntN(4))
			samples.Shuffled(r, &spec)
			require.Empty(t, why.Reasons(samples.Puzzle(t, spec)), "%s: %v", name, spec)
		}
	}
}

func TestAReasonIsAProof(t *testing.T) {
	const enough = 3_000_000 // placements
	r := rand.New(rand.NewPCG(2, 1))
	given := map[string]int{}
	for _, name := range []string{
		"1x1", "2x1", "1x3", "4x1", "2x2", "3x2", "2x4", "3x3", "3x3", "4x3", "hex1", "hex2", "tri1", "tri2", "tri3",
	} {
		grid := samples.Grid(t, name)
		for round := range 400 {
			spec := samples.Planted(r, grid, round%len(samples.Rules), round%2 == 0)
			spec.NoTurns = round%3 == 0
			samples.Clued(r, &spec, r.IntN(3))
			spoiled(r, &spec)
			samples.Shuffled(r, &spec)
			p := samples.Puzzle(t, spec)
			reasons := why.Reasons(p)
			if len(reasons) == 0 {
				continue
			}
			s := search.Compile(p, search.Options{}).Search()
			require.True(t, s.Step(enough))
			require.Zero(t, s.Counts().Pictures, "%s: %v: %v", name, samples.Said(reasons...), spec)
			for _, reason := range reasons {
				given[reason.Code]++
			}
		}
	}
	assert.Len(t, given, len(why.Codes()), "%v", given)
	for _, code := range why.Codes() {
		assert.Positive(t, given[code.Name], "no random puzzle has %s", code.Name)
	}
}

// A mistyped side changes the number of two edges, or of frame sides, so it is always noticed.
func TestOneWrongSideUnderAFrameIsAlwaysNoticed(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for _, name := range []string{"1x3", "3x3", "5x4", "16x16", "hex2", "hex4", "tri3", "tri7"} {
		grid := samples.Grid(t, name)
		for round := range 100 {
			spec := samples.Planted(r, grid, round%len(samples.Rules), true)
			spec.NoTurns = round%3 == 0
			samples.Shuffled(r, &spec)
			tile, side := spec.Tiles[r.IntN(len(spec.Tiles))], r.IntN(grid.Sides)
			right := tile[side]
			for tile[side] == right {
				tile[side] = puzzle.Edge("AaBbCd12x0-"[r.IntN(11)])
			}
			assert.NotEmpty(t, why.Reasons(samples.Puzzle(t, spec)), "%s: %v", name, spec)
		}
	}
}

// BenchmarkReasons uses the largest boards, with a clue on every second cell.
func BenchmarkReasons(b *testing.B) {
	for _, name := range []string{"32x32", "hex18", "tri32"} {
		b.Run(name, func(b *testing.B) {
			grid := samples.Grid(b, name)
			spec := samples.Planted(rand.New(rand.NewPCG(4, 1)), grid, 0, true)
			for cell := 0; cell < len(grid.Cells); cell += 2 {
				spec.Clues = append(spec.Clues, puzzle.Placement{Cell: cell, Tile: cell})
			}
			p := samples.Puzzle(b, spec)
			for b.Loop() {
				require.Empty(b, why.Reasons(p))
			}
		})
	}
}
