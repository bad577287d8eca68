package api

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/search"
)

// TestOneFastPlan: asking about the same puzzle again reuses the plan, whatever number of boards
// the search keeps.
func TestOneFastPlan(t *testing.T) {
	const other = "grid=2x1&mates=same&tiles=AAAA.AAAA"
	a := New()
	planOf := func(text string, mode search.Mode, keep int) *search.Plan {
		on, err := a.planOf(text, mode)
		require.NoError(t, err)
		return on.plan.Keeping(keep)
	}
	first := planOf(hundeSpiel, search.Fast, 0)
	assert.Same(t, first.Puzzle(), planOf(hundeSpiel, search.Fast, 3).Puzzle())
	assert.Equal(t, search.Plain, planOf(hundeSpiel, search.Plain, 0).Mode())
	for _, keep := range []int{0, 1, 2} {
		s := planOf(hundeSpiel, search.Fast, keep).Search()
		s.Step(1 << 20)
		assert.Len(t, s.Boards(), keep)
	}
	assert.Same(t, first.Puzzle(), planOf(hundeSpiel, search.Fast, 0).Puzzle())
	assert.NotEqual(t, first.Digest(), planOf(other, search.Fast, 0).Digest())
}
