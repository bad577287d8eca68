package search_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/search"
)

// TestPartsAddUp checks that the parts of a search, however it is sliced, cut, set aside and
// resumed, add up to what one straight run finds.
func TestPartsAddUp(t *testing.T) {
	r := randomSource(3)
	for range fewer(rounds) {
		p := randomPuzzle(r)
		for _, mode := range []search.Mode{search.Fast, search.Raw, search.Plain} {
			plan := search.Compile(p, search.Options{Mode: mode, Keep: 5})
			straight := plan.Search()
			for straight.Total() < 20_000 && !straight.Step(1000) {
			}
			if !straight.Complete() {
				continue
			}
			want := straight.Found()
			got := plan.Job()
			for {
				got.Share(1 + r.IntN(4))
				lease, part, ok := got.Take()
				if !ok {
					break
				}
				if r.IntN(8) == 0 { // the worker is lost
					got.Lost(lease)
					continue
				}
				s := plan.SearchPart(part)
				for range r.IntN(4) {
					s.Step(1 + int64(r.IntN(60)))
				}
				got.Report(lease, s)
			}
			require.True(t, got.Complete())
			found := got.Found()
			assert.Len(t, found.Boards, len(want.Boards))
			assert.Len(t, found.Deepest, len(want.Deepest))
			want.Boards, found.Boards = nil, nil
			want.Deepest, found.Deepest = nil, nil
			require.Equal(t, want, found)
		}
	}
}

// TestSplitAddsUp checks that the parts a search is split into find what the whole finds.
func TestSplitAddsUp(t *testing.T) {
	r := randomSource(4)
	for range fewer(rounds) {
		p := randomPuzzle(r)
		for _, mode := range []search.Mode{search.Fast, search.Raw} {
			plan := search.Compile(p, search.Options{Mode: mode})
			straight := plan.Search()
			for straight.Total() < 20_000 && !straight.Step(1000) {
			}
			if !straight.Complete() {
				continue
			}
			n := 1 + r.IntN(12)
			want, got := straight.Found(), plan.Job().Found()
			for i := range n {
				job := plan.Fraction(i, n)
				for {
					lease, part, ok := job.Take()
					if !ok {
						break
					}
					s := plan.SearchPart(part)
					s.Step(r.Int64N(10_000))
					job.Report(lease, s)
					if !job.Complete() {
						resumed, err := search.Resume(p, job.Save(), search.Options{})
						require.NoError(t, err)
						job = resumed
					}
				}
				index, of, _ := job.Fraction()
				require.Equal(t, []int{i, n}, []int{index, of})
				found := job.Found()
				for depth, nodes := range found.Nodes {
					got.Nodes[depth] += nodes
					got.DeadEnds[depth] += found.DeadEnds[depth]
				}
				for size, solutions := range found.Sizes {
					got.Sizes[size] += solutions
				}
				got.Arrangements += found.Arrangements
				got.Pictures += found.Pictures
				got.Solutions += found.Solutions
			}
			want.Deepest = nil
			require.Equal(t, want, got)
		}
	}
}
