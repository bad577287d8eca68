package trace_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/puzzle"
	"edgewise/solver/search"
	"edgewise/solver/trace"
)

func TestPathsAreThoseOfAStraightRun(t *testing.T) {
	everyWay(t, func(t *testing.T, w way) {
		straight := []trace.Path{{}}
		nodes := make([]uint64, len(w.Puzzle().Tiles()))
		var lying []trace.Node
		full := uint64(0)
		for _, e := range toEnd(w.trace()) {
			switch e.Kind {
			case trace.Place:
				nodes[e.Depth]++
				lying = append(lying, trace.Node{Nth: nodes[e.Depth], Placed: puzzle.Placement{Cell: e.Cell, Tile: e.Tile, Turn: e.Turn}})
			case trace.Lift:
				lying = lying[:len(lying)-1]
			case trace.Solution:
				full++
			}
			straight = append(straight, trace.Path{Number: e.Number, Nodes: append([]trace.Node(nil), lying...), Full: full})
		}
		tr := w.trace()
		for tr.So().Number < uint64(len(straight))/2 {
			tr.Next()
		}
		here := clone(tr.So())
		for _, stride := range []uint64{1, 64, 7} {
			from := stride / 2
			var told []trace.Path
			for over := false; !over; {
				var more []trace.Path
				more, over = tr.Paths(from, stride, 10, 40)
				require.LessOrEqual(t, len(more), 10)
				told = append(told, more...)
				from += uint64(len(more)) * stride
			}
			var want []trace.Path
			for n := stride / 2; n < uint64(len(straight)); n += stride {
				want = append(want, straight[n])
			}
			require.Equal(t, len(want), len(told), "stride %d", stride)
			for i := range want {
				require.Equal(t, want[i].Number, told[i].Number)
				require.Equal(t, want[i].Full, told[i].Full)
				require.Equal(t, append([]trace.Node{}, want[i].Nodes...), told[i].Nodes, "event %d", told[i].Number)
			}
		}
		assert.Equal(t, here, clone(tr.So()), "the trace itself stays where it is")
	})
}

func TestPathsOfALongSearchAreFew(t *testing.T) {
	words := []string{"grid=6x6", "mates=same", "tiles=" + strings.TrimSuffix(strings.Repeat("abcd.", 36), ".")}
	tr := trace.New(search.Compile(read(t, strings.Join(words, "&")), search.Options{Mode: search.Plain}))
	const stride, most = 10_000, 200
	var told []trace.Path
	for len(told) < most {
		paths, over := tr.Paths(uint64(len(told))*stride, stride, most-len(told), 50_000)
		require.False(t, over)
		assert.LessOrEqual(t, len(paths), 6, "no slice does more than its budget")
		told = append(told, paths...)
	}
	assert.Len(t, told, most)
	for i, path := range told {
		assert.EqualValues(t, i*stride, path.Number)
	}
	// A path asked for again, with another stride, is the same.
	again, _ := tr.Paths(100*stride, 1, 1, 1_000_000)
	require.Len(t, again, 1)
	assert.Equal(t, told[100], again[0])
	assert.Zero(t, tr.So().Number)
}
