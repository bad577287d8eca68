package search

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"edgewise/solver/gallery"
)

// TestRowsAreCutForTheEndOfAPartOnly checks that a search that is handed over again and again,
// and prepares its candidates anew each time, does not use more and more memory.
func TestRowsAreCutForTheEndOfAPartOnly(t *testing.T) {
	e, known := gallery.Find("framed-7x7")
	require.True(t, known)
	s := Compile(e.Document().Puzzle, Options{Mode: Raw}).Search()
	w := s.walker.(*tableWalker)
	whole := len(w.more)
	stand := func(last int32) (goesOn bool) {
		w.seek(s, s.levels[s.depth].look, last)
		return w.states[s.depth].more != 0
	}
	goingOn := 0
	for range 1000 {
		s.Step(7)
		if stand(anyLook) {
			goingOn++
		}
		assert.Len(t, w.more, whole)
	}
	require.Positive(t, goingOn, "some rows go on in further words")
	for tries := 0; !stand(anyLook); tries++ {
		require.Less(t, tries, 1000)
		s.Step(7)
	}
	stand(int32(len(s.plan.looks)) - 1)
	assert.Greater(t, len(w.more), whole)
}
