package trace_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/search"
	"edgewise/solver/trace"
)

func TestTraceGoesAnywhere(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		states, events := []trace.So{}, []trace.Event{{}}
		straight := w.trace()
		for event, more := (trace.Event{}), true; more; event, more = straight.Next() {
			states, events = append(states, clone(straight.So())), append(events, event)
		}
		events = events[1:] // drops the placeholder of the start
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

// TestTraceTellsTheLastEventAtTheEnd starts from several events and looks in vain for several
// targets.
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
