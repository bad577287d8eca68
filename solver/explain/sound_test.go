package explain_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"edgewise/solver/explain"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// That a reason is a proof is tested from both ends: a puzzle made from a
// solution has none, and a puzzle with one has no solution. Everything random
// follows from its seed.

// rules are which edges mate, and the edges to print on tiles.
var rules = []struct {
	name  string
	mates puzzle.Mates
	edges string
}{
	{"halves", puzzle.Halves(), "AaBbCcDd"},
	{"few halves", puzzle.Halves(), "Aa"},
	{"whole motifs", puzzle.Same(), "ABCa"},
	{"halves and whole ones", puzzle.Halves(), "AaBb12"},
	{"mixed, some without a mate", mixed("Ab", "CC", "d-"), "AbCdB-"},
}

func mixed(pairs ...string) puzzle.Mates {
	var list []puzzle.Pair
	for _, pair := range pairs {
		list = append(list, puzzle.Pair{A: puzzle.Edge(pair[0]), B: puzzle.Edge(pair[1])})
	}
	mates, err := puzzle.Mixed(list)
	if err != nil {
		panic(err)
	}
	return mates
}

// planted are the tiles of a random solved board, in reading order and
// unturned.
func planted(r *rand.Rand, grid *puzzle.Grid, rule int, isFramed bool) puzzle.Spec {
	spec := puzzle.Spec{Grid: grid, Mates: rules[rule].mates, Framed: isFramed, Frame: '0'}
	edges := rules[rule].edges
	mating := []byte(strings.Map(func(sign rune) rune {
		if spec.Mates[sign] == puzzle.Nothing {
			return -1
		}
		return sign
	}, edges))
	for range grid.Cells {
		tile := make(puzzle.Tile, grid.Sides)
		for side := range tile {
			tile[side] = puzzle.Edge(edges[r.IntN(len(edges))])
			if isFramed {
				tile[side] = spec.Frame
			}
		}
		spec.Tiles = append(spec.Tiles, tile)
	}
	for _, seam := range grid.Seams {
		edge := puzzle.Edge(mating[r.IntN(len(mating))])
		spec.Tiles[seam.A.Cell][seam.A.Side] = edge
		spec.Tiles[seam.B.Cell][seam.B.Side] = spec.Mates[edge]
	}
	return spec
}

// clued fixes some tiles where they lie.
func clued(r *rand.Rand, spec *puzzle.Spec, count int) {
	for _, cell := range r.Perm(len(spec.Tiles))[:min(count, len(spec.Tiles))] {
		spec.Clues = append(spec.Clues, puzzle.Placement{Cell: cell, Tile: cell})
	}
}

// shuffled mixes the tiles and, where they may turn, turns them.
func shuffled(r *rand.Rand, spec *puzzle.Spec) {
	to, n := r.Perm(len(spec.Tiles)), spec.Grid.Sides
	turns, tiles := make([]int, len(to)), make([]puzzle.Tile, len(to))
	for number, tile := range spec.Tiles {
		if !spec.NoTurns {
			turns[number] = r.IntN(n)
		}
		tiles[to[number]] = tile.Turned(turns[number])
	}
	spec.Tiles = tiles
	for i, clue := range spec.Clues {
		spec.Clues[i].Tile = to[clue.Tile]
		spec.Clues[i].Turn = (clue.Turn + n - turns[clue.Tile]) % n
	}
}

// spoiled changes a puzzle so that it may well have no solution any more.
func spoiled(r *rand.Rand, spec *puzzle.Spec) {
	edges := rules[r.IntN(len(rules))].edges + "0"
	tile := func() puzzle.Tile { return spec.Tiles[r.IntN(len(spec.Tiles))] }
	for range 1 + r.IntN(2) {
		switch r.IntN(4) {
		case 0: // a side mistyped
			tile()[r.IntN(spec.Grid.Sides)] = puzzle.Edge(edges[r.IntN(len(edges))])
		case 1: // two sides exchanged, so that the numbers stay
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

func gridNamed(t *testing.T, name string) *puzzle.Grid {
	t.Helper()
	grid, err := puzzle.GridNamed(name)
	require.NoError(t, err)
	return grid
}

func made(t *testing.T, spec puzzle.Spec) *puzzle.Puzzle {
	t.Helper()
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	return p
}

func TestNothingSpeaksAgainstASolution(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for _, name := range []string{
		"1x1", "2x1", "1x3", "4x1", "1x7", "2x2", "3x2", "2x5", "3x3", "4x3", "4x4", "5x4", "9x6",
		"hex1", "hex2", "hex3", "hex4", "tri1", "tri2", "tri3", "tri4", "tri5", "tri6",
	} {
		grid := gridNamed(t, name)
		for round := range 200 {
			spec := planted(r, grid, round%len(rules), round%2 == 0)
			spec.NoTurns = round%3 == 0
			clued(r, &spec, r.IntN(4)*r.IntN(4))
			shuffled(r, &spec)
			require.Empty(t, explain.Why(made(t, spec)), "%s: %v", name, spec)
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
		grid := gridNamed(t, name)
		for round := range 400 {
			spec := planted(r, grid, round%len(rules), round%2 == 0)
			spec.NoTurns = round%3 == 0
			clued(r, &spec, r.IntN(3))
			spoiled(r, &spec)
			shuffled(r, &spec)
			p := made(t, spec)
			reasons := explain.Why(p)
			if len(reasons) == 0 {
				continue
			}
			s := search.Compile(p, search.Options{}).Search()
			require.True(t, s.Step(enough))
			require.Zero(t, s.Counts().Pictures, "%s: %v: %v", name, said(reasons), spec)
			for _, reason := range reasons {
				given[reason.Code]++
			}
		}
	}
	assert.Len(t, given, len(explain.Codes()), "%v", given)
	for _, code := range explain.Codes() {
		assert.Positive(t, given[code.Name], "no random puzzle has %s", code.Name)
	}
}

// A side that is mistyped changes how often two edges occur, or what the frame
// leaves; so it never goes unnoticed.
func TestOneWrongSideUnderAFrameIsAlwaysNoticed(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for _, name := range []string{"1x3", "3x3", "5x4", "16x16", "hex2", "hex4", "tri3", "tri7"} {
		grid := gridNamed(t, name)
		for round := range 100 {
			spec := planted(r, grid, round%len(rules), true)
			spec.NoTurns = round%3 == 0
			shuffled(r, &spec)
			tile, side := spec.Tiles[r.IntN(len(spec.Tiles))], r.IntN(grid.Sides)
			right := tile[side]
			for tile[side] == right {
				tile[side] = puzzle.Edge("AaBbCd12x0-"[r.IntN(11)])
			}
			assert.NotEmpty(t, explain.Why(made(t, spec)), "%s: %v", name, spec)
		}
	}
}

// BenchmarkWhy takes the largest boards, every second cell with a clue.
func BenchmarkWhy(b *testing.B) {
	for _, name := range []string{"32x32", "hex18", "tri32"} {
		b.Run(name, func(b *testing.B) {
			grid, err := puzzle.GridNamed(name)
			require.NoError(b, err)
			spec := planted(rand.New(rand.NewPCG(4, 1)), grid, 0, true)
			for cell := 0; cell < len(grid.Cells); cell += 2 {
				spec.Clues = append(spec.Clues, puzzle.Placement{Cell: cell, Tile: cell})
			}
			p, err := puzzle.New(spec)
			require.NoError(b, err)
			for b.Loop() {
				require.Empty(b, explain.Why(p))
			}
		})
	}
}
