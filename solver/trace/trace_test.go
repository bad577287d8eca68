package trace_test

import (
	"math"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

// small are puzzles of every grid and rule, each small enough to be followed to its end.
var small = map[string]string{
	"two by two":       "grid=2x2&tiles=ABab.aBbA.BAab.ABba",
	"one cell":         "grid=1x1&tiles=ABab",
	"twins":            "grid=3x2&tiles=ABCD.ABCD.bdac.bbcd.DAac.cdBA",
	"two twins":        "grid=2x2&tiles=ABab.ABab.aBAb.bbAA",
	"a symmetric tile": "grid=2x2&tiles=AaAa.ABab.bbaa.AABB",
	"no turns":         "grid=2x2&turn=no&tiles=ABab.abAB.aBbA.BAab",
	"a clue":           "grid=2x2&tiles=ABab.aBbA.BAab.ABba&clues=1.2.3",
	"a frame":          "grid=2x2&mates=same&frame=x&tiles=xABx.xCAx.xBCx.xCBx",
	"hexagons":         "grid=hex2&turn=no&tiles=ABCabc.AaBbCc.aBcAbC.ABcCba.abcABC.CBAcba.AACCbb",
	"triangles":        "grid=tri2&tiles=ABa.bAB.aab.BBA",
	"nothing fits":     "grid=2x1&tiles=ABCD.EFGH",
	"many looks":       "grid=17x1&tiles=ABAb.ACAb.ADAc.AEAe.AFAf.AGAg.AHAh.AIAi.AJAj.AKAk.ALAl.AMAm.ANAn.AOAo.APAp.AQAq.ARAr",
	"nothing at all":   "grid=1x1&mates=same&frame=x&tiles=ABCD",
}

// A way is a search of one of the puzzles, and how it is followed.
type way struct {
	*search.Plan
	begin func(*search.Plan) *trace.Trace
}

// trace begins a new trace.
func (w way) trace() *trace.Trace { return w.begin(w.Plan) }

// found returns what the search does and finds by itself.
func (w way) found() search.Found {
	if w.sequences() {
		q := w.Sequences()
		q.Step(1 << 40)
		return q.Found()
	}
	s := w.Search()
	s.Step(1 << 40)
	return s.Found()
}

// sequences reports whether the search lays out every sequence of the tiles.
func (w way) sequences() bool { _, known := w.trace().Expected(1); return !known }

// everyWay calls do with a search of each puzzle in each mode, and with textbook searches with
// their switches.
func everyWay(t *testing.T, do func(t *testing.T, w way)) {
	ways := map[string]search.Options{
		"textbook": {Mode: search.Plain},
		"spiral":   {Mode: search.Plain, Order: search.Spiral},
		"once":     {Mode: search.Plain, Once: true},
		"fixed":    {Mode: search.Plain, Fixed: true, Order: search.Spiral},
		"raw":      {Mode: search.Raw},
		"fast":     {Mode: search.Fast},
	}
	for name, line := range small {
		for called, options := range ways {
			plan := search.Compile(read(t, line), options)
			if testing.Short() && len(plan.Puzzle().Tiles()) > 4 {
				continue
			}
			t.Run(name+", "+called, func(t *testing.T) { do(t, way{plan, trace.New}) })
			if options.Mode == search.Plain && len(plan.Puzzle().Tiles()) < 5 { // larger puzzles have too many sequences to go through so often
				t.Run(name+", "+called+" in sequences", func(t *testing.T) { do(t, way{plan, trace.NewSequences}) })
			}
		}
	}
}

func read(t *testing.T, line string) *puzzle.Puzzle {
	t.Helper()
	document, err := notation.Read(line)
	require.NoError(t, err)
	return document.Puzzle
}

func toEnd(tr *trace.Trace) (events []trace.Event) {
	for e, more := tr.Next(); more; e, more = tr.Next() {
		events = append(events, e)
	}
	return events
}

func TestTraceIsTheSearch(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		tr := w.trace()
		board := puzzle.NewBoard(w.Puzzle())
		for n := uint64(1); ; n++ {
			e, more := tr.Next()
			if !more {
				break
			}
			require.Equal(t, n, e.Number)
			placed := puzzle.Placement{Cell: e.Cell, Tile: e.Tile, Turn: e.Turn}
			switch e.Kind {
			case trace.Try, trace.Place:
				board.MustPlace(placed)
				_, conflicts := board.Seams()
				fits := len(conflicts)+len(board.Misframed()) == 0
				require.Equal(t, fits, e.Kind == trace.Place)
				require.Equal(t, fits, e.Clash == nil)
				if !fits {
					board.Lift(e.Cell)
				}
			case trace.Lift:
				lifted, _ := board.Lift(e.Cell)
				require.Equal(t, placed, lifted)
			case trace.Solution:
				require.Equal(t, len(w.Puzzle().Tiles()), board.Filled())
			}
			require.Equal(t, board, tr.Board())
		}
		found, so := w.found(), tr.So()
		end, known := tr.End()
		assert.True(t, known)
		assert.Equal(t, so.Number, end)
		assert.Equal(t, found.Nodes, so.Nodes)
		assert.Equal(t, found.DeadEnds, so.DeadEnds)
		assert.Equal(t, found.TriesAt, so.Tries)
		assert.Equal(t, found.Nodes[len(found.Nodes)-1], so.Full)
		assert.Empty(t, w.Laid(so.At))
	})
}

// TestWhatASearchIsExpectedToMakeIsAboutWhatItMakes covers every mode and switch, with the trace
// anywhere.
func TestWhatASearchIsExpectedToMakeIsAboutWhatItMakes(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		if w.sequences() {
			t.Skip("nobody can foresee how many they are")
		}
		found, tr := w.found(), w.trace()
		tr.Next()
		before := clone(tr.So())
		expected, _ := tr.Expected(100_000)
		assert.InEpsilon(t, 1+float64(found.Total()), 1+math.Pow(10, float64(expected)), 0.2)
		assert.Equal(t, before, clone(tr.So()))
	})
}

// clone returns a copy that stays as it is, with nil for empty lists.
func clone(so *trace.So) trace.So {
	c := *so
	c.Tries, c.Nodes, c.DeadEnds = append([]uint64(nil), so.Tries...), append([]uint64(nil), so.Nodes...), append([]uint64(nil), so.DeadEnds...)
	c.At = append(search.Position(nil), so.At...)
	return c
}

func TestCandidatesAreWhatIsTriedInTurn(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		tr, sequences := w.trace(), w.sequences()
		for {
			candidates, tried := tr.Candidates()
			e, more := tr.Next()
			if !more {
				break
			}
			switch e.Kind {
			case trace.Try, trace.Place:
				if sequences && e.Depth == 0 && tried == len(candidates) {
					continue // the first tile of the next sequence
				}
				require.Less(t, tried, len(candidates))
				assert.Equal(t, puzzle.Placement{Cell: e.Cell, Tile: e.Tile, Turn: e.Turn}, candidates[tried])
			case trace.DeadEnd:
				assert.Equal(t, len(candidates), tried)
			}
		}
	})
}

func TestFirstTryThatDoesNotFitTellsWhy(t *testing.T) {
	for _, row := range []struct {
		puzzle string
		clash  trace.Clash
	}{
		{"grid=2x1&tiles=ABab.CDcd", trace.Clash{Code: trace.OnSeam, Side: 3, Edge: 'd', Other: 'B'}},        // B│d
		{"grid=1x2&tiles=ABab.CDcd", trace.Clash{Code: trace.OnSeam, Side: 0, Edge: 'C', Other: 'a'}},        // a above C
		{"grid=1x1&mates=same&frame=x&tiles=xxAx", trace.Clash{Code: trace.OnRim, Side: 2, Edge: 'A'}},       // its foot is not the frame's
		{"grid=2x1&mates=same&frame=x&tiles=xxxx.xAxx", trace.Clash{Code: trace.Inside, Side: 1, Edge: 'x'}}, // its right side is, beside the other cell
		{"grid=tri2&tiles=ABa.CDc.aab.BBA", trace.Clash{Code: trace.OnSeam, Side: 0, Edge: 'a', Other: 'B'}}, // the foot of the apex above the third cell's top
	} {
		t.Run(row.puzzle, func(t *testing.T) {
			for _, e := range toEnd(trace.New(search.Compile(read(t, row.puzzle), search.Options{Mode: search.Plain}))) {
				if e.Kind == trace.Try {
					assert.Equal(t, &row.clash, e.Clash)
					return
				}
			}
			t.Error("everything fits")
		})
	}
}

func TestTraceOfOneToughPuzzle(t *testing.T) {
	entry, known := gallery.Find("one-tough-puzzle")
	require.True(t, known)
	tr := trace.New(search.Compile(entry.Document().Puzzle, search.Options{Mode: search.Plain}))
	counts := map[trace.Kind]int{}
	var first *trace.Event
	for _, e := range toEnd(tr) {
		counts[e.Kind]++
		if e.Kind == trace.DeadEnd && first == nil {
			first = &e
		}
	}
	assert.Equal(t, 2819, counts[trace.Place])
	assert.Equal(t, 2819, counts[trace.Lift])
	assert.Equal(t, 54156, counts[trace.Place]+counts[trace.Try])
	assert.Equal(t, 4, counts[trace.Solution])
	assert.Equal(t, []uint64{36, 138, 470, 1350, 474, 144, 175, 28, 4}, tr.So().Nodes)
	require.NotNil(t, first)
	assert.Equal(t, []any{uint64(48), 4}, []any{first.Number, first.Cell}, "the fifth cell, row by row")
}
