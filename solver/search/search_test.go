package search_test

import (
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

// nine are the puzzles of the five documents, with their known figures.
var nine = []struct {
	name, tiles         string
	arrangements        search.Number
	pictures, solutions uint64
	fast, tries         uint64
	nodes               []uint64
}{
	{"Hunde-Spiel", "BGus BSbu BSgu BSgu BUsg GBsu GSbu GUbs GUgs", "16", 8, 2, 395, 73508,
		[]uint64{36, 148, 518, 1596, 879, 392, 565, 134, 16}},
	{"Insects", "BdDM bMaD ABbm dAMa AdMb BaDm aBmd bMdA MdAB", "4", 4, 1, 487, 66384,
		[]uint64{36, 146, 528, 1629, 631, 228, 355, 46, 4}},
	{"Big cats", "ctLT lLtC tLPt pCpl TTCl pPcT PcCl pLPc CTPl", "4", 4, 1, 477, 65504,
		[]uint64{36, 150, 550, 1747, 553, 122, 193, 30, 4}},
	{"One Tough Puzzle", "HDdh CHsh DCcd SDsh SDhd SShc CHdc HDcc HSsc", "4", 4, 1, 426, 54156,
		[]uint64{36, 138, 470, 1350, 474, 144, 175, 28, 4}},
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

// TestNine checks the figures of the five documents, to the last node.
func TestNine(t *testing.T) {
	for _, row := range nine {
		p := square(t, 3, 3, puzzle.Spec{Tiles: tilesOf(row.tiles), Mates: puzzle.Halves()})
		for _, mode := range []search.Mode{search.Fast, search.Plain, search.Raw} {
			s := search.Compile(p, search.Options{Mode: mode}).Search()
			require.True(t, s.Step(allSteps), row.name)
			assert.Equal(t, row.arrangements, s.Counts().Arrangements, row.name)
			assert.Equal(t, row.pictures, s.Counts().Pictures, row.name)
			assert.Equal(t, row.solutions, s.Counts().Solutions, row.name)
			switch mode {
			case search.Fast:
				assert.Equal(t, row.fast, s.Total(), row.name)
				assert.Less(t, s.Total(), uint64(500), row.name)
			case search.Plain:
				assert.Equal(t, row.tries, s.Tries(), row.name)
				fallthrough
			case search.Raw:
				assert.Equal(t, row.nodes, s.Nodes(), row.name)
			}
		}
	}
}

// TestBigCats checks the board in the document.
func TestBigCats(t *testing.T) {
	p := square(t, 3, 3, puzzle.Spec{Tiles: tilesOf(nine[2].tiles), Mates: puzzle.Halves()})
	s := search.Compile(p, search.Options{Keep: 1}).Search()
	s.Step(allSteps)
	const up, right, down, left = 0, 1, 2, 3
	assert.Equal(t, []search.Board{{
		Tiles: []int{1, 0, 5, 7, 8, 6, 4, 2, 3},
		Turns: []int{left, up, up, right, right, down, right, up, up},
	}}, s.Boards())
}

// TestCopiesOfOneTile covers arrangements beyond 64 bits of a single picture.
func TestCopiesOfOneTile(t *testing.T) {
	p := square(t, 32, 32, puzzle.Spec{Tiles: tilesOf(strings.Repeat("aaaa ", 1024)), Mates: puzzle.Same()})
	s := search.Compile(p, search.Options{}).Search()
	require.True(t, s.Step(allSteps))
	c := s.Counts()
	assert.Equal(t, uint64(1), c.Pictures)
	assert.Equal(t, uint64(1), c.Solutions)
	want := new(big.Int).MulRange(1, 1024)
	assert.Equal(t, want.String(), string(c.Arrangements))
}

func TestNumbers(t *testing.T) {
	most := uint64(math.MaxUint64)
	want := new(big.Int).SetUint64(most)
	want.Mul(want, want)
	assert.Equal(t, want.String(), string(search.NumberOf(most).Times(most)))
	assert.Equal(t, search.Number("0"), search.NumberOf(12).Times(0))
	for number, wire := range map[search.Number]string{
		"0": "0", "16": "16", "9007199254740992": "9007199254740992",
		"9007199254740993": `"9007199254740993"`, "10000000000000000": `"10000000000000000"`,
	} {
		text, err := number.MarshalJSON()
		require.NoError(t, err)
		assert.Equal(t, wire, string(text))
	}
}

func BenchmarkNine(b *testing.B) {
	for _, row := range nine {
		p := square(b, 3, 3, puzzle.Spec{Tiles: tilesOf(row.tiles), Mates: puzzle.Halves()})
		for _, way := range []struct {
			name     string
			mode     search.Mode
			withPlan bool
		}{{"fast", search.Fast, false}, {"fast+plan", search.Fast, true}, {"plain", search.Plain, false}} {
			b.Run(row.name+"/"+way.name, func(b *testing.B) {
				options := search.Options{Mode: way.mode}
				plan := search.Compile(p, options)
				var nodes uint64
				for b.Loop() {
					if way.withPlan {
						plan = search.Compile(p, options)
					}
					s := plan.Search()
					s.Step(allSteps)
					nodes = s.Total()
				}
				b.ReportMetric(float64(nodes), "nodes")
				b.ReportMetric(float64(nodes)*float64(b.N)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
			})
		}
	}
}
