package trace

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// TestMarksStayFewAndEverywhere checks that, however many moments are added, a few hundred are
// kept, the start among them, with bounded gaps.
func TestMarksStayFewAndEverywhere(t *testing.T) {
	var m marks
	const last = 1_000_000
	for n := uint64(0); n <= last; n++ {
		m.add(moment{number: n})
	}
	assert.LessOrEqual(t, len(m.far), mostFar)
	assert.Greater(t, len(m.far), mostFar/2-1)
	assert.Len(t, m.near, mostNear)
	assert.Zero(t, m.far[0].number)
	for i := 1; i < len(m.far); i++ {
		assert.LessOrEqual(t, m.far[i].number-m.far[i-1].number, uint64(4*last/mostFar))
	}
	for _, n := range []uint64{1, 10, 12_345, 999_000, last - 1} {
		best := m.last(func(at moment) bool { return at.number < n })
		assert.Less(t, best.number, n)
		assert.LessOrEqual(t, n-best.number, uint64(4*last/mostFar))
	}
	near := m.last(func(at moment) bool { return at.number < last-10 })
	assert.EqualValues(t, last-11, near.number, "the last ones are all there")
}
