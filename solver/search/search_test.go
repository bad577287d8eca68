package search_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// nine are the puzzles of the five documents, with what they are known to have.
var nine = []struct {
	name, tiles                       string
	arrangements, pictures, solutions uint64
	tries                             uint64
	nodes, deadEnds                   []uint64
}{
	{"Hunde-Spiel", "BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs", 16, 8, 2, 73508,
		[]uint64{36, 148, 518, 1596, 879, 392, 565, 134, 16}, nil},
	{"Insects", "BdDM bMaD ABbm dAMa AdMb BaDm aBmd bMdA MdAB", 4, 4, 1, 66384,
		[]uint64{36, 146, 528, 1629, 631, 228, 355, 46, 4}, nil},
	{"Big cats", "ctLT lLtC tLPt pCpl TTCl pPcT PcCl pLPc CTPl", 4, 4, 1, 65504,
		[]uint64{36, 150, 550, 1747, 553, 122, 193, 30, 4}, nil},
	{"One Tough Puzzle", "HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc", 4, 4, 1, 54156,
		[]uint64{36, 138, 470, 1350, 474, 144, 175, 28, 4}, nil},
}

func tilesOf(words string) []puzzle.Tile {
	var tiles []puzzle.Tile
	for _, word := range strings.Fields(words) {
		tiles = append(tiles, puzzle.Tile(word))
	}
	return tiles
}

func square(t testing.TB, width, height int, spec puzzle.Spec) *puzzle.Puzzle {
	grid, err := puzzle.Square(width, height)
	require.NoError(t, err)
	spec.Grid = grid
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	return p
}

func TestNine(t *testing.T) {
	for _, row := range nine {
		p := square(t, 3, 3, puzzle.Spec{Tiles: tilesOf(row.tiles), Mates: puzzle.Halves()})
		for _, mode := range []search.Mode{search.Fast, search.Plain, search.Raw} {
			s := search.Compile(p, search.Options{Mode: mode, Keep: 10}).Search()
			require.True(t, s.Step(1<<40))
			c := s.Counts()
			t.Log(row.name, mode, c, s.Nodes(), s.Total(), s.DeadEnds(), s.Boards())
			assert.Equal(t, row.arrangements, c.Arrangements.Uint64())
			assert.Equal(t, row.pictures, c.Pictures)
			assert.Equal(t, row.solutions, c.Solutions)
			if mode != search.Fast {
				assert.Equal(t, row.nodes, s.Nodes())
			}
			if mode == search.Plain {
				assert.Equal(t, row.tries, s.Tries())
			}
		}
	}
}

func BenchmarkNine(b *testing.B) {
	for _, row := range nine {
		p := square(b, 3, 3, puzzle.Spec{Tiles: tilesOf(row.tiles), Mates: puzzle.Halves()})
		b.Run(row.name+"/fast", func(b *testing.B) {
			plan := search.Compile(p, search.Options{})
			b.ReportAllocs()
			for b.Loop() {
				plan.Search().Step(1 << 40)
			}
		})
		b.Run(row.name+"/fast+plan", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				search.Compile(p, search.Options{}).Search().Step(1 << 40)
			}
		})
	}
}
