package experiment

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
)

func grid(t testing.TB, name string) *puzzle.Grid {
	g, err := puzzle.GridNamed(name)
	require.NoError(t, err)
	return g
}

func read(t testing.TB, text string) *puzzle.Puzzle {
	document, err := notation.Read(text)
	require.NoError(t, err)
	return document.Puzzle
}

// dealt is the puzzle that a deck dealt last, with letters for its edges.
func dealt(t *testing.T, e *Experiment, board *puzzle.Puzzle) *puzzle.Puzzle {
	const letters = "AaBbCcDdEeFfGgHh"
	spec := board.Spec()
	var pairs []puzzle.Pair
	for edge, mate := range e.deck.mate {
		pair := puzzle.Pair{A: puzzle.Edge(letters[edge]), B: puzzle.Nothing}
		if int(mate) < e.deck.edges {
			pair.B = puzzle.Edge(letters[mate])
		}
		pairs = append(pairs, pair)
	}
	mates, err := puzzle.Mixed(pairs)
	require.NoError(t, err)
	spec.Mates, spec.Tiles = mates, nil
	for i := 0; i < len(e.deck.tiles); i += spec.Grid.Sides {
		tile := puzzle.Tile{}
		for _, edge := range e.deck.tiles[i : i+spec.Grid.Sides] {
			tile = append(tile, puzzle.Edge(letters[edge]))
		}
		spec.Tiles = append(spec.Tiles, tile)
	}
	p, err := puzzle.New(spec)
	require.NoError(t, err)
	return p
}

// TestCountsAreThoseOfASearch: the layings of each puzzle are its arrangements, times the number
// of equal turns of each tile.
func TestCountsAreThoseOfASearch(t *testing.T) {
	rows := []Options{
		{Grid: grid(t, "3x3"), Motifs: 3}, {Grid: grid(t, "3x3"), Motifs: 4, Same: true}, {Grid: grid(t, "2x2"), Motifs: 2},
		{Grid: grid(t, "2x3"), Motifs: 2}, {Grid: grid(t, "tri2"), Motifs: 2}, {Grid: grid(t, "hex2"), Motifs: 2}, {Grid: grid(t, "1x1"), Motifs: 1},
		{Shuffled: read(t, "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs")},
		{Shuffled: read(t, "grid=3x2&turn=no&tiles=aabb.aabb.aAab.abab.Aaaa.bbba&mates=aa.bb")},
		{Shuffled: read(t, "grid=3x2&tiles=aAbb.a-Bb.aAaB.abab.Aaaa.bbBa&mates=Aa.bb.B-")},
	}
	for _, o := range rows {
		o.Puzzles, o.Seed = 30, 5
		e, err := New(o)
		require.NoError(t, err)
		board := o.Shuffled
		if board == nil {
			board = blank(o.Grid)
		}
		for range o.Puzzles {
			e.deck.deal(&e.random)
			e.counter.begin(e.deck)
			for !e.counter.step(7, false) {
			}
			p := dealt(t, e, board)
			s := search.Compile(p, search.Options{}).Search()
			s.Step(1 << 40)
			want := s.Counts().Arrangements
			for _, kind := range p.Kinds() {
				for range kind.Tiles {
					want = want.Times(uint64(turnsOf(p) / kind.Looks))
				}
			}
			require.Equal(t, want, search.NumberOf(e.counter.layings()), "%v", p.Tiles())
		}
	}
}

// TestExpected checks the formulas against drawing every hand of edges.
func TestExpected(t *testing.T) {
	nine, err := New(Options{Puzzles: 1, Grid: grid(t, "3x3"), Motifs: 4})
	require.NoError(t, err)
	assert.InDelta(t, 95_126_814_720.0/68_719_476_736, nine.Result().Formula.Expected(), 1e-12)
	for _, text := range []string{"grid=2x1&tiles=aAbb.Aacc", "grid=3x1&tiles=aAbB.aAbC.aacA", "grid=4x1&tiles=aabb.aaAc.bbAA.aBca&mates=Aa.bb.B-.cc"} {
		e, err := New(Options{Puzzles: 1, Shuffled: read(t, text)})
		require.NoError(t, err)
		hands, mating := bruteHands(e.deck, 2*len(read(t, text).Grid().Seams))
		assert.InDelta(t, float64(mating)/float64(hands), e.deck.chance(len(read(t, text).Grid().Seams)), 1e-12, text)
	}
}

// bruteHands draws a number of edges in every way, without replacement, and counts in how many
// the first mates with the second, the third with the fourth and so on.
func bruteHands(d *deck, edges int) (hands, mating int) {
	var hand []uint8
	used := make([]bool, len(d.tiles))
	var draw func()
	draw = func() {
		if len(hand) == edges {
			hands++
			for i := 0; i < edges; i += 2 {
				if d.mate[hand[i]] != hand[i+1] {
					return
				}
			}
			mating++
			return
		}
		for i, edge := range d.tiles {
			if !used[i] {
				used[i], hand = true, append(hand, edge)
				draw()
				used[i], hand = false, hand[:len(hand)-1]
			}
		}
	}
	draw()
	return hands, mating
}

// TestMeanIsAsExpected, within the stated error, and one puzzle in six has a laying, as in the
// article, whose hundred puzzles had 196 in all.
func TestMeanIsAsExpected(t *testing.T) {
	for _, o := range []Options{
		{Puzzles: 20_000, Seed: 1, Grid: grid(t, "3x3"), Motifs: 4},
		{Puzzles: 20_000, Seed: 2, Shuffled: read(t, "grid=3x3&tiles=BGus.BSbu.BSgu.BSgu.BUsg.GBsu.GSbu.GUbs.GUgs")},
	} {
		e, err := New(o)
		require.NoError(t, err)
		for !e.Step(1 << 20) {
		}
		r := e.Result()
		assert.InDelta(t, r.Formula.Expected(), r.Mean(), 1.5*r.Error())
		assert.Less(t, r.Error(), 0.3)
		if o.Shuffled == nil {
			assert.InDelta(t, 0.16, r.Share(), 0.02)
		}
		o.OnlyWhether = true
		whether, err := New(o)
		require.NoError(t, err)
		whether.Step(1 << 40)
		other := whether.Result()
		assert.Equal(t, r.Solvable(), other.Solvable(), "the same puzzles")
		assert.Less(t, other.Nodes, r.Nodes)
	}
}

// TestSlicesDoNotMatter: steps of any length give the same figures, and different seeds give
// different ones.
func TestSlicesDoNotMatter(t *testing.T) {
	results := map[int64]Result{}
	for _, budget := range []int64{1, 1000, 1 << 40} {
		e, err := New(Options{Puzzles: 50, Seed: 3, Grid: grid(t, "3x3"), Motifs: 4})
		require.NoError(t, err)
		assert.False(t, e.Over())
		for !e.Step(budget) {
		}
		results[budget] = e.Result()
	}
	assert.Equal(t, results[1], results[1000])
	assert.Equal(t, results[1], results[1<<40])
	other, err := New(Options{Puzzles: 50, Seed: 4, Grid: grid(t, "3x3"), Motifs: 4})
	require.NoError(t, err)
	other.Step(1 << 40)
	assert.NotEqual(t, results[1].Nodes, other.Result().Nodes)
}

// TestStepsAreBounded: neither dealing a puzzle nor one with very many layings makes a step
// exceed its budget by more than one look at the last cell.
func TestStepsAreBounded(t *testing.T) {
	e, err := New(Options{Puzzles: 20, Seed: 1, Grid: grid(t, "3x3"), Motifs: 2})
	require.NoError(t, err)
	for _, budget := range []int64{1, 50, 64, 65, 100} {
		for range 200 {
			before := e.Result().Nodes
			e.Step(budget)
			assert.LessOrEqual(t, e.Result().Nodes-before, uint64(budget)+maxLooks)
		}
	}
}

// TestFewPuzzles have figures that show it.
func TestFewPuzzles(t *testing.T) {
	e, err := New(Options{Puzzles: 1, Grid: grid(t, "3x3"), Motifs: 4})
	require.NoError(t, err)
	r := e.Result()
	assert.Zero(t, r.Mean())
	assert.Zero(t, r.Share())
	assert.True(t, math.IsInf(r.Error(), 1))
	e.Step(1 << 40)
	r = e.Result()
	assert.True(t, math.IsInf(r.Error(), 1))
}

func TestRefusals(t *testing.T) {
	nine := grid(t, "3x3")
	rows := []struct {
		options Options
		code    string
	}{
		{Options{Puzzles: 0, Grid: nine, Motifs: 4}, "experiment-many"},
		{Options{Puzzles: 10_000_000, Grid: nine, Motifs: 4}, "experiment-many"},
		{Options{Puzzles: 1, Grid: nine, Motifs: 0}, "motifs-range"},
		{Options{Puzzles: 1, Grid: nine, Motifs: 27}, "motifs-range"},
		{Options{Puzzles: 1, Grid: grid(t, "5x4"), Motifs: 4}, "experiment-large"},
		{Options{Puzzles: 1, Shuffled: read(t, "grid=2x1&frame=x&tiles=xxAx.xxxa")}, "experiment-fixed"},
		{Options{Puzzles: 1, Shuffled: read(t, "grid=2x1&clues=0.0.0&tiles=aaAa.aaaa")}, "experiment-fixed"},
	}
	for _, row := range rows {
		_, err := New(row.options)
		var fault *puzzle.Fault
		require.ErrorAs(t, err, &fault)
		assert.Equal(t, row.code, fault.Code)
	}
}

// TestFormula: the factors of the expected number, for drawn edges and for those of a puzzle.
func TestFormula(t *testing.T) {
	rows := []struct {
		options Options
		want    Formula
	}{
		{Options{Grid: grid(t, "3x3"), Motifs: 4}, Formula{Tiles: 9, Turns: 4, Seams: 12, Edges: 8, Pair: 1. / 8, Chance: math.Pow(8, -12)}},
		{Options{Grid: grid(t, "3x3"), Motifs: 4, Same: true}, Formula{Tiles: 9, Turns: 4, Seams: 12, Edges: 4, Pair: 1. / 4, Chance: math.Pow(4, -12)}},
		{Options{Grid: grid(t, "tri2"), Motifs: 1}, Formula{Tiles: 4, Turns: 3, Seams: 3, Edges: 2, Pair: 1. / 2, Chance: 1. / 8}},
		{Options{Shuffled: read(t, "grid=2x1&tiles=aAbb.Aacc")}, Formula{Tiles: 2, Turns: 4, Seams: 1, Pair: 1. / 7, Chance: 1. / 7}},
		{Options{Shuffled: read(t, "grid=2x1&turn=no&tiles=aabb.aabb&mates=same")}, Formula{Tiles: 2, Turns: 1, Seams: 1, Pair: 3. / 7, Chance: 3. / 7}},
	}
	for _, row := range rows {
		row.options.Puzzles = 1
		e, err := New(row.options)
		require.NoError(t, err)
		got := e.Result().Formula
		assert.InEpsilon(t, row.want.Pair, got.Pair, 1e-12)
		assert.InEpsilon(t, row.want.Chance, got.Chance, 1e-12)
		got.Pair, got.Chance = row.want.Pair, row.want.Chance
		assert.Equal(t, row.want, got)
	}
	assert.Equal(t, 95_126_814_720., Formula{Tiles: 9, Turns: 4}.Layings())
}

// TestBins: each reaches twice as far as the one before, and none between them is missing.
func TestBins(t *testing.T) {
	rows := []struct {
		boardTurns uint64
		histogram  []Bar
		want       []Bin
	}{
		{4, nil, []Bin{{}}},
		{4, []Bar{{0, 7}}, []Bin{{Puzzles: 7}}},
		{4, []Bar{{0, 7}, {4, 3}, {8, 2}, {12, 1}, {16, 1}, {88, 1}}, []Bin{{Puzzles: 7}, {4, 4, 3}, {8, 12, 3}, {16, 28, 1}, {32, 60, 0}, {64, 124, 1}}},
		{1, []Bar{{1, 1}, {3, 1}, {4, 1}}, []Bin{{}, {1, 1, 1}, {2, 3, 1}, {4, 7, 1}}},
		{4, []Bar{{18_464, 1}, {32_764, 1}, {32_768, 1}}, []Bin{{}, {16_384, 32_764, 2}, {32_768, 65_532, 1}}},
		{6, []Bar{{12, 1}, {18, 1}}, []Bin{{}, {12, 18, 2}}},
	}
	for _, row := range rows {
		r := Result{Histogram: row.histogram, boardTurns: row.boardTurns}
		assert.Equal(t, row.want, r.Bins(), "%v", row.histogram)
	}
}

// TestCurve: the expected number falls with the twelfth power of the motifs, and the share falls
// from all to none.
func TestCurve(t *testing.T) {
	c, err := NewCurve(Options{Puzzles: 500, Seed: 1, Grid: grid(t, "3x3")})
	require.NoError(t, err)
	for !c.Step(10_000) {
	}
	points := c.Points()
	require.Len(t, points, 12)
	for i, point := range points {
		assert.Equal(t, i+1, point.Motifs)
		assert.Equal(t, 500, point.Solved)
		assert.InEpsilon(t, 95_126_814_720/math.Pow(float64(2*(i+1)), 12), point.Expected, 1e-9)
		assert.Equal(t, float64(point.Solvable)/500, point.Share())
		if i > 0 {
			assert.LessOrEqual(t, point.Solvable, points[i-1].Solvable)
		}
	}
	assert.Greater(t, points[0].Solvable, 450)
	assert.Zero(t, points[11].Solvable)
}

func BenchmarkNines(b *testing.B) {
	for b.Loop() {
		e, err := New(Options{Puzzles: 10_000, Seed: 1, Grid: grid(b, "3x3"), Motifs: 4})
		require.NoError(b, err)
		for !e.Step(1 << 16) {
		}
		r := e.Result()
		b.ReportMetric(float64(r.Nodes), "nodes/op")
	}
}
