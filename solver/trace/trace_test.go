package trace_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
	"edgewise/solver/notation"
	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

// Puzzles of every grid and rule, each small enough to be followed to its end.
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

// trace begins anew.
func (w way) trace() *trace.Trace { return w.begin(w.Plan) }

// found is what the search does and finds by itself.
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

// sequences reports whether it lays out every sequence of the tiles.
func (w way) sequences() bool { _, known := w.trace().Expected(1); return !known }

// everyWay calls with a search of each puzzle in each mode, and textbook searches with
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
			if options.Mode == search.Plain && len(plan.Puzzle().Tiles()) < 5 { // every sequence of more is too much to be gone through so often
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

func TestTraceTellsWhatTheTextbookSays(t *testing.T) {
	for name, line := range small {
		t.Run(name, func(t *testing.T) {
			p := read(t, line)
			var told []string
			for _, e := range toEnd(trace.New(search.Compile(p, search.Options{Mode: search.Plain}))) {
				told = append(told, fmt.Sprint(e.Kind, e.Cell, e.Tile, e.Turn))
			}
			b := &textbook{puzzle: p, board: puzzle.NewBoard(p)}
			b.fill(0)
			assert.Equal(t, b.told, told)
		})
	}
}

// A textbook is an independent search, as one would write it on a blackboard.
type textbook struct {
	puzzle *puzzle.Puzzle
	board  *puzzle.Board
	told   []string
}

// TestTraceTellsEverySequenceOfTheTiles: each is laid out and turned by itself.
func TestTraceTellsEverySequenceOfTheTiles(t *testing.T) {
	for name, line := range small {
		p := read(t, line)
		if len(p.Tiles()) > 6 || len(p.Clues()) > 0 {
			continue
		}
		t.Run(name, func(t *testing.T) {
			var told []string
			for _, e := range toEnd(trace.NewSequences(search.Compile(p, search.Options{Mode: search.Plain}))) {
				told = append(told, fmt.Sprint(e.Kind, e.Cell, e.Tile, e.Turn))
			}
			b := &textbook{puzzle: p, board: puzzle.NewBoard(p)}
			b.eachSequence(nil, func(sequence []int) { b.turnAll(sequence, 0) })
			assert.Equal(t, b.told, told)
		})
	}
}

// eachSequence calls with every sequence of the tiles, in the order of a dictionary.
func (b *textbook) eachSequence(begun []int, do func(sequence []int)) {
	if len(begun) == len(b.puzzle.Tiles()) {
		do(begun)
	}
	for tile := range b.puzzle.Tiles() {
		if !slices.Contains(begun, tile) {
			b.eachSequence(append(slices.Clone(begun), tile), do)
		}
	}
}

// turnAll tries the next tile of a sequence in all its turns.
func (b *textbook) turnAll(sequence []int, cell int) {
	fitted := false
	for turn := range b.turns(sequence[cell]) {
		fitted = b.try(cell, sequence[cell], turn, func() { b.turnAll(sequence, cell+1) }) || fitted
	}
	if !fitted {
		b.tell(trace.DeadEnd, cell, -1, 0)
	}
}

// try lays a tile, goes on where it fits and there is a next cell, and takes it off again.
func (b *textbook) try(cell, tile, turn int, on func()) (fits bool) {
	b.board.MustPlace(puzzle.Placement{Cell: cell, Tile: tile, Turn: turn})
	defer b.board.Lift(cell)
	_, conflicts := b.board.Seams()
	if len(conflicts)+len(b.board.Misframed()) > 0 {
		b.tell(trace.Try, cell, tile, turn)
		return false
	}
	b.tell(trace.Place, cell, tile, turn)
	if cell+1 == len(b.puzzle.Tiles()) {
		b.tell(trace.Solution, cell, -1, 0)
	} else {
		on()
	}
	b.tell(trace.Lift, cell, tile, turn)
	return true
}

func (b *textbook) tell(kind trace.Kind, cell, tile, turn int) {
	b.told = append(b.told, fmt.Sprint(kind, cell, tile, turn))
}

func (b *textbook) fill(cell int) {
	fitted := false
	for tile := range b.puzzle.Tiles() {
		for turn := range b.turns(tile) {
			if turn, may := b.may(cell, tile, turn); may {
				fitted = b.try(cell, tile, turn, func() { b.fill(cell + 1) }) || fitted
			}
		}
	}
	if !fitted {
		b.tell(trace.DeadEnd, cell, -1, 0)
	}
}

// turns is in how many turns a tile looks new.
func (b *textbook) turns(tile int) int {
	if !b.puzzle.MayTurn() {
		return 1
	}
	sides := b.puzzle.Tiles()[tile]
	for n := 1; n < len(sides); n++ {
		if fmt.Sprint(sides) == fmt.Sprint(append(append(puzzle.Tile{}, sides[n:]...), sides[:n]...)) {
			return n
		}
	}
	return len(sides)
}

// may reports whether a tile may be tried: a clue's tile on its cell only, and there
// no other.
func (b *textbook) may(cell, tile, turn int) (int, bool) {
	for _, clue := range b.puzzle.Clues() {
		if (clue.Cell == cell) != (clue.Tile == tile) {
			return 0, false
		}
		if clue.Tile == tile {
			return clue.Turn, turn == 0
		}
	}
	return turn, b.board.Where(tile) < 0
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

func TestTraceGoesAnywhere(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		states, events := []trace.So{}, []trace.Event{{}}
		straight := w.trace()
		for event, more := (trace.Event{}), true; more; event, more = straight.Next() {
			states, events = append(states, clone(straight.So())), append(events, event)
		}
		events = events[1:] // the first is none, that of the start
		random := rand.New(rand.NewPCG(7, 7))
		tr := w.trace()
		at := func(n uint64) {
			for !tr.Reach(trace.Target{Of: trace.Events, Count: n}, 1+random.Int64N(50)) {
			}
			require.Equal(t, states[n], clone(tr.So()), "event %d", n)
			last, told := tr.Last()
			require.Equal(t, events[n], last)
			require.Equal(t, n > 0, told)
		}
		for range 40 {
			at(uint64(random.IntN(len(states))))
			for range random.IntN(5) {
				tr.Next()
			}
		}
		for n := min(len(states), 100); n > 0; n-- {
			at(uint64(n - 1))
		}
	})
}

// TestTraceTellsTheLastEventAtTheEnd: wherever it comes from, and whatever it looked for
// there in vain.
func TestTraceTellsTheLastEventAtTheEnd(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		events := toEnd(w.trace())
		last := events[len(events)-1]
		random := rand.New(rand.NewPCG(5, 5))
		tr := w.trace()
		for _, of := range []trace.Count{trace.Events, trace.FullBoards, trace.Events, trace.DeadEnds, trace.Placements} {
			for _, from := range []uint64{0, last.Number / 2, last.Number} {
				for _, budget := range []int64{1, 1 + random.Int64N(20), 1 << 30} {
					for !tr.Reach(trace.Target{Of: trace.Events, Depth: -1, Count: from}, 1<<30) {
					}
					for !tr.Reach(trace.Target{Of: of, Depth: -1, Count: 1 << 40}, budget) {
					}
					told, _ := tr.Last()
					require.Equal(t, last, told, "%v from %d, %d at once", of, from, budget)
				}
			}
		}
	})
}

// TestWhatASearchIsExpectedToMakeIsAboutWhatItMakes, in every mode and with every switch,
// wherever the trace is.
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

// clone is a copy that stays as it is, with nothing for empty lists.
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

func TestTraceFindsTheNextAndTheOneBefore(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		events := toEnd(w.trace())
		for _, goal := range []struct {
			of    trace.Count
			kind  trace.Kind
			depth int
		}{{trace.DeadEnds, trace.DeadEnd, -1}, {trace.DeadEnds, trace.DeadEnd, 2}, {trace.FullBoards, trace.Solution, -1}, {trace.Placements, trace.Place, 1}, {trace.Placements, trace.Place, -1}} {
			if goal.depth >= len(w.Puzzle().Tiles()) {
				continue // it has no such cell
			}
			var numbers []uint64
			for _, e := range events {
				if e.Kind == goal.kind && (goal.depth < 0 || e.Depth == goal.depth) {
					numbers = append(numbers, e.Number)
				}
			}
			tr := w.trace()
			reach := func(to trace.Target) uint64 {
				for !tr.Reach(to, 20) {
				}
				return tr.So().Number
			}
			numbers = numbers[:min(len(numbers), 80)]
			for _, n := range numbers {
				require.Equal(t, n, reach(tr.NextOf(goal.of, goal.depth)), goal)
			}
			for i := len(numbers) - 2; i >= 0; i-- {
				require.Equal(t, numbers[i], reach(tr.PreviousOf(goal.of, goal.depth)), goal)
			}
			if len(numbers) > 0 {
				require.Zero(t, reach(tr.PreviousOf(goal.of, goal.depth)), goal)
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

func TestTraceOfALongSearchGoesBack(t *testing.T) {
	words := []string{"grid=6x6", "mates=same", "tiles=" + strings.TrimSuffix(strings.Repeat("abcd.", 36), ".")}
	tr := trace.New(search.Compile(read(t, strings.Join(words, "&")), search.Options{Mode: search.Plain}))
	far := trace.Target{Of: trace.Events, Count: 3_000_000}
	for !tr.Reach(far, 100_000) {
	}
	assert.EqualValues(t, 3_000_000, tr.So().Number)
	there := clone(tr.So())
	for _, n := range []uint64{2_999_999, 1_234_567, 1, 0, 3_000_000} {
		for !tr.Reach(trace.Target{Of: trace.Events, Count: n}, 100_000) {
		}
		assert.Equal(t, n, tr.So().Number)
	}
	assert.Equal(t, there, clone(tr.So()))
}
